// Runs cases once more, to see whether they come out as before.
#pragma once

#include <cstddef>
#include <vector>

#include "compile/host.hpp"
#include "verdict/judge.hpp"
#include "verdict/verdict.hpp"

namespace leetjudge {

// What becomes of the last of `cases` when all of them are run in a new process, in this order.
Status rerun(const Host& host, const Problem& problem, const std::vector<const Case*>& cases,
             const JudgeOptions& options);

// How long it took to judge the cases up to `index`, in milliseconds, with the way there and back.
double judging_ms(const std::vector<CaseResult>& results, std::size_t index);

// The cases that ran in one process with the one at `index`, up to that one.
std::vector<const Case*> cases_up_to(const std::vector<CaseResult>& results, std::size_t index,
                                     const JudgeOptions& options);

}  // namespace leetjudge
