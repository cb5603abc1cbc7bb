#include "run/host_process.hpp"

#include <poll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "run/host_setup.hpp"

namespace leetjudge {
namespace {

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

}  // namespace

HostProcess::HostProcess(const Host& host, const RunLimits& limits, DescriptorPair channel_ends,
                         DescriptorPair output_ends, DescriptorPair error_ends)
    : channel(std::move(channel_ends.first)),
      output(std::move(output_ends.first)),
      error(std::move(error_ends.first)),
      child(host_setup(host, limits.memory_mb, channel_ends.second.get(), output_ends.second.get(),
                       error_ends.second.get())) {}

void HostProcess::wait(double patience_ms, Reply& reply) {
  const short sending = unsent.empty() ? 0 : POLLOUT;
  pollfd waiting[3] = {
      {channel.get(), short(POLLIN | sending), 0}, {output.get(), POLLIN, 0}, {error.get(), POLLIN, 0}};
  if (poll(waiting, 3, std::clamp(int(patience_ms + 1), 1, longest_poll_ms)) <= 0) return;
  if (waiting[1].revents && !drain(output.get(), reply.standard_output)) output.close();
  if (waiting[2].revents && !drain(error.get(), reply.standard_error)) error.close();
  if (waiting[0].revents & ~POLLOUT) {
    std::string bytes;
    channel_open = drain(channel.get(), bytes);
    if (channel_open && bytes.empty()) frames.refuse();  // out-of-band data: nothing that could be read
    frames.add(bytes);
  }
  if (waiting[0].revents & POLLOUT) send_some();
}

void HostProcess::send_some() {
  const ssize_t sent = send(channel.get(), unsent.data(), unsent.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  if (sent > 0) unsent.erase(0, std::size_t(sent));
  if (sent < 0 && errno != EAGAIN && errno != EINTR) unsent.clear();  // it will be found to have ended
}

void HostProcess::drain_prints(Reply& reply) {
  drain_available(output.get(), reply.standard_output);
  drain_available(error.get(), reply.standard_error);
}

double HostProcess::waited_ms() const {
  return child.waited_for_processor_ms() + this_thread_waited_for_processor_ms();
}

}  // namespace leetjudge
