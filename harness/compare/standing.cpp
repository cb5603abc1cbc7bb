#include "compare/standing.hpp"

#include <algorithm>
#include <cmath>

#include "compare/measure.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr double most_probability = 0.025;  // of ten rounds nine
constexpr double least_difference = 1.02;
constexpr double twice = 2;  // for which a few rounds do
constexpr std::size_t few_cases = 20;
constexpr double noisy_spread = 0.1;  // of the quartiles, to the median

std::string interval_text(const Interval& interval) {
  if (interval.low >= 999500)
    return fmt::format("{}–{} million", three_digits(interval.low / 1e6), three_digits(interval.high / 1e6));
  return fmt::format("{}–{}", ratio_text(interval.low), ratio_text(interval.high));
}

const SolutionResult* fastest_of(const ProblemResult& problem) {
  const SolutionResult* fastest = nullptr;
  for (const SolutionResult& one : problem.solutions) {
    if (one.rounds_ms.empty()) continue;
    if (!fastest || median(one.rounds_ms) < median(fastest->rounds_ms)) fastest = &one;
  }
  return fastest;
}

// "scan on 3, backtracking on 12" for those that ran out of time, whether they were measured in the end or
// not.
std::string timeouts_text(const ProblemResult& problem) {
  std::vector<std::string> all;
  for (const SolutionResult& one : problem.solutions) {
    const auto count = std::ranges::count(one.cases, Status::time_limit_exceeded, &CaseResult::status);
    const bool took_part =
        count > 0 && std::size_t(count) < one.cases.size() && std::ranges::none_of(one.cases, failed_otherwise);
    if (took_part) all.push_back(fmt::format("{} on {}", one.solution.name, count));
  }
  return joined(all);
}

std::vector<std::string> remarks(const ProblemResult& problem, const std::string& partial) {
  std::vector<std::string> all;
  const std::vector<Standing>& standing = problem.standings;
  std::size_t rounds = 0, timed = 0;
  std::vector<std::string> noisy, slow;
  for (std::size_t i = 0; i < standing.size(); ++i) {
    if (standing[i].kind == Standing::Kind::not_timed) continue;
    ++timed;
    const std::size_t mine = problem.solutions[i].rounds_ms.size();
    rounds = std::max(rounds, mine);
    const std::string& name = problem.solutions[i].solution.name;
    if (mine <= few_rounds && mine < problem.rounds->wanted) slow.push_back(name);
    const double spread = (standing[i].high_us - standing[i].low_us) / standing[i].median_us;
    if (spread > noisy_spread) noisy.push_back(fmt::format("{} by {:.0f} %", name, spread * 100));
  }
  if (!partial.empty())
    all.push_back(fmt::format("Partial: {}; {} of {} rounds.", partial, rounds, problem.rounds->wanted));
  if (rounds > 0 && rounds < least_rounds)
    all.push_back(
        fmt::format("{} {} few: {} (--rounds 20).", plural(rounds, "round"), rounds == 1 ? "is" : "are",
                    rounds < few_rounds ? "no difference shows for sure"
                    : rounds < rounds_for_a_test
                        ? "only a difference of twice the time shows, and brackets hold the range of the rounds"
                        : "small differences do not show"));
  if (!slow.empty() && partial.empty())
    all.push_back(
        fmt::format("So slow that {} rounds have to do (--rounds gives all the same): {}.", few_rounds, joined(slow)));
  if (!noisy.empty())
    // What else runs disturbs all of them.
    all.push_back(
        fmt::format("The middle half of the rounds differs: {}. {}ake more rounds (--rounds {}).", joined(noisy),
                    2 * noisy.size() > timed ? "Most likely something else is using this machine; wait for it, or t"
                                             : "If that matters, t",
                    std::max<std::size_t>(40, 2 * problem.rounds->wanted)));
  const std::size_t measured = problem.measured_count();
  if (const std::string timeouts = timeouts_text(problem); !timeouts.empty() && measured < problem.cases->size())
    all.push_back(fmt::format("{} of {} count nowhere, because time ran out: {}. With them those would stand worse.",
                              problem.cases->size() - measured, plural(problem.cases->size(), "case"), timeouts));
  if (measured > 0 && measured <= few_cases)
    all.push_back(fmt::format("Branch prediction learns {}: many cases (--set, --cases) give a fairer picture.",
                              measured == 1 ? "a short single case by heart" : "a few short cases by heart"));
  return all;
}

}  // namespace

