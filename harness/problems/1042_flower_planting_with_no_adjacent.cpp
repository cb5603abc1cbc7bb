#include "problems/checker_tools.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_1042 = checked(1042, [](const Json& given, const Json& found) -> Reason {
  const Numbers numbers = numbers_in(found);
  if (numbers.size() != given.at(0).get<std::size_t>()) return "not one flower for each garden";
  for (const long long flower : numbers) {
    if (flower < 1 || flower > 4) return fmt::format("there is no flower {}", flower);
  }
  for (const Json& path : given.at(1)) {
    const auto a = path.at(0).get<std::size_t>(), b = path.at(1).get<std::size_t>();
    if (numbers.at(a - 1) == numbers.at(b - 1)) return fmt::format("gardens {} and {} have the same flower", a, b);
  }
  return std::nullopt;
});

}  // namespace leetjudge
