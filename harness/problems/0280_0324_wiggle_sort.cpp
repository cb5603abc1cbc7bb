#include "problems/answers.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

template <class InOrder>
static Reason check_wiggle(const Json& given, const Json& found) {
  const Numbers numbers = numbers_in(found);
  if (!same_elements(numbers, numbers_in(given.at(0)))) return "not the same numbers";
  for (std::size_t i = 1; i < numbers.size(); ++i) {
    const long long high = numbers[i % 2 ? i : i - 1], low = numbers[i % 2 ? i - 1 : i];
    if (!InOrder()(low, high)) return fmt::format("nums[{}] and nums[{}] are not in order", i - 1, i);
  }
  return std::nullopt;
}

const Registered registered_0280 =
    checked(280, [](const Json& given, const Json& found) { return check_wiggle<std::less_equal<>>(given, found); });
const Registered registered_0324 =
    checked(324, [](const Json& given, const Json& found) { return check_wiggle<std::less<>>(given, found); });

}  // namespace leetjudge
