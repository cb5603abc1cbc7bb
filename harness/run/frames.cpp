#include "run/frames.hpp"

#include <cstring>

#include "host/replay.hpp"

namespace leetjudge {

std::string encode_frame(FrameKind kind, std::uint64_t nonce, std::string_view payload) {
  const FrameHeader header{kind, std::uint32_t(payload.size()), nonce};
  std::string bytes(reinterpret_cast<const char*>(&header), sizeof header);
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
    case FrameKind::note: return longest_fault;
    case FrameKind::answer: return std::int64_t(most_in_answer);
    case FrameKind::replay: return most_replay_bytes;
    default: return -1;
  }
}

}  // namespace

std::optional<Frame> FrameReader::next() {
  FrameHeader header;
  if (broken_ != Broken::no || bytes_.size() < sizeof header) return std::nullopt;
  std::memcpy(&header, bytes_.data(), sizeof header);
  if (header.size > most_in(header.kind, most_)) {
    broken_ = header.kind == FrameKind::answer ? Broken::too_large : Broken::garbled;
    return std::nullopt;
  }
  if (bytes_.size() < sizeof header + header.size) return std::nullopt;
  Frame frame{header.kind, header.nonce, bytes_.substr(sizeof header, header.size)};
  bytes_.erase(0, sizeof header + header.size);
  return frame;
}

std::uint64_t undos_of(const Tally& tally) { return tally.placements - std::min(tally.placements, tally.filled); }

}  // namespace leetjudge
