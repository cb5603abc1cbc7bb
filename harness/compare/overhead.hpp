// What a solution does outside of its timed calls.
#pragma once

#include <vector>

#include "results/results.hpp"

namespace leetjudge {

// CPU time in each round: of a pass beside its calls, while arguments are copied and answers read, and before
// main. In milliseconds.
struct Beside {
  std::vector<double> calls_ms, main_ms;
};

// What a solution needs more than one that does nothing is added to the times of its passes, and said in its
// note. Where what it does beside its calls is more than a fifth of them, they are no measure of it, and it
// is not timed.
void bill(SolutionResult& result, const Beside& beside, const Beside& empty);

// Says where the measured calls take far less than those that were judged: whatever keeps answers, and hides
// that while it is counted, saves that time.
void compare_with_first_calls(SolutionResult& result);

}  // namespace leetjudge
