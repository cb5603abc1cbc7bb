// Numbers of which the page says how often each comes, or that they rise and then fall.
#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>

#include "rules/checker_tools.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

std::map<long long, std::size_t> counts_of(const Numbers& nums) {
  std::map<long long, std::size_t> count;
  for (const long long one : nums) ++count[one];
  return count;
}

// So many different numbers in any order, the drawn ones first.
Numbers different(std::size_t count, const Numbers& drawn, Random& random) {
  std::set<long long> found;
  for (std::size_t i = 0; i < drawn.size() && found.size() < count; ++i) found.insert(drawn[i]);
  for (long long next = 0; found.size() < count; ++next) found.insert(next);
  Numbers all(found.begin(), found.end());
  random.shuffle(all);
  return all;
}

// 136, 137, 260, 540: each so many times but `singles`, which come once.
template <std::size_t times, std::size_t singles, bool sorted = false>
bool come_so_often(const Drawn& drawn) {
  const Numbers nums = numbers_in(drawn.at(0));
  const auto count = counts_of(nums);
  const auto come = [&](std::size_t often) {
    return std::size_t(std::ranges::count_if(count, [&](const auto& one) { return one.second == often; }));
  };
  return come(1) == singles && come(times) == count.size() - singles && (!sorted || std::ranges::is_sorted(nums));
}
template <std::size_t times, std::size_t singles, bool sorted = false>
void let_come_so_often(Random& random, Drawn& drawn) {
  const Numbers nums = numbers_in(drawn.at(0));
  const std::size_t groups = (std::max(nums.size(), singles) - singles) / times;
  Numbers all = different(groups + singles, nums, random);
  for (std::size_t i = 0; i < groups; ++i) all.insert(all.end(), times - 1, Numbers::value_type(all[i]));
  random.shuffle(all);
  if (sorted) std::ranges::sort(all);
  drawn.at(0) = all;
}

// 287: of n + 1 numbers from 1 to n just one comes again.
bool has_one_duplicate(const Drawn& drawn) {
  const Numbers nums = numbers_in(drawn.at(0));
  std::map<long long, int> count;
  for (const long long one : nums) ++count[one];
  const bool within = !nums.empty() && count.begin()->first >= 1 && count.rbegin()->first < (long long)(nums.size());
  return within && std::ranges::count_if(count, [](const auto& one) { return one.second > 1; }) == 1;
}
void make_one_duplicate(Random& random, Drawn& drawn) {
  Numbers nums(std::max<std::size_t>(2, drawn.at(0).size()) - 1);
  std::iota(nums.begin(), nums.end(), 1);
  random.shuffle(nums);
  const long long again = nums.back();
  for (std::size_t more = random.chance(0.5) ? 0 : random.below(nums.size()); more > 0; --more) nums[more - 1] = again;
  nums.push_back(again);
  random.shuffle(nums);
  drawn.at(0) = nums;
}

// 961: of 2n numbers n + 1 are different, and one comes n times.
bool repeats_one(const Drawn& drawn) {
  const Numbers nums = numbers_in(drawn.at(0));
  const auto count = counts_of(nums);
  const std::size_t n = nums.size() / 2;
  const bool repeated = std::ranges::any_of(count, [&](const auto& one) { return one.second == n; });
  return n >= 2 && nums.size() == 2 * n && count.size() == n + 1 && repeated;
}
void repeat_one(Random& random, Drawn& drawn) {
  const Numbers nums = numbers_in(drawn.at(0));
  const std::size_t n = std::max<std::size_t>(2, nums.size() / 2);
  Numbers all = different(n + 1, nums, random);
  all.insert(all.end(), n - 1, Numbers::value_type(all[0]));
  random.shuffle(all);
  drawn.at(0) = all;
}

// 852, 1095: they rise up to one in the middle, and then fall; none is negative.
bool is_mountain(const Drawn& drawn) {
  const Numbers nums = numbers_in(drawn.at(0));
  const auto peak = std::ranges::max_element(nums);
  return nums.size() >= 3 && std::min(nums.front(), nums.back()) >= 0 && peak != nums.begin() &&
         peak != nums.end() - 1 && std::ranges::adjacent_find(nums.begin(), peak, std::greater_equal()) == peak &&
         std::ranges::adjacent_find(peak, nums.end(), std::less_equal()) == nums.end();
}
void make_mountain(Random& random, Drawn& drawn) {
  Numbers nums = numbers_in(drawn.at(0));
  for (long long& one : nums) one = std::abs(one);
  nums = different(std::max<std::size_t>(3, nums.size()), nums, random);
  std::iter_swap(std::ranges::max_element(nums), nums.begin());
  std::rotate(nums.begin(), nums.begin() + 1, nums.end() - long(random.below(nums.size() - 2)) - 1);
  const auto peak = std::ranges::max_element(nums);
  std::sort(nums.begin(), peak);
  std::sort(peak, nums.end(), std::greater());
  drawn.at(0) = nums;
}

}  // namespace

const Registered registered_0136(136, drawn_inputs<come_so_often<2, 1>, let_come_so_often<2, 1>>());
const Registered registered_0137(137, drawn_inputs<come_so_often<3, 1>, let_come_so_often<3, 1>>());
const Registered registered_0260(260, drawn_inputs<come_so_often<2, 2>, let_come_so_often<2, 2>>());
const Registered registered_0287(287, drawn_inputs<has_one_duplicate, make_one_duplicate>());
const Registered registered_0540(540, drawn_inputs<come_so_often<2, 1, true>, let_come_so_often<2, 1, true>>());
const Registered registered_0852(852, drawn_inputs<is_mountain, make_mountain>());
const Registered registered_0961(961, drawn_inputs<repeats_one, repeat_one>());
const Registered registered_1095(1095, drawn_inputs<is_mountain, make_mountain>());

}  // namespace leetjudge
