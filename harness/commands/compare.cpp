#include "commands/output.hpp"
#include "compare/measure.hpp"
#include "report/progress.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"

namespace leetjudge {
namespace {

constexpr double most_counting_ms = 30000;

struct CompareOptions : ReportingOptions {
  std::optional<std::uint64_t> rounds, seed;
  std::optional<double> most_s;

  void add(CLI::App& verb) {
    add_asked(verb)->required();
    verb.option_defaults()->group("Measuring");
    add_seed(verb, seed);
    option(verb, "--rounds N", rounds,
           "measure so many times; by default at least 10, and at most 4 for each second of --for")
        ->check(CLI::Range(1, 100000));
    add_for(verb, most_s, "as many rounds as fit into that, all solutions together; 10s by default")
        ->excludes("--rounds");
    judging.add_counters(verb, "count every case, however long that takes; 30 s for each solution by default");
    verb.add_flag("--fast", judging.fast, "without counters");
    results.add(verb);
    judging.add_judging(verb);
    building.add(verb);
  }
};

MeasureOptions measure_options(const Work& work, const CompareOptions& line) {
  MeasureOptions options;
  options.seed = line.seed.value_or(1);
  if (line.rounds) options.rounds = std::size_t(*line.rounds);
  options.most_s = line.most_s.value_or(options.most_s);
  options.judge = line.judge_options(work);
  if (!line.judging.fast) options.judge.counting = JudgeOptions::Counting::all;
  options.judge.count_later_calls = true;
  if (!line.judging.counters) options.judge.most_counting_ms = most_counting_ms;
  return options;
}

// A wrong solution is not worth measuring.
void verify(const Work& work, const Builder& builder, const JudgeOptions& options, ProblemResult& result) {
  result.solutions.clear();
  result.cases = work.cases;
  Progress progress("verifying", work.solutions.size() * runs_expected(*work.problem, work.cases, options));
  for (const Solution& one : work.solutions)
    result.solutions.push_back(
        judge_solution(builder, *work.problem, result.cases, one, options, shown_runs(progress, one, work.cases)));
}

int compare(CompareOptions& line) {
  std::vector<BadCase> bad;
  std::deque<Work> all = work_to_do(line, line.building, bad);
  Work& work = all.front();
  const std::optional<Report> baseline = line.baseline();
  const MeasureOptions options = measure_options(work, line);
  const Builder builder = line.building.builder();
  Report report = line.empty_report(builder.toolchain());
  const Interruptible interruptible;
  ProblemResult& result = report.problems.emplace_back(ProblemResult{work.problem, {}, {}});
  result.reference =
      expect_reference("", line.building.kit(), *work.problem, work, builder, reference_options(), nullptr);
  result.rounds = Rounds{options.seed, options.rounds.value_or(least_rounds)};
  build_ahead(builder, *work.problem, work.solutions, modes_needed(*work.problem, work.cases, options.judge),
              line.building.jobs_or(cores()));
  leave_out_refused(work, [&] { verify(work, builder, options.judge, result); });
  {
    StatusLine status;
    status.show("measuring");
    measure(result, options, [&](const std::string& solution, std::size_t round, std::size_t rounds) {
      status.show(fmt::format("measuring {}, round {} of {}", solution, round, rounds));
    });
    if (line.cases.all() && !interrupted()) {
      status.show("measuring a large input");
      result.at_size = measure_at_size(builder, result, options);
    }
  }
  if (interrupted()) report.partial = "interrupted";
  const int status = finish(report, work.bad, line.results, line.style(), baseline);
  end_if_interrupted();
  return tell_of(work.bad, status);
}

}  // namespace

Verb compare_verb() {
  return verb("compare", "solutions side by side: time, counters, and how sure it is",
              "harness/judge compare 37 scan bitmask --set extreme --html report.html", compare);
}

}  // namespace leetjudge
