#include <algorithm>

#include "inputs/drawing.hpp"
#include "inputs/forms.hpp"
#include "inputs/rules.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

using Values = std::vector<Json>;
using Form = InputShape::Form;

// As `equal`, of the other one of two values: only one of these may be land.
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

void in_falling_sequence(Values& values) {
  in_sequence(values);
  std::ranges::reverse(values);
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
    {"consecutive numbers", 0.5, in_sequence},
    {"consecutive numbers, falling", 0.5, in_falling_sequence},
    {"small elements", 0.5, small_elements},
    {"zeros but the last", 0.5, zeros_but_last},
    {"few distinct elements", 0.5, few_distinct},
    {"alternating elements", 0.5, alternating},
    {"all letters in turn", 0.5, in_turn},
    {.words = "a chain from its end on", .change = reversed, .form = Form::chain},
    {.words = "a chain of equal nodes", .change = equal, .form = Form::chain},
    {.words = "a chain with leaves", .form = Form::comb},
    {.words = "a full tree", .form = Form::full},
    {.words = "a star", .form = Form::star},
    {.words = "a dense graph without cycles", .form = Form::dense},
    {.words = "words of one letter", .form = Form::runs},
    {.words = "words that differ by a letter", .form = Form::neighbours},
    {.words = "short intervals apart", .form = Form::intervals},
    {.words = "the widest rows", .form = Form::widest},
    {.words = "one cell of each other kind", .form = Form::kinds},
    {.words = "what fills it first", .form = Form::filled},
    {.words = "equal keys", .form = Form::keys},
    {.words = "equal values", .form = Form::values},
    {.words = "equal arguments", .form = Form::twins},
    {.words = "a chain", .form = Form::chain},
    {.words = "the first example repeated", .example = 1},
    {.words = "the second example repeated", .example = 2},
};

// Of the first text among the arguments, or list of texts; empty where there is none. A grid beside them that is of the
// letter that they have but for their last one lets them go far in it.
std::string letters_of_texts(const Constraints& constraints) {
  for (const Parameter& one : constraints.stub().method().parameters)
    if (shape_of(constraints.stub(), one).leaf == Shape::Leaf::text) return characters_of(constraints, one.name);
  return "";
}

bool takes_tree(const Constraints& constraints) {
  return std::ranges::any_of(constraints.stub().method().parameters, [&](const Parameter& one) {
    return shape_of(constraints.stub(), one) == Shape{0, Shape::Leaf::tree};
  });
}

// Equal nodes are so in all trees: each becomes `node`, which is the first one's value where it is null. A list beside
// a chain of them is found far down, if all but its last one are equal to these.
bool change_argument(const InputShape& wished, const Parameter& parameter, const Constraints& constraints, bool lists,
                     Json& node, Json& value) {
  const Shape shape = shape_of(constraints.stub(), parameter);
  if (shape.leaf == Shape::Leaf::other) return false;  // the problem's rules make it of numbers
  const bool edges = fact_about(constraints.facts(), Fact::Kind::tree_edges, parameter.name);
  const bool branches = shape.leaf == Shape::Leaf::branches;
  const bool tree = (shape.leaf == Shape::Leaf::tree && shape.vectors == 0) || branches;
  if (wished.form == Form::widest && value.is_string()) {  // all of it is asked for, and nothing ends the search
    const std::size_t length = value.get_ref<const std::string&>().size();
    value = std::string(length, std::ranges::min(characters_of(constraints, parameter.name)));
    return length > 1;
  }
  if (wished.form != Form::as_drawn) {
    Values values = value.is_array() ? value.get<Values>() : Values();
    const bool ends_first = wished.change == reversed;
    const bool of_rows = edges ? wished.form == Form::chain || wished.form == Form::star
                               : shape.vectors == 2 && wished.form != Form::full && wished.form != Form::comb;
    const bool formed = of_rows ? (!wished.change || ends_first) && number_rows(wished.form, values)
                                : tree && !ends_first && grow_nodes(wished.form, branches, values);
    if (formed && of_rows && ends_first) equal_columns(2, values);  // the longest way, and no other order than this one
    if (formed && ends_first) std::ranges::reverse(values);
    if (formed) value = values;
    const bool list = shape.integers() || (shape.leaf == Shape::Leaf::list && shape.vectors == 0);
    if (lists && wished.change == equal && list && values.size() > 1 && takes_tree(constraints)) {
      if (node.is_null()) node = values[0];
      values[0] = node;
      equal_but_last(values);
      value = values;
      return true;
    }
    if (!wished.change || ends_first || !formed) return formed;
  }
  const bool of_numbers = wished.change == small_elements || wished.change == zeros_but_last ||
                          wished.change == in_sequence || wished.change == in_falling_sequence;
  if (of_numbers && shape.characters()) return false;
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

// Whether an argument is of a kind that the form may be given, which says so before a long input is read.
bool has_kind_of(Form form, const Constraints& constraints) {
  const std::vector<Parameter>& parameters = constraints.stub().method().parameters;
  return std::ranges::any_of(parameters, [&](const Parameter& one) {
    const Shape shape = shape_of(constraints.stub(), one);
    switch (form) {
      case Form::full:
      case Form::comb: return shape.leaf == Shape::Leaf::tree;
      case Form::dense:
      case Form::intervals:
      case Form::widest: return shape.vectors == 2 && shape.leaf == Shape::Leaf::integer;
      case Form::kinds: return shape.vectors == 2;
      case Form::runs:
      case Form::neighbours: return shape.vectors == 1 && shape.leaf == Shape::Leaf::text;
      case Form::twins: return parameters.size() > 1;
      default: return true;
    }
  });
}

// Nothing where the shape changes nothing; it may break constraints. `lists`: those beside equal nodes, too.
std::optional<std::string> reshaped(const InputShape& shape, const std::string& input, const Constraints& constraints,
                                    bool lists) {
  const bool design = constraints.stub().design;
  const bool of_design = shape.form == Form::filled || shape.form == Form::keys || shape.form == Form::values;
  if (!design && (of_design || !has_kind_of(shape.form, constraints))) return std::nullopt;
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
      changed = change_argument(shape, parameters[i], constraints, lists, node, all[i]) || changed;
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
  for (const bool lists : {true, false}) {
    if (!lists && !(shape.form == Form::chain && shape.change == equal && takes_tree(constraints))) break;
    const std::optional<std::string> text = reshaped(shape, input, constraints, lists);
    if (text && keeps(*text, constraints)) return text;
  }
  return std::nullopt;
}

}  // namespace leetjudge
