#include "problems/answers.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

Reason check_0969(const Json& given, const Json& found) {
  const std::optional<Numbers> numbers = numbers_in(found);
  if (!numbers) return "not a list of numbers";
  Numbers stack = numbers_in(given.at(0)).value_or(Numbers());
  if (numbers->size() > 10 * stack.size()) return "more than 10 * arr.length flips";
  for (const long long size : *numbers) {
    if (size < 1 || size > (long long)(stack.size())) return fmt::format("{} cannot be flipped", size);
    std::reverse(stack.begin(), stack.begin() + long(size));
  }
  return std::is_sorted(stack.begin(), stack.end()) ? std::nullopt : Reason("these flips do not sort it");
}

const Registered registered_0969(969, checked_by<check_0969>());

}  // namespace
}  // namespace leetjudge
