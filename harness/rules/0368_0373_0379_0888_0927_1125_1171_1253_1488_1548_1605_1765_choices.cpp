#include "rules/checker_tools.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

// The fewest people who have all skills, by what can be had with each set of skills.
std::size_t smallest_team(const std::vector<unsigned>& skills_of, unsigned all) {
  std::vector<std::size_t> fewest(std::size_t(all) + 1, skills_of.size() + 1);
  fewest[0] = 0;
  for (const unsigned skills : skills_of)
    for (unsigned set = all + 1; set-- > 0;) fewest[set | skills] = std::min(fewest[set | skills], fewest[set] + 1);
  return fewest[all];
}

// 888: equal boxes, of which one is swapped.
constexpr long long most_candies = 100000;
bool can_be_swapped(const Drawn& drawn) {
  const Numbers alice = numbers_in(drawn.at(0)), bob = numbers_in(drawn.at(1));
  const std::set<long long> boxes(bob.begin(), bob.end());
  const long long more = sum_of(alice) - sum_of(bob);
  const auto fits = [&](long long one) { return boxes.contains(one - more / 2); };
  return more != 0 && more % 2 == 0 && std::ranges::any_of(alice, fits);
}
void make_swapped(Random& random, Drawn& drawn) {
  Numbers alice = numbers_in(drawn.at(0)), bob = alice;
  random.shuffle(bob);
  std::swap(alice.at(0), bob.at(0));
  if (bob.size() > 2 && bob[1] + bob[2] <= most_candies && random.chance(0.5)) {  // Bob has fewer boxes
    bob[1] += bob[2];
    bob.erase(bob.begin() + 2);
  }
  drawn = {alice, bob};
}

// 1605: sums of the rows and columns of a matrix.
bool have_same_sum(const Drawn& drawn) { return sum_of(numbers_in(drawn.at(0))) == sum_of(numbers_in(drawn.at(1))); }
void draw_sums(Random& random, Drawn& drawn) {
  Numbers columns(drawn.at(1).size(), 0);
  require(!columns.empty(), "there is no column");
  for (const long long row : numbers_in(drawn.at(0))) {
    for (long long& one : columns) one += row / (long long)(columns.size());
    columns.at(random.below(columns.size())) += row % (long long)(columns.size());
  }
  drawn.at(1) = columns;
}

// 1488: each lake that is rained on again is dried in between, on the first free day behind the last rain.
bool can_be_dried(const Numbers& rains) {
  std::map<long long, std::size_t> filled;
  std::set<std::size_t> free_days;
  for (std::size_t day = 0; day < rains.size(); ++day) {
    if (rains[day] == 0) {
      free_days.insert(day);
    } else if (const auto [last, first_rain] = filled.emplace(rains[day], day); !first_rain) {
      const auto dried = free_days.upper_bound(last->second);
      if (dried == free_days.end()) return false;
      free_days.erase(dried);
      last->second = day;
    }
  }
  return true;
}

}  // namespace

const Registered registered_0368 = checked(368, [](const Json& given, const Json& found) {
  Numbers nums = numbers_in(given.at(0)), numbers = numbers_in(found);
  need_checkable(nums.size() <= 10000);
  std::ranges::sort(nums);
  std::ranges::sort(numbers);
  require(std::ranges::includes(nums, numbers), "not a subset of nums");
  for (std::size_t i = 1; i < numbers.size(); ++i)
    require(numbers[i - 1] != 0 && numbers[i] % numbers[i - 1] == 0, "a number does not divide another one");
  std::vector<std::size_t> longest(nums.size(), 1);
  for (std::size_t i = 0; i < nums.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (nums[j] != 0 && nums[i] % nums[j] == 0) longest[i] = std::max(longest[i], longest[j] + 1);
    }
  }
  require(nums.empty() || numbers.size() == std::ranges::max(longest), "there is a larger one");
});

