#include "problems/answers.hpp"

namespace leetjudge {
namespace {

Reason check_0210(std::string_view input, std::string_view answer) {
  const Json given = parsed(input), found = parsed(answer);
  const std::optional<Numbers> numbers = numbers_in(found);
  if (!numbers) return "not a list of numbers";
  const auto count = given.at(0).get<std::size_t>();
  std::vector<std::pair<std::size_t, std::size_t>> before;
  for (const Json& one : given.at(1)) before.emplace_back(one.at(1).get<std::size_t>(), one.at(0).get<std::size_t>());
  const bool possible = can_be_ordered(count, before);
  if (numbers->empty() && count > 0) return possible ? Reason("the courses can be finished") : std::nullopt;
  if (!possible) return "the courses cannot be finished";
  std::vector<std::size_t> place(count, count);
  for (std::size_t i = 0; i < numbers->size(); ++i) {
    const auto course = std::size_t((*numbers)[i]);
    if (course >= count || place[course] != count) return fmt::format("course {} is not there once", course);
    place[course] = i;
  }
  if (numbers->size() != count) return "not all courses";
  for (const auto& [first, second] : before) {
    if (place[first] > place[second]) return fmt::format("course {} comes before {}, which it needs", second, first);
  }
  return std::nullopt;
}

const Registered registered_0210(210, [] {
  Rules rules;
  rules.check = guarded<check_0210>;
  return rules;
}());

}  // namespace
}  // namespace leetjudge