std::string three_digits(double value) {
  return value < 9.995   ? fmt::format("{:.2f}", value)
         : value < 99.95 ? fmt::format("{:.1f}", value)
                         : fmt::format("{:.0f}", value);
}

std::string ratio_text(double ratio) {
  if (ratio >= 999500) return three_digits(ratio / 1e6) + " million";
  const double step = ratio < 9995 ? 10 : ratio < 99950 ? 100 : 1000;
  return ratio < 999.5 ? three_digits(ratio) : fmt::format("{:.0f}", std::round(ratio / step) * step);
}

bool beyond_chance(const Times& ratios) {
  const Interval interval = median_interval(ratios);
  const bool far = interval.low >= twice || interval.high <= 1 / twice;
  return sign_probability(ratios) < most_probability || (ratios.size() >= few_rounds && far);
}

std::vector<Standing> standings(const ProblemResult& problem) {
  std::vector<Standing> all(problem.solutions.size());
  const SolutionResult* fastest = fastest_of(problem);
  const double us_for_case = 1000.0 / double(std::max<std::size_t>(1, problem.measured_count()));
  bool alone = true;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const SolutionResult& one = problem.solutions[i];
    Standing& standing = all[i];
    if (one.rounds_ms.empty()) {
      standing.words = one.not_timed.empty() ? "not timed" : one.not_timed + ": not timed";
      continue;
    }
    standing.median_us = median(one.rounds_ms) * us_for_case;
    standing.low_us = quantile(one.rounds_ms, 0.25) * us_for_case;
    standing.high_us = quantile(one.rounds_ms, 0.75) * us_for_case;
    standing.kind = Standing::Kind::fastest;
    if (&one == fastest) continue;
    const Times ratios = ratios_of_rounds(one.rounds_ms, fastest->rounds_ms);
    const Interval interval = median_interval(ratios);
    standing.ratio = median(ratios);
    standing.ratio_low = interval.low;
    standing.ratio_high = interval.high;
    standing.probability = sign_probability(ratios);
    const bool slower = interval.low >= least_difference && beyond_chance(ratios);
    standing.kind = slower ? Standing::Kind::slower : Standing::Kind::alike;
    const bool unsure = !slower && ratios.size() < rounds_for_a_test && interval.low >= least_difference;
    const std::string brackets = interval_text(interval);
    standing.words = slower   ? fmt::format("{}× slower ({})", ratio_text(standing.ratio), brackets)
                     : unsure ? fmt::format("{}× slower so far, too few rounds to be sure ({})",
                                            ratio_text(standing.ratio), brackets)
                              : fmt::format("no difference that these runs can show ({})", brackets);
    alone = alone && slower;
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].kind == Standing::Kind::fastest) all[i].words = alone ? "fastest" : "among the fastest";
    if (problem.solutions[i].status == Status::different) all[i].words += ", but Different";
  }
  return all;
}

std::optional<Counters> summed_counters(const ProblemResult& problem, const SolutionResult& result) {
  Counters sum;
  bool any = false;
  for (std::size_t i = 0; i < result.cases.size(); ++i) {
    if (problem.rounds && !result.rounds_ms.empty() && !problem.measured(i)) continue;
    const CaseResult& one = result.cases[i];
    if (!one.counters) return std::nullopt;
    any = true;
    for (const Counter& counter : all_counters) {
      const std::optional<std::uint64_t> more = one.count(counter);
      std::optional<std::uint64_t>& all = sum.*counter.value;
      if (more) all = all.value_or(0) + *more;
    }
  }
  return any ? std::optional(sum) : std::nullopt;
}

void take_standings(Report& report) {
  for (ProblemResult& problem : report.problems) {
    if (!problem.rounds) continue;
    problem.standings = standings(problem);
    problem.remarks = remarks(problem, report.partial);
    if (!problem.at_size.empty()) problem.remarks.push_back(problem.at_size);
  }
}

}  // namespace leetjudge
