#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <limits>
#include <random>

#include "commands/output.hpp"
#include "inputs/drawing.hpp"
#include "inputs/rules.hpp"
#include "problem/typed_text.hpp"
#include "report/progress.hpp"
#include "report/report.hpp"
#include "stress/hunt.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t longest_typed = 4000;  // in a line that one types again
constexpr std::size_t most_references = 3;   // where nothing but examples confirms one
constexpr std::size_t least_random = 10;     // cases: what fewer tell is little
// For the sanitizers on what runs out of time: they only tell where it was then.
constexpr double most_checked_slow_ms = 1000;

struct StressOptions {
  std::string again, problem, solution, reference;
  std::optional<std::uint64_t> seed, count;
  std::optional<double> most_s;
  KeepingOptions keeping;
  JudgingOptions judging;
  BuildingOptions building;

  void add(CLI::App& verb) {
    add_problem(verb, problem)->required();
    option(verb, "SOLUTION", solution, "the solution to try");
    add_seed(verb, seed);
    option(verb, "--count N", count, "try so many cases")->check(CLI::Range(1, 1000000000));
    add_for(verb, most_s, "try for so long, 30s by default; plain numbers are seconds");
    add_reference(verb, reference);
    keeping.add(verb);
    judging.add_limits(verb);
    judging.add_modes(verb);
    building.add(verb);
  }
};

const char* piece_of(const Problem& problem) { return problem.rules->pieces ? problem.rules->piece : "value"; }

std::string progress_text(const HuntProgress& progress, const Problem& problem) {
  if (progress.pieces > 0) {
    return fmt::format("a case fails; {} smaller ones tried, {} left", progress.cases,
                       plural(progress.pieces, piece_of(problem)));
  }
  const auto left_out = [](std::size_t count) {
    return count ? fmt::format(" ({} left out that the reference does not answer)", count) : "";
  };
  const std::string largest =
      progress.largest
          ? fmt::format("; {} as large as the constraints allow{}, {} of these with sanitizers", progress.largest,
                        progress.assumed ? " (or as is assumed, where they bound no size)" : "",
                        progress.checked_largest)
          : "";
  const bool small = progress.small + progress.small_left_out > 0;
  std::string own = progress.own ? fmt::format("{} of its own{}", progress.own, small ? ", " : " and ") : "";
  if (small) {
    const std::string words = progress.small_words.empty() ? "" : fmt::format(" ({})", progress.small_words);
    own += fmt::format("{} of the smallest{}{} and ", progress.small, words, left_out(progress.small_left_out));
  }
  return fmt::format("{}{}{}{}, {:.0f} a second, {} with sanitizers as well{}", own,
                     plural(progress.cases - progress.left_out, "case"), small ? " at random" : "",
                     left_out(progress.left_out),
                     double(progress.own + progress.small + progress.cases) / std::max(progress.seconds, 0.001),
                     progress.checked, largest);
}

std::string reason_to_keep(const Solution& solution, const FailingCase& failing) {
  return fmt::format("Found by stress: {} gets {}.", solution.name, status_message(failing.result.status));
}

std::string name_to_keep(const Problem& problem) {
  const std::vector<std::string> all = names_of(all_cases(problem));
  const auto is_taken = [&](const std::string& name) { return std::ranges::count(all, name) > 0; };
  return unused_name("found-by-stress", is_taken, "-", "");
}

