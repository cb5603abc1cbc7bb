// Knows whether the system refused memory to the solution. In hosts without sanitizers the link gives the
// solution the functions below in the place of the C library's own (--wrap, compile/modes.cpp).
#pragma once

#include <malloc.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <new>

#include "util/system_call.hpp"
#ifdef LEETJUDGE_COUNTED
#include "tracer.hpp"
#endif

namespace leetjudge {

inline std::atomic<bool> allocation_refused{false};  // in this case, on any thread
inline std::atomic<bool> refused_when_full{false};   // and not only since it asked for more than any machine has
inline std::atomic<bool> null_given{false};          // by malloc and its kin, perhaps to code that does not look at it

inline void note_refusal() {
  allocation_refused = true;
#ifndef LEETJUDGE_CHECKED
  constexpr rlim_t part = 4;  // what doubles is refused with a third of it in use
  const struct mallinfo2 held = mallinfo2();
  rlimit limit;
  if (system_call(SYS_prlimit64, 0, RLIMIT_DATA, 0, argument(&limit)) == 0 &&
      (held.uordblks + held.hblkhd) * part > limit.rlim_cur)
    refused_when_full = true;
#endif
}

[[noreturn]] inline void on_refused_allocation() {
  note_refusal();
  throw std::bad_alloc();
}

#ifndef LEETJUDGE_COUNTED
inline void* made(void* block) { return block; }
inline void* freed(void* block) { return block; }
#endif

}  // namespace leetjudge

#ifndef LEETJUDGE_CHECKED
// A function by another name that calls the library's own, and notes whether its `result` says that it was refused.
#define LEETJUDGE_NOTED(type, name, parameters, arguments, refused) \
  type __real_##name parameters;                                    \
  type __wrap_##name parameters {                                   \
    type result = __real_##name arguments;                          \
    if (refused) {                                                  \
      leetjudge::null_given = true;                                 \
      leetjudge::note_refusal();                                    \
    }                                                               \
    return result;                                                  \
  }

extern "C" {
LEETJUDGE_NOTED(void*, malloc, (std::size_t size), (size), !leetjudge::made(result))
LEETJUDGE_NOTED(void*, calloc, (std::size_t count, std::size_t size), (count, size), !leetjudge::made(result))
LEETJUDGE_NOTED(void*, realloc, (void* block, std::size_t size), (leetjudge::freed(block), size),
                !leetjudge::made(result) && size > 0)
LEETJUDGE_NOTED(void*, aligned_alloc, (std::size_t alignment, std::size_t size), (alignment, size),
                !leetjudge::made(result))
LEETJUDGE_NOTED(int, posix_memalign, (void** block, std::size_t alignment, std::size_t size), (block, alignment, size),
                result ? result == ENOMEM : !leetjudge::made(*block))
LEETJUDGE_NOTED(void*, mmap, (void* at, std::size_t size, int access, int flags, int file, long offset),
                (at, size, access, flags, file, offset), result == MAP_FAILED)
#ifdef LEETJUDGE_COUNTED
void __real_free(void* block);
void __wrap_free(void* block) { __real_free(leetjudge::freed(block)); }
#endif
#ifdef LEETJUDGE_PLAIN
LEETJUDGE_NOTED(void*, _ZnwmRKSt9nothrow_t, (std::size_t size, const void* tag), (size, tag), !result)
LEETJUDGE_NOTED(void*, _ZnamRKSt9nothrow_t, (std::size_t size, const void* tag), (size, tag), !result)
void* __real__Znam(std::size_t size);
void* __wrap__Znam(std::size_t size) {  // new int[n - 1000]: no memory limit refuses that
  if (size > PTRDIFF_MAX) throw std::bad_array_new_length();
  return __real__Znam(size);
}
#endif
}
#endif
