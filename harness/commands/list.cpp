#include <iostream>

#include "commands/verbs.hpp"
#include "commands/work.hpp"
#include "problem/kit.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

struct ListOptions {
  std::string problem;
  KitOption kit;

  void add(CLI::App& verb) {
    add_problem(verb, problem);
    kit.add(verb);
  }
};

int list(ListOptions& line) {
  const Kit kit = line.kit.kit();
  std::vector<BadCase> bad;
  for (const Problem& problem :
       line.problem.empty() ? kit.problems(&bad) : std::vector<Problem>{kit.problem(line.problem)}) {
    std::cout << fmt::format("{}: {}", problem.heading(), plural(problem.cases.size(), "case"));
    for (const auto& [name, set] : problem.named_sets) std::cout << fmt::format(", {} in the set {}", set.size(), name);
    std::cout << fmt::format("\n    {}, {:g} ms and {} MB for a case\n", problem.written().declaration(),
                             problem.limits.time_ms, problem.limits.memory_mb);
    for (const Solution& solution : kit.solutions(problem)) std::cout << "  " << solution.name << "\n";
  }
  return tell_of(bad, 0);
}

}  // namespace

Verb list_verb() { return verb("list", "problems and solutions", "harness/judge list", list); }

}  // namespace leetjudge
