#include "problems/answers.hpp"

namespace leetjudge {
namespace {

Reason check_0470(std::string_view input, std::string_view answer) {
  const Json given = parsed(input), found = parsed(answer);
  const std::optional<Numbers> numbers = numbers_in(found);
  if (!numbers) return "not a list of numbers";
  if (numbers->size() != given.at(0).get<std::size_t>()) return "not so many numbers";
  std::vector<double> counts(10, 0);
  for (const long long one : *numbers) {
    if (one < 1 || one > 10) return fmt::format("{} is not in the range [1, 10]", one);
    ++counts[std::size_t(one - 1)];
  }
  return unlikely(counts, std::vector<double>(10, 1)) ? Reason("not all numbers are as likely") : std::nullopt;
}

const Registered registered_0470(470, [] {
  Rules rules;
  rules.check = guarded<check_0470>;
  return rules;
}());

}  // namespace
}  // namespace leetjudge
