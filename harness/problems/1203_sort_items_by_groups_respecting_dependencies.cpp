#include "problems/answers.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_1203 = checked(1203, [](const Json& given, const Json& found) -> Reason {
  const Numbers numbers = numbers_in(found);
  const auto count = given.at(0).get<std::size_t>();
  auto groups = given.at(1).get<std::size_t>();
  std::vector<std::size_t> group;
  for (const Json& one : given.at(2)) group.push_back(one.get<int>() < 0 ? groups++ : one.get<std::size_t>());
  std::vector<std::pair<std::size_t, std::size_t>> items, between;
  for (std::size_t i = 0; i < count; ++i) {
    for (const Json& one : given.at(3).at(i)) {
      const auto first = one.get<std::size_t>();
      items.emplace_back(first, i);
      if (group.at(first) != group.at(i)) between.emplace_back(group.at(first), group.at(i));
    }
  }
  const bool possible = can_be_ordered(count, items) && can_be_ordered(groups, between);
  if (numbers.empty() && count > 0) return possible ? Reason("there is an order") : std::nullopt;
  if (!possible) return "no order is possible";
  std::vector<std::size_t> place(count, count);
  std::set<std::size_t> closed;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto item = std::size_t(numbers[i]);
    if (item >= count || place[item] != count) return fmt::format("item {} is not there once", item);
    place[item] = i;
    if (i > 0 && group.at(std::size_t(numbers[i - 1])) == group.at(item)) continue;
    if (!closed.insert(group.at(item)).second) return fmt::format("the group of item {} is not together", item);
  }
  if (numbers.size() != count) return "not all items";
  for (const auto& [first, second] : items) {
    if (place[first] > place[second]) return fmt::format("item {} comes before {}", second, first);
  }
  return std::nullopt;
});

}  // namespace leetjudge
