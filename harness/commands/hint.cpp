// Shows the hints of a problem's page, one more each time.
#include <algorithm>
#include <iostream>

#include "commands/output.hpp"
#include "commands/practice.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

struct HintOptions {
  std::string problem;
  KitOption kit;

  void add(CLI::App& verb) {
    add_problem(verb, problem)->required();
    kit.add(verb);
  }
};

int hint(HintOptions& line) {
  const Kit kit = line.kit.kit();
  const Problem problem = kit.problem(line.problem);
  if (problem.hints.empty()) {
    std::cout << fmt::format("{}: no hint is known; `add` takes those of its page\n", problem.heading());
    return 0;
  }
  std::uint64_t shown = 1;
  PracticeFile(kit).change([&](Practice& practice) {
    Tries& tries = practice[problem.id];
    tries.title = problem.title;
    shown = tries.hints = std::min<std::uint64_t>(tries.hints + 1, problem.hints.size());
  });
  for (std::size_t i = 0; i < shown; ++i)
    std::cout << fmt::format("Hint {} of {}: {}\n", i + 1, problem.hints.size(), problem.hints[i]);
  return 0;
}

}  // namespace

Verb hint_verb() {
  return verb("hint", "a hint of the problem's page, one more each time", "harness/judge hint 1", hint);
}

}  // namespace leetjudge
