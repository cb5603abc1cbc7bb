// Solutions side by side, for people: tables that text, Markdown and HTML have in common.
#pragma once

#include <string>
#include <vector>

#include "report/grid.hpp"
#include "report/report.hpp"

namespace leetjudge {

Table standings_table(const ProblemResult& problem);   // one row a solution, the last column its sentence
Table counters_table(const ProblemResult& problem);    // nothing but a title line where nothing was counted
Table case_times_table(const ProblemResult& problem);  // the same for a single case

// "37. Sudoku Solver: 5 solutions, 6 cases, 20 rounds, seed 1"
std::string comparison_title(const ProblemResult& problem);
// What the figures are, with units, and where they come from.
std::string comparison_legend(const ProblemResult& problem, const Report& report);

// All of this as text, with remarks and failures.
std::string render_comparison(const Report& report, const TableStyle& style);

std::string time_text(double us);  // "2.31 µs", "76.2 ms"

}  // namespace leetjudge
