#include "inputs/forms.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <tuple>

#include "inputs/call_order.hpp"

namespace leetjudge {
namespace {

using Values = std::vector<Json>;
using Form = InputShape::Form;

constexpr std::size_t most_kinds = 10;               // of cells
constexpr double most_apart = 0x1.fffffffffffffp63;  // the largest double below 2^64

bool begins_with_two_numbers(const Json& row) {
  return row.is_array() && row.size() >= 2 && row[0].is_number_integer() && row[1].is_number_integer();
}

// Elements, characters or nodes.
std::size_t length_of(const Json& value) {
  if (value.is_string()) return value.get_ref<const std::string&>().size();
  return value.is_array() ? value.size() - std::size_t(std::ranges::count(value, nullptr)) : 0;
}

// The names of what methods with several parameters take first, the keys, or of what they take behind them.
std::set<std::string> names_beside(bool keys, const Stub& stub) {
  std::set<std::string> names;
  for (const Method& method : stub.solution.methods)
    for (std::size_t i = 0; method.parameters.size() > 1 && i < method.parameters.size(); ++i)
      if (!method.constructor && (i == 0) == keys) names.insert(method.parameters[i].name);
  return names;
}

// The two numbers of all calls of a method become intervals apart.
bool part_calls(const Constraints& constraints, Json& input) {
  std::map<const Method*, std::vector<std::size_t>> calls;
  for (const Call& one : calls_in(constraints.stub(), input))
    if (one.number > 0) calls[one.method].push_back(one.number);
  bool changed = false;
  for (const auto& [method, numbers] : calls) {
    Values rows;
    for (const std::size_t number : numbers) rows.push_back(input[1][number]);
    if (!number_rows(Form::intervals, rows)) continue;
    for (std::size_t i = 0; i < numbers.size(); ++i) input[1][numbers[i]] = rows[i];
    changed = true;
  }
  raise(constraints.facts(), constraints.stub(), input);
  return changed;
}

}  // namespace

void equal(Values& values) { values.assign(values.size(), Json(std::ranges::max(values))); }

void spread(Values& values) {
  std::ranges::sort(values);
  if (values.size() < 2 || !std::ranges::all_of(values, &Json::is_number_integer)) return;
  const auto low = values.front().get<std::int64_t>();
  const double step = (values.back().get<double>() - double(low)) / double(values.size() - 1);
  if (step < 1) return;
  for (std::size_t i = 0; i < values.size(); ++i)
    values[i] = std::int64_t(std::uint64_t(low) + std::uint64_t(std::min(double(i) * step, most_apart)));
}

void reversed(Values& values) {
  spread(values);
  std::ranges::reverse(values);
}

void in_sequence(Values& values) {
  if (!std::ranges::all_of(values, &Json::is_number_integer) || values.empty()) return;
  std::int64_t least = INT64_MAX, most = INT64_MIN;
  for (const Json& one : values)
    least = std::min(least, one.get<std::int64_t>()), most = std::max(most, one.get<std::int64_t>());
  std::int64_t next = std::clamp<std::int64_t>(0, least, most);
  if (most - next < std::ssize(values) - 1) next = least;
  next = std::min(next, INT64_MAX - std::ssize(values));
  for (Json& one : values) one = next++;
}

bool grow_nodes(Form form, bool branches, Values& nodes) {
  std::erase(nodes, nullptr);
  if (nodes.empty() || (branches ? form == Form::full || form == Form::comb : form == Form::star)) return false;
  if (form == Form::full) {
    nodes.resize(std::bit_floor(nodes.size() + 1) - 1);
    return true;
  }
  if (!branches) reversed(nodes);  // to the left, as in a search tree
  Values levels;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (i == 1 ? branches : i > 1 && form == Form::chain) levels.push_back(nullptr);         // [1,2,null,3,null,4]
    if (form == Form::comb && i > 4 && i % 2 == 1) levels.insert(levels.end(), 2, nullptr);  // [1,2,3,4,5,null,null,6]
    levels.push_back(nodes[i]);
  }
  nodes = std::move(levels);
  return true;
}

bool number_rows(Form form, Values& rows) {
  if (rows.empty() || !std::ranges::all_of(rows, begins_with_two_numbers)) return false;
  std::int64_t least = INT64_MAX, most = INT64_MIN, last = INT64_MIN, low = 0, high = 1;
  for (const Json& one : rows) {
    least = std::min({least, one[0].get<std::int64_t>(), one[1].get<std::int64_t>()});
    most = std::max(most, one[1].get<std::int64_t>());
    last = std::max({last, most, one[0].get<std::int64_t>()});
  }
  if (form == Form::widest) {
    for (Json& one : rows) one[0] = least, one[1] = most;
    return true;
  }
  least = std::min<std::int64_t>(least, 1);
  const bool pairs = std::ranges::all_of(rows, [](const Json& one) { return one.size() == 2; });
  if (form == Form::intervals && (!pairs || least + 2 * std::int64_t(rows.size()) > most)) return false;
  std::int64_t apart = 1;
  for (Json& one : rows) {
    one[0] = least + low;
    one[1] = least + high;
    if (form == Form::dense && ++low < high) continue;
    low = form == Form::chain ? high : form == Form::intervals ? high + 1 : form == Form::star ? low : 0;
    high += form == Form::intervals ? 2 : form == Form::chain ? apart : 1;
    if (least + high <= last || form == Form::dense) continue;
    if (form == Form::chain) low = 0, high = ++apart;  // of each second node, and so on
    if (form == Form::star) ++low, high = low + 1;     // another one
  }
  return true;
}

