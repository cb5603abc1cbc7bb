#include "judging/session.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <utility>

#include "host/frame.hpp"
#include "judging/host_process.hpp"
#include "sandbox/program.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/wire.hpp"

namespace leetjudge {
namespace {

using Clock = std::chrono::steady_clock;
using Kind = Reply::Kind;

constexpr int patience_after_channel_ms = 2000;
constexpr int patience_to_tell_ms = 500;  // a sanitizer, where the program was
constexpr long most_threads = 1000;
constexpr long most_baseline_kb = 6 << 10;  // an empty host has 3 to 4 MB
constexpr long most_instrumented_baseline_kb = 256 << 10;
constexpr double least_start_ms = 2000;  // what comes before main is not the case's own time

// Takes what became of so many cases apart (host/frame.hpp); false when the bytes are no such thing.
bool take_apart(std::string_view bytes, std::vector<Reply>& replies) {
  Outcome outcome;
  std::string tally;
  for (Reply& one : replies) {
    if (!wire::read(bytes, outcome) || !wire::read(bytes, one.answer) || !wire::read(bytes, tally) ||
        !wire::read(bytes, one.replay))
      return false;
    one.cpu_ms = double(std::max(std::int64_t(0), outcome.nanoseconds)) / 1e6;
    one.remarks = outcome.remarks;
    if (tally.size() == sizeof(Tally)) one.tally = wire::decode<Tally>(tally);
  }
  return bytes.empty();
}

}  // namespace

double idle_limit_ms(const RunLimits& limits) {
  return std::max(limits.cpu_ms / limits.slowdown, std::min(limits.cpu_ms, least_start_ms)) + 1000;
}

Session::Session(const Host& host, const RunLimits& limits)
    : host_(host), limits_(limits), static_bytes_(static_data_bytes(host.program)), nonces_(std::random_device{}()) {}

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
  if (!process_ || !process_->baseline_kb) return;
  const Child& child = process_->child;
  const long peak_kb = child.usage().value_or(Usage{}).peak_resident_kb;
  const long all_kb = std::max(peak_kb, child.peak_resident_kb());
  if (all_kb > 0) memory_kb_ = std::max(memory_kb_.value_or(0), all_kb - process_->baseline_kb);
}

// Whether the process has, or had, more than any limit of the system should have let through.
std::optional<Kind> Session::took_too_much(Reply& reply) const {
  const Child& child = process_->child;
  const std::optional<Usage> usage = child.usage();
  if (!usage) {
    if (child.ends_within(patience_after_channel_ms)) return std::nullopt;
    if (process_->baseline_kb == 0)
      throw JudgeFault("/proc shows nothing of a process that was just started: is it mounted with hidepid?");
    reply.fault = "nothing can be read of the memory that it uses";
    return Kind::forbidden;
  }
  if (usage->threads > most_threads) {
    reply.fault = fmt::format("{} threads at once: more than {} are not allowed", usage->threads, most_threads);
    return Kind::forbidden;
  }
  if (usage->peak_resident_kb > most_resident_kb(host_, limits_.memory_mb, process_->baseline_kb))
    return Kind::out_of_memory;
  return std::nullopt;
}

// Takes in the frames that have come. Something when that decides the exchange.
std::optional<Kind> Session::take_frames(FrameKind wanted, std::uint64_t nonce, Reply& reply) {
  HostProcess& process = *process_;
  while (std::optional<Frame> frame = process.frames.next()) {
    if (frame->kind == FrameKind::fault && !frame->payload.empty() && reply.fault.empty()) {
      reply.fault_kind = FaultKind(frame->payload[0]);
      reply.fault = frame->payload.substr(1);
    } else if (frame->kind == wanted && frame->nonce == nonce) {
      reply.cpu_ms = process.child.cpu_ms() - process.cpu_before_ms;
      reply.answer = std::move(frame->payload);
      process.drain_prints(reply);
      double patience_ms = 0;
      std::optional<Kind> limit = limit_reached(reply, patience_ms);
      if (!limit) limit = took_too_much(reply);
      return limit.value_or(Kind::answered);
    } else {
      return Kind::garbled;
    }
  }
  if (process.frames.broken() == FrameReader::Broken::no) return std::nullopt;
  if (process.frames.broken() == FrameReader::Broken::garbled) return Kind::garbled;
  reply.fault = fmt::format("answered with more than {} kB", limits_.answer_bytes >> 10);
  return Kind::out_of_output;
}

// The limit that the running case has reached, or for how long it cannot reach one.
std::optional<Kind> Session::limit_reached(const Reply& reply, double& patience_ms) const {
  const HostProcess& process = *process_;
  if (reply.standard_output.size() + reply.standard_error.size() > limits_.output_bytes) return Kind::out_of_output;
  if (reply.cpu_ms >= limits_.cpu_ms) return Kind::out_of_cpu_time;
  double idle_ms = std::chrono::duration<double, std::milli>(Clock::now() - process.begin).count() - reply.cpu_ms;
  if (idle_ms >= idle_limit_ms(limits_)) idle_ms -= std::max(0.0, process.waited_ms() - process.waited_before_ms);
  if (idle_ms >= idle_limit_ms(limits_)) return Kind::idle;
  patience_ms = std::min(limits_.cpu_ms - reply.cpu_ms, idle_limit_ms(limits_) - idle_ms);
  return std::nullopt;
}

