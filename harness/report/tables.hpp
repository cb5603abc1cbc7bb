// Tables that text, Markdown and HTML have in common: of verdicts, and of solutions side by side.
#pragma once

#include <string>
#include <utility>
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

std::string coloured(const std::string& text, const char* code, const TableStyle& style);

// What there is to show of a failure: boards, where the problem draws values, and the rest as lines of text.
struct FailureParts {
  std::vector<std::pair<std::string, Drawing>> boards;  // given, answered, expected: each below its title
  std::string rest;  // values that are not drawn, prints, the command that runs just this case again
};
FailureParts failure_parts(const CaseResult& one, const SolutionResult& result, const Problem& problem,
                           const TableStyle& style);

// The verdict and its reason, given, answered and expected values, what was printed, and the command that
// runs just that case again.
std::string render_failure(const CaseResult& one, const SolutionResult& result, const Problem& problem,
                           const TableStyle& style);

// All that a result has to tell beside its row in the table, as far as the style wants it.
std::string render_findings(const SolutionResult& result, const Problem& problem, const TableStyle& style);

}  // namespace leetjudge
