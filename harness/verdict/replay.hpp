// Reads what a traced host recorded of one call (host/replay.hpp).
#pragma once

#include <optional>
#include <string_view>

#include "results/results.hpp"

namespace leetjudge {

// Nothing when the bytes are no replay, or an empty one: what a host sends is never trusted.
std::optional<Replay> replay_of(std::string_view bytes, const Watch& watch);

}  // namespace leetjudge
