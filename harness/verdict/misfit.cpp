#include "verdict/misfit.hpp"

#include "util/text.hpp"
#include "util/wire.hpp"

namespace leetjudge {

std::optional<std::string> misfit(Session& reference, const Case& test) {
  const Reply given = reference.ask(FrameKind::keep, wire::encode(1) + wire::encode(test.input));
  if (given.unreadable) return "input: " + escape_binary(given.fault);
  if (given.kind != Reply::Kind::answered || !test.expected) return std::nullopt;
  const Reply expected = reference.ask(FrameKind::answers, wire::encode(1) + wire::encode(*test.expected));
  if (expected.unreadable) return "expected" + escape_binary(expected.fault);
  return std::nullopt;
}

}  // namespace leetjudge
