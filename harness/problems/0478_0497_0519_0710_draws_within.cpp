#include "problems/checker_tools.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0478 = checked(478, [](const Json& calls, const Json& answers) -> Reason {
  double radius = 0, x = 0, y = 0;
  return check_calls(
      calls, answers,
      [&](const Json& given) {
        radius = given.at(0).get<double>(), x = given.at(1).get<double>(), y = given.at(2).get<double>();
      },
      [&](const std::string&, const Json&, const Json& found) -> Reason {
        if (!found.is_array() || found.size() != 2 || !found.at(0).is_number() || !found.at(1).is_number())
          return "not a point";
        const double dx = found.at(0).get<double>() - x, dy = found.at(1).get<double>() - y;
        if (dx * dx + dy * dy > radius * radius * (1 + 1e-9) + 1e-12 * (1 + x * x + y * y)) return "not in the circle";
        return std::nullopt;
      });
});

const Registered registered_0497 = checked(497, [](const Json& calls, const Json& answers) -> Reason {
  Json rects;
  return check_calls(
      calls, answers, [&](const Json& given) { rects = given.at(0); },
      [&](const std::string&, const Json&, const Json& found) -> Reason {
        const Numbers at = numbers_in(found);
        if (at.size() != 2) return "not a point";
        const bool inside = std::ranges::any_of(rects, [&](const Json& one) {
          return one.at(0) <= at[0] && at[0] <= one.at(2) && one.at(1) <= at[1] && at[1] <= one.at(3);
        });
        if (!inside) return "not in one of the rectangles";
        return std::nullopt;
      });
});

const Registered registered_0519 = checked(519, [](const Json& calls, const Json& answers) -> Reason {
  long long rows = 0, columns = 0;
  std::set<Json> flipped;
  return check_calls(
      calls, answers,
      [&](const Json& given) {
        rows = given.at(0).get<long long>();
        columns = given.at(1).get<long long>();
      },
      [&](const std::string& method, const Json&, const Json& found) -> Reason {
        if (method == "reset") return flipped.clear(), std::nullopt;
        const Numbers at = numbers_in(found);
        if (at.size() != 2 || at[0] < 0 || at[0] >= rows || at[1] < 0 || at[1] >= columns) return "not in the matrix";
        if (!flipped.insert(found).second) return "this one is 1 already";
        return std::nullopt;
      });
});

const Registered registered_0710 = checked(710, [](const Json& calls, const Json& answers) -> Reason {
  long long n = 0;
  std::set<long long> blacklist;
  return check_calls(
      calls, answers,
      [&](const Json& given) {
        n = given.at(0).get<long long>();
        const Numbers black = numbers_in(given.at(1));
        blacklist.insert(black.begin(), black.end());
      },
      [&](const std::string&, const Json&, const Json& found) -> Reason {
        const long long drawn = found.is_number_integer() ? found.get<long long>() : -1;
        if (drawn < 0 || drawn >= n) return "not in the range [0, n - 1]";
        if (blacklist.contains(drawn)) return "this one is in the blacklist";
        return std::nullopt;
      });
});

}  // namespace leetjudge
