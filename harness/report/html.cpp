// One page with everything in it: its data, style and scripts (page/), and the charting library.
#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "compare/standing.hpp"
#include "report/report.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t most_cases_plotted = 60;
constexpr std::size_t most_quantiles = 200;
constexpr std::size_t most_failures = 10;            // of each solution
constexpr std::size_t cases_to_spread = 7;           // from which on their distribution shows something
constexpr std::size_t most_moments_in_page = 15000;  // of one replay
constexpr std::size_t most_replay_bytes_in_page = 1200000;

double three_decimals(double value) { return double(long(value * 1000 + 0.5)) / 1000; }

// [time, percent of the cases done within it] at some hundred places at most.
Json quantiles_json(Times times) {
  std::ranges::sort(times);
  Json points = Json::array();
  const std::size_t count = std::min(times.size(), most_quantiles);
  for (std::size_t i = 1; i <= count; ++i) {
    const std::size_t at = i * times.size() / count;
    points.push_back({{"x", std::max(0.001, three_decimals(times[at - 1]))},
                      {"y", three_decimals(100 * double(at) / double(times.size()))}});
  }
  return points;
}

// The slowest cases for the fastest solution, in the order of the file.
std::vector<std::size_t> cases_to_plot(const ProblemResult& problem) {
  std::vector<std::size_t> measured = problem.measured_cases();
  if (measured.size() <= most_cases_plotted) return measured;
  const auto best = [&](std::size_t i) {
    double least = HUGE_VAL;
    for (const SolutionResult& one : problem.solutions) {
      if (!one.rounds_ms.empty()) least = std::min(least, one.cases[i].time_us.value_or(HUGE_VAL));
    }
    return least;
  };
  std::ranges::sort(measured, {}, [&](std::size_t i) { return std::pair(-best(i), i); });
  measured.resize(most_cases_plotted);
  std::ranges::sort(measured);
  return measured;
}

Json times_json(const ProblemResult& problem) {
  const std::size_t measured = problem.measured_count();
  if (measured == 0) return nullptr;
  const std::vector<std::size_t> plotted = cases_to_plot(problem);
  Json names = Json::array();
  for (const std::size_t i : plotted) names.push_back((*problem.cases)[i].name);
  Json solutions = Json::array();
  for (const SolutionResult& one : problem.solutions) {
    if (one.rounds_ms.empty()) continue;
    Json each = Json::array();
    for (const std::size_t i : plotted) {
      const std::optional<double> time = one.cases[i].time_us;
      each.push_back(time ? Json(std::max(0.001, three_decimals(*time))) : Json(nullptr));
    }
    Times all;
    if (measured == 1) {
      for (const double ms : one.rounds_ms) all.push_back(ms * 1000);
    } else {
      for (const CaseResult& result : one.cases) {
        if (result.time_us) all.push_back(*result.time_us);
      }
    }
    solutions.push_back({{"name", one.solution.name}, {"each", each}, {"quantiles", quantiles_json(std::move(all))}});
  }
  return {
      {"title", plotted.size() < measured ? fmt::format("Time of the {} slowest of {} cases", plotted.size(), measured)
                                          : "Time of each case"},
      {"distribution", measured == 1                ? Json("Distribution over the rounds")
                       : measured < cases_to_spread ? Json(nullptr)
                                                    : Json("Distribution over the cases")},
      {"cases", names},
      {"solutions", solutions}};
}

Json counters_json(const ProblemResult& problem) {
  Json all = Json::array();
  for (const SolutionResult& one : problem.solutions) {
    const std::optional<Counters> counters = summed_counters(problem, one);
    if (!counters || (problem.rounds && one.rounds_ms.empty())) continue;  // as in its table
    Json values = Json::object();
    for (const Counter& counter : all_counters) {
      if (const auto count = (*counters).*counter.value) values[counter.name] = *count;
    }
    all.push_back({{"name", one.solution.name}, {"values", values}});
  }
  return all;
}

Json failure_json(const CaseResult& one, const SolutionResult& result, const Problem& problem,
                  const TableStyle& style) {
  const FailureParts parts = failure_parts(one, result, problem, style);
  Json boards = Json::array();
  for (const auto& [title, drawing] : parts.boards) {
    const bool marked = boards.size() == first_differing(parts);
    boards.push_back({{"title", title + (marked ? " (red differs)" : "")},
                      {"rows", drawing.rows},
                      {"shape", shape_json(drawing)},
                      {"differs", drawing.differs}});
  }
  return {{"solution", result.solution.name},
          {"case", one.test->name},
          {"verdict", status_message(one.status)},
          {"reason", one.reason},
          {"boards", boards},
          {"rest", parts.rest}};
}

