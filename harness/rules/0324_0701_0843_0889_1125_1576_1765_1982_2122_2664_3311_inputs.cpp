// Inputs of problems with several right answers, of which the page promises that there is one.
#include <algorithm>
#include <cmath>

#include "rules/checker_tools.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

// 324: the sorted halves, each from its end, rise and fall in turn.
bool can_wiggle(const Drawn& drawn) {
  Numbers nums = numbers_in(drawn.at(0));
  std::ranges::sort(nums, std::greater());
  const std::size_t high = nums.size() / 2;
  for (std::size_t i = 0; i + 1 < nums.size(); ++i) {
    const auto at = [&](std::size_t place) { return nums[place % 2 ? place / 2 : high + place / 2]; };
    if (at(i + i % 2) >= at(i + 1 - i % 2)) return false;
  }
  return true;
}
// Half of the number that comes most often becomes another one.
void make_wiggle(Random&, Drawn& drawn) {
  if (can_wiggle(drawn)) return;
  Numbers nums = numbers_in(drawn.at(0));
  std::map<long long, std::size_t> count;
  for (const long long one : nums) ++count[one];
  for (const auto& [number, times] : count) {
    std::size_t left = times > nums.size() / 2 ? times / 2 : 0;
    for (long long& one : nums)
      if (one == number && left > 0) one += one < 5000 ? 1 : -1, --left;
  }
  drawn[0] = nums;
}

// 701: the value is new.
bool is_new(const Drawn& drawn) { return std::ranges::count(drawn.at(0), drawn.at(1)) == 0; }
void take_new(Random&, Drawn& drawn) {
  const std::set<Json> there(drawn.at(0).begin(), drawn.at(0).end());
  for (long long one = 1; there.contains(drawn.at(1)); ++one) drawn[1] = one;
}

// 843: a strategy finds the secret, at the latest the one that tries all words.
void leave_as_many_as_guesses(Random&, Drawn& drawn) {
  std::vector<Json> words = drawn.at(1);
  const auto secret = std::ranges::find(words, drawn.at(0));
  const auto guesses = std::size_t(std::max(1LL, number_in(drawn.at(2))));
  if (words.size() <= guesses || secret == words.end()) return;
  std::iter_swap(secret, words.begin() + (secret - words.begin()) % std::ptrdiff_t(guesses));
  words.resize(guesses);
  drawn[1] = words;
}

// 889: both are of one tree, whose first nodes are left ones.
bool are_of_one_tree(const Drawn& drawn) {
  const Numbers before = numbers_in(drawn.at(0)), after = numbers_in(drawn.at(1));
  const std::set<long long> values(before.begin(), before.end());
  if (before.empty() || values.size() != before.size() || !same_elements(before, after)) return false;
  Numbers open;  // from the root down
  std::map<long long, int> children;
  std::size_t closed = 0;
  for (const long long one : before) {
    if (closed > 0 && (open.empty() || children[open.back()] == 2)) return false;
    if (!open.empty()) ++children[open.back()];
    open.push_back(one);
    for (; !open.empty() && open.back() == after[closed]; ++closed) open.pop_back();
  }
  return open.empty();
}
void make_of_one_tree(Random& random, Drawn& drawn) {
  Numbers before(drawn.at(0).size()), after, open;
  std::iota(before.begin(), before.end(), 1);
  random.shuffle(before);
  const double closing = random.chance(0.5) ? 0.5 : 0.1;
  std::map<long long, int> children;
  const auto has_two = [&] { return !open.empty() && children[open.back()] == 2; };
  for (const long long one : before) {
    while (open.size() > 1 && (has_two() || random.chance(closing))) {
      after.push_back(open.back());
      open.pop_back();
    }
    if (has_two()) break;  // the root, and the tree is whole
    if (!open.empty()) ++children[open.back()];
    open.push_back(one);
  }
  after.insert(after.end(), open.rbegin(), open.rend());
  before.resize(after.size());
  Numbers sorted = before;  // of which there are perhaps fewer than were drawn
  std::ranges::sort(sorted);
  const auto renumber = [&](long long& one) { one = 1 + (std::ranges::lower_bound(sorted, one) - sorted.begin()); };
  std::ranges::for_each(before, renumber);
  std::ranges::for_each(after, renumber);
  drawn = {before, after};
}

