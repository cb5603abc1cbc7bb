// leetjudge: judges LeetCode solutions in C++ on the user's own machine.
//
// The way of the data:  testcases/*.json → cases/ → compile/ (solution + host/ → a program) → run/ (one
// process for each solution) → verdict/ (with what problems/ knows) → compare/ → report/.  commands/ holds
// the verbs that put this together.
#include <sys/prctl.h>

#include <csignal>
#include <filesystem>
#include <iostream>

#include "commands/commands.hpp"
#include "util/error.hpp"

int main(int argc, char** argv) {
  using namespace leetjudge;
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGCHLD, SIG_DFL);
  prctl(PR_SET_DUMPABLE, 0);  // its memory is nobody's, not even another process's of the same user
  try {
    const CommandLine line = parse_command_line(argc, argv);
    if (line.command == "run") return run(line);
    if (line.command == "compare") return compare(line);
    if (line.command == "merge") return merge(line);
    if (line.command == "cases") return cases(line);
    if (line.command == "solve") return solve(line);
    if (line.command == "list") return list(line);
    if (line.command == "new") return new_solution(line);
    if (line.command == "watch") return watch(line);
    if (line.command == "stress") return stress(line);
    if (line.command == "generate") return generate(line);
    if (line.command == "debug") return debug(line);
    if (line.command == "completion") return completion(line);
    if (line.command == "complete") return complete(line);
    return 0;
  } catch (const BadInput& error) {
    std::cerr << "judge: " << error.what() << "\n";
  } catch (const std::filesystem::filesystem_error& error) {
    std::cerr << "judge: " << error.what() << "\n";
  } catch (const std::exception& error) {
    std::cerr << "judge: internal error: " << error.what() << "\n";
  }
  return 2;
}
