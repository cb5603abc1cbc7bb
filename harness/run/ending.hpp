// How a process ended: the one place that interprets a wait status.
#pragma once

#include <string>

namespace leetjudge {

struct Ending {
  bool by_signal = false;
  int code = 0;  // the exit status, or the signal's number

  bool clean() const { return !by_signal && code == 0; }
};

// `status` is what waitpid() stored.
Ending interpret_wait_status(int status);

// In words: "invalid memory access (SIGSEGV)", "ended with exit status 3".
std::string describe(const Ending& ending);

}  // namespace leetjudge
