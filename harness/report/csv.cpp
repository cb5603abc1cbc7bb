// Comma-separated values as RFC 4180 has them: a row for each solution and case.
#include "report/report.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// Spreadsheets take a cell that begins with one of these for a formula, unless there is a ' before it.
std::string cell(const std::string& text) {
  std::string shown = escape_binary(text);
  if (!shown.empty() && std::string_view("=+-@\t").find(shown[0]) != std::string_view::npos)
    shown = "'" + shown;
  if (shown.find_first_of(",\"\r\n") == std::string::npos) return shown;
  std::string quoted = "\"";
  for (const char c : shown) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + "\"";
}

template <class T>
std::string number(const std::optional<T>& value) {
  return value ? fmt::format("{}", *value) : "";
}

std::string row(const ProblemResult& problem, const SolutionResult& result, const CaseResult& one) {
  const auto counter = [&](std::uint64_t Counters::*count) {
    return one.counters ? fmt::format("{}", (*one.counters).*count) : "";
  };
  const Counters counters = one.counters.value_or(Counters{});
  return fmt::format("{},{},{},{},{:.3f},{},{},{},{},{},{},{},{}\r\n", problem.problem->id,
                     cell(result.solution.name), cell(one.test->name), status_message(one.status),
                     one.runtime_ms, one.time_us ? fmt::format("{:.3f}", *one.time_us) : "",
                     number(counters.placements), number(counters.undos), counter(&Counters::reads),
                     counter(&Counters::writes), counter(&Counters::calls), counter(&Counters::depth),
                     cell(one.reason));
}

}  // namespace

std::string render_csv(const Report& report, const TableStyle&) {
  std::string text =
      "problem,solution,case,verdict,runtime_ms,time_us,placements,undos,reads,writes,calls,depth,reason\r\n";
  for (const ProblemResult& problem : report.problems) {
    for (const SolutionResult& result : problem.solutions) {
      for (const CaseResult& one : result.cases) text += row(problem, result, one);
      // It did not compile, it failed in being measured, or the judge did.
      if (result.status != result.status_of_cases())
        text += fmt::format("{},{},,{},,,,,,,,,{}\r\n", problem.problem->id, cell(result.solution.name),
                            status_message(result.status),
                            cell(result.compile_error + result.fault + result.not_timed));
    }
  }
  return text;
}

}  // namespace leetjudge
