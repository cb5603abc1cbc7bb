// The frames that the judge and a host exchange over one stream socket, descriptor 3 of the host.
//
//   host  → judge   hello  before any code of the solution has run, static initialisers included
//   judge → host    go     it has been measured, and its clock is running: initialise
//   host  → judge   done   with nonce 0: main was reached; otherwise what was asked for
//   judge → host    run    a Request, and behind it its cases: their number (int), and the JSON of each, a string
//   host  → judge   fault  a FaultKind, and words: why the process is about to end
//
// Numbers and strings are as in util/wire.hpp. What answers a request repeats its nonce, so that nothing sent early or
// twice can stand for an answer.
#pragma once

#include <cstddef>
#include <cstdint>

namespace leetjudge {

enum class FrameKind : std::uint32_t { hello = 1, go, run, done, fault };

struct FrameHeader {
  FrameKind kind;
  std::uint32_t size;  // bytes that follow the header
  std::uint64_t nonce;
};

// What is to be done, in this order. `done` has what each action gives, one after the other.
struct Request {
  enum Action : std::uint32_t {
    judge = 1,    // each case: its arguments are made, it is called. Gives an Outcome of each.
    replay = 2,   // of these cases; counted hosts only
    keep = 4,     // the arguments of the cases, instead of those that were kept before
    arrange = 8,  // int[] is in front of the cases: which of those that were kept to call next; they are copied
    call = 16,    // call them: nothing else happens between this frame and its answer
    clock = 32,   // call them one by one. Gives long[], the nanoseconds of each, of CPU time
    ticks = 64,   // the same by a stopwatch
    show = 128    // Gives the answer to each of these calls, a string of JSON
  };
  std::uint32_t actions;
};

// What a case came to: this, the answer as a string of JSON, a Tally and a replay (ReplayHeader) as strings that are
// empty where there is none.
struct Outcome {
  enum Remark : std::uint32_t { input_freed = 1, input_cycle = 2, not_by_new = 4 };
  std::int64_t nanoseconds;  // CPU time of the call
  std::uint64_t remarks;     // of a checked host, on nodes that LeetCode frees behind the call (freed_nodes.hpp)
};

enum class FaultKind : std::uint8_t {
  ended,
  out_of_memory,  // the system refused some
  unreadable,     // the parameters cannot take the arguments
  wrong           // whatever it answers: it broke a rule of the interface that it was given
};

constexpr int channel_descriptor = 3;

// The most bytes in a fault.
constexpr int longest_fault = 1024;

// What a counted host counted up to a moment.
struct Counts {
  std::uint64_t placements;  // stores of a symbol into the watched parameter
  std::uint64_t steps;       // basic blocks that were run
};

// During one call of the method.
struct Tally : Counts {
  std::uint64_t filled;  // of the watched parameter: blanks that hold a symbol at the end
  std::uint64_t unseen;  // cells that changed without a store that could be seen; all where a row was moved
  std::uint64_t bytes;   // memory at its most, with the stack
  std::uint64_t kept;    // of the memory, what is still there at the end: the answer
  // Placements that were taken back: all but those that stand at the end.
  std::uint64_t undos() const { return placements > filled ? placements - filled : 0; }
};

// What a counted run recorded of one call: this, and `moments` times a ReplayMoment, each with the symbols of all cells
// behind it. A moment follows every `stride`-th store into a cell; 0 is before the first, and the last is the end of
// the call.
struct ReplayHeader {
  std::uint64_t cells, moments, stores, stride;
};

using ReplayMoment = Counts;

// Room for moments, whatever the size of the board: when it is full every second one is dropped.
constexpr std::size_t replay_bytes = 4 << 20;

// The most bytes that a replay travels in.
constexpr std::size_t most_replay_bytes = replay_bytes + sizeof(ReplayHeader);

}  // namespace leetjudge
