#include "compare/merge.hpp"

#include <algorithm>

#include "commands/commands.hpp"
#include "commands/results.hpp"
#include "report/comparison.hpp"
#include "util/files.hpp"

namespace leetjudge {

int merge(const CommandLine& line) {
  const std::optional<LoadedReport> baseline = prepare_results(line);
  const Kit kit(line.kit);
  std::vector<NamedReport> parts;
  for (const std::string& file : line.files) parts.push_back({display_path(file), load_report(file, kit)});
  LoadedReport whole = merge_reports(std::move(parts));
  const std::vector<ProblemResult>& problems = whole.report.problems;
  const bool compared = std::any_of(problems.begin(), problems.end(),
                                    [](const ProblemResult& one) { return one.rounds.has_value(); });
  TableStyle style = results_style(line);
  style.command.clear();  // the files do not say where solutions and cases came from
  return finish(whole.report, line, style, compared ? render_comparison : render_table, baseline);
}

}  // namespace leetjudge
