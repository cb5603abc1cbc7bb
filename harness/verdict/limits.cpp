#include "verdict/limits.hpp"

#include <algorithm>

namespace leetjudge {
namespace {

constexpr double traced_time_factor = 20;  // tracing slows a solution down some ten times
constexpr double traced_time_least_ms = 20000;
constexpr double checked_time_factor = 20;
constexpr double valgrind_time_factor = 60;  // valgrind: some thirty times
constexpr std::size_t least_answer_bytes = 4 << 20;
constexpr std::size_t answer_factor = 16;

}  // namespace

RunLimits limits_of(const Case& test, const JudgeOptions& options, Mode mode) {
  RunLimits limits;
  limits.cpu_ms = options.time_limit_ms.value_or(test.limits.time_ms) * time_factor(mode);
  limits.memory_mb = options.memory_limit_mb.value_or(test.limits.memory_mb);
  limits.answer_bytes = least_answer_bytes + answer_factor * (test.input.size() + test.expected.value_or("").size());
  if (counted(mode)) limits.cpu_ms = std::max(limits.cpu_ms, traced_time_least_ms);
  return limits;
}

double time_factor(Mode mode) {
  if (sanitized(mode)) return checked_time_factor;
  if (counted(mode)) return traced_time_factor;
  return mode == Mode::valgrind ? valgrind_time_factor : 1;
}

}  // namespace leetjudge
