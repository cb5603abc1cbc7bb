#include "problems/answers.hpp"

namespace leetjudge {
namespace {

Reason check_0162(std::string_view input, std::string_view answer) {
  const Json given = parsed(input), found = parsed(answer);
  const std::optional<Numbers> nums = numbers_in(given.at(0));
  if (!nums || !found.is_number_integer()) return "not an index";
  const long long at = found.get<long long>();
  if (at < 0 || at >= (long long)(nums->size())) return "there is no such index";
  const auto i = std::size_t(at);
  const bool peak = (i == 0 || (*nums)[i - 1] < (*nums)[i]) && (i + 1 == nums->size() || (*nums)[i + 1] < (*nums)[i]);
  return peak ? std::nullopt : Reason(fmt::format("nums[{}] is no peak", i));
}

const Registered registered_0162(162, [] {
  Rules rules;
  rules.check = guarded<check_0162>;
  return rules;
}());

}  // namespace
}  // namespace leetjudge
