// Judges the same several times, and says what is not the same each time.
#pragma once

#include <functional>

#include "results/results.hpp"

namespace leetjudge {

// The result of the first judging in which the solution failed, otherwise of the first, with a note on all of
// them: "flaky: Accepted in 19 of 20; leetcode-example: Wrong Answer in 1". Ends with a judging that came to
// nothing (Compile Error, Internal Error), and when interrupted (util/interrupt.hpp).
SolutionResult judge_repeatedly(std::size_t times, const std::function<SolutionResult()>& judge_once);

}  // namespace leetjudge
