#include <algorithm>
#include <chrono>
#include <set>

#include "compare/timed_process.hpp"
#include "grow/parts.hpp"
#include "judging/verdict.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int times_timed = 3;
constexpr double short_ms = 100;
constexpr double timed_ms = 2;  // together, of calls that are so short
constexpr double most_timed_calls = 1000;

// "nums.length 3000 (small elements)"
std::string in_shape(const std::string& sizes, const std::string& shape) {
  return shape == input_shapes().front().words ? sizes : fmt::format("{} ({})", sizes, shape);
}

}  // namespace

CallTime time_of_call(const Host& host, const Problem& problem, const RunLimits& limits, const std::string& input) {
  const Case test{.input = input};
  const Reply once = Session(host, limits).run(input);
  if (once.kind == Reply::Kind::out_of_cpu_time || once.kind == Reply::Kind::idle) return {limits.cpu_ms};
  if (once.kind != Reply::Kind::answered) return {{}, verdict_of(once, problem, test, limits).reason};
  const std::vector<std::string> answers = {once.answer};
  const TimedCases cases{&problem, {&test}, input.size()};
  const auto calls = std::size_t(std::clamp(timed_ms / std::max(once.cpu_ms, 1e-4), 1.0, most_timed_calls));
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

void time_largest(SolutionGrowth& growth, const std::vector<LargestInput>& largest, const Constraints& constraints,
                  const std::function<CallTime(const std::string&)>& time, double limit_ms, double most_s) {
  const auto begin = Clock::now();
  const double far_over_ms = limit_ms * Growth::far_over;
  if (!growth.slow_input.empty() && time(growth.slow_input).ms.value_or(0) < limit_ms)
    growth.slow_input.clear();  // the counting alone took so long
  if (largest.empty() || !growth.slow_input.empty()) return;
  growth.largest = largest.front().words;
  std::set<std::string> shapes = {input_shapes().front().words, growth.slow_shape};
  for (const DimensionGrowth& one : growth.dimensions) shapes.insert(one.shape);
  std::optional<double> measured;
  for (const LargestInput& one : largest) {
    for (const InputShape& shape : input_shapes()) {
      const bool long_enough = std::chrono::duration<double>(Clock::now() - begin).count() > most_s;
      if (measured.value_or(0) >= far_over_ms || (measured && long_enough)) break;
      const auto input = shapes.contains(shape.words) ? shaped(shape, one.input, constraints) : std::nullopt;
      if (!input) continue;
      const CallTime taken = time(*input);
      if (!taken.ms && growth.unanswered.empty() && &one == &largest.front())
        growth.unanswered = fmt::format("at {} ({}): does not answer: {}", one.words, shape.words, taken.why_not);
      if (!taken.ms || *taken.ms <= measured.value_or(-1)) continue;
      measured = taken.ms;
      growth.largest = in_shape(one.words, shape.words);
    }
  }
  // The largest size of a series may be as slow, in a shape that the largest inputs did not take.
  for (const DimensionGrowth& one : growth.dimensions) {
    const GrowthPoint& last = one.points.back();
    if (!measured || last.ms.value_or(0) <= *measured) continue;
    measured = last.ms;
    growth.largest = in_shape(fmt::format("{} {:.0f}", one.size, last.size), last.shape);
  }
  growth.most_ms = measured;
}

}  // namespace leetjudge
