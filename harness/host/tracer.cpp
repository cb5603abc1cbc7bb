// tracer.hpp explains how this works.
#include "tracer.hpp"

#include <atomic>
#include <cstdint>
#include <cstring>

namespace leetjudge {
namespace {

constexpr std::size_t max_rows = 64;
constexpr std::size_t max_cells = 4096;
constexpr int max_threads = 256;

struct Row {
  const char* data;
  std::size_t size;
  std::size_t first_cell;
};

// The watched board. Only trace_begin, trace_end and the calling thread's function boundaries change it.
struct Board {
  const std::vector<std::vector<char>>* watched = nullptr;
  Row rows[max_rows];
  std::size_t row_count = 0;
  std::uintptr_t low = 1, high = 0;  // all rows lie in [low, high)
  bool was_blank[max_cells];
  char last_stored[max_cells];
  bool is_symbol[256];
};

struct ThreadTally {
  std::uint64_t placements, reads, writes, calls;
  std::uint64_t depth, deepest;
  const char* pending;  // a store into [low, high) that the next hook will find done
  std::size_t pending_size;
};

Board board;
ThreadTally tallies[max_threads];
std::atomic<int> tally_count{0};
std::atomic<bool> counting{false};
thread_local ThreadTally* mine __attribute__((tls_model("initial-exec"))) = nullptr;
thread_local bool is_caller __attribute__((tls_model("initial-exec"))) = false;

ThreadTally& tally() {
  if (!mine) {
    const int index = tally_count.fetch_add(1, std::memory_order_relaxed);
    mine = &tallies[index < max_threads ? index : max_threads - 1];
  }
  return *mine;
}

// Where the rows lie now. Their content is not read: a row may be in the middle of being made.
void locate_rows() {
  if (!board.watched) return;
  const auto& watched = *board.watched;
  std::size_t count = watched.size() < board.row_count ? watched.size() : board.row_count;
  bool moved = false;
  for (std::size_t r = 0; r < count; ++r) moved |= watched[r].data() != board.rows[r].data;
  if (!moved) return;
  board.low = UINTPTR_MAX;
  board.high = 0;
  for (std::size_t r = 0; r < count; ++r) {
    Row& row = board.rows[r];
    row.data = watched[r].data();
    const std::uintptr_t begin = reinterpret_cast<std::uintptr_t>(row.data);
    if (begin < board.low) board.low = begin;
    if (begin + row.size > board.high) board.high = begin + row.size;
  }
}

// A row that was replaced a moment ago must not lend its old place to whoever gets that memory next.
void note_stored(ThreadTally& t, const char* address, std::size_t size) {
  if (is_caller) locate_rows();
  for (std::size_t r = 0; r < board.row_count; ++r) {
    const Row& row = board.rows[r];
    for (std::size_t i = 0; i < size; ++i) {
      const std::size_t column = std::size_t(address + i - row.data);
      if (address + i < row.data || column >= row.size) continue;
      const std::size_t cell = row.first_cell + column;
      const char stored = *reinterpret_cast<const volatile char*>(address + i);
      board.last_stored[cell] = stored;
      t.placements += board.was_blank[cell] && board.is_symbol[static_cast<unsigned char>(stored)];
    }
  }
}

void settle(ThreadTally& t) {
  if (!t.pending) return;
  note_stored(t, t.pending, t.pending_size);
  t.pending = nullptr;
}

bool near_board(const void* address, std::size_t size) {
  const std::uintptr_t begin = reinterpret_cast<std::uintptr_t>(address);
  return begin < board.high && begin + size > board.low;
}

void on_read() {
  if (!counting.load(std::memory_order_relaxed)) return;
  ThreadTally& t = tally();
  settle(t);
  ++t.reads;
}

void on_write(const void* address, std::size_t size) {
  if (!counting.load(std::memory_order_relaxed)) return;
  ThreadTally& t = tally();
  settle(t);
  ++t.writes;
  if (near_board(address, size)) {
    t.pending = static_cast<const char*>(address);
    t.pending_size = size;
  }
}

// A copy, fill or atomic store that is already done.
void on_written(const void* address, std::size_t size, bool also_read) {
  if (!counting.load(std::memory_order_relaxed)) return;
  ThreadTally& t = tally();
  settle(t);
  ++t.writes;
  t.reads += also_read;
  if (near_board(address, size)) note_stored(t, static_cast<const char*>(address), size);
}

void on_entry() {
  if (!counting.load(std::memory_order_relaxed)) return;
  ThreadTally& t = tally();
  settle(t);
  ++t.calls;
  if (++t.depth > t.deepest) t.deepest = t.depth;
  if (is_caller) locate_rows();
}

void on_exit() {
  if (!counting.load(std::memory_order_relaxed)) return;
  ThreadTally& t = tally();
  settle(t);
  if (t.depth > 0) --t.depth;
  if (is_caller) locate_rows();
}

}  // namespace

void trace_begin(const std::vector<std::vector<char>>* watched, char blank, const char* symbols) {
  std::memset(tallies, 0, sizeof tallies);
  std::memset(board.is_symbol, 0, sizeof board.is_symbol);
  for (; *symbols; ++symbols) board.is_symbol[static_cast<unsigned char>(*symbols)] = true;
  board.watched = watched;
  board.row_count = 0;
  board.low = 1;
  board.high = 0;
  std::size_t cell = 0;
  for (std::size_t r = 0; watched && r < watched->size(); ++r) {
    const std::vector<char>& row = (*watched)[r];
    if (r == max_rows || cell + row.size() > max_cells) break;
    board.rows[board.row_count++] = {nullptr, row.size(), cell};
    for (const char c : row) {
      board.was_blank[cell] = c == blank;
      board.last_stored[cell++] = c;
    }
  }
  locate_rows();
  is_caller = true;
  counting.store(true, std::memory_order_relaxed);
}

Tally trace_end() {
  settle(tally());
  counting.store(false, std::memory_order_relaxed);
  Tally sum{};
  for (ThreadTally& t : tallies) {
    settle(t);
    sum.placements += t.placements;
    sum.reads += t.reads;
    sum.writes += t.writes;
    sum.calls += t.calls;
    if (t.deepest > sum.depth) sum.depth = t.deepest;
  }
  for (std::size_t r = 0; board.watched && r < board.row_count && r < board.watched->size(); ++r) {
    const std::vector<char>& row = (*board.watched)[r];
    for (std::size_t i = 0; i < row.size() && i < board.rows[r].size; ++i) {
      const std::size_t cell = board.rows[r].first_cell + i;
      if (!board.was_blank[cell] || !board.is_symbol[static_cast<unsigned char>(row[i])]) continue;
      ++sum.filled;
      sum.placements += board.last_stored[cell] != row[i];
    }
  }
  return sum;
}

}  // namespace leetjudge

