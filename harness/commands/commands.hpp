// The verbs of the command line. Each returns the exit status: 0 all is well, 1 a solution was not accepted,
// 2 the judge could not judge; and throws BadInput or JudgeFault, which come to 2 as well.
#pragma once

#include "commands/command_line.hpp"

namespace leetjudge {

int run(const CommandLine& line);
int compare(const CommandLine& line);
int merge(const CommandLine& line);
int cases(const CommandLine& line);
int solve(const CommandLine& line);
int list(const CommandLine& line);
int new_solution(const CommandLine& line);
int watch(const CommandLine& line);
int stress(const CommandLine& line);
int generate(const CommandLine& line);
int debug(const CommandLine& line);
int completion(const CommandLine& line);
int complete(const CommandLine& line);

}  // namespace leetjudge