// The case that was found, judged like any other, so that it is explained like any other; where it fails only
// after others, or not again, as it failed. Only what is surely an input of the problem is offered to be kept.
std::string failure_text(const StressOptions& line, const Builder& builder, const Problem& problem,
                         const Solution& solution, FailingCase& failing, bool sure, std::uint64_t seed) {
  TableStyle style = terminal_style(STDOUT_FILENO);
  style.options = line.again;
  std::vector<Case> cases = {failing.test};
  cases[0].doubtful = false;  // that is told already
  const bool kept_already = failing.own && !failing.made_smaller;
  if (kept_already && (failing.given || problem.rules->check))  // --reference answers nothing then, and is refused
    style.options = replaced(style.options, " --reference " + shell_quoted(line.reference), "");
  if (!kept_already) cases[0].typed = "--input " + shell_quoted(typed_text(failing.test, problem));
  if (failing.own && !kept_already) cases[0].name += " made smaller";
  // What fails only behind others is found again with them.
  const bool behind_others = !failing.by_itself && !failing.own;
  const bool drawn_again = behind_others || cases[0].typed.size() > longest_typed;
  if (drawn_again) {
    style.command += " stress";
    cases[0].typed = fmt::format("--seed {}", seed);
    if (!behind_others || line.count)
      cases[0].typed += fmt::format(" --count {}", line.count.value_or(std::max<std::size_t>(1, failing.number)));
  }
  SolutionResult result;
  CaseResult shown = failing.result;
  if (failing.by_itself && failing.again && !interrupted()) {
    JudgeOptions judging = line.judging.judge_options();
    if (failing.result.status == Status::time_limit_exceeded)
      judging.most_checked_ms = std::min(judging.most_checked_ms, most_checked_slow_ms);
    result = judge_solution(builder, problem, cases, solution, judging);
    if (result.cases.empty() || result.cases[0].status == Status::not_run) result = {};
    failing.again = result.cases.empty() || !may_be_right(result.cases[0].status);
    if (!result.cases.empty() && result.cases[0].status == failing.result.status) shown = result.cases[0];
  }
  result.solution = solution;
  shown.test = std::make_shared<const Case>(cases[0]);
  shown.by_chance = !failing.again;
  if (drawn_again) shown.after.clear();  // the seed draws them, too
  std::string text = "\n" + render_failure(shown, result, problem, style);
  const bool known = sure && (failing.test.expected || problem.rules->check);
  if (!line.keeping.name && failing.by_itself && failing.again && known && !drawn_again && !kept_already) {
    text += fmt::format("  keep:  {} {}{} {} --keep {}\n", style.command, choice_of(problem, solution), style.options,
                        cases[0].typed, shell_quoted(name_to_keep(problem) + ": " + reason_to_keep(solution, failing)));
  }
  return text;
}

std::string story_of(const FailingCase& failing, const Problem& problem, std::uint64_t seed) {
  std::string text = failing.own           ? fmt::format("the problem's own case {} fails", failing.test.name)
                     : failing.small       ? "one of the smallest cases fails"
                     : failing.number == 0 ? fmt::format("one of the largest cases of seed {} fails", seed)
                                           : fmt::format("case {} of seed {} fails", failing.number, seed);
  if (!failing.again) {
    return text +
           ", but not when it is run again: what the solution does differs from run to run (random numbers, the time, "
           "threads, or a variable that was never set)";
  }
  if (!failing.by_itself) {
    text += ", but not by itself: ";
    if (failing.result.status == Status::time_limit_exceeded) text += "the machine was busy, or ";
    return text +
           "the solution depends on what earlier cases left behind, in global or static variables, in rand(), in "
           "memory that it never set, or in what it wrote beyond its bounds (judge it with --fresh)";
  }
  if (failing.pieces < failing.pieces_before) {
    text += fmt::format("; {} has {} of its {}", failing.smallest ? "the smallest that fails like it" : "a smaller one",
                        failing.pieces, plural(failing.pieces_before, piece_of(problem)));
  } else if (failing.made_smaller) {
    text += "; so does one with plainer values";
  }
  return text;
}

// What was found right, and how that is known.
std::string rightness(const Hunt& found, const Problem& problem) {
  const HuntProgress& progress = found.progress;
  const std::string until = interrupted() ? "until then every case" : "every case";
  if (problem.rules->check) return until + " right by the problem's rules";
  const bool alone = found.references.empty();
  std::string how = alone ? until + " without a crash, a finding or a limit"
                          : fmt::format("{} like {}'s", until, joined(found.references, "'s and "));
  if (progress.different > 0)
    how +=
        fmt::format(", but {} of them Different, of which nothing here can tell whether they are right (the first: {})",
                    progress.different, progress.first_different);
  return how + (alone ? "; nothing to compare answers with" : "");
}

