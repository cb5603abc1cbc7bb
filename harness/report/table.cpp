#include "report/table.hpp"

#include <algorithm>

#include "report/failure.hpp"
#include "report/grid.hpp"
#include "report/report.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
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
const Case* headline_case(const ProblemResult& problem) {
  for (const Case& test : *problem.cases) {
    if (!test.counters.empty()) return &test;
  }
  for (const SolutionResult& result : problem.solutions) {
    for (const CaseResult& one : result.cases) {
      if (one.counters) return one.test;
    }
  }
  return nullptr;
}

std::optional<Counters> headline_counters(const SolutionResult& result, const Case* headline) {
  for (const CaseResult& one : result.cases) {
    if (one.test == headline && headline) return one.counters;
  }
  return std::nullopt;
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

std::vector<std::string> table_row(const Report& report, const ProblemResult& problem, const SolutionResult& result,
                                   const TableStyle& style) {
  const Counters counters = headline_counters(result, headline_case(problem)).value_or(Counters{});
  const bool ran = !result.cases.empty();
  std::vector<std::string> row = {
      problem.problem->heading(),
      result.solution.name,
      verdict_text(result.status, style),
      result.status == Status::finished ? not_counted : fmt::format("{}/{}", result.correct(), problem.cases->size()),
      checks_text(result),
      ran ? runtime_text(result.runtime_ms()) : not_counted,
      result.memory_kb ? memory_text(*result.memory_kb) : not_counted};
  for (const Counter& counter : counters_shown(report)) row.push_back(count_text(counters.*counter.value));
  return row;
}

// Every counted case of a problem with all of its counters.
std::string counters_text(const ProblemResult& problem) {
  std::vector<Counter> shown = counters_of(*problem.problem, true);
  for (const Counter& counter : counters_of(*problem.problem, false)) shown.push_back(counter);
  std::vector<std::vector<std::string>> rows;
  for (const Case& test : *problem.cases) {
    for (const SolutionResult& result : problem.solutions) {
      for (const CaseResult& one : result.cases) {
        if (one.test != &test || !one.counters) continue;
        std::vector<std::string>& row = rows.emplace_back(std::vector{test.name, result.solution.name});
        for (const Counter& counter : shown) row.push_back(count_text((*one.counters).*counter.value));
        row.push_back(runtime_text(one.runtime_ms));
      }
    }
  }
  if (rows.empty()) return "";
  std::vector<Column> columns = {{"Case"}, {"Solution"}};
  for (const Counter& counter : shown) columns.push_back({counter.title, true});
  columns.push_back({"Time", true});
  return "\n" + render_grid(columns, rows);
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

// The grid, or where it is too wide for the terminal each of its rows as a paragraph.
std::string fitting(const Report& report, const Table& table, const TableStyle& style) {
  const std::string grid = render_grid(table.columns, table.rows);
  if (fits(grid, style.width)) return grid;
  std::string text;
  for (const std::vector<std::string>& row : table.rows) {
    text += fmt::format("{}, {}\n", row[0], row[1]);
    std::string figures = fmt::format("{}, {} passed, {}, {}", row[2], row[3], row[5], row[6]);
    if (row[4] != not_counted) figures += fmt::format(", checks {}", row[4]);
    for (std::size_t i = 7; i < row.size(); ++i) {
      if (row[i] != not_counted) figures += fmt::format(", {} {}", row[i], counters_shown(report)[i - 7].name);
    }
    text += wrapped(figures, 2, style.width);
  }
  return text;
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
  std::string counted_on;
  for (const ProblemResult& problem : report.problems) {
    const Case* headline = headline_case(problem);
    const bool counted =
        std::any_of(problem.solutions.begin(), problem.solutions.end(), [&](const SolutionResult& result) {
          const std::optional<Counters> counters = headline_counters(result, headline);
          return counters && counters->undos;
        });
    if (counted && counted_on.find(headline->name) == std::string::npos)
      counted_on += fmt::format("{}{}", counted_on.empty() ? "" : ", ", headline->name);
  }
  std::string text = fitting(report, verdicts_table(report, style), style) + "\n";
  std::string legend;
  if (!counted_on.empty()) legend = fmt::format("Placements and undos: on {}. ", counted_on);
  legend +=
      "Checks: AddressSanitizer and UndefinedBehaviorSanitizer. Time: CPU, all cases. Memory: beyond an "
      "empty "
      "host.";
  if (style.legend) {
    text += wrapped(legend, 0, style.width);
    text += wrapped(fmt::format("Judged with {}{}.", report.compiler, isolation_text(report)), 0, style.width);
  }
  if (!report.partial.empty()) text += wrapped(fmt::format("Partial: {}.", report.partial), 0, style.width);
  if (report.unknown) {
    text += wrapped(
        "Whether the answer is right is not known: the problem has no rules and no other accepted solution "
        "(--reference names one).",
        0, style.width);
  }
  if (!report.reference.empty())
    text +=
        wrapped(fmt::format("Expected answers: those of {}, accepted on all cases of the problem.", report.reference),
                0, style.width);
  for (const ProblemResult& problem : report.problems) {
    if (style.counters) text += counters_text(problem);
    for (const SolutionResult& result : problem.solutions) text += render_findings(result, *problem.problem, style);
  }
  return text;
}

}  // namespace leetjudge