// 1125: everybody's skills are required ones, and together they have all.
std::set<Json> skills_of(const Json& people) {
  std::set<Json> all;
  for (const Json& one : people) all.insert(one.begin(), one.end());
  return all;
}
bool are_sufficient(const Drawn& drawn) {
  return skills_of(drawn.at(1)) == std::set<Json>(drawn.at(0).begin(), drawn.at(0).end());
}
void make_sufficient(Random& random, Drawn& drawn) {
  require(drawn.at(1).is_array() && !drawn[1].empty(), "there is nobody");
  const std::set<Json> required(drawn.at(0).begin(), drawn.at(0).end());
  for (Json& person : drawn.at(1)) {
    Json known = Json::array();
    for (const Json& skill : person)
      if (required.contains(skill)) known.push_back(skill);
    person = std::move(known);
  }
  const std::set<Json> there = skills_of(drawn[1]);
  for (const Json& skill : required)
    if (!there.contains(skill)) drawn[1].at(random.below(drawn[1].size())).push_back(skill);
}

// 1576: no letter is repeated yet.
bool repeats_nothing(const Drawn& drawn) {
  const std::string s = text_in(drawn.at(0));
  const auto repeated = [](char a, char b) { return a == b && a != '?'; };
  return std::ranges::adjacent_find(s, repeated) == s.end();
}
void repeat_nothing(Random&, Drawn& drawn) {
  std::string s = text_in(drawn.at(0));
  for (std::size_t i = 1; i < s.size(); ++i)
    if (s[i] == s[i - 1]) s[i] = '?';
  drawn[0] = s;
}

// 1765: there is water.
bool has_water(const Drawn& drawn) {
  return std::ranges::any_of(drawn.at(0), [](const Json& row) { return std::ranges::count(row, Json(1)) > 0; });
}
void put_water(Random& random, Drawn& drawn) {
  require(!drawn.at(0).empty(), "there is no row");
  Json& row = drawn[0].at(random.below(drawn[0].size()));
  require(!row.empty(), "there is no cell");
  row.at(random.below(row.size())) = 1;
}

// 1982: the sums of all subsets of n numbers. The difference of the least two is one of these, or its opposite: half of
// the sums lie so far above the other half, and in one of the halves is the empty set's.
constexpr long long most_of_subsets = 15;
bool are_subset_sums(const Drawn& drawn) {
  const long long n = number_in(drawn.at(0));
  Numbers sums = numbers_in(drawn.at(1));
  if (n < 1 || n > most_of_subsets || std::ssize(sums) != 1LL << n) return false;
  std::ranges::sort(sums);
  while (sums.size() > 1) {
    const long long difference = sums[1] - sums[0];
    Numbers lower, upper;
    for (std::size_t next = 0; const long long one : sums) {
      if (next < lower.size() && lower[next] + difference == one)
        upper.push_back(one), ++next;
      else
        lower.push_back(one);
    }
    if (lower.size() != upper.size()) return false;
    sums = std::ranges::count(lower, 0) > 0 ? lower : upper;
  }
  return sums[0] == 0;
}
void make_subset_sums(Random& random, Drawn& drawn) {
  const long long n = std::clamp(number_in(drawn.at(0)), 1LL, most_of_subsets);
  const auto most = random.chance(0.3) ? 1 : 10000 / n;
  Numbers sums = {0};
  for (long long i = 0; i < n; ++i) {
    const long long one = (long long)(random.below(std::size_t(2 * most + 1))) - most;
    const Numbers without = sums;
    for (const long long sum : without) sums.push_back(sum + one);
  }
  random.shuffle(sums);
  drawn = {n, sums};
}

// 2122: numbers that are all made less by k, and those that are all made more by it.
bool are_lower_and_higher(const Drawn& drawn) {
  Numbers nums = numbers_in(drawn.at(0));
  std::ranges::sort(nums);
  const auto is_twice = [&](long long difference) {
    Numbers open;  // of which the higher one is to come
    std::size_t first = 0;
    for (const long long one : nums) {
      if (first < open.size() && open[first] + difference == one)
        ++first;
      else
        open.push_back(one);
    }
    return first == open.size();
  };
  return std::ranges::any_of(nums, [&](long long one) {
    const long long difference = one - nums[0];
    return difference > 0 && difference % 2 == 0 && is_twice(difference);
  });
}
void make_lower_and_higher(Random& random, Drawn& drawn) {
  const Numbers nums = numbers_in(drawn.at(0));
  const long long k = 1 + (long long)(random.below(random.chance(0.5) ? 3 : 1000));
  Numbers both;
  for (std::size_t i = 0; i < std::max<std::size_t>(1, nums.size() / 2); ++i) {
    const long long low = std::max(1LL, nums.at(i) - 2 * k);
    both.push_back(low), both.push_back(low + 2 * k);
  }
  random.shuffle(both);
  drawn[0] = both;
}

