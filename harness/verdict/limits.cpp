#include "verdict/limits.hpp"

#include <algorithm>

namespace leetjudge {
namespace {

constexpr double traced_time_factor = 20;  // tracing slows a solution down some ten times
constexpr double traced_time_least_ms = 20000;
constexpr double checked_time_factor = 4;
constexpr double watched_time_factor = 60;  // valgrind: some thirty times

}  // namespace

RunLimits limits_of(const Case& test, const JudgeOptions& options, Mode mode) {
  RunLimits limits;
  limits.cpu_ms = options.time_limit_ms.value_or(test.limits.time_ms);
  limits.memory_mb = options.memory_limit_mb.value_or(test.limits.memory_mb);
  switch (mode) {
    case Mode::fast:
      break;
    case Mode::checked:
      limits.cpu_ms *= checked_time_factor;
      break;
    case Mode::watched:
      limits.cpu_ms *= watched_time_factor;
      break;
    case Mode::traced:
      limits.cpu_ms = std::max(traced_time_least_ms, traced_time_factor * limits.cpu_ms);
      break;
  }
  return limits;
}

}  // namespace leetjudge
