#include "problems/checker_tools.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_1030 = checked(1030, [](const Json& given, const Json& found) -> Reason {
  const Numbers size_and_center = numbers_in(given);
  const long long rows = size_and_center.at(0), columns = size_and_center.at(1);
  if (!found.is_array() || (long long)(found.size()) != rows * columns) return "not one entry for each cell";
  std::set<Numbers> seen;
  long long before = 0;
  for (const Json& one : found) {
    const Numbers cell = numbers_in(one);
    if (cell.size() != 2 || cell[0] < 0 || cell[0] >= rows || cell[1] < 0 || cell[1] >= columns ||
        !seen.insert(cell).second)
      return fmt::format("{} is no cell, or there twice", one.dump());
    const long long distance = std::abs(cell[0] - size_and_center.at(2)) + std::abs(cell[1] - size_and_center.at(3));
    if (distance < before) return fmt::format("{} comes behind a cell that is farther", one.dump());
    before = distance;
  }
  return std::nullopt;
});

}  // namespace leetjudge
