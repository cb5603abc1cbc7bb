// Numbers and texts of which the page says in words what hardly any random ones are.
#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

#include "rules/checker_tools.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr long long largest_int = 2147483647;

// 10: what '*' repeats stands before it.
bool stars_repeat(const Drawn& drawn) {
  const std::string p = text_in(drawn.at(1));
  return !p.starts_with('*') && p.find("**") == std::string::npos;
}
void let_stars_repeat(Random&, Drawn& drawn) {
  std::string p = text_in(drawn.at(1));
  for (std::size_t i = 0; i < p.size(); ++i)
    if (p[i] == '*' && (i == 0 || p[i - 1] == '*')) p[i] = i % 2 ? '.' : 'a';
  drawn.at(1) = p;
}

// 45: the last element can be reached.
bool reaches_end(const Drawn& drawn) {
  const Numbers nums = numbers_in(drawn.at(0));
  long long reach = 0;
  for (std::size_t i = 0; i < nums.size() && (long long)(i) <= reach; ++i)
    reach = std::max(reach, (long long)(i) + nums[i]);
  return reach + 1 >= (long long)(nums.size());
}
void reach_end(Random& random, Drawn& drawn) {
  Numbers nums = numbers_in(drawn.at(0));
  long long reach = 0;
  for (std::size_t i = 0; i + 1 < nums.size(); ++i) {
    if (reach <= (long long)(i) && nums[i] == 0) nums[i] = 1 + (long long)(random.below(3));
    reach = std::max(reach, (long long)(i) + nums[i]);
  }
  drawn.at(0) = nums;
}

// 50: a power that exists and stays within its bounds.
bool is_power(const Drawn& drawn) {
  const auto x = drawn.at(0).get<double>();
  const auto n = drawn.at(1).get<long long>();
  return (x != 0 || n > 0) && std::abs(std::pow(x, double(n))) <= 1e4;
}
void take_power(Random& random, Drawn& drawn) {
  if (is_power(drawn)) return;
  const auto n = (long long)(random.below(9)) - 4;
  drawn.at(1) = drawn.at(0) == 0 ? std::abs(n) + 1 : n;
  if (!is_power(drawn)) drawn.at(0) = random.chance(0.5) ? 1.0 : -1.0;
}

// Sorted intervals that do not overlap; a start is no end.
bool are_apart(const Json& intervals) {
  Numbers ends;
  for (const Json& one : intervals) ends.insert(ends.end(), {one.at(0).get<long long>(), one.at(1).get<long long>()});
  for (std::size_t i = 2; i < ends.size(); i += 2)
    if (ends[i - 1] >= ends[i]) return false;
  return true;
}
void part(Json& intervals) {
  if (!intervals.is_array()) return;
  std::set<long long> different;
  for (const Json& one : intervals)
    for (const Json& end : one) different.insert(end.get<long long>());
  for (long long next = 0; different.size() < 2 * intervals.size(); ++next) different.insert(next);
  auto end = different.begin();
  for (Json& one : intervals) one = {*end++, *end++};
}

// 57: such intervals, and one more.
bool intervals_apart(const Drawn& drawn) {
  const Numbers added = numbers_in(drawn.at(1));
  return are_apart(drawn.at(0)) && added.at(0) <= added.at(1) && 0 <= added.at(0) && added.at(1) <= 100000;
}
void part_intervals(Random& random, Drawn& drawn) {
  part(drawn.at(0));
  for (Json& one : drawn[0])
    if (random.chance(0.2)) one[1] = one[0];
  Numbers added = numbers_in(drawn.at(1));
  std::ranges::sort(added);
  drawn.at(1) = added;
}

// 986: two lists of such intervals.
bool both_are_apart(const Drawn& drawn) { return std::ranges::all_of(drawn, are_apart); }
void part_both(Random&, Drawn& drawn) { std::ranges::for_each(drawn, part); }

// 66: no zeros lead.
bool leads_with_digit(const Drawn& drawn) { return numbers_in(drawn.at(0)).at(0) != 0; }
void lead_with_digit(Random& random, Drawn& drawn) {
  if (drawn.at(0).at(0) == 0) drawn.at(0)[0] = 1 + (long long)(random.below(9));
}

