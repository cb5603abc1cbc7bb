#include "problems/answers.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0969 = checked(969, [](const Json& given, const Json& found) -> Reason {
  const Numbers numbers = numbers_in(found);
  Numbers stack = numbers_in(given.at(0));
  if (numbers.size() > 10 * stack.size()) return "more than 10 * arr.length flips";
  for (const long long size : numbers) {
    if (size < 1 || size > (long long)(stack.size())) return fmt::format("{} cannot be flipped", size);
    std::reverse(stack.begin(), stack.begin() + long(size));
  }
  return std::is_sorted(stack.begin(), stack.end()) ? std::nullopt : Reason("these flips do not sort it");
});

}  // namespace leetjudge
