#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <limits>
#include <random>

#include "commands/environment.hpp"
#include "commands/keep_case.hpp"
#include "commands/reference.hpp"
#include "commands/verbs.hpp"
#include "commands/work.hpp"
#include "problem/random_input.hpp"
#include "problem/rules.hpp"
#include "problem/typed_text.hpp"
#include "report/failure.hpp"
#include "report/progress.hpp"
#include "stress/hunt.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t longest_typed = 4000;  // in a line that one types again

struct StressOptions {
  const Options* typed = nullptr;
  std::string problem, solution, reference;
  std::optional<std::uint64_t> seed, count;
  std::optional<double> most_s;
  KeepingOptions keeping;
  JudgingOptions judging;
  BuildingOptions building;

  void add(Options& options) {
    typed = &options;
    add_problem(options, problem);
    options.word("SOLUTION", solution, "the solution to try", false);
    add_seed(options, seed);
    options.whole("--count", "N", count, 1, 1000000000, "try so many cases");
    options.quantity("--for", "TIME", most_s, Unit::seconds, 0, 1e7,
                     "try for so long, 30s by default; plain numbers are seconds");
    add_reference(options, reference);
    keeping.add(options);
    judging.add_limits(options);
    judging.add_modes(options);
    building.add(options);
  }
};

const char* piece_of(const Problem& problem) { return problem.rules->pieces ? problem.rules->piece : "value"; }

std::string progress_text(const HuntProgress& progress, const Problem& problem) {
  if (progress.pieces > 0) {
    return fmt::format("a case fails; {} smaller ones tried, {} left", progress.cases,
                       plural(progress.pieces, piece_of(problem)));
  }
  const std::string left_out =
      progress.left_out ? fmt::format(" ({} left out that the reference does not answer)", progress.left_out) : "";
  const std::string largest =
      progress.largest ? fmt::format("; {} as large as the constraints allow", progress.largest) : "";
  return fmt::format("{}{}, {:.0f} a second, {} with sanitizers as well, slowest {:.2f} ms (case {}){}",
                     plural(progress.cases - progress.left_out, "case"), left_out,
                     double(progress.cases) / std::max(progress.seconds, 0.001), progress.checked, progress.slowest_ms,
                     progress.slowest_case, largest);
}

std::string reason_to_keep(const Solution& solution, const FailingCase& failing) {
  return fmt::format("Found by stress: {} gets {}.", solution.name, status_message(failing.result.status));
}

// The case that was found, judged like any other, so that it is explained like any other; where it fails only
// after others, as it failed.
std::string failure_text(const StressOptions& line, const Builder& builder, const Problem& problem,
                         const Solution& solution, const FailingCase& failing, std::uint64_t seed) {
  TableStyle style = terminal_style(STDOUT_FILENO);
  style.options = line.typed->repeated_words();
  std::vector<Case> cases = {failing.test};
  cases[0].typed = "--input " + shell_quoted(typed_text(failing.test, problem));
  const bool too_long = cases[0].typed.size() > longest_typed;
  if (too_long) {
    style.command += " stress";
    cases[0].typed = fmt::format("--seed {} --count {}", seed, std::max<std::size_t>(1, failing.number));
  }
  SolutionResult result;
  if (failing.by_itself) result = judge_solution(builder, problem, cases, solution, line.judging.judge_options());
  result.solution = solution;
  CaseResult shown = failing.result;
  if (!result.cases.empty() && result.cases[0].status == failing.result.status) shown = result.cases[0];
  shown.test = &cases[0];
  std::string text = "\n" + render_failure(shown, result, problem, style);
  if (!line.keeping.name && failing.by_itself && !too_long) {
    text += fmt::format("  keep:  {} {}{} {} --keep NAME --why {}\n", style.command, choice_of(problem, solution),
                        style.options, cases[0].typed, shell_quoted(reason_to_keep(solution, failing)));
  }
  return text;
}

// What random cases may break, for somebody who has to judge the failure.
std::string not_understood(const Problem& problem) {
  if (problem.rules->generate) return "";
  const Constraints constraints = constraints_of(problem);
  if (constraints.not_understood().empty()) return "";
  return "Of the constraints these are not understood, and random cases may break them (\"generate\" in the problem's "
         "file may say more):\n" +
         wrapped(joined(constraints.not_understood(), "\n"), 2, 0);
}

