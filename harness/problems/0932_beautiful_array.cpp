#include "problems/answers.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

Reason check_0932(const Json& given, const Json& found) {
  const std::optional<Numbers> numbers = numbers_in(found);
  if (!numbers) return "not a list of numbers";
  if (numbers->size() != given.at(0).get<std::size_t>()) return "not a permutation of 1 to n";
  Numbers wanted(given.at(0).get<std::size_t>());
  std::iota(wanted.begin(), wanted.end(), 1);
  if (!same_elements(*numbers, wanted)) return "not a permutation of 1 to n";
  for (std::size_t i = 0; i < numbers->size(); ++i) {
    for (std::size_t j = i + 2; j < numbers->size(); ++j) {
      for (std::size_t k = i + 1; k < j; ++k) {
        if ((*numbers)[k] * 2 == (*numbers)[i] + (*numbers)[j])
          return fmt::format("nums[{}] is between nums[{}] and nums[{}]", k, i, j);
      }
    }
  }
  return std::nullopt;
}

const Registered registered_0932(932, checked_by<check_0932>());

}  // namespace
}  // namespace leetjudge
