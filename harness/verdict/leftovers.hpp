// Solutions that depend on what earlier cases left behind: global and static variables.
#pragma once

#include <string>
#include <vector>

#include "cases/problem.hpp"
#include "compile/host.hpp"
#include "verdict/judge.hpp"

namespace leetjudge {

// What there is to say; mostly nothing. `results` are those of all cases in one process, of which the first
// that fails is run once more by itself; with options.fresh they are those of a process for each, and all are
// run once more in one.
std::string note_on_leftovers(const Host& host, const Problem& problem,
                              const std::vector<CaseResult>& results, const JudgeOptions& options);

}  // namespace leetjudge
