// The frames that the judge and a host exchange over one stream socket, descriptor 3 of the host.
//
//   host  → judge   hello     before any code of the solution has run, static initialisers included
//   judge → host    go        its clock is running: initialise
//   host  → judge   ready     main was reached
//   judge → host    request   traced hosts only: the arguments of one case, JSON
//   judge → host    batch     int: how many cases; the arguments of each, a string (util/wire.hpp) of JSON
//   judge → host    record    traced hosts only: a request, and a replay is wanted
//   host  → judge   counters  traced hosts only: a Tally
//   host  → judge   replay    traced hosts only: what the board looked like (replay.hpp)
//   host  → judge   answer    the judged value, JSON; of a batch of each case the CPU time of its call in
//                             nanoseconds (long), and the judged value as a string
//   host  → judge   unreadable  instead: what of the arguments its parameters cannot take, in words
//   host  → judge   fault     why the process is about to end, in words
//   host  → judge   note      filled hosts only: an assertion of the library, and where, line by line
//   judge → host    go        it has been measured: end
//   judge → host    alarm     sanitized hosts only, before a request: long, the milliseconds of CPU time after which it
//   host  → judge   place     tells once about how many calls deep it is, and where, line by line
//
// Asked of an empty solution, to find out whether its types take them (verdict/misfit.hpp), after a `keep`:
//
//   judge → host    answers   as a batch, but their answers
//
// For measuring many calls at once (batch.hpp), each answered when it is done:
//
//   judge → host    keep      as a batch
//   judge → host    arrange   int[]: which of them to call next, in order; they are copied
//   judge → host    measure   call them: nothing else happens between this frame and its answer
//   judge → host    clock     boolean, true for CPU time: call them; answered by long[], nanoseconds each
//   judge → host    show      answered by the answer to each of these calls, a string of JSON
//
// What answers a request repeats its nonce, so that nothing sent early or twice can stand for an answer.
#pragma once

#include <cstdint>

namespace leetjudge {

enum class FrameKind : std::uint32_t {
  hello = 1,
  go,
  ready,
  request,
  counters,
  answer,
  fault,
  record,
  replay,
  keep,
  arrange,
  measure,
  clock,
  show,
  note,
  batch,
  answers,
  unreadable,
  alarm,
  place
};

struct FrameHeader {
  FrameKind kind;
  std::uint32_t size;  // bytes that follow the header
  std::uint64_t nonce;
};

constexpr int channel_descriptor = 3;

// The most bytes in a fault, a note or a place.
constexpr int longest_fault = 1024;

// How a fault begins that comes of an allocation which the system refused.
constexpr char out_of_memory_words[] = "out of memory";

// What a traced run counted during one call of the method.
struct Tally {
  std::uint64_t placements,
      filled;                          // of the watched parameter: stores of a symbol; blanks that hold one at the end
  std::uint64_t reads, writes, calls;  // of instrumented code: memory accesses and function calls
  std::uint64_t depth;                 // the deepest nesting of calls
  std::uint64_t unseen;                // cells that changed without a store that could be seen
  std::uint64_t steps, bytes;          // of a stepped host, and nothing else there (host/step_counter.cpp)
};

}  // namespace leetjudge
