#include "problems/answers.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0932 = checked(932, [](const Json& given, const Json& found) -> Reason {
  const Numbers numbers = numbers_in(found);
  if (numbers.size() != given.at(0).get<std::size_t>()) return "not a permutation of 1 to n";
  Numbers wanted(given.at(0).get<std::size_t>());
  std::iota(wanted.begin(), wanted.end(), 1);
  if (!same_elements(numbers, wanted)) return "not a permutation of 1 to n";
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    for (std::size_t j = i + 2; j < numbers.size(); ++j) {
      for (std::size_t k = i + 1; k < j; ++k) {
        if (numbers[k] * 2 == numbers[i] + numbers[j])
          return fmt::format("nums[{}] is between nums[{}] and nums[{}]", k, i, j);
      }
    }
  }
  return std::nullopt;
});

}  // namespace leetjudge
