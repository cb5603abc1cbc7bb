// Tables that text, Markdown and HTML have in common: of verdicts, and of solutions side by side.
#pragma once

#include <string>
#include <vector>

#include "report/plain_text.hpp"
#include "report/report.hpp"

namespace leetjudge {

Table verdicts_table(const Report& report, const TableStyle& style = {});  // one row a solution

// How solutions stand, the last column a sentence; what was counted, where something was; and the times of single cases
// where there are several.
std::vector<Table> comparison_tables(const ProblemResult& problem);

// "37. Sudoku Solver: 5 solutions, 6 cases, 20 rounds, seed 1"
std::string comparison_title(const ProblemResult& problem);
// What the figures are, with units, and where they come from.
std::string comparison_legend(const ProblemResult& problem, const Report& report);

// All of this as text, with remarks and failures.
std::string render_comparison(const Report& report, const TableStyle& style);

std::string time_text(double us);  // "2.31 µs", "76.2 ms"

}  // namespace leetjudge
