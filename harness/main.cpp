// leetjudge: judges LeetCode solutions in C++ on the user's own machine.
//
// The way of the data:  testcases/*.json → problem/;  a solution's file → paste/;  both → compile/ → judging/
// (one process for each solution, with what rules/ knows) → results/ → compare/ → report/.  commands/ holds the verbs
// that put this together.
#include <sys/prctl.h>

#include <csignal>
#include <iostream>
#include <stdexcept>

#include "commands/verbs.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/interrupt.hpp"

int main(int argc, char** argv) {
  using namespace leetjudge;
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGCHLD, SIG_DFL);
  prctl(PR_SET_DUMPABLE, 0);  // its memory is nobody's, not even another process's of the same user
  try {
    const int status = run_command_line({argv + 1, argv + argc});
    flush_output();
    return status;
  } catch (const ReaderLeft&) {
  } catch (const Interrupted&) {
    end_if_interrupted();
  } catch (const std::runtime_error& error) {  // BadInput, JudgeFault, what the system says of a file
    std::cerr << "judge: " << error.what() << "\n";
  } catch (const std::exception& error) {
    std::cerr << "judge: internal error: " << error.what() << "\n";
  }
  return 2;
}
