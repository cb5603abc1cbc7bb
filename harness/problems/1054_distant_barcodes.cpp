#include "problems/answers.hpp"

namespace leetjudge {
namespace {

Reason check_1054(std::string_view input, std::string_view answer) {
  const Json given = parsed(input), found = parsed(answer);
  const std::optional<Numbers> numbers = numbers_in(found);
  if (!numbers) return "not a list of numbers";
  if (!same_elements(*numbers, numbers_in(given.at(0)).value_or(Numbers()))) return "not the same barcodes";
  const auto equal = std::adjacent_find(numbers->begin(), numbers->end());
  return equal == numbers->end() ? std::nullopt : Reason("two equal barcodes are neighbours");
}

const Registered registered_1054(1054, [] {
  Rules rules;
  rules.check = guarded<check_1054>;
  return rules;
}());

}  // namespace
}  // namespace leetjudge
