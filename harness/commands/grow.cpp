#include "grow/grow.hpp"

#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "commands/output.hpp"
#include "commands/shared_options.hpp"
#include "commands/verbs.hpp"
#include "commands/work.hpp"
#include "inputs/drawing.hpp"
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
  std::string problem, json, html;
  std::vector<std::string> solutions;
  std::optional<std::uint64_t> seed;
  std::optional<double> most_s;
  JudgingOptions judging;
  BuildingOptions building;
  KeepingOptions keeping;
  std::string reference;

  void add(CLI::App& verb) {
    add_problem(verb, problem)->required();
    add_solutions(verb, solutions);
    add_seed(verb, seed);
    option(verb, "--for TIME", most_s,
           "time each solution for so long, 4s by default, and count for three times that at most")
        ->transform(as_seconds())
        ->check(number_in(0, 1e6));
    option(verb, "--json FILE", json, "write all that was measured; - is standard output");
    option(verb, "--html FILE", html, "write a page with tables and plots");
    keeping.add(verb, "add the largest input to the problem's test cases under this name");
    add_reference(verb, reference);
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

// The largest input, in the shape that takes the first solution longest, and what the reference answers to it. Whether
// it was kept.
bool keep_largest(const Growth& growth, const GrowVerbOptions& line, const Kit& kit, const Builder& builder,
                  const Solution& reference, std::ostream& out) {
  const Problem& problem = *growth.problem;
  const SolutionGrowth& slow = growth.solutions.front();
  const Constraints constraints = constraints_of(problem);
  const std::vector<LargestInput> all = largest_inputs(constraints, growth.seed);
  const auto largest = std::ranges::find(all, slow.largest, &LargestInput::words);
  if (largest == all.end()) {
    out << "not kept: the first solution was timed on no input of the largest size\n";
    return false;
  }
  Case test;
  test.where = "--keep";
  test.limits = problem.limits;
  test.input = shaped(shape_called(slow.most_shape), largest->input, constraints).value_or(largest->input);
  if (const std::string why_not = why_not_kept(problem, test.input); !why_not.empty()) {
    out << fmt::format("not kept: {}\n", why_not);
    return false;
  }
  CaseList list{{test}, {}};
  expect_answers_of(reference, list, problem, builder, reference_options());
  const std::string words = fmt::format("Largest input: {}; {}.", slow.largest, slow.most_shape);
  out << keep_case(kit, problem, list.cases.front(), *line.keeping.name,
                   line.keeping.why.empty() ? words : line.keeping.why);
  return true;
}

int grow_verb_run(GrowVerbOptions& line) {
  const Kit kit = line.building.kit();
  Problem problem = kit.problem(line.problem);
  CaseList own = own_cases(problem);
  const std::vector<Solution> solutions = asked_solutions(kit, problem, line.problem, line.solutions);
  ResultOptions results;
  if (!line.json.empty()) results.files["--json"] = line.json;
  if (!line.html.empty()) results.files["--html"] = line.html;
  prepare_results(results, {}, line.building);
  if (line.keeping.name) refuse_bad_name(problem, *line.keeping.name);
  if (solutions.empty())
    throw BadInput(fmt::format("problem {} has no solution: harness/judge new {} NAME, or grow {} FILE.cpp", problem.id,
                               problem.id, problem.id));
  const Builder builder = line.building.builder();
  GrowOptions options;
  options.seed = line.seed.value_or(options.seed);
  options.most_s = line.most_s.value_or(options.most_s);
  options.most_counting_s = std::max(options.most_counting_s, options.most_s * counting_share);
  options.judge = line.judging.judge_options();
  std::optional<Solution> reference;  // whose answer a kept case expects
  if (line.keeping.name) {
    reference = find_reference(line.reference, kit, problem, builder, reference_options(), nullptr);
    if (!reference)
      throw BadInput(fmt::format(
          "problem {} has no accepted solution whose answer could be kept: --reference names one", problem.id));
  }
  Growth growth;
  {
    StatusLine status;
    growth = grow(builder, problem, solutions, options, [&](const std::string& what) { status.show(what); });
  }
  for (SolutionGrowth& one : growth.solutions)
    one.remark = remark_on(one.solution, problem, own, builder, options.judge);
  if (line.json != "-") std::cout << render_growth(growth, terminal_style(STDOUT_FILENO));
  if (!line.json.empty()) write_file(line.json, dumped(growth_json(growth)) + "\n");
  if (!line.html.empty()) write_file(line.html, growth_page(growth));
  const bool kept =
      !reference || keep_largest(growth, line, kit, builder, *reference, line.json == "-" ? std::cerr : std::cout);
  const auto tells_nothing = [](const SolutionGrowth& one) {
    return one.together.time.empty() && one.dimensions.empty();
  };
  const bool all_told = std::ranges::none_of(growth.solutions, tells_nothing);
  return tell_of(own.bad, all_told && kept ? 0 : 1);
}

}  // namespace

Verb grow_verb() {
  return verb("grow", "how a solution's steps, memory and time grow with its input",
              "harness/judge grow 102 breadth_first", grow_verb_run);
}

}  // namespace leetjudge
