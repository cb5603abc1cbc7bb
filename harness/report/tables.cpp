#include <algorithm>

#include "compile/diagnostics.hpp"
#include "report/report.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

std::string verdict_text(Status status, const TableStyle& style) {
  const char* code = status == Status::accepted                                  ? "32"
                     : status == Status::finished || status == Status::different ? "33"
                     : status == Status::internal_error                          ? "35"
                                                                                 : "31";
  return coloured(status_message(status), code, style);
}

std::string runtime_text(double ms) {
  if (std::isnan(ms)) return not_counted;
  if (ms > 0 && ms < 0.1) return fmt::format("{:.1f} µs", ms * 1000);
  if (ms < 10) return fmt::format("{:.2f} ms", ms);
  if (ms < 10000) return fmt::format("{:.0f} ms", ms);
  return fmt::format("{:.1f} s", ms / 1000);
}

std::string memory_text(long kb) {
  return kb < 10000 ? fmt::format("{} kB", kb) : fmt::format("{:.1f} MB", double(kb) / 1024);
}

// The case whose counters the table shows: the first that records some, otherwise the first that was counted.
std::optional<std::size_t> headline_case(const ProblemResult& problem) {
  for (std::size_t i = 0; i < problem.cases->size(); ++i) {
    if (!(*problem.cases)[i].counters.empty()) return i;
  }
  for (const SolutionResult& result : problem.solutions) {
    for (std::size_t i = 0; i < result.cases.size(); ++i) {
      if (result.cases[i].counters) return i;
    }
  }
  return std::nullopt;
}

Counters counters_of_case(const SolutionResult& result, std::optional<std::size_t> index) {
  return index && *index < result.cases.size() ? result.cases[*index].counters.value_or(Counters{}) : Counters{};
}

// "4/6" where some of the cases were not checked.
std::string checks_text(const SolutionResult& result) {
  if (result.checks() == Checks::failed) return "failed";
  if (result.checked() > 0 && result.checked() == result.cases.size()) return "passed";
  return result.checked() > 0 ? fmt::format("{}/{}", result.checked(), result.cases.size()) : not_counted;
}

// Those of a search, where some problem has one.
std::vector<Counter> counters_shown(const Report& report) {
  for (const ProblemResult& problem : report.problems) {
    if (const auto counters = counters_of(*problem.problem, true); !counters.empty()) return counters;
  }
  return {};
}

Row table_row(const Report& report, const ProblemResult& problem, const SolutionResult& result,
              const TableStyle& style) {
  const Counters counters = counters_of_case(result, headline_case(problem));
  Row row = {
      problem.problem->heading(),
      result.solution.name,
      verdict_text(result.status, style),
      result.status == Status::finished ? not_counted : fmt::format("{}/{}", result.correct(), problem.cases->size()),
      checks_text(result),
      runtime_text(result.runtime_ms()),
      result.memory_kb ? memory_text(*result.memory_kb) : not_counted};
  for (const Counter& counter : counters_shown(report)) row.push_back(count_text(counters.*counter.value));
  return row;
}

// The first of what the judge could not do, in a line.
std::string fault_text(const Report& report) {
  for (const auto& [problem, result] : report.solutions()) {
    if (!result->fault.empty())
      return fmt::format("Not wholly judged: {}, {}: {}", problem->problem->heading(), result->solution.name,
                         result->fault.substr(0, result->fault.find('\n')));
  }
  return "";
}

// Of what was accepted on a page's examples, which say little.
std::string examples_text(const Report& report, const TableStyle& style) {
  constexpr std::size_t most_named = 10;
  std::vector<std::string> choices;
  std::string name, words;
  std::string reference;
  for (const auto& [problem, result] : report.solutions()) {
    const std::string little = problem->judged_on_little(result->solution);
    if (result->status != Status::accepted || result->cases.empty() || little.empty()) continue;
    choices.push_back(choice_of(*problem->problem, result->solution));
    words = words.empty() || words == little ? little : "the page's examples, or what they answer themselves, only";
    name = result->solution.name;
    if (reference.empty()) reference = problem->problem->reference_option();
  }
  if (choices.empty()) return "";
  const auto hint = [&](const std::string& choice) {
    return style.command.empty() ? "" : fmt::format("; {} stress {}{}", style.command, choice, reference);
  };
  if (choices.size() == 1) return fmt::format("{}: Accepted ({}{})", name, words, hint(choices[0]));
  const std::string more = choices.size() > most_named ? ", …" : "";
  choices.resize(std::min(choices.size(), most_named));
  return fmt::format("Accepted ({}{}): {}{}", words, hint("PROBLEM SOLUTION"), joined(choices), more);
}

// Why it is not right, in a line.
std::string why_not(const SolutionResult& result) {
  constexpr std::size_t most_bytes = 100;
  std::string words = result.fault + std::string(trim(first_error(result.compile_error, 1)));
  const auto failed = std::ranges::find_if(result.cases, &CaseResult::failed);
  if (words.empty() && failed != result.cases.end())
    words = fmt::format("case {}: {}", failed->test->name, failed->reason);
  words = replaced(words, display_path(result.solution.file), result.solution.file.filename().string());
  return shortened(replaced(words, "\n", " "), most_bytes);
}

