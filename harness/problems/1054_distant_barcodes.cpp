#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_1054 = checked(1054, [](const Json& given, const Json& found) -> Reason {
  const Numbers numbers = numbers_in(found);
  if (!same_elements(numbers, numbers_in(given.at(0)))) return "not the same barcodes";
  const auto equal = std::adjacent_find(numbers.begin(), numbers.end());
  return equal == numbers.end() ? std::nullopt : Reason("two equal barcodes are neighbours");
});

}  // namespace leetjudge
