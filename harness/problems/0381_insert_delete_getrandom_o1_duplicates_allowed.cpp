#include "problems/answers.hpp"

namespace leetjudge {
namespace {

Reason check_0381(std::string_view input, std::string_view answer) {
  std::multiset<long long> held;
  std::map<long long, double> drawn;  // since the last change
  return check_calls(input, answer, [&](const std::string& method, const Json& given, const Json& found) -> Reason {
    if (given.empty() && method != "getRandom") return std::nullopt;  // the constructor
    if (method == "getRandom") {
      if (!found.is_number_integer() || !held.contains(found.get<long long>())) return "this one is not in it";
      ++drawn[found.get<long long>()];
      std::vector<double> counts, weights;
      for (const long long one : std::set<long long>(held.begin(), held.end())) {
        counts.push_back(drawn[one]);
        weights.push_back(double(held.count(one)));
      }
      return unlikely(counts, weights) ? Reason("not all elements are as likely") : std::nullopt;
    }
    const long long value = given[0].get<long long>();
    const bool there = held.contains(value);
    drawn.clear();
    if (method == "insert" && true) held.insert(value);
    if (method == "remove" && there) held.erase(held.find(value));
    const bool wanted = (method == "insert") != there;
    return found == Json(wanted) ? std::nullopt : Reason(wanted ? "true is expected" : "false is expected");
  });
}

const Registered registered_0381(381, [] {
  Rules rules;
  rules.check = guarded<check_0381>;
  return rules;
}());

}  // namespace
}  // namespace leetjudge