// Sends `sent` and waits for the frame that is wanted. Returns what ended the wait. The clocks are read before, since
// the host may be done before the judge runs again.
Kind Session::exchange(const std::string& sent, FrameKind wanted, std::uint64_t nonce, Reply& reply) {
  HostProcess& process = *process_;
  process.cpu_before_ms = process.child.cpu_ms();
  process.begin = process.last_look = Clock::now();
  process.frames.set_most(limits_.answer_bytes + (host_.mode == Mode::counted ? most_replay_bytes : 0));
  if (host_.mode == Mode::checked)
    process.child.limit_stack(stack_bytes * (limits_.plain_stack ? 1 : traits_of(host_.mode).stack_factor));
  process.unsent = sent;
  process.sent = 0;
  process.send_some();
  for (int round = 0;; ++round) {
    process.forgive_a_stop();
    if (const auto decided = take_frames(wanted, nonce, reply)) return *decided;
    if (round == 1) process.waited_before_ms = process.waited_ms();  // not for quick answers
    if (const auto much = round > 0 ? took_too_much(reply) : std::nullopt) return *much;
    if (!process.channel_open) return Kind::ended;
    if (interrupted()) return Kind::interrupted;
    reply.cpu_ms = process.child.cpu_ms() - process.cpu_before_ms;
    double patience_ms = 0;
    if (const auto limit = limit_reached(reply, patience_ms)) return *limit;
    process.wait(patience_ms, reply);
  }
}

// Starts a process and waits until it has reached main. reply.kind is `answered` if it has.
void Session::start(Reply& reply) {
  if (static_bytes_ > most_static_bytes(host_, limits_.memory_mb)) {  // the system would only kill it
    reply.kind = Kind::out_of_memory;
    reply.before_main = true;
    reply.fault = fmt::format("its static data alone takes {} MB", static_bytes_ >> 20);
    return;
  }
  process_ = std::make_unique<HostProcess>(host_, limits_, make_socket_pair(), make_pipe(), make_pipe());
  const double cpu_ms = std::exchange(limits_.cpu_ms, std::max(limits_.cpu_ms, least_start_ms));
  reply.kind = exchange("", FrameKind::hello, 0, reply);
  reply.unstarted = reply.kind == Kind::ended;
  if (reply.kind == Kind::idle)  // nothing of the solution runs before
    throw JudgeFault(
        "the program did not start in time: the machine is short of memory or its disk is slow; judge it again");
  if (reply.kind == Kind::answered) {
    // Whatever ran before the host's first code cannot hide more than this.
    const long most_kb = host_.mode == Mode::checked ? most_instrumented_baseline_kb : most_baseline_kb;
    process_->baseline_kb = std::min(process_->child.usage().value_or(Usage{}).resident_kb, most_kb);
    reply.kind = exchange(encode_frame(FrameKind::go, 0, ""), FrameKind::done, 0, reply);
  }
  limits_.cpu_ms = cpu_ms;
  reply.before_main = reply.kind != Kind::answered;
}

// After a case that is not answered: ends the process and learns how it ended.
void Session::finish(Reply& reply) {
  HostProcess& process = *process_;
  note_memory();
  if (reply.kind == Kind::ended && !process.child.ends_within(patience_after_channel_ms)) {
    reply.kind = Kind::garbled;  // it closed the channel and goes on
  }
  const bool late = reply.kind == Kind::out_of_cpu_time || reply.kind == Kind::idle;
  if (late && host_.mode == Mode::checked) process.child.abort_within(patience_to_tell_ms);
  if (reply.kind != Kind::ended) process.child.kill();
  reply.ending = process.child.wait();
  if (reply.unstarted && !std::filesystem::exists(host_.program)) throw JudgeFault(host_.program.string() + " is gone");
  note_memory();
  reply.cpu_ms = process.child.cpu_ms() - process.cpu_before_ms;
  process.drain_prints(reply);
  const bool killed = reply.kind == Kind::ended && reply.ending.by_signal && reply.ending.code == SIGKILL;
  const bool for_memory = killed && killed_for_memory() > process.killed_before;
  process_.reset();
  if (for_memory) throw JudgeFault("the system killed the program, as it does where memory is short; judge it again");
}

Reply Session::ask(std::uint32_t actions, const std::vector<std::string_view>& cases, const std::vector<int>& order) {
  Reply reply;
  if (!process_) start(reply);
  if (reply.kind == Kind::answered) {
    const std::uint64_t nonce = nonces_();
    reply.kind = exchange(encode_frame(FrameKind::run, nonce, encode_request({actions}, cases, order)), FrameKind::done,
                          nonce, reply);
  }
  if (reply.kind != Kind::answered && process_) finish(reply);
  return reply;
}

Reply Session::run(std::string_view input, bool replay) {
  Reply all = ask(Request::judge | (replay ? Request::replay : 0u), {input});
  if (all.kind != Kind::answered) return all;
  std::vector<Reply> one(1);
  if (!take_apart(all.answer, one)) {
    all.kind = Kind::garbled;
    stop();
    return all;
  }
  all.answer = std::move(one[0].answer);
  all.tally = one[0].tally;
  all.replay = std::move(one[0].replay);
  all.cpu_ms = one[0].cpu_ms;
  all.remarks = one[0].remarks;
  return all;
}

std::vector<Reply> Session::run_batch(const std::vector<std::string_view>& inputs) {
  Reply all = ask(Request::judge, inputs);
  std::vector<Reply> replies(inputs.size());
  if (all.kind != Kind::answered || !take_apart(all.answer, replies) || !all.standard_output.empty() ||
      !all.standard_error.empty()) {
    stop();
    return {};
  }
  return replies;
}

}  // namespace leetjudge
