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
#include <utility>

#include "run/host_setup.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Clock = std::chrono::steady_clock;
using Kind = Reply::Kind;

constexpr int patience_after_channel_ms = 2000;
constexpr int longest_poll_ms = 100;        // memory is looked at as often
constexpr long most_baseline_kb = 6 << 10;  // an empty host has 3 to 4 MB
constexpr long most_instrumented_baseline_kb = 256 << 10;
constexpr double least_start_ms = 2000;  // what comes before main is not the case's own time

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
  if (ioctl(descriptor, FIONREAD, &available) != 0) return;
  for (const std::size_t wanted = text.size() + std::size_t(available); text.size() < wanted;) {
    if (!drain(descriptor, text)) return;
  }
}

}  // namespace

double idle_limit_ms(const RunLimits& limits) {
  return limits.cpu_ms + 1000;
}

struct Session::Process {
  Process(const Host& host, const RunLimits& limits, const Isolation& isolation, DescriptorPair channel_ends,
          DescriptorPair output_ends, DescriptorPair error_ends)
      : channel(std::move(channel_ends.first)),
        output(std::move(output_ends.first)),
        error(std::move(error_ends.first)),
        child(host_setup(host, limits.memory_mb, isolation, channel_ends.second.get(),
                         output_ends.second.get(), error_ends.second.get())) {}

  void drain_prints(Reply& reply) {
    drain_available(output.get(), reply.standard_output);
    drain_available(error.get(), reply.standard_error);
  }

  // Waits for something to come, for `patience_ms` at most, and reads it; sends what is left to send.
  void wait(double patience_ms, Reply& reply) {
    const short sending = unsent.empty() ? 0 : POLLOUT;
    pollfd waiting[3] = {
        {channel.get(), short(POLLIN | sending), 0}, {output.get(), POLLIN, 0}, {error.get(), POLLIN, 0}};
    if (poll(waiting, 3, std::clamp(int(patience_ms + 1), 1, longest_poll_ms)) <= 0) return;
    if (waiting[1].revents && !drain(output.get(), reply.standard_output)) output.close();
    if (waiting[2].revents && !drain(error.get(), reply.standard_error)) error.close();
    if (waiting[0].revents & ~POLLOUT) {
      std::string bytes;
      channel_open = drain(channel.get(), bytes);
      frames.add(bytes);
    }
    if (waiting[0].revents & POLLOUT) send_some();
  }

  // As much as the channel takes: a host that does not read cannot hold up the judge.
  void send_some() {
    const ssize_t sent = send(channel.get(), unsent.data(), unsent.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent > 0) unsent.erase(0, std::size_t(sent));
    if (sent < 0 && errno != EAGAIN && errno != EINTR) unsent.clear();  // it will be found to have ended
  }

  // Time in which the process could not go on for want of a processor: its own, or the judge's, which then
  // does not read what it prints.
  double waited_ms() const { return child.waited_for_processor_ms() + this_thread_waited_for_processor_ms(); }

  Descriptor channel, output, error;
  FrameReader frames{0};
  std::string unsent;
  Child child;
  bool channel_open = true;
  bool fault_heard = false;
  long baseline_kb = 0;
  double cpu_before_ms = 0;     // the clocks when the exchange began
  double waited_before_ms = 0;  // for a processor
  Clock::time_point begin;
};

Session::Session(const Host& host, const RunLimits& limits, const Isolation& isolation)
    : host_(host),
      limits_(limits),
      isolation_(isolation),
      static_bytes_(static_data_bytes(host.program)),
      nonces_(std::random_device{}()) {}

Session::~Session() = default;

void Session::set_limits(const RunLimits& limits) {
  if (limits.memory_mb != limits_.memory_mb) stop();
  limits_ = limits;
}

void Session::stop() {
  note_memory();
  process_.reset();
}

std::optional<long> Session::memory_kb() {
  note_memory();
  return memory_kb_;
}

void Session::note_memory() {
  const long peak_kb = process_ && process_->baseline_kb ? process_->child.peak_resident_kb() : 0;
  if (peak_kb > 0) memory_kb_ = std::max(memory_kb_.value_or(0), peak_kb - process_->baseline_kb);
}

// Takes in the frames that have come. True when that decides the exchange: reply.kind says how.
bool Session::take_frames(FrameKind wanted, std::uint64_t nonce, Reply& reply) {
  Process& process = *process_;
  while (std::optional<Frame> frame = process.frames.next()) {
    if (frame->kind == FrameKind::fault && !process.fault_heard) {
      process.fault_heard = true;
      reply.fault = frame->payload;
      note_memory();
      process.unsent += encode_frame(FrameKind::go, 0, "");
    } else if (frame->kind == FrameKind::counters && frame->nonce == nonce &&
               frame->payload.size() == sizeof(Tally)) {
      std::memcpy(&reply.tally.emplace(), frame->payload.data(), sizeof(Tally));
    } else if (frame->kind == FrameKind::note && host_.mode == Mode::filled) {
      reply.note = std::move(frame->payload);
    } else if (frame->kind == FrameKind::replay && frame->nonce == nonce) {
      reply.replay = std::move(frame->payload);
    } else if (frame->kind == wanted && frame->nonce == nonce) {
      reply.cpu_ms = process.child.cpu_ms() - process.cpu_before_ms;
      reply.answer = std::move(frame->payload);
      process.drain_prints(reply);
      double patience_ms = 0;
      reply.kind = limit_reached(reply, patience_ms).value_or(Kind::answered);
      return true;
    } else {
      reply.kind = Kind::garbled;
      return true;
    }
  }
  if (process.frames.broken() == FrameReader::Broken::no) return false;
  const bool too_large = process.frames.broken() == FrameReader::Broken::too_large;
  reply.kind = too_large ? Kind::out_of_output : Kind::garbled;
  if (too_large) reply.fault = fmt::format("answered with more than {} kB", limits_.answer_bytes >> 10);
  return true;
}

