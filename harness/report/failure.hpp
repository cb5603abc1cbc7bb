// What is below the table: results in words and boards.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "report/plain_text.hpp"
#include "report/report.hpp"

namespace leetjudge {

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
