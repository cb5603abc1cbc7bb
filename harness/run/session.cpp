#include "run/session.hpp"

#include <poll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>

#include "util/error.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t largest_frame = 64 << 20;
constexpr long stack_bytes = 64l << 20;
constexpr int patience_after_channel_ms = 2000;

ChildSetup setup_for(const Host& host, const RunLimits& limits, int channel, int output, int error) {
  ChildSetup setup;
  setup.arguments = {host.program};
  setup.standard_output = output;
  setup.standard_error = error;
  setup.extra = channel;
  setup.folder = "/";
  setup.limits.stack_bytes = stack_bytes;
  setup.limits.file_bytes = 0;
  if (host.mode == Mode::checked) {  // its shadow memory is larger than any limit
    setup.environment = {
        format("ASAN_OPTIONS=detect_leaks=0:symbolize=0:allocator_may_return_null=0:hard_rss_limit_mb={}",
               limits.memory_mb * 4)};
  } else {
    setup.limits.data_bytes = limits.memory_mb << 20;
  }
  return setup;
}

// Reads what there is into `text`. False at the end of the stream.
bool drain(int descriptor, std::string& text) {
  char buffer[65536];
  const ssize_t count = read(descriptor, buffer, sizeof buffer);
  if (count > 0) text.append(buffer, std::size_t(count));
  return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN));
}

// Reads what is in the pipe at this moment, without waiting.
void drain_available(int descriptor, std::string& text) {
  int available = 0;
  while (ioctl(descriptor, FIONREAD, &available) == 0 && available > 0 && drain(descriptor, text)) {
  }
}

bool send_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = send(descriptor, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    bytes.remove_prefix(std::size_t(sent));
  }
  return true;
}

}  // namespace

double wall_limit_ms(const RunLimits& limits) {
  return 3 * limits.cpu_ms + 1000;
}