int tell_of_none(const StressOptions& line, const Hunt& found, const Problem& problem, const Solution& solution,
                 std::uint64_t seed) {
  const HuntProgress& progress = found.progress;
  const std::string name =
      fmt::format("{}, {}{}", problem.heading(), solution.name, interrupted() ? ": interrupted" : "");
  const std::string no_largest = problem.rules->generate || progress.no_largest.empty()
                                     ? ""
                                     : "; none of the largest size: " + progress.no_largest;
  const std::string figures = fmt::format("{}{} (seed {})", progress_text(progress, problem), no_largest, seed);
  if (progress.small + progress.cases == 0 && !interrupted())
    throw BadInput(name + ": no other case than its own was tried in that time; --for takes longer");
  const std::size_t left_out = progress.left_out + progress.small_left_out;
  const bool most_left_out =
      !found.references.empty() && left_out * 2 > progress.cases + progress.small + progress.small_left_out;
  const bool few = !line.count && progress.cases < least_random + progress.left_out && !interrupted();
  const char* few_words = !few                    ? ""
                          : progress.left_out > 0 ? "hardly anything was tried that the reference answers: "
                                                  : "hardly anything was tried (--for takes longer): ";
  if (most_left_out) {
    std::cout << fmt::format(
        "{}: nothing is told: the reference, {}, does not answer most of what was drawn, or only "
        "by undefined behaviour: these are hardly inputs of the problem ({})\n",
        name, found.references[0], figures);
  } else {
    std::cout << fmt::format("{}: {}{}: {}\n", name, few_words, rightness(found, problem), figures);
  }
  const bool no_example = problem.cases.empty() && problem.typed.empty() && !problem.rules->generate;
  if (no_example) std::cout << "No example shows what inputs the problem has, and so these may be others\n";
  std::cout << how_many_not_understood(problem, line.building)
            << disputed_words(found.disputed, terminal_style(STDOUT_FILENO).width);
  if (found.differ && !found.disagreement)
    std::cout
        << "the references differ on what is not taken: one of them is wrong, unless the problem never gives that\n";
  const bool unchecked = line.judging.checked && progress.unchecked > 0;
  if (unchecked) std::cout << "--checked, but not every case was checked\n";
  return most_left_out || few || unchecked || progress.different > 0 || found.disagreement || found.differ || no_example
             ? 2
             : 0;
}

int tell_of_failure(const StressOptions& line, const Kit& kit, const Builder& builder, const Problem& problem,
                    const Solution& solution, Hunt found, std::uint64_t seed) {
  FailingCase& failing = *found.failing;
  const std::string doubt = failing.doubtful ? not_understood(problem) : "";
  const std::string failure = failure_text(line, builder, problem, solution, failing, doubt.empty(), seed);
  std::cout << wrapped(fmt::format("{}, {}: {}{}{} ({})", problem.heading(), solution.name,
                                   interrupted() ? "interrupted; " : "",
                                   doubt.empty() ? "" : "perhaps on an input that the problem never gives (below), ",
                                   story_of(failing, problem, seed), progress_text(found.progress, problem)),
                       0, terminal_style(STDOUT_FILENO).width)
            << failure << doubt;
  const int status = doubt.empty() ? 1 : 2;
  if (!line.keeping.name) return status;
  std::string why_not = !failing.again       ? "it did not fail when it was run again"
                        : !failing.by_itself ? "by itself the case passes"
                                             : why_not_kept(problem, failing.test.input);
  const std::string why = line.keeping.why.empty() ? reason_to_keep(solution, failing) : line.keeping.why;
  failing.test.doubtful = failing.doubtful;
  try {
    if (why_not.empty()) std::cout << keep_case(kit, problem, failing.test, *line.keeping.name, why);
  } catch (const BadInput& error) {
    std::cout << fmt::format("not kept: {}\n", error.what());
    return 2;
  }
  if (!why_not.empty()) std::cout << fmt::format("not kept: {}\n", why_not);
  return status;
}

