// Where the program is, in lines for the judge (host/frame.hpp): the addresses of the calls that led there, innermost
// first, as they are in the program's file.
#pragma once

#include <execinfo.h>
#include <signal.h>
#include <sys/time.h>

#include <algorithm>
#include <cstdio>

extern "C" const char __executable_start, etext;

namespace leetjudge {

inline bool is_programs(const void* call) { return call >= &__executable_start && call < &etext; }

// Adds a line for each of the innermost calls that a signal interrupted, as far as they fit into `words`, of which
// `size` bytes are taken; those of libraries are left out. Returns how many bytes are taken then. The calls are those
// of backtrace() in the signal's handler, which libc's return from signals called.
inline int add_calls(char* words, int size, int room, void* const* calls, int count) {
  void* const* const interrupted = std::find_if_not(calls, calls + count, is_programs) + 1;
  for (void* const* one = interrupted; one < calls + count && size + 24 < room; ++one) {
    const char* call = static_cast<const char*>(*one);
    if (one > interrupted) --call;  // where a call returns to may be another line's
    if (is_programs(call))
      size += std::snprintf(words + size, std::size_t(room - size), "\n0x%lx", call - &__executable_start);
  }
  return size;
}

// How many calls there are now, without those of libraries; 65536 at most.
inline int call_depth() {
  static void* calls[1 << 16];
  const int count = backtrace(calls, 1 << 16);
  return int(std::count_if(calls, calls + count, is_programs));
}

// Calls `handler` after so much CPU time of the process; if it waits, a second later than that by the wall clock.
inline void set_alarm(long long milliseconds, void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  sigaction(SIGPROF, &action, nullptr);
  sigaction(SIGALRM, &action, nullptr);
  const itimerval computing = {{}, {time_t(milliseconds / 1000), suseconds_t(milliseconds % 1000 * 1000)}};
  const itimerval waiting = {{}, {time_t(milliseconds / 1000 + 1), suseconds_t(milliseconds % 1000 * 1000)}};
  setitimer(ITIMER_PROF, &computing, nullptr);
  setitimer(ITIMER_REAL, &waiting, nullptr);
}

}  // namespace leetjudge
