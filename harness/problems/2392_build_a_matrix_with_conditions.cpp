#include "problems/answers.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

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
