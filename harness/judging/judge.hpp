// Judges one solution on some cases of one problem.
#pragma once

#include <cmath>
#include <functional>
#include <optional>
#include <vector>

#include "compile/builder.hpp"
#include "results/results.hpp"

namespace leetjudge {

struct JudgeOptions {
  enum class Counting {
    recorded,  // cases that record counters
    all,
    none,
  };
  Counting counting = Counting::recorded;
  enum class Check {
    none,
    crashes,        // only the cases that crash, to find the line
    within_budget,  // all, as far as most_checked_ms go
    all,
  };
  Check check = Check::none;           // with sanitizers, beside a plain run (judging/checking.hpp)
  double most_checked_ms = 5000;       // CPU time, and idling, of all checks of a solution
  bool fresh = false;                  // a process of its own for every case
  std::size_t most_timeouts = 10;      // after so many cases over the time limit the others are not run
  double most_counting_ms = HUGE_VAL;  // CPU time, and idling, of counting a solution; what is left is not counted
  // Called once with what the plain run came to, before checks and counters.
  std::function<void(const SolutionResult& so_far)> plain_verdict = {};
  bool warnings = false;                     // note those of the compiler
  bool every_expected = false;               // the right answer also for cases that were answered rightly
  bool count_later_calls = false;            // note when they do much less than the first: something was kept
  std::vector<std::string> replays = {};     // of cases of these names, where they are counted
  std::optional<double> time_limit_ms = {};  // for each case
  std::optional<long> memory_limit_mb = {};
};

// How a reference is judged: under the problem's limits.
inline JudgeOptions reference_options() { return {.counting = JudgeOptions::Counting::none, .most_timeouts = 1}; }

// Called after every case that was run or counted.
using CaseDone = std::function<void()>;

// Internal Error stands for whatever is the judge's own fault; only BadInput is thrown, BadCase for one that does not
// fit the types of the problem's stub, which only a host could tell. Once interrupted() (util/interrupt.hpp) what is
// left is not run.
SolutionResult judge_solution(
    const Builder& builder, const Problem& problem, const SharedCases& cases, const Solution& solution,
    const JudgeOptions& options, const CaseDone& done = [] {});

// How often CaseDone is called when all goes well.
std::size_t runs_expected(const Problem& problem, const std::vector<Case>& cases, const JudgeOptions& options);

// The programs that judge_solution() will want of the solution, whatever happens.
std::vector<Mode> modes_needed(const Problem& problem, const std::vector<Case>& cases, const JudgeOptions& options);

}  // namespace leetjudge
