#include "compare/merge.hpp"

#include <algorithm>

#include "commands/commands.hpp"
#include "commands/results.hpp"
#include "report/comparison.hpp"
#include "util/files.hpp"

namespace leetjudge {

int merge(const CommandLine& line) {
  refuse_bad_results(line);
  const Kit kit(line.kit);
  std::vector<NamedReport> parts;
  for (const std::string& file : line.files) parts.push_back({display_path(file), load_report(file, kit)});
  const LoadedReport whole = merge_reports(std::move(parts));
  const std::vector<ProblemResult>& problems = whole.report.problems;
  const bool compared = std::any_of(problems.begin(), problems.end(),
                                    [](const ProblemResult& one) { return one.rounds.has_value(); });
  return finish(whole.report, line, results_style(line), compared ? render_comparison : render_table);
}

}  // namespace leetjudge
