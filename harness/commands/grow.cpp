#include "grow/grow.hpp"

#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "commands/results.hpp"
#include "commands/showing.hpp"
#include "commands/verbs.hpp"
#include "commands/work.hpp"
#include "report/growth.hpp"
#include "report/page_data.hpp"
#include "report/progress.hpp"
#include "util/files.hpp"
#include "util/json.hpp"
#include "util/place.hpp"

namespace leetjudge {
namespace {

constexpr double counting_share = 3;  // of the time for timing

struct GrowVerbOptions {
  std::string problem, json, html;
  std::vector<std::string> solutions;
  std::optional<std::uint64_t> seed;
  std::optional<double> most_s;
  JudgingOptions judging;
  BuildingOptions building;

  void add(Options& options) {
    add_problem(options, problem);
    add_solutions(options, solutions);
    add_seed(options, seed);
    options.quantity("--for", "TIME", most_s, Unit::seconds, 0, 1e6,
                     "time each solution for so long, 4s by default, and count for three times that at most");
    options.text("--json", "FILE", json, "write all that was measured; - is standard output");
    options.text("--html", "FILE", html, "write a page with tables and plots");
    judging.add_limits(options);
    building.add(options);
  }
};

int grow_verb_run(GrowVerbOptions& line) {
  const Kit kit = line.building.kit();
  const Problem problem = kit.problem(line.problem);
  const std::vector<Solution> solutions = asked_solutions(kit, problem, line.problem, line.solutions);
  ResultOptions results;
  if (!line.json.empty()) results.files["--json"] = line.json;
  if (!line.html.empty()) results.files["--html"] = line.html;
  std::vector<std::string> inputs = {kit.file_of(problem).string()};
  for (const Solution& one : solutions) inputs.push_back(one.file.string());
  prepare_results(results, inputs, line.building);
  const Builder builder = line.building.builder();
  GrowOptions options;
  options.seed = line.seed.value_or(options.seed);
  options.most_s = line.most_s.value_or(options.most_s);
  options.most_counting_s = std::max(options.most_counting_s, options.most_s * counting_share);
  options.judge = line.judging.judge_options();
  Growth growth;
  {
    StatusLine status;
    growth = grow(builder, problem, solutions, options, [&](const std::string& what) {
      if (status.wanted()) status.show(what);
    });
  }
  if (line.json == "-")
    std::cout << dumped(growth_json(growth)) << "\n";
  else
    std::cout << render_growth(growth, terminal_style(STDOUT_FILENO));
  if (!line.json.empty() && line.json != "-") write_file(line.json, dumped(growth_json(growth)) + "\n");
  if (!line.html.empty()) write_file(line.html, html_page(growth_page(growth)));
  const bool all_ran = std::all_of(growth.solutions.begin(), growth.solutions.end(),
                                   [](const SolutionGrowth& one) { return !one.dimensions.empty(); });
  return all_ran ? 0 : 1;
}

}  // namespace

Verb grow_verb() {
  return verb("grow", "how a solution's steps, memory and time grow with its input",
              "harness/judge grow 102 breadth_first", grow_verb_run);
}

}  // namespace leetjudge
