#include "rules/checker_tools.hpp"
#include "util/format.hpp"
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
