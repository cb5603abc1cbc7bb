#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0382 = checked(382, [](const Json& calls, const Json& answers) -> Reason {
  Numbers nums;
  std::map<long long, double> counts;
  const Reason wrong =
      check_calls(calls, answers, [&](const std::string& method, const Json& given, const Json& found) -> Reason {
        if (method == "Solution") {
          nums = numbers_in(given.at(0));
          for (const long long one : nums) counts[one] = 0;
          return std::nullopt;
        }
        if (!found.is_number_integer() || !counts.contains(found.get<long long>())) return "no value of the list";
        ++counts[found.get<long long>()];
        return std::nullopt;
      });
  if (wrong) return wrong;
  std::vector<double> drawn, weights;
  for (const auto& [value, count] : counts) {
    drawn.push_back(count);
    weights.push_back(double(std::count(nums.begin(), nums.end(), value)));
  }
  return unlikely(drawn, weights) ? Reason("not all nodes are as likely") : std::nullopt;
});

}  // namespace leetjudge