struct Session::Process {
  Process(const Host& host, const RunLimits& limits, DescriptorPair channel_ends, DescriptorPair output_ends,
          DescriptorPair error_ends)
      : channel(std::move(channel_ends.first)),
        output(std::move(output_ends.first)),
        error(std::move(error_ends.first)),
        child(setup_for(host, limits, channel_ends.second.get(), output_ends.second.get(),
                        error_ends.second.get())) {
    // A host that does not read must not hold up the judge.
    const timeval patience{time_t(wall_limit_ms(limits) / 1000) + 1, 0};
    setsockopt(channel.get(), SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  }

  Descriptor channel, output, error;
  FrameReader frames{largest_frame};
  Child child;
  long baseline_kb = 0;
  double cpu_before_ms = 0;  // when the wait began
};

Session::Session(const Host& host, const RunLimits& limits)
    : host_(host), limits_(limits), nonces_(std::random_device{}()) {}

Session::~Session() = default;

void Session::stop() {
  note_memory();
  process_.reset();
}

std::optional<long> Session::memory_kb() {
  note_memory();
  return memory_kb_;
}

void Session::note_memory() {
  const long peak_kb = process_ ? process_->child.peak_resident_kb() : 0;
  if (peak_kb > 0) memory_kb_ = std::max({memory_kb_.value_or(0), peak_kb - process_->baseline_kb});
}

// Waits for the frame that is wanted, collects prints and what else the host sends on the way into `reply`,
// and sets reply.kind to what ended the wait.
void Session::wait_for(FrameKind wanted, std::uint64_t nonce, Reply& reply) {
  Process& process = *process_;
  process.cpu_before_ms = process.child.cpu_ms();
  const auto begin = Clock::now();
  bool output_open = true;
  bool error_open = true;
  bool channel_open = true;
  for (;;) {
    while (std::optional<Frame> frame = process.frames.next()) {
      if (frame->kind == FrameKind::fault) {
        reply.fault = frame->payload;
        note_memory();
        send_all(process.channel.get(), encode_frame(FrameKind::go, 0, ""));
      } else if (frame->kind == FrameKind::counters && frame->nonce == nonce &&
                 frame->payload.size() == sizeof(Tally)) {
        std::memcpy(&reply.tally.emplace(), frame->payload.data(), sizeof(Tally));
      } else if (frame->kind == wanted && frame->nonce == nonce) {
        reply.cpu_ms = process.child.cpu_ms() - process.cpu_before_ms;
        reply.answer = std::move(frame->payload);
        reply.kind = reply.cpu_ms > limits_.cpu_ms ? Reply::Kind::out_of_cpu_time : Reply::Kind::answered;
        drain_available(process.output.get(), reply.standard_output);
        drain_available(process.error.get(), reply.standard_error);
        if (reply.standard_output.size() + reply.standard_error.size() > limits_.output_bytes) {
          reply.kind = Reply::Kind::out_of_output;
        }
        return;
      } else {
        reply.kind = Reply::Kind::garbled;
        return;
      }
    }
    if (process.frames.garbled()) {
      reply.kind = Reply::Kind::garbled;
      return;
    }
    if (!channel_open) {  // the process has ended or closed its end, which comes to the same
      drain_available(process.output.get(), reply.standard_output);
      drain_available(process.error.get(), reply.standard_error);
      reply.kind = Reply::Kind::ended;
      return;
    }
    reply.cpu_ms = process.child.cpu_ms() - process.cpu_before_ms;
    const double wall_ms = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
    if (reply.cpu_ms >= limits_.cpu_ms || wall_ms >= wall_limit_ms(limits_)) {
      reply.kind =
          reply.cpu_ms >= limits_.cpu_ms ? Reply::Kind::out_of_cpu_time : Reply::Kind::out_of_wall_time;
      return;
    }
    if (reply.standard_output.size() + reply.standard_error.size() > limits_.output_bytes) {
      reply.kind = Reply::Kind::out_of_output;
      return;
    }
    pollfd waiting[3] = {{process.channel.get(), POLLIN, 0},
                         {output_open ? process.output.get() : -1, POLLIN, 0},
                         {error_open ? process.error.get() : -1, POLLIN, 0}};
    const double patience = std::min(limits_.cpu_ms - reply.cpu_ms, wall_limit_ms(limits_) - wall_ms);
    if (poll(waiting, 3, std::max(1, int(patience + 1))) <= 0) continue;
    if (waiting[1].revents) output_open = drain(process.output.get(), reply.standard_output);
    if (waiting[2].revents) error_open = drain(process.error.get(), reply.standard_error);
    if (waiting[0].revents) {
      std::string bytes;
      channel_open = drain(process.channel.get(), bytes);
      process.frames.add(bytes);
    }
  }
}

// Starts a process and waits until it has reached main. reply.kind is `answered` if it has.
void Session::start(Reply& reply) {
  process_ = std::make_unique<Process>(host_, limits_, make_socket_pair(), make_pipe(), make_pipe());
  reply.before_main = true;
  wait_for(FrameKind::hello, 0, reply);
  if (reply.kind != Reply::Kind::answered) return;
  process_->baseline_kb = process_->child.resident_kb();
  if (!send_all(process_->channel.get(), encode_frame(FrameKind::go, 0, ""))) {
    reply.kind = Reply::Kind::ended;
    return;
  }
  wait_for(FrameKind::ready, 0, reply);
  reply.before_main = reply.kind != Reply::Kind::answered;
}

Reply Session::run(std::string_view input) {
  Reply reply;
  reply.kind = Reply::Kind::answered;
  if (!process_) start(reply);
  if (reply.kind == Reply::Kind::answered) {
    const std::uint64_t nonce = nonces_();
    if (send_all(process_->channel.get(), encode_frame(FrameKind::request, nonce, input))) {
      wait_for(FrameKind::answer, nonce, reply);
    } else {
      reply.kind = Reply::Kind::ended;
    }
  }
  if (reply.kind != Reply::Kind::answered) {
    note_memory();
    if (reply.kind == Reply::Kind::ended && !process_->child.ends_within(patience_after_channel_ms)) {
      reply.kind = Reply::Kind::garbled;  // it closed the channel and goes on
    }
    if (reply.kind != Reply::Kind::ended) process_->child.kill();
    reply.ending = process_->child.wait();
    reply.cpu_ms = process_->child.cpu_ms() - process_->cpu_before_ms;
    if (reply.kind == Reply::Kind::ended) drain_available(process_->error.get(), reply.standard_error);
    process_.reset();
  }
  return reply;
}

}  // namespace leetjudge
