#include "verdict/limits.hpp"

#include <algorithm>

namespace leetjudge {
namespace {

constexpr std::size_t least_answer_bytes = 4 << 20;
constexpr std::size_t answer_factor = 16;

}  // namespace

RunLimits limits_of(const Case& test, const JudgeOptions& options, Mode mode) {
  RunLimits limits;
  const ModeTraits& traits = traits_of(mode);
  limits.cpu_ms =
      std::max(options.time_limit_ms.value_or(test.limits.time_ms) * traits.time_factor, traits.least_time_ms);
  limits.memory_mb = options.memory_limit_mb.value_or(test.limits.memory_mb);
  limits.answer_bytes = least_answer_bytes + answer_factor * (test.input.size() + test.expected.value_or("").size());
  return limits;
}

}  // namespace leetjudge
