// Knows whether the system refused memory to the solution. In hosts without sanitizers the link gives the
// solution the functions below in the place of the C library's own (--wrap, compile/toolchain.cpp).
#pragma once

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <new>

namespace leetjudge {

inline std::atomic<bool> allocation_refused{false};  // in this case, on any thread

[[noreturn]] inline void on_refused_allocation() {
  allocation_refused = true;
  throw std::bad_alloc();
}

inline void* noted(void* block, bool refused) {
  if (refused) allocation_refused = true;
  return block;
}

}  // namespace leetjudge

#ifndef LEETJUDGE_CHECKED
extern "C" {
void* __real_malloc(std::size_t size);
void* __real_calloc(std::size_t count, std::size_t size);
void* __real_realloc(void* block, std::size_t size);
void* __real_aligned_alloc(std::size_t alignment, std::size_t size);
int __real_posix_memalign(void** block, std::size_t alignment, std::size_t size);
void* __real_mmap(void* place, std::size_t size, int access, int flags, int file, long offset);
void* __real_mremap(void* place, std::size_t from, std::size_t to, int flags, void* wanted);

void* __wrap_malloc(std::size_t size) {
  void* block = __real_malloc(size);
  return leetjudge::noted(block, !block);
}
void* __wrap_calloc(std::size_t count, std::size_t size) {
  void* block = __real_calloc(count, size);
  return leetjudge::noted(block, !block);
}
void* __wrap_realloc(void* block, std::size_t size) {
  void* other = __real_realloc(block, size);
  return leetjudge::noted(other, !other && size > 0);
}
void* __wrap_aligned_alloc(std::size_t alignment, std::size_t size) {
  void* block = __real_aligned_alloc(alignment, size);
  return leetjudge::noted(block, !block);
}
int __wrap_posix_memalign(void** block, std::size_t alignment, std::size_t size) {
  const int error = __real_posix_memalign(block, alignment, size);
  leetjudge::noted(nullptr, error == ENOMEM);
  return error;
}
void* __wrap_mmap(void* place, std::size_t size, int access, int flags, int file, long offset) {
  void* block = __real_mmap(place, size, access, flags, file, offset);
  return leetjudge::noted(block, block == reinterpret_cast<void*>(-1));
}
void* __wrap_mmap64(void* place, std::size_t size, int access, int flags, int file, long offset) {
  return __wrap_mmap(place, size, access, flags, file, offset);
}
void* __wrap_mremap(void* place, std::size_t from, std::size_t to, int flags, void* wanted) {
  void* block = __real_mremap(place, from, to, flags, wanted);
  return leetjudge::noted(block, block == reinterpret_cast<void*>(-1));
}
}
#endif
