// tracer.hpp explains how this works.
#ifdef LEETJUDGE_COUNTED
#include "tracer.hpp"

#include <atomic>
#include <cstdint>
#include <cstring>

#include "replay.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t max_rows = 64;
constexpr std::size_t max_cells = 4096;
constexpr int max_threads = 256;

struct Row {
  const char* data;
  std::size_t size;
  std::size_t first_cell;
  const char* freed = nullptr;  // what a vector that grows still has for a moment
};

// The watched board, as the hooks know it.
struct Board {
  const std::vector<std::vector<char>>* watched = nullptr;
  Row rows[max_rows];
  std::size_t row_count = 0;
  std::size_t size = 0;              // of the outer vector; row_count at most
  std::uintptr_t low = 1, high = 0;  // all rows lie in [low, high)
  bool was_blank[max_cells];
  char last_stored[max_cells];
  bool is_symbol[256];
  const void* freed = nullptr;  // what the outer vector still has for a moment as it grows
  std::atomic_flag locating = ATOMIC_FLAG_INIT;
};

struct ThreadTally : Counts {
  std::uint64_t nested;  // calls, now
  const char* pending;   // a store into [low, high) that the next hook will find done
  std::size_t pending_size;
};

Board board;
ThreadTally tallies[max_threads];
std::atomic<int> tally_count{0};
std::atomic<bool> counting{false};
std::atomic_flag recording = ATOMIC_FLAG_INIT;  // set: nothing is recorded, or a thread is at it
std::string replay;
thread_local ThreadTally* mine __attribute__((tls_model("initial-exec"))) = nullptr;

ThreadTally& tally() {
  if (!mine) {
    const int index = tally_count.fetch_add(1, std::memory_order_relaxed);
    mine = &tallies[index < max_threads ? index : max_threads - 1];
  }
  return *mine;
}

ReplayMoment moment_now() {
  ReplayMoment sum{};
  sum.steps = work.steps;
  for (int i = 0; i < max_threads && i < tally_count.load(std::memory_order_relaxed); ++i) {
    const ThreadTally& t = tallies[i];
    sum.placements += t.placements;
    sum.reads += t.reads;
    sum.writes += t.writes;
    sum.calls += t.calls;
    if (t.depth > sum.depth) sum.depth = t.depth;
  }
  return sum;
}

void note_cell(ThreadTally& t, std::size_t cell, char stored) {
  board.last_stored[cell] = stored;
  t.placements += board.was_blank[cell] && board.is_symbol[static_cast<unsigned char>(stored)];
  if (recording.test_and_set(std::memory_order_acquire)) return;  // where two threads store at once, one is recorded
  if (record_store()) record_moment(board.last_stored, moment_now());
  recording.clear(std::memory_order_release);
}

// A row that was moved or swapped in brings its content along: what is new in it was placed. One that became longer
// has its cells in front, where they are the same; otherwise nobody knows which they are. A vector that is being made
// has its place before it has its size.
void locate_row(ThreadTally& t, Row& row, const std::vector<char>& found) {
  row.data = found.size() == row.size ? found.data() : nullptr;
  row.freed = nullptr;
  if (found.size() > row.size && found.data() &&
      std::memcmp(found.data(), board.last_stored + row.first_cell, row.size) == 0)
    row.data = found.data();
  for (std::size_t i = 0; row.data && i < row.size; ++i) {
    const char stored = static_cast<const volatile char*>(row.data)[i];
    if (stored != board.last_stored[row.first_cell + i]) note_cell(t, row.first_cell + i, stored);
  }
}

// Looks where the rows lie now. One thread does at a time; the others go on with what is known.
void locate_rows(ThreadTally& t) {
  if (!board.watched || board.watched->data() == board.freed) return;
  if (board.locating.test_and_set(std::memory_order_acquire)) return;
  const auto& watched = *board.watched;
  board.freed = nullptr;
  bool moved = false;
  // While it is being swapped, a vector has the beginning of one and the end of another. One of another size
  // has given its rows away, or got one more: their memory is where it was.
  const std::size_t count = watched.size() == board.size ? board.row_count : 0;
  for (std::size_t r = 0; r < count; ++r) {
    Row& row = board.rows[r];
    if (row.data == watched[r].data() || row.freed == watched[r].data()) continue;
    const char* before = row.data;
    locate_row(t, row, watched[r]);
    moved = moved || row.data != before;
  }
  if (moved) {
    std::uintptr_t low = UINTPTR_MAX;
    std::uintptr_t high = 0;
    for (std::size_t r = 0; r < board.row_count; ++r) {
      const Row& row = board.rows[r];
      if (!row.data) continue;
      const std::uintptr_t begin = reinterpret_cast<std::uintptr_t>(row.data);
      if (begin < low) low = begin;
      if (begin + row.size > high) high = begin + row.size;
    }
    board.low = low;
    board.high = high;
  }
  board.locating.clear(std::memory_order_release);
}

