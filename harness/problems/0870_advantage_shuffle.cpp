#include "problems/answers.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0870 = checked(870, [](const Json& given, const Json& found) -> Reason {
  const Numbers numbers = numbers_in(found);
  Numbers own = numbers_in(given.at(0)), other = numbers_in(given.at(1));
  if (!same_elements(numbers, own)) return "not the numbers of nums1";
  std::size_t reached = 0, best = 0;
  for (std::size_t i = 0; i < other.size(); ++i) reached += numbers.at(i) > other[i];
  std::sort(own.begin(), own.end());
  std::sort(other.begin(), other.end());
  for (const long long one : own) best += best < other.size() && one > other[best];
  return reached == best ? std::nullopt : Reason(fmt::format("the advantage is {}, and {} can be had", reached, best));
});

}  // namespace leetjudge
