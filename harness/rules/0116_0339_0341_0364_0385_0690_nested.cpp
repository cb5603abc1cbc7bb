// Trees, lists in lists and employees of which the page says in words what hardly any random ones are. Lists and
// employees are made of numbers that were drawn for them.
#include <bit>

#include "rules/checker_tools.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

// 116: all levels are full.
bool is_perfect(const Drawn& drawn) {
  return std::has_single_bit(drawn.at(0).size() + 1) && !std::ranges::count(drawn[0], nullptr);
}
void make_perfect(Random&, Drawn& drawn) {
  std::vector<Json> values = drawn.at(0);
  std::erase(values, nullptr);
  values.resize(std::bit_floor(values.size() + 1) - 1);
  drawn[0] = values;
}

// 339, 341, 364: numbers, and lists of what there may be.
constexpr int deepest = 3, deepest_chain = 40;
Json nested(Random& random, const Json& number, int depth) {
  if (depth == 0 || random.below(3) == 0) return number;
  Json list = number;
  if (random.chance(0.05)) {
    for (int i = 0; i < deepest_chain; ++i) list = Json::array({list});
    return list;
  }
  list = Json::array();
  for (std::size_t left = 1 + random.below(3); left > 0; --left) list.push_back(nested(random, number, depth - 1));
  return list;
}
void nest(Random& random, Drawn& drawn) {
  for (Json& one : drawn.at(0))
    if (one.is_number()) one = nested(random, one, deepest);
}

// 385: one of them, written as long as the text that was drawn, or somewhat longer.
constexpr long long most_written = 1000000;
bool is_nested(const Json& one) {
  return one.is_array() ? std::ranges::all_of(one, is_nested)
                        : one.is_number_integer() && std::abs(one.get<double>()) <= most_written;
}
bool is_written(const Drawn& drawn) {
  const std::string text = text_in(drawn.at(0));
  const Json one = Json::parse(text, nullptr, false);
  return !one.is_discarded() && is_nested(one) && dumped(one) == text;
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

const Registered registered_0116(116, drawn_inputs<is_perfect, make_perfect>());
const Registered registered_0339(339, drawn_inputs<nullptr, nest>());
const Registered registered_0341(341, drawn_inputs<nullptr, nest>());
const Registered registered_0364(364, drawn_inputs<nullptr, nest>());
const Registered registered_0385(385, drawn_inputs<is_written, write_nested>());
const Registered registered_0690(690, drawn_inputs<are_employees, make_employees>());

}  // namespace leetjudge
