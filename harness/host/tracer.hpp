// Counts what a solution does without a line added to it.
//
// Theory of operation. The solution alone is compiled with -fsanitize=thread, so the compiler puts a call to
// a hook (__tsan_write1, __tsan_func_entry, …) before every memory access that may be seen from elsewhere and
// at both ends of every function. ThreadSanitizer's own runtime is never linked: tracer_hooks.cpp defines
// these hooks. They know where the cells of the watched board lie. The store comes after its hook, so a hook
// only notes the address; the next hook of that thread, or the end of the call, reads what was stored. A
// symbol stored into a cell that was blank when the method was called is a placement.
//
// Copies of several cells go through __tsan_memcpy and its like (clang) or through memcpy itself, which
// the link wraps (g++); they count where they change a cell. Every hook looks whether all rows lie where they
// lay at the beginning; from where one does not, nothing is known of the cells, and all of them are unseen. So are
// cells that changed without a hook, which shows at the end: placements are then not known.
//
// Hooks run on any thread and before main: each thread has a tally of its own, and none of them allocates.
#pragma once

#include <malloc.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "frame.hpp"

namespace leetjudge {

// Starts counting, and recording where that is wanted. `watched` may be null: placements then stay 0, and
// there is nothing to record. `symbols` ends with a zero.
void count_begin(const std::vector<std::vector<char>>* watched, char blank, const char* symbols, bool record = false);

// What is live now is the answer, and what else is left: the method has returned, and what it was given by value is
// still there.
void count_answer();
// Where something stands between a case and its solution: an object of that one is made, and goes (calls.hpp).
void own_work_begins();
void own_work_ends();
// Stops counting; what the threads counted since count_begin.
Tally count_end();
// Once counting has stopped: what was recorded; empty where nothing was.
std::string recorded_replay();

// What the hooks report (tracer_hooks.cpp). Nothing is counted outside of count_begin and count_end.
void on_write(const void* address, std::size_t size);    // the store follows
void on_written(const void* address, std::size_t size);  // a copy or fill that is already done
// Something that other threads wait for: what this one has stored is looked at before.
void on_handing_over();
void on_freeing(const void* address);  // follows
void on_entry_or_exit();               // of a function

// How much a solution computes and allocates in a counted host, for the growth of both.
//
// The compiler puts a call to a hook at the beginning of every basic block, the library's templates included: a step.
// What the C library does for it at once counts by its length, a comparison up to the first difference. Memory is what
// operator new and malloc have handed out, and how far the stack went down; a block that takes the place of a smaller
// one, as when a vector grows, is not counted twice while it is filled. All of it is the same for the same input and
// compiler on every machine; of several threads at once it is about right.
struct Work {
  volatile bool counting;
  std::uint64_t steps;
  std::int64_t live_bytes, most_bytes;
  const void* largest;  // block made since one was freed: what a growing vector moves into
  std::int64_t largest_bytes;
  std::uintptr_t stack_begin, stack_low;
  std::int64_t answered_bytes;  // live, where the answer was taken before the end
};
inline Work work{};

inline void begin_work() {
  const std::uintptr_t frame = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
  work = {true, 0, 0, 0, nullptr, 0, frame, frame, 0};
}

inline void note_live(std::int64_t bytes) {
  if (bytes > work.most_bytes) work.most_bytes = bytes;
}

inline void end_work() {
  work.counting = false;
  note_live(work.live_bytes);
}

inline void note_block(std::size_t bytes) {
  constexpr std::size_t bytes_a_step = 16;
  if (work.counting) work.steps += 1 + bytes / bytes_a_step;
}

inline void* made(void* block) {
  if (!work.counting) return block;
  const auto bytes = std::int64_t(malloc_usable_size(block));
  work.live_bytes += bytes;
  if (work.largest && bytes < work.largest_bytes) return block;
  work.largest = block;
  work.largest_bytes = bytes;
  return block;
}

// What may end the memory of a row, or lets another thread go on.
inline void* freed(void* block) {
  if (block && work.counting) {
    const auto bytes = std::int64_t(malloc_usable_size(block));
    const bool replaced = work.largest && work.largest != block && work.largest_bytes >= bytes;
    note_live(work.live_bytes - (replaced ? bytes : 0));
    work.largest = nullptr;
    work.live_bytes -= bytes;
  }
  on_freeing(block);
  return block;
}

}  // namespace leetjudge
