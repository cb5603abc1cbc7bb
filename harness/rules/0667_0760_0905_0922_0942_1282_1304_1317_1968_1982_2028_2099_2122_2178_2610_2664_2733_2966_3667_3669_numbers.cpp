#include <climits>
#include <cmath>

#include "rules/checker_tools.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

// The numbers of all groups together.
Numbers joined(const std::vector<Numbers>& groups) {
  Numbers all;
  for (const Numbers& one : groups) all.insert(all.end(), one.begin(), one.end());
  return all;
}

void require_same(const Numbers& found, const Json& nums) {
  require(same_elements(found, numbers_in(nums)), "not the same numbers");
}

// Each from `first` on, as many as there are.
void require_permutation(const Numbers& found, std::size_t size, long long first) {
  Numbers wanted(found.size());
  std::iota(wanted.begin(), wanted.end(), first);
  require(found.size() == size && same_elements(found, wanted), "not a permutation of the numbers");
}

void shuffle_first(Random& random, Drawn& drawn) {
  Numbers nums = numbers_in(drawn.at(0));
  random.shuffle(nums);
  drawn.at(1) = nums;
}
bool have_same_elements(const Drawn& drawn) { return same_elements(numbers_in(drawn.at(0)), numbers_in(drawn.at(1))); }

// 922: every second number is even.
bool are_half_even(const Drawn& drawn) {
  const Numbers nums = numbers_in(drawn.at(0));
  return 2 * std::ranges::count_if(nums, [](long long one) { return one % 2 == 0; }) == long(nums.size());
}
void make_half_even(Random& random, Drawn& drawn) {
  Numbers nums = numbers_in(drawn.at(0));
  for (std::size_t i = 0; i < nums.size(); ++i) nums[i] -= (nums[i] + (long long)(i)) % 2 != 0 && nums[i] > 0;
  for (std::size_t i = 1; i < nums.size(); i += 2) nums[i] += nums[i] % 2 == 0;
  random.shuffle(nums);
  drawn.at(0) = nums;
}

// 1282: as many people say a size as whole groups need.
bool make_whole_groups(const Drawn& drawn) {
  std::map<long long, long long> count;
  for (const long long one : numbers_in(drawn.at(0))) ++count[one];
  return std::ranges::all_of(count, [](const auto& of) { return of.first > 0 && of.second % of.first == 0; });
}
void draw_whole_groups(Random& random, Drawn& drawn) {
  const auto size = (long long)(drawn.at(0).size());
  Numbers sizes;
  while ((long long)(sizes.size()) < size) {
    const auto left = std::size_t(size) - sizes.size();
    const std::size_t group = 1 + random.below(random.chance(0.5) ? std::min<std::size_t>(3, left) : left);
    sizes.insert(sizes.end(), group, (long long)(group));
  }
  random.shuffle(sizes);
  drawn.at(0) = sizes;
}

// The least difference of `count` factors of n, none below `least`, of which `first` is the smallest.
long long least_difference(long long n, long long count, long long least, long long first) {
  if (count == 1) return n < least ? LLONG_MAX : n - (first ? first : n);
  long long best = LLONG_MAX;
  for (long long one = least; one * one <= n; ++one) {
    if (n % one == 0) best = std::min(best, least_difference(n / one, count - 1, one, first ? first : one));
  }
  return best;
}

}  // namespace

const Registered registered_0667 = checked(667, [](const Json& given, const Json& found) {
  const Numbers numbers = numbers_in(found);
  require_permutation(numbers, given.at(0).get<std::size_t>(), 1);
  std::set<long long> differences;
  for (std::size_t i = 1; i < numbers.size(); ++i) differences.insert(std::abs(numbers[i] - numbers[i - 1]));
  require(differences.size() == given.at(1).get<std::size_t>(), "not k different differences");
});

const Registered registered_0760 = checked(
    760,
    [](const Json& given, const Json& found) {
      const Numbers from = numbers_in(given.at(0)), to = numbers_in(given.at(1)), mapping = numbers_in(found);
      require(mapping.size() == from.size(), "not an index for each number");
      for (std::size_t i = 0; i < from.size(); ++i)
        require(at_index(to, mapping[i]) == from[i], "nums2 has another number there");
    },
    drawn_inputs<have_same_elements, shuffle_first>());

const Registered registered_0905 = checked(905, [](const Json& given, const Json& found) {
  const Numbers numbers = numbers_in(found);
  require_same(numbers, given.at(0));
  require(std::ranges::is_partitioned(numbers, [](long long one) { return one % 2 == 0; }),
          "an even number comes behind an odd one");
});

