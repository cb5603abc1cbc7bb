#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0767 = checked(767, [](const Json& given, const Json& found) -> Reason {
  const std::string s = text_in(given.at(0)), order = text_in(found);
  std::map<char, std::size_t> count;
  std::size_t most = 0;
  for (const char c : s) most = std::max(most, ++count[c]);
  const bool possible = most <= (s.size() + 1) / 2;
  if (order.empty()) return possible ? Reason("it is possible") : std::nullopt;
  if (!same_elements(s, order)) return "not the same characters";
  if (std::adjacent_find(order.begin(), order.end()) != order.end()) return "two equal characters are neighbours";
  return std::nullopt;
});

}  // namespace leetjudge
