#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

Reason check_1054(const Json& given, const Json& found) {
  const std::optional<Numbers> numbers = numbers_in(found);
  if (!numbers) return "not a list of numbers";
  if (!same_elements(*numbers, numbers_in(given.at(0)).value_or(Numbers()))) return "not the same barcodes";
  const auto equal = std::adjacent_find(numbers->begin(), numbers->end());
  return equal == numbers->end() ? std::nullopt : Reason("two equal barcodes are neighbours");
}

const Registered registered_1054(1054, checked_by<check_1054>());

}  // namespace
}  // namespace leetjudge
