#include "verdict/replay.hpp"

#include <algorithm>

#include "host/replay.hpp"
#include "util/wire.hpp"

namespace leetjudge {

std::optional<Replay> replay_of(std::string_view bytes, const Watch& watch) {
  ReplayHeader header;
  if (!wire::read(bytes, header) || header.cells > replay_bytes || header.moments < 1 || header.stride < 1 ||
      header.stride > header.stores + 1)
    return std::nullopt;
  const std::size_t moment_bytes = sizeof(ReplayMoment) + header.cells;
  if (bytes.size() % moment_bytes != 0 || bytes.size() / moment_bytes != header.moments) return std::nullopt;
  Replay replay;
  replay.stores = header.stores;
  replay.stride = header.stride;
  const std::string_view given = bytes.substr(sizeof(ReplayMoment), header.cells);
  while (!bytes.empty()) {
    ReplayMoment counted;
    if (!wire::read(bytes, counted)) return std::nullopt;
    Replay::Moment& moment = replay.moments.emplace_back();
    moment.cells = bytes.substr(0, header.cells);
    bytes.remove_prefix(header.cells);
    std::uint64_t filled = 0;
    for (std::size_t i = 0; i < header.cells; ++i)
      filled += given[i] == watch.blank && watch.symbols.find(moment.cells[i]) != std::string::npos;
    moment.counters = {counted.placements, counted.placements - std::min(counted.placements, filled),
                       counted.reads,      counted.writes,
                       counted.calls,      counted.depth};
  }
  return replay;
}

}  // namespace leetjudge
