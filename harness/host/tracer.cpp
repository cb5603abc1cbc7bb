// tracer.hpp explains how this works.
#ifdef LEETJUDGE_COUNTED
#include "tracer.hpp"

#include <atomic>
#include <cstdint>
#include <cstring>
#include <utility>

// The C library's own memmove: memcpy by its name is counted in a counted host.
extern "C" void* __real_memmove(void*, const void*, unsigned long);

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

// The watched board, as the hooks know it.
struct Board {
  const std::vector<std::vector<char>>* watched = nullptr;
  const std::vector<char>* place = nullptr;  // where the outer vector has its rows
  Row rows[max_rows];
  std::size_t row_count = 0, cells = 0;
  std::uintptr_t low = 1, high = 0;  // all rows lie in [low, high)
  bool was_blank[max_cells];
  char last_stored[max_cells];
  bool is_symbol[256];
  std::atomic<bool> moved{false};  // something of it lies elsewhere, or is freed: no store is looked at any more
};

struct ThreadTally : Counts {
  const char* pending;  // a store into [low, high) that the next hook will find done
  std::size_t pending_size;
};

Board board;
ThreadTally tallies[max_threads];
std::atomic<int> tally_count{0};
std::atomic<bool> counting{false};
std::atomic_flag recording = ATOMIC_FLAG_INIT;  // set: nothing is recorded, or a thread is at it
std::string replay;
bool within = false;  // count_begin and count_end
int own_objects = 0;  // of a solution that something stands before
bool any_own = false;
thread_local ThreadTally* mine __attribute__((tls_model("initial-exec"))) = nullptr;

ThreadTally& tally() {
  if (!mine) {
    const int index = tally_count.fetch_add(1, std::memory_order_relaxed);
    mine = &tallies[index < max_threads ? index : max_threads - 1];
  }
  return *mine;
}

// What the board looked like while the method ran, in room that never grows.
char replay_room[replay_bytes];
ReplayHeader head;
std::size_t moment_bytes, most_moments;

char* place_of(std::size_t moment) { return replay_room + moment * moment_bytes; }

void put(std::size_t index, const ReplayMoment& moment) {
  __real_memmove(place_of(index), &moment, sizeof moment);
  __real_memmove(place_of(index) + sizeof moment, board.last_stored, head.cells);
}

void record_begin() {
  moment_bytes = sizeof(ReplayMoment) + board.cells;
  most_moments = replay_bytes / moment_bytes - 1;  // and the last
  head = {board.cells, 1, 0, 1};
  put(0, ReplayMoment{});
}

void record_moment(const ReplayMoment& moment) {
  if (head.moments == most_moments) {
    for (std::size_t kept = 1; 2 * kept < head.moments; ++kept)
      __real_memmove(place_of(kept), place_of(2 * kept), moment_bytes);
    head.moments = (head.moments + 1) / 2;
    head.stride *= 2;
    if (head.stores % head.stride != 0) return;
  }
  put(head.moments++, moment);
}

// The bytes of the whole.
std::string record_end(const ReplayMoment& moment) {
  put(head.moments++, moment);
  std::string bytes(reinterpret_cast<const char*>(&head), sizeof head);
  return bytes.append(replay_room, head.moments * moment_bytes);
}

ReplayMoment moment_now() {
  ReplayMoment sum{};
  sum.steps = work.steps;
  for (int i = 0; i < max_threads && i < tally_count.load(std::memory_order_relaxed); ++i)
    sum.placements += tallies[i].placements;
  return sum;
}

void note_cell(ThreadTally& t, std::size_t cell, char stored) {
  board.last_stored[cell] = stored;
  t.placements += board.was_blank[cell] && board.is_symbol[static_cast<unsigned char>(stored)];
  if (recording.test_and_set(std::memory_order_acquire)) return;  // where two threads store at once, one is recorded
  if (++head.stores % head.stride == 0) record_moment(moment_now());
  recording.clear(std::memory_order_release);
}

void look_for_moves() {
  if (!board.watched || board.moved.load(std::memory_order_relaxed)) return;
  bool there = board.watched->data() == board.place;
  for (std::size_t r = 0; there && r < board.row_count; ++r) there = board.place[r].data() == board.rows[r].data;
  if (!there) board.moved.store(true, std::memory_order_relaxed);
}

