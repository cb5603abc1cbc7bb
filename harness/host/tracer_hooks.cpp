// The hooks themselves: the functions that code compiled with -fsanitize=thread (tracer.hpp) and
// -fsanitize-coverage=trace-pc calls, and those of libraries that the link wraps (--wrap).
#ifdef LEETJUDGE_COUNTED
#include "tracer.hpp"

using namespace leetjudge;

#define ACCESS(size)                                      \
  void __tsan_read##size(void*) {}                        \
  void __tsan_write##size(void* p) { on_write(p, size); } \
  void __tsan_unaligned_read##size(void*) {}              \
  void __tsan_unaligned_write##size(void* p) { on_write(p, size); }

// Atomic operations are done in the strongest order whatever was asked for, and count nothing, since no search steps
// through a board by them. By any of them a thread may hand the board over to another.
#define FETCH(bits, type, name, builtin)                                   \
  type __tsan_atomic##bits##_fetch_##name(volatile type* p, type v, int) { \
    on_handing_over();                                                     \
    return builtin(p, v, __ATOMIC_SEQ_CST);                                \
  }

#define ATOMICS(bits, type)                                                                               \
  type __tsan_atomic##bits##_load(const volatile type* p, int) {                                          \
    on_handing_over();                                                                                    \
    return __atomic_load_n(p, __ATOMIC_SEQ_CST);                                                          \
  }                                                                                                       \
  void __tsan_atomic##bits##_store(volatile type* p, type v, int) {                                       \
    on_handing_over();                                                                                    \
    __atomic_store_n(p, v, __ATOMIC_SEQ_CST);                                                             \
  }                                                                                                       \
  type __tsan_atomic##bits##_exchange(volatile type* p, type v, int) {                                    \
    on_handing_over();                                                                                    \
    return __atomic_exchange_n(p, v, __ATOMIC_SEQ_CST);                                                   \
  }                                                                                                       \
  FETCH(bits, type, add, __atomic_fetch_add)                                                              \
  FETCH(bits, type, sub, __atomic_fetch_sub)                                                              \
  FETCH(bits, type, and, __atomic_fetch_and)                                                              \
  FETCH(bits, type, or, __atomic_fetch_or)                                                                \
  FETCH(bits, type, xor, __atomic_fetch_xor)                                                              \
  FETCH(bits, type, nand, __atomic_fetch_nand)                                                            \
  int __tsan_atomic##bits##_compare_exchange_strong(volatile type* p, type* expected, type v, int, int) { \
    on_handing_over();                                                                                    \
    return __atomic_compare_exchange_n(p, expected, v, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);        \
  }                                                                                                       \
  int __tsan_atomic##bits##_compare_exchange_weak(volatile type* p, type* expected, type v, int, int) {   \
    return __tsan_atomic##bits##_compare_exchange_strong(p, expected, v, 0, 0);                           \
  }                                                                                                       \
  type __tsan_atomic##bits##_compare_exchange_val(volatile type* p, type expected, type v, int, int) {    \
    __tsan_atomic##bits##_compare_exchange_strong(p, &expected, v, 0, 0);                                 \
    return expected;                                                                                      \
  }

