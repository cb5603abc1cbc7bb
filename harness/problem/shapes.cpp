#include "problem/shapes.hpp"

#include <algorithm>

#include "constraints/call_order.hpp"
#include "problem/random_input.hpp"
#include "util/json.hpp"
#include "util/place.hpp"

namespace leetjudge {
namespace {

using Values = std::vector<Json>;
using Change = void (*)(Values&);

// Numbers evenly over the range that was drawn from, so that none comes twice.
void spread(Values& values) {
  if (values.size() < 2 ||
      !std::all_of(values.begin(), values.end(), [](const Json& one) { return one.is_number_integer(); }))
    return std::sort(values.begin(), values.end());
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  const auto low = least->get<std::int64_t>();
  const double width = most->get<double>() - double(low);
  const double step = width / double(values.size() - 1);
  if (step < 1) return std::sort(values.begin(), values.end());
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = low + std::int64_t(double(i) * step);
}

void reversed(Values& values) {
  spread(values);
  std::reverse(values.begin(), values.end());
}

void equal(Values& values) {
  for (Json& one : values) one = Json(values.front());
}

void equal_but_last(Values& values) {
  const auto other = std::find_if(values.rbegin(), values.rend(), [&](const Json& one) { return one != values[0]; });
  if (other == values.rend()) return;
  const Json last = *other;
  equal(values);
  values.back() = last;
}

// 1, 2, 3, … 10, 1, …: what sums and counts down goes many ways with them.
void small_elements(Values& values) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i].is_number_integer()) values[i] = std::int64_t(i % 10 + 1);
  }
}

// Where zeros are what counts.
void zeros_but_last(Values& values) {
  if (!values[0].is_number_integer()) return;
  for (std::size_t i = 0; i + 1 < values.size(); ++i) values[i] = 0;
}

// The smaller half among the larger one.
void alternating(Values& values) {
  std::sort(values.begin(), values.end());
  Values mixed;
  for (std::size_t i = 0; i < values.size(); ++i) mixed.push_back(values[i % 2 ? values.size() - 1 - i / 2 : i / 2]);
  values = std::move(mixed);
}

void few_distinct(Values& values) {
  for (std::size_t i = 3; i < values.size(); ++i) values[i] = Json(values[i % 3]);
}

enum class Form { as_drawn, chain, full, star, intervals, filled };

struct Recipe {
  InputShape shape;
  Change change;  // of the elements of lists; null: none
  Form form;      // of trees
};

const Recipe recipes[] = {
    {{"random input", 0.5}, nullptr, Form::as_drawn},
    {{"the largest numbers", 1}, nullptr, Form::as_drawn},
    {{"the smallest numbers", 0}, nullptr, Form::as_drawn},
    {{"sorted input", 0.5}, spread, Form::as_drawn},
    {{"reversed input", 0.5}, reversed, Form::as_drawn},
    {{"equal elements", 0.5}, equal, Form::as_drawn},
    {{"equal elements and the largest numbers", 1}, equal, Form::as_drawn},
    {{"equal elements but the last", 0.5}, equal_but_last, Form::as_drawn},
    {{"small elements", 0.5}, small_elements, Form::as_drawn},
    {{"zeros but the last", 0.5}, zeros_but_last, Form::as_drawn},
    {{"few distinct elements", 0.5}, few_distinct, Form::as_drawn},
    {{"alternating elements", 0.5}, alternating, Form::as_drawn},
    {{"a chain", 0.5}, nullptr, Form::chain},
    {{"a full tree", 0.5}, nullptr, Form::full},
    {{"a star", 0.5}, nullptr, Form::star},
    {{"short intervals apart", 0.5}, nullptr, Form::intervals},
    {{"what fills it first", 0.5}, nullptr, Form::filled},
};

// LeetCode's form of a tree whose nodes all have one child, or all levels full.
Json tree_with(Form form, const Values& values) {
  Json levels = Json::array();
  std::size_t full = 1;
  while (2 * full + 1 <= values.size()) full = 2 * full + 1;
  const std::size_t count = form == Form::full ? full : values.size();
  for (std::size_t i = 0; i < count; ++i) {
    if (form == Form::chain && i > 0) levels.push_back(nullptr);
    levels.push_back(values[i]);
  }
  if (form == Form::chain && values.size() > 1) levels.erase(1);  // the root stands alone: [1,2,null,3,null]
  return levels;
}

// Edges whose ends are numbered from the same number on.
bool join(Form form, Values& edges) {
  std::int64_t least = INT64_MAX;
  for (const Json& one : edges) {
    if (!one.is_array() || one.size() < 2 || !one[0].is_number_integer() || !one[1].is_number_integer()) return false;
    least = std::min({least, one[0].get<std::int64_t>(), one[1].get<std::int64_t>()});
  }
  least = std::min<std::int64_t>(least, 1);
  for (std::size_t i = 0; i < edges.size(); ++i) {
    edges[i][0] = form == Form::chain ? least + std::int64_t(i) : least;
    edges[i][1] = least + std::int64_t(i) + 1;
  }
  return !edges.empty();
}

// Rows of two numbers, each behind the one before.
bool part(Values& rows) {
  std::int64_t least = INT64_MAX, most = INT64_MIN;
  for (const Json& one : rows) {
    if (!one.is_array() || one.size() != 2 || !one[0].is_number_integer() || !one[1].is_number_integer()) return false;
    least = std::min(least, one[0].get<std::int64_t>());
    most = std::max(most, one[1].get<std::int64_t>());
  }
  least = std::min<std::int64_t>(least, 1);
  if (least + 2 * std::int64_t(rows.size()) > most) return false;  // than what was drawn
  for (std::size_t i = 0; i < rows.size(); ++i)
    rows[i] = {least + 2 * std::int64_t(i), least + 2 * std::int64_t(i) + 1};
  return !rows.empty();
}

