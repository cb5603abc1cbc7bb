#include <algorithm>
#include <deque>
#include <iostream>
#include <mutex>

#include "commands/choosing.hpp"
#include "commands/commands.hpp"
#include "commands/keeping.hpp"
#include "commands/reference.hpp"
#include "commands/results.hpp"
#include "commands/work.hpp"
#include "commands/workshop.hpp"
#include "problem/rules.hpp"
#include "report/progress.hpp"
#include "report/report.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "verdict/repeating.hpp"

namespace leetjudge {
namespace {

// Takes a shipped solution's answers for the expected ones. Returns its name; empty if there is none.
std::string expect_the_reference(Work& work, const CommandLine& line, const Builder& builder) {
  const std::optional<Solution> reference =
      find_reference(line, Kit(line.kit), work.problem, builder, &work.solutions.front());
  if (!reference) return "";
  const SolutionResult result =
      judge_solution(builder, work.problem, work.cases, *reference, reference_options(line));
  if (!result.fault.empty()) throw JudgeFault(result.fault);
  for (std::size_t i = 0; i < result.cases.size(); ++i) {
    const CaseResult& one = result.cases[i];
    if (one.status != Status::accepted) {
      throw BadInput(
          fmt::format("{}: the reference, {}, does not answer this: {}: {} (--reference names another)",
                      one.test->where, reference->name, status_message(one.status), one.reason));
    }
    work.cases[i].expected = one.answer;
  }
  return reference->name;
}

std::string keep_typed(const Work& work, const CommandLine& line) {
  return keep_case(Kit(line.kit), work.problem, work.cases.front(), line.keep_name, line.why);
}

// What was not wrong is not therefore right.
void take_back_acceptance(SolutionResult& result) {
  for (CaseResult& one : result.cases) {
    if (one.status != Status::accepted) continue;
    one.status = Status::finished;
    one.reason = "nothing tells whether the answer is right";
  }
  if (result.status == Status::accepted) result.status = result.status_of_cases();
}

void judge(const Work& work, const Builder& builder, const CommandLine& line, ProblemResult& result,
           const Report& report, Saving& saving) {
  JudgeOptions options = judge_options(line);
  options.replays = cases_to_replay(work.problem, work.cases, line);
  options.every_expected = !line.json_file.empty();
  if (line.input && !line.no_counters && !line.fast) options.trace = JudgeOptions::Trace::all;
  const std::vector<Mode> modes = modes_needed(work.problem, work.cases, options);
  const bool single = work.solutions.size() == 1;  // somebody is waiting for it
  if (!interrupted())
    build_ahead(builder, work.problem, work.solutions, modes,
                jobs(line, single ? std::max(cores(), unsigned(modes.size())) : cores()));
  const Interruptible interruptible;
  Progress progress("judging",
                    line.repeat * work.solutions.size() * steps_of(work.problem, work.cases, options));
  std::vector<SolutionResult> results(work.solutions.size());
  std::mutex mutex;
  do_side_by_side(work.solutions.size(), jobs(line, 1), [&](std::size_t i) {
    std::size_t steps = 0;
    progress.show(step_words(work.solutions[i], work.cases, steps));
    const auto done = [&](const SolutionResult& so_far) {
      progress.step(step_words(work.solutions[i], work.cases, ++steps));
      const std::lock_guard guard(mutex);
      saving.save(report, result, so_far);
    };
    const auto judge_once = [&] {
      SolutionResult one =
          judge_solution(builder, work.problem, work.cases, work.solutions[i], options, done);
      if (report.unknown) take_back_acceptance(one);
      return one;
    };
    results[i] = work.cases.empty()  // in this shard
                     ? nothing_to_judge(work.solutions[i])
                     : judge_repeatedly(line.repeat, judge_once);
    const std::lock_guard guard(mutex);
    result.solutions.push_back(results[i]);
    saving.save(report);
  });
  result.solutions = std::move(results);
}

}  // namespace

int run(const CommandLine& line) {
  std::vector<std::string> bad;
  std::deque<Work> work = work_to_do(line, bad);
  if (line.typed.contains("--keep")) {
    refuse_bad_name(work.front().problem, line.keep_name);
    if (work.front().cases.size() > 1) throw BadInput("--keep: one case at a time");
    const std::string why_not = why_not_kept(work.front().problem, work.front().cases.front().input);
    if (!why_not.empty()) throw BadInput("--keep: " + why_not);
  }
  const std::optional<LoadedReport> baseline = prepare_results(line);
  const Builder builder = make_builder(line);
  Report report = empty_report(line, work, builder.toolchain());
  if (line.input) {
    report.reference = expect_the_reference(work.front(), line, builder);
    report.unknown = report.reference.empty() && !work.front().problem.rules->check;
  }
  Saving saving(line);
  for (const Work& one : work) {
    report.problems.push_back({&one.problem, &one.cases, {}});
    judge(one, builder, line, report.problems.back(), report, saving);
  }
  if (interrupted()) report.partial = "interrupted";
  TableStyle style = results_style(line);
  if (line.input) style.prints = style.counters = true;
  if (line.input) style.values = line.solutions.size() == 1;
  const int status = finish(report, line, style, render_table, baseline);
  if (!line.keep_name.empty()) results_stream(line) << keep_typed(work.front(), line) << std::flush;
  end_if_interrupted();
  return tell_of(bad, status);
}

}  // namespace leetjudge
