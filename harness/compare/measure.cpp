#include "compare/measure.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>

#include "compare/statistics.hpp"
#include "compare/timed_process.hpp"
#include "judging/runs.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/random.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr double least_measured_ms = 20;  // so long is one measurement at least
constexpr double most_lasting_ms = 500;   // and no longer, for those that sleep
constexpr double warm_up_ms = 5;
constexpr double needs_no_warm_up_ms = 50;  // one call
constexpr double most_rounds_a_second = 4;
constexpr std::size_t rounds_clocked = 5;         // in which single calls are timed as well
constexpr std::size_t least_calls_clocked = 100;  // in each of them, where they are short
constexpr double most_clocked_ms = 20;            // except where one pass takes longer
constexpr double cpu_clock_from_us = 20;          // reading it takes some 0.2 µs
constexpr double clock_costs_nothing_us = 1000;   // single calls and the whole are timed at once
constexpr double slow_ms = 2000;                  // one measurement: it takes part in few rounds only

// A solution that takes part.
struct Runner {
  SolutionResult* result = nullptr;
  Host host;
  std::vector<std::string> answers;          // to the measured cases
  double call_ms = 0;                        // on average, roughly, of CPU time
  double call_lasts_ms = 0;                  // the same by a stopwatch
  std::size_t passes = 1;                    // in one measurement
  std::vector<std::vector<double>> clocked;  // of each measured case, µs
};

class Measuring {
 public:
  Measuring(ProblemResult& result, const MeasureOptions& options, const OnRound& on_round)
      : result_(result), options_(options), on_round_(on_round) {
    timed_cases_.problem = result.problem.get();
  }

  void run() {
    result_.rounds = Rounds{options_.seed, options_.rounds.value_or(least_rounds)};
    choose();
    if (runners_.empty() || cases_.empty()) return;
    for_each_runner(random_of(0), [&](Runner& runner) { calibrate(runner); });
    const std::size_t rounds = result_.rounds->wanted = options_.rounds.value_or(rounds_that_fit());
    for (std::size_t round = 1; round <= rounds && !interrupted(); ++round) {
      Random random = random_of(round);
      for_each_runner(random, [&](Runner& runner) {
        if (round > few_rounds && slow(runner) && !options_.rounds) return;
        on_round_(runner.result->solution.name, round, rounds);
        measure(runner, random, round <= rounds_clocked);
      });
    }
    finish();
  }

 private:
  Random random_of(std::size_t round) const { return Random(options_.seed, round); }

  // Who takes part, and in which cases.
  void choose() {
    for (SolutionResult& one : result_.solutions) {
      if (!can_be_timed(one)) continue;
      Runner& runner = runners_.emplace_back();
      runner.result = &one;
      runner.host = *one.host;  // the file may be another by now
    }
    for (std::size_t i = 0; i < result_.cases->size(); ++i) {
      const auto answered = [&](const Runner& runner) { return may_be_right(runner.result->cases[i].status); };
      if (!std::ranges::all_of(runners_, answered)) continue;
      cases_.push_back(i);
      timed_cases_.all.push_back(&(*result_.cases)[i]);
      timed_cases_.bytes += (*result_.cases)[i].input.size();
      for (Runner& runner : runners_) runner.answers.push_back(runner.result->cases[i].answer.value_or(""));
    }
    for (Runner& runner : runners_) {
      runner.clocked.resize(cases_.size());
      if (cases_.empty()) runner.result->not_timed = "there is no case that all solutions answer in time";
    }
  }

