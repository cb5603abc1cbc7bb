// The tables as GitHub's Markdown has them.
#include "report/report.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

std::string cell(const std::string& text) {
  std::string escaped;
  for (const char c : escape_binary(text)) {
    if (std::string_view("|\\*_<`[~$").find(c) != std::string_view::npos) escaped += '\\';
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

std::string section_text(const Section& all) {
  std::string text = "### " + cell(all.title) + "\n\n";
  for (const Table& table : all.tables) text += table_text(table);
  text += cell(all.legend) + "\n\n";
  for (const std::string& remark : all.remarks) text += "- " + cell(remark) + "\n";
  return text + "\n";
}

std::string findings_text(const std::string& findings) {
  return findings.empty() ? "" : "```" + replaced(escape_binary(findings), "```", "'''") + "```\n\n";
}

}  // namespace

std::string render_markdown(const Report& report, const TableStyle& style) {
  if (report.folder) {
    const Section all = folder_section(report, style);
    return section_text(all) + findings_text(all.findings);
  }
  std::string text, findings, on_examples;
  if (!report.partial.empty()) text += "**Partial: " + cell(report.partial) + ".**\n\n";
  bool judged_only = false;
  for (const ProblemResult& problem : report.problems) {
    judged_only = judged_only || !problem.rounds;
    if (problem.rounds) text += section_text(comparison_section(problem, report));
    for (const SolutionResult& one : problem.solutions) findings += render_findings(one, *problem.problem, style);
    const std::string little = problem.solutions.empty() ? "" : problem.judged_on_little(problem.solutions[0].solution);
    if (!little.empty()) on_examples += fmt::format("{}: {}\n\n", cell(problem.problem->heading()), little);
  }
  if (judged_only) text += table_text(verdicts_table(report));
  for (const ProblemResult& problem : report.problems)
    if (style.counters && !problem.rounds) text += table_text(counters_by_case(problem));
  return text + findings_text(findings) + on_examples;
}

}  // namespace leetjudge
