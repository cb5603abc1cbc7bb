#include "commands/choosing.hpp"
#include "commands/commands.hpp"
#include "commands/results.hpp"
#include "commands/work.hpp"
#include "commands/workshop.hpp"
#include "compare/measure.hpp"
#include "report/comparison.hpp"
#include "report/progress.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"

namespace leetjudge {
namespace {

constexpr double most_traced_ms = 5000;

MeasureOptions measure_options(const Work& work, const CommandLine& line) {
  MeasureOptions options;
  options.seed = line.seed.value_or(1);
  options.rounds = line.rounds;
  if (line.typed.contains("--for")) options.most_s = line.most_s;
  options.judge = judge_options(line);
  options.judge.replays = cases_to_replay(work.problem, work.cases, line);
  options.judge.every_expected = !line.json_file.empty();
  if (!line.no_counters) options.judge.trace = JudgeOptions::Trace::all;
  options.judge.count_later_calls = true;
  if (!line.counters) options.judge.most_traced_ms = most_traced_ms;
  return options;
}

// A wrong solution is not worth measuring.
void verify(const Work& work, const Builder& builder, const JudgeOptions& options, ProblemResult& result,
            const Report& report, Saving& saving) {
  Progress progress("verifying", work.solutions.size() * steps_of(work.problem, work.cases, options));
  for (const Solution& solution : work.solutions) {
    std::size_t steps = 0;
    progress.show(step_words(solution, work.cases, steps));
    const auto done = [&](const SolutionResult& so_far) {
      progress.step(step_words(solution, work.cases, ++steps));
      saving.save(report, result, so_far);
    };
    SolutionResult judged = judge_solution(builder, work.problem, work.cases, solution, options, done);
    result.solutions.push_back(std::move(judged));
    saving.save(report);
  }
}

}  // namespace

int compare(const CommandLine& line) {
  std::vector<std::string> none;  // a problem is named
  const std::deque<Work> all = work_to_do(line, none);
  const Work& work = all.front();
  const std::optional<LoadedReport> baseline = prepare_results(line);
  const MeasureOptions options = measure_options(work, line);
  const Builder builder = make_builder(line);
  Report report = empty_report(line, all, builder.toolchain());
  ProblemResult& result = report.problems.emplace_back(ProblemResult{&work.problem, &work.cases, {}});
  result.rounds = Rounds{options.seed, options.rounds.value_or(least_rounds)};

  Saving saving(line);
  if (work.cases.empty()) {
    for (const Solution& one : work.solutions) result.solutions.push_back(nothing_to_judge(one));
  } else {
    build_ahead(builder, work.problem, work.solutions, modes_needed(work.problem, work.cases, options.judge),
                jobs(line, cores()));
    const Interruptible interruptible;
    verify(work, builder, options.judge, result, report, saving);
    StatusLine status;
    status.show("measuring");
    const Host empty = builder.reference(work.problem, Mode::plain);
    measure(result, empty, options, [&](const std::string& solution, std::size_t round, std::size_t rounds) {
      status.show(fmt::format("measuring {}, round {} of {}", solution, round, rounds));
      saving.save(report);
    });
  }
  if (interrupted()) report.partial = "interrupted";
  const int status = finish(report, line, results_style(line), render_comparison, baseline);
  end_if_interrupted();
  return status;
}

}  // namespace leetjudge
