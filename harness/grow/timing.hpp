// The time of one call among many, and what the largest inputs take.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "grow/grow.hpp"
#include "run/session.hpp"

namespace leetjudge {

// In milliseconds of processor time, without what reading the input takes; that of the limits where it takes as much.
struct CallTime {
  std::optional<double> ms;
  std::string why_not = {};  // it does not answer
};
CallTime time_of_call(const Host& host, const Problem& problem, const RunLimits& limits, const std::string& input);

// How inputs are timed, and for how long altogether.
struct LargestTiming {
  std::function<CallTime(const std::string& input)> time;
  double limit_ms = 0;
  double most_s = 0;
};

// The worst of what is measured, in the shapes that were worst in each size; where one size grows alone, of what its
// fit tells as well. What took too long at a small size is timed first.
void time_largest(SolutionGrowth& growth, const std::vector<Dimension>& dimensions,
                  const std::vector<LargestInput>& largest, const Constraints& constraints,
                  const LargestTiming& timing);

}  // namespace leetjudge