Json failures_json(const ProblemResult& problem, const TableStyle& style) {
  Json all = Json::array();
  for (const SolutionResult& result : problem.solutions) {
    std::size_t shown = 0;
    for (const CaseResult& one : result.cases) {
      if (one.failed() && ++shown <= most_failures) all.push_back(failure_json(one, result, *problem.problem, style));
    }
    if (!result.fault.empty() || !result.compile_error.empty())
      all.push_back({{"solution", result.solution.name},
                     {"case", "none"},
                     {"verdict", status_message(result.status)},
                     {"reason", ""},
                     {"boards", Json::array()},
                     {"rest", escape_binary(result.compile_error + result.fault)}});
  }
  return all;
}

// As many moments as fit.
std::vector<Json> all_replays(const Report& report) {
  for (std::size_t moments = most_moments_in_page;; moments /= 2) {
    std::vector<Json> all;
    std::size_t bytes = 0;
    for (const ProblemResult& problem : report.problems) {
      all.push_back(replays_json(problem, std::max<std::size_t>(2, moments)));
      bytes += dumped(all.back()).size();
    }
    if (bytes <= most_replay_bytes_in_page || moments <= 2) return all;
  }
}

Json problem_json(const ProblemResult& problem, const Report& report, const TableStyle& style, const Json& replays) {
  Json tables = Json::array();
  Json legend = Json::array();
  std::string title = problem.problem->heading();
  if (problem.rounds) {
    title = comparison_title(problem);
    for (const Table& table : comparison_tables(problem)) tables.push_back(table_json(table));
    const std::string words = comparison_legend(problem, report);
    for (const std::string_view line : split_lines(words)) legend.push_back(line);
  } else {
    Report only;
    only.problems = {problem};
    only.folder = report.folder;
    tables.push_back(table_json(verdicts_table(only)));
    legend.push_back("Judged with " + report.compiler + ".");
  }
  Json all_remarks = problem.remarks;
  for (const std::string& missing : missing_replays(problem)) all_remarks.push_back(missing);
  for (const SolutionResult& one : problem.solutions) {
    if (!one.note.empty()) all_remarks.push_back(fmt::format("{}: {}.", one.solution.name, one.note));
  }
  return {{"title", title},
          {"tables", tables},
          {"legend", legend},
          {"remarks", all_remarks},
          {"times", times_json(problem)},
          {"counters", counters_json(problem)},
          {"replays", replays},
          {"failures", failures_json(problem, style)}};
}

}  // namespace

Json table_json(const Table& table) {
  Json columns = Json::array();
  for (const Column& column : table.columns) columns.push_back({{"title", column.title}, {"right", column.right}});
  return {{"columns", columns}, {"rows", table.rows}};
}

Json page_data(const Report& report, const TableStyle& style) {
  const std::vector<Json> replays = all_replays(report);
  Json problems = Json::array();
  for (std::size_t i = 0; i < report.problems.size(); ++i)
    problems.push_back(problem_json(report.problems[i], report, style, replays[i]));
  return {{"title", report.problems.size() == 1 ? "leetjudge: " + report.problems[0].problem->title : "leetjudge"},
          {"made", report.partial.empty() ? "Made by leetjudge."
                                          : fmt::format("Made by leetjudge. Partial: {}.", report.partial)},
          {"problems", problems}};
}

namespace {

namespace fs = std::filesystem;

// Where Chart.js may be, in the form that browsers take; LEETJUDGE_CHART_JS names another place.
std::string chart_library() {
  const char* named = std::getenv("LEETJUDGE_CHART_JS");
  if (named && *named) return read_file(named);
  for (const char* file : {"/usr/share/javascript/chart.js/chart.umd.js", "/usr/share/javascript/chart.js/chart.min.js",
                           "/usr/share/nodejs/chart.js/dist/chart.min.js"}) {
    if (fs::exists(file)) return read_file(file);
  }
  return "";
}

// No text inside a script may look like its end.
std::string inside_script(const std::string& text) { return replaced(text, "</script", "<\\/script"); }

void put(std::string& page, const std::string& mark, const std::string& text) {
  page.replace(page.find(mark), mark.size(), text);
}

}  // namespace

std::string html_page(const Json& data) {
  const fs::path folder = LEETJUDGE_PAGE_DIR;
  std::string page = read_file(folder / "report.html");
  put(page, "/*{{script}}*/", inside_script(read_file(folder / "report.js")));
  put(page, "/*{{charts}}*/", inside_script(chart_library()));
  put(page, "{{data}}", replaced(dumped(data), "<", "\\u003c"));  // last: it may contain anything
  return page;
}

std::string render_html(const Report& report, const TableStyle& style) { return html_page(page_data(report, style)); }

}  // namespace leetjudge
