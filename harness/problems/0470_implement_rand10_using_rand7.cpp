#include "problems/answers.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

Reason check_0470(const Json& given, const Json& found) {
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

const Registered registered_0470(470, checked_by<check_0470>());

}  // namespace
}  // namespace leetjudge
