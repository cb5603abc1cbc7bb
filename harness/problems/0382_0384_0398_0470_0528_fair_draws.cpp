#include "problems/checker_tools.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0382 = checked(382, [](const Json& calls, const Json& answers) -> Reason {
  Numbers nums;
  std::map<long long, double> counts;
  const Reason wrong = check_calls(
      calls, answers,
      [&](const Json& given) {
        nums = numbers_in(given.at(0));
        for (const long long one : nums) counts[one] = 0;
      },
      [&](const std::string&, const Json&, const Json& found) -> Reason {
        if (!found.is_number_integer() || !counts.contains(found.get<long long>())) return "no value of the list";
        ++counts[found.get<long long>()];
        return std::nullopt;
      });
  if (wrong) return wrong;
  std::vector<double> drawn, weights;
  for (const auto& [value, count] : counts) {
    drawn.push_back(count);
    weights.push_back(double(std::ranges::count(nums, value)));
  }
  return unlikely(drawn, weights) ? Reason("not all nodes are as likely") : std::nullopt;
});

const Registered registered_0384 = checked(384, [](const Json& calls, const Json& answers) -> Reason {
  Numbers nums;
  std::vector<std::vector<double>> counts;  // of the first six numbers: how often at which place
  const Reason wrong = check_calls(
      calls, answers,
      [&](const Json& given) {
        nums = numbers_in(given.at(0));
        counts.assign(std::min<std::size_t>(6, nums.size()), std::vector<double>(nums.size(), 0));
      },
      [&](const std::string& method, const Json&, const Json& found) -> Reason {
        const Numbers numbers = numbers_in(found);
        if (!same_elements(numbers, nums)) return "not the same numbers";
        if (method == "reset") return numbers == nums ? std::nullopt : Reason("not the array as it was");
        for (std::size_t i = 0; i < counts.size(); ++i)
          ++counts[i][std::size_t(std::ranges::find(numbers, nums[i]) - numbers.begin())];
        return std::nullopt;
      });
  if (wrong || std::set<long long>(nums.begin(), nums.end()).size() != nums.size()) return wrong;
  for (const std::vector<double>& of_number : counts) {
    if (unlikely(of_number, std::vector<double>(nums.size(), 1))) return "not all orders are as likely";
  }
  return std::nullopt;
});

const Registered registered_0398 = checked(398, [](const Json& calls, const Json& answers) -> Reason {
  Numbers nums;
  std::vector<double> counts;
  const Reason wrong = check_calls(
      calls, answers,
      [&](const Json& given) {
        nums = numbers_in(given.at(0));
        counts.assign(nums.size(), 0);
      },
      [&](const std::string&, const Json& given, const Json& found) -> Reason {
        const long long at = found.is_number_integer() ? found.get<long long>() : -1;
        const long long target = given.at(0).get<long long>();
        if (at < 0 || at >= (long long)(nums.size()) || nums[std::size_t(at)] != target)
          return fmt::format("not an index of {}", target);
        ++counts[std::size_t(at)];
        return std::nullopt;
      });
  if (wrong) return wrong;
  std::map<long long, std::vector<double>> drawn;  // by target
  for (std::size_t i = 0; i < nums.size(); ++i) drawn[nums[i]].push_back(counts[i]);
  for (const auto& [target, of_index] : drawn) {
    if (unlikely(of_index, std::vector<double>(of_index.size(), 1)))
      return fmt::format("not all indices of {} are as likely", target);
  }
  return std::nullopt;
});

const Registered registered_0470 = checked(470, [](const Json& given, const Json& found) -> Reason {
  const Numbers numbers = numbers_in(found);
  if (numbers.size() != given.at(0).get<std::size_t>()) return "not so many numbers";
  std::vector<double> counts(10, 0);
  for (const long long one : numbers) {
    if (one < 1 || one > 10) return fmt::format("{} is not in the range [1, 10]", one);
    ++counts[std::size_t(one - 1)];
  }
  return unlikely(counts, std::vector<double>(10, 1)) ? Reason("not all numbers are as likely") : std::nullopt;
});

const Registered registered_0528 = checked(528, [](const Json& calls, const Json& answers) -> Reason {
  std::vector<double> weights, counts;
  const Reason wrong = check_calls(
      calls, answers,
      [&](const Json& given) {
        weights = given.at(0).get<std::vector<double>>();
        counts.assign(weights.size(), 0);
      },
      [&](const std::string&, const Json&, const Json& found) -> Reason {
        const long long at = found.is_number_integer() ? found.get<long long>() : -1;
        if (at < 0 || at >= (long long)(weights.size())) return "there is no such index";
        ++counts[std::size_t(at)];
        return std::nullopt;
      });
  if (wrong) return wrong;
  return unlikely(counts, weights) ? Reason("the indices are not drawn by their weights") : std::nullopt;
});

}  // namespace leetjudge
