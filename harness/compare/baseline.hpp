// Compares results with those of an earlier run: what became worse.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "verdict/results.hpp"

namespace leetjudge {

// Each a sentence: "37. Sudoku Solver, scan, case inkala: undos 49498 → 49600".
struct Baseline {
  std::vector<std::string>
      regressions;  // a verdict or a counter became worse, or the time, where that counts
  std::vector<std::string> improvements;  // the other way round
  std::vector<std::string> notes;         // what could not be compared
  std::size_t compared = 0;               // results of a solution on a case that are in both
};

// Times only count where both runs measured them in rounds, and only with `fail_slower`: a ratio that the
// whole 95 % interval of now / before has to exceed. Reads, writes, calls and depth are compared where both
// had the same compiler.
Baseline compare_with_baseline(const Report& now, const Report& before, std::optional<double> fail_slower);

// All of it, for people; `name` is the file that was compared with.
std::string baseline_text(const Baseline& baseline, const std::string& name);

}  // namespace leetjudge
