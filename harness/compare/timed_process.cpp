#include "compare/timed_process.hpp"

#include <algorithm>
#include <functional>

#include "judging/verdict.hpp"
#include "util/format.hpp"
#include "util/wire.hpp"

namespace leetjudge {
namespace {

// More calls than that at a time would fill the caches with copies, or the memory.
constexpr std::size_t most_calls = 4096;
constexpr std::size_t most_copied_bytes = 16 << 20;  // as they travel; a few times as much in memory
constexpr long room_for_copies_mb = 512;
constexpr long memory_factor = 8;  // of what the arguments take as they travel
constexpr std::size_t most_printed = 64 << 20;
constexpr std::size_t most_answer_bytes = 256 << 20;  // of one part
// How long many calls may take: what one took when it was judged, and much more.
constexpr double slack_factor = 50;
constexpr double slack_ms = 5000;

RunLimits limits_for_many(RunLimits limits, std::size_t argument_bytes) {
  limits.memory_mb += room_for_copies_mb + memory_factor * long(argument_bytes >> 20);
  limits.output_bytes = most_printed;
  limits.answer_bytes = most_answer_bytes;
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

TimedProcess::TimedProcess(const Host& host, const RunLimits& limits, double call_ms, const TimedCases& cases,
                           const std::vector<std::string>& answers)
    : limits_(limits_for_many(limits, cases.bytes)),
      call_ms_(call_ms),
      most_calls_(calls_at_a_time(cases.bytes, cases.all.size())),
      session_(host, limits_),
      cases_(cases),
      answers_(answers) {
  allow(cases.all.size());
  std::vector<std::string_view> inputs;
  for (const Case* one : cases.all) inputs.push_back(one->input);
  ask(Request::keep, inputs);
}

// For what is asked next: so many calls.
void TimedProcess::allow(std::size_t calls) {
  limits_.cpu_ms = slack_ms + slack_factor * call_ms_ * double(calls);
  session_.set_limits(limits_);
}

Reply TimedProcess::ask(std::uint32_t actions, const std::vector<std::string_view>& cases, const Order& order) {
  Reply reply = session_.ask(actions, cases, order);
  if (reply.kind == Reply::Kind::answered) return reply;
  const Verdict verdict = verdict_of(reply, Problem{}, Case{}, limits_);
  throw TimedProcessEnded(verdict.status, fmt::format("{} when it was called many times: {}",
                                                      status_message(verdict.status), verdict.reason));
}

// No call that was timed may be wrong. Other answers than when it was judged may be right as well: each is judged,
// once.
void TimedProcess::check(const Order& part) {
  const Reply reply = ask(Request::show);
  std::string_view bytes = reply.answer;
  for (const int index : part) {
    Reply one;
    if (!wire::read(bytes, one.answer)) one.kind = Reply::Kind::garbled;
    const bool as_judged = one.kind == Reply::Kind::answered && one.answer == answers_[std::size_t(index)];
    const std::pair answer(index, std::hash<std::string>()(one.answer));
    if (as_judged || right_.contains(answer)) continue;
    const Case& test = *cases_.all[std::size_t(index)];
    const Verdict verdict = verdict_of(one, *cases_.problem, test, limits_);
    if (!may_be_right(verdict.status))
      throw TimedProcessEnded(verdict.status, fmt::format("{} when it was called many times (case {}: {})",
                                                          status_message(verdict.status), test.name, verdict.reason));
    right_.insert(answer);
  }
}

TimedProcess::Took TimedProcess::call(const Order& order, std::uint32_t how) {
  Took took;
  for (std::size_t begin = 0; begin < order.size(); begin += most_calls_) {
    const std::size_t end = std::min(begin + most_calls_, order.size());
    const Order part(order.begin() + long(begin), order.begin() + long(end));
    allow(part.size());
    ask(Request::arrange, {}, part);
    const Reply reply = ask(how);
    took.calls_ms += reply.cpu_ms;
    for (const long long nanoseconds : numbers_in(reply, how == Request::call ? 0 : part.size()))
      took.each_us.push_back(double(std::max(0ll, nanoseconds)) / 1000);
    check(part);
  }
  return took;
}

}  // namespace leetjudge
