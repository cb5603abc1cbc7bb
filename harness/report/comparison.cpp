#include <algorithm>
#include <cmath>

#include "compare/standing.hpp"
#include "report/report.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

struct Unit {
  const char* name;
  double us;
};

Unit unit_of(double us) {
  return us < 0.9995 ? Unit{"ns", 1e-3} : us < 999.5 ? Unit{"µs", 1} : us < 999.5e3 ? Unit{"ms", 1e3} : Unit{"s", 1e6};
}

// "2.30–2.42 µs"
std::string range_text(double low_us, double high_us) {
  const Unit unit = unit_of(high_us);
  return fmt::format("{}–{} {}", three_digits(low_us / unit.us), three_digits(high_us / unit.us), unit.name);
}

// The places of the solutions, the fastest one first; those that were not timed last.
std::vector<std::size_t> by_speed(const ProblemResult& problem) {
  std::vector<std::pair<double, std::size_t>> all;
  for (std::size_t i = 0; i < problem.standings.size(); ++i) {
    const bool timed = problem.standings[i].kind != Standing::Kind::not_timed;
    all.emplace_back(timed ? problem.standings[i].median_us : HUGE_VAL, i);
  }
  std::ranges::sort(all);
  std::vector<std::size_t> order;
  for (const auto& [time, i] : all) order.push_back(i);
  return order;
}

Table standings_table(const ProblemResult& problem) {
  Table table{{{"Solution"}, {"Time", true}, {"Middle half", true}}, {}};
  const std::vector<Counter> counters = counters_of(*problem.problem, true);
  for (const Counter& counter : counters) table.columns.push_back({counter.title, true});
  table.columns.push_back({"Against the fastest"});
  for (const std::size_t i : by_speed(problem)) {
    const SolutionResult& result = problem.solutions[i];
    const Standing& standing = problem.standings[i];
    const bool timed = standing.kind != Standing::Kind::not_timed;
    const Counters counted = summed_counters(problem, result).value_or(Counters{});
    Row& row = table.rows.emplace_back();
    row = {result.solution.name, timed ? time_text(standing.median_us) : not_counted,
           timed ? range_text(standing.low_us, standing.high_us) : not_counted};
    for (const Counter& counter : counters) row.push_back(count_text(timed ? counted.*counter.value : std::nullopt));
    row.push_back(standing.words);
  }
  return table;
}

Table counters_table(const ProblemResult& problem) {
  Table table{{{"Solution"}}, {}};
  const std::vector<Counter> shown = counters_of(*problem.problem, false);
  for (const Counter& counter : shown) table.columns.push_back({counter.title, true});
  table.columns.push_back({"Memory", true});
  for (const std::size_t i : by_speed(problem)) {
    const SolutionResult& result = problem.solutions[i];
    const std::optional<Counters> counters = summed_counters(problem, result);
    if (result.rounds_ms.empty() || !counters) continue;
    Row& row = table.rows.emplace_back(1, result.solution.name);
    for (const Counter& counter : shown) row.push_back(count_text((*counters).*counter.value));
    row.push_back(result.memory_kb ? fmt::format("{} kB", *result.memory_kb) : not_counted);
  }
  return table;
}

std::string title_of(const ProblemResult& problem) {
  std::size_t rounds = 0;
  for (const SolutionResult& one : problem.solutions) rounds = std::max(rounds, one.rounds_ms.size());
  const std::string cases =
      problem.cases->size() == 1 ? "case " + problem.cases->front().name : plural(problem.cases->size(), "case");
  return fmt::format("{}: {}, {}, {}, seed {}", problem.problem->heading(),
                     plural(problem.solutions.size(), "solution"), cases, plural(rounds, "round"),
                     problem.rounds->seed);
}

std::string legend_of(const ProblemResult& problem, const Report& report) {
  const bool one = problem.measured_count() == 1;
  bool counted = false, took_nothing_back = false;
  for (const SolutionResult& result : problem.solutions) {
    const std::optional<Counters> counters = summed_counters(problem, result);
    counted = counted || counters;
    took_nothing_back = took_nothing_back || (counters && counters->undos == 0);
  }
  std::string text = fmt::format(
      "Time: CPU for one case{}, the median of the rounds. Middle half: where half of the "
      "rounds lie. Brackets: 95 % interval of the ratio, for this run.",
      one ? "" : ", on average over all");
  if (counted)
    text +=
        fmt::format(" Counters{} are exact (with several threads about right).{}", one ? "" : " (sums over all cases)",
                    took_nothing_back ? " 0 undos: it took nothing back, or searches on a copy." : "");
  return text + fmt::format("\nMeasured with {} on {}.", report.compiler, report.processor);
}

}  // namespace

std::string time_text(double us) {
  const Unit unit = unit_of(us);
  return fmt::format("{} {}", three_digits(us / unit.us), unit.name);
}

Section comparison_section(const ProblemResult& problem, const Report& report) {
  Section all{title_of(problem), {}, {standings_table(problem)}, legend_of(problem, report), problem.remarks};
  if (Table counters = counters_table(problem); !counters.rows.empty()) all.tables.push_back(std::move(counters));
  return all;
}

std::string render_comparison(const Report& report, const TableStyle& style) {
  std::string text;
  for (const ProblemResult& problem : report.problems) {
    if (!problem.rounds) continue;
    const Section all = comparison_section(problem, report);
    text += (text.empty() ? "" : "\n") + coloured(all.title, "1", style) + "\n\n";
    for (const Table& table : all.tables) text += render_fitting(table, style.width, 1) + "\n";
    text += wrapped(all.legend, 0, style.width) + wrapped(joined(all.remarks, "\n"), 0, style.width);
    for (const SolutionResult& one : problem.solutions) text += render_findings(one, *problem.problem, style);
  }
  return text;
}

}  // namespace leetjudge