// 2664: a knight can visit each cell once, of boards up to 5 x 5: one that has a side of 4 from an end of that side,
// that of 5 x 5 from the colour of more cells (all starts of all boards, tried one by one).
bool has_tour(const Drawn& drawn) {
  const Numbers all = numbers_in(drawn);
  const long long m = all.at(0), n = all.at(1), row = all.at(2), column = all.at(3);
  if (m == n) return (m == 1 || m == 5) && (row + column) % 2 == 0;
  const auto from_end = [](long long side, long long other, long long at) {
    return side == 4 && (other == 3 || other == 5) && (at == 0 || at == 3);
  };
  return from_end(m, n, row) || from_end(n, m, column);
}
void draw_tour(Random& random, Drawn& drawn) {
  constexpr std::pair<int, int> sizes[] = {{1, 1}, {3, 4}, {4, 3}, {4, 5}, {5, 4}, {5, 5}};
  do {
    const auto [m, n] = sizes[random.below(std::size(sizes))];
    drawn = {m, n, random.below(std::size_t(m)), random.below(std::size_t(n))};
  } while (!has_tour(drawn));
}

// 3311: the edges of a grid, whose first row goes from a corner along its side.
bool is_grid(const Drawn& drawn) {
  const long long n = number_in(drawn.at(0));
  const Json& edges = drawn.at(1);
  if (n < 2 || n > std::ssize(edges) + 1) return false;
  std::vector<Numbers> beside(static_cast<std::size_t>(n));
  for (const Json& edge : edges) {
    const long long a = number_in(edge.at(0)), b = number_in(edge.at(1));
    beside.at(std::size_t(a)).push_back(b), beside.at(std::size_t(b)).push_back(a);
  }
  const auto near = [&](long long node) -> const Numbers& { return beside[std::size_t(node)]; };
  const auto corner = std::ranges::min_element(beside, {}, &Numbers::size);
  std::vector<bool> seen(beside.size());
  Numbers row = {corner - beside.begin()};
  for (bool goes_on = !corner->empty(); goes_on;) {
    seen[std::size_t(row.back())] = true;
    const long long next = *std::ranges::min_element(
        near(row.back()), {}, [&](long long one) { return std::pair(bool(seen[std::size_t(one)]), near(one).size()); });
    goes_on = !seen[std::size_t(next)];
    if (goes_on) row.push_back(next), seen[std::size_t(next)] = true;
    goes_on = goes_on && near(next).size() > corner->size();
  }
  std::size_t cells = row.size(), edges_of_grid = row.size() - 1;
  for (Numbers below; cells < beside.size(); row = std::exchange(below, {})) {
    for (const long long one : row) {
      const auto next = std::ranges::find_if(near(one), [&](long long other) { return !seen[std::size_t(other)]; });
      if (next == near(one).end()) return false;
      seen[std::size_t(*next)] = true;
      if (!below.empty() && !std::ranges::count(near(*next), below.back())) return false;
      below.push_back(*next);
    }
    cells += row.size();
    edges_of_grid += 2 * row.size() - 1;
  }
  return edges.size() == edges_of_grid;
}
void draw_grid(Random& random, Drawn& drawn) {
  const auto most = std::max<std::size_t>(2, std::size_t(number_in(drawn.at(0))));
  const std::size_t rows = 1 + random.below(std::size_t(std::sqrt(double(most)))), columns = most / rows;
  Numbers labels(rows * columns);
  std::iota(labels.begin(), labels.end(), 0);
  random.shuffle(labels);
  std::vector<Numbers> edges;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    if ((i + 1) % columns != 0) edges.push_back({labels[i], labels[i + 1]});
    if (i + columns < labels.size()) edges.push_back({labels[i], labels[i + columns]});
  }
  for (Numbers& edge : edges) edge = {std::min(edge[0], edge[1]), std::max(edge[0], edge[1])};
  random.shuffle(edges);
  drawn = {labels.size(), edges};
}

}  // namespace

const Registered drawn_0324(324, drawn_inputs<can_wiggle, make_wiggle>());
const Registered drawn_0701(701, drawn_inputs<is_new, take_new>());
const Registered drawn_0843(843, drawn_inputs<nullptr, leave_as_many_as_guesses>());
const Registered drawn_0889(889, drawn_inputs<are_of_one_tree, make_of_one_tree>());
const Registered drawn_1125(1125, drawn_inputs<are_sufficient, make_sufficient>());
const Registered drawn_1576(1576, drawn_inputs<repeats_nothing, repeat_nothing>());
const Registered drawn_1765(1765, drawn_inputs<has_water, put_water>());
const Registered drawn_1982(1982, drawn_inputs<are_subset_sums, make_subset_sums>());
const Registered drawn_2122(2122, drawn_inputs<are_lower_and_higher, make_lower_and_higher>());
const Registered drawn_2664(2664, drawn_inputs<has_tour, draw_tour>());
const Registered drawn_3311(3311, drawn_inputs<is_grid, draw_grid>());

}  // namespace leetjudge
