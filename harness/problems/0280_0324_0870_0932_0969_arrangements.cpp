#include "problems/checker_tools.hpp"
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

const Registered registered_0870 = checked(870, [](const Json& given, const Json& found) -> Reason {
  const Numbers numbers = numbers_in(found);
  Numbers own = numbers_in(given.at(0)), other = numbers_in(given.at(1));
  if (!same_elements(numbers, own)) return "not the numbers of nums1";
  std::size_t reached = 0, best = 0;
  for (std::size_t i = 0; i < other.size(); ++i) reached += numbers.at(i) > other[i];
  std::ranges::sort(own);
  std::ranges::sort(other);
  for (const long long one : own) best += best < other.size() && one > other[best];
  return reached == best ? std::nullopt : Reason(fmt::format("the advantage is {}, and {} can be had", reached, best));
});

const Registered registered_0932 = checked(932, [](const Json& given, const Json& found) -> Reason {
  const Numbers numbers = numbers_in(found);
  Numbers wanted(numbers.size());
  std::iota(wanted.begin(), wanted.end(), 1);
  if (numbers.size() != given.at(0).get<std::size_t>() || !same_elements(numbers, wanted))
    return "not a permutation of 1 to n";
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

const Registered registered_0969 = checked(969, [](const Json& given, const Json& found) -> Reason {
  const Numbers numbers = numbers_in(found);
  Numbers stack = numbers_in(given.at(0));
  if (numbers.size() > 10 * stack.size()) return "more than 10 * arr.length flips";
  for (const long long size : numbers) {
    if (size < 1 || size > (long long)(stack.size())) return fmt::format("{} cannot be flipped", size);
    std::reverse(stack.begin(), stack.begin() + long(size));
  }
  return std::ranges::is_sorted(stack) ? std::nullopt : Reason("these flips do not sort it");
});

}  // namespace leetjudge