// 134: at most one station to start at.
bool has_one_start(const Drawn& drawn) {
  const Numbers gas = numbers_in(drawn.at(0)), cost = numbers_in(drawn.at(1));
  const std::size_t n = gas.size();
  Numbers sums = {0};  // of two rounds
  for (std::size_t i = 0; i < 2 * n; ++i) sums.push_back(sums.back() + gas[i % n] - cost.at(i % n));
  if (sums[n] < 0) return true;
  long long least = sums[2 * n];  // from here on
  std::size_t starts = 0;
  for (std::size_t i = 2 * n; i-- > 0;) {
    starts +=
        i < n && sums[i] <= least;  // what is left in the tank is never less than nothing: sums rise round by round
    least = std::min(least, sums[i]);
  }
  return starts <= 1;
}

// 150: the values on the stack after an expression in postfix form, each of 32 bits; nothing where it is none.
std::optional<Numbers> stack_after(const Json& tokens) {
  Numbers stack;
  for (const Json& token : tokens) {
    const std::string text = text_in(token);
    const std::string digits = text.substr(text.size() > 1 && text[0] == '-');
    if (!digits.empty() && digits.size() < 12 && std::ranges::all_of(digits, is_digit)) {
      stack.push_back(std::stoll(text));
      if (std::to_string(stack.back()) != text || std::abs(stack.back()) > largest_int) return std::nullopt;
      continue;
    }
    if (stack.size() < 2 || text.size() != 1 || !contains("+-*/", text)) return std::nullopt;
    const long long b = stack.back(), a = stack[stack.size() - 2];
    if (text == "/" && b == 0) return std::nullopt;
    const long long value = text == "+" ? a + b : text == "-" ? a - b : text == "*" ? a * b : a / b;
    if (!within_int(value)) return std::nullopt;
    stack.pop_back();
    stack.back() = value;
  }
  return stack;
}
bool is_expression(const Drawn& drawn) {
  const auto stack = stack_after(drawn.at(0));
  return stack && stack->size() == 1;
}
void make_expression(Random& random, Drawn& drawn) {
  const std::size_t size = (std::max<std::size_t>(1, drawn.at(0).size()) - 1) | 1;
  const double numbers_first = std::min(1.0, 1.5 * random.fraction());  // often all of them
  Json tokens = Json::array();
  Numbers stack;  // how large the values may be is told by trying
  while (tokens.size() < size) {
    const bool number = stack.size() < 2 || (tokens.size() + stack.size() < size && random.chance(numbers_first));
    if (number) {
      const long long one = (long long)(random.below(401)) - 200;
      tokens.push_back(std::to_string(one));
      stack.push_back(one);
      continue;
    }
    const Json two = Json::array({std::to_string(stack[stack.size() - 2]), std::to_string(stack.back())});
    stack.pop_back();
    for (const std::size_t first = random.below(4); const std::size_t next : {first, std::size_t(1)}) {
      const std::string sign(1, "+-*/"[next]);
      Json some = two;
      some.push_back(sign);
      const auto after = stack_after(some);
      if (!after && next == first && first != 1) continue;
      tokens.push_back(sign);
      stack.back() = after ? after->back() : 0;
      break;
    }
  }
  drawn.at(0) = tokens;
}

// 152, 238: products stay within 32 bits: of what lies between zeros, or of all but zeros.
// With two zeros, of what lies before the first and behind the last one.
Numbers with_small_products(Numbers nums, bool zeros_part) {
  long long product = 1;
  const auto zeros = std::ranges::count(nums, 0);
  for (std::ptrdiff_t seen = 0; long long& one : nums) {
    seen += one == 0;
    if (one == 0 && (zeros_part || zeros > 1)) product = 1;
    const bool between = !zeros_part && zeros > 1 && seen > 0 && seen < zeros;
    if (one == 0 || between) continue;
    if (std::abs(one) > largest_int / product) one = one < 0 ? -1 : 1;
    product *= std::abs(one);
  }
  return nums;
}
template <bool zeros_part>
bool has_small_products(const Drawn& drawn) {
  const Numbers nums = numbers_in(drawn.at(0));
  return nums == with_small_products(nums, zeros_part);
}
template <bool zeros_part>
void make_products_small(Random& random, Drawn& drawn) {
  Numbers nums = numbers_in(drawn.at(0));
  if (!nums.empty() && random.chance(0.5)) nums[random.below(nums.size())] = 0;
  drawn.at(0) = with_small_products(nums, zeros_part);
}

