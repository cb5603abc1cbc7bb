#include "problems/answers.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0470 = checked(470, [](const Json& given, const Json& found) -> Reason {
  const Numbers numbers = numbers_in(found);
  if (numbers.size() != given.at(0).get<std::size_t>()) return "not so many numbers";
  std::vector<double> counts(10, 0);
  for (const long long one : numbers) {
    if (one < 1 || one > 10) return fmt::format("{} is not in the range [1, 10]", one);
    ++counts[std::size_t(one - 1)];
  }
  return unlikely(counts, std::vector<double>(10, 1)) ? Reason("not all numbers are as likely") : std::nullopt;
});

}  // namespace leetjudge
