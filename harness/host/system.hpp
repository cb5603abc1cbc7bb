// Clocks that a solution cannot put functions of its own in the place of.
#pragma once

#include <time.h>

#include "util/system_call.hpp"

namespace leetjudge {

inline long long nanoseconds(clockid_t clock) {
  timespec time = {};
  system_call(SYS_clock_gettime, clock, argument(&time));
  return time.tv_sec * 1000000000ll + time.tv_nsec;
}

// A stopwatch that is read in some nanoseconds, where the processor has one; its unit is its own.
inline long long ticks() {
#if defined(__x86_64__)
  return static_cast<long long>(__builtin_ia32_rdtsc());
#elif defined(__aarch64__)
  long long count;
  asm volatile("isb; mrs %0, cntvct_el0" : "=r"(count));
  return count;
#else
  return nanoseconds(CLOCK_MONOTONIC);
#endif
}

// How many nanoseconds one of these takes. Found out in a millisecond, once.
inline double tick_ns() {
  static const double known = [] {
    const long long begin = nanoseconds(CLOCK_MONOTONIC);
    const long long first = ticks();
    long long now = begin;
    while (now - begin < 1000000) now = nanoseconds(CLOCK_MONOTONIC);
    const long long counted = ticks() - first;
    return counted > 0 ? double(now - begin) / double(counted) : 1.0;
  }();
  return known;
}

}  // namespace leetjudge
