// How a process ended. A wait status is interpreted in one place, the keeper.
#pragma once

#include <string>

namespace leetjudge {

struct Ending {
  bool by_signal = false;
  int code = 0;  // the exit status, or the signal's number

  bool clean() const { return !by_signal && code == 0; }
};

// In words: "invalid memory access (SIGSEGV)", "ended with exit status 3".
std::string describe(const Ending& ending);

}  // namespace leetjudge
