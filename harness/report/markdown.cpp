// The tables as GitHub's Markdown has them.
#include "compare/standing.hpp"
#include "report/comparison.hpp"
#include "report/report.hpp"
#include "report/table.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

std::string cell(const std::string& text) {
  std::string escaped;
  for (const char c : escape_binary(text)) {
    if (c == '|' || c == '\\' || c == '*' || c == '_' || c == '<' || c == '`' || c == '[') escaped += '\\';
    escaped += c == '\n' ? ' ' : c;
  }
  return escaped;
}

std::string table_text(const Table& table) {
  if (table.rows.empty()) return "";
  std::string text = "|";
  for (const Column& column : table.columns) text += " " + column.title + " |";
  text += "\n|";
  for (const Column& column : table.columns) text += column.right ? "---:|" : "---|";
  for (const std::vector<std::string>& row : table.rows) {
    text += "\n|";
    for (const std::string& one : row) text += " " + cell(one) + " |";
  }
  return text + "\n\n";
}

// The reasons of what failed, first failures only.
std::string failures_text(const ProblemResult& problem) {
  std::string text;
  for (const SolutionResult& result : problem.solutions) {
    for (const CaseResult& one : result.cases) {
      if (is_right(one.status) || one.status == Status::not_run) continue;
      text += "- **" + cell(result.solution.name) + "**, case " + cell(one.test->name) + ": " +
              status_message(one.status) + ": " + cell(one.reason) + "\n";
      break;
    }
  }
  return text.empty() ? "" : text + "\n";
}

std::string notes_text(const ProblemResult& problem) {
  std::string text;
  for (const SolutionResult& one : problem.solutions) {
    if (!one.note.empty()) text += "- **" + cell(one.solution.name) + "**: " + cell(one.note) + "\n";
  }
  return text.empty() ? "" : text + "\n";
}

std::string comparison_text(const ProblemResult& problem, const Report& report) {
  std::string text = "### " + cell(comparison_title(problem)) + "\n\n" + table_text(standings_table(problem)) +
                     table_text(counters_table(problem));
  if (problem.measured_count() > 1) text += table_text(case_times_table(problem));
  text += cell(comparison_legend(problem, report)) + "\n\n";
  for (const std::string& remark : problem.remarks) text += "- " + cell(remark) + "\n";
  return text;
}

}  // namespace

std::string render_markdown(const Report& report, const TableStyle&) {
  std::string text;
  if (!report.partial.empty()) text += "**Partial: " + cell(report.partial) + ".**\n\n";
  bool judged_only = false;
  for (const ProblemResult& problem : report.problems) {
    judged_only = judged_only || !problem.rounds;
    if (problem.rounds) text += comparison_text(problem, report);
  }
  if (judged_only) text += table_text(verdicts_table(report));
  for (const ProblemResult& problem : report.problems) text += failures_text(problem) + notes_text(problem);
  return text;
}

}  // namespace leetjudge