const Registered registered_0373 = checked(373, [](const Json& given, const Json& found) {
  Numbers first = numbers_in(given.at(0)), second = numbers_in(given.at(1));
  std::ranges::sort(first);
  std::ranges::sort(second);
  const std::vector<Numbers> pairs = rows_in(found);
  const auto k = given.at(2).get<std::size_t>();
  need_checkable(k <= 100000);
  require(pairs.size() == std::min(k, first.size() * second.size()), "not k pairs");
  std::map<Numbers, std::size_t> taken;
  Numbers sums, least;
  for (const Numbers& pair : pairs) {
    require(pair.size() == 2, "not two numbers");
    const auto often = [](const Numbers& nums, long long one) {
      const auto [begin, end] = std::ranges::equal_range(nums, one);
      return std::size_t(end - begin);
    };
    require(++taken[pair] <= often(first, pair[0]) * often(second, pair[1]), "a pair is not there, or not so often");
    sums.push_back(sum_of(pair));
  }
  std::multimap<long long, std::pair<std::size_t, std::size_t>> next;  // by their sums, one for each of the first
  for (std::size_t i = 0; i < std::min(k, first.size()); ++i) next.insert({first[i] + second.at(0), {i, 0}});
  while (least.size() < pairs.size()) {
    const auto [sum, place] = *next.begin();
    const auto [i, j] = place;
    least.push_back(sum);
    next.erase(next.begin());
    if (j + 1 < second.size()) next.insert({first[i] + second[j + 1], {i, j + 1}});
  }
  require(same_elements(sums, least), "there are smaller sums");
});

const Registered registered_0379 = checked(379, [](const Json& given, const Json& found) {
  std::set<long long> taken;
  long long size = 0;
  return check_calls(
      given, found, [&](const Json& arguments) { size = arguments.at(0).get<long long>(); },
      [&](const std::string& method, const Json& arguments, const Json& result) -> Reason {
        if (method == "get") {
          const auto number = number_in(result);
          if (number == -1) return require((long long)(taken.size()) == size, "a number is available"), std::nullopt;
          require(number >= 0 && number < size && taken.insert(number).second, "this number is not available");
        } else if (method == "check") {
          require(result.get<bool>() != taken.contains(arguments.at(0).get<long long>()), "it is the other way round");
        } else {
          taken.erase(arguments.at(0).get<long long>());
        }
        return std::nullopt;
      });
});

const Registered registered_0888 = checked(
    888,
    [](const Json& given, const Json& found) {
      const Numbers alice = numbers_in(given.at(0)), bob = numbers_in(given.at(1)), swap = numbers_in(found);
      require(swap.size() == 2 && std::ranges::find(alice, swap[0]) != alice.end() &&
                  std::ranges::find(bob, swap[1]) != bob.end(),
              "not a box of Alice's and one of Bob's");
      require(sum_of(alice) - swap[0] + swap[1] == sum_of(bob) - swap[1] + swap[0], "one then has more than the other");
    },
    drawn_inputs<can_be_swapped, make_swapped>());

const Registered registered_0927 = checked(927, [](const Json& given, const Json& found) {
  const Numbers arr = numbers_in(given.at(0)), ends = numbers_in(found);
  const auto size = (long long)(arr.size());
  require(ends.size() == 2, "not two indices");
  std::vector<std::size_t> ones;
  for (std::size_t i = 0; i < arr.size(); ++i) {
    if (arr[i] == 1) ones.push_back(i);
  }
  // What follows the first 1 of the last part follows that of each other one, before the next part begins.
  bool possible = ones.size() % 3 == 0 && size >= 3;
  if (possible && !ones.empty()) {
    const std::size_t each = ones.size() / 3, length = arr.size() - ones[2 * each];
    for (const std::size_t part : {std::size_t(0), each})
      possible = possible && ones[part] + length <= ones[part + each] &&
                 std::equal(arr.end() - long(length), arr.end(), arr.begin() + long(ones[part]));
  }
  if (ends[0] == -1 && ends[1] == -1) return require(!possible, "it is possible");
  require(ends[0] >= 0 && ends[0] + 1 < ends[1] && ends[1] < size, "these indices make no three parts");
  const auto value = [&](long long begin, long long end) {
    const auto first = std::find(arr.begin() + begin, arr.begin() + end, 1);
    return Numbers(first, arr.begin() + end);
  };
  require(value(0, ends[0] + 1) == value(ends[0] + 1, ends[1]) && value(0, ends[0] + 1) == value(ends[1], size),
          "the three parts are not the same number");
});