  // Calls `act` for each runner that is still there, in random order. One that does not answer leaves.
  template <class F>
  void for_each_runner(Random random, F act) {
    std::vector<std::size_t> order(runners_.size());
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);
    for (const std::size_t i : order) {
      Runner& runner = runners_[i];
      if (interrupted() || !runner.result->not_timed.empty()) continue;
      try {
        act(runner);
      } catch (const TimedProcessEnded& ended) {
        if (interrupted()) return;
        runner.result->not_timed = ended.what();
        runner.result->status = ended.status;
        runner.result->rounds_ms.clear();
      }
    }
  }

  TimedProcess process_of(const Runner& runner) {
    const RunLimits limits = limits_of((*result_.cases)[cases_.front()], options_.judge, Mode::plain);
    const double call_ms = std::max(runner.call_ms, runner.call_lasts_ms);
    return TimedProcess(runner.host, limits, call_ms, timed_cases_, runner.answers);
  }

  // So many passes over all cases, each in an order of its own.
  Order passes(Random& random, std::size_t count) const {
    Order order;
    Order pass(cases_.size());
    std::iota(pass.begin(), pass.end(), 0);
    for (std::size_t i = 0; i < count; ++i) {
      random.shuffle(pass);
      order.insert(order.end(), pass.begin(), pass.end());
    }
    return order;
  }

  // How many passes make a measurement. What took long when it was judged needs no trial.
  void calibrate(Runner& runner) {
    for (const std::size_t index : cases_)
      runner.call_ms += runner.result->cases[index].runtime_ms / double(cases_.size());
    runner.call_lasts_ms = runner.call_ms;
    if (runner.call_ms * double(cases_.size()) > 10 * least_measured_ms) return;
    Random random = random_of(0);
    TimedProcess process = process_of(runner);
    for (;;) {
      const auto begin = std::chrono::steady_clock::now();
      const double took_ms = process.measure(passes(random, runner.passes));
      const std::chrono::duration<double, std::milli> lasted = std::chrono::steady_clock::now() - begin;
      runner.call_ms = took_ms / double(runner.passes * cases_.size());
      runner.call_lasts_ms = lasted.count() / double(runner.passes * cases_.size());
      if (took_ms >= least_measured_ms || lasted.count() >= most_lasting_ms || interrupted()) return;
      const double wanted = std::min(least_measured_ms * 1.2 / std::max(took_ms, 1e-3),
                                     most_lasting_ms * 1.2 / std::max(lasted.count(), 1e-3));
      const double factor = std::clamp(wanted, 1.5, 100.0);
      runner.passes = std::size_t(std::ceil(double(runner.passes) * factor));
    }
  }

  double pass_lasts_ms(const Runner& runner) const { return runner.call_lasts_ms * double(cases_.size()); }

  std::size_t passes_clocked(const Runner& runner) const {
    const double most = std::min(double(least_calls_clocked) / double(cases_.size()),
                                 most_clocked_ms / std::max(pass_lasts_ms(runner), 1e-6));
    return std::max<std::size_t>(1, std::size_t(most));
  }

  bool slow(const Runner& runner) const { return pass_lasts_ms(runner) * double(runner.passes) > slow_ms; }

  std::size_t rounds_that_fit() const {
    double round_ms = 0;
    double left_ms = options_.most_s * 1000;
    for (const Runner& runner : runners_) {
      if (slow(runner)) continue;
      round_ms += pass_lasts_ms(runner) * double(runner.passes) + warm_up_ms;
      left_ms -= pass_lasts_ms(runner) * double(passes_clocked(runner) * rounds_clocked);
    }
    if (round_ms == 0) return few_rounds;  // all are slow
    const auto most = std::max(least_rounds, std::size_t(most_rounds_a_second * options_.most_s));
    return std::clamp(std::size_t(std::max(0.0, left_ms / round_ms)), least_rounds, most);
  }

  void warm_up(TimedProcess& process, const Runner& runner, Random& random) {
    if (runner.call_lasts_ms >= needs_no_warm_up_ms) return;
    Order order = passes(random, runner.passes);
    const double calls = std::clamp(warm_up_ms / std::max(runner.call_lasts_ms, 1e-6), 1.0, double(order.size()));
    order.resize(std::size_t(calls));
    process.measure(order);
  }

  void measure(Runner& runner, Random& random, bool clocked) {
    TimedProcess process = process_of(runner);
    warm_up(process, runner, random);
    const Order order = passes(random, runner.passes);
    const bool both = runner.call_ms * 1000 >= clock_costs_nothing_us;
    const double took_ms = both ? clock(process, runner, order) : process.measure(order);
    runner.result->rounds_ms.push_back(as_written(took_ms / double(runner.passes)));
    if (clocked && !both) clock(process, runner, passes(random, passes_clocked(runner)));
  }

  // Times single calls; returns what all of them took together.
  double clock(TimedProcess& process, Runner& runner, const Order& order) {
    const bool cpu_clock = runner.call_ms * 1000 >= cpu_clock_from_us;
    const TimedProcess::Took took = process.call(order, cpu_clock ? Request::clock : Request::ticks);
    for (std::size_t i = 0; i < took.each_us.size(); ++i)
      runner.clocked[std::size_t(order[i])].push_back(took.each_us[i]);
    for (std::size_t i = 0; i < cases_.size(); ++i) runner.result->cases[cases_[i]].time_us = median(runner.clocked[i]);
    return took.calls_ms;
  }

  void finish() {
    for (const Runner& runner : runners_) {
      if (runner.result->not_timed.empty() && runner.result->rounds_ms.empty())
        runner.result->not_timed = "interrupted before it was measured";
    }
  }

  ProblemResult& result_;
  const MeasureOptions& options_;
  const OnRound& on_round_;
  std::vector<Runner> runners_;
  std::vector<std::size_t> cases_;  // that are measured
  TimedCases timed_cases_;          // the same
};

}  // namespace

bool can_be_timed(SolutionResult& result) {
  const auto count = [&](Status status) {
    return std::size_t(std::ranges::count(result.cases, status, &CaseResult::status));
  };
  const std::size_t timed_out = count(Status::time_limit_exceeded);
  const bool failed = std::ranges::any_of(result.cases, failed_otherwise);
  const bool gave_up = count(Status::not_run) > 0;
  if (result.status == Status::time_limit_exceeded && gave_up && !interrupted()) {
    result.not_timed =
        fmt::format("{} on {} (--keep-going runs the rest)", status_message(result.status), plural(timed_out, "case"));
  } else if (result.cases.empty() || failed) {
    result.not_timed = status_message(result.status);
  } else if (timed_out == result.cases.size()) {
    result.not_timed = fmt::format("{} on every case", status_message(result.status));
  }
  return result.not_timed.empty();
}

void measure(ProblemResult& result, const MeasureOptions& options, const OnRound& on_round) {
  Measuring(result, options, on_round).run();
}

}  // namespace leetjudge
