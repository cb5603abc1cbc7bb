#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0478 = checked(478, [](const Json& calls, const Json& answers) -> Reason {
  double radius = 0, x = 0, y = 0;
  return check_calls(calls, answers, [&](const std::string& method, const Json& given, const Json& found) -> Reason {
    if (method == "Solution") {
      radius = given.at(0).get<double>(), x = given.at(1).get<double>(), y = given.at(2).get<double>();
      return std::nullopt;
    }
    if (!found.is_array() || found.size() != 2 || !found.at(0).is_number() || !found.at(1).is_number())
      return "not a point";
    const double dx = found.at(0).get<double>() - x, dy = found.at(1).get<double>() - y;
    if (dx * dx + dy * dy > radius * radius * (1 + 1e-9) + 1e-12 * (1 + x * x + y * y)) return "not in the circle";
    return std::nullopt;
  });
});

}  // namespace leetjudge
