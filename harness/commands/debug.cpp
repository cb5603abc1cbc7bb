// Starts a debugger on one case, stopped in the solution's method.
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <iostream>

#include "commands/work.hpp"
#include "compile/cache.hpp"
#include "sandbox/isolation.hpp"
#include "sandbox/program.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;

using Arguments = std::vector<std::string>;

struct DebugOptions {
  std::string problem, solution, test, debugger;
  bool build_only = false;
  std::vector<std::string> rest;  // behind --: for the debugger
  CaseOptions cases;
  BuildingOptions building;

  void add(CLI::App& verb) {
    add_problem(verb, problem)->required();
    option(verb, "SOLUTION", solution, "the solution to look into");
    option(verb, "CASE,--case NAME", test, "the case; if none, the first that fails, or the problem's first");
    option(verb, "--input TEXT", cases.input, "a case as one types it into LeetCode's test-case box")
        ->excludes("--case");
    verb.add_flag("--build-only", build_only, "only build what a debugger needs, and say where it is");
    option(verb, "--debugger NAME", debugger, "the path of another gdb");
    building.add(verb);
  }
};

fs::path find_debugger(const std::string& asked) {
  const std::string name = asked.empty() ? "gdb" : asked;
  if (const auto found = find_program(name)) return *found;
  throw BadInput(fmt::format("no {} on this machine: apt-get install gdb", name));
}

// The case that fails, with all that a verdict looks at but counters; otherwise the first.
Case first_failing(const Builder& builder, const Problem& problem, CaseList& list, const Solution& solution) {
  JudgeOptions options;
  options.counting = JudgeOptions::Counting::none;
  options.check = JudgeOptions::Check::within_budget;
  SolutionResult result;
  leave_out_refused(list, [&] { result = judge_solution(builder, problem, list.cases, solution, options); });
  const auto failed = std::ranges::find_if(result.cases, &CaseResult::failed);
  return failed == result.cases.end() ? list.cases.front() : *failed->test;
}

int debug(DebugOptions& line) {
  const Kit kit = line.building.kit();
  if (is_path(line.problem) && line.test.empty() && !is_path(line.solution)) std::swap(line.solution, line.test);
  const auto [problem, solution] = choose(kit, line.problem, line.solution, line.cases.wish());
  if (!line.test.empty()) line.cases.names = {line.test};
  CaseList list = line.cases.of(problem);
  const Builder builder = line.building.builder();
  const fs::path debugger = line.build_only ? "" : find_debugger(line.debugger);
  if (!compiles(builder, problem, solution, Mode::debug)) return 1;
  const Host host = builder.build(solution.file, problem, Mode::debug);
  if (const std::string early = runs_too_early(host.program); !early.empty() && !unfenced_allowed())
    throw BadInput(fmt::format("{}: {}; LEETJUDGE_UNFENCED=1 debugs it all the same", solution.name, early));
  const bool any = line.test.empty() && !line.cases.input;
  const Case test = any ? first_failing(builder, problem, list, solution) : list.cases.front();
  const int status = tell_of(list.bad, 0);
  // What loads the printers and stops in the method.
  const Stub& stub = problem.written();
  std::string commands = "source " LEETJUDGE_HOST_DIR "/printers.py\nset breakpoint pending on\n";
  for (const Method& one : stub.solution.methods)
    commands += fmt::format("break {}::{}\n", stub.solution.name, one.name);
  // Of a solution always in the same place, so that an editor can be told of it.
  const fs::path file = fs::absolute(solution.file).lexically_normal();
  const fs::path folder = fs::absolute(line.building.cache) /
                          fmt::format("debug-{}.{}", file.parent_path().filename().string(), file.stem().string());
  const fs::path program = folder / "host";
  fs::create_directories(folder);
  fs::remove(program);  // a debugger may still run it
  fs::copy_file(host.program, program);
  write_file(folder / "case", test.input);
  write_file(folder / "commands", commands);
  if (line.build_only) {
    std::cout << fmt::format("program: {}\nargument: {}\ncase: {}\n", program.string(), (folder / "case").string(),
                             test.name);
    return status;
  }
  std::cout << fmt::format("{}, {}, case {}\n", problem.heading(), solution.name, test.name) << std::flush;
  Arguments command = {debugger, "-q", "-iex", "set debuginfod enabled off", "-x", folder / "commands", "-ex", "run"};
  command.insert(command.end(), line.rest.begin(), line.rest.end());
  command.insert(command.end(), {"--args", program, folder / "case"});
  if (unfenced_allowed()) setenv("LEETJUDGE_UNFENCED", "1", 1);  // the debugger starts it, and hands that down
  std::signal(SIGPIPE, SIG_DFL);                                 // as a shell leaves it
  std::vector<char*> words;
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  execv(words[0], words.data());
  throw JudgeFault(fmt::format("{} cannot be started: {}", debugger.string(), std::strerror(errno)));
}

}  // namespace

Verb debug_verb() {
  return verb("debug", "start gdb on one case, stopped in the solution", "harness/judge debug 37 mine leetcode-example",
              debug);
}

}  // namespace leetjudge
