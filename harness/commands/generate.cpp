#include <algorithm>
#include <iostream>
#include <random>

#include "commands/work.hpp"
#include "inputs/drawing.hpp"
#include "inputs/rules.hpp"
#include "problem/typed_text.hpp"
#include "report/progress.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

constexpr int most_tries = 20000;  // for one case

struct GenerateOptions {
  std::string problem;
  Wanted wanted;  // of the problem's generator
  std::optional<std::uint64_t> count, seed;
  KitOption kit;

  void add(CLI::App& verb) {
    add_problem(verb, problem)->required();
    option(verb, "--count N", count, "how many; one by default")->check(CLI::Range(1, 1000000000));
    add_seed(verb, seed);
    for (const GeneratorOption& one : all_generator_options()) {
      if (one.value)
        verb.add_option_function<std::string>(
                one.name, [this, one](auto& value) { wanted.options[one.name] = value; }, one.what)
            ->option_text(one.value);
      else
        verb.add_flag_callback(one.name, [this, one] { wanted.options[one.name] = ""; }, one.what);
    }
    kit.add(verb);
  }
};

std::string text_of(const std::string& input, const Problem& problem) {
  if (problem.rules->write_text) return problem.rules->write_text(argument_text(input, 0), 0);
  Case one;
  one.input = input;
  return typed_text(one, problem) + "\n";
}

// The input of that number that belongs to the seed.
std::string drawn(const Problem& problem, const Constraints& constraints, const Wanted& wanted, std::uint64_t seed,
                  std::size_t number) {
  if (!problem.rules->generate) return random_input(constraints, seed, number);
  Random random(seed, number);
  for (int tries = 0; tries < most_tries; ++tries) {
    if (const std::optional<std::string> input = problem.rules->generate(random, wanted)) return *input;
  }
  throw BadInput(fmt::format("none of {} random cases is what is wanted (seed {}, case {}): it is too rare", most_tries,
                             seed, number));
}

int generate(GenerateOptions& line) {
  const Problem problem = line.kit.kit().problem(line.problem);
  const Constraints constraints = constraints_of(problem);
  if (const std::string why_not = why_not_drawn(constraints); !why_not.empty())
    throw BadInput(fmt::format("problem {} has no generator of its own, and {}", problem.id, why_not));
  const std::uint64_t seed = line.seed.value_or(std::random_device{}());
  const std::uint64_t count = line.count.value_or(1);
  for (const auto& [name, value] : line.wanted.options) {
    if (!std::ranges::count(problem.rules->generator_options, name, &GeneratorOption::name))
      throw BadInput(fmt::format("{}: the generator of problem {} has no such option", name, problem.id));
  }
  {
    Progress progress("generating", count);
    for (std::size_t number = 1; number <= count && std::cout; ++number) {
      std::cout << text_of(drawn(problem, constraints, line.wanted, seed, number), problem);
      progress.step();
    }
  }
  flush_output();
  std::cerr << not_understood(problem);
  if (!line.seed) std::cerr << fmt::format("(--seed {} gives the same again)\n", seed);
  return 0;
}

}  // namespace

Verb generate_verb() {
  return verb("generate", "random cases, by the problem's own generator or from its constraints",
              "harness/judge generate 37 --count 1000 --seed 1 --clues 26-30 > puzzles.txt", generate);
}

}  // namespace leetjudge
