// Counts what a solution does on the cases that it answered, in a host that is compiled for it.
#pragma once

#include <string>

#include "compile/builder.hpp"
#include "verdict/judge.hpp"

namespace leetjudge {

bool wants_counting(const Problem& problem, const Case& test, const JudgeOptions& options);

// Fills in counters and replays of the answered cases of `result`. An accepted case of a shipped solution
// whose counters differ from the recorded ones becomes Count Changed. Returns what there is to say; mostly
// nothing.
std::string count_answered(const Builder& builder, const Problem& problem, const JudgeOptions& options,
                           const CaseDone& done, SolutionResult& result);

}  // namespace leetjudge
