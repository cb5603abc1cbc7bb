#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0384 = checked(384, [](const Json& calls, const Json& answers) -> Reason {
  Numbers nums;
  std::vector<std::vector<double>> counts;  // of the first six numbers: how often at which place
  const Reason wrong =
      check_calls(calls, answers, [&](const std::string& method, const Json& given, const Json& found) -> Reason {
        if (method == "Solution") {
          nums = numbers_in(given.at(0));
          counts.assign(std::min<std::size_t>(6, nums.size()), std::vector<double>(nums.size(), 0));
          return std::nullopt;
        }
        const Numbers numbers = numbers_in(found);
        if (!same_elements(numbers, nums)) return "not the same numbers";
        if (method == "reset") return numbers == nums ? std::nullopt : Reason("not the array as it was");
        for (std::size_t i = 0; i < counts.size(); ++i)
          ++counts[i][std::size_t(std::find(numbers.begin(), numbers.end(), nums[i]) - numbers.begin())];
        return std::nullopt;
      });
  if (wrong || std::set<long long>(nums.begin(), nums.end()).size() != nums.size()) return wrong;
  for (const std::vector<double>& of_number : counts) {
    if (unlikely(of_number, std::vector<double>(nums.size(), 1))) return "not all orders are as likely";
  }
  return std::nullopt;
});

}  // namespace leetjudge
