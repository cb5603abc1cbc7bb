#include <algorithm>

#include "rules/checker_tools.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

// 1042: no garden has more than three paths, and no path is there twice.
std::vector<Json> possible_paths(const Drawn& drawn) {
  std::map<Json, int> paths_of;
  std::set<Json> there;
  std::vector<Json> possible;
  for (const Json& path : drawn.at(1)) {
    const Json &a = path.at(0), &b = path.at(1);
    if (paths_of[a] > 2 || paths_of[b] > 2 || !there.insert(a < b ? Json{a, b} : Json{b, a}).second) continue;
    ++paths_of[a], ++paths_of[b];
    possible.push_back(path);
  }
  return possible;
}
bool are_possible(const Drawn& drawn) { return possible_paths(drawn).size() == drawn.at(1).size(); }
void leave_possible(Random&, Drawn& drawn) { drawn.at(1) = possible_paths(drawn); }

// 1743: the neighbours in an array of different numbers, in any order.
bool are_neighbours(const Drawn& drawn) {
  std::map<long long, std::vector<long long>> beside;
  for (const Json& pair : drawn.at(0)) {
    const auto a = pair.at(0).get<long long>(), b = pair.at(1).get<long long>();
    beside[a].push_back(b), beside[b].push_back(a);
  }
  const auto end = std::ranges::find_if(beside, [](const auto& one) { return one.second.size() == 1; });
  if (end == beside.end()) return false;
  std::size_t seen = 1;
  for (long long before = end->first, at = end->second[0];; ++seen) {
    const std::vector<long long>& next = beside[at];
    if (next.size() != 2) return seen + 1 == beside.size() && next.size() == 1;
    before = std::exchange(at, next[0] == before ? next[1] : next[0]);
    if (seen > beside.size()) return false;
  }
}
void make_neighbours(Random& random, Drawn& drawn) {
  Numbers nums(drawn.at(0).size() + 1);
  long long next = numbers_in(drawn.at(0).at(0)).at(0);
  const long long most_step = std::max<long long>(1, 100000 / std::ssize(nums)) * (next > 0 ? -1 : 1);
  for (long long& one : nums) {
    one = next;
    next += random.chance(0.5) ? (most_step > 0) - (most_step < 0) : most_step;
  }
  random.shuffle(nums);
  std::vector<Json> pairs;
  for (std::size_t i = 1; i < nums.size(); ++i)
    pairs.push_back(random.chance(0.5) ? Json{nums[i - 1], nums[i]} : Json{nums[i], nums[i - 1]});
  random.shuffle(pairs);
  drawn.at(0) = pairs;
}

}  // namespace

// 89, 1238: each number of n bits once, from one to the next by one bit, and from the last to the first.
static void check_gray_code(int n, long long first, const Numbers& numbers) {
  require(n >= 0 && n <= 20, "n is in the range [1, 16]");
  const std::size_t count = std::size_t(1) << n;
  if (numbers.size() != count) throw Wrong{fmt::format("{} numbers are expected", count)};
  if (numbers.front() != first) throw Wrong{fmt::format("the first number is {}, not {}", numbers.front(), first)};
  const std::set<long long> different(numbers.begin(), numbers.end());
  require(different.size() == count && *different.begin() >= 0 && *different.rbegin() < (long long)(count),
          "each of the numbers appears once");
  for (std::size_t i = 0; i < count && count > 1; ++i) {
    const auto bits = static_cast<unsigned long long>(numbers[i] ^ numbers[(i + 1) % count]);
    if ((bits & (bits - 1)) != 0) throw Wrong{fmt::format("number {} and the next one differ by more than a bit", i)};
  }
}
const Registered registered_0089 = checked(
    89, [](const Json& given, const Json& found) { check_gray_code(given.at(0).get<int>(), 0, numbers_in(found)); });
const Registered registered_1238 = checked(1238, [](const Json& given, const Json& found) {
  check_gray_code(given.at(0).get<int>(), given.at(1).get<long long>(), numbers_in(found));
});

// 162: no number is like the next one.
static bool neighbours_differ(const Drawn& drawn) {
  const Numbers nums = numbers_in(drawn.at(0));
  return std::ranges::adjacent_find(nums) == nums.end();
}
static void let_neighbours_differ(Random&, Drawn& drawn) {
  Numbers nums = numbers_in(drawn.at(0));
  nums.erase(std::unique(nums.begin(), nums.end()), nums.end());
  drawn.at(0) = nums;
}
const Registered registered_0162 = checked(
    162,
    [](const Json& given, const Json& found) -> Reason {
      const Numbers nums = numbers_in(given.at(0));
      if (!found.is_number_integer()) return "not an index";
      const long long at = found.get<long long>();
      if (at < 0 || at >= (long long)(nums.size())) return "there is no such index";
      const auto i = std::size_t(at);
      const bool peak = (i == 0 || nums[i - 1] < nums[i]) && (i + 1 == nums.size() || nums[i + 1] < nums[i]);
      return peak ? std::nullopt : Reason(fmt::format("nums[{}] is no peak", i));
    },
    drawn_inputs<neighbours_differ, let_neighbours_differ>());

// Wherever insertVal fits: the list is still the given one, beginning there, and falls once at most.
const Registered registered_0708 = checked(708, [](const Json& given, const Json& found) {
  const Numbers head = numbers_in(given.at(0)), numbers = numbers_in(found);
  const auto value = given.at(1).get<long long>();
  require(numbers.size() == head.size() + 1 && is_subsequence(head, numbers), "not the given list and one node more");
  require(head.empty() || numbers.front() == head.front(), "it does not begin with the given node");
  require(sum_of(numbers) == sum_of(head) + value, "the new node has another value");
  std::size_t falls = numbers.back() > numbers.front();
  for (std::size_t i = 1; i < numbers.size(); ++i) falls += numbers[i - 1] > numbers[i];
  require(falls <= 1, "it is not sorted");
});

