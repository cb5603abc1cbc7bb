// Test results in the XML that CI systems take from JUnit (Ant's and Maven's form of it): a suite for each
// solution, a test for each case.
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
      case '&':
        escaped += "&amp;";
        break;
      case '<':
        escaped += "&lt;";
        break;
      case '>':
        escaped += "&gt;";
        break;
      case '"':
        escaped += "&quot;";
        break;
      case '\n':
        escaped += "&#10;";
        break;
      case '\t':
        escaped += "&#9;";
        break;
      default:
        escaped += c;
    }
  }
  return escaped;
}

enum class Outcome { passed, failed, broken, skipped };

Outcome outcome_of(Status status) {
  switch (status) {
    case Status::accepted:
      return Outcome::passed;
    case Status::not_run:
      return Outcome::skipped;
    case Status::internal_error:
    case Status::compile_error:
      return Outcome::broken;
    default:
      return Outcome::failed;
  }
}

struct Suite {
  std::string tests;
  std::size_t count = 0, failures = 0, errors = 0, skipped = 0;
  double ms = 0;

  void add(const std::string& suite, const std::string& name, Status status, double runtime_ms,
           const std::string& reason, const std::string& body, const std::string& prints) {
    ++count;
    ms += runtime_ms;
    tests += format("    <testcase classname=\"{}\" name=\"{}\" time=\"{:.6f}\"", xml(suite), xml(name),
                    runtime_ms / 1000);
    const std::string message = format("message=\"{}\"", xml(reason));
    std::string inside;
    switch (outcome_of(status)) {
      case Outcome::passed:
        break;
      case Outcome::skipped:
        ++skipped;
        inside = format("      <skipped {}/>\n", message);
        break;
      case Outcome::broken:
        ++errors;
        inside =
            format("      <error {} type=\"{}\">{}</error>\n", message, status_message(status), xml(body));
        break;
      case Outcome::failed:
        ++failures;
        inside = format("      <failure {} type=\"{}\">{}</failure>\n", message, status_message(status),
                        xml(body));
        break;
    }
    if (!prints.empty()) inside += format("      <system-out>{}</system-out>\n", xml(prints));
    tests += inside.empty() ? "/>\n" : ">\n" + inside + "    </testcase>\n";
  }
};

std::string suite_text(const ProblemResult& problem, const SolutionResult& result, const TableStyle& style) {
  const std::string name =
      format("{}. {}, {}", problem.problem->id, problem.problem->title, result.solution.name);
  Suite suite;
  for (const CaseResult& one : result.cases) {
    const bool failed = outcome_of(one.status) == Outcome::failed;
    suite.add(name, one.test->name, one.status, one.runtime_ms, one.reason,
              failed ? render_failure(one, result, *problem.problem, style) : one.reason,
              one.standard_output);
  }
  if (result.cases.empty() && result.status != Status::accepted) {
    const std::string words = result.fault + result.compile_error;
    suite.add(name, status_message(result.status), result.status, 0, words.substr(0, words.find('\n')), words,
              "");
  }
  return format(
      "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" "
      "time=\"{:.6f}\">\n{}"
      "  </testsuite>\n",
      xml(name), suite.count, suite.failures, suite.errors, suite.skipped, suite.ms / 1000, suite.tests);
}

}  // namespace

std::string render_junit(const Report& report, const TableStyle& style) {
  TableStyle plain = style;
  plain.colour = false;
  plain.width = 0;
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n";
  for (const ProblemResult& problem : report.problems) {
    for (const SolutionResult& result : problem.solutions) text += suite_text(problem, result, plain);
  }
  return text + "</testsuites>\n";
}

}  // namespace leetjudge