const Registered registered_0922 = checked(
    922,
    [](const Json& given, const Json& found) {
      const Numbers numbers = numbers_in(found);
      require_same(numbers, given.at(0));
      for (std::size_t i = 0; i < numbers.size(); ++i)
        require((numbers[i] - (long long)(i)) % 2 == 0, "a number and its index are not both even or both odd");
    },
    drawn_inputs<are_half_even, make_half_even>());

const Registered registered_0942 = checked(942, [](const Json& given, const Json& found) {
  const Numbers numbers = numbers_in(found);
  const std::string s = text_in(given.at(0));
  require_permutation(numbers, s.size() + 1, 0);
  for (std::size_t i = 0; i < s.size(); ++i)
    require((s[i] == 'I') == (numbers[i] < numbers[i + 1]), "two neighbours are in the other order than s says");
});

const Registered registered_1282 = checked(
    1282,
    [](const Json& given, const Json& found) {
      const std::vector<Numbers> groups = rows_in(found);
      const Numbers sizes = numbers_in(given.at(0));
      require_permutation(joined(groups), sizes.size(), 0);
      for (const Numbers& group : groups) {
        require(!group.empty(), "a group is empty");
        for (const long long one : group)
          require(sizes[std::size_t(one)] == (long long)(group.size()), "somebody's group has another size");
      }
    },
    drawn_inputs<make_whole_groups, draw_whole_groups>());

const Registered registered_1304 = checked(1304, [](const Json& given, const Json& found) {
  const Numbers numbers = numbers_in(found);
  require(numbers.size() == given.at(0).get<std::size_t>(), "not n numbers");
  require(std::set(numbers.begin(), numbers.end()).size() == numbers.size(), "a number is there twice");
  require(sum_of(numbers) == 0, "they do not add up to 0");
});

const Registered registered_1317 = checked(1317, [](const Json& given, const Json& found) {
  const Numbers numbers = numbers_in(found);
  require(numbers.size() == 2 && sum_of(numbers) == given.at(0).get<long long>(), "not two numbers whose sum is n");
  for (const long long one : numbers)
    require(one > 0 && std::to_string(one).find('0') == std::string::npos, "a number has a 0, or is none above 0");
});

const Registered registered_1968 = checked(1968, [](const Json& given, const Json& found) {
  const Numbers numbers = numbers_in(found);
  require_same(numbers, given.at(0));
  for (std::size_t i = 2; i < numbers.size(); ++i)
    require(numbers[i - 2] + numbers[i] != 2 * numbers[i - 1], "a number is the average of its neighbours");
});

const Registered registered_1982 = checked(1982, [](const Json& given, const Json& found) {
  const Numbers numbers = numbers_in(found);
  const auto n = given.at(0).get<std::size_t>();
  require(n <= 20 && numbers.size() == n, "not n numbers");
  Numbers sums = {0};
  for (const long long one : numbers) {
    const std::size_t before = sums.size();
    for (std::size_t i = 0; i < before; ++i) sums.push_back(sums[i] + one);
  }
  require(same_elements(sums, numbers_in(given.at(1))), "it has other subset sums");
});

const Registered registered_2028 = checked(2028, [](const Json& given, const Json& found) {
  const Numbers rolls = numbers_in(given.at(0)), numbers = numbers_in(found);
  const auto n = given.at(2).get<long long>();
  const long long rest = given.at(1).get<long long>() * (n + (long long)(rolls.size())) - sum_of(rolls);
  const bool possible = rest >= n && rest <= 6 * n;
  if (numbers.empty() && n > 0) return require(!possible, "it is possible");
  require(possible, "it is not possible");
  require((long long)(numbers.size()) == n && sum_of(numbers) == rest, "not n rolls, or another mean");
  require(std::ranges::all_of(numbers, [](long long one) { return one >= 1 && one <= 6; }), "a die has no such side");
});

const Registered registered_2099 = checked(2099, [](const Json& given, const Json& found) {
  Numbers nums = numbers_in(given.at(0));
  const Numbers numbers = numbers_in(found);
  require(numbers.size() == given.at(1).get<std::size_t>(), "not k numbers");
  require(is_subsequence(numbers, nums), "this is no subsequence of nums");
  std::ranges::sort(nums, std::greater());
  nums.resize(numbers.size());
  require(sum_of(numbers) == sum_of(nums), "there is a larger sum");
});

const Registered registered_2122 = checked(2122, [](const Json& given, const Json& found) {
  const Numbers nums = numbers_in(given.at(0)), numbers = numbers_in(found);
  require(!numbers.empty() && 2 * numbers.size() == nums.size(), "not half as many numbers");
  const long long k = std::ranges::min(numbers) - std::ranges::min(nums);
  require(k > 0, "k is above 0");
  Numbers both;
  for (const long long one : numbers) both.push_back(one - k), both.push_back(one + k);
  require_same(both, given.at(0));
});

