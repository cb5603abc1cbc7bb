// System calls and clocks that a solution cannot put functions of its own in the place of.
#pragma once

#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

namespace leetjudge {

// As syscall(2), but returns -errno and leaves errno as it is.
inline long system_call(long number, long a = 0, long b = 0, long c = 0, long d = 0, long e = 0, long f = 0) {
#if defined(__x86_64__)
  long result;
  register long fourth asm("r10") = d;
  register long fifth asm("r8") = e;
  register long sixth asm("r9") = f;
  asm volatile("syscall"
               : "=a"(result)
               : "a"(number), "D"(a), "S"(b), "d"(c), "r"(fourth), "r"(fifth), "r"(sixth)
               : "rcx", "r11", "memory");
  return result;
#elif defined(__aarch64__)
  register long code asm("x8") = number;
  register long first asm("x0") = a;
  register long second asm("x1") = b;
  register long third asm("x2") = c;
  register long fourth asm("x3") = d;
  register long fifth asm("x4") = e;
  register long sixth asm("x5") = f;
  asm volatile("svc 0"
               : "+r"(first)
               : "r"(code), "r"(second), "r"(third), "r"(fourth), "r"(fifth), "r"(sixth)
               : "memory");
  return first;
#else
  return syscall(number, a, b, c, d, e, f);
#endif
}

template <class T>
long argument(T* pointer) {
  return reinterpret_cast<long>(pointer);
}

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
