#include "rules/checker_tools.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0210 = checked(210, [](const Json& given, const Json& found) -> Reason {
  const Numbers numbers = numbers_in(found);
  const auto count = given.at(0).get<std::size_t>();
  std::vector<std::pair<std::size_t, std::size_t>> before;
  for (const Json& one : given.at(1)) before.emplace_back(one.at(1).get<std::size_t>(), one.at(0).get<std::size_t>());
  const bool possible = can_be_ordered(count, before);
  if (numbers.empty() && count > 0) return possible ? Reason("the courses can be finished") : std::nullopt;
  if (!possible) return "the courses cannot be finished";
  std::vector<std::size_t> place(count, count);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto course = std::size_t(numbers[i]);
    if (course >= count || place[course] != count) return fmt::format("course {} is not there once", numbers[i]);
    place[course] = i;
  }
  if (numbers.size() != count) return "not all courses";
  for (const auto& [first, second] : before) {
    if (place[first] > place[second]) return fmt::format("course {} comes before {}, which it needs", second, first);
  }
  return std::nullopt;
});

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
    if (order.find(a) > order.find(b)) return fmt::format("{} has to come before {}", a, b);
  }
  return std::nullopt;
});

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
    if (item >= count || place[item] != count) return fmt::format("item {} is not there once", numbers[i]);
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

const Registered registered_2392 = checked(2392, [](const Json& given, const Json& found) -> Reason {
  const auto k = given.at(0).get<std::size_t>();
  bool possible = true;
  for (const int side : {1, 2}) {
    std::vector<std::pair<std::size_t, std::size_t>> before;
    for (const Json& one : given.at(std::size_t(side)))
      before.emplace_back(one.at(0).get<std::size_t>() - 1, one.at(1).get<std::size_t>() - 1);
    possible = possible && can_be_ordered(k, before);
  }
  if (!found.is_array()) return "not a matrix";
  if (found.empty()) return possible ? Reason("there is such a matrix") : std::nullopt;
  if (!possible) return "there is no such matrix";
  std::map<long long, std::pair<std::size_t, std::size_t>> place;
  for (std::size_t row = 0; row < found.size(); ++row) {
    const Numbers numbers = numbers_in(found[row]);
    if (found.size() != k || numbers.size() != k) return "not a k x k matrix";
    for (std::size_t column = 0; column < k; ++column) {
      const long long number = numbers[column];
      if (number != 0 &&
          (number < 1 || number > (long long)(k) || !place.emplace(number, std::pair(row, column)).second))
        return fmt::format("{} is not there once", number);
    }
  }
  if (place.size() != k) return "not all numbers";
  for (const Json& one : given.at(1)) {
    if (place[one.at(0).get<long long>()].first >= place[one.at(1).get<long long>()].first)
      return fmt::format("{} is not above {}", one.at(0).dump(), one.at(1).dump());
  }
  for (const Json& one : given.at(2)) {
    if (place[one.at(0).get<long long>()].second >= place[one.at(1).get<long long>()].second)
      return fmt::format("{} is not left of {}", one.at(0).dump(), one.at(1).dump());
  }
  return std::nullopt;
});

}  // namespace leetjudge
