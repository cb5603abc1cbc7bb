// One page with everything in it: its data, style and scripts (page/), and the charting library.
#include <cstdlib>
#include <filesystem>

#include "report/page_data.hpp"
#include "report/report.hpp"
#include "util/files.hpp"
#include "util/json.hpp"

namespace leetjudge {
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

std::string replaced(std::string text, const std::string& part, const std::string& by) {
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos;) text.replace(at, part.size(), by);
  return text;
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
  put(page, "/*{{style}}*/", read_file(folder / "report.css"));
  put(page, "/*{{script}}*/", inside_script(read_file(folder / "report.js")));
  put(page, "/*{{replay}}*/", inside_script(read_file(folder / "replay.js")));
  put(page, "/*{{charts}}*/", inside_script(chart_library()));
  const std::string json = data.dump(-1, ' ', false, Json::error_handler_t::replace);
  put(page, "{{data}}", replaced(json, "<", "\\u003c"));  // last: it may contain anything
  return page;
}

std::string render_html(const Report& report, const TableStyle& style) { return html_page(page_data(report, style)); }

}  // namespace leetjudge
