// The judge's end of the channel to a host (host/frame.hpp). Nothing that comes in is trusted.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "host/frame.hpp"

namespace leetjudge {

struct Frame {
  FrameKind kind = FrameKind::fault;
  std::uint64_t nonce = 0;
  std::string payload;
};

// The bytes of a frame.
std::string encode_frame(FrameKind kind, std::uint64_t nonce, std::string_view payload);

// What a frame `run` holds. `order` is for Request::arrange.
std::string encode_request(const Request& request, const std::vector<std::string_view>& cases,
                           const std::vector<int>& order = {});

// Takes bytes as they come and gives whole frames back.
class FrameReader {
 public:
  // What is asked for may have `most` bytes; other frames have sizes of their own.
  explicit FrameReader(std::size_t most) : most_(most) {}
  void set_most(std::size_t most) { most_ = most; }

  void add(std::string_view bytes) { bytes_ += bytes; }
  // The next whole frame, or nothing yet.
  std::optional<Frame> next();
  // Where something came over the channel that is no bytes: nothing more will come out.
  void give_up() { broken_ = Broken::garbled; }
  // Why nothing more will come out: what came in can be no frame, or is one that is too large.
  enum class Broken { no, garbled, too_large };
  Broken broken() const { return broken_; }

 private:
  std::size_t most_;
  std::string bytes_;
  Broken broken_ = Broken::no;
};

// Placements that were taken back: all but those that stand at the end.
std::uint64_t undos_of(const Tally& tally);

}  // namespace leetjudge
