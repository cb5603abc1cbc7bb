#include "commands/output.hpp"

namespace leetjudge {
namespace {

struct MergeOptions {
  std::vector<std::string> files;
  ResultOptions results;
  KitOption kit;

  void add(CLI::App& verb) {
    option(verb, "FILE", files, "results written with --json")->required();
    results.add(verb);
    results.add_times(verb);
    kit.add(verb);
  }
};

int merge(MergeOptions& line) {
  const std::optional<Report> baseline = prepare_results(line.results, line.files, line.kit);
  std::vector<Report> parts;
  for (const std::string& file : line.files) parts.push_back(load_report(file, line.kit.kit()));
  Report whole = merge_reports(parts);
  TableStyle style = results_style(line.results);
  style.command.clear();  // the files do not say where solutions and cases came from
  return finish(whole, {}, line.results, style, baseline);
}

}  // namespace

Verb merge_verb() {
  return verb("merge", "the --json of shards, or of several runs, as one",
              "harness/judge merge shard-*.json --html report.html", merge);
}

}  // namespace leetjudge
