// One large input for all solutions: what a few short cases do not show.
#include <algorithm>
#include <cmath>

#include "compare/measure.hpp"
#include "compare/standing.hpp"
#include "compare/statistics.hpp"
#include "inputs/drawing.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr double least_size = 64;  // smaller inputs say no more than the cases

// "10,000"
std::string count_words(double value) {
  std::string text = fmt::format("{:.0f}", value);
  for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, ",");
  return text;
}

// Judges the solutions on that input, up to the first one that fails, which is returned; nullptr where all answer. What
// the first solution answers is expected of the others, where no checker tells.
const SolutionResult* first_failing(const Builder& builder, const std::string& input, const MeasureOptions& options,
                                    ProblemResult& large) {
  Case test{.name = "large", .input = input, .limits = large.problem->limits};
  JudgeOptions judge = options.judge;
  judge.check = JudgeOptions::Check::none;
  judge.counting = JudgeOptions::Counting::none;
  judge.every_expected = false;
  judge.replays.clear();
  for (SolutionResult& one : large.solutions) {
    const Solution solution = one.solution;
    large.cases = std::vector{test};
    one = judge_solution(builder, *large.problem, large.cases, solution, judge);
    if (!may_be_right(one.status)) return &one;
    if (!large.problem->rules->check) test.expected = large.solutions.front().cases.front().answer;
  }
  return nullptr;
}

// "2.9 times slower"
std::string times_words(double ratio) {
  if (ratio > 0.9 && ratio < 1.1) return "no faster";
  return fmt::format("{} times {}", ratio_text(std::max(ratio, 1 / ratio)), ratio > 1 ? "faster" : "slower");
}

}  // namespace

std::string measure_at_size(const Builder& builder, const ProblemResult& result, const MeasureOptions& options) {
  const Constraints constraints = constraints_of(*result.problem);
  const std::vector<Dimension> dimensions = dimensions_of(constraints);
  if (dimensions.empty() || !dimensions.front().option.empty() || !why_not_drawn(constraints).empty()) return "";
  ProblemResult large{result.problem, {}, {}};
  std::vector<const SolutionResult*> small;
  for (const SolutionResult& one : result.solutions) {
    if (one.rounds_ms.empty()) continue;
    large.solutions.emplace_back().solution = one.solution;
    small.push_back(&one);
  }
  if (small.size() < 2) return "";
  std::optional<SizedInput> given;
  std::string place;
  for (double size = dimensions.front().most;; size = std::floor(size / 2)) {
    if (size < least_size || interrupted()) return "";
    given = input_of_size(constraints, dimensions.front(), size, DrawWish::anywhere, options.seed);
    if (!given) continue;
    place = fmt::format("at {} = {}", dimensions.front().words(), count_words(given->size));
    const SolutionResult* failing = first_failing(builder, given->input, options, large);
    if (!failing) break;
    if (failing->status == Status::time_limit_exceeded || failing->status == Status::memory_limit_exceeded) continue;
    if (interrupted() || !constraints.may_be_broken().empty()) return "";  // perhaps the problem never gives it
    const bool differs = failing->status == Status::wrong_answer && !large.problem->rules->check;
    return fmt::format("{} {} {}.", failing->solution.name,
                       differs ? fmt::format("answers otherwise than {}", large.solutions.front().solution.name)
                               : fmt::format("gets {}", status_message(failing->status)),
                       place);
  }
  MeasureOptions few = options;
  few.rounds = few_rounds;
  measure(large, few, [](const std::string&, std::size_t, std::size_t) {});
  const auto time_of = [](const SolutionResult& one) { return one.rounds_ms.empty() ? NAN : median(one.rounds_ms); };
  std::size_t best = 0, best_small = 0;
  for (std::size_t i = 0; i < small.size(); ++i) {
    if (std::isnan(time_of(large.solutions[i]))) return "";
    if (time_of(large.solutions[i]) < time_of(large.solutions[best])) best = i;
    if (time_of(*small[i]) < time_of(*small[best_small])) best_small = i;
  }
  std::size_t other = best_small;  // or, where that is the same one, the second at that size
  for (std::size_t i = 0; best == best_small && i < small.size(); ++i)
    if (i != best && (other == best || time_of(large.solutions[i]) < time_of(large.solutions[other]))) other = i;
  return fmt::format("{} is {} than {} {}; {} on the {}.", small[best]->solution.name,
                     times_words(time_of(large.solutions[other]) / time_of(large.solutions[best])),
                     small[other]->solution.name, place, times_words(time_of(*small[other]) / time_of(*small[best])),
                     result.problem->has_examples_only() ? "examples" : "cases");
}

}  // namespace leetjudge
