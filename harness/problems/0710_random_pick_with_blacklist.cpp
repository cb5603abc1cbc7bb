#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

Reason check_0710(const Json& calls, const Json& answers) {
  long long n = 0;
  std::set<long long> blacklist;
  const Reason wrong =
      check_calls(calls, answers, [&](const std::string& method, const Json& given, const Json& found) -> Reason {
        if (method == "Solution") {
          n = given.at(0).get<long long>();
          const Numbers black = numbers_in(given.at(1)).value_or(Numbers());
          blacklist.insert(black.begin(), black.end());
          return std::nullopt;
        }
        const long long drawn = found.is_number_integer() ? found.get<long long>() : -1;
        if (drawn < 0 || drawn >= n) return "not in the range [0, n - 1]";
        if (blacklist.contains(drawn)) return "this one is in the blacklist";
        return std::nullopt;
      });
  return wrong;
}

const Registered registered_0710(710, checked_by<check_0710>());

}  // namespace
}  // namespace leetjudge
