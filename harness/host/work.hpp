// How much a solution computes and allocates in a counted host, for the growth of both.
//
// The compiler puts a call to a hook at the beginning of every basic block, the library's templates included: a step.
// What the C library does for it at once, copies and comparisons of whole blocks, counts by its length. Memory is what
// operator new has handed out, and how far the stack went down. All of it is the same for the same input and compiler on
// every machine; of several threads at once it is about right.
#pragma once

#include <cstddef>
#include <cstdint>

namespace leetjudge {

struct Work {
  volatile bool counting;
  std::uint64_t steps;
  std::int64_t live_bytes, most_bytes;
  std::uintptr_t stack_begin, stack_low;
};
inline Work work{};

inline void begin_work() {
  const std::uintptr_t frame = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
  work = {true, 0, 0, 0, frame, frame};
}

inline void end_work() { work.counting = false; }

inline std::uint64_t most_memory() { return std::uint64_t(work.most_bytes) + (work.stack_begin - work.stack_low); }

inline void note_block(std::size_t bytes) {
  constexpr std::size_t bytes_a_step = 16;
  if (work.counting) work.steps += 1 + bytes / bytes_a_step;
}

inline void note_live(std::int64_t bytes) {
  if (!work.counting) return;
  work.live_bytes += bytes;
  if (work.live_bytes > work.most_bytes) work.most_bytes = work.live_bytes;
}

}  // namespace leetjudge
