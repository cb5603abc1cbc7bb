#include <algorithm>
#include <deque>

#include "commands/folder.hpp"
#include "commands/practice.hpp"
#include "inputs/constraints.hpp"
#include "inputs/rules.hpp"
#include "judging/judge.hpp"
#include "report/progress.hpp"
#include "report/report.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"

namespace leetjudge {
namespace {

constexpr double most_counting_ms = 3000;  // where nobody asked for it

struct RunOptions : ReportingOptions {
  std::string reference;
  KeepingOptions keeping;
  FolderOptions folder;

  void add(CLI::App& verb) {
    add_asked(verb)->description(
        "its number, name or URL: 36 or valid-sudoku; a .cpp file that names it; or a folder of solutions");
    cases.add_input(verb);
    add_reference(verb, reference);
    keeping.add(verb);
    results.add(verb);
    folder.add(verb);
    judging.add_judging(verb);
    judging.add_modes(verb);
    judging.add_counters(verb, "count placements, undos and steps on every case");
    building.add(verb);
  }
};

// Sets `differs` where a reference that nobody named answers otherwise.
void judge(const Work& work, const Builder& builder, const RunOptions& line, bool unknown, ProblemResult& result,
           std::string& differs) {
  result.cases = work.cases;
  result.solutions.clear();
  for (const Solution& one : work.solutions) result.solutions.emplace_back().solution = one;
  JudgeOptions options = line.judge_options(work, 1);
  if (line.cases.input && !line.judging.counters && !line.judging.fast) {
    options.counting = JudgeOptions::Counting::all;
    options.most_counting_ms = most_counting_ms;
  }
  options.warnings = true;
  const std::vector<Mode> modes = modes_needed(*work.problem, work.cases, options);
  const bool single = work.solutions.size() == 1;  // somebody is waiting for it
  build_ahead(builder, *work.problem, work.solutions, modes,
              line.building.jobs_or(single ? std::max(cores(), unsigned(modes.size())) : cores()));
  Progress progress("judging", work.solutions.size() * runs_expected(*work.problem, work.cases, options));
  if (single)
    options.plain_verdict = [&](const SolutionResult& so_far) {
      progress.relabel(fmt::format("{}; now checking and counting", status_message(so_far.status)));
    };
  do_side_by_side(work.solutions.size(), line.building.jobs_or(1), [&](std::size_t i) {
    const CaseDone done = shown_runs(progress, work.solutions[i], work.cases);
    SolutionResult& one = result.solutions[i] =
        judge_solution(builder, *work.problem, result.cases, work.solutions[i], options, done);
    if (unknown) one.take_back_acceptance();
    if (!line.cases.expect && !result.reference.empty() &&
        !names_reference(line.reference, *work.problem, result.reference) && one.take_back_refusal(result.reference))
      differs = fmt::format("{} and {} answer differently: one of them is wrong (--reference names the right one)",
                            one.solution.name, result.reference);
    one.take_back_own_answers();
  });
}

// The same, into a result of its own in `report`; where it cannot be judged, there is none.
void judge(Work& work, const Builder& builder, const RunOptions& line, Report& report) {
  if (interrupted()) return;
  ProblemResult result{work.problem, {}, {}};
  const bool any_open = std::ranges::any_of(work.cases, [](const Case& one) { return !one.expected; });
  if (!line.reference.empty() && (!any_open || (work.problem->rules->check && !line.cases.input)))
    throw BadInput(
        "--reference answers cases that have no \"expected\" where no rules tell what is right: here is none");
  result.reference = expect_reference(line.reference, line.building.kit(), *work.problem, work, builder,
                                      reference_options(), line.cases.input ? &work.solutions.front() : nullptr);
  report.unknown = line.cases.input && !line.cases.expect && result.reference.empty() && !work.problem->rules->check;
  try {
    leave_out_refused(work, [&] { judge(work, builder, line, report.unknown, result, report.partial); });
  } catch (const Interrupted&) {  // while it was compiled
  }
  if (!line.cases.input && line.cases.file.empty()) {  // a case of the problem's file may be why a right solution fails
    std::vector<Case> failed;
    for (std::size_t i = 0; i < result.cases->size(); ++i) {
      const auto fails = [i](const SolutionResult& one) { return i < one.cases.size() && one.cases[i].failed(); };
      if (std::ranges::any_of(result.solutions, fails)) failed.push_back(*result.cases.at(i));
    }
    if (!failed.empty()) tell_what_breaks(*work.problem, failed);
  }
  report.problems.push_back(std::move(result));
}

int run(RunOptions& options) {
  if (names_folder(options)) {
    if (options.keeping.name) throw BadInput("--keep is for one problem, not a folder");
    return judge_folders(options, options.folder, options.reference);
  }
  if (options.folder.given()) throw BadInput("--all and --again are for a folder of solutions");
  if (options.keeping.name && !options.cases.input) throw BadInput("--keep requires --input");
  std::vector<BadCase> bad;
  std::deque<Work> work = work_to_do(options, options.building, bad);
  const std::optional<std::string>& name = options.keeping.name;
  if (name) {
    refuse_bad_name(*work.front().problem, *name);
    if (work.front().cases.size() > 1) throw BadInput("--keep: one case at a time");
    const std::string why_not = why_not_kept(*work.front().problem, work.front().cases.front().input);
    if (!why_not.empty()) throw BadInput("--keep: " + why_not);
    const auto broken = constraints_of(*work.front().problem, false).broken_by(work.front().cases.front().input);
    if (broken) throw BadInput("--keep: the problem never gives this: " + *broken);
  }
  const std::optional<Report> baseline = options.baseline();
  const Builder builder = options.building.builder();
  Report report = options.empty_report(builder.toolchain());
  const Interruptible interruptible;
  do_each(work, bad, [&](Work& one) { judge(one, builder, options, report); });
  for (const Work& one : work) bad.insert(bad.end(), one.bad.begin(), one.bad.end());
  if (interrupted())
    report.partial = "interrupted";
  else if (options.is_try())
    note_tries(options.building.kit(), report.problems);
  options.demand_checks(report);
  TableStyle style = options.style();
  style.values = options.cases.input && style.alone;
  const int status = finish(report, bad, options.results, style, baseline);
  if (name) {
    const Problem& problem = *work.front().problem;
    Case kept = work.front().cases.front();
    const auto confirms = [](const Case& one) { return one.expected && one.answered_by.empty() && !one.is_example(); };
    if (std::ranges::any_of(problem.cases, confirms)) kept.answered_by.clear();
    results_stream(options.results) << keep_case(options.building.kit(), problem, kept, *name, options.keeping.why)
                                    << std::flush;
  }
  end_if_interrupted();
  return tell_of(bad, status);
}

}  // namespace

Verb run_verb() {
  return verb("run", "judge solutions (also without the word run)",
              "harness/judge 37 ~/mine.cpp --case leetcode-example", run);
}

}  // namespace leetjudge