int stress(StressOptions& line) {
  const Kit kit = line.building.kit();
  auto [problem, solution] = choose(kit, line.problem, line.solution);
  CaseList own = own_cases(problem);
  if (const std::string why_not = why_not_drawn(constraints_of(problem)); !why_not.empty())
    throw BadInput(fmt::format("problem {} has no generator of its own, and {}", problem.id, why_not));
  if (line.keeping.name) refuse_bad_name(problem, *line.keeping.name);
  const Builder builder = line.building.builder();
  HuntOptions options;
  options.judge = line.judging.judge_options();
  options.judge.counting = JudgeOptions::Counting::none;
  options.reference = reference_options();
  if (!compiles(builder, problem, solution)) return 1;
  const std::vector<Solution> references =
      find_references(line.reference, kit, problem, builder, options.reference, &solution,
                      problem.has_examples_only() && !problem.rules->check ? most_references : 1);
  if (!references.empty() && std::filesystem::equivalent(references[0].file, solution.file))
    throw BadInput(
        fmt::format("--reference: {} is the solution itself: compare it with another one", references[0].typed));
  if (references.empty() && !problem.rules->check)
    std::cerr << fmt::format(
        "nothing to compare answers with: {} has no accepted solution but perhaps {} itself (--reference names one); "
        "only crashes, findings and limits are looked for\n",
        problem.heading(), solution.name);
  if (std::ranges::count(references, solution.name, &Solution::name) > 0) solution.name = solution.typed;
  const Interruptible interruptible;
  // What takes long on a busy machine is not taken of the time.
  build_ahead(builder, problem, references, {Mode::plain}, line.building.jobs_or(cores()));
  build_ahead(builder, problem, {solution}, modes_needed(problem, own.cases, options.judge),
              line.building.jobs_or(cores()));
  options.seed = line.seed.value_or(std::random_device{}());
  if (line.count) options.most_cases = std::size_t(*line.count);
  options.most_s = line.most_s.value_or(line.count ? std::numeric_limits<double>::infinity() : options.most_s);
  int status = 0;
  leave_out_refused(own, [&] {
    problem.cases = own.cases;
    Hunt found;
    {
      StatusLine shown;
      found = hunt(builder, problem, solution, references, line.reference.empty() ? 0 : 1, options,
                   [&](const HuntProgress& progress) {
                     if (shown.wanted()) shown.show(progress_text(progress, problem));
                   });
    }
    for (const std::string& one : found.dropped) std::cerr << "no reference any more: " << one << "\n";
    const bool differ = found.failing && !found.failing->given && !references.empty() &&
                        !names_reference(line.reference, problem, references[0].name) && found.failing->test.expected &&
                        found.failing->result.status == Status::wrong_answer;
    if (differ) {  // and nothing tells who is wrong
      const FailingCase& failing = *found.failing;
      found.disagreement = {failing.test,
                            {{references[0].name, *failing.test.expected},
                             {solution.name, failing.result.answer.value_or(failing.result.reason)}}};
      status = 2;
    }
    if (found.disagreement) std::cout << render_disagreement(*found.disagreement, problem);
    if (differ) return;
    status = found.failing ? tell_of_failure(line, kit, builder, problem, solution, std::move(found), options.seed)
                           : tell_of_none(line, found, problem, solution, options.seed);
  });
  std::cout << std::flush;
  end_if_interrupted();
  const int told = tell_of(own.bad, 0);
  return status == 0 ? told : status;
}

}  // namespace

Verb stress_verb() {
  return verb("stress", "the problem's cases and random ones until one fails, then the smallest one that does",
              "harness/judge stress 37 mine --seed 1 --keep found-by-stress", stress);
}

}  // namespace leetjudge