// The calls of a design that put something in, and then those of the others that may come.
bool fill_first(std::vector<Json>& calls, const Problem& problem, const Constraints& constraints) {
  if (calls.size() != 2 || calls[0].empty() || calls[0].size() != calls[1].size()) return false;
  std::vector<std::size_t> order = {0}, others;
  const auto method = [&](std::size_t i) {
    return problem.stub.solution.method(calls[0][i].get<std::string>(), calls[1][i].size());
  };
  const auto fills = [&](std::size_t i) { return method(i) && puts_in(*method(i)); };
  for (std::size_t i = 1; i < calls[0].size(); ++i) (fills(i) ? order : others).push_back(i);
  if (order.size() == 1 || others.empty()) return false;
  order.insert(order.end(), others.begin(), others.end());
  std::vector<Json> sorted = {Json::array(), Json::array()};
  Filling filling;
  for (const std::size_t i : order) {
    if (const Method* const called = i > 0 ? method(i) : nullptr) {
      if (!filling.allows(*called, constraints.facts())) continue;
      filling.call(*called, calls[1][i]);
    }
    for (std::size_t k = 0; k < 2; ++k) sorted[k].push_back(calls[k][i]);
  }
  raise(constraints.facts(), problem.stub, sorted[0], sorted[1]);
  calls = std::move(sorted);
  return true;
}

bool change_argument(const Recipe& recipe, const Parameter& parameter, const Constraints& constraints, Json& value) {
  const Shape shape = shape_of(parameter);
  const bool edges = std::any_of(constraints.facts().begin(), constraints.facts().end(), [&](const Fact& one) {
    return one.kind == Fact::Kind::tree_edges &&
           std::count(one.parameters.begin(), one.parameters.end(), parameter.name);
  });
  if (recipe.form != Form::as_drawn) {
    Values values;
    if (edges) {
      values = value.get<Values>();
      if (!(recipe.form == Form::chain || recipe.form == Form::star) || !join(recipe.form, values)) return false;
      value = values;
      return true;
    }
    if (recipe.form == Form::intervals) {
      if (!value.is_array() || shape.vectors != 2) return false;
      values = value.get<Values>();
      if (!part(values)) return false;
      value = values;
      return true;
    }
    if (shape.leaf != Shape::Leaf::tree || shape.vectors > 0 || recipe.form == Form::star) return false;
    for (const Json& one : value) {
      if (!one.is_null()) values.push_back(one);
    }
    if (values.empty()) return false;
    value = tree_with(recipe.form, values);
    return true;
  }
  if ((recipe.change == small_elements || recipe.change == zeros_but_last) && shape.characters()) return false;
  if (value.is_string() && value.get_ref<const std::string&>().size() > 1) {
    Values letters;
    for (const char c : value.get_ref<const std::string&>()) letters.push_back(int(static_cast<unsigned char>(c)));
    // The same letter in most texts: what compares one with another goes far.
    if (recipe.change == equal || recipe.change == equal_but_last) std::sort(letters.begin(), letters.end());
    recipe.change(letters);
    std::string text;
    for (const Json& one : letters) text += char(one.get<int>());
    value = text;
    return true;
  }
  if (!value.is_array() || value.size() < 2 || edges) return false;
  if (shape.leaf == Shape::Leaf::tree) {
    if (recipe.change != equal || shape.vectors > 0) return false;
    for (Json& one : value) one = one.is_null() ? one : Json(value[0]);
    return true;
  }
  Values elements = value.get<Values>();
  if (elements[0].is_array() && recipe.change == equal) {
    const Json first = elements[0];
    for (Json& row : elements) {
      for (Json& cell : row) cell = Json(first.empty() ? cell : first[0]);
    }
  } else if (elements[0].is_array()) {
    for (Json& row : elements) {
      Values cells = row.get<Values>();
      if (!cells.empty()) recipe.change(cells);
      row = cells;
    }
    std::sort(elements.begin(), elements.end());
    if (recipe.change == reversed) std::reverse(elements.begin(), elements.end());
  } else {
    recipe.change(elements);
  }
  value = elements;
  return true;
}

}  // namespace

const std::vector<InputShape>& input_shapes() {
  static const std::vector<InputShape> shapes = [] {
    std::vector<InputShape> all;
    for (const Recipe& one : recipes) all.push_back(one.shape);
    return all;
  }();
  return shapes;
}

const InputShape& shape_called(const std::string& words) {
  return *std::find_if(input_shapes().begin(), input_shapes().end(),
                       [&](const InputShape& one) { return one.words == words; });
}

std::optional<std::string> shaped(const InputShape& shape, const std::string& input, const Problem& problem,
                                  const Constraints& constraints) {
  const auto recipe = std::find_if(std::begin(recipes), std::end(recipes),
                                   [&](const Recipe& one) { return one.shape.words == shape.words; });
  if (!recipe->change && recipe->form == Form::as_drawn) return input;
  std::vector<Json> arguments = arguments_in(input);
  bool changed = false;
  if (problem.stub.design != (recipe->form == Form::filled)) return std::nullopt;
  if (problem.stub.design) changed = fill_first(arguments, problem, constraints);
  const std::vector<Parameter>& parameters = problem.stub.solution.methods.front().parameters;
  for (std::size_t i = 0; !problem.stub.design && i < arguments.size() && i < parameters.size(); ++i)
    changed = change_argument(*recipe, parameters[i], constraints, arguments[i]) || changed;
  if (!changed) return std::nullopt;
  std::string text = dumped(Json(arguments));
  if (text.size() <= most_checked_bytes && constraints.broken_by(text)) return std::nullopt;
  return text;
}

}  // namespace leetjudge