std::string story_of(const FailingCase& failing, const Problem& problem, std::uint64_t seed) {
  std::string text = failing.number == 0 ? fmt::format("one of the largest cases of seed {} fails", seed)
                                         : fmt::format("case {} of seed {} fails", failing.number, seed);
  if (!failing.by_itself) {
    text += ", but not by itself: ";
    if (failing.result.status == Status::time_limit_exceeded) text += "the machine was busy, or ";
    return text +
           "the solution depends on what earlier cases left behind, in global or static variables (judge it with "
           "--fresh)";
  }
  if (failing.pieces < failing.pieces_before) {
    text += fmt::format("; {} has {} of its {}", failing.smallest ? "the smallest that fails like it" : "a smaller one",
                        failing.pieces, plural(failing.pieces_before, piece_of(problem)));
  }
  return text;
}

int stress(StressOptions& line) {
  const Kit kit = line.building.kit();
  const auto [problem, solution] = choose(kit, line.problem, line.solution);
  if (const std::string why_not = why_no_random_cases(problem); !why_not.empty()) throw BadInput(why_not);
  if (line.keeping.name) refuse_bad_name(problem, *line.keeping.name);
  const Builder builder = line.building.builder();
  HuntOptions options;
  options.judge = line.judging.judge_options();
  options.reference = reference_options(options.judge);
  if (!compiles(builder, problem, solution, options.judge.mode)) return 1;
  const std::optional<Solution> reference =
      find_reference(line.reference, kit, problem, builder, options.reference, &solution);
  if (!reference)
    throw BadInput(
        fmt::format("problem {} has no accepted solution to compare with: --reference names one", problem.id));
  options.seed = line.seed.value_or(std::random_device{}());
  if (line.count) options.most_cases = std::size_t(*line.count);
  options.most_s = line.most_s.value_or(line.count ? std::numeric_limits<double>::infinity() : options.most_s);
  Hunt found;
  {
    StatusLine status;
    found = hunt(builder, problem, solution, *reference, options, [&](const HuntProgress& progress) {
      if (status.wanted()) status.show(progress_text(progress, problem));
    });
  }
  const std::string name = fmt::format("{}, {}", problem.heading(), solution.name);
  const std::string doubt = not_understood(problem);
  if (!found.failing) {
    if (found.progress.cases == found.progress.left_out)
      throw BadInput(
          fmt::format("{}: no case was judged: the reference, {}, answers none of the {} that were drawn "
                      "(--reference names another)",
                      name, reference->name, found.progress.cases));
    std::string how = problem.rules->check ? "right by the problem's rules" : fmt::format("like {}'s", reference->name);
    if (found.progress.different > 0)
      how += fmt::format(
          ", but {} of them Different, of which nothing here can tell whether they are right (the first: {})",
          found.progress.different,
          found.progress.first_different ? fmt::format("case {}", found.progress.first_different)
                                         : "one of the largest");
    if (found.progress.left_out * 2 > found.progress.cases)
      how += ", but most were left out, and what these would show was not tried";
    std::cout << fmt::format("{}: every case {}: {} (seed {})\n", name, how, progress_text(found.progress, problem),
                             options.seed)
              << doubt;
    return 0;
  }
  const FailingCase& failing = *found.failing;
  std::cout << wrapped(fmt::format("{}: {}{} ({})", name,
                                   doubt.empty() ? "" : "perhaps on an input that the problem never gives (below), ",
                                   story_of(failing, problem, options.seed), progress_text(found.progress, problem)),
                       0, terminal_style(STDOUT_FILENO).width);
  std::cout << failure_text(line, builder, problem, solution, failing, options.seed) << doubt;
  if (!line.keeping.name) return 1;
  const std::string why_not =
      failing.by_itself ? why_not_kept(problem, failing.test.input) : "by itself the case passes";
  const std::string why = line.keeping.why.value_or("").empty() ? reason_to_keep(solution, failing) : *line.keeping.why;
  std::cout << (why_not.empty() ? keep_case(kit, problem, failing.test, *line.keeping.name, why)
                                : fmt::format("not kept: {}\n", why_not));
  return 1;
}

}  // namespace

Verb stress_verb() {
  return verb("stress", "random cases until one fails, then the smallest one that does",
              "harness/judge stress 37 mine --seed 1 --keep found-by-stress", stress);
}

}  // namespace leetjudge