const Registered registered_2178 = checked(2178, [](const Json& given, const Json& found) {
  const Numbers numbers = numbers_in(found);
  const auto sum = given.at(0).get<long long>();
  if (sum % 2 != 0) return require(numbers.empty(), "an odd number is no such sum");
  require(std::set(numbers.begin(), numbers.end()).size() == numbers.size(), "a number is there twice");
  require(std::ranges::all_of(numbers, [sum](long long one) { return one > 0 && one <= sum && one % 2 == 0; }),
          "not all are even, and from 2 to the sum");
  require(sum_of(numbers) == sum, "they have another sum");
  const auto more = (long long)(numbers.size()) + 1;
  require(more * (more + 1) > sum, "there are more numbers with this sum");  // 2 + 4 + … + 2 · more
});

const Registered registered_2610 = checked(2610, [](const Json& given, const Json& found) {
  const std::vector<Numbers> rows = rows_in(found);
  require_same(joined(rows), given.at(0));
  for (const Numbers& row : rows)
    require(std::set(row.begin(), row.end()).size() == row.size(), "a number is twice in its row");
  std::map<long long, std::size_t> count;
  std::size_t most = 0;
  for (const long long one : numbers_in(given.at(0))) most = std::max(most, ++count[one]);
  require(rows.size() == most, "there are fewer rows possible");
});

const Registered registered_2664 = checked(2664, [](const Json& given, const Json& found) {
  const Numbers size = numbers_in(given);  // m, n, r, c
  const std::vector<Numbers> rows = rows_in(found);
  std::map<long long, std::pair<std::size_t, std::size_t>> cells;  // by when they are visited
  require((long long)(rows.size()) == size.at(0), "not m rows");
  for (std::size_t i = 0; i < rows.size(); ++i) {
    require((long long)(rows[i].size()) == size.at(1), "not n columns");
    for (std::size_t j = 0; j < rows[i].size(); ++j) cells[rows[i][j]] = {i, j};
  }
  require(!cells.empty() && (long long)(cells.size()) == size[0] * size[1] && cells.begin()->first == 0 &&
              cells.rbegin()->first + 1 == (long long)(cells.size()),
          "not each number from 0 on once");
  require(cells[0] == std::pair(std::size_t(size.at(2)), std::size_t(size.at(3))), "it begins elsewhere");
  for (std::size_t i = 1; i < cells.size(); ++i) {
    const auto [row, column] = cells[(long long)(i)];
    const auto [row_before, column_before] = cells[(long long)(i)-1];
    const auto apart = [](std::size_t a, std::size_t b) { return a > b ? a - b : b - a; };
    require(apart(row, row_before) * apart(column, column_before) == 2, "a knight does not move so");
  }
});

const Registered registered_2733 = checked(2733, [](const Json& given, const Json& found) {
  const Numbers nums = numbers_in(given.at(0));
  const auto one = number_in(found);
  if (one == -1) return require(nums.size() < 3, "there is such a number");
  require(std::ranges::find(nums, one) != nums.end(), "this is no number of nums");
  require(one > std::ranges::min(nums) && one < std::ranges::max(nums), "this is the minimum or the maximum");
});

const Registered registered_2966 = checked(2966, [](const Json& given, const Json& found) {
  Numbers nums = numbers_in(given.at(0));
  const auto k = given.at(1).get<long long>();
  const std::vector<Numbers> groups = rows_in(found);
  std::ranges::sort(nums);
  bool possible = true;
  for (std::size_t i = 2; i < nums.size(); i += 3) possible = possible && nums[i] - nums[i - 2] <= k;
  if (groups.empty()) return require(!possible, "it is possible");
  require_same(joined(groups), given.at(0));
  for (const Numbers& group : groups)
    require(group.size() == 3 && std::ranges::max(group) - std::ranges::min(group) <= k,
            "not three numbers, or two of them differ by more than k");
});

const Registered registered_3667 = checked(3667, [](const Json& given, const Json& found) {
  const Numbers numbers = numbers_in(found);
  require_same(numbers, given.at(0));
  require(std::ranges::is_sorted(numbers, {}, [](long long one) { return std::abs(one); }), "not in this order");
});

const Registered registered_3669 = checked(3669, [](const Json& given, const Json& found) {
  const Numbers numbers = numbers_in(found);
  const auto n = given.at(0).get<long long>(), k = given.at(1).get<long long>();
  require((long long)(numbers.size()) == k && k > 0 && k < 20 && n < 10'000'000, "not k numbers");
  long long product = 1;
  for (const long long one : numbers) {
    require(one > 0 && one <= n && product <= n, "not positive, or the product is another one");
    product *= one;
  }
  require(product == n, "the product is another one");
  require(std::ranges::max(numbers) - std::ranges::min(numbers) == least_difference(n, k, 1, 0),
          "a smaller difference is possible");
});

}  // namespace leetjudge