void equal_columns(std::size_t first, Values& rows) {
  const auto as_long = [&](const Json& row) { return row.is_array() && row.size() == rows[0].size(); };
  if (rows.empty() || !std::ranges::all_of(rows, as_long)) return;
  for (std::size_t column = first; column < rows[0].size(); ++column) {
    const Json most = std::ranges::max(rows, {}, [&](const Json& row) -> const Json& { return row[column]; })[column];
    for (Json& row : rows) row[column] = most;
  }
}

bool fill_first(Json& input, const Constraints& constraints) {
  std::vector<Call> order, others;
  for (const Call& one : calls_in(constraints.stub(), input)) {
    if (one.number > 0) (puts_in(*one.method) ? order : others).push_back(one);  // the constructor's stays the first
  }
  if (order.empty() || others.empty()) return false;
  order.insert(order.end(), others.begin(), others.end());
  Json sorted = Json::array({Json::array({input[0][0]}), Json::array({input[1][0]})});
  Filling filling;
  for (const auto& [number, method, arguments] : order) {
    if (!filling.allows(*method, constraints.facts())) continue;
    filling.call(*method, *arguments);
    sorted[0].push_back(method->name);
    sorted[1].push_back(*arguments);
  }
  raise(constraints.facts(), constraints.stub(), sorted);
  input = std::move(sorted);
  return true;
}

bool change_calls(const InputShape& wished, const Constraints& constraints, Json& input) {
  if (wished.form == Form::intervals) return part_calls(constraints, input);
  const bool keys = wished.form == Form::keys, by_key = keys || wished.form == Form::values;
  const bool to_be_equal = by_key || wished.change == equal;
  const bool changes = wished.change == spread || wished.change == reversed || to_be_equal;
  if (!changes || (wished.form != Form::as_drawn && !by_key)) return false;
  const std::set<std::string> differing = by_key ? names_beside(!keys, constraints.stub()) : std::set<std::string>();
  std::map<std::string, Json> first;  // of what is to differ
  bool differs = !by_key;
  // What is the same in all methods: a text, and what has a key, or is one.
  std::map<std::tuple<const Method*, std::string, bool>, std::vector<Json*>> given;
  for (const auto& [number, method, ignored] : calls_in(constraints.stub(), input)) {
    Json& arguments = input[1][number];
    for (std::size_t i = 0; number > 0 && i < arguments.size(); ++i) {
      const std::string& name = method->parameters[i].name;
      const bool text = to_be_equal && arguments[i].is_string(), stays = differing.contains(name);
      differs = differs || (stays && first.try_emplace(name, arguments[i]).first->second != arguments[i]);
      if (stays || (to_be_equal && rises(constraints.facts(), *method, name))) continue;
      if (text || arguments[i].is_number_integer())
        given[{text || by_key ? nullptr : method, name, text}].push_back(&arguments[i]);
    }
  }
  for (const auto& [parameter, places] : given) {
    Values values;
    for (const Json* one : places) values.push_back(*one);
    if (to_be_equal)
      values.assign(values.size(), Json(values[0]));  // of each method the first, so that one may ask for another's
    else
      wished.change(values);
    for (std::size_t i = 0; i < values.size(); ++i) *places[i] = values[i];
  }
  raise(constraints.facts(), constraints.stub(), input);
  return !given.empty() && differs;
}

bool make_equal(const Constraints& constraints, Json& arguments) {
  const std::vector<Parameter>& parameters = constraints.stub().method().parameters;
  const auto shape = [&](std::size_t i) { return shape_of(constraints.stub(), parameters[i]); };
  bool changed = false;
  for (std::size_t i = 1; i < arguments.size() && i < parameters.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      const std::size_t length = length_of(arguments[i]);
      if (length < 2 || length != length_of(arguments[k]) || shape(i) != shape(k)) continue;
      arguments[i] = Json(arguments[k]);
      changed = true;
      break;
    }
  }
  return changed;
}

bool make_one_kind(const Json& example, Json& rows) {
  std::map<Json, int> count;
  std::vector<Json*> cells;
  std::set<Json> others;
  for (const Json& row : example)
    for (const Json& one : row) ++count[one];
  for (Json& row : rows) {
    if (!row.is_array()) return false;
    for (Json& one : row) cells.push_back(&one), others.insert(one);
    if (others.size() > most_kinds) return false;
  }
  if (count.empty() || others.empty()) return false;
  const Json most = std::ranges::max_element(count, {}, [](const auto& one) { return one.second; })->first;
  for (Json* one : cells) *one = most;
  others.erase(most);
  std::size_t number = 0;
  for (const Json& one : others) {
    *cells[number % 2 ? cells.size() - 1 - number / 2 : number / 2] = one;
    ++number;
  }
  return true;
}

}  // namespace leetjudge
