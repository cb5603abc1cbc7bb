#include "problems/answers.hpp"

namespace leetjudge {
namespace {

Reason check_0089(std::string_view input, std::string_view answer) {
  const Json given = parsed(input), found = parsed(answer);
  const std::optional<Numbers> numbers = numbers_in(found);
  if (!numbers) return "not a list of numbers";
  const int n = given.at(0).get<int>();
  if (n < 0 || n > 20) return "n is in the range [1, 16]";
  const std::size_t count = std::size_t(1) << n;
  if (numbers->size() != count) return fmt::format("{} numbers are expected", count);
  if (numbers->front() != 0) return "the first number is 0";
  const std::set<long long> different(numbers->begin(), numbers->end());
  if (different.size() != count || *different.begin() < 0 || *different.rbegin() >= (long long)(count))
    return "each of the numbers appears once";
  for (std::size_t i = 0; i < count && count > 1; ++i) {
    const auto bits = static_cast<unsigned long long>((*numbers)[i] ^ (*numbers)[(i + 1) % count]);
    if ((bits & (bits - 1)) != 0) return fmt::format("number {} and the next one differ by more than a bit", i);
  }
  return std::nullopt;
}

const Registered registered_0089(89, [] {
  Rules rules;
  rules.check = guarded<check_0089>;
  return rules;
}());

}  // namespace
}  // namespace leetjudge
