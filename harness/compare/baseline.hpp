// Compares results with those of an earlier run: what became worse.
#pragma once

#include <string>
#include <vector>

#include "results/results.hpp"

namespace leetjudge {

// Each a sentence: "37. Sudoku Solver, scan, case inkala: undos 49498 → 49600".
struct Baseline {
  std::vector<std::string> regressions;   // a verdict or a counter became worse, or a solution is gone
  std::vector<std::string> improvements;  // the other way round
  std::vector<std::string> unknown;       // what fails, and is not in the baseline
  std::vector<std::string> notes;         // what could not be compared
  std::size_t compared = 0;               // results of a solution on a case that are in both
  bool any_counter = false;               // was compared
  bool counters_compared = true;          // all that the baseline has
};

struct BaselineOptions {
  // Whether all that there are were asked for: one that the baseline has is gone then.
  bool every_problem = true, every_solution = true;
};

// Steps count where both runs had the same compiler. A case that was not run says nothing, but its solution's verdict
// counts.
Baseline compare_with_baseline(const Report& now, const Report& before, const BaselineOptions& options);

// All of it, for people; `name` is the file that was compared with.
std::string baseline_text(const Baseline& baseline, const std::string& name);

}  // namespace leetjudge
