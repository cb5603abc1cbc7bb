#include <algorithm>

#include "compile/diagnostics.hpp"
#include "problems/rules.hpp"
#include "report/grid.hpp"
#include "report/report.hpp"
#include "util/format.hpp"
#include "util/text.hpp"
#include "verdict/verdict.hpp"

namespace leetjudge {
namespace {

constexpr const char* not_counted = "–";

std::string coloured(const std::string& text, const char* code, const TableStyle& style) {
  return style.colour ? format("\033[{}m{}\033[0m", code, text) : text;
}

std::string verdict_text(Status status, const TableStyle& style) {
  const char* code = status == Status::accepted ? "32" : status == Status::internal_error ? "35" : "31";
  return coloured(status_message(status), code, style);
}

std::string time_text(double ms) {
  if (ms < 10) return format("{:.2f} ms", ms);
  if (ms < 10000) return format("{:.0f} ms", ms);
  return format("{:.1f} s", ms / 1000);
}

std::string memory_text(long kb) {
  return kb < 10000 ? format("{} kB", kb) : format("{:.1f} MB", double(kb) / 1024);
}

std::string count_text(const std::optional<std::uint64_t>& count) {
  return count ? format("{}", *count) : not_counted;
}

// The case whose counters the table shows: the first that records some, otherwise the first that was counted.
const Case* headline_case(const ProblemResult& problem) {
  for (const Case& test : *problem.cases) {
    if (!test.counters.empty()) return &test;
  }
  for (const SolutionResult& result : problem.solutions) {
    for (const CaseResult& one : result.cases) {
      if (one.counters) return one.test;
    }
  }
  return nullptr;
}

std::optional<Counters> headline_counters(const SolutionResult& result, const Case* headline) {
  for (const CaseResult& one : result.cases) {
    if (one.test == headline && headline) return one.counters;
  }
  return std::nullopt;
}

std::vector<std::string> table_row(const ProblemResult& problem, const SolutionResult& result,
                                   const TableStyle& style) {
  const Counters counters = headline_counters(result, headline_case(problem)).value_or(Counters{});
  const bool ran = !result.cases.empty();
  return {format("{}. {}", problem.problem->id, problem.problem->title),
          result.solution.name,
          verdict_text(result.status, style),
          format("{}/{}", result.correct(), problem.cases->size()),
          ran ? time_text(result.runtime_ms()) : not_counted,
          result.memory_kb ? memory_text(*result.memory_kb) : not_counted,
          count_text(counters.placements),
          count_text(counters.undos)};
}

std::string indented(std::string_view text, std::size_t by) {
  std::string result;
  for (const std::string_view line : split_lines(text))
    result += std::string(by, ' ') + std::string(line) + "\n";
  return result;
}

// Given, answered and expected: drawn where the problem can, otherwise as JSON.
std::string values_text(const CaseResult& one, const Problem& problem, const TableStyle& style) {
  const Rules& rules = rules_of(problem.id);
  const Type& type = problem.signature.answer_type();
  const std::optional<std::string> expected = expected_answer(problem, *one.test);
  std::vector<Block> blocks;
  std::string text;
  const auto add = [&](const char* title, const std::optional<std::string>& value, const std::string* other) {
    if (!value) return;
    if (rules.draw_answer && other) {
      blocks.push_back({title, rules.draw_answer(*value, *other)});
    } else {
      text += format("  {:<9} {}\n", std::string_view(title).substr(0, 8), value_text(*value, type));
    }
  };
  if (rules.draw_input) {
    blocks.push_back({"given", rules.draw_input(one.test->input)});
  } else {
    const std::vector<Json> arguments = problem.arguments(one.test->input);
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      const std::string value = arguments[i].dump(-1, ' ', false, Json::error_handler_t::replace);
      text += format("  {:<9} {} = {}\n", i ? "" : "given", problem.signature.parameters[i].name,
                     value.size() > 200 ? value.substr(0, 200) + "…" : value);
    }
  }
  const std::string& counterpart = expected ? *expected : one.test->input;
  add("answered (* differs)", one.answer, &counterpart);
  add("expected", expected, one.answer ? &*one.answer : expected ? &*expected : nullptr);
  std::string drawn = blocks.empty() ? "" : render_side_by_side(blocks, 2);
  if (style.colour) {
    for (std::size_t at = 1; (at = drawn.find('*', at)) != std::string::npos;) {
      const std::string marked = coloured(drawn.substr(at - 1, 2), "31", style);
      drawn.replace(at - 1, 2, marked);
      at += marked.size() - 1;
    }
  }
  return drawn + text;
}

std::string prints_text(const char* title, const std::string& prints) {
  if (prints.empty()) return "";
  constexpr std::size_t most_bytes = 2000;
  constexpr std::size_t most_lines = 20;
  const std::string shown = escape_binary(prints.substr(0, most_bytes));
  const std::vector<std::string_view> lines = split_lines(shown);
  std::string text = format("  {}\n", title);
  for (std::size_t i = 0; i < std::min(lines.size(), most_lines); ++i) text += format("    {}\n", lines[i]);
  const bool cut = prints.size() > most_bytes || lines.size() > most_lines;
  return text + (cut ? "    … (all of it with --json)\n" : "");
}

std::string failure_text(const CaseResult& one, const SolutionResult& result, const Problem& problem,
                         const TableStyle& style) {
  std::string text = coloured(format("{}. {}, {}, case {}: {}", problem.id, problem.title,
                                     result.solution.name, one.test->name, status_message(one.status)),
                              "1", style) +
                     "\n";
  text += indented(one.reason, 2);
  const bool right =
      one.answer && one.answer == expected_answer(problem, *one.test);  // a count changed, no more
  if (!right) text += values_text(one, problem, style);
  text += prints_text("printed on stdout", one.standard_output);
  text += prints_text("printed on stderr", one.standard_error);
  return text + format("  again: {} {} {}{} --case {}\n", style.command, problem.id,
                       shell_quoted(result.solution.typed), style.options, shell_quoted(one.test->name));
}

std::string failures_text(const SolutionResult& result, const Problem& problem, const TableStyle& style) {
  std::string text;
  const bool compiled = result.compile_error.empty() && result.fault.empty();
  if (!compiled) {
    text += "\n" +
            coloured(format("{}. {}, {}: {}", problem.id, problem.title, result.solution.name,
                            status_message(result.status)),
                     "1", style) +
            "\n" + indented(result.fault + first_error(result.compile_error), 2);
    text += format("  again: {} {} {}{}\n", style.command, problem.id, shell_quoted(result.solution.typed),
                   style.options);
  }
  if (!result.note.empty()) text += format("\n{}: {}\n", result.solution.name, result.note);
  std::size_t failed = 0;
  for (const CaseResult& one : result.cases) {
    const bool never_reached = one.status == Status::not_run && !result.fault.empty();
    if (one.status == Status::accepted || never_reached) continue;
    if (++failed <= style.failures_shown) text += "\n" + failure_text(one, result, problem, style);
  }
  if (failed > style.failures_shown) {
    text += format("\n… and {} of {} (--failures {} shows all, --json FILE has them too)\n",
                   plural(failed - style.failures_shown, "more failure"), result.solution.name, failed);
  }
  return text;
}

// Every counted case of a problem with all of its counters.
std::string counters_text(const ProblemResult& problem) {
  std::vector<std::vector<std::string>> rows;
  for (const Case& test : *problem.cases) {
    for (const SolutionResult& result : problem.solutions) {
      for (const CaseResult& one : result.cases) {
        if (one.test != &test || !one.counters) continue;
        const Counters& c = *one.counters;
        rows.push_back({test.name, result.solution.name, count_text(c.placements), count_text(c.undos),
                        count_text(c.reads), count_text(c.writes), count_text(c.calls), count_text(c.depth),
                        time_text(one.runtime_ms)});
      }
    }
  }
  if (rows.empty()) return "";
  return "\n" + render_grid({{"Case"},
                             {"Solution"},
                             {"Placements", true},
                             {"Undos", true},
                             {"Reads", true},
                             {"Writes", true},
                             {"Calls", true},
                             {"Depth", true},
                             {"Time", true}},
                            rows);
}

// The same for all: it depends on the machine. Empty when nothing ran.
std::string isolation_text(const Report& report) {
  for (const ProblemResult& problem : report.problems) {
    for (const SolutionResult& result : problem.solutions) {
      if (!result.isolation.empty()) return "; isolation: " + result.isolation;
    }
  }
  return "";
}

std::string accepted_prints_text(const ProblemResult& problem) {
  std::string text;
  for (const SolutionResult& result : problem.solutions) {
    for (const CaseResult& one : result.cases) {
      if (one.status != Status::accepted || (one.standard_output + one.standard_error).empty()) continue;
      text += format("\n{}, case {}\n", result.solution.name, one.test->name) +
              prints_text("printed on stdout", one.standard_output) +
              prints_text("printed on stderr", one.standard_error);
    }
  }
  return text;
}

}  // namespace

