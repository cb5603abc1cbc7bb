#include "grow/call_time.hpp"

#include <algorithm>

#include "compare/timed_process.hpp"
#include "verdict/verdict.hpp"

namespace leetjudge {
namespace {

constexpr int times_timed = 3;
constexpr double short_ms = 100;
constexpr double timed_ms = 2;  // together, of calls that are so short
constexpr double most_calls = 1000;

}  // namespace

CallTime time_of_call(const Host& host, const Problem& problem, const RunLimits& limits, const std::string& input) {
  Case test;
  test.input = input;
  const Reply once = Session(host, limits).run(input);
  if (once.kind == Reply::Kind::out_of_cpu_time || once.kind == Reply::Kind::idle) return {limits.cpu_ms};
  if (once.kind != Reply::Kind::answered) return {{}, verdict_of(once, problem, test, limits).reason};
  const std::vector<std::string> answers = {once.answer};
  const TimedCases cases{&problem, {&test}, input.size()};
  const auto calls = std::size_t(std::clamp(timed_ms / std::max(once.cpu_ms, 1e-4), 1.0, most_calls));
  try {
    TimedProcess process(host, limits, once.cpu_ms, cases, answers);
    std::optional<double> least;
    for (int i = 0; i < times_timed; ++i) {
      const double ms = process.measure(Order(calls, 0)) / double(calls);
      least = std::min(least.value_or(ms), ms);
      if (ms > short_ms) break;
    }
    return {least};
  } catch (const TimedProcessEnded&) {
    return {once.cpu_ms};
  }
}

}  // namespace leetjudge
