// Cases in processes of a host, under their limits.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "judging/judge.hpp"
#include "judging/session.hpp"
#include "judging/verdict.hpp"

namespace leetjudge {

// The case's own or the user's, and larger for the modes that slow a solution down.
RunLimits limits_of(const Case& test, const JudgeOptions& options, Mode mode);

// What becomes of the last of `cases` when all of them are run in a new process, in this order.
Status rerun(const Host& host, const Problem& problem, const std::vector<const Case*>& cases,
             const JudgeOptions& options);

// How long it took to judge the cases up to `index`, in milliseconds, with the way there and back.
double judging_ms(const std::vector<CaseResult>& results, std::size_t index);

// The cases that ran in one process with the one at `index`, up to that one.
std::vector<const Case*> cases_up_to(const std::vector<CaseResult>& results, std::size_t index,
                                     const JudgeOptions& options);

// Why its input does not fit, "input: nums[2]: not an int", or nothing. `reference` runs a host that was built from
// the stub (Builder::reference): what another says of its input is not believed. Where the judge adds something to
// the calls (inputs/rules.hpp, Hidden), that has to take the input as well.
std::optional<std::string> misfit(Session& reference, const Problem& problem, const Case& test);

}  // namespace leetjudge
