// What is to be judged: problems with some of their cases and solutions.
#pragma once

#include <deque>
#include <vector>

#include "commands/command_line.hpp"
#include "problem/kit.hpp"
#include "results/results.hpp"

namespace leetjudge {

struct Work {
  Problem problem;
  std::vector<Case> cases;  // those of this shard: there may be none
  std::vector<Solution> solutions;
  std::string digest;  // of the cases of all shards, and of the solutions
};

// All that the command line asks for: every problem if it names none; those that cannot be read go to
// `bad_problems`. Throws BadInput if that is nothing.
std::deque<Work> work_to_do(const CommandLine& line, std::vector<std::string>& bad_problems);

// The result of a solution where a shard has no case for it.
SolutionResult nothing_to_judge(const Solution& solution);

}  // namespace leetjudge
