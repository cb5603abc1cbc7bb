#include "process/inherited_limits.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <system_error>
#include <thread>
#include <vector>

#include "util/error.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

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

constexpr std::size_t threads_needed = 32;  // compilers, hosts and what watches them, side by side
constexpr rlim_t many_processes = 4096;

[[noreturn]] void refuse(const char* option, rlim_t limit, const char* of_what, rlim_t least) {
  throw BadInput(fmt::format(
      "ulimit {}: this shell allows {} {}, and judging needs {}: start the judge where that is higher or unlimited",
      option, limit, of_what, least));
}

// The processes that the user has count as well, and some users are not limited: it has to be tried.
void refuse_too_few_processes() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NPROC, &limit) != 0 || limit.rlim_cur >= many_processes) return;
  std::vector<std::jthread> threads;
  try {
    while (threads.size() < threads_needed)
      threads.emplace_back([](std::stop_token stop) {
        while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      });
  } catch (const std::system_error&) {
    refuse("-u", limit.rlim_cur, "processes and threads of this user, most of which there are already", threads_needed);
  }
}

}  // namespace

void refuse_tight_limits() {
  for (const Needed& one : all_needed) {
    rlimit limit{};
    if (getrlimit(__rlimit_resource(one.resource), &limit) != 0) continue;
    if (limit.rlim_max != RLIM_INFINITY && limit.rlim_max / one.unit < one.least)
      refuse(one.option, limit.rlim_max / one.unit, one.of_what, one.least);
    if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur / one.unit >= one.least) continue;
    limit.rlim_cur = limit.rlim_max;
    if (one.resource != RLIMIT_STACK) setrlimit(__rlimit_resource(one.resource), &limit);  // which is set for each
  }
  refuse_too_few_processes();
}

}  // namespace leetjudge
