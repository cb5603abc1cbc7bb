#include "grow/grow.hpp"

#include <algorithm>

#include "commands/output.hpp"
#include "report/progress.hpp"
#include "report/report.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

constexpr double counting_share = 3;  // of the time for timing

struct GrowVerbOptions {
  std::string problem;
  std::vector<std::string> solutions;
  std::optional<std::uint64_t> seed;
  std::optional<double> most_s;
  ResultOptions results;
  JudgingOptions judging;
  BuildingOptions building;

  void add(CLI::App& verb) {
    add_problem(verb, problem)->required();
    add_solutions(verb, solutions);
    add_seed(verb, seed);
    add_for(verb, most_s, "time each solution for so long, 2s by default, and count for three times that, or 9s");
    results.add_file(verb, "--json", "write all that was measured; - is standard output");
    results.add_file(verb, "--html", "write a page with tables and plots");
    judging.add_limits(verb);
    building.add(verb);
  }
};

// What is measured of a wrong solution says little.
std::string remark_on(const Solution& solution, const Problem& problem, CaseList& own, const Builder& builder,
                      JudgeOptions options) {
  options.counting = JudgeOptions::Counting::none;
  options.check = JudgeOptions::Check::none;
  SolutionResult result;
  if (own.cases.empty()) return "";
  leave_out_refused(own, [&] { result = judge_solution(builder, problem, own.cases, solution, options); });
  const auto bad = std::ranges::find_if(result.cases, [](const CaseResult& one) {
    const bool too_much = one.status == Status::time_limit_exceeded || one.status == Status::memory_limit_exceeded;
    return !may_be_right(one.status) && !too_much;  // which is what is to be seen here
  });
  if (bad == result.cases.end() || result.status == Status::compile_error || !result.fault.empty()) return "";
  return fmt::format("{} on case {}: what follows is said of a solution that is not right", status_message(bad->status),
                     bad->test->name);
}

int grow_verb_run(GrowVerbOptions& line) {
  const Kit kit = line.building.kit();
  Problem problem = kit.problem(line.problem);
  CaseList own = own_cases(problem);
  const std::vector<Solution> solutions = asked_solutions(kit, problem, line.problem, line.solutions);
  prepare_results(line.results, {}, line.building);
  if (solutions.empty())
    throw BadInput(fmt::format("problem {0} has no solution: {1} new {0} NAME, or grow {0} FILE.cpp", problem.id,
                               judge_command()));
  const Builder builder = line.building.builder();
  GrowOptions options;
  options.seed = line.seed.value_or(options.seed);
  options.most_s = line.most_s.value_or(options.most_s);
  options.most_counting_s = std::max(options.most_counting_s, options.most_s * counting_share);
  options.judge = line.judging.judge_options();
  Growth growth;
  {
    StatusLine status;
    growth = grow(builder, problem, solutions, options, [&](const std::string& what) { status.show(what); });
  }
  for (SolutionGrowth& one : growth.solutions)
    one.remark = remark_on(one.solution, problem, own, builder, options.judge);
  results_stream(line.results) << render_growth(growth, results_style(line.results));
  if (line.results.wants("--json")) write_file(line.results.files["--json"], dumped(growth_json(growth)) + "\n");
  if (line.results.wants("--html")) write_file(line.results.files["--html"], growth_page(growth));
  const auto tells_nothing = [](const SolutionGrowth& one) {
    const auto told = [](const DimensionGrowth& size) { return size.steps.told || size.failed.empty(); };
    return one.together.time.empty() && std::ranges::none_of(one.dimensions, told);
  };
  const bool all_told = std::ranges::none_of(growth.solutions, tells_nothing);
  return tell_of(own.bad, all_told ? 0 : 1);
}

}  // namespace

Verb grow_verb() {
  return verb("grow", "how a solution's steps, memory and time grow with its input",
              "harness/judge grow 102 breadth_first", grow_verb_run);
}

}  // namespace leetjudge
