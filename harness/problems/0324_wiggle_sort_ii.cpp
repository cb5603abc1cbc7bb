#include "problems/answers.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

Reason check_0324(const Json& given, const Json& found) {
  const std::optional<Numbers> numbers = numbers_in(found);
  if (!numbers) return "not a list of numbers";
  if (!same_elements(*numbers, numbers_in(given.at(0)).value_or(Numbers()))) return "not the same numbers";
  for (std::size_t i = 1; i < numbers->size(); ++i) {
    const long long high = (*numbers)[i % 2 ? i : i - 1], low = (*numbers)[i % 2 ? i - 1 : i];
    if (!(low < high)) return fmt::format("nums[{}] and nums[{}] are not in order", i - 1, i);
  }
  return std::nullopt;
}

const Registered registered_0324(324, checked_by<check_0324>());

}  // namespace
}  // namespace leetjudge
