// The hooks that replace a solution's atomic operations under -fsanitize=thread. They do the operation, in
// the strongest order whatever was asked for; they count nothing, since no search steps through a board by
// atomics. By any of them a thread may hand the board over to another.
#include <cstdint>

#include "tracer.hpp"

namespace {

using Wide = unsigned __int128;

// 16 bytes at once are beyond what every x86-64 does without help; one lock serves them all.
char wide_lock;

class WideGuard {
 public:
  WideGuard() {
    leetjudge::on_handing_over();
    while (__atomic_test_and_set(&wide_lock, __ATOMIC_ACQUIRE)) {
    }
  }
  ~WideGuard() { __atomic_clear(&wide_lock, __ATOMIC_RELEASE); }
};

}  // namespace

#define FETCH(bits, type, name, builtin)                                   \
  type __tsan_atomic##bits##_fetch_##name(volatile type* p, type v, int) { \
    leetjudge::on_handing_over();                                          \
    return builtin(p, v, __ATOMIC_SEQ_CST);                                \
  }

#define ATOMICS(bits, type)                                                                               \
  type __tsan_atomic##bits##_load(const volatile type* p, int) {                                          \
    leetjudge::on_handing_over();                                                                         \
    return __atomic_load_n(p, __ATOMIC_SEQ_CST);                                                          \
  }                                                                                                       \
  void __tsan_atomic##bits##_store(volatile type* p, type v, int) {                                       \
    leetjudge::on_handing_over();                                                                         \
    __atomic_store_n(p, v, __ATOMIC_SEQ_CST);                                                             \
  }                                                                                                       \
  type __tsan_atomic##bits##_exchange(volatile type* p, type v, int) {                                    \
    leetjudge::on_handing_over();                                                                         \
    return __atomic_exchange_n(p, v, __ATOMIC_SEQ_CST);                                                   \
  }                                                                                                       \
  FETCH(bits, type, add, __atomic_fetch_add)                                                              \
  FETCH(bits, type, sub, __atomic_fetch_sub)                                                              \
  FETCH(bits, type, and, __atomic_fetch_and)                                                              \
  FETCH(bits, type, or, __atomic_fetch_or)                                                                \
  FETCH(bits, type, xor, __atomic_fetch_xor)                                                              \
  FETCH(bits, type, nand, __atomic_fetch_nand)                                                            \
  int __tsan_atomic##bits##_compare_exchange_strong(volatile type* p, type* expected, type v, int, int) { \
    leetjudge::on_handing_over();                                                                         \
    return __atomic_compare_exchange_n(p, expected, v, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);        \
  }                                                                                                       \
  int __tsan_atomic##bits##_compare_exchange_weak(volatile type* p, type* expected, type v, int, int) {   \
    return __tsan_atomic##bits##_compare_exchange_strong(p, expected, v, 0, 0);                           \
  }                                                                                                       \
  type __tsan_atomic##bits##_compare_exchange_val(volatile type* p, type expected, type v, int, int) {    \
    __tsan_atomic##bits##_compare_exchange_strong(p, &expected, v, 0, 0);                                 \
    return expected;                                                                                      \
  }

#define WIDE_FETCH(name, expression)                                  \
  Wide __tsan_atomic128_fetch_##name(volatile Wide* p, Wide v, int) { \
    const WideGuard guard;                                            \
    const Wide old = *p;                                              \
    *p = (expression);                                                \
    return old;                                                       \
  }

extern "C" {
ATOMICS(8, std::uint8_t)
ATOMICS(16, std::uint16_t)
ATOMICS(32, std::uint32_t)
ATOMICS(64, std::uint64_t)

Wide __tsan_atomic128_load(const volatile Wide* p, int) {
  const WideGuard guard;
  return *p;
}
void __tsan_atomic128_store(volatile Wide* p, Wide v, int) {
  const WideGuard guard;
  *p = v;
}
WIDE_FETCH(add, old + v)
WIDE_FETCH(sub, old - v)
WIDE_FETCH(and, old& v)
WIDE_FETCH(or, old | v)
WIDE_FETCH(xor, old ^ v)
WIDE_FETCH(nand, ~(old& v))
Wide __tsan_atomic128_exchange(volatile Wide* p, Wide v, int) {
  const WideGuard guard;
  const Wide old = *p;
  *p = v;
  return old;
}
Wide __tsan_atomic128_compare_exchange_val(volatile Wide* p, Wide expected, Wide v, int, int) {
  const WideGuard guard;
  const Wide old = *p;
  if (old == expected) *p = v;
  return old;
}
int __tsan_atomic128_compare_exchange_strong(volatile Wide* p, Wide* expected, Wide v, int, int) {
  const Wide old = __tsan_atomic128_compare_exchange_val(p, *expected, v, 0, 0);
  const bool same = old == *expected;
  *expected = old;
  return same;
}
int __tsan_atomic128_compare_exchange_weak(volatile Wide* p, Wide* expected, Wide v, int, int) {
  return __tsan_atomic128_compare_exchange_strong(p, expected, v, 0, 0);
}

void __tsan_atomic_thread_fence(int) {
  leetjudge::on_handing_over();
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
void __tsan_atomic_signal_fence(int) { __atomic_signal_fence(__ATOMIC_SEQ_CST); }
}