extern "C" {
void __tsan_init() {}
void __tsan_func_entry(void*) { on_entry_or_exit(); }
void __tsan_func_exit(void*) { on_entry_or_exit(); }
void __tsan_vptr_read(void**) {}
void __tsan_vptr_update(void** p, void*) { on_write(p, sizeof *p); }
void __tsan_read_range(void*, unsigned long) {}
void __tsan_write_range(void* p, unsigned long size) { on_write(p, size); }
ACCESS(1)
ACCESS(2)
ACCESS(4)
ACCESS(8)
ACCESS(16)
ATOMICS(8, std::uint8_t)
ATOMICS(16, std::uint16_t)
ATOMICS(32, std::uint32_t)
ATOMICS(64, std::uint64_t)
ATOMICS(128, unsigned __int128)
void __tsan_atomic_thread_fence(int) {
  on_handing_over();
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
void __tsan_atomic_signal_fence(int) { __atomic_signal_fence(__ATOMIC_SEQ_CST); }

void __sanitizer_cov_trace_pc() {
  if (!work.counting) return;
  ++work.steps;
  const std::uintptr_t frame = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
  if (frame < work.stack_low && work.stack_begin - frame < (std::uintptr_t(1) << 30)) work.stack_low = frame;
}

// The link gives these names to the libraries' own, because --wrap is in force for this file as well.
void* __real_memmove(void*, const void*, unsigned long);
void* __real_memset(void*, int, unsigned long);
int __real_memcmp(const void*, const void*, unsigned long);
void* __real_memchr(const void*, int, unsigned long);
unsigned long __real_strlen(const char*);
unsigned long __real__ZSt11_Hash_bytesPKvmm(const void*, unsigned long, unsigned long);
void* __real__Znwm(unsigned long);
void* __real__Znam(unsigned long);
void* __real__ZnwmRKSt9nothrow_t(unsigned long, const void*);
void __real__ZdlPv(void*);
void __real__ZdaPv(void*);
int __real_pthread_mutex_unlock(void*);

void* __tsan_memcpy(void* to, const void* from, unsigned long size) {
  note_block(size);
  __real_memmove(to, from, size);
  on_written(to, size);
  return to;
}
void* __tsan_memmove(void* to, const void* from, unsigned long size) { return __tsan_memcpy(to, from, size); }
void* __tsan_memset(void* to, int byte, unsigned long size) {
  note_block(size);
  __real_memset(to, byte, size);
  on_written(to, size);
  return to;
}
// g++ leaves these calls as they are.
void* __wrap_memcpy(void* to, const void* from, unsigned long size) { return __tsan_memcpy(to, from, size); }
void* __wrap_memmove(void* to, const void* from, unsigned long size) { return __tsan_memcpy(to, from, size); }
void* __wrap_memset(void* to, int byte, unsigned long size) { return __tsan_memset(to, byte, size); }

// A comparison counts up to the first difference, a search up to what it finds.
int __wrap_memcmp(const void* left, const void* right, unsigned long size) {
  const auto *one = static_cast<const char*>(left), *other = static_cast<const char*>(right);
  unsigned long same = 0;
  while (same < size && one[same] == other[same]) ++same;
  note_block(same);
  return __real_memcmp(left, right, size);
}
int __wrap_bcmp(const void* left, const void* right, unsigned long size) { return __wrap_memcmp(left, right, size); }
void* __wrap_memchr(const void* in, int byte, unsigned long size) {
  void* found = __real_memchr(in, byte, size);
  note_block(found ? static_cast<unsigned long>(static_cast<char*>(found) - static_cast<const char*>(in)) : size);
  return found;
}
unsigned long __wrap_strlen(const char* text) {
  const unsigned long size = __real_strlen(text);
  note_block(size);
  return size;
}
unsigned long __wrap__ZSt11_Hash_bytesPKvmm(const void* bytes, unsigned long size, unsigned long seed) {
  note_block(size);
  return __real__ZSt11_Hash_bytesPKvmm(bytes, size, seed);
}

// new and delete, for one object and for arrays.
void* __wrap__Znwm(unsigned long size) { return made(__real__Znwm(size)); }
void* __wrap__Znam(unsigned long size) { return made(__real__Znam(size)); }
void* __wrap__ZnwmRKSt9nothrow_t(unsigned long size, const void* tag) {
  return made(__real__ZnwmRKSt9nothrow_t(size, tag));
}
void __wrap__ZdlPv(void* block) { __real__ZdlPv(freed(block)); }
void __wrap__ZdaPv(void* block) { __real__ZdaPv(freed(block)); }
void __wrap__ZdlPvm(void* block, unsigned long) { __real__ZdlPv(freed(block)); }
void __wrap__ZdaPvm(void* block, unsigned long) { __real__ZdaPv(freed(block)); }
int __wrap_pthread_mutex_unlock(void* mutex) {
  on_handing_over();
  return __real_pthread_mutex_unlock(mutex);
}
}
#endif
