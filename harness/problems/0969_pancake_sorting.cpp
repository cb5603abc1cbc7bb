#include "problems/answers.hpp"

namespace leetjudge {
namespace {

Reason check_0969(std::string_view input, std::string_view answer) {
  const Json given = parsed(input), found = parsed(answer);
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

const Registered registered_0969(969, [] {
  Rules rules;
  rules.check = guarded<check_0969>;
  return rules;
}());

}  // namespace
}  // namespace leetjudge
