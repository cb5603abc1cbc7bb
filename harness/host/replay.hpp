// What a counted run recorded of one call, as it travels from the host to the judge: a ReplayHeader and
// `moments` times a ReplayMoment, each with the symbols of all cells behind it.
//
// A moment follows every `stride`-th store into a cell; 0 is before the first, and the last is the end of the
// call.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "frame.hpp"

namespace leetjudge {

struct ReplayHeader {
  std::uint64_t cells, moments, stores, stride;
};

using ReplayMoment = Counts;

// Room for moments, whatever the size of the board: when it is full every second one is dropped.
constexpr std::size_t replay_bytes = 4 << 20;

// The most bytes that a replay travels in.
constexpr std::size_t most_replay_bytes = replay_bytes + sizeof(ReplayHeader);

// In the host: it allocates nothing while it records.
// Starts with the board as it was given, `cells` symbols.
void record_begin(const char* symbols, std::size_t cells);

// Whether the next store is one that is kept.
bool record_store();
void record_moment(const char* symbols, const ReplayMoment& moment);

// The end of the call. The bytes of the whole replay.
std::string record_end(const char* symbols, const ReplayMoment& moment);

}  // namespace leetjudge