template <class InOrder>
static Reason check_wiggle(const Json& given, const Json& found) {
  const Numbers numbers = numbers_in(found);
  if (!same_elements(numbers, numbers_in(given.at(0)))) return "not the same numbers";
  for (std::size_t i = 1; i < numbers.size(); ++i) {
    const long long high = numbers[i % 2 ? i : i - 1], low = numbers[i % 2 ? i - 1 : i];
    if (!InOrder()(low, high)) return fmt::format("nums[{}] and nums[{}] are not in order", i - 1, i);
  }
  return std::nullopt;
}

const Registered registered_0280 =
    checked(280, [](const Json& given, const Json& found) { return check_wiggle<std::less_equal<>>(given, found); });
const Registered registered_0324 =
    checked(324, [](const Json& given, const Json& found) { return check_wiggle<std::less<>>(given, found); });

const Registered registered_0870 = checked(870, [](const Json& given, const Json& found) -> Reason {
  const Numbers numbers = numbers_in(found);
  Numbers own = numbers_in(given.at(0)), other = numbers_in(given.at(1));
  if (!same_elements(numbers, own)) return "not the numbers of nums1";
  std::size_t reached = 0, best = 0;
  for (std::size_t i = 0; i < other.size(); ++i) reached += numbers.at(i) > other[i];
  std::ranges::sort(own);
  std::ranges::sort(other);
  for (const long long one : own) best += best < other.size() && one > other[best];
  return reached == best ? std::nullopt : Reason(fmt::format("the advantage is {}, and {} can be had", reached, best));
});

const Registered registered_0932 = checked(932, [](const Json& given, const Json& found) -> Reason {
  const Numbers numbers = numbers_in(found);
  Numbers wanted(numbers.size());
  std::iota(wanted.begin(), wanted.end(), 1);
  if (numbers.size() != given.at(0).get<std::size_t>() || !same_elements(numbers, wanted))
    return "not a permutation of 1 to n";
  need_checkable(numbers.size() <= 10000);
  std::vector<std::size_t> places(numbers.size() + 1);
  for (std::size_t i = 0; i < numbers.size(); ++i) places[std::size_t(numbers[i])] = i;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    for (std::size_t j = i + 2; j < numbers.size(); ++j) {
      const long long sum = numbers[i] + numbers[j];
      const std::size_t k = places[std::size_t(sum / 2)];
      if (sum % 2 == 0 && i < k && k < j) return fmt::format("nums[{}] is between nums[{}] and nums[{}]", k, i, j);
    }
  }
  return std::nullopt;
});

const Registered registered_0969 = checked(969, [](const Json& given, const Json& found) -> Reason {
  const Numbers numbers = numbers_in(found);
  Numbers stack = numbers_in(given.at(0));
  if (numbers.size() > 10 * stack.size()) return "more than 10 * arr.length flips";
  for (const long long size : numbers) {
    if (size < 1 || size > (long long)(stack.size())) return fmt::format("{} cannot be flipped", size);
    std::reverse(stack.begin(), stack.begin() + long(size));
  }
  return std::ranges::is_sorted(stack) ? std::nullopt : Reason("these flips do not sort it");
});

const Registered registered_1030 = checked(1030, [](const Json& given, const Json& found) -> Reason {
  const Numbers size_and_center = numbers_in(given);
  const long long rows = size_and_center.at(0), columns = size_and_center.at(1);
  if (!found.is_array() || (long long)(found.size()) != rows * columns) return "not one entry for each cell";
  std::set<Numbers> seen;
  long long before = 0;
  for (const Json& one : found) {
    const Numbers cell = numbers_in(one);
    if (cell.size() != 2 || cell[0] < 0 || cell[0] >= rows || cell[1] < 0 || cell[1] >= columns ||
        !seen.insert(cell).second)
      return fmt::format("{} is no cell, or there twice", one.dump());
    const long long distance = std::abs(cell[0] - size_and_center.at(2)) + std::abs(cell[1] - size_and_center.at(3));
    if (distance < before) return fmt::format("{} comes behind a cell that is farther", one.dump());
    before = distance;
  }
  return std::nullopt;
});

const Registered registered_1042 = checked(
    1042,
    [](const Json& given, const Json& found) -> Reason {
      const Numbers numbers = numbers_in(found);
      if (numbers.size() != given.at(0).get<std::size_t>()) return "not one flower for each garden";
      for (const long long flower : numbers) {
        if (flower < 1 || flower > 4) return fmt::format("there is no flower {}", flower);
      }
      for (const Json& path : given.at(1)) {
        const auto a = path.at(0).get<std::size_t>(), b = path.at(1).get<std::size_t>();
        if (numbers.at(a - 1) == numbers.at(b - 1)) return fmt::format("gardens {} and {} have the same flower", a, b);
      }
      return std::nullopt;
    },
    drawn_inputs<are_possible, leave_possible>());

const Registered registered_1743 = checked(
    1743,
    [](const Json& given, const Json& found) -> Reason {
      const Numbers numbers = numbers_in(found);
      std::vector<std::pair<long long, long long>> wanted, pairs;
      for (const Json& one : given.at(0)) {
        const Numbers pair = numbers_in(one);
        wanted.push_back(std::minmax(pair.at(0), pair.at(1)));
      }
      for (std::size_t i = 1; i < numbers.size(); ++i) pairs.push_back(std::minmax(numbers[i - 1], numbers[i]));
      return same_elements(pairs, wanted) ? std::nullopt : Reason("its neighbours are not the pairs that are given");
    },
    drawn_inputs<are_neighbours, make_neighbours>());

}  // namespace leetjudge
