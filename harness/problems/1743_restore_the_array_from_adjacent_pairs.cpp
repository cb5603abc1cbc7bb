#include "problems/checker_tools.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_1743 = checked(1743, [](const Json& given, const Json& found) -> Reason {
  const Numbers numbers = numbers_in(found);
  std::vector<std::pair<long long, long long>> wanted, pairs;
  for (const Json& one : given.at(0)) {
    const Numbers pair = numbers_in(one);
    wanted.push_back(std::minmax(pair.at(0), pair.at(1)));
  }
  for (std::size_t i = 1; i < numbers.size(); ++i) pairs.push_back(std::minmax(numbers[i - 1], numbers[i]));
  return same_elements(pairs, wanted) ? std::nullopt : Reason("its neighbours are not the pairs that are given");
});

}  // namespace leetjudge
