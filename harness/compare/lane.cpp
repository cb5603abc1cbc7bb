#include "compare/lane.hpp"

#include <algorithm>

#include "host/wire.hpp"
#include "util/format.hpp"
#include "verdict/verdict.hpp"

namespace leetjudge {
namespace {

// More calls than that at a time would fill the caches with copies.
constexpr std::size_t most_calls = 4096;
constexpr long room_for_copies_mb = 512;
constexpr double least_limit_ms = 1e6;
constexpr double limit_factor = 1000;
constexpr std::size_t most_printed = 256 << 20;

// Beyond what one call may take: they are many, and were in time when they were judged.
RunLimits limits_for_many(RunLimits limits) {
  limits.cpu_ms = std::max(limits.cpu_ms * limit_factor, least_limit_ms);
  limits.memory_mb += room_for_copies_mb;
  limits.output_bytes = most_printed;
  limits.answer_bytes = std::max(limits.answer_bytes, most_calls * sizeof(long long) + 64);
  return limits;
}

template <class F>
void in_parts(const Order& order, F each) {
  for (std::size_t begin = 0; begin < order.size(); begin += most_calls) {
    const std::size_t end = std::min(begin + most_calls, order.size());
    each(Order(order.begin() + long(begin), order.begin() + long(end)));
  }
}

}  // namespace

Lane::Lane(const Host& host, const RunLimits& limits, const Isolation& isolation,
           const std::string& arguments, const std::vector<std::string>& answers)
    : limits_(limits_for_many(limits)), session_(host, limits_, isolation), answers_(answers) {
  ask(FrameKind::keep, arguments);
}

Reply Lane::ask(FrameKind kind, std::string_view payload) {
  Reply reply = session_.ask(kind, payload);
  if (reply.kind == Reply::Kind::answered) return reply;
  if (reply.kind == Reply::Kind::interrupted) throw LaneInterrupted();
  const Verdict verdict = verdict_of(reply, Problem{}, Case{}, limits_);
  throw LaneEnded(
      format("{} when it was called many times: {}", status_message(verdict.status), verdict.reason));
}

void Lane::arrange(const Order& part) {
  ask(FrameKind::arrange, wire::encode(part));
}

void Lane::check(const Order& part) {
  std::uint64_t expected = wire::no_digest;
  for (const int index : part) expected = wire::digest(answers_[std::size_t(index)], expected);
  const Reply reply = ask(FrameKind::digest, "");
  differently_ = differently_ || wire::decode<std::uint64_t>(reply.answer) != expected;
}

double Lane::measure(const Order& order) {
  double sum_ms = 0;
  in_parts(order, [&](const Order& part) {
    arrange(part);
    sum_ms += ask(FrameKind::measure, "").cpu_ms;
    check(part);
  });
  return sum_ms;
}

Lane::Clocked Lane::clock(const Order& order, bool cpu_clock) {
  Clocked clocked;
  in_parts(order, [&](const Order& part) {
    arrange(part);
    const Reply reply = ask(FrameKind::clock, wire::encode(cpu_clock));
    clocked.all_ms += reply.cpu_ms;
    std::vector<long long> times = wire::decode<std::vector<long long>>(reply.answer);
    times.resize(part.size());
    for (const long long nanoseconds : times)
      clocked.each_us.push_back(double(std::max(0ll, nanoseconds)) / 1000);
    check(part);
  });
  return clocked;
}

}  // namespace leetjudge
