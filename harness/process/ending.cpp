#include "process/ending.hpp"

#include <csignal>
#include <cstring>

#include "util/format.hpp"

namespace leetjudge {

std::string describe(const Ending& ending) {
  if (!ending.by_signal) return fmt::format("ended with exit status {}", ending.code);
  switch (ending.code) {
    case SIGSEGV: return "invalid memory access (SIGSEGV)";
    case SIGBUS: return "invalid memory access (SIGBUS)";
    case SIGFPE: return "integer division by zero or overflow (SIGFPE)";
    case SIGABRT: return "aborted (SIGABRT)";
    case SIGILL: return "illegal instruction (SIGILL)";
    case SIGTRAP: return "trap (SIGTRAP)";
    case SIGXFSZ: return "tried to write to a file (SIGXFSZ)";
    case SIGSYS: return "forbidden system call (SIGSYS)";
    case SIGKILL: return "killed (SIGKILL)";
  }
  const char* name = sigabbrev_np(ending.code);
  return name ? fmt::format("ended by SIG{}", name) : fmt::format("ended by signal {}", ending.code);
}

}  // namespace leetjudge
