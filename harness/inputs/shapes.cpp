#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "inputs/call_order.hpp"
#include "inputs/drawing.hpp"
#include "inputs/rules.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

using Values = std::vector<Json>;
using Form = InputShape::Form;

constexpr std::size_t most_kinds = 10;               // of cells
constexpr double most_apart = 0x1.fffffffffffffp63;  // the largest double below 2^64

// Numbers evenly over the range that was drawn from, so that none comes twice.
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

// One value at all sizes, as chance would take another one at each: the largest, or of rows and characters the smallest
// as well, since only one of these may be land.
void equal(Values& values) { values.assign(values.size(), Json(std::ranges::max(values))); }
void equal_smallest(Values& values) { values.assign(values.size(), Json(std::ranges::min(values))); }

void equal_but_last(Values& values) {
  const auto other = std::find_if(values.rbegin(), values.rend(), [&](const Json& one) { return one != values[0]; });
  if (other == values.rend()) return;
  const Json last = *other;
  values.assign(values.size(), Json(values[0]));
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
  std::ranges::sort(values);
  Values mixed;
  for (std::size_t i = 0; i < values.size(); ++i) mixed.push_back(values[i % 2 ? values.size() - 1 - i / 2 : i / 2]);
  values = std::move(mixed);
}

// As many that differ as there are before one comes again.
void in_turn(Values& values) {
  Values all = values;
  std::ranges::sort(all);
  all.erase(std::unique(all.begin(), all.end()), all.end());
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = all[i % all.size()];
}

void few_distinct(Values& values) {
  for (std::size_t i = 3; i < values.size(); ++i) values[i] = Json(values[i % 3]);
}

const std::vector<InputShape> all_shapes = {
    {"random input"},
    {"the largest numbers", 1},
    {"the smallest numbers", 0},
    {"numbers at half of the size", DrawWish::by_size},
    {"numbers far apart", DrawWish::apart},
    {"sorted input", 0.5, spread},
    {"reversed input", 0.5, reversed},
    {"equal elements", 0.5, equal},
    {"equal elements, the smallest", 0.5, equal_smallest},
    {"equal elements and the largest numbers", 1, equal},
    {"equal elements and the smallest numbers", 0, equal},
    {"equal elements but the last", 0.5, equal_but_last},
    {"small elements", 0.5, small_elements},
    {"zeros but the last", 0.5, zeros_but_last},
    {"few distinct elements", 0.5, few_distinct},
    {"alternating elements", 0.5, alternating},
    {"all letters in turn", 0.5, in_turn},
    {.words = "a chain", .form = Form::chain},
    {.words = "a chain of equal nodes", .change = equal, .form = Form::chain},
    {.words = "a chain with leaves", .form = Form::comb},
    {.words = "a full tree", .form = Form::full},
    {.words = "a star", .form = Form::star},
    {.words = "a dense graph without cycles", .form = Form::dense},
    {.words = "words of one letter", .form = Form::runs},
    {.words = "words that differ by a letter", .form = Form::neighbours},
    {.words = "short intervals apart", .form = Form::intervals},
    {.words = "one cell of each other kind", .form = Form::kinds},
    {.words = "what fills it first", .form = Form::filled},
    {.words = "equal arguments", .form = Form::twins},
    {.words = "the first example repeated", .example = 1},
    {.words = "the second example repeated", .example = 2},
};

// Nodes in LeetCode's form that are to have one child each, or a second one without children, or all that there is room
// for: of a tree, or of `branches`, whose levels begin behind a null.
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

bool begins_with_two_numbers(const Json& row) {
  return row.is_array() && row.size() >= 2 && row[0].is_number_integer() && row[1].is_number_integer();
}

// The first two numbers of each row, from the least one on: edges in a chain or a star, or between each two of the
// first nodes, from the lower to the higher one; or intervals, each behind the one before, none beyond what was drawn.
bool number_rows(Form form, Values& rows) {
  if (rows.empty() || !std::ranges::all_of(rows, begins_with_two_numbers)) return false;
  std::int64_t least = 1, most = INT64_MIN, low = 0, high = 1;
  for (const Json& one : rows) {
    least = std::min({least, one[0].get<std::int64_t>(), one[1].get<std::int64_t>()});
    most = std::max(most, one[1].get<std::int64_t>());
  }
  const bool pairs = std::ranges::all_of(rows, [](const Json& one) { return one.size() == 2; });
  if (form == Form::intervals && (!pairs || least + 2 * std::int64_t(rows.size()) > most)) return false;
  for (Json& one : rows) {
    one[0] = least + low;
    one[1] = least + high;
    if (form == Form::dense && ++low < high) continue;
    low = form == Form::chain ? high : form == Form::intervals ? high + 1 : 0;
    high = form == Form::intervals ? high + 2 : high + 1;
  }
  return true;
}

// The calls of a design that put something in, and then those of the others that may come.
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

