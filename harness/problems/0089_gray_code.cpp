#include "problems/checker_tools.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0089 = checked(89, [](const Json& given, const Json& found) -> Reason {
  const Numbers numbers = numbers_in(found);
  const int n = given.at(0).get<int>();
  if (n < 0 || n > 20) return "n is in the range [1, 16]";
  const std::size_t count = std::size_t(1) << n;
  if (numbers.size() != count) return fmt::format("{} numbers are expected", count);
  if (numbers.front() != 0) return "the first number is 0";
  const std::set<long long> different(numbers.begin(), numbers.end());
  if (different.size() != count || *different.begin() < 0 || *different.rbegin() >= (long long)(count))
    return "each of the numbers appears once";
  for (std::size_t i = 0; i < count && count > 1; ++i) {
    const auto bits = static_cast<unsigned long long>(numbers[i] ^ numbers[(i + 1) % count]);
    if ((bits & (bits - 1)) != 0) return fmt::format("number {} and the next one differ by more than a bit", i);
  }
  return std::nullopt;
});

}  // namespace leetjudge
