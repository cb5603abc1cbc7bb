// What a host may send: frames, and values in their payloads.
#include "fuzz.hpp"
#include "inputs/rules.hpp"
#include "judging/host_process.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t largest = 4096;

void use(const Frame& frame) {
  const Rules& rules = rules_of(37);
  static const std::string given = dumped(Json::array({Json(9, Json(9, "."))}));
  if (const auto reason = rules.check(given, frame.payload)) fuzz::require(!reason->empty());
  rules.drawing_of_answer(frame.payload, "[]");
  rules_of(36).check(given, frame.payload);
  if (const std::optional<Json> value = json_in(frame.payload)) fuzz::require(json_in(dumped(*value)) == value);
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
