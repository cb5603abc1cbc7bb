// Keeps what the watched board looked like while the method ran, in room that never grows (replay.hpp).
// Allocates nothing while it records.
#pragma once

#include <string>

#include "replay.hpp"

namespace leetjudge {

// Starts with the board as it was given, `cells` symbols.
void record_begin(const char* symbols, std::size_t cells);

// Whether the next store is one that is kept.
bool record_store();
void record_moment(const char* symbols, const ReplayMoment& moment);

// The end of the call. The bytes of the whole replay.
std::string record_end(const char* symbols, const ReplayMoment& moment);

}  // namespace leetjudge
