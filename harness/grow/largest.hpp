// What the largest inputs take.
#pragma once

#include <functional>
#include <vector>

#include "grow/call_time.hpp"
#include "grow/grow.hpp"
#include "problem/largest_input.hpp"

namespace leetjudge {

// How inputs are timed, and for how long altogether.
struct LargestTiming {
  std::function<CallTime(const std::string& input)> time;
  double limit_ms = 0;
  double most_s = 0;
};

// The worst of what is measured, in the shapes that were worst in each size; where one size grows alone, of what its
// fit tells as well. What took too long at a small size is timed first.
void time_largest(SolutionGrowth& growth, const std::vector<Dimension>& dimensions,
                  const std::vector<LargestInput>& largest, const Problem& problem, const Constraints& constraints,
                  const LargestTiming& timing);

}  // namespace leetjudge
