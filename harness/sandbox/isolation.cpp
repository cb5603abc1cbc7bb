#include "sandbox/isolation.hpp"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>

#include "sandbox/descriptor.hpp"
#include "sandbox/fence.hpp"
#include "util/error.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

std::atomic<bool> allowed{false};

enum Found { filter = 1, landlock = 2 };

struct Needed {
  int resource;
  const char* option;  // of ulimit
  const char* of_what;
  rlim_t unit;   // in which ulimit counts
  rlim_t least;  // in these units
};

constexpr Needed all_needed[] = {
    {RLIMIT_AS, "-v", "kB of addresses", 1 << 10, rlim_t(32) << 30},  // AddressSanitizer's shadow memory
    {RLIMIT_DATA, "-d", "kB of data", 1 << 10, 2600 << 10},           // of a compiler
    {RLIMIT_FSIZE, "-f", "kB a file", 1 << 10, 512 << 10},            // precompiled headers
    {RLIMIT_STACK, "-s", "kB of stack", 1 << 10, 64 << 10},           // of a solution
    {RLIMIT_CPU, "-t", "seconds of processor time", 1, 300},         {RLIMIT_NOFILE, "-n", "open files", 1, 256},
};

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
  if (isolation.whole()) return "Landlock, system call filter, resource limits";
  if (isolation.filter) return "not isolated (system call filter and resource limits, but no Landlock)";
  if (isolation.landlock) return "not isolated (Landlock and resource limits, but no system call filter)";
  return "not isolated (resource limits only)";
}

void allow_unfenced() { allowed = true; }

bool unfenced_allowed() { return allowed; }

void refuse_tight_limits() {
  for (const Needed& one : all_needed) {
    rlimit limit{};
    if (getrlimit(__rlimit_resource(one.resource), &limit) != 0) continue;
    if (limit.rlim_max != RLIM_INFINITY && limit.rlim_max / one.unit < one.least)
      throw BadInput(fmt::format(
          "ulimit {}: this shell allows {} {}, and judging needs {}: start the judge where that is higher or unlimited",
          one.option, limit.rlim_max / one.unit, one.of_what, one.least));
    if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur / one.unit >= one.least) continue;
    limit.rlim_cur = limit.rlim_max;
    if (one.resource != RLIMIT_STACK) setrlimit(__rlimit_resource(one.resource), &limit);  // which is set for each
  }
}

}  // namespace leetjudge
