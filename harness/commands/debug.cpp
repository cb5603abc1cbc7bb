// Starts a debugger on one case, stopped in the solution's method.
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <iostream>

#include "commands/choosing.hpp"
#include "commands/commands.hpp"
#include "commands/showing.hpp"
#include "commands/workshop.hpp"
#include "problem/typed.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;

using Arguments = std::vector<std::string>;

fs::path find_debugger(const std::string& asked) {
  Arguments names = {"gdb", "lldb", "lldb-19", "lldb-14"};
  if (!asked.empty()) names = {asked};
  for (const std::string& name : names) {
    if (const auto found = find_program(name)) return *found;
  }
  throw BadInput(asked.empty() ? "no debugger on this machine: apt-get install gdb"
                               : fmt::format("no debugger \"{}\" on this machine", asked));
}

// What a debugger is started with: it loads the printer of boards and stops in the method.
Arguments debugger_command(const fs::path& debugger, const Signature& signature, const fs::path& program,
                           const fs::path& case_file, const Arguments& more) {
  const std::string printers = LEETJUDGE_HOST_DIR;
  const std::string method = "Solution::" + signature.method;
  Arguments command = {debugger};
  if (debugger.filename().string().find("lldb") != std::string::npos) {
    command.insert(command.end(), {"-O", fmt::format("command script import {}/boards_lldb.py", printers),
                                   "-o", "breakpoint set -n " + method, "-o", "run"});
    command.insert(command.end(), more.begin(), more.end());
    command.insert(command.end(), {"--", program, case_file});
  } else {
    command.insert(command.end(), {"-q", "-iex", "set debuginfod enabled off", "-ex",
                                   fmt::format("source {}/boards_gdb.py", printers), "-ex", "break " + method,
                                   "-ex", "run"});
    command.insert(command.end(), more.begin(), more.end());
    command.insert(command.end(), {"--args", program, case_file});
  }
  return command;
}

}  // namespace

int debug(const CommandLine& line) {
  const Kit kit(line.kit);
  const Problem problem = kit.problem(line.problem);
  const Solution solution = kit.solution(problem, line.solutions.front());
  CommandLine chosen = line;
  if (!line.debug_case.empty()) chosen.case_names = {line.debug_case};
  const Case test = cases_to_judge(problem, chosen).front();
  const Builder builder = make_builder(line);
  const fs::path debugger = line.build_only ? "" : find_debugger(line.debugger);
  if (!compiles(builder, problem, solution, Mode::debug)) return 1;
  const Host host = builder.build(solution.file, problem, Mode::debug);
  // Always the same places, so that an editor can be told of them.
  const fs::path folder = fs::absolute(line.cache) / "debug";
  fs::create_directories(folder);
  const fs::path program = folder / "host";
  fs::remove(program);
  fs::copy_file(host.program, program);
  write_file(folder / "case", test.input);
  if (line.build_only) {
    std::cout << fmt::format("program: {}\nargument: {}\n", program.string(), (folder / "case").string());
    return 0;
  }
  std::cout << fmt::format("{}. {}, {}, case {}\n", problem.id, problem.title, solution.name, test.name)
            << std::flush;
  const Arguments command =
      debugger_command(debugger, problem.signature, program, folder / "case", line.rest);
  std::vector<char*> words;
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  execv(words[0], words.data());
  throw JudgeFault(fmt::format("{} cannot be started: {}", debugger.string(), std::strerror(errno)));
}

}  // namespace leetjudge
