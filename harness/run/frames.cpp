#include "run/frames.hpp"

#include <algorithm>

#include "host/replay.hpp"
#include "util/wire.hpp"

namespace leetjudge {

std::string encode_frame(FrameKind kind, std::uint64_t nonce, std::string_view payload) {
  std::string bytes = wire::encode(FrameHeader{kind, std::uint32_t(payload.size()), nonce});
  bytes += payload;
  return bytes;
}

namespace {

// What a frame of that kind may hold; less than nothing for what is no kind, or none that a host sends.
std::int64_t most_in(FrameKind kind, std::size_t most_in_answer) {
  switch (kind) {
    case FrameKind::hello:
    case FrameKind::ready: return 0;
    case FrameKind::counters: return sizeof(Tally);
    case FrameKind::fault:
    case FrameKind::unreadable:
    case FrameKind::place:
    case FrameKind::note: return longest_fault;
    case FrameKind::answer: return std::int64_t(most_in_answer);
    case FrameKind::replay: return most_replay_bytes;
    default: return -1;
  }
}

}  // namespace

std::optional<Frame> FrameReader::next() {
  FrameHeader header;
  std::string_view bytes = bytes_;
  if (broken_ != Broken::no || !wire::read(bytes, header)) return std::nullopt;
  if (header.size > most_in(header.kind, most_)) {
    broken_ = header.kind == FrameKind::answer ? Broken::too_large : Broken::garbled;
    return std::nullopt;
  }
  if (bytes.size() < header.size) return std::nullopt;
  Frame frame{header.kind, header.nonce, std::string(bytes.substr(0, header.size))};
  bytes_.erase(0, sizeof header + header.size);
  return frame;
}

std::uint64_t undos_of(const Tally& tally) { return tally.placements - std::min(tally.placements, tally.filled); }

}  // namespace leetjudge
