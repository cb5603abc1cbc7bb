#include <algorithm>

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

Table standings_table(const ProblemResult& problem) {
  Table table{{{"Solution"}, {"Time", true}, {"Middle half", true}}, {}};
  const std::vector<Counter> counters = counters_of(*problem.problem, true);
  for (const Counter& counter : counters) table.columns.push_back({counter.title, true});
  table.columns.push_back({"Against the fastest"});
  for (std::size_t i = 0; i < problem.standings.size(); ++i) {
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
  for (const SolutionResult& result : problem.solutions) {
    const std::optional<Counters> counters = summed_counters(problem, result);
    if (result.rounds_ms.empty() || !counters) continue;
    Row& row = table.rows.emplace_back(1, result.solution.name);
    for (const Counter& counter : shown) row.push_back(count_text((*counters).*counter.value));
    row.push_back(result.memory_kb ? fmt::format("{} kB", *result.memory_kb) : not_counted);
  }
  return table;
}

Table case_times_table(const ProblemResult& problem) {
  Table table{
      {{"Solution"}, {"Wins", true}, {"Min", true}, {"Median", true}, {"99 %", true}, {"Max", true}, {"Slowest case"}},
      {}};
  for (const SolutionResult& result : problem.solutions) {
    const std::optional<CaseTimes> times = case_times(problem, result);
    if (!times) continue;
    table.rows.push_back({result.solution.name, fmt::format("{}/{}", times->wins, problem.measured_count()),
                          time_text(times->least_us), time_text(times->median_us),
                          times->p99_us ? time_text(*times->p99_us) : not_counted, time_text(times->most_us),
                          times->slowest->name});
  }
  return table;
}

std::string problem_text(const ProblemResult& problem, const Report& report, const TableStyle& style) {
  std::string text = coloured(comparison_title(problem), "1", style) + "\n\n";
  for (const Table& table : comparison_tables(problem)) text += render_fitting(table, style.width, 1) + "\n";
  text += wrapped(comparison_legend(problem, report), 0, style.width);
  for (const std::string& remark : problem.remarks) text += wrapped(remark, 0, style.width);
  for (const SolutionResult& result : problem.solutions) text += render_findings(result, *problem.problem, style);
  return text;
}

}  // namespace

std::string time_text(double us) {
  const Unit unit = unit_of(us);
  return fmt::format("{} {}", three_digits(us / unit.us), unit.name);
}

std::vector<Table> comparison_tables(const ProblemResult& problem) {
  std::vector<Table> all = {standings_table(problem)};
  if (Table counters = counters_table(problem); !counters.rows.empty()) all.push_back(std::move(counters));
  if (problem.measured_count() > 1) all.push_back(case_times_table(problem));
  return all;
}

std::string comparison_title(const ProblemResult& problem) {
  std::size_t rounds = 0;
  for (const SolutionResult& one : problem.solutions) rounds = std::max(rounds, one.rounds_ms.size());
  const std::string cases =
      problem.cases->size() == 1 ? "case " + problem.cases->front().name : plural(problem.cases->size(), "case");
  return fmt::format("{}: {}, {}, {}, seed {}", problem.problem->heading(),
                     plural(problem.solutions.size(), "solution"), cases, plural(rounds, "round"),
                     problem.rounds->seed);
}

std::string comparison_legend(const ProblemResult& problem, const Report& report) {
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
    text += fmt::format(" Counters{} are exact.{}", one ? "" : " (sums over all cases, and the greatest depth)",
                        took_nothing_back ? " 0 undos: it took nothing back, or searches on a copy." : "");
  if (!one) text += " Wins: cases on which it beats all others by more than 5 %.";
  return text + fmt::format("\nMeasured with {} on {}.", report.compiler, report.processor);
}

std::string render_comparison(const Report& report, const TableStyle& style) {
  std::string text;
  for (const ProblemResult& problem : report.problems) {
    if (problem.rounds) text += (text.empty() ? "" : "\n") + problem_text(problem, report, style);
  }
  return text;
}

