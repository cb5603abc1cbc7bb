// The tables as GitHub's Markdown has them.
#include <algorithm>

#include "report/report.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

std::string cell(const std::string& text) {
  std::string escaped;
  for (const char c : escape_binary(text)) {
    if (std::string_view("|\\*_<`[").find(c) != std::string_view::npos) escaped += '\\';
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
  for (const Row& row : table.rows) {
    text += "\n|";
    for (const std::string& one : row) text += " " + cell(one) + " |";
  }
  return text + "\n\n";
}

// The reasons of what failed, first failures only, and then the notes.
std::string remarks_text(const ProblemResult& problem) {
  std::string failures, notes;
  for (const SolutionResult& result : problem.solutions) {
    const std::string name = "- **" + cell(result.solution.name) + "**";
    const auto one = std::ranges::find_if(result.cases, &CaseResult::failed);
    if (one != result.cases.end())
      failures += fmt::format("{}, case {}: {}: {}\n", name, cell(one->test->name), status_message(one->status),
                              cell(one->reason));
    if (!result.fault.empty()) failures += name + ": not wholly judged: " + cell(result.fault) + "\n";
    if (!result.note.empty()) notes += name + ": " + cell(result.note) + "\n";
  }
  return failures + (failures.empty() ? "" : "\n") + notes + (notes.empty() ? "" : "\n");
}

std::string comparison_text(const ProblemResult& problem, const Report& report) {
  const Section all = comparison_section(problem, report);
  std::string text = "### " + cell(all.title) + "\n\n";
  for (const Table& table : all.tables) text += table_text(table);
  text += cell(all.legend) + "\n\n";
  for (const std::string& remark : all.remarks) text += "- " + cell(remark) + "\n";
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
  for (const ProblemResult& problem : report.problems) {
    text += remarks_text(problem);
    if (problem.examples_only()) text += cell(problem.problem->heading()) + ": the page's examples only\n\n";
  }
  return text;
}

}  // namespace leetjudge
