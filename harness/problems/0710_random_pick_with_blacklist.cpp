#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0710 = checked(710, [](const Json& calls, const Json& answers) -> Reason {
  long long n = 0;
  std::set<long long> blacklist;
  return check_calls(calls, answers, [&](const std::string& method, const Json& given, const Json& found) -> Reason {
    if (method == "Solution") {
      n = given.at(0).get<long long>();
      const Numbers black = numbers_in(given.at(1));
      blacklist.insert(black.begin(), black.end());
      return std::nullopt;
    }
    const long long drawn = found.is_number_integer() ? found.get<long long>() : -1;
    if (drawn < 0 || drawn >= n) return "not in the range [0, n - 1]";
    if (blacklist.contains(drawn)) return "this one is in the blacklist";
    return std::nullopt;
  });
});

}  // namespace leetjudge
