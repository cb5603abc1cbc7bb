#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <iostream>
#include <map>

#include "commands/commands.hpp"
#include "commands/workshop.hpp"
#include "report/progress.hpp"
#include "report/report.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// A problem with what is to be judged of it.
struct Work {
  Problem problem;
  std::vector<Case> cases;
  std::vector<Solution> solutions;
};

std::vector<Case> all_cases(const Problem& problem) {
  std::vector<Case> all = problem.cases;
  for (const auto& [name, set] : problem.named_sets) all.insert(all.end(), set.begin(), set.end());
  return all;
}

std::vector<Case> named_set(const Problem& problem, const std::string& name) {
  if (name == "all") return all_cases(problem);
  if (const auto found = problem.named_sets.find(name); found != problem.named_sets.end())
    return found->second;
  std::vector<std::string> names = {"all"};
  for (const auto& [other, ignored] : problem.named_sets) names.push_back(other);
  throw BadInput(format("no set \"{}\" of problem {}: {}", name, problem.id, suggest(name, names)));
}

std::vector<Case> pick(const std::vector<Case>& cases, const std::vector<std::string>& names) {
  std::vector<Case> picked;
  for (const std::string& name : names) {
    const auto found =
        std::find_if(cases.begin(), cases.end(), [&](const Case& one) { return one.name == name; });
    if (found == cases.end()) {
      std::vector<std::string> known;
      for (const Case& one : cases) known.push_back(one.name);
      throw BadInput(format("no case \"{}\": {}", name, suggest(name, known)));
    }
    picked.push_back(*found);
  }
  return picked;
}

std::vector<Case> cases_to_judge(const Problem& problem, const CommandLine& line) {
  std::vector<Case> cases = !line.cases_file.empty()   ? load_cases(line.cases_file, problem)
                            : !line.set.empty()        ? named_set(problem, line.set)
                            : !line.case_names.empty() ? all_cases(problem)
                                                       : problem.cases;
  if (!line.case_names.empty()) cases = pick(cases, line.case_names);
  refuse_bad_cases(problem, cases);
  if (cases.empty()) throw BadInput(format("problem {} has no cases", problem.id));
  return cases;
}

// Two files of the same name go by their paths.
void tell_apart(std::vector<Solution>& solutions) {
  std::map<std::string, int> count;
  for (const Solution& one : solutions) ++count[one.name];
  for (Solution& one : solutions) {
    if (count[one.name] > 1 && !one.shipped) one.name = one.typed;
  }
}

std::deque<Work> work_to_do(const CommandLine& line) {
  const Kit kit(line.kit);
  std::deque<Work> work;
  if (line.problem.empty()) {
    if (!line.cases_file.empty() || !line.set.empty() || !line.case_names.empty()) {
      throw BadInput("say which problem these cases are for: harness/judge PROBLEM …");
    }
    for (Problem& problem : kit.problems()) {
      Work one{std::move(problem), {}, {}};
      one.solutions = kit.solutions(one.problem);
      if (!one.solutions.empty()) work.push_back(std::move(one));
    }
  } else {
    Work one{kit.problem(line.problem), {}, {}};
    for (const std::string& name : line.solutions) one.solutions.push_back(kit.solution(one.problem, name));
    if (line.solutions.empty()) one.solutions = kit.solutions(one.problem);
    work.push_back(std::move(one));
  }
  for (Work& one : work) {
    one.cases = cases_to_judge(one.problem, line);
    tell_apart(one.solutions);
  }
  if (work.empty() || work.front().solutions.empty()) {
    const std::filesystem::path folder = work.empty() ? "" : work.front().problem.slug;
    throw BadInput(
        format("{}: there is no solution to judge", display_path(kit.root() / "solutions" / folder)));
  }
  return work;
}

ProblemResult judge(const Work& work, const Builder& builder, const CommandLine& line) {
  const JudgeOptions options = judge_options(line);
  build_ahead(builder, work.problem, work.solutions, modes_needed(work.problem, work.cases, options),
              jobs(line, cores()));
  ProblemResult result{&work.problem, &work.cases, {}};
  result.solutions.resize(work.solutions.size());
  Progress progress("judging", work.solutions.size() * work.cases.size());
  do_side_by_side(work.solutions.size(), jobs(line, 1), [&](std::size_t i) {
    result.solutions[i] = judge_solution(builder, work.problem, work.cases, work.solutions[i], options,
                                         [&] { progress.step(); });
  });
  return result;
}

// The options that a command to run one case again has to repeat.
std::string options_to_repeat(const CommandLine& line) {
  std::string options;
  const auto add = [&](const char* name, const std::string& value) {
    options += format(" {} {}", name, shell_quoted(value));
  };
  if (!line.cases_file.empty()) add("--cases", line.cases_file);
  if (line.typed.contains("--kit")) add("--kit", line.kit.string());
  if (line.typed.contains("--cache")) add("--cache", line.cache.string());
  if (line.time_limit_ms) options += format(" --time-limit {:g}ms", *line.time_limit_ms);
  if (line.total_time_limit_ms) options += format(" --total-time-limit {:g}ms", *line.total_time_limit_ms);
  if (line.memory_limit_mb) options += format(" --memory-limit {:g}MB", *line.memory_limit_mb);
  if (line.fresh) options += " --fresh";
  if (line.checked) options += " --checked";
  if (line.valgrind) options += " --valgrind";
  if (line.typed.contains("--isolation")) add("--isolation", line.isolation);
  if (line.typed.contains("--compiler")) add("--compiler", line.compiler);
  return options;
}

TableStyle table_style(const CommandLine& line, int descriptor) {
  TableStyle style;
  const char* no_colour = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  style.colour =
      isatty(descriptor) && !(no_colour && *no_colour) && !(terminal && std::string(terminal) == "dumb");
  if (const char* command = std::getenv("LEETJUDGE_COMMAND")) style.command = shell_quoted(command);
  style.options = options_to_repeat(line);
  style.failures_shown = line.failures;
  style.counters = line.counters;
  style.prints = !line.case_names.empty();
  return style;
}

}  // namespace

int run(const CommandLine& line) {
  const std::deque<Work> work = work_to_do(line);
  const Builder builder = make_builder(line);
  Report report;
  report.compiler = format("{} {} {}", builder.toolchain().name, builder.toolchain().dialect,
                           line.checked    ? "-O1 with sanitizers"
                           : line.valgrind ? "-O1 under valgrind"
                                           : "-O2");
  for (const Work& one : work) report.problems.push_back(judge(one, builder, line));

  if (!line.json_file.empty()) write_file(line.json_file, render_json(report));
  const bool to_stdout = line.json_file != "-";
  (to_stdout ? std::cout : std::cerr)
      << render_table(report, table_style(line, to_stdout ? STDOUT_FILENO : STDERR_FILENO)) << std::flush;
  if (!std::cout) throw BadInput("standard output cannot be written to");
  return report.judge_failed() ? 2 : report.all_accepted() ? 0 : 1;
}

}  // namespace leetjudge
