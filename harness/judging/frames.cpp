#include "judging/frames.hpp"

#include <algorithm>

#include "util/wire.hpp"

namespace leetjudge {

std::string encode_frame(FrameKind kind, std::uint64_t nonce, std::string_view payload) {
  std::string bytes = wire::encode(FrameHeader{kind, std::uint32_t(payload.size()), nonce});
  bytes += payload;
  return bytes;
}

std::string encode_request(const Request& request, const std::vector<std::string_view>& cases,
                           const std::vector<int>& order) {
  std::string bytes = wire::encode(request);
  if (request.actions & Request::arrange) wire::write(bytes, order);
  wire::write(bytes, int(cases.size()));
  for (const std::string_view one : cases) wire::write(bytes, std::string(one));
  return bytes;
}

namespace {

// What a frame of that kind may hold; less than nothing for what is no kind, or none that a host sends.
std::int64_t most_in(FrameKind kind, std::size_t most_asked_for) {
  switch (kind) {
    case FrameKind::hello: return 0;
    case FrameKind::fault: return longest_fault;
    case FrameKind::done: return std::int64_t(most_asked_for);
    default: return -1;
  }
}

}  // namespace

std::optional<Frame> FrameReader::next() {
  FrameHeader header;
  std::string_view bytes = bytes_;
  if (broken_ != Broken::no || !wire::read(bytes, header)) return std::nullopt;
  if (header.size > most_in(header.kind, most_)) {
    broken_ = header.kind == FrameKind::done ? Broken::too_large : Broken::garbled;
    return std::nullopt;
  }
  if (bytes.size() < header.size) return std::nullopt;
  Frame frame{header.kind, header.nonce, std::string(bytes.substr(0, header.size))};
  bytes_.erase(0, sizeof header + header.size);
  return frame;
}

std::uint64_t undos_of(const Tally& tally) { return tally.placements - std::min(tally.placements, tally.filled); }

}  // namespace leetjudge
