#include "problems/answers.hpp"

namespace leetjudge {
namespace {

Reason check_1980(std::string_view input, std::string_view answer) {
  const Json given = parsed(input), found = parsed(answer);
  if (!found.is_string()) return "not a text";
  const std::string text = text_in(found);
  if (text.size() != given.at(0).size() || text.find_first_not_of("01") != std::string::npos)
    return fmt::format("not {} binary digits", given.at(0).size());
  for (const Json& one : given.at(0)) {
    if (text_in(one) == text) return "this is one of nums";
  }
  return std::nullopt;
}

const Registered registered_1980(1980, [] {
  Rules rules;
  rules.check = guarded<check_1980>;
  return rules;
}());

}  // namespace
}  // namespace leetjudge
