#include <iostream>

#include "commands/work.hpp"
#include "inputs/rules.hpp"
#include "report/progress.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

struct SolveOptions {
  std::string problem, solution;
  JudgingOptions judging;
  BuildingOptions building;

  void add(CLI::App& verb) {
    add_problem(verb, problem)->required();
    option(verb, "SOLUTION", solution, "the solution that answers")->required();
    judging.add_judging(verb);
    judging.add_modes(verb);
    building.add(verb);
  }
};

// What is not solved rightly is said on stderr; its line on stdout then holds what the solution made of it,
// or the puzzle itself, so that the n-th answer always belongs to the n-th puzzle. Where the answer is no
// puzzle, its line holds the value, or null.
int solve(SolveOptions& line) {
  const Kit kit = line.building.kit();
  const Problem problem = kit.problem(line.problem);
  const Rules& rules = *problem.rules;
  if (!rules.read_text || !rules.write_text) throw BadInput(fmt::format("problem {} has no text format", problem.id));
  const Solution solution = kit.solution(problem, line.solution);
  std::vector<int> layouts;
  CaseList list{text_cases(read_standard_input("Paste puzzles"), "standard input", problem, &layouts), {}};
  leave_out_bad_cases(problem, list);
  if (!list.bad.empty()) throw list.bad.front();
  const std::vector<Case>& puzzles = list.cases;

  const Builder builder = line.building.builder();
  Progress progress("solving", puzzles.size());
  const SolutionResult result =
      judge_solution(builder, problem, puzzles, solution, line.judging.judge_options(), [&] { progress.step(); });
  if (!result.compile_error.empty() || !result.fault.empty()) {
    std::cerr << solution.name << ": " << status_message(result.status) << "\n" << result.fault << result.compile_error;
    return result.fault.empty() ? 1 : 2;
  }
  std::string text;
  for (std::size_t i = 0; i < result.cases.size(); ++i) {
    const CaseResult& one = result.cases[i];
    const std::string given = problem.in_place ? argument_text(one.test->input, *problem.in_place) : "";
    text += escape_binary(problem.in_place ? rules.write_text(one.answer.value_or(given), layouts[i])
                                           : one.answer.value_or("null") + "\n");
    if (one.status != Status::accepted) {
      std::cerr << fmt::format("{}: {}: {}\n", one.test->where, status_message(one.status), one.reason);
    } else if (rules.prove && problem.in_place && one.answer == given) {  // right where there is nothing to find
      const Finding finding = rules.prove(one.test->input);
      if (!finding.good) std::cerr << fmt::format("{}: {}: given back\n", one.test->where, finding.words);
    }
  }
  write_file("-", text);
  if (line.judging.checked && is_right(result.status) && result.checks() != Checks::passed) {
    std::cerr << "--checked, but not every case was checked\n";
    return 2;
  }
  return result.status == Status::accepted ? 0 : result.status == Status::internal_error ? 2 : 1;
}

}  // namespace

Verb solve_verb() {
  return verb("solve", "puzzles on stdin, answers on stdout, in the same text format",
              "harness/judge solve 37 bitmask < puzzles.txt", solve);
}

}  // namespace leetjudge
