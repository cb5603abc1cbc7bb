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

constexpr double near_predicted = 1.5;
constexpr int times_timed = 3;
constexpr double short_ms = 100;
constexpr double timed_ms = 2;  // together, of calls that are so short
constexpr double most_timed_calls = 1000;

// At a size beyond the last, by its fit.
std::optional<double> predicted_ms(const DimensionGrowth& one, double size) {
  const GrowthPoint& last = one.points.back();
  if (!one.steps.told || last.ms.value_or(0) <= 0) return std::nullopt;
  const auto work = [&](double at) { return std::max(1e-9, one.steps.value_at(at) * (one.each_call ? at : 1)); };
  return *last.ms * work(size) / work(last.size);
}

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
  const bool alone = largest.front().sizes.size() == 1;
  std::optional<double> predicted;
  if (alone && growth.dimensions.size() == 1) {
    const DimensionGrowth& only = growth.dimensions.front();
    const double size = largest.front().sizes.begin()->second;
    predicted = predicted_ms(only, size);
    if (only.bytes.told) growth.largest_bytes = only.bytes.value_at(size);
  }
  const bool hopeless = predicted.value_or(0) > far_over_ms;
  std::set<std::string> shapes = {input_shapes().front().words, growth.slow_shape};
  for (const DimensionGrowth& one : growth.dimensions) shapes.insert(one.shape);
  std::optional<double> measured;
  for (const LargestInput& one : largest) {
    for (const InputShape& shape : input_shapes()) {
      const bool long_enough = std::chrono::duration<double>(Clock::now() - begin).count() > most_s;
      if (hopeless || measured.value_or(0) >= far_over_ms || (measured && long_enough)) break;
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
  bool timed_already = false;  // the largest input, where one size grows alone
  for (const DimensionGrowth& one : growth.dimensions) {
    const GrowthPoint& last = one.points.back();
    timed_already = timed_already || (alone && last.ms && last.size >= largest.front().sizes.begin()->second &&
                                      one.size == largest.front().sizes.begin()->first);
    if (!last.ms || !(measured || timed_already) || *last.ms <= measured.value_or(-1)) continue;
    measured = last.ms;
    growth.largest = in_shape(fmt::format("{} {:.0f}", one.size, last.size), last.shape);
  }
  growth.measured = measured && (!predicted || timed_already || *measured * near_predicted > *predicted);
  if (growth.measured || growth.unanswered.empty()) growth.most_ms = growth.measured ? measured : predicted;
  if (!growth.measured && predicted) growth.largest = in_shape(largest.front().words, growth.dimensions.front().shape);
}

}  // namespace leetjudge
