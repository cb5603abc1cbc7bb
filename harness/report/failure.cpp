#include <algorithm>
#include <set>

#include "compile/diagnostics.hpp"
#include "inputs/rules.hpp"
#include "judging/verdict.hpp"
#include "report/report.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// What is drawn has a size, whatever a solution made of it.
Drawing bounded(Drawing drawing) {
  constexpr std::size_t most_rows = 55;
  constexpr std::size_t widest = 250;
  const bool more = drawing.rows.size() > most_rows;
  if (more) drawing.rows.resize(most_rows);
  for (std::string& row : drawing.rows) {
    if (row.size() > widest) row.replace(widest, std::string::npos, "...");
  }
  std::erase_if(drawing.differs, [](const auto& at) { return at.first >= most_rows || at.second >= widest; });
  if (more) drawing.rows.push_back("...");
  return drawing;
}

// Given, answered and expected: drawn side by side where the problem can, and the rest as JSON.
std::string values_text(const CaseResult& one, const Problem& problem, const TableStyle& style) {
  const Rules& rules = *problem.rules;
  const std::optional<std::string>& expected = one.right_answer();
  std::vector<Block> boards;
  std::string rest;
  bool told = false;  // what marks a difference
  const auto draw = [&](const char* title, const Drawing& whole) {
    const Drawing drawing = bounded(whole);
    const bool first = !told && !drawing.differs.empty();
    told = told || first;
    boards.push_back(lines_of(drawing, style.colour));
    boards.back().insert(boards.back().begin(), std::string(title) + (first ? " (* differs)" : ""));
  };
  const auto add = [&](const char* title, const std::optional<std::string>& value, const std::string* other) {
    if (!value) return;
    if (rules.drawing_of_answer && other) {
      draw(title, rules.drawing_of_answer(*value, *other));
    } else {
      rest += fmt::format("  {:<9} {}\n", title, other ? value_text(*value, *other) : value_text(*value));
    }
  };
  if (rules.drawing_of_input) {
    draw("given", rules.drawing_of_input(one.test->input));
  } else {
    const std::vector<std::string> names = problem.stub.input_names();
    for (std::size_t i = 0; i < names.size(); ++i)
      rest +=
          fmt::format("  {:<9} {} = {}\n", i ? "" : "given", names[i], value_text(argument_text(one.test->input, i)));
  }
  const std::string counterpart = expected           ? *expected
                                  : problem.in_place ? argument_text(one.test->input, *problem.in_place)
                                                     : std::string();
  add("answered", one.answer, &counterpart);
  const std::string& answered_by = one.test->answered_by;
  add(answered_by.empty() || one.status != Status::finished ? "expected" : answered_by.c_str(), expected,
      one.answer ? &*one.answer
      : expected ? &*expected
                 : nullptr);
  return render_side_by_side(boards, 2, style.width) + rest;
}

std::string prints_text(const char* title, const std::string& prints) {
  if (prints.empty()) return "";
  constexpr std::size_t most_bytes = 2000;
  constexpr std::size_t most_lines = 20;
  const std::string shown = escape_binary(prints.substr(0, most_bytes));
  const std::vector<std::string_view> lines = split_lines(shown);
  std::string text = fmt::format("  {}\n", title);
  for (std::size_t i = 0; i < std::min(lines.size(), most_lines); ++i) text += fmt::format("    {}\n", lines[i]);
  const bool cut = prints.size() > most_bytes || lines.size() > most_lines;
  return text + (cut ? "    … (more of it with --json)\n" : "");
}

std::string prints_text(const CaseResult& one) {
  return prints_text("printed on stdout", one.standard_output) + prints_text("printed on stderr", one.standard_error);
}

std::string place_of(const CaseResult& one, const Solution& solution) {
  const Place place = one.place.line > 0 ? one.place : Place{solution.file, 1, 0};
  return place.file.empty() ? solution.name : place.words();  // results of an older judge say none
}

// The other cases that fail at the place where this one is the first to fail: an editor's list has a row a place.
std::string also_failing(const CaseResult& first, const SolutionResult& result) {
  constexpr std::size_t most_named = 3;
  const std::string at = place_of(first, result.solution);
  std::vector<std::string> others;
  bool met = false;
  for (const CaseResult& one : result.cases) {
    if (!one.failed() || place_of(one, result.solution) != at) continue;
    if (!met && one.test->name != first.test->name) return "";
    if (met) others.push_back(one.test->name);
    met = true;
  }
  if (others.empty()) return "";
  const std::size_t more = others.size() - std::min(others.size(), most_named);
  others.resize(others.size() - more);
  return fmt::format(" (also on {}{})", joined(others), more ? fmt::format(" and {} more", more) : "");
}

// One line, as compilers print theirs and editors read it.
std::string diagnostic(const CaseResult& one, const SolutionResult& result) {
  const std::string at = place_of(one, result.solution) + ": ";
  const char* status = status_message(one.status);
  std::string reason = one.reason;
  std::ranges::replace(reason, '\n', ' ');
  const std::string words = one.reason.starts_with(at)
                                ? fmt::format("{} [{}, case {}]", reason.substr(at.size()), status, one.test->name)
                                : fmt::format("{} on case {}: {}", status, one.test->name, reason);
  return at + "error: " + words + also_failing(one, result);
}