using leetjudge::on_entry;
using leetjudge::on_exit;
using leetjudge::on_read;
using leetjudge::on_write;
using leetjudge::on_written;

#define ACCESS(size)                                    \
  void __tsan_read##size(void*) {                       \
    on_read();                                          \
  }                                                     \
  void __tsan_write##size(void* p) {                    \
    on_write(p, size);                                  \
  }                                                     \
  void __tsan_unaligned_read##size(void*) {             \
    on_read();                                          \
  }                                                     \
  void __tsan_unaligned_write##size(void* p) {          \
    on_write(p, size);                                  \
  }                                                     \
  void __tsan_volatile_read##size(void*) {              \
    on_read();                                          \
  }                                                     \
  void __tsan_volatile_write##size(void* p) {           \
    on_write(p, size);                                  \
  }                                                     \
  void __tsan_unaligned_volatile_read##size(void*) {    \
    on_read();                                          \
  }                                                     \
  void __tsan_unaligned_volatile_write##size(void* p) { \
    on_write(p, size);                                  \
  }                                                     \
  void __tsan_read_write##size(void* p) {               \
    on_read();                                          \
    on_write(p, size);                                  \
  }                                                     \
  void __tsan_unaligned_read_write##size(void* p) {     \
    on_read();                                          \
    on_write(p, size);                                  \
  }

extern "C" {
void __tsan_init() {}
void __tsan_func_entry(void*) {
  on_entry();
}
void __tsan_func_exit(void*) {
  on_exit();
}
void __tsan_ignore_thread_begin() {}
void __tsan_ignore_thread_end() {}
void __tsan_vptr_read(void**) {
  on_read();
}
void __tsan_vptr_update(void** p, void*) {
  on_write(p, sizeof *p);
}
void __tsan_read_range(void*, unsigned long) {
  on_read();
}
void __tsan_write_range(void* p, unsigned long size) {
  on_write(p, size);
}
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
void* __tsan_memmove(void* to, const void* from, unsigned long size) {
  return __tsan_memcpy(to, from, size);
}
void* __tsan_memset(void* to, int byte, unsigned long size) {
  __real_memset(to, byte, size);
  on_written(to, size, false);
  return to;
}
// g++ leaves these calls as they are; the link of a traced host wraps them (--wrap).
void* __wrap_memcpy(void* to, const void* from, unsigned long size) {
  return __tsan_memcpy(to, from, size);
}
void* __wrap_memmove(void* to, const void* from, unsigned long size) {
  return __tsan_memcpy(to, from, size);
}
void* __wrap_memset(void* to, int byte, unsigned long size) {
  return __tsan_memset(to, byte, size);
}
}
