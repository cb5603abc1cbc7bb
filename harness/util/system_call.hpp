// System calls that no function of a solution's can stand in the place of.
#pragma once

#include <sys/syscall.h>
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

}  // namespace leetjudge
