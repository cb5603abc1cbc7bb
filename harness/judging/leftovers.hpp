// Failures that do not come again when the case is run by itself: what is behind them.
#pragma once

#include <string>
#include <vector>

#include "compile/builder.hpp"
#include "judging/judge.hpp"

namespace leetjudge {

// What there is to say; mostly nothing. `results` are those of all cases in one process, of which the first
// wrong or crashed one is run again by itself and in its place, several times: it is not deterministic, or
// reads what was never set, or depends on what other cases left behind. What brings it about again is noted
// in its result. Nothing where each had a process of its own (options.fresh).
std::string note_on_leftovers(const Builder& builder, const Host& host, const Problem& problem,
                              const Solution& solution, std::vector<CaseResult>& results, const JudgeOptions& options);

}  // namespace leetjudge
