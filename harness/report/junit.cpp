// Test results in the XML that CI systems take from JUnit: a suite for each solution, a test for each case.
// Valid by the schemas of Ant's and of Maven's form of it; Ant's wants more, and prints below the suite.
#include <ctime>
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
  std::string tests, prints, errors;
  std::size_t count = 0;
  std::map<std::string, std::size_t> counts;  // by element
  double ms = 0;

  void add(const std::string& test, Status status, double runtime_ms, const std::string& reason,
           const std::string& body) {
    ++count;
    ms += runtime_ms;
    tests += fmt::format("    <testcase classname=\"{}\" name=\"{}\" time=\"{:.6f}\"", xml(name), xml(test),
                         runtime_ms / 1000);
    const std::string element = element_of(status);
    if (element.empty()) {
      tests += "/>\n";
      return;
    }
    ++counts[element];
    tests += fmt::format(">\n      <{} message=\"{}\"", element, xml(reason));
    tests += element == "skipped" ? "/>\n"
                                  : fmt::format(" type=\"{}\">{}</{}>\n", status_message(status), xml(body), element);
    tests += "    </testcase>\n";
  }
};

std::string now_text() {
  const std::time_t now = std::time(nullptr);
  std::tm time{};
  gmtime_r(&now, &time);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &time);
  return text;
}

std::string suite_element(Suite suite, const Report& report, int id) {
  return fmt::format(
      "  <testsuite id=\"{}\" package=\"leetjudge\" name=\"{}\" timestamp=\"{}\" hostname=\"localhost\" "
      "tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{:.6f}\">\n"
      "    <properties>\n      <property name=\"compiler\" value=\"{}\"/>\n    </properties>\n{}"
      "    <system-out>{}</system-out>\n    <system-err>{}</system-err>\n  </testsuite>\n",
      id, xml(suite.name), now_text(), suite.count, suite.counts["failure"], suite.counts["error"],
      suite.counts["skipped"], suite.ms / 1000, xml(report.compiler), suite.tests, xml(suite.prints),
      xml(suite.errors));
}

std::string suite_text(const ProblemResult& problem, const SolutionResult& result, const Report& report, int id,
                       const TableStyle& style) {
  Suite suite;
  suite.name = fmt::format("{}, {}", problem.problem->heading(), result.solution.name);
  for (const CaseResult& one : result.cases) {
    const bool failed = element_of(one.status) == "failure";
    suite.add(one.test->name, one.status, one.runtime_ms, one.reason,
              failed ? render_failure(one, result, *problem.problem, style) : one.reason);
    if (!one.standard_output.empty())
      suite.prints += fmt::format("case {}:\n{}\n", one.test->name, one.standard_output);
    if (!one.standard_error.empty()) suite.errors += fmt::format("case {}:\n{}\n", one.test->name, one.standard_error);
  }
  if (result.failed_as_a_whole()) {
    const std::string words = result.fault + result.compile_error + result.not_timed;
    suite.add(status_message(result.status), result.status, 0, words.substr(0, words.find('\n')), words);
  }
  return suite_element(suite, report, id);
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
  TableStyle plain = style;
  plain.colour = false;
  plain.width = 0;
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n";
  int id = 0;
  for (const ProblemResult& problem : report.problems) {
    for (const SolutionResult& result : problem.solutions) text += suite_text(problem, result, report, id++, plain);
  }
  if (!report.partial.empty()) {  // a missing test would look like a passed one
    Suite suite;
    suite.name = "leetjudge";
    suite.add("whole run", Status::internal_error, 0, "partial: " + report.partial, report.partial);
    text += suite_element(suite, report, id);
  }
  return text + "</testsuites>\n";
}

}  // namespace leetjudge
