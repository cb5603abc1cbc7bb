#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

Reason check_0497(const Json& calls, const Json& answers) {
  Json rects;
  const Reason wrong =
      check_calls(calls, answers, [&](const std::string& method, const Json& given, const Json& found) -> Reason {
        if (method == "Solution") {
          rects = given.at(0);
          return std::nullopt;
        }
        const std::optional<Numbers> at = numbers_in(found);
        if (!at || at->size() != 2) return "not a point";
        const bool inside = std::any_of(rects.begin(), rects.end(), [&](const Json& one) {
          return one.at(0) <= (*at)[0] && (*at)[0] <= one.at(2) && one.at(1) <= (*at)[1] && (*at)[1] <= one.at(3);
        });
        if (!inside) return "not in one of the rectangles";
        return std::nullopt;
      });
  return wrong;
}

const Registered registered_0497(497, checked_by<check_0497>());

}  // namespace
}  // namespace leetjudge