// Of folders: what is not accepted, or all; without times, which were taken while others ran.
Table folder_table(const Report& report, const TableStyle& style) {
  Table table{{{"Problem"}, {"Solution"}, {"Verdict"}, {"Passed", true}, {"Why"}}, {}};
  for (const auto& [problem, one] : report.solutions()) {
    if (one->status == Status::accepted && !style.every_row) continue;
    table.rows.push_back({problem->problem->heading(), one->solution.name, verdict_text(one->status, style),
                          fmt::format("{}/{}", one->correct(), problem->cases->size()), why_not(*one)});
  }
  return table;
}

}  // namespace

Table counters_by_case(const ProblemResult& problem) {
  std::vector<Counter> shown = counters_of(*problem.problem, true);
  for (const Counter& counter : counters_of(*problem.problem, false)) shown.push_back(counter);
  Table table{{{"Case"}, {"Solution"}}, {}};
  for (const Counter& counter : shown) table.columns.push_back({counter.title, true});
  table.columns.push_back({"Time", true});
  for (std::size_t i = 0; i < problem.cases->size(); ++i) {
    for (const SolutionResult& result : problem.solutions) {
      if (i >= result.cases.size() || !result.cases[i].counters) continue;
      Row& row = table.rows.emplace_back(Row{result.cases[i].test->name, result.solution.name});
      for (const Counter& counter : shown) row.push_back(count_text(result.cases[i].count(counter)));
      row.push_back(runtime_text(result.cases[i].runtime_ms));
    }
  }
  return table;
}

std::string judged_with(const Report& report) {
  std::string isolation;  // the same for all: it depends on the machine
  for (const auto& [problem, result] : report.solutions())
    if (!result->isolation.empty()) isolation = "; isolation: " + result->isolation;
  return fmt::format("Judged with {}{}.", report.compiler, isolation);
}

Table verdicts_table(const Report& report, const TableStyle& style) {
  if (report.folder) return folder_table(report, style);
  Table table{
      {{"Problem"}, {"Solution"}, {"Verdict"}, {"Passed", true}, {"Checks", true}, {"Time", true}, {"Memory", true}},
      {}};
  for (const Counter& counter : counters_shown(report)) table.columns.push_back({counter.title, true});
  for (const auto& [problem, result] : report.solutions())
    table.rows.push_back(table_row(report, *problem, *result, style));
  return table;
}

std::string render_table(const Report& report, const TableStyle& style) {
  std::vector<std::string> counted_on;
  for (const ProblemResult& problem : report.problems) {
    const std::optional<std::size_t> headline = headline_case(problem);
    const bool counted = std::ranges::any_of(problem.solutions, [&](const SolutionResult& result) {
      return counters_of_case(result, headline).undos.has_value();
    });
    if (counted && !std::ranges::count(counted_on, problem.cases.at(*headline)->name))
      counted_on.push_back(problem.cases.at(*headline)->name);
  }
  std::string below;
  const auto tell = [&](const std::string& words) { below += wrapped(words, 0, style.width); };
  const auto any = [&](const auto& has) {
    return std::ranges::any_of(report.solutions(), [&](const auto& one) { return has(*one.second); });
  };
  const bool ran = any([](const SolutionResult& one) { return one.status != Status::compile_error; });
  if (ran && style.legend) {
    const bool checked =
        any([](const SolutionResult& one) { return one.checked() > 0 || one.checks() == Checks::failed; });
    tell((counted_on.empty() ? "" : fmt::format("Placements and undos: on {}. ", joined(counted_on))) +
         (checked ? "Checks: AddressSanitizer and UndefinedBehaviorSanitizer. " : "") +
         "Time: CPU, all cases. Memory: beyond an empty host.");
    tell(judged_with(report));
  }
  if (const std::string words = examples_text(report, style); !words.empty()) tell(words);
  if (!report.partial.empty()) tell(fmt::format("Partial: {}.", report.partial));
  if (report.unknown && ran)
    tell(
        "Whether the answer is right is not known: the problem has no rules and no other accepted solution "
        "(--reference names one).");
  for (const ProblemResult& problem : report.problems)
    if (!problem.reference.empty())
      tell(fmt::format("Expected answers{}: those of {}, accepted on all cases of the problem.",
                       report.problems.size() == 1 ? "" : " of " + problem.problem->heading(), problem.reference));
  const std::string fault = fault_text(report);
  std::string text = fault.empty() ? "" : coloured(wrapped(fault, 0, style.width), "35", style);
  text += render_fitting(verdicts_table(report, style), style.width, 2) + (below.empty() ? "" : "\n" + below);
  for (const ProblemResult& problem : report.problems) {
    const Table counters = style.counters ? counters_by_case(problem) : Table();
    if (!counters.rows.empty()) text += "\n" + render_grid(counters);
    for (const SolutionResult& result : problem.solutions) text += render_findings(result, *problem.problem, style);
  }
  return text;
}

}  // namespace leetjudge
