#include "stress/random_case.hpp"

#include "problem/random_input.hpp"
#include "problem/rules.hpp"
#include "util/error.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t cases_until_hardest = 300;
constexpr int most_tries = 1000;

}  // namespace

std::string why_no_random_cases(const Problem& problem) {
  if (problem.rules->generate) return "";
  const std::string why_not = why_not_drawn(problem.stub);
  return why_not.empty() ? "" : fmt::format("problem {} has no generator of its own, and {}", problem.id, why_not);
}

Case random_case(const Problem& problem, const Constraints& constraints, std::uint64_t seed, std::size_t number) {
  Random random(seed, number);
  Wanted wanted;
  wanted.difficulty = number < cases_until_hardest ? double(number) / cases_until_hardest : 1 - random.fraction() / 2;
  const Rules& rules = *problem.rules;
  Case test;
  test.name = fmt::format("{}-{}", seed, number);
  test.limits = problem.limits;
  for (int tries = 0; tries < most_tries; ++tries) {
    std::optional<std::string> input =
        rules.generate ? rules.generate(random, wanted)
                       : random_input(problem, constraints, random, {.difficulty = wanted.difficulty});
    if (!input) continue;
    test.input = std::move(*input);
    return test;
  }
  throw BadInput(fmt::format(
      "no random case of problem {} keeps its constraints (seed {}): say more of them with \"generate\" in its file",
      problem.id, seed));
}

}  // namespace leetjudge
