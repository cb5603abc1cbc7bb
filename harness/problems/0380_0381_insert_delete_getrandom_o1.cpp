#include "problems/checker_tools.hpp"
#include "util/json.hpp"

namespace leetjudge {

template <bool duplicates>
static Reason check_draws(const Json& calls, const Json& answers) {
  std::multiset<long long> held;
  std::map<long long, double> drawn;  // since the last change
  bool fair = true;
  const auto look = [&] {  // whether what was drawn is as likely as it should be
    std::vector<double> counts, weights;
    for (const auto& [value, count] : drawn) {
      counts.push_back(count);
      weights.push_back(double(held.count(value)));
    }
    const bool all = std::accumulate(weights.begin(), weights.end(), 0.0) == double(held.size());
    fair = fair && !(all && unlikely(counts, weights));
    drawn.clear();
  };
  const Reason wrong = check_calls(
      calls, answers, [](const Json&) {},
      [&](const std::string& method, const Json& given, const Json& found) -> Reason {
        if (method == "getRandom") {
          if (!found.is_number_integer() || !held.contains(found.get<long long>())) return "this one is not in it";
          ++drawn[found.get<long long>()];
          return std::nullopt;
        }
        const long long value = given.at(0).get<long long>();
        const bool there = held.contains(value);
        look();
        if (method == "insert" && (duplicates || !there)) held.insert(value);
        if (method == "remove" && there) held.erase(held.find(value));
        const bool wanted = (method == "insert") != there;
        return found == Json(wanted) ? std::nullopt : Reason(wanted ? "true is expected" : "false is expected");
      });
  look();
  if (wrong) return wrong;
  return fair ? std::nullopt : Reason("not all elements are as likely");
}

const Registered registered_0380 = checked(380, [](const Json& a, const Json& b) { return check_draws<false>(a, b); });
const Registered registered_0381 = checked(381, [](const Json& a, const Json& b) { return check_draws<true>(a, b); });

}  // namespace leetjudge
