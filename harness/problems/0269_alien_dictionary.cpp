#include "problems/answers.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0269 = checked(269, [](const Json& given, const Json& found) -> Reason {
  std::set<char> letters;
  std::vector<std::pair<char, char>> before;
  bool possible = true;
  for (std::size_t i = 0; i < given.at(0).size(); ++i) {
    const std::string word = text_in(given.at(0)[i]);
    letters.insert(word.begin(), word.end());
    if (i == 0) continue;
    const std::string last = text_in(given.at(0)[i - 1]);
    const auto [a, b] = std::mismatch(last.begin(), last.end(), word.begin(), word.end());
    if (a != last.end() && b != word.end()) before.emplace_back(*a, *b);
    if (a != last.end() && b == word.end()) possible = false;
  }
  std::vector<std::pair<std::size_t, std::size_t>> edges;
  const auto number = [&](char c) { return std::size_t(std::distance(letters.begin(), letters.find(c))); };
  for (const auto& [a, b] : before) edges.emplace_back(number(a), number(b));
  possible = possible && can_be_ordered(letters.size(), edges);
  const std::string order = text_in(found);
  if (order.empty()) return possible ? Reason("there is an order") : std::nullopt;
  if (!possible) return "no order is possible";
  if (order.size() != letters.size() || std::set<char>(order.begin(), order.end()) != letters)
    return "not each letter once";
  for (const auto& [a, b] : before) {
    if (order.find(a) > order.find(b)) return fmt::format("{} comes before {}", a, b);
  }
  return std::nullopt;
});

}  // namespace leetjudge