std::string render_table(const Report& report, const TableStyle& style) {
  std::vector<std::vector<std::string>> rows;
  std::string counted_on;
  for (const ProblemResult& problem : report.problems) {
    const Case* headline = headline_case(problem);
    for (const SolutionResult& result : problem.solutions) {
      rows.push_back(table_row(problem, result, style));
      if (rows.back().back() != not_counted && headline &&
          counted_on.find(headline->name) == std::string::npos) {
        counted_on += format("{}{}", counted_on.empty() ? "" : ", ", headline->name);
      }
    }
  }
  std::string text = render_grid({{"Problem"},
                                  {"Solution"},
                                  {"Verdict"},
                                  {"Passed", true},
                                  {"Time", true},
                                  {"Memory", true},
                                  {"Placements", true},
                                  {"Undos", true}},
                                 rows);
  text += "\n";
  if (!counted_on.empty()) text += format("Placements and undos: on {}. ", counted_on);
  text += format("Time: CPU, all cases. Memory: beyond an empty host.\nJudged with {}{}.\n", report.compiler,
                 isolation_text(report));
  for (const ProblemResult& problem : report.problems) {
    if (style.counters) text += counters_text(problem);
    if (style.prints) text += accepted_prints_text(problem);
    for (const SolutionResult& result : problem.solutions)
      text += failures_text(result, *problem.problem, style);
  }
  return text;
}

}  // namespace leetjudge
