// Compares results with those of an earlier run: what became worse.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "results/results.hpp"

namespace leetjudge {

// Each a sentence: "37. Sudoku Solver, scan, case inkala: undos 49498 → 49600".
struct Baseline {
  // A verdict or a counter became worse, or the time, where that counts; or a result is lacking.
  std::vector<std::string> regressions;
  std::vector<std::string> improvements;  // the other way round
  std::vector<std::string> slower;        // times that are longer beyond doubt, where that does not count
  std::vector<std::string> unknown;       // what fails, and is not in the baseline
  std::vector<std::string> notes;         // what could not be compared
  std::size_t compared = 0;               // results of a solution on a case that are in both
  bool any_counter = false;               // was compared
  bool counters_compared = true;          // all that the baseline has
  bool times_compared = true;             // of all solutions
  bool slower_unknown = false;            // a time was to be told, of a solution that is right in both, and is not
};

struct BaselineOptions {
  // A ratio that the whole 95 % interval of now / before has to exceed; without it longer times are told and do not
  // count.
  std::optional<double> fail_slower = {};
  // What was asked for: of each all that there are, or only those that the run holds. What was asked for
  // and is not there is lacking.
  bool every_problem = true, every_solution = true, every_case = true;
};

// Times are compared, by their intervals, where both runs measured them in rounds, on the same processor. Steps
// and times count where both had the same compiler. What failed in its checks is no better
// where they are not made now. A case that was not run is not lacking, but its solution's verdict counts.
Baseline compare_with_baseline(const Report& now, const Report& before, const BaselineOptions& options);

// All of it, for people; `name` is the file that was compared with.
std::string baseline_text(const Baseline& baseline, const std::string& name);

}  // namespace leetjudge
