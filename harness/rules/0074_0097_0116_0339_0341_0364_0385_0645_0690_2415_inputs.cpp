// Matrices, texts, trees, lists in lists and employees of which the page says in words what hardly any random ones are.
// Lists and employees are made of numbers that were drawn for them.
#include <bit>

#include "rules/checker_tools.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

// 74: each row is sorted, and begins above the end of the one before.
bool rows_follow(const Drawn& drawn) {
  std::optional<long long> last;
  for (const Json& row : drawn.at(0)) {
    const Numbers numbers = numbers_in(row);
    if (numbers.empty() || !std::ranges::is_sorted(numbers) || (last && numbers.front() <= *last)) return false;
    last = numbers.back();
  }
  return true;
}
void let_rows_follow(Random& random, Drawn& drawn) {
  if (rows_follow(drawn)) return;
  Numbers all;
  for (const Json& row : drawn.at(0))
    for (const long long one : numbers_in(row)) all.push_back(one);
  std::ranges::sort(all);
  long long more = 0;
  std::size_t next = 0;
  for (Json& row : drawn[0]) {
    more += next > 0 && next < all.size() && all[next] == all[next - 1];
    for (Json& one : row) one = all[next++] + more;
  }
  if (!all.empty() && random.below(2) == 0) drawn.at(1) = all[random.below(all.size())];
}

// 97: mostly both in one, or nearly.
void put_both_in_one(Random& random, Drawn& drawn) {
  const std::string s1 = text_in(drawn.at(0)), s2 = text_in(drawn.at(1));
  if (random.below(8) == 0) return;
  std::string s3;
  for (std::size_t i = 0, j = 0; i + j < s1.size() + s2.size();) {
    const bool first = j == s2.size() || (i < s1.size() && random.below(2) == 0);
    s3 += first ? s1[i++] : s2[j++];
  }
  if (!s3.empty() && random.below(4) == 0) std::swap(s3[random.below(s3.size())], s3.back());
  drawn.at(2) = s3;
}

// 116, 2415: all levels are full.
bool is_perfect(const Drawn& drawn) {
  return std::has_single_bit(drawn.at(0).size() + 1) && !std::ranges::count(drawn[0], nullptr);
}
void make_perfect(Random&, Drawn& drawn) {
  std::vector<Json> values = drawn.at(0);
  std::erase(values, nullptr);
  values.resize(std::bit_floor(values.size() + 1) - 1);
  drawn[0] = values;
}

// 339, 341, 364: numbers, and lists of what there may be, in 339 and 341 also of nothing. The drawn number stands in
// it, and small ones.
constexpr int deepest = 3, deepest_chain = 40;
Json nested(Random& random, const Json& number, int depth, bool may_be_empty = true) {
  const Json one = random.chance(0.5) ? number : Json((long long)(random.below(6)) - 2);
  if (depth == 0 || random.below(3) == 0) return one;
  if (random.chance(0.05)) {
    Json chain = one;
    for (int i = 0; i < deepest_chain; ++i) chain = Json::array({chain});
    return chain;
  }
  Json list = Json::array();
  if (may_be_empty && random.chance(0.1)) return list;
  for (std::size_t left = 1 + random.below(3); left > 0; --left)
    list.push_back(nested(random, number, depth - 1, may_be_empty));
  return list;
}
template <bool may_be_empty>
void nest(Random& random, Drawn& drawn) {
  for (Json& one : drawn.at(0))
    if (one.is_number()) one = nested(random, one, deepest, may_be_empty);
}

