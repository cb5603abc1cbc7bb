// One page with everything in it: words and tables as HTML, and the data, scripts and library of what is drawn
// (html/).
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
namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_cases_plotted = 60;
constexpr std::size_t most_quantiles = 200;
constexpr std::size_t most_failures = 10;            // of each solution
constexpr std::size_t most_moments_in_page = 15000;  // of one replay
constexpr std::size_t most_replay_bytes_in_page = 1200000;

double plotted(double value) { return std::max(0.001, double(long(value * 1000 + 0.5)) / 1000); }

// [time, percent of the cases done within it] at some hundred places at most.
Json quantiles_json(Times times) {
  std::ranges::sort(times);
  Json points = Json::array();
  const std::size_t count = std::min(times.size(), most_quantiles);
  for (std::size_t i = 1; i <= count; ++i) {
    const std::size_t at = i * times.size() / count;
    points.push_back({{"x", plotted(times[at - 1])}, {"y", plotted(100 * double(at) / double(times.size()))}});
  }
  return points;
}

// The time of each case; of one, or of many, how they are distributed.
Json times_plot(const ProblemResult& problem) {
  const std::vector<std::size_t> measured = problem.measured_cases();
  if (measured.empty() || !problem.rounds) return Json::array();
  const bool each = measured.size() > 1 && measured.size() <= most_cases_plotted;
  Json series = Json::array(), labels = Json::array();
  for (const std::size_t i : measured) labels.push_back((*problem.cases)[i].name);
  for (const SolutionResult& one : problem.solutions) {
    if (one.rounds_ms.empty()) continue;
    Json points = Json::array();
    Times times;
    for (const std::size_t i : measured) {
      const std::optional<double> us = one.cases[i].time_us;
      if (us && each) points.push_back({{"x", (*problem.cases)[i].name}, {"y", plotted(*us)}});
      if (us) times.push_back(*us);
    }
    if (measured.size() == 1) {
      times = one.rounds_ms;
      for (double& ms : times) ms *= 1000;
    }
    series.push_back({{"name", one.solution.name}, {"points", each ? points : quantiles_json(times)}, {"line", !each}});
  }
  const Json time = {{"kind", "time"}, {"name", "time of one call"}};
  if (each)
    return Json::array({{{"title", "Time of each case"},
                         {"x", {{"kind", "case"}, {"name", "case"}, {"labels", labels}}},
                         {"y", time},
                         {"series", series}}});
  return Json::array({{{"title", measured.size() == 1 ? "Distribution over the rounds" : "Distribution over the cases"},
                       {"x", time},
                       {"y", {{"kind", "percent"}, {"name", "% done within that time"}}},
                       {"series", series}}});
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

Section section_of(const ProblemResult& problem, const Report& report, const TableStyle& style) {
  Section section;
  if (problem.rounds) {
    section = comparison_section(problem, report);
  } else {
    Report only;
    only.problems = {problem};
    section = {problem.problem->heading(), {}, {verdicts_table(only)}, judged_with(report), {}};
    if (style.counters) section.tables.push_back(counters_by_case(problem));
  }
  TableStyle plain = style;
  plain.failures_shown = std::max(plain.failures_shown, most_failures);
  for (const SolutionResult& one : problem.solutions) section.findings += render_findings(one, *problem.problem, plain);
  return section;
}

std::string element(const std::string& start, const std::string& inside) {
  return fmt::format("<{}>{}</{}>\n", start, inside, start.substr(0, start.find(' ')));
}

std::string row_html(const char* cell, const Table& table, const Row& row) {
  std::string cells;
  for (std::size_t i = 0; i < row.size(); ++i)
    cells += element(cell + std::string(table.columns[i].right ? " class=right" : ""), xml(row[i]));
  return element("tr", cells);
}

std::string table_html(const Table& table) {
  if (table.rows.empty()) return "";
  Row titles;
  for (const Column& column : table.columns) titles.push_back(column.title);
  std::string rows;
  for (const Row& row : table.rows) rows += row_html("td", table, row);
  return element("div class=scroll",
                 element("table", element("thead", row_html("th scope=col", table, titles)) + element("tbody", rows)));
}

std::string list_html(const std::vector<std::string>& sentences) {
  std::string items;
  for (const std::string& one : sentences) items += element("li", xml(one));
  return items.empty() ? "" : element("ul", items);
}

// What the script draws in its place.
std::string drawn_html(const char* what, const Json& data) {
  return element(fmt::format("script type=\"application/json\" class={}", what),
                 replaced(dumped(data), "<", "\\u003c"));
}

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

std::string section_html(const Section& section, const Json& plots, const Json& replays) {
  std::string text = element("h1", xml(section.title)) + list_html(section.conclusions);
  for (const Table& table : section.tables) text += table_html(table);
  for (const std::string_view line : split_lines(section.legend))
    text += element("p class=soft", xml(std::string(line)));
  text += list_html(section.remarks);
  if (!replays.empty()) text += drawn_html("replays", replays);
  if (!plots.empty()) text += element("h2", "Plots") + drawn_html("plots", plots);
  if (!section.findings.empty())
    text += element("h2", "Findings") + element("pre class=findings", xml(section.findings));
  return element("section", text);
}

std::string html_page(const std::string& title, const std::string& body) {
  const fs::path folder = LEETJUDGE_PAGE_DIR;
  std::string page = read_file(folder / "report.html");
  put(page, "{{title}}", xml(title));
  put(page, "/*{{script}}*/", inside_script(read_file(folder / "report.js")));
  put(page, "/*{{charts}}*/", inside_script(chart_library()));
  put(page, "{{body}}", body);  // last: it may contain anything
  return page;
}

std::string render_html(const Report& report, const TableStyle& style) {
  if (report.folder)
    return html_page("leetjudge", section_html(folder_section(report, style), Json::array(), Json::array()));
  const std::vector<Json> replays = all_replays(report);
  std::string body;
  for (std::size_t i = 0; i < report.problems.size(); ++i) {
    const ProblemResult& one = report.problems[i];
    body += section_html(section_of(one, report, style), times_plot(one), replays[i]);
  }
  if (!report.partial.empty()) body += element("p", xml("Partial: " + report.partial + "."));
  return html_page(report.problems.size() == 1 ? "leetjudge: " + report.problems[0].problem->title : "leetjudge", body);
}

}  // namespace leetjudge