// What a design's methods are given call by call: the numbers of each parameter, and texts that are to be equal.
bool change_calls(const InputShape& wished, const Constraints& constraints, Json& input) {
  const bool changes = wished.change == spread || wished.change == reversed || wished.change == equal;
  if (!changes || wished.form != Form::as_drawn) return false;
  std::map<std::pair<const Method*, std::string>, std::vector<Json*>> given;  // a text is the same in all methods
  for (const auto& [number, method, ignored] : calls_in(constraints.stub(), input)) {
    Json& arguments = input[1][number];
    for (std::size_t i = 0; number > 0 && i < arguments.size(); ++i) {
      const std::string& name = method->parameters[i].name;
      const bool to_be_equal = wished.change == equal, text = to_be_equal && arguments[i].is_string();
      if (to_be_equal && rises(constraints.facts(), *method, name)) continue;
      if (text || arguments[i].is_number_integer()) given[{text ? nullptr : method, name}].push_back(&arguments[i]);
    }
  }
  for (const auto& [parameter, places] : given) {
    Values values;
    for (const Json* one : places) values.push_back(*one);
    if (wished.change == equal)
      values.assign(values.size(), Json(values[0]));  // of each method the first, so that one may ask for another's
    else
      wished.change(values);
    for (std::size_t i = 0; i < values.size(); ++i) *places[i] = values[i];
  }
  raise(constraints.facts(), constraints.stub(), input);
  return !given.empty();
}

// Of the first text among the arguments, or list of texts; empty where there is none. A grid beside them that is of the
// letter that they have but for their last one lets them go far in it.
std::string letters_of_texts(const Constraints& constraints) {
  for (const Parameter& one : constraints.stub().method().parameters)
    if (shape_of(constraints.stub(), one).leaf == Shape::Leaf::text) return characters_of(constraints, one.name);
  return "";
}

// Equal nodes are so in all trees: each becomes `node`, which is the first one's value where it is null.
bool change_argument(const InputShape& wished, const Parameter& parameter, const Constraints& constraints, Json& node,
                     Json& value) {
  const Shape shape = shape_of(constraints.stub(), parameter);
  if (shape.leaf == Shape::Leaf::other) return false;  // the problem's rules make it of numbers
  const bool edges = fact_about(constraints.facts(), Fact::Kind::tree_edges, parameter.name);
  const bool branches = shape.leaf == Shape::Leaf::branches;
  const bool tree = (shape.leaf == Shape::Leaf::tree && shape.vectors == 0) || branches;
  if (wished.form != Form::as_drawn) {
    Values values = value.is_array() ? value.get<Values>() : Values();
    const bool edges_form = !wished.change && (wished.form == Form::chain || wished.form == Form::star);
    const bool of_rows = wished.form == Form::dense || wished.form == Form::intervals;
    const bool formed = edges     ? edges_form && number_rows(wished.form, values)
                        : of_rows ? shape.vectors == 2 && number_rows(wished.form, values)
                                  : tree && grow_nodes(wished.form, branches, values);
    if (formed) value = values;
    if (!wished.change || !formed) return formed;
  }
  if ((wished.change == small_elements || wished.change == zeros_but_last) && shape.characters()) return false;
  if (wished.change == equal_smallest && (value.is_string() || !(shape.vectors > 1 || shape.characters())))
    return false;
  if (value.is_string() && value.get_ref<const std::string&>().size() > 1) {
    Values letters;
    for (const char c : value.get_ref<const std::string&>()) letters.push_back(int(static_cast<unsigned char>(c)));
    // The same letter in all texts: what compares one with another goes far.
    if (wished.change == equal || wished.change == equal_but_last)
      letters.front() = std::ranges::min(characters_of(constraints, parameter.name));
    if (wished.change == equal)
      letters.assign(letters.size(), Json(letters.front()));
    else
      wished.change(letters);
    std::string text;
    for (const Json& one : letters) text += char(one.get<int>());
    value = text;
    return true;
  }
  if (!value.is_array() || value.size() < 2 || edges || wished.change == in_turn) return false;
  if (shape.leaf == Shape::Leaf::tree || branches) {
    if (wished.change != equal || !tree) return false;
    if (node.is_null()) node = value[0];
    for (Json& one : value) one = one.is_null() ? one : node;
    return true;
  }
  Values elements = value.get<Values>();
  const bool of_letters = wished.change == equal_but_last && shape.leaf == Shape::Leaf::character;
  const std::string letters = of_letters && elements[0].is_array() ? letters_of_texts(constraints) : "";
  if (!letters.empty()) {
    for (Json& row : elements) row = Values(row.size(), Json(std::string(1, std::ranges::min(letters))));
  } else if (elements[0].is_array() && (wished.change == equal || wished.change == equal_smallest)) {
    Values cells;
    for (const Json& row : elements) cells.insert(cells.end(), row.begin(), row.end());
    if (cells.empty()) return false;
    wished.change(cells);
    for (Json& row : elements) row = Values(row.size(), cells[0]);
  } else if (elements[0].is_array()) {
    for (Json& row : elements) {
      Values cells = row.get<Values>();
      if (!cells.empty()) wished.change(cells);
      row = cells;
    }
    std::ranges::sort(elements);
    if (wished.change == reversed) std::ranges::reverse(elements);
  } else {
    wished.change(elements);
  }
  value = elements;
  return true;
}