const Registered registered_1125 = checked(1125, [](const Json& given, const Json& found) {
  const std::vector<std::string> needed = texts_in(given.at(0));
  need_checkable(needed.size() <= 16);
  std::vector<unsigned> skills_of;
  for (const Json& person : given.at(1)) {
    unsigned skills = 0;
    for (const std::string& skill : texts_in(person)) {
      const auto place = std::ranges::find(needed, skill) - needed.begin();
      if (std::size_t(place) < needed.size()) skills |= 1U << place;
    }
    skills_of.push_back(skills);
  }
  unsigned all = 0;
  const Numbers team = numbers_in(found);
  for (const long long person : team) all |= at_index(skills_of, person);
  require(all == (1U << needed.size()) - 1, "nobody in it has one of the skills");
  require(team.size() == smallest_team(skills_of, all), "there is a smaller one");
});

// What is taken out has the sum 0: before each number that stays the sum is the same in both lists, and it is best to
// take the first such.
const Registered registered_1171 = checked(1171, [](const Json& given, const Json& found) {
  const Numbers head = numbers_in(given.at(0)), left = numbers_in(found);
  std::set<long long> sums = {0};
  std::size_t at = 0;
  long long sum = 0, sum_left = 0;
  for (const long long one : head) {
    if (at < left.size() && sum == sum_left && one == left[at]) {
      sum_left += left[at++];
      require(sums.insert(sum_left).second, "some of its nodes sum to 0");
    }
    sum += one;
  }
  require(at == left.size() && sum == sum_left, "this is not left where nodes are taken out whose sum is 0");
});

const Registered registered_1253 = checked(1253, [](const Json& given, const Json& found) {
  const auto upper = given.at(0).get<long long>(), lower = given.at(1).get<long long>();
  const Numbers sums = numbers_in(given.at(2));
  const std::vector<Numbers> rows = rows_in(found);
  const bool possible = sum_of(sums) == upper + lower && std::ranges::count(sums, 2) <= long(std::min(upper, lower));
  if (rows.empty()) return require(!possible, "it is possible");
  require(rows.size() == 2 && rows[0].size() == sums.size() && rows[1].size() == sums.size(), "not 2 x n");
  for (std::size_t i = 0; i < sums.size(); ++i) {
    require(rows[0][i] + rows[1][i] == sums[i], "a column has another sum");
    require((rows[0][i] | rows[1][i] | 1) == 1, "a number is not 0 or 1");
  }
  require(sum_of(rows[0]) == upper && sum_of(rows[1]) == lower, "a row has another sum");
});

const Registered registered_1488 = checked(1488, [](const Json& given, const Json& found) {
  const Numbers rains = numbers_in(given.at(0)), days = numbers_in(found);
  if (days.empty() && !rains.empty()) return require(!can_be_dried(rains), "it is possible");
  require(days.size() == rains.size(), "not a number for each day");
  std::set<long long> full;
  for (std::size_t i = 0; i < rains.size(); ++i) {
    require(rains[i] > 0 ? days[i] == -1 : days[i] > 0, "not -1 on a day of rain, or no lake on a dry one");
    if (rains[i] > 0) require(full.insert(rains[i]).second, "a lake floods");
    full.erase(days[i]);
  }
});