// A store into one cell counts whatever was there: a search that does not clear its cells on retreat places
// the same digit again. A copy of several cells counts where it changes something: most of it only repeats
// what is there.
void note_stored(ThreadTally& t, const char* address, std::size_t size) {
  locate_rows(t);
  for (std::size_t r = 0; r < board.row_count; ++r) {
    const Row& row = board.rows[r];
    if (!row.data || address >= row.data + row.size || address + size <= row.data) continue;
    for (std::size_t i = 0; i < size; ++i) {
      if (address + i < row.data || address + i >= row.data + row.size) continue;
      const std::size_t cell = row.first_cell + std::size_t(address + i - row.data);
      const char stored = *static_cast<const volatile char*>(address + i);
      if (size == 1 || stored != board.last_stored[cell]) note_cell(t, cell, stored);
    }
  }
}

void settle(ThreadTally& t) {
  if (!t.pending) return;
  note_stored(t, t.pending, t.pending_size);
  t.pending = nullptr;
}

// Where a hook begins: what the thread has stored before is looked at. Null while nothing is counted.
ThreadTally* settled() {
  if (!counting.load(std::memory_order_relaxed)) return nullptr;
  settle(tally());
  return mine;
}

bool near_board(const void* address, std::size_t size) {
  const std::uintptr_t begin = reinterpret_cast<std::uintptr_t>(address);
  return begin < board.high && begin + size > board.low;
}

}  // namespace

void on_read() {
  if (ThreadTally* t = settled()) ++t->reads;
}

void on_write(const void* address, std::size_t size) {
  ThreadTally* t = settled();
  if (!t) return;
  ++t->writes;
  locate_rows(*t);
  if (near_board(address, size)) {
    t->pending = static_cast<const char*>(address);
    t->pending_size = size;
  }
}

// A copy, fill or atomic store that is already done.
void on_written(const void* address, std::size_t size, bool also_read) {
  ThreadTally* t = settled();
  if (!t) return;
  ++t->writes;
  t->reads += also_read;
  locate_rows(*t);
  if (near_board(address, size)) note_stored(*t, static_cast<const char*>(address), size);
}

void on_handing_over() { settled(); }

void on_freeing(const void* address) {
  if (!counting.load(std::memory_order_relaxed)) return;
  if (address && board.watched && address == board.watched->data()) board.freed = address;
  if (!near_board(address, 1)) return;
  settle(tally());
  for (std::size_t r = 0; r < board.row_count; ++r) {
    if (board.rows[r].data != address) continue;
    board.rows[r].data = nullptr;
    board.rows[r].freed = static_cast<const char*>(address);
  }
}

void on_entry() {
  ThreadTally* t = settled();
  if (!t) return;
  ++t->calls;
  if (++t->nested > t->depth) t->depth = t->nested;
  locate_rows(*t);
}

void on_exit() {
  ThreadTally* t = settled();
  if (!t) return;
  if (t->nested > 0) --t->nested;
  locate_rows(*t);
}

void count_begin(const std::vector<std::vector<char>>* watched, char blank, const char* symbols, bool record) {
  recording.test_and_set();
  replay.clear();
  for (ThreadTally& t : tallies) t = ThreadTally{};
  std::memset(board.is_symbol, 0, sizeof board.is_symbol);
  for (; *symbols; ++symbols) board.is_symbol[static_cast<unsigned char>(*symbols)] = true;
  board.watched = watched;
  board.freed = nullptr;
  board.size = watched ? watched->size() : 0;
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
  locate_rows(tally());
  if (record && cell > 0) {
    record_begin(board.last_stored, cell);
    recording.clear();
  }
  counting.store(true, std::memory_order_relaxed);
  begin_work();
}

// Before what was given by value is freed: the answer does not take its place.
void count_answer() { note_live(work.answered_bytes = work.live_bytes); }

Tally count_end() {
  end_work();
  settle(tally());
  counting.store(false, std::memory_order_relaxed);
  for (ThreadTally& t : tallies) settle(t);
  Tally sum{moment_now(), 0, 0, 0, 0};
  sum.bytes = most_memory();
  const std::int64_t kept = std::max(work.live_bytes, work.answered_bytes);
  sum.kept = kept > 0 ? std::uint64_t(kept) : 0;
  for (std::size_t r = 0; board.watched && r < board.row_count && r < board.watched->size(); ++r) {
    const std::vector<char>& row = (*board.watched)[r];
    for (std::size_t i = 0; i < row.size() && i < board.rows[r].size; ++i) {
      const std::size_t cell = board.rows[r].first_cell + i;
      const bool filled = board.was_blank[cell] && board.is_symbol[static_cast<unsigned char>(row[i])];
      const bool unseen = board.last_stored[cell] != row[i];
      sum.filled += filled;
      sum.unseen += unseen;
      board.last_stored[cell] = row[i];
    }
  }
  if (!recording.test_and_set()) replay = record_end(board.last_stored, sum);
  return sum;
}

std::string recorded_replay() { return replay; }

}  // namespace leetjudge
#endif
