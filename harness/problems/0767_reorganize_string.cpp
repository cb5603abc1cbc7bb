#include "problems/answers.hpp"

namespace leetjudge {
namespace {

Reason check_0767(std::string_view input, std::string_view answer) {
  const Json given = parsed(input), found = parsed(answer);
  if (!found.is_string()) return "not a text";
  const std::string s = text_in(given.at(0)), order = text_in(found);
  std::map<char, std::size_t> count;
  std::size_t most = 0;
  for (const char c : s) most = std::max(most, ++count[c]);
  const bool possible = most <= (s.size() + 1) / 2;
  if (order.empty()) return possible ? Reason("it is possible") : std::nullopt;
  if (!same_elements(s, order)) return "not the same characters";
  if (std::adjacent_find(order.begin(), order.end()) != order.end()) return "two equal characters are neighbours";
  return std::nullopt;
}

const Registered registered_0767(767, [] {
  Rules rules;
  rules.check = guarded<check_0767>;
  return rules;
}());

}  // namespace
}  // namespace leetjudge
