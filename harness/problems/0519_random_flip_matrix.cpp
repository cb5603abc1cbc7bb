#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0519 = checked(519, [](const Json& calls, const Json& answers) -> Reason {
  long long rows = 0, columns = 0;
  std::set<Json> flipped;
  return check_calls(calls, answers, [&](const std::string& method, const Json& given, const Json& found) -> Reason {
    if (method == "Solution") {
      rows = given.at(0).get<long long>();
      columns = given.at(1).get<long long>();
      return std::nullopt;
    }
    if (method == "reset") return flipped.clear(), std::nullopt;
    const Numbers at = numbers_in(found);
    if (at.size() != 2 || at[0] < 0 || at[0] >= rows || at[1] < 0 || at[1] >= columns) return "not in the matrix";
    if (!flipped.insert(found).second) return "this one is 1 already";
    return std::nullopt;
  });
});

}  // namespace leetjudge
