#include <algorithm>
#include <iostream>

#include "commands/output.hpp"
#include "problem/kit.hpp"
#include "results/kept.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

struct ListOptions {
  std::string problem;
  bool unsolved = false;
  BuildingOptions kit;

  void add(CLI::App& verb) {
    add_problem(verb, problem);
    verb.add_flag("--unsolved", unsolved,
                  "only problems of which no solution in solutions/ was Accepted when that folder was judged");
    kit.KitOption::add(verb);
    option(verb, "--cache DIR", kit.cache, "the folder that keeps verdicts (LEETJUDGE_CACHE)");
  }
};

std::string told(const Problem& problem) {
  return fmt::format("{}\n    {}, {:g} ms and {} MB for a case\n", problem.heading(), problem.written().declaration(),
                     problem.limits.time_ms, problem.limits.memory_mb);
}

std::string told_with_cases(const Problem& problem) {
  std::string text = told(problem) + "    " + plural(problem.cases.size(), "case");
  for (const auto& [name, set] : problem.named_sets) text += fmt::format(", {} in the set {}", set.size(), name);
  return text + "\n";
}

int list(ListOptions& line) {
  const Kit kit = line.kit.kit();
  const KeptVerdicts verdicts(line.kit.cache);
  std::vector<BadCase> bad;
  const auto show = [&](const std::string& head, const std::vector<Solution>& solutions) {
    std::cout << head;
    for (const Solution& one : solutions) {
      const std::string words = verdicts.words_of_last(one);
      std::cout << fmt::format("  {}{}\n", one.name, words.empty() ? "" : ": " + words);
    }
  };
  bool judged = false, told_any = false;
  const auto accepted = [&](const Solution& one) {
    const std::optional<SolutionResult> last = verdicts.last(one);
    judged = judged || last;
    return last && last->status == Status::accepted;
  };
  if (!line.problem.empty()) {
    const Problem problem = kit.problem(line.problem);
    const std::vector<Solution> own = kit.solutions(problem);
    if (line.unsolved && std::ranges::any_of(own, accepted))
      std::cout << fmt::format("{} is solved\n", problem.heading());
    else
      show(told_with_cases(problem), own);
    return 0;
  }
  for (const KnownProblem& one : kit.known()) {
    const std::vector<Solution> own = kit.solutions(one.file.stem().string());
    if (line.unsolved && std::ranges::any_of(own, accepted)) continue;
    const bool only_there = own.empty() && one.file.parent_path() != kit.root() / "testcases";
    told_any = true;
    try {
      show(only_there ? fmt::format("{}. {}\n", one.id, one.name) : told(load_header(one.file)), own);
    } catch (const BadInput& error) {
      bad.emplace_back("", error.what());
    }
  }
  if (line.unsolved && !told_any) std::cout << "every problem is solved\n";
  if (line.unsolved && !judged)
    std::cerr << fmt::format("no verdict is kept yet: {} {} judges what is there\n", judge_command(),
                             shell_quoted(display_path(kit.root() / "solutions")));
  return tell_of(bad, 0);
}

}  // namespace

Verb list_verb() { return verb("list", "problems and solutions", "harness/judge list", list); }

}  // namespace leetjudge