// Elements, characters or nodes.
std::size_t length_of(const Json& value) {
  if (value.is_string()) return value.get_ref<const std::string&>().size();
  return value.is_array() ? value.size() - std::size_t(std::ranges::count(value, nullptr)) : 0;
}

// Of those that are of one kind and as long as each other.
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

// Cells are of the kind that the example has most of, but for one of each other kind, at both ends in turn: a way that
// leads through all of a grid. False where there are too many kinds, as of numbers.
bool make_one_kind(const Json& example, Json& rows) {
  std::map<Json, int> count;
  std::vector<Json*> cells;
  std::set<Json> others;
  for (const Json& row : example)
    for (const Json& one : row) ++count[one];
  for (Json& row : rows) {
    if (!row.is_array()) return false;
    for (Json& one : row) cells.push_back(&one), others.insert(one);
  }
  if (count.empty() || others.empty() || others.size() > most_kinds) return false;
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

bool keeps(const std::string& input, const Constraints& constraints) {
  return input.size() > most_checked_bytes ? constraints.seems_kept_by(input) : constraints.surely_kept_by(input);
}

// As it is, or with larger numbers each time where that breaks constraints.
std::optional<std::string> as_example(std::size_t number, const std::string& input, const Constraints& constraints) {
  const std::vector<std::string>& examples = constraints.first_inputs();
  if (constraints.stub().design || examples.size() <= number) return std::nullopt;
  Json example = parsed(examples[number]);
  const std::vector<Parameter>& parameters = constraints.stub().method().parameters;
  for (std::size_t i = 0; i < std::min(example.size(), parameters.size()); ++i) {
    const Shape shape = shape_of(constraints.stub(), parameters[i]);
    if (shape.nodes() && shape.leaf != Shape::Leaf::list) example[i] = nullptr;  // it would have nodes behind its end
  }
  for (const bool going_on : {false, true}) {
    Random random(0);
    const auto text = fitted_by_rules(constraints.rules(), random, dumped(repeated(parsed(input), example, going_on)));
    // All of it: what goes on may go too far at its end.
    if (text && *text != input && constraints.surely_kept_by(*text)) return text;
  }
  return std::nullopt;
}

// Nothing where the shape changes nothing; it may break constraints.
std::optional<std::string> reshaped(const InputShape& shape, const std::string& input, const Constraints& constraints) {
  const bool design = constraints.stub().design;
  if (!design && shape.form == Form::filled) return std::nullopt;
  Json all = parsed(input);
  bool changed = false;
  if (shape.form == Form::filled) {
    changed = fill_first(all, constraints);
  } else if (design) {
    changed = change_calls(shape, constraints, all);
  } else if (shape.form == Form::twins) {
    changed = make_equal(constraints, all);
  } else if (shape.form == Form::runs || shape.form == Form::neighbours) {
    changed = spell_words(shape.form, constraints, all);
  } else if (shape.form == Form::kinds) {
    const std::vector<std::string>& examples = constraints.first_inputs();
    const Json example = examples.empty() ? Json::array() : parsed(examples.front());
    for (std::size_t i = 0; i < std::min(all.size(), example.size()); ++i)
      changed = (all[i].is_array() && make_one_kind(example[i], all[i])) || changed;
  } else {
    const std::vector<Parameter>& parameters = constraints.stub().method().parameters;
    Json node;
    for (std::size_t i = 0; i < all.size() && i < parameters.size(); ++i)
      changed = change_argument(shape, parameters[i], constraints, node, all[i]) || changed;
  }
  if (changed && shape.form == Form::chain) make_equal(constraints, all);
  Random random(0);
  return changed ? fitted_by_rules(constraints.rules(), random, dumped(all)) : std::nullopt;
}

}  // namespace

const std::vector<InputShape>& input_shapes() { return all_shapes; }

const InputShape& shape_called(const std::string& words) {
  return *std::ranges::find(all_shapes, words, &InputShape::words);
}

std::optional<std::string> shaped(const InputShape& shape, const std::string& input, const Constraints& constraints) {
  if (shape.example > 0) return as_example(shape.example - 1, input, constraints);
  if (!shape.change && shape.form == Form::as_drawn) return input;
  const std::optional<std::string> text = reshaped(shape, input, constraints);
  return text && keeps(*text, constraints) ? text : std::nullopt;
}

}  // namespace leetjudge
