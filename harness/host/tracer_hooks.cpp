// The hooks themselves: the functions that code compiled with -fsanitize=thread calls. tracer.hpp explains
// them.
#include "tracer.hpp"

using namespace leetjudge;

#define ACCESS(size)                                                         \
  void __tsan_read##size(void*) { on_read(); }                               \
  void __tsan_write##size(void* p) { on_write(p, size); }                    \
  void __tsan_unaligned_read##size(void*) { on_read(); }                     \
  void __tsan_unaligned_write##size(void* p) { on_write(p, size); }          \
  void __tsan_volatile_read##size(void*) { on_read(); }                      \
  void __tsan_volatile_write##size(void* p) { on_write(p, size); }           \
  void __tsan_unaligned_volatile_read##size(void*) { on_read(); }            \
  void __tsan_unaligned_volatile_write##size(void* p) { on_write(p, size); } \
  void __tsan_read_write##size(void* p) {                                    \
    on_read();                                                               \
    on_write(p, size);                                                       \
  }                                                                          \
  void __tsan_unaligned_read_write##size(void* p) { __tsan_read_write##size(p); }

extern "C" {
void __tsan_init() {}
void __tsan_func_entry(void*) { on_entry(); }
void __tsan_func_exit(void*) { on_exit(); }
void __tsan_ignore_thread_begin() {}
void __tsan_ignore_thread_end() {}
void __tsan_vptr_read(void**) { on_read(); }
void __tsan_vptr_update(void** p, void*) { on_write(p, sizeof *p); }
void __tsan_read_range(void*, unsigned long) { on_read(); }
void __tsan_write_range(void* p, unsigned long size) { on_write(p, size); }
ACCESS(1)
ACCESS(2)
ACCESS(4)
ACCESS(8)
ACCESS(16)

// The link gives these names to the C library's own, because --wrap is in force for this file as well.
void* __real_memmove(void*, const void*, unsigned long);
void* __real_memset(void*, int, unsigned long);

void* __tsan_memcpy(void* to, const void* from, unsigned long size) {
  __real_memmove(to, from, size);
  on_written(to, size, true);
  return to;
}
void* __tsan_memmove(void* to, const void* from, unsigned long size) { return __tsan_memcpy(to, from, size); }
void* __tsan_memset(void* to, int byte, unsigned long size) {
  __real_memset(to, byte, size);
  on_written(to, size, false);
  return to;
}
// g++ leaves these calls as they are; the link of a traced host wraps them (--wrap).
void* __wrap_memcpy(void* to, const void* from, unsigned long size) { return __tsan_memcpy(to, from, size); }
void* __wrap_memmove(void* to, const void* from, unsigned long size) { return __tsan_memcpy(to, from, size); }
void* __wrap_memset(void* to, int byte, unsigned long size) { return __tsan_memset(to, byte, size); }

// What may end the memory of a row, or lets another thread go on.
void __real__ZdlPv(void* address);
void __real__ZdlPvm(void* address, unsigned long size);
int __real_pthread_mutex_unlock(void* mutex);
void __wrap__ZdlPv(void* address) {
  on_freeing(address);
  __real__ZdlPv(address);
}
void __wrap__ZdlPvm(void* address, unsigned long size) {
  on_freeing(address);
  __real__ZdlPvm(address, size);
}
int __wrap_pthread_mutex_unlock(void* mutex) {
  on_handing_over();
  return __real_pthread_mutex_unlock(mutex);
}
}
