// What a host may send: frames, and values in their payloads.
#include "run/frames.hpp"

#include "fuzz.hpp"
#include "problem/rules.hpp"
#include "problem/type.hpp"
#include "util/json.hpp"
#include "util/wire.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t largest = 4096;

void use(const Frame& frame) {
  static const Type types[] = {parse_type("boolean"),  parse_type("character[][]"), parse_type("integer[]"),
                               parse_type("double"),   parse_type("list<string>"),  parse_type("long[][]"),
                               parse_type("character")};
  for (const Type& type : types) {
    if (!is_value(frame.payload, type)) continue;
    std::string_view rest = frame.payload;
    fuzz::require(!decode_json(rest, type).is_null() && rest.empty());
  }
  if (!is_value(frame.payload, types[1])) return;
  static const std::string blank = wire::encode(std::vector(9, std::vector<char>(9, '.')));
  const Rules& rules = rules_of(37);
  if (const auto reason = rules.check(blank, frame.payload)) fuzz::require(!reason->empty());
  fuzz::require(!rules.draw_answer(frame.payload, blank).rows.empty() || frame.payload.size() < 81);
}

}  // namespace
}  // namespace leetjudge

// The first byte says in which pieces the others come.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace leetjudge;
  if (size == 0) return 0;
  const std::size_t piece = 1 + data[0] % 64;
  const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
  FrameReader reader(largest);
  std::string taken;
  for (std::size_t at = 0; at < bytes.size(); at += piece) {
    reader.add(bytes.substr(at, piece));
    while (const std::optional<Frame> frame = reader.next()) {
      fuzz::require(frame->payload.size() <= largest);
      taken += encode_frame(frame->kind, frame->nonce, frame->payload);
      use(*frame);
    }
  }
  fuzz::require(bytes.starts_with(taken));  // whole frames come out as they went in
  return 0;
}
