#include "problems/answers.hpp"

namespace leetjudge {
namespace {

Reason check_0497(std::string_view input, std::string_view answer) {
  Json rects;
  const Reason wrong =
      check_calls(input, answer, [&](const std::string& method, const Json& given, const Json& found) -> Reason {
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

const Registered registered_0497(497, [] {
  Rules rules;
  rules.check = guarded<check_0497>;
  return rules;
}());

}  // namespace
}  // namespace leetjudge
