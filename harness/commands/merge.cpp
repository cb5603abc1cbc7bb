#include "compare/merge.hpp"

#include <algorithm>

#include "commands/output.hpp"
#include "commands/verbs.hpp"
#include "report/tables.hpp"

namespace leetjudge {
namespace {

struct MergeOptions {
  std::vector<std::string> files;
  ResultOptions results;
  KitOption kit;

  void add(Options& options) {
    options.words("FILE", files, "results written with --json", true);
    results.add(options);
    add_failures(options, results.failures, "how many failed cases of a solution to show");
    kit.add(options);
  }
};

int merge(MergeOptions& line) {
  const std::optional<LoadedReport> baseline = prepare_results(line.results, {}, line.kit);
  const Kit kit = line.kit.kit();
  std::vector<LoadedReport> parts;
  for (const std::string& file : line.files) parts.push_back(load_report(file, kit));
  LoadedReport whole = merge_reports(std::move(parts));
  const std::vector<ProblemResult>& problems = whole.report.problems;
  const bool compared =
      std::any_of(problems.begin(), problems.end(), [](const ProblemResult& one) { return one.rounds.has_value(); });
  TableStyle style = results_style(line.results);
  style.command.clear();  // the files do not say where solutions and cases came from
  return finish(whole.report, line.results, style, compared ? render_comparison : render_table, baseline);
}

}  // namespace

Verb merge_verb() {
  return verb("merge", "the --json of shards, or of several runs, as one",
              "harness/judge merge shard-*.json --html report.html", merge);
}

}  // namespace leetjudge
