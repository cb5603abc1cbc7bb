// Counts what a solution does on the cases that it answered, in a host that is compiled for it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "compile/builder.hpp"
#include "judging/judge.hpp"

namespace leetjudge {

bool wants_counting(const Problem& problem, const Case& test, const JudgeOptions& options);

struct CaseCount {
  std::optional<Counters> counters;
  std::optional<Replay> replay;
  std::string changed;  // how an accepted case of a shipped solution differs from its recorded counters
};

struct CountResult {
  std::vector<CaseCount> cases;  // for each of `judged`
  std::string note;              // what there is to say; mostly nothing
};

// Counts the answered cases of `judged`. `counted` is called after each.
CountResult count_answered(const Builder& builder, const Problem& problem, const JudgeOptions& options,
                           const SolutionResult& judged, const std::function<void()>& counted);

}  // namespace leetjudge
