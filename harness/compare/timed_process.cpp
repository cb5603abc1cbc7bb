#include "compare/timed_process.hpp"

#include <algorithm>

#include "util/format.hpp"
#include "util/wire.hpp"
#include "verdict/verdict.hpp"

namespace leetjudge {
namespace {

// More calls than that at a time would fill the caches with copies, or the memory.
constexpr std::size_t most_calls = 4096;
constexpr std::size_t most_copied_bytes = 16 << 20;  // as they travel; a few times as much in memory
constexpr long room_for_copies_mb = 512;
constexpr long memory_factor = 8;  // of what the arguments take as they travel
constexpr std::size_t most_printed = 64 << 20;
constexpr std::size_t sampled = 2;          // of each part, whatever the digest says
constexpr double clock_reading_ms = 0.005;  // at most, where it traps
constexpr double clock_factor = 4;
constexpr std::size_t most_looked_at = 1000;  // of the other answers in one part
// How long many calls may take: what one took when it was judged, and much more.
constexpr double slack_factor = 50;
constexpr double slack_ms = 5000;

RunLimits limits_for_many(RunLimits limits, std::size_t argument_bytes) {
  limits.memory_mb += room_for_copies_mb + memory_factor * long(argument_bytes >> 20);
  limits.output_bytes = most_printed;
  limits.answer_bytes = std::max(limits.answer_bytes, most_calls * sizeof(long long) + 64);
  return limits;
}

std::size_t calls_at_a_time(std::size_t argument_bytes, std::size_t cases) {
  const std::size_t bytes_each = argument_bytes / std::max<std::size_t>(1, cases) + 1;
  return std::clamp<std::size_t>(most_copied_bytes / bytes_each, 1, most_calls);
}

// So many of them, whatever the reply was.
std::vector<long long> numbers_in(const Reply& reply, std::size_t count) {
  std::vector<long long> numbers;
  if (reply.answer.size() <= sizeof(std::uint32_t) + count * sizeof(long long))
    numbers = wire::decode<std::vector<long long>>(reply.answer);
  numbers.resize(count);
  return numbers;
}

}  // namespace

TimedProcess::TimedProcess(const Host& host, const RunLimits& limits, double call_ms, const Isolation& isolation,
                           const TimedCases& cases, const std::vector<std::string>& answers)
    : limits_(limits_for_many(limits, cases.bytes)),
      call_ms_(call_ms),
      most_calls_(calls_at_a_time(cases.bytes, cases.all.size())),
      session_(host, limits_, isolation),
      cases_(cases),
      answers_(answers) {
  allow(cases.all.size());
  std::string inputs = wire::encode(int(cases.all.size()));
  for (const Case* one : cases.all) wire::write(inputs, one->input);
  ask(FrameKind::keep, inputs);
}

// For what is asked next: so many calls.
void TimedProcess::allow(std::size_t calls) {
  limits_.cpu_ms = slack_ms + slack_factor * call_ms_ * double(calls);
  session_.set_limits(limits_);
}

Reply TimedProcess::ask(FrameKind kind, std::string_view payload) {
  Reply reply = session_.ask(kind, payload);
  if (reply.kind == Reply::Kind::answered) return reply;
  if (reply.kind == Reply::Kind::interrupted) throw TimingInterrupted();
  const Verdict verdict = verdict_of(reply, Problem{}, Case{}, limits_);
  throw TimedProcessEnded(verdict.status, fmt::format("{} when it was called many times: {}",
                                                      status_message(verdict.status), verdict.reason));
}

void TimedProcess::check(const Order& part) {
  std::uint64_t expected = wire::no_digest;
  for (const int index : part) expected = wire::digest(answers_[std::size_t(index)], expected);
  const Reply reply = ask(FrameKind::digest, "");
  if (wire::decode<std::uint64_t>(reply.answer) != expected) look_closer(part);
  for (std::size_t i = 0; i < sampled; ++i) look_at(part, chance_() % part.size());
}

// Other answers than when it was judged may be right as well: each is judged.
void TimedProcess::look_closer(const Order& part) {
  looked_closer_ = true;
  const std::vector<long long> digests = numbers_in(ask(FrameKind::digests, ""), part.size());
  std::size_t looked_at = 0;
  for (std::size_t i = 0; i < part.size() && looked_at < most_looked_at; ++i) {
    const std::string& judged = answers_[std::size_t(part[i])];
    const bool same = std::uint64_t(digests[i]) == wire::digest(judged);
    if (same || right_.contains({part[i], digests[i]})) continue;
    ++looked_at;
    const double before_ms = session_.cpu_ms();
    if (look_at(part, i) != std::uint64_t(digests[i]))
      throw TimedProcessEnded(Status::wrong_answer, "its answers change while they are read");
    shown_ms_ += session_.cpu_ms() - before_ms;
    right_.insert({part[i], digests[i]});
  }
}

// The judge reads and judges one answer; returns its digest.
std::uint64_t TimedProcess::look_at(const Order& part, std::size_t index) {
  const Case& test = *cases_.all[std::size_t(part[index])];
  const Reply shown = ask(FrameKind::show, wire::encode(int(index)));
  if (shown.answer == answers_[std::size_t(part[index])]) return wire::digest(shown.answer);
  const Verdict verdict = verdict_of(shown, *cases_.problem, test, limits_);
  if (!may_be_right(verdict.status))
    throw TimedProcessEnded(verdict.status, fmt::format("{} when it was called many times (case {}: {})",
                                                        status_message(verdict.status), test.name, verdict.reason));
  return wire::digest(shown.answer);
}

// `calls` makes the calls of a part, and returns their CPU time.
template <class F>
TimedProcess::Took TimedProcess::take(const Order& order, F calls) {
  Took took;
  for (std::size_t begin = 0; begin < order.size(); begin += most_calls_) {
    const std::size_t end = std::min(begin + most_calls_, order.size());
    const Order part(order.begin() + long(begin), order.begin() + long(end));
    allow(part.size());
    const double before_ms = session_.cpu_ms();
    shown_ms_ = 0;
    ask(FrameKind::arrange, wire::encode(part));
    const double calls_ms = calls(part);
    check(part);
    took.calls_ms += calls_ms;
    took.besides_ms += session_.cpu_ms() - before_ms - calls_ms - shown_ms_;
  }
  return took;
}

TimedProcess::Took TimedProcess::measure(const Order& order) {
  return take(order, [&](const Order&) { return ask(FrameKind::measure, "").cpu_ms; });
}

double TimedProcess::besides_ms(const Order& order, bool closer) {
  std::string all = wire::encode(int(answers_.size()));
  for (const std::string& answer : answers_) wire::write(all, answer);
  ask(FrameKind::answers, all);
  const auto nothing = [&](const Order&) {
    if (closer) ask(FrameKind::digests, "");
    return 0.0;
  };
  return take(order, nothing).besides_ms;
}

TimedProcess::Took TimedProcess::clock(const Order& order, bool cpu_clock) {
  std::vector<double> each_us;
  Took took = take(order, [&](const Order& part) {
    const Reply reply = ask(FrameKind::clock, wire::encode(cpu_clock));
    for (const long long nanoseconds : numbers_in(reply, part.size()))
      each_us.push_back(double(std::max(0ll, nanoseconds)) / 1000);
    return reply.cpu_ms;
  });
  double sum_ms = 0;
  for (const double one : each_us) sum_ms += one / 1000 + clock_reading_ms;
  if (sum_ms * clock_factor >= took.calls_ms) took.each_us = std::move(each_us);
  return took;
}

}  // namespace leetjudge
