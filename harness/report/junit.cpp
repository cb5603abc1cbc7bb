// Test results in the XML that CI systems take from JUnit: a suite for each solution, a test for each case.
#include <cmath>
#include <map>

#include "report/report.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// What stands in a test that was not passed; empty for one that was.
std::string element_of(Status status) {
  switch (status) {
    case Status::accepted: return "";
    case Status::not_run:
    case Status::finished:  // nothing was tested
      return "skipped";
    case Status::internal_error:
    case Status::compile_error: return "error";
    default: return "failure";
  }
}

struct Suite {
  std::string name;
  std::string tests = {};
  std::size_t count = 0;
  std::map<std::string, std::size_t> counts = {};  // by element
  double ms = 0;

  void add(const std::string& test, Status status, double runtime_ms, const std::string& reason,
           const std::string& body) {
    const std::string element = element_of(status);
    ++count;
    ++counts[element];
    if (std::isnan(runtime_ms)) runtime_ms = 0;
    ms += runtime_ms;
    tests += fmt::format("    <testcase classname=\"{}\" name=\"{}\" time=\"{:.6f}\">", xml(name), xml(test),
                         runtime_ms / 1000);
    if (element == "skipped")
      tests += fmt::format("<skipped message=\"{}\"/>", xml(reason));
    else if (!element.empty())
      tests += fmt::format("\n      <{} message=\"{}\" type=\"{}\">{}</{}>\n    ", element, xml(reason),
                           status_message(status), xml(body), element);
    tests += "</testcase>\n";
  }

  std::string text() {
    return fmt::format(
        "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{:.6f}\">\n"
        "{}  </testsuite>\n",
        xml(name), count, counts["failure"], counts["error"], counts["skipped"], ms / 1000, tests);
  }
};

std::string suite_text(const ProblemResult& problem, const SolutionResult& result, const TableStyle& style) {
  Suite suite{fmt::format("{}, {}", problem.problem->heading(), result.solution.name)};
  for (const CaseResult& one : result.cases) {
    const bool failed = element_of(one.status) == "failure";
    suite.add(one.test->name, one.status, one.runtime_ms, one.reason,
              failed ? render_failure(one, result, *problem.problem, style) : one.reason);
  }
  if (result.failed_as_a_whole() || !result.fault.empty()) {
    const Status status = result.fault.empty() ? result.status : Status::internal_error;
    const std::string words = result.fault + result.compile_error + result.not_timed;
    suite.add(status_message(status), status, 0, words.substr(0, words.find('\n')), words);
  }
  return suite.text();
}

}  // namespace

// XML has no place for control characters, escaped or not.
std::string xml(const std::string& text) {
  std::string escaped;
  for (const char c : escape_binary(text)) {
    switch (c) {
      case '&': escaped += "&amp;"; break;
      case '<': escaped += "&lt;"; break;
      case '>': escaped += "&gt;"; break;
      case '"': escaped += "&quot;"; break;
      case '\n': escaped += "&#10;"; break;
      case '\t': escaped += "&#9;"; break;
      default: escaped += c;
    }
  }
  // U+FFFE and U+FFFF are no characters in XML.
  return replaced(replaced(escaped, "\xEF\xBF\xBE", "\\uFFFF"), "\xEF\xBF\xBF", "\\uFFFF");
}

std::string render_junit(const Report& report, const TableStyle& style) {
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n";
  for (const auto& [problem, result] : report.solutions()) text += suite_text(*problem, *result, style);
  if (!report.partial.empty()) {  // a missing test would look like a passed one
    Suite whole{"leetjudge"};
    whole.add("whole run", Status::internal_error, 0, "partial: " + report.partial, report.partial);
    text += whole.text();
  }
  return text + "</testsuites>\n";
}

}  // namespace leetjudge
