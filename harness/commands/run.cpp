#include <unistd.h>

#include <deque>
#include <iostream>
#include <map>

#include "commands/choosing.hpp"
#include "commands/commands.hpp"
#include "commands/keeping.hpp"
#include "commands/reference.hpp"
#include "commands/showing.hpp"
#include "commands/workshop.hpp"
#include "problems/rules.hpp"
#include "report/progress.hpp"
#include "report/report.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// Takes a shipped solution's answers for the expected ones. Returns its name; empty if there is none.
std::string expect_the_reference(Work& work, const CommandLine& line, const Builder& builder) {
  const std::optional<Solution> reference =
      find_reference(line, Kit(line.kit), work.problem, builder, &work.solutions.front());
  if (!reference) return "";
  const SolutionResult result =
      judge_solution(builder, work.problem, work.cases, *reference, reference_options(line));
  if (!result.fault.empty()) throw JudgeFault(result.fault);
  for (std::size_t i = 0; i < result.cases.size(); ++i) {
    const CaseResult& one = result.cases[i];
    if (one.status != Status::accepted) {
      throw BadInput(format("{}: the reference, {}, does not answer this: {}: {} (--reference names another)",
                            one.test->where, reference->name, status_message(one.status), one.reason));
    }
    work.cases[i].expected = one.answer;
  }
  return reference->name;
}

std::string keep_typed(const Work& work, const CommandLine& line) {
  return keep_case(Kit(line.kit), work.problem, work.cases.front(), line.keep_name, line.why);
}

ProblemResult judge(const Work& work, const Builder& builder, const CommandLine& line) {
  JudgeOptions options = judge_options(line);
  if (line.input && !line.no_counters) options.trace = JudgeOptions::Trace::all;
  build_ahead(builder, work.problem, work.solutions, modes_needed(work.problem, work.cases, options),
              jobs(line, cores()));
  ProblemResult result{&work.problem, &work.cases, {}};
  result.solutions.resize(work.solutions.size());
  Progress progress("judging", work.solutions.size() * steps_of(work.problem, work.cases, options));
  do_side_by_side(work.solutions.size(), jobs(line, 1), [&](std::size_t i) {
    result.solutions[i] = judge_solution(builder, work.problem, work.cases, work.solutions[i], options,
                                         [&] { progress.step(); });
  });
  return result;
}

}  // namespace

int run(const CommandLine& line) {
  std::deque<Work> work = work_to_do(line);
  if (line.typed.contains("--keep")) {
    refuse_taken_name(work.front().problem, line.keep_name);
    if (work.front().cases.size() > 1) throw BadInput("--keep: one case at a time");
  }
  const Builder builder = make_builder(line);
  Report report;
  report.compiler = compiler_words(line, builder.toolchain());
  if (line.input) {
    report.reference = expect_the_reference(work.front(), line, builder);
    report.unknown = report.reference.empty() && !rules_of(work.front().problem.id).check;
  }
  for (const Work& one : work) report.problems.push_back(judge(one, builder, line));

  if (!line.json_file.empty()) write_file(line.json_file, render_json(report));
  const bool to_stdout = line.json_file != "-";
  TableStyle style = table_style(line, to_stdout ? STDOUT_FILENO : STDERR_FILENO);
  if (line.input) style.prints = style.counters = true;
  if (line.input) style.values = line.solutions.size() == 1;
  std::ostream& out = to_stdout ? std::cout : std::cerr;
  out << render_table(report, style);
  if (!line.keep_name.empty()) out << keep_typed(work.front(), line);
  out << std::flush;
  if (!std::cout) throw BadInput("standard output cannot be written to");
  return report.judge_failed() ? 2 : report.all_accepted() ? 0 : 1;
}

}  // namespace leetjudge
