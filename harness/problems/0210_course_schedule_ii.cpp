#include "problems/answers.hpp"
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
    if (course >= count || place[course] != count) return fmt::format("course {} is not there once", course);
    place[course] = i;
  }
  if (numbers.size() != count) return "not all courses";
  for (const auto& [first, second] : before) {
    if (place[first] > place[second]) return fmt::format("course {} comes before {}, which it needs", second, first);
  }
  return std::nullopt;
});

}  // namespace leetjudge
