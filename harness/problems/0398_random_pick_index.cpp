#include "problems/answers.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0398 = checked(398, [](const Json& calls, const Json& answers) -> Reason {
  Numbers nums;
  std::map<long long, std::map<long long, double>> counts;
  const Reason wrong =
      check_calls(calls, answers, [&](const std::string& method, const Json& given, const Json& found) -> Reason {
        if (method == "Solution") {
          nums = numbers_in(given.at(0));
          return std::nullopt;
        }
        const long long at = found.is_number_integer() ? found.get<long long>() : -1;
        const long long target = given.at(0).get<long long>();
        if (at < 0 || at >= (long long)(nums.size()) || nums[std::size_t(at)] != target)
          return fmt::format("not an index of {}", target);
        ++counts[target][at];
        return std::nullopt;
      });
  if (wrong) return wrong;
  for (const auto& [target, of_index] : counts) {
    std::vector<double> drawn;
    for (std::size_t i = 0; i < nums.size(); ++i) {
      if (nums[i] == target) drawn.push_back(of_index.contains((long long)(i)) ? of_index.at((long long)(i)) : 0);
    }
    if (unlikely(drawn, std::vector<double>(drawn.size(), 1)))
      return fmt::format("not all indices of {} are as likely", target);
  }
  return std::nullopt;
});

}  // namespace leetjudge
