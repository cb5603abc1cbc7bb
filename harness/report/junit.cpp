// Test results in the XML that CI systems take from JUnit: a suite for each solution, a test for each case.
// Valid by the schemas of Ant's and of Maven's form of it; Ant's wants more, and prints below the suite.
#include <ctime>

#include "report/failure.hpp"
#include "report/report.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// Text and attributes alike: XML has no place for control characters, escaped or not.
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
  for (const char* none : {"\xEF\xBF\xBE", "\xEF\xBF\xBF"}) {  // U+FFFE and U+FFFF are no characters in XML
    for (std::size_t at; (at = escaped.find(none)) != std::string::npos;) escaped.replace(at, 3, "\\uFFFF");
  }
  return escaped;
}

enum class Outcome { passed, failed, broken, skipped };

Outcome outcome_of(Status status) {
  switch (status) {
    case Status::accepted: return Outcome::passed;
    case Status::not_run:
    case Status::finished:  // nothing was tested
      return Outcome::skipped;
    case Status::internal_error:
    case Status::compile_error: return Outcome::broken;
    default: return Outcome::failed;
  }
}

struct Suite {
  std::string tests;
  std::size_t count = 0, failures = 0, errors = 0, skipped = 0;
  double ms = 0;

  void add(const std::string& suite, const std::string& name, Status status, double runtime_ms,
           const std::string& reason, const std::string& body) {
    ++count;
    ms += runtime_ms;
    tests += fmt::format("    <testcase classname=\"{}\" name=\"{}\" time=\"{:.6f}\"", xml(suite), xml(name),
                         runtime_ms / 1000);
    const std::string message = fmt::format("message=\"{}\"", xml(reason));
    std::string inside;
    switch (outcome_of(status)) {
      case Outcome::passed: break;
      case Outcome::skipped:
        ++skipped;
        inside = fmt::format("      <skipped {}/>\n", message);
        break;
      case Outcome::broken:
        ++errors;
        inside = fmt::format("      <error {} type=\"{}\">{}</error>\n", message, status_message(status), xml(body));
        break;
      case Outcome::failed:
        ++failures;
        inside =
            fmt::format("      <failure {} type=\"{}\">{}</failure>\n", message, status_message(status), xml(body));
        break;
    }
    tests += inside.empty() ? "/>\n" : ">\n" + inside + "    </testcase>\n";
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

std::string suite_element(const std::string& name, const Suite& suite, const Report& report, int id,
                          const std::string& prints, const std::string& errors) {
  return fmt::format(
      "  <testsuite id=\"{}\" package=\"leetjudge\" name=\"{}\" timestamp=\"{}\" hostname=\"localhost\" "
      "tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{:.6f}\">\n"
      "    <properties>\n      <property name=\"compiler\" value=\"{}\"/>\n    </properties>\n{}"
      "    <system-out>{}</system-out>\n    <system-err>{}</system-err>\n  </testsuite>\n",
      id, xml(name), now_text(), suite.count, suite.failures, suite.errors, suite.skipped, suite.ms / 1000,
      xml(report.compiler), suite.tests, xml(prints), xml(errors));
}

std::string suite_text(const ProblemResult& problem, const SolutionResult& result, const Report& report, int id,
                       const TableStyle& style) {
  const std::string name = fmt::format("{}, {}", problem.problem->heading(), result.solution.name);
  Suite suite;
  std::string prints, errors;
  for (const CaseResult& one : result.cases) {
    const bool failed = outcome_of(one.status) == Outcome::failed;
    suite.add(name, one.test->name, one.status, one.runtime_ms, one.reason,
              failed ? render_failure(one, result, *problem.problem, style) : one.reason);
    if (!one.standard_output.empty()) prints += fmt::format("case {}:\n{}\n", one.test->name, one.standard_output);
    if (!one.standard_error.empty()) errors += fmt::format("case {}:\n{}\n", one.test->name, one.standard_error);
  }
  // It did not compile, it failed in being measured, or the judge did.
  if (result.status != result.status_of_cases()) {
    const std::string words = result.fault + result.compile_error + result.not_timed;
    suite.add(name, status_message(result.status), result.status, 0, words.substr(0, words.find('\n')), words);
  }
  return suite_element(name, suite, report, id, prints, errors);
}

}  // namespace

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
    suite.add("leetjudge", "whole run", Status::internal_error, 0, "partial: " + report.partial, report.partial);
    text += suite_element("leetjudge", suite, report, id, "", "");
  }
  return text + "</testsuites>\n";
}

}  // namespace leetjudge