// 385: one of them, written as long as the text that was drawn, or somewhat longer.
constexpr long long most_written = 1000000;
bool is_nested(const Json& one) {
  return one.is_array() ? std::ranges::all_of(one, is_nested)
                        : one.is_number_integer() && std::abs(one.get<double>()) <= most_written;
}
bool is_written(const Drawn& drawn) {
  const std::string text = text_in(drawn.at(0));
  const std::optional<Json> one = json_in(text);
  return one && is_nested(*one) && dumped(*one) == text;
}
void write_nested(Random& random, Drawn& drawn) {
  if (is_written(drawn)) return;
  const std::size_t length = text_in(drawn.at(0)).size();
  const auto number = [&]() -> Json {
    return random.chance(0.3) ? (long long)(random.below(2 * most_written + 1)) - most_written
                              : (long long)(random.below(4)) - 1;
  };
  Json list = Json::array();
  for (std::size_t written = 1; written < length; written += dumped(list.back()).size() + 1)
    list.push_back(nested(random, number(), deepest));
  drawn[0] = dumped(length > 2 ? list : number());
}

// 645: 1, 2, … n, of which one stands in the place of another.
bool one_is_twice(const Drawn& drawn) {
  const Numbers nums = numbers_in(drawn.at(0));
  const std::set<long long> distinct(nums.begin(), nums.end());
  return distinct.size() + 1 == nums.size() && *distinct.begin() > 0 && *distinct.rbegin() <= std::ssize(nums);
}
void let_one_be_twice(Random& random, Drawn& drawn) {
  Numbers nums(std::max<std::size_t>(2, drawn.at(0).size()));
  std::iota(nums.begin(), nums.end(), 1);
  random.shuffle(nums);
  const std::size_t place = random.below(nums.size());
  nums[place] = nums[(place + 1 + random.below(nums.size() - 1)) % nums.size()];
  drawn[0] = nums;
}

// 690: employees of one tree, and who of them is asked for.
constexpr long long most_id = 2000, most_importance = 100;
bool are_employees(const Drawn& drawn) {
  std::map<long long, long long> leaders;  // by whom they lead
  std::set<long long> ids;
  for (const Json& one : drawn.at(0)) {
    if (!one.is_array()) return false;
    const auto id = one.at(0).get<long long>();
    if (id < 1 || id > most_id || std::abs(one.at(1).get<long long>()) > most_importance || !ids.insert(id).second)
      return false;
    for (const long long led : numbers_in(one.at(2)))
      if (!leaders.emplace(led, id).second) return false;
  }
  for (const auto& [led, leader] : leaders) {
    long long above = leader;
    for (std::size_t steps = 0; leaders.contains(above); ++steps, above = leaders[above])
      if (steps > ids.size()) return false;
    if (!ids.contains(led)) return false;
  }
  return ids.contains(drawn.at(1).get<long long>());
}
void make_employees(Random& random, Drawn& drawn) {
  if (are_employees(drawn)) return;
  const std::size_t count = drawn.at(0).size();
  std::vector<Json> employees;
  for (std::size_t i = 0; i < count; ++i) {
    employees.push_back({i + 1, (long long)(random.below(201)) - 100, Json::array()});
    if (i > 0) employees[random.below(i)][2].push_back(i + 1);
  }
  random.shuffle(employees);
  drawn[0] = employees;
  drawn.at(1) = 1 + random.below(std::max<std::size_t>(1, count));
}

}  // namespace

const Registered registered_0074(74, drawn_inputs<rows_follow, let_rows_follow>());
const Registered registered_0097(97, drawn_inputs<nullptr, put_both_in_one>());
const Registered registered_0116(116, drawn_inputs<is_perfect, make_perfect>());
const Registered registered_0339(339, drawn_inputs<nullptr, nest<true>>());
const Registered registered_0341(341, drawn_inputs<nullptr, nest<true>>());
const Registered registered_0364(364, drawn_inputs<nullptr, nest<false>>());
const Registered registered_0385(385, drawn_inputs<is_written, write_nested>());
const Registered registered_0645(645, drawn_inputs<one_is_twice, let_one_be_twice>());
const Registered registered_0690(690, drawn_inputs<are_employees, make_employees>());
const Registered registered_2415(2415, drawn_inputs<is_perfect, make_perfect>());

}  // namespace leetjudge