// The options that let a case fail as it did.
std::string options_again(const CaseResult& one, const TableStyle& style) {
  constexpr std::size_t most_named = 10;
  if (one.after.size() > most_named) return style.selection;  // all of them
  std::string options;
  for (const std::string& before : one.after) options += " --case " + shell_quoted(before);
  return options + " " + (one.test->typed.empty() ? "--case " + shell_quoted(one.test->name) : one.test->typed);
}

// What a case that did not fail answered and printed, where that was asked for or is all there is to know.
std::string right_text(const CaseResult& one, const SolutionResult& result, const Problem& problem,
                       const TableStyle& style) {
  std::string text;
  if (style.values || one.status == Status::finished) text = values_text(one, problem, style);
  if (style.prints) text += prints_text(one);
  if (text.empty()) return "";
  return fmt::format("\n{}, case {}\n{}", result.solution.name, one.test->name, text);
}

}  // namespace

std::string coloured(const std::string& text, const char* code, const TableStyle& style) {
  return style.colour ? fmt::format("\033[{}m{}\033[0m", code, text) : text;
}

std::string render_failure(const CaseResult& one, const SolutionResult& result, const Problem& problem,
                           const TableStyle& style) {
  std::string text = coloured(diagnostic(one, result), "1", style) + "\n";
  const bool said = one.finding.starts_with(one.reason);  // by the reason
  const std::string_view more = std::string_view(one.finding).substr(said ? one.reason.size() : 0);
  if (!more.empty()) text += wrapped((said ? "" : "checks: ") + std::string(trim(more)), 2, style.width);
  if (one.status != Status::count_changed) text += values_text(one, problem, style);
  if (one.test->doubtful) text += "  unconfirmed: the problem may never give this input\n";
  if (one.status == Status::wrong_answer && !one.test->answered_by.empty())
    text += fmt::format("  unconfirmed: the expected answer is that of {} alone\n", one.test->answered_by);
  text += prints_text(one);
  const bool as_typed = style.alone && style.one_case && one.after.empty() && !one.by_chance;
  if (!style.command.empty() && !as_typed)
    text += fmt::format("  again: {} {}{}{}\n", style.command, choice_of(problem, result.solution), style.options,
                        options_again(one, style));
  return text;
}

std::string render_findings(const SolutionResult& result, const Problem& problem, const TableStyle& style) {
  constexpr std::size_t most_in_a_line = 5;  // failures at other places, for an editor's list
  std::set<std::string> places;
  std::string text;
  const bool compiled = result.compile_error.empty() && result.fault.empty();
  if (!compiled) {
    text += "\n" +
            coloured(fmt::format("{}, {}: {}", problem.heading(), result.solution.name, status_message(result.status)),
                     "1", style) +
            "\n" + result.fault + all_errors(result.compile_error);
    if (!text.ends_with('\n')) text += '\n';
    if (!style.alone && !style.command.empty())
      text += fmt::format("  again: {} {}{}\n", style.command, choice_of(problem, result.solution), style.options);
  }
  const std::size_t end_of_note = std::min(result.note.find('\n'), result.note.size());  // a compiler's lines follow
  const std::string note = result.note.substr(0, end_of_note);
  if (!note.empty()) text += "\n" + wrapped(result.solution.name + ": " + note, 0, style.width);
  std::size_t failed = 0, listed = 0, not_run = 0, unchecked = 0;
  std::string why_not_run, why_unchecked;
  // Its place is better than that of what nobody checked, which is most likely the same mistake.
  const bool found_by_checks = std::ranges::count(result.cases, Checks::failed, &CaseResult::checks) > 0;
  for (const CaseResult& one : result.cases) {
    if (is_right(one.status)) text += right_text(one, result, problem, style);
    if (one.failed() && ++failed <= style.failures_shown) {
      text += "\n" + render_failure(one, result, problem, style);
      places.insert(place_of(one, result.solution));
    } else if (one.failed() && style.alone && listed < most_in_a_line && !(found_by_checks && !one.unchecked.empty()) &&
               places.insert(place_of(one, result.solution)).second) {
      text += (listed++ == 0 ? "\n" : "") + diagnostic(one, result) + "\n";
    }
    if (one.status == Status::not_run && not_run++ == 0) why_not_run = one.reason;
    if (!one.unchecked.empty() && unchecked++ == 0) why_unchecked = "not checked: " + one.unchecked;
  }
  const auto tell = [&](std::size_t count, const std::string& why) {
    if (count > 0)
      text +=
          "\n" + wrapped(fmt::format("{}: {} {}", result.solution.name, plural(count, "case"), why), 0, style.width);
  };
  if (result.fault.empty()) tell(not_run, why_not_run);
  tell(unchecked, why_unchecked);
  if (failed > style.failures_shown)
    text +=
        fmt::format("\n… --failures {} shows all {} of {}\n", failed, plural(failed, "failure"), result.solution.name);
  if (note != result.note) text += result.note.substr(end_of_note) + "\n";
  return text;
}

}  // namespace leetjudge