namespace {

std::string verdict_text(Status status, const TableStyle& style) {
  const char* code = status == Status::accepted                                  ? "32"
                     : status == Status::finished || status == Status::different ? "33"
                     : status == Status::internal_error                          ? "35"
                                                                                 : "31";
  return coloured(status_message(status), code, style);
}

std::string runtime_text(double ms) {
  if (ms > 0 && ms < 0.1) return fmt::format("{:.1f} µs", ms * 1000);
  if (ms < 10) return fmt::format("{:.2f} ms", ms);
  if (ms < 10000) return fmt::format("{:.0f} ms", ms);
  return fmt::format("{:.1f} s", ms / 1000);
}

std::string memory_text(long kb) {
  return kb < 10000 ? fmt::format("{} kB", kb) : fmt::format("{:.1f} MB", double(kb) / 1024);
}

// The case whose counters the table shows: the first that records some, otherwise the first that was counted.
std::optional<std::size_t> headline_case(const ProblemResult& problem) {
  for (std::size_t i = 0; i < problem.cases->size(); ++i) {
    if (!(*problem.cases)[i].counters.empty()) return i;
  }
  for (const SolutionResult& result : problem.solutions) {
    for (std::size_t i = 0; i < result.cases.size(); ++i) {
      if (result.cases[i].counters) return i;
    }
  }
  return std::nullopt;
}

Counters counters_of_case(const SolutionResult& result, std::optional<std::size_t> index) {
  return index && *index < result.cases.size() ? result.cases[*index].counters.value_or(Counters{}) : Counters{};
}

// "4/6" where some of the cases that could be checked were not.
std::string checks_text(const SolutionResult& result) {
  if (result.checks() == Checks::failed) return "failed";
  if (result.checks() == Checks::passed) return "passed";
  return result.checked() > 0 ? fmt::format("{}/{}", result.checked(), result.cases.size()) : not_counted;
}

// Those of a search, where some problem has one.
std::vector<Counter> counters_shown(const Report& report) {
  for (const ProblemResult& problem : report.problems) {
    if (const auto counters = counters_of(*problem.problem, true); !counters.empty()) return counters;
  }
  return {};
}

Row table_row(const Report& report, const ProblemResult& problem, const SolutionResult& result,
              const TableStyle& style) {
  const Counters counters = counters_of_case(result, headline_case(problem));
  Row row = {
      problem.problem->heading(),
      result.solution.name,
      verdict_text(result.status, style),
      result.status == Status::finished ? not_counted : fmt::format("{}/{}", result.correct(), problem.cases->size()),
      checks_text(result),
      result.cases.empty() ? not_counted : runtime_text(result.runtime_ms()),
      result.memory_kb ? memory_text(*result.memory_kb) : not_counted};
  for (const Counter& counter : counters_shown(report)) row.push_back(count_text(counters.*counter.value));
  return row;
}

// Every counted case of a problem with all of its counters.
std::string counters_text(const ProblemResult& problem) {
  std::vector<Counter> shown = counters_of(*problem.problem, true);
  for (const Counter& counter : counters_of(*problem.problem, false)) shown.push_back(counter);
  Table table{{{"Case"}, {"Solution"}}, {}};
  for (const Counter& counter : shown) table.columns.push_back({counter.title, true});
  table.columns.push_back({"Time", true});
  for (std::size_t i = 0; i < problem.cases->size(); ++i) {
    for (const SolutionResult& result : problem.solutions) {
      if (i >= result.cases.size() || !result.cases[i].counters) continue;
      Row& row = table.rows.emplace_back(Row{result.cases[i].test->name, result.solution.name});
      for (const Counter& counter : shown) row.push_back(count_text(result.cases[i].count(counter)));
      row.push_back(runtime_text(result.cases[i].runtime_ms));
    }
  }
  return table.rows.empty() ? "" : "\n" + render_grid(table);
}

// The first of what the judge could not do, in a line.
std::string fault_text(const Report& report) {
  for (const ProblemResult& problem : report.problems) {
    for (const SolutionResult& result : problem.solutions) {
      if (!result.fault.empty())
        return fmt::format("Not wholly judged: {}, {}: {}", problem.problem->heading(), result.solution.name,
                           result.fault.substr(0, result.fault.find('\n')));
    }
  }
  return "";
}

// Of what was accepted on a page's examples, which say little.
std::string examples_text(const Report& report, const TableStyle& style) {
  constexpr std::size_t most_named = 10;
  std::vector<std::string> choices;
  std::string name;
  for (const ProblemResult& problem : report.problems) {
    if (!problem.examples_only()) continue;
    for (const SolutionResult& result : problem.solutions) {
      if (result.status != Status::accepted || result.cases.empty()) continue;
      choices.push_back(choice_of(*problem.problem, result.solution));
      name = result.solution.name;
    }
  }
  if (choices.empty()) return "";
  if (choices.size() == 1)
    return fmt::format("{}: Accepted (the page's examples only; {} stress {})", name, style.command, choices[0]);
  const std::string more = choices.size() > most_named ? ", …" : "";
  choices.resize(std::min(choices.size(), most_named));
  return fmt::format("Accepted (the page's examples only; {} stress PROBLEM SOLUTION): {}{}", style.command,
                     joined(choices), more);
}

// The same for all: it depends on the machine. Empty when nothing ran.
std::string isolation_text(const Report& report) {
  for (const ProblemResult& problem : report.problems) {
    for (const SolutionResult& result : problem.solutions) {
      if (!result.isolation.empty()) return "; isolation: " + result.isolation;
    }
  }
  return "";
}

}  // namespace

