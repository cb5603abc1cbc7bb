#include "verdict/misfit.hpp"

#include "util/text.hpp"

namespace leetjudge {

std::optional<std::string> misfit(Session& reference, const Case& test) {
  const Reply given = reference.ask(Request::keep, {test.input});
  if (given.fault_kind == FaultKind::unreadable) return "input: " + escape_binary(given.fault);
  if (given.kind != Reply::Kind::answered || !test.expected) return std::nullopt;
  const Reply expected = reference.ask(Request::answers, {*test.expected});
  if (expected.fault_kind == FaultKind::unreadable) return "expected" + escape_binary(expected.fault);
  return std::nullopt;
}

}  // namespace leetjudge
