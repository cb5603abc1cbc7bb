// Measures solutions side by side, in rounds.
//
// Theory of operation. In each round every solution gets a process of its own, in random order, so that
// neither the machine's mood nor the places where memory happens to lie favour one of them for long. There
// the cases are copied and called in random order (a short case repeated in the same order teaches it to the
// branch predictor), again and again until the whole stands out from the clock's grain; the judge reads the
// process's CPU clock before and after, and nothing but calls happens between. In the first rounds each call
// is timed by itself as well, inside the process, for the figures of single cases.
#pragma once

#include <functional>
#include <optional>

#include "judging/judge.hpp"

namespace leetjudge {

struct MeasureOptions {
  std::uint64_t seed = 1;
  std::optional<std::size_t> rounds;  // as many as fit into `most_s` otherwise, but not fewer than 10
  double most_s = 10;
  JudgeOptions judge;
};

constexpr std::size_t least_rounds = 10;
constexpr std::size_t few_rounds = 3;  // of a solution that takes longer than 2 s for a pass, unless more are wanted

// Called before each measurement.
using OnRound = std::function<void(const std::string& solution, std::size_t round, std::size_t rounds)>;

// Whether it is wrong, and not for want of time.
inline bool failed_otherwise(const CaseResult& one) {
  return !may_be_right(one.status) && one.status != Status::time_limit_exceeded;
}

// Whether a judged solution can be measured; otherwise says in `not_timed` why not. Cases over the time limit
// are left out, for all solutions; any other failure excludes a solution.
bool can_be_timed(SolutionResult& result);

// Fills in what was measured: the rounds of `result`, and times of solutions and cases. A solution whose
// process ends in the middle, or which does not always answer rightly, is measured no further,
// says so in `not_timed` and has that verdict.
void measure(ProblemResult& result, const MeasureOptions& options, const OnRound& on_round);

// Measures the solutions on one input as large as they all answer in time: `largest`, halved as often as that takes.
// How the fastest there stands to the fastest on the cases, "hash is 45 times faster than pairs at nums.length =
// 10,000; 2.9 times slower on the cases". Or which of them fails there. Empty where no such input is drawn, or fewer
// than two solutions were measured.
std::string measure_at_size(const Builder& builder, const ProblemResult& result, const MeasureOptions& options);

}  // namespace leetjudge