// A store into one cell counts whatever was there: a search that does not clear its cells on retreat places
// the same digit again. A copy of several cells counts where it changes something: most of it only repeats
// what is there.
void note_stored(ThreadTally& t, const char* address, std::size_t size) {
  look_for_moves();
  for (std::size_t r = 0; !board.moved.load(std::memory_order_relaxed) && r < board.row_count; ++r) {
    const Row& row = board.rows[r];
    if (address >= row.data + row.size || address + size <= row.data) continue;
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

void on_write(const void* address, std::size_t size) {
  ThreadTally* t = settled();
  if (!t) return;
  look_for_moves();
  if (near_board(address, size)) {
    t->pending = static_cast<const char*>(address);
    t->pending_size = size;
  }
}

// A copy, fill or atomic store that is already done.
void on_written(const void* address, std::size_t size) {
  ThreadTally* t = settled();
  if (!t) return;
  look_for_moves();
  if (near_board(address, size)) note_stored(*t, static_cast<const char*>(address), size);
}

void on_handing_over() { settled(); }

void on_freeing(const void* address) {
  if (!counting.load(std::memory_order_relaxed)) return;
  bool held = address && address == board.place;
  for (std::size_t r = 0; near_board(address, 1) && r < board.row_count; ++r)
    held = held || board.rows[r].data == address;
  if (!held) return;
  settle(tally());
  board.moved.store(true, std::memory_order_relaxed);
}

void on_entry_or_exit() {
  if (settled()) look_for_moves();
}

void count_begin(const std::vector<std::vector<char>>* watched, char blank, const char* symbols, bool record) {
  recording.test_and_set();
  replay.clear();
  for (ThreadTally& t : tallies) t = ThreadTally{};
  std::memset(board.is_symbol, 0, sizeof board.is_symbol);
  for (; *symbols; ++symbols) board.is_symbol[static_cast<unsigned char>(*symbols)] = true;
  board.watched = watched;
  board.place = watched ? watched->data() : nullptr;
  board.row_count = board.cells = 0;
  board.low = UINTPTR_MAX;
  board.high = 0;
  board.moved.store(false, std::memory_order_relaxed);
  for (std::size_t r = 0; watched && r < watched->size(); ++r) {
    const std::vector<char>& row = (*watched)[r];
    if (r == max_rows || board.cells + row.size() > max_cells) break;
    board.rows[board.row_count++] = {row.data(), row.size(), board.cells};
    const std::uintptr_t begin = reinterpret_cast<std::uintptr_t>(row.data());
    if (begin < board.low) board.low = begin;
    if (begin + row.size() > board.high) board.high = begin + row.size();
    for (const char c : row) {
      board.was_blank[board.cells] = c == blank;
      board.last_stored[board.cells++] = c;
    }
  }
  if (record && board.cells > 0) {
    record_begin();
    recording.clear();
  }
  within = true;
  any_own = false;
  counting.store(true, std::memory_order_relaxed);
  begin_work();
}

void own_work_begins() {
  if (!within || own_objects++ > 0) return;
  if (!std::exchange(any_own, true)) {
    for (ThreadTally& t : tallies) t = ThreadTally{};
    begin_work();
  }
  counting.store(true, std::memory_order_relaxed);
  work.counting = true;
}

void own_work_ends() {
  if (!within || --own_objects > 0) return;
  end_work();
  settle(tally());
  counting.store(false, std::memory_order_relaxed);
}

// Before what was given by value is freed: the answer does not take its place.
void count_answer() { note_live(work.answered_bytes = work.live_bytes); }

Tally count_end() {
  within = false;
  own_objects = 0;
  end_work();
  settle(tally());
  look_for_moves();
  counting.store(false, std::memory_order_relaxed);
  for (ThreadTally& t : tallies) settle(t);
  Tally sum{moment_now(), 0, 0, 0, 0};
  sum.bytes = std::uint64_t(work.most_bytes) + (work.stack_begin - work.stack_low);
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
  if (board.moved.load(std::memory_order_relaxed)) sum.unseen = board.cells;
  if (!recording.test_and_set()) replay = record_end(sum);
  return sum;
}

std::string recorded_replay() { return replay; }

}  // namespace leetjudge
#endif