const Registered registered_1548 = checked(1548, [](const Json& given, const Json& found) {
  const auto n = given.at(0).get<std::size_t>();
  const std::vector<std::string> names = texts_in(given.at(2)), target = texts_in(given.at(3));
  const Numbers path = numbers_in(found);
  require(names.size() == n && path.size() == target.size(), "not as long as targetPath");
  std::set<std::pair<long long, long long>> roads;
  for (const Numbers& road : rows_in(given.at(1)))
    roads.insert({road.at(0), road.at(1)}), roads.insert({road.at(1), road.at(0)});
  long long distance = 0;
  std::vector<long long> least(n, 0);  // of paths that end in each city
  for (std::size_t i = 0; i < target.size(); ++i) {
    require(i == 0 || roads.contains({path[i - 1], path[i]}), "there is no road between two of its cities");
    distance += at_index(names, path[i]) != target[i];
    std::vector<long long> next(n, i == 0 ? 0 : (long long)(target.size()));
    for (const auto& [from, to] : roads) {
      if (i > 0) next.at(std::size_t(to)) = std::min(next.at(std::size_t(to)), least.at(std::size_t(from)));
    }
    for (std::size_t city = 0; city < n; ++city) next[city] += names[city] != target[i];
    least = next;
  }
  require(least.empty() || distance == std::ranges::min(least), "a smaller edit distance is possible");
});

const Registered registered_1605 = checked(
    1605,
    [](const Json& given, const Json& found) {
      const std::vector<Numbers> rows = rows_in(found);
      Numbers sums, columns(given.at(1).size(), 0);
      for (const Numbers& row : rows) {
        require(row.size() == columns.size(), "a row has another length");
        for (std::size_t i = 0; i < row.size(); ++i) {
          require(row[i] >= 0, "a number is negative");
          columns[i] += row[i];
        }
        sums.push_back(sum_of(row));
      }
      require(sums == numbers_in(given.at(0)), "a row has another sum");
      require(columns == numbers_in(given.at(1)), "a column has another sum");
    },
    drawn_inputs<have_same_sum, draw_sums>());

// The height of a cell cannot be above its distance from water, and all have that in the highest map.
const Registered registered_1765 = checked(1765, [](const Json& given, const Json& found) {
  const std::vector<Numbers> water = rows_in(given.at(0)), heights = rows_in(found);
  require(heights.size() == water.size(), "it has another size");
  std::vector<Numbers> distance = water;  // -1 where none is known
  std::vector<std::pair<std::size_t, std::size_t>> reached;
  long long highest = 0, most = 0;
  for (std::size_t i = 0; i < water.size(); ++i) {
    require(heights[i].size() == water.at(0).size() && water[i].size() == heights[i].size(), "it has another size");
    for (std::size_t j = 0; j < water[i].size(); ++j) {
      most = std::max(most, heights[i][j]);
      require(heights[i][j] >= 0 && (water[i][j] == 0 || heights[i][j] == 0), "water is not 0, or land is below it");
      require((i == 0 || std::abs(heights[i][j] - heights[i - 1][j]) <= 1) &&
                  (j == 0 || std::abs(heights[i][j] - heights[i][j - 1]) <= 1),
              "two neighbours differ by more than 1");
      distance[i][j] = water[i][j] == 1 ? 0 : -1;
      if (water[i][j] == 1) reached.emplace_back(i, j);
    }
  }
  for (std::size_t at = 0; at < reached.size(); ++at) {
    const auto [i, j] = reached[at];
    for (const auto& [row, column] : {std::pair(i + 1, j), {i - 1, j}, {i, j + 1}, {i, j - 1}}) {
      if (row >= water.size() || column >= water[0].size()) continue;  // below 0 is far above
      if (distance[row][column] >= 0) continue;
      highest = distance[row][column] = distance[i][j] + 1;
      reached.emplace_back(row, column);
    }
  }
  require(most == highest, "a higher one is possible");
});

}  // namespace leetjudge
