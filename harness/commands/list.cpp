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
  for (const Listed& one : line.problem.empty() ? kit.listed(bad) : std::vector{listed(kit.problem(line.problem))}) {
    std::cout << fmt::format("{}: {}", one.heading, plural(one.cases, "case"));
    for (const auto& [name, count] : one.sets) std::cout << fmt::format(", {} in the set {}", count, name);
    std::cout << fmt::format("\n    {}, {:g} ms and {} MB for a case\n", one.declaration, one.limits.time_ms,
                             one.limits.memory_mb);
    for (const Solution& solution : kit.solutions(one.slug)) std::cout << "  " << solution.name << "\n";
  }
  return tell_of(bad, 0);
}

}  // namespace

Verb list_verb() { return verb("list", "problems and solutions", "harness/judge list", list); }

}  // namespace leetjudge
