#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0497 = checked(497, [](const Json& calls, const Json& answers) -> Reason {
  Json rects;
  return check_calls(calls, answers, [&](const std::string& method, const Json& given, const Json& found) -> Reason {
    if (method == "Solution") {
      rects = given.at(0);
      return std::nullopt;
    }
    const Numbers at = numbers_in(found);
    if (at.size() != 2) return "not a point";
    const bool inside = std::any_of(rects.begin(), rects.end(), [&](const Json& one) {
      return one.at(0) <= at[0] && at[0] <= one.at(2) && one.at(1) <= at[1] && at[1] <= one.at(3);
    });
    if (!inside) return "not in one of the rectangles";
    return std::nullopt;
  });
});

}  // namespace leetjudge
