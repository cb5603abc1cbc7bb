#include "judging/host_process.hpp"

#include <poll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "util/format.hpp"
#include "util/wire.hpp"

namespace leetjudge {
namespace {

constexpr long room_for_host_bytes = 4l << 20;   // what an empty host has beside the solution
constexpr long address_space_bytes = 64l << 30;  // bounds what page tables take
constexpr long descriptors = 64;
constexpr long most_filled = 64l << 20;  // of one allocation
// Of frames that are gone, what AddressSanitizer keeps: 2 to the power of that, in bytes. Where all of it is in use,
// deep in a recursion, it looks through all of it for each frame.
constexpr int gone_frames_log = 18;
constexpr long most_shared_kb = 32 << 10;  // libraries

// A counted host has static data for its replay.
long room_to_record_bytes(const Host& host) { return host.mode == Mode::counted ? 2 * long(replay_bytes) : 0; }

// Reads what there is into `text`, which may be nothing. False at the end of the stream.
bool drain(int descriptor, std::string& text) {
  char buffer[65536];
  const ssize_t count = read(descriptor, buffer, sizeof buffer);
  if (count > 0) text.append(buffer, std::size_t(count));
  return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN));
}

// Reads what is in the pipe at this moment; whoever else reads there may take of it.
void drain_available(int descriptor, std::string& text) {
  int available = 0;
  if (ioctl(descriptor, FIONREAD, &available) != 0) return;
  const std::size_t wanted = text.size() + std::size_t(available);
  for (std::size_t before = text.size() + 1; text.size() < wanted && text.size() != before;) {
    before = text.size();
    if (!drain(descriptor, text)) return;
  }
}

// What a frame of that kind may hold; less than nothing for what is no kind, or none that a host sends.
std::int64_t most_in(FrameKind kind, std::size_t most_asked_for) {
  switch (kind) {
    case FrameKind::hello: return 0;
    case FrameKind::fault: return longest_fault;
    case FrameKind::done: return std::int64_t(most_asked_for);
    default: return -1;
  }
}

}  // namespace

ChildSetup host_setup(const Host& host, long memory_mb, int channel, int output, int error) {
  ChildSetup setup;
  setup.arguments = {host.program};
  setup.standard_output = output;
  setup.standard_error = error;
  setup.extra = channel;
  setup.folder = "/";
  setup.limits.stack_bytes = stack_bytes * traits_of(host.mode).stack_factor;
  setup.limits.file_bytes = 0;
  setup.limits.descriptors = descriptors;
  setup.trust = Trust::solution;
  if (host.mode == Mode::checked) {  // its shadow memory is larger than any limit
    setup.reach.own_proc = true;
    setup.fixed_addresses = true;
    setup.environment = {
        fmt::format("ASAN_OPTIONS=detect_leaks=0:symbolize=0:handle_abort=1:detect_stack_use_after_return=1:"
                    "max_uar_stack_size_log={}:exitcode={}:hard_rss_limit_mb={}:max_malloc_fill_size={}:"
                    "malloc_fill_byte={}",
                    gone_frames_log, exit_of_sanitizers, memory_mb * traits_of(host.mode).memory_factor, most_filled,
                    host.heap_fill)};
  } else {
    setup.limits.data_bytes = (memory_mb << 20) + room_for_host_bytes + room_to_record_bytes(host);
    setup.limits.space_bytes = address_space_bytes;
  }
  return setup;
}

long most_resident_kb(const Host& host, long memory_mb, long baseline_kb) {
  if (host.mode == Mode::checked) return (memory_mb * traits_of(host.mode).memory_factor + 256) << 10;
  if (host.mode == Mode::plain && baseline_kb > 0) return baseline_kb + (memory_mb << 10) + (room_for_host_bytes >> 10);
  return (memory_mb << 10) + ((stack_bytes + room_for_host_bytes) >> 10) + most_shared_kb;
}

long most_static_bytes(const Host& host, long memory_mb) {
  return (memory_mb << 20) * traits_of(host.mode).memory_factor + room_to_record_bytes(host);
}

std::string encode_frame(FrameKind kind, std::uint64_t nonce, std::string_view payload) {
  std::string bytes = wire::encode(FrameHeader{kind, std::uint32_t(payload.size()), nonce});
  bytes += payload;
  return bytes;
}

std::string encode_request(const Request& request, const std::vector<std::string_view>& cases,
                           const std::vector<int>& order) {
  std::string bytes = wire::encode(request);
  if (request.actions & Request::arrange) wire::write(bytes, order);
  wire::write(bytes, int(cases.size()));
  for (const std::string_view one : cases) wire::write(bytes, std::string(one));
  return bytes;
}

std::optional<Frame> FrameReader::next() {
  FrameHeader header;
  std::string_view bytes = bytes_;
  if (broken_ != Broken::no || !wire::read(bytes, header)) return std::nullopt;
  if (header.size > most_in(header.kind, most_)) {
    broken_ = header.kind == FrameKind::done ? Broken::too_large : Broken::garbled;
    return std::nullopt;
  }
  if (bytes.size() < header.size) return std::nullopt;
  Frame frame{header.kind, header.nonce, std::string(bytes.substr(0, header.size))};
  bytes_.erase(0, sizeof header + header.size);
  return frame;
}

HostProcess::HostProcess(const Host& host, const RunLimits& limits, DescriptorPair channel_ends,
                         DescriptorPair output_ends, DescriptorPair error_ends)
    : channel(std::move(channel_ends.first)),
      output(std::move(output_ends.first)),
      error(std::move(error_ends.first)),
      child(host_setup(host, limits.memory_mb, channel_ends.second.get(), output_ends.second.get(),
                       error_ends.second.get())) {}

void HostProcess::wait(double patience_ms, Reply& reply) {
  const short sending = unsent.size() == sent ? 0 : POLLOUT;
  pollfd waiting[3] = {
      {channel.get(), short(POLLIN | sending), 0}, {output.get(), POLLIN, 0}, {error.get(), POLLIN, 0}};
  if (poll(waiting, 3, int(std::clamp(patience_ms + 1, 1.0, double(longest_poll_ms)))) <= 0) return;
  if (waiting[1].revents && !drain(output.get(), reply.standard_output)) output.close();
  if (waiting[2].revents && !drain(error.get(), reply.standard_error)) error.close();
  if (waiting[0].revents & ~POLLOUT) {
    std::string bytes;
    channel_open = drain(channel.get(), bytes);
    if (channel_open && bytes.empty()) frames.give_up();  // out-of-band data: nothing that could be read
    frames.add(bytes);
  }
  if (waiting[0].revents & POLLOUT) send_some();
}

void HostProcess::send_some() {
  const ssize_t now = send(channel.get(), unsent.data() + sent, unsent.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
  if (now > 0) sent += std::size_t(now);
  if (now < 0 && errno != EAGAIN && errno != EINTR) sent = unsent.size();  // it will be found to have ended
}

void HostProcess::drain_prints(Reply& reply) {
  drain_available(output.get(), reply.standard_output);
  drain_available(error.get(), reply.standard_error);
}

void HostProcess::forgive_a_stop() {
  constexpr std::chrono::milliseconds longest(10 * longest_poll_ms);
  const auto now = std::chrono::steady_clock::now();
  if (now - last_look > longest) begin += now - last_look;
  last_look = now;
}

double HostProcess::waited_ms() const {
  return waited_for_processor_ms(child.pid()) + this_thread_waited_for_processor_ms();
}

}  // namespace leetjudge