Table verdicts_table(const Report& report, const TableStyle& style) {
  Table table{
      {{"Problem"}, {"Solution"}, {"Verdict"}, {"Passed", true}, {"Checks", true}, {"Time", true}, {"Memory", true}},
      {}};
  for (const Counter& counter : counters_shown(report)) table.columns.push_back({counter.title, true});
  for (const ProblemResult& problem : report.problems) {
    for (const SolutionResult& result : problem.solutions)
      table.rows.push_back(table_row(report, problem, result, style));
  }
  return table;
}

std::string render_table(const Report& report, const TableStyle& style) {
  std::vector<std::string> counted_on;
  for (const ProblemResult& problem : report.problems) {
    const std::optional<std::size_t> headline = headline_case(problem);
    const bool counted = std::ranges::any_of(problem.solutions, [&](const SolutionResult& result) {
      return counters_of_case(result, headline).undos.has_value();
    });
    if (counted && !std::ranges::count(counted_on, problem.cases.at(*headline)->name))
      counted_on.push_back(problem.cases.at(*headline)->name);
  }
  std::string below;
  const auto tell = [&](const std::string& words) { below += wrapped(words, 0, style.width); };
  const bool ran = std::ranges::any_of(report.problems, [](const ProblemResult& problem) {
    return std::ranges::any_of(problem.solutions, [](auto& one) { return one.status != Status::compile_error; });
  });
  if (ran && style.legend) {
    tell(
        (counted_on.empty() ? "" : fmt::format("Placements and undos: on {}. ", joined(counted_on))) +
        "Checks: AddressSanitizer and UndefinedBehaviorSanitizer. Time: CPU, all cases. Memory: beyond an empty host.");
  }
  if (ran && style.judged_with) tell(fmt::format("Judged with {}{}.", report.compiler, isolation_text(report)));
  if (const std::string words = examples_text(report, style); !words.empty()) tell(words);
  if (!report.partial.empty()) tell(fmt::format("Partial: {}.", report.partial));
  if (report.unknown)
    tell(
        "Whether the answer is right is not known: the problem has no rules and no other accepted solution "
        "(--reference names one).");
  for (const ProblemResult& problem : report.problems)
    if (!problem.reference.empty())
      tell(fmt::format("Expected answers{}: those of {}, accepted on all cases of the problem.",
                       report.problems.size() == 1 ? "" : " of " + problem.problem->heading(), problem.reference));
  const std::string fault = fault_text(report);
  std::string text = fault.empty() ? "" : coloured(wrapped(fault, 0, style.width), "35", style);
  text += render_fitting(verdicts_table(report, style), style.width, 2) + (below.empty() ? "" : "\n" + below);
  for (const ProblemResult& problem : report.problems) {
    if (style.counters) text += counters_text(problem);
    for (const SolutionResult& result : problem.solutions) text += render_findings(result, *problem.problem, style);
  }
  return text;
}

}  // namespace leetjudge