// The limit that the running case has reached, or for how long it cannot reach one.
std::optional<Kind> Session::limit_reached(const Reply& reply, double& patience_ms) const {
  const Process& process = *process_;
  if (reply.standard_output.size() + reply.standard_error.size() > limits_.output_bytes)
    return Kind::out_of_output;
  if (reply.cpu_ms >= limits_.cpu_ms) return Kind::out_of_cpu_time;
  double idle_ms =
      std::chrono::duration<double, std::milli>(Clock::now() - process.begin).count() - reply.cpu_ms;
  if (idle_ms >= idle_limit_ms(limits_))
    idle_ms -= std::max(0.0, process.waited_ms() - process.waited_before_ms);
  if (idle_ms >= idle_limit_ms(limits_)) return Kind::idle;
  patience_ms = std::min(limits_.cpu_ms - reply.cpu_ms, idle_limit_ms(limits_) - idle_ms);
  return std::nullopt;
}

// Sends `sent` and waits for the frame that is wanted; reply.kind says what ended the wait. The clocks are
// read before, since the host may be done before the judge runs again.
void Session::exchange(const std::string& sent, FrameKind wanted, std::uint64_t nonce, Reply& reply) {
  Process& process = *process_;
  process.cpu_before_ms = process.child.cpu_ms();
  process.begin = Clock::now();
  process.frames.set_most(limits_.answer_bytes);
  process.unsent = sent;
  process.send_some();
  for (int round = 0; !take_frames(wanted, nonce, reply); ++round) {
    if (round == 1) process.waited_before_ms = process.waited_ms();  // not for quick answers
    if (round > 0 && process.child.resident_kb() > most_resident_kb(host_, limits_.memory_mb)) {
      reply.kind = Kind::out_of_memory;
      return;
    }
    if (!process.channel_open || interrupted()) {
      reply.kind = process.channel_open ? Kind::interrupted : Kind::ended;
      return;
    }
    reply.cpu_ms = process.child.cpu_ms() - process.cpu_before_ms;
    double patience_ms = 0;
    if (const std::optional<Kind> limit = limit_reached(reply, patience_ms)) {
      reply.kind = *limit;
      return;
    }
    process.wait(patience_ms, reply);
  }
}

// Before a process that has not said a word is blamed on the solution: could it be started?
void Session::refuse_unstartable() {
  if (!process_->child.is_ending(patience_after_channel_ms)) return;
  process_->child.wait();
  std::string why;
  if (process_->child.executed() && can_start(host_, isolation_, why)) return;
  throw JudgeFault(fmt::format("{} cannot be run here ({}): {}", host_.program.string(),
                               isolation_words(isolation_), escape_binary(trim(why))));
}

// Starts a process and waits until it has reached main. reply.kind is `answered` if it has.
void Session::start(Reply& reply) {
  if (static_bytes_ > most_static_bytes(host_, limits_.memory_mb)) {  // the system would only kill it
    reply.kind = Kind::out_of_memory;
    reply.before_main = true;
    reply.fault = fmt::format("its static data alone takes {} MB", static_bytes_ >> 20);
    return;
  }
  process_ =
      std::make_unique<Process>(host_, limits_, isolation_, make_socket_pair(), make_pipe(), make_pipe());
  const double cpu_ms = std::exchange(limits_.cpu_ms, std::max(limits_.cpu_ms, least_start_ms));
  exchange("", FrameKind::hello, 0, reply);
  if (reply.kind == Kind::ended) refuse_unstartable();
  if (reply.kind == Kind::answered) initialise(reply);
  limits_.cpu_ms = cpu_ms;
  reply.before_main = reply.kind != Kind::answered;
}

// From the host's first code to main.
void Session::initialise(Reply& reply) {
  // Whatever ran before the host's first code cannot hide more than this.
  const bool plain = host_.mode == Mode::plain || host_.mode == Mode::traced;
  const long most_kb = plain ? most_baseline_kb : most_instrumented_baseline_kb;
  process_->baseline_kb = std::min(process_->child.resident_kb(), most_kb);
  exchange(encode_frame(FrameKind::go, 0, ""), FrameKind::ready, 0, reply);
}

// After a case that is not answered: ends the process and learns how it ended.
void Session::finish(Reply& reply) {
  Process& process = *process_;
  note_memory();
  if (reply.kind == Kind::ended && !process.child.is_ending(patience_after_channel_ms)) {
    reply.kind = Kind::garbled;  // it closed the channel and goes on
  }
  if (reply.kind != Kind::ended) process.child.kill();
  reply.ending = process.child.wait();
  reply.cpu_ms = process.child.cpu_ms() - process.cpu_before_ms;
  process.drain_prints(reply);
  process_.reset();
}

Reply Session::ask(FrameKind kind, std::string_view payload) {
  Reply reply;
  if (!process_) start(reply);
  if (reply.kind == Kind::answered) {
    const std::uint64_t nonce = nonces_();
    exchange(encode_frame(kind, nonce, payload), FrameKind::answer, nonce, reply);
  }
  if (reply.kind != Kind::answered && process_) finish(reply);
  return reply;
}

}  // namespace leetjudge
