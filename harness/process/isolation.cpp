#include "process/isolation.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>

#include "keeper/fence.hpp"
#include "keeper/filter.hpp"
#include "process/descriptor.hpp"

namespace leetjudge {
namespace {

std::atomic<bool> allowed{false};

enum Found { filter = 1, landlock = 2 };

}  // namespace

// A process of its own tries both. The keeper insists on them later.
const Isolation& isolation() {
  static const Isolation known = [] {
    const pid_t process = fork();
    if (process == 0) {
      char end[] = "--";
      char* nothing[] = {end};
      const int found = (fence_files({}, nothing) ? landlock : 0) | (refuse_calls(refused::to_solutions) ? filter : 0);
      _exit(found);
    }
    int status = 0;
    if (process < 0) system_fault("a process cannot be started");
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    const int found = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
    return Isolation{(found & filter) != 0, (found & landlock) != 0};
  }();
  return known;
}

std::string isolation_words(const Isolation& isolation) {
  if (!isolation.filter)
    return isolation.landlock ? "not isolated (Landlock and resource limits, but no system call filter)"
                              : "not isolated (resource limits only)";
  if (isolation.landlock) return "Landlock, system call filter, resource limits";
  return "system call filter, resource limits (no Landlock: solutions open no file, the compiler is not fenced)";
}

void allow_unfenced() { allowed = true; }

bool unfenced_allowed() { return allowed; }

}  // namespace leetjudge