// 323: what the page leaves to its examples.
bool joins_nodes(const Drawn& drawn) {
  const auto n = drawn.at(0).get<long long>();
  return std::ranges::all_of(drawn.at(1), [&](const Json& edge) {
    return std::ranges::all_of(numbers_in(edge), [&](long long end) { return 0 <= end && end < n; });
  });
}
void join_nodes(Random& random, Drawn& drawn) {
  const auto n = std::max(2LL, drawn.at(0).get<long long>());
  drawn.at(0) = n;
  std::set<std::pair<long long, long long>> edges;
  for (std::size_t i = 0; i < drawn.at(1).size(); ++i) {
    const auto a = (long long)(random.below(std::size_t(n))), b = (long long)(random.below(std::size_t(n)));
    if (a != b) edges.emplace(std::min(a, b), std::max(a, b));
  }
  if (edges.empty()) edges.emplace(0, 1);
  drawn.at(1) = Json::array();
  for (const auto& [a, b] : edges) drawn.at(1).push_back({a, b});
  std::vector<Json> order = drawn.at(1);
  random.shuffle(order);
  drawn.at(1) = order;
}

// 347, 973: of elements that come in this order, the k first ones are told from the others.
using Order = Numbers (*)(const Json& elements);
Numbers by_frequency(const Json& elements) {
  std::map<long long, long long> count;
  for (const long long one : numbers_in(elements)) --count[one];
  Numbers order;
  for (const auto& [number, negative] : count) order.push_back(negative);
  std::ranges::sort(order);
  return order;
}
Numbers by_distance(const Json& points) {
  Numbers order;
  for (const Json& one : points) {
    const Numbers point = numbers_in(one);
    order.push_back(point.at(0) * point.at(0) + point.at(1) * point.at(1));
  }
  std::ranges::sort(order);
  return order;
}
template <Order ordered>
bool is_told(const Drawn& drawn) {
  const Numbers order = ordered(drawn.at(0));
  const auto k = drawn.at(1).get<std::size_t>();
  return k >= 1 && k <= order.size() && (k == order.size() || order[k - 1] < order[k]);
}
template <Order ordered>
void let_it_be_told(Random& random, Drawn& drawn) {
  const Numbers order = ordered(drawn.at(0));
  std::vector<std::size_t> told;
  for (std::size_t k = 1; k <= order.size(); ++k)
    if (k == order.size() || order[k - 1] < order[k]) told.push_back(k);
  if (!told.empty()) drawn.at(1) = told[random.below(told.size())];
}

// 778: each height from 0 on once.
bool is_permutation(const Drawn& drawn) {
  std::set<Json> heights;
  for (const Json& row : drawn.at(0)) heights.insert(row.begin(), row.end());
  return heights.size() == drawn.at(0).size() * drawn.at(0).size();
}
void permute(Random& random, Drawn& drawn) {
  std::size_t cells = 0;
  for (const Json& row : drawn.at(0)) cells += row.size();
  Numbers heights(cells);
  std::iota(heights.begin(), heights.end(), 0);
  random.shuffle(heights);
  auto next = heights.begin();
  for (Json& row : drawn.at(0))
    for (Json& cell : row) cell = *next++;
}

}  // namespace

const Registered registered_0010(10, drawn_inputs<stars_repeat, let_stars_repeat>());
const Registered registered_0045(45, drawn_inputs<reaches_end, reach_end>());
const Registered registered_0050(50, drawn_inputs<is_power, take_power>());
const Registered registered_0057(57, drawn_inputs<intervals_apart, part_intervals>());
const Registered registered_0066(66, drawn_inputs<leads_with_digit, lead_with_digit>());
const Registered registered_0134(134, drawn_inputs<has_one_start>());
const Registered registered_0150(150, drawn_inputs<is_expression, make_expression>());
const Registered registered_0152(152, drawn_inputs<has_small_products<true>, make_products_small<true>>());
const Registered registered_0238(238, drawn_inputs<has_small_products<false>, make_products_small<false>>());
const Registered registered_0323(323, drawn_inputs<joins_nodes, join_nodes>());
const Registered registered_0347(347, drawn_inputs<is_told<by_frequency>, let_it_be_told<by_frequency>>());
const Registered registered_0778(778, drawn_inputs<is_permutation, permute>());
const Registered registered_0973(973, drawn_inputs<is_told<by_distance>, let_it_be_told<by_distance>>());
const Registered registered_0986(986, drawn_inputs<both_are_apart, part_both>());

}  // namespace leetjudge
