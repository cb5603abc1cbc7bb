// Which cases a command is about.
#pragma once

#include "commands/command_line.hpp"
#include "problem/kit.hpp"

namespace leetjudge {

// Those of --input, --cases, --set and --case, otherwise the problem's own. Throws BadInput for what is not
// there, and for cases that cannot be judged.
std::vector<Case> cases_to_judge(const Problem& problem, const CommandLine& line);

// What --sample leaves of them.
std::vector<Case> sample_of(std::vector<Case> cases, const CommandLine& line);

// The part of these that --shard leaves; that may be none.
std::vector<Case> shard_of(const std::vector<Case>& cases, const CommandLine& line);

// Which of them a page of results shows step by step: those of --replay, otherwise the first that records
// counters, or the first. None where there is no --html, or nothing to watch.
std::vector<std::string> cases_to_replay(const Problem& problem, const std::vector<Case>& cases,
                                         const CommandLine& line);

}  // namespace leetjudge
