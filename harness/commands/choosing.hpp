// Which cases a command is about.
#pragma once

#include "cases/kit.hpp"
#include "commands/command_line.hpp"

namespace leetjudge {

// Those of --input, --cases, --set and --case, otherwise the problem's own. Throws BadInput for what is not
// there, and for cases that cannot be judged.
std::vector<Case> cases_to_judge(const Problem& problem, const CommandLine& line);

}  // namespace leetjudge
