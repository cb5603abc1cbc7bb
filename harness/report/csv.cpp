// Comma-separated values as RFC 4180 has them: a row for each solution and case.
#include "report/report.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// Spreadsheets take a field that begins with one of these for a formula, unless there is a ' before it.
std::string field(const std::string& text) {
  std::string shown = escape_binary(text);
  if (!shown.empty() && std::string_view("=+-@\t").find(shown[0]) != std::string_view::npos) shown = "'" + shown;
  if (shown.find_first_of(",\"\r\n") == std::string::npos) return shown;
  std::string quoted = "\"";
  for (const char c : shown) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + "\"";
}

std::string row(const ProblemResult& problem, const SolutionResult& result, const CaseResult& one) {
  std::string counts;
  for (const Counter& counter : all_counters) {
    const auto value = one.count(counter);
    counts += value ? fmt::format("{},", *value) : ",";
  }
  return fmt::format("{},{},{},{},{:.3f},{},{}{}\r\n", problem.problem->id, field(result.solution.name),
                     field(one.test->name), status_message(one.status), one.runtime_ms,
                     one.time_us ? fmt::format("{:.3f}", *one.time_us) : "", counts, field(one.reason));
}

}  // namespace

std::string render_csv(const Report& report, const TableStyle&) {
  std::string text = "problem,solution,case,verdict,runtime_ms,time_us,";
  for (const Counter& counter : all_counters) text += fmt::format("{},", counter.name);
  text += "reason\r\n";
  for (const ProblemResult& problem : report.problems) {
    for (const SolutionResult& result : problem.solutions) {
      for (const CaseResult& one : result.cases) text += row(problem, result, one);
      if (result.failed_as_a_whole())
        text +=
            fmt::format("{},{},,{},,,,,,,,,{}\r\n", problem.problem->id, field(result.solution.name),
                        status_message(result.status), field(result.compile_error + result.fault + result.not_timed));
    }
  }
  return text;
}

}  // namespace leetjudge
