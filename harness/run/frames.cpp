#include "run/frames.hpp"

#include <cstring>

namespace leetjudge {

std::string encode_frame(FrameKind kind, std::uint64_t nonce, std::string_view payload) {
  const FrameHeader header{kind, std::uint32_t(payload.size()), nonce};
  std::string bytes(reinterpret_cast<const char*>(&header), sizeof header);
  bytes += payload;
  return bytes;
}

std::optional<Frame> FrameReader::next() {
  FrameHeader header;
  if (broken_ != Broken::no || bytes_.size() < sizeof header) return std::nullopt;
  std::memcpy(&header, bytes_.data(), sizeof header);
  const bool known = header.kind >= FrameKind::hello && header.kind <= FrameKind::fault;
  if (!known || header.size > most_) {
    broken_ = known ? Broken::too_large : Broken::garbled;
    return std::nullopt;
  }
  if (bytes_.size() < sizeof header + header.size) return std::nullopt;
  Frame frame{header.kind, header.nonce, bytes_.substr(sizeof header, header.size)};
  bytes_.erase(0, sizeof header + header.size);
  return frame;
}

}  // namespace leetjudge
