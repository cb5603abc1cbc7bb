// Draws the arguments of calls.
#include <algorithm>
#include <functional>
#include <memory>
#include <unordered_set>

#include "inputs/arrangements.hpp"
#include "inputs/random_numbers.hpp"
#include "inputs/words.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Kind = Fact::Kind;
using Leaf = Shape::Leaf;

constexpr int most_redraws = 60;
constexpr std::size_t most_redrawn = 3, few_taken = 100;  // of large inputs, for each element
constexpr std::size_t most_elements = 1 << 21;  // with characters and nodes: twice what the longest pages allow
constexpr long double most_pairs = 4.5;  // for each row, of which those that there are are listed: half are alike
constexpr std::size_t few_in_trees = 3, most_letters = 6, most_columns = 8;

class ArgumentDrawing : NumberDrawing {
 public:
  ArgumentDrawing(const Constraints& constraints, Random& random) : NumberDrawing(constraints, random) {}

  std::vector<Json> draw(const std::vector<Parameter>& parameters, const DrawWish& wish,
                         std::map<Quantity, long double> known) {
    begin(parameters, wish, std::move(known));
    room_ = most_elements;
    characters_.clear();
    // Lengths come first, so that what depends on them fits; then numbers, then what is in arrays.
    for (const bool length : {true, false}) {
      for (const Parameter& one : parameters) {
        const Shape& shape = shapes_[one.name];
        if (length ? shape.has_length() : shape.number()) number({one.name, {}, length});
      }
    }
    // What sizes break together no elements mend: "row * col <= 2 * 10^4".
    for (const Fact& fact : facts_) {
      const auto of = [&](const Expression& side) {
        return value_of(side, [&](const Quantity& one) -> std::optional<long double> {
          const Quantity own = shapes_.contains(one.name) ? one : defined_as(one.name, facts_).value_or(one);
          if (!shapes_.contains(own.name) || (!own.index.empty() && !own.length)) return std::nullopt;
          return own.index.empty() ? this->known(own) : given_size(own);
        });
      };
      const bool compares = wish.checked && fact.kind == Kind::comparison;
      const auto left = compares ? of(fact.left) : std::nullopt, right = compares ? of(fact.right) : std::nullopt;
      if (left && right && !fact.holds(*left, *right)) throw CannotBeDrawn();
    }
    std::vector<Json> values;
    for (const Parameter& one : parameters) values.push_back(value({one.name, {}, false}, shapes_[one.name]));
    if (!wish_.growing() && !wish_.small) {
      make_two_alike(values, parameters, constraints_.stub(), random_);
      take_words(values, parameters, constraints_.stub(), random_);
    }
    if (!wish_.small) order_across(values, parameters, facts_);
    arrange_all(values, parameters);
    return values;
  }

 private:
  void arrange_all(std::vector<Json>& values, const std::vector<Parameter>& parameters) {
    const auto value_of = [&](const std::string& name) -> Json* {
      const auto found = std::ranges::find(parameters, name, &Parameter::name);
      if (found != parameters.end()) return &values[std::size_t(found - parameters.begin())];
      const auto earlier = containers_.find(name);  // of a constructor
      return earlier == containers_.end() ? nullptr : &earlier->second;
    };
    const auto of_this_call = [&](const std::string& name) {
      return std::ranges::count(parameters, name, &Parameter::name) > 0;
    };
    for (const Fact& fact : facts_) {
      const bool members = fact.kind == Kind::members;
      if (members && constraints_.stub().design && of_this_call(fact.values[0]))
        containers_[fact.values[0]] = *value_of(fact.values[0]);
      for (const std::string& name : fact.parameters) {
        if (!of_this_call(name)) continue;
        Json& value = *value_of(name);
        arrange(fact, value, value_of, random_, wish_.small);
        if (!members || !value.is_array() || !(about(Kind::sorted, name) || about(Kind::rotated, name))) continue;
        auto elements = value.get<std::vector<Json>>();
        put_in_order(elements, name, facts_, random_);
        value = elements;
      }
    }
    for (const Fact& fact : facts_) {  // one may have taken another one's place
      Json* value = fact.kind == Kind::counted && !wish_.small ? value_of(fact.parameters[0]) : nullptr;
      if (value && !argument_keeps(fact, shapes_[fact.parameters[0]], *value, value_of, SIZE_MAX))
        arrange(fact, *value, value_of, random_);
    }
  }

  const Fact* about(Kind kind, const std::string& name) const { return fact_about(facts_, kind, name); }

  template <class List>
  const auto& any_of_these(const List& list) {
    return list[random_.below(list.size())];
  }

  Json value(const Quantity& at, const Shape& shape) {
    const std::string& name = at.name;
    if (int(at.index.size()) < shape.vectors) return array(at, shape);
    if (const Fact* listed = about(Kind::listed, name)) return parsed_or_thrown(any_of_these(listed->values));
    switch (shape.leaf) {
      case Leaf::boolean: return random_.below(2) == 1;
      case Leaf::character: return std::string(1, any_of_these(characters(name)));
      case Leaf::text: return text(at);
      case Leaf::list:
      case Leaf::nodes:
      case Leaf::tree:
      case Leaf::branches: return nodes(at, shape);
      case Leaf::real: return double(number(at));
      default: return whole_number(number(at));
    }
  }

  // How many elements, characters or nodes there are.
  std::size_t drawn_length(Quantity at) {
    at.length = true;
    if (!at.index.empty()) known_.erase(at);
    const long double length = number(at);
    if (length > (long double)(room_)) throw CannotBeDrawn();  // "cells.length == row * col"
    room_ -= std::size_t(length);
    return std::size_t(length);
  }

  Json text(const Quantity& at) {
    const std::size_t length = drawn_length(at);
    const std::string& set = characters(at.name);
    std::string drawn;
    for (std::size_t i = 0; i < length; ++i) drawn += any_of_these(set);
    if (const Fact* const fact = about(Kind::no_leading_zero, at.name)) {
      const std::size_t zero = fact->strictly ? 0 : 1;  // a text that may be
      for (int tries = 0; drawn.size() > zero && drawn[0] == '0' && tries < redraws(); ++tries)
        drawn[0] = any_of_these(set);
    }
    if (about(Kind::distinct, at.name) && at.index.empty()) {
      drawn = wish_.small ? set : characters_of(constraints_, at.name);
      random_.shuffle(drawn);
      drawn.resize(std::min(length, drawn.size()));
    }
    if (about(Kind::sorted, at.name) && at.index.empty()) std::ranges::sort(drawn);
    return drawn;
  }

  // Those of this input; often only a few of them.
  const std::string& characters(const std::string& name) {
    std::string& set = characters_[name];
    if (!set.empty()) return set;
    set = characters_of(constraints_, name);
    for (const Fact& one : facts_) {  // of which there are so many is arranged later
      const bool few = !wish_.small && one.kind == Kind::counted && one.most < SIZE_MAX && one.about(name);
      const Json value = few ? parsed_or_thrown(one.values[0]) : Json();
      if (value.is_string() && set.size() > 1) std::erase(set, value.get_ref<const std::string&>()[0]);
    }
    if (set.size() > most_letters && wish_.small)
      set = of_each_kind(set, constraints_.seen(name).characters, wish_.small->letters);
    if (set.size() > most_letters && !wish_.growing() && random_.chance(0.8)) {
      if (random_.chance(0.5)) random_.shuffle(set);
      set.resize(1 + random_.below(4));
    }
    return set;
  }

  Json nodes(const Quantity& at, const Shape& shape) {
    const std::size_t count = drawn_length(at);
    const bool tree = shape.leaf == Leaf::tree, search = tree && about(Kind::search_tree, at.name);
    const bool differ = search || about(Kind::distinct, at.name);
    const std::size_t few = few_;
    if (tree) few_ = differ ? count : few_in_trees;
    std::vector<Json> values = numbers(count, below(at), differ);
    few_ = few;
    if (search)
      std::ranges::sort(values);
    else
      put_in_order(values, at.name, facts_, random_);
    const double chains = wish_.growing() ? 0 : 0.2;  // what grows has a shape of that
    if (shape.leaf == Leaf::branches) return branches_of(values, random_, chains);
    return tree ? tree_of(values, random_, chains) : Json(values);
  }

  // An element of what is there.
  static Quantity below(Quantity at) {
    at.index.push_back(std::string("ijkl").substr(std::min<std::size_t>(3, at.index.size()), 1));
    return at;
  }

  // Of which the same is said.
  std::vector<Json> numbers(std::size_t count, const Quantity& one, bool differ) {
    rooms_[one.name] = widths_[one.name] = differ ? double(count) * 2 : 0;
    Bounds bounds = bounds_of(one, constraints_.seen(one.name).values);
    const Quantity sum{one.name, one.index, false, true};
    if (const auto most = one.index.size() == 1 ? limit_of(sum, facts_, true) : std::nullopt)
      bounds.high = std::min(bounds.high, std::max(bounds.low, *most / (long double)(std::max<std::size_t>(1, count))));
    const long double low = std::ceil(bounds.low), room = std::floor(bounds.high) - low + 1;
    std::vector<Json> values;
    while (!differ && values.size() < count) values.push_back(whole_number(value_in(bounds, one)));
    if (differ && room < (long double)(count) && wish_.checked) throw CannotBeDrawn();
    if (differ && room < (long double)(wish_.small ? count + 1 : 2 * count)) {  // hardly any would come by chance
      for (std::size_t i = 0; i < std::size_t(std::max(0.0L, room)); ++i) values.push_back(whole_number(low + i));
      random_.shuffle(values);
      values.resize(std::min(count, values.size()));
      return values;
    }
    Taken taken;
    while (values.size() < count)
      values.push_back(another(taken, [&] { return whole_number(value_in(bounds, one)); }, std::identity()));
    return values;
  }

  // Where all are drawn, another choice follows anyway.
  int redraws() const { return wish_.small ? 1 : most_redraws; }

  // One that is not taken yet.
  struct Taken {
    std::unordered_set<Json> all = {};
    std::size_t redrawn = 0;
  };
  template <class Draw, class Identity>
  Json another(Taken& taken, const Draw& draw, const Identity& identity) {
    Json drawn;
    const std::size_t room = room_;
    for (int tries = 0; tries < redraws(); ++tries) {
      if (tries > 0 && wish_.growing() && ++taken.redrawn > most_redrawn * (taken.all.size() + few_taken)) break;
      room_ = room;
      drawn = draw();
      if (!drawn.is_null() && taken.all.insert(identity(drawn)).second) return drawn;
    }
    if (wish_.checked || drawn.is_null()) throw CannotBeDrawn();
    return drawn;
  }

  // Of rows of one length, the bounds of each column; none where they depend on other rows, or a row's numbers not on
  // bounds and an order.
  std::vector<Bounds> columns_of(const std::string& name, const Shape& shape, const SaidOfRows& rows) {
    if (shape.vectors != 2 || shape.leaf != Leaf::integer || wish_.small) return {};
    const Bounds length = bounds_of({name, {"i"}, true});
    if (length.low != length.high || length.high > most_columns) return {};
    if (about(Kind::distinct_within, name) || about(Kind::listed, name)) return {};
    std::vector<Bounds> columns;
    while (double(columns.size()) < length.high) {
      const Quantity column{name, {"i", std::to_string(columns.size())}, false};
      if ((said(column).by_elements && !rows.within) || !said(column).rests.empty()) return {};
      columns.push_back(bounds_of(column, constraints_.seen(name).values));
    }
    return columns;
  }

  // The first two numbers of all rows that there are, in any order; none where so many that differ come by chance.
  std::vector<Json> all_pairs(const std::vector<Bounds>& columns, std::size_t count, const Fact& differing,
                              const SaidOfRows& rows) {
    const bool by_pair = differing.kind == Kind::distinct_pairs || differing.pair;
    if (columns.size() < 2 || !(by_pair || (columns.size() == 2 && differing.column < 0))) return {};
    const auto [first, second] = std::pair(columns[0], columns[1]);
    const long double room = (first.high - first.low + 1) * (second.high - second.low + 1);
    if (!(room < most_pairs * (long double)(count))) return {};
    std::vector<Json> all;
    for (long double a = std::ceil(first.low); a <= first.high; ++a) {
      for (long double b = std::ceil(second.low); b <= second.high; ++b) {
        Json one = {whole_number(a), whole_number(b)};
        if (rows.put_in_order(one) && !rows.broken_by(one)) all.push_back(std::move(one));
      }
    }
    random_.shuffle(all);
    std::unordered_set<Json> seen;
    std::erase_if(all, [&](const Json& one) { return !seen.insert(differing.identity(one)).second; });
    if (all.size() >= 2 * count) return {};
    if (all.size() < count && wish_.checked) throw CannotBeDrawn();
    return all;
  }

  Json array(const Quantity& at, const Shape& shape) {
    const std::string& name = at.name;
    const std::size_t count = drawn_length(at);
    std::optional<DrawnEdges> edges;
    if (at.index.empty() && !wish_.small) edges.emplace(name, facts_, random_);
    if (edges && edges->joins()) {
      Bounds nodes = bounds_of({name, {"i", "0"}, false});
      if (std::isinf(nodes.high)) nodes.high = bounds_of({name, {"i", "1"}, false}).high;  // "0 <= ai < bi < n"
      edges->set_nodes(nodes);
    }
    const bool innermost = int(at.index.size()) + 1 == shape.vectors;
    const bool outermost = at.index.empty();
    const Fact* pairs = outermost ? about(Kind::distinct_pairs, name) : nullptr;
    const Fact* distinct = outermost ? about(Kind::distinct, name) : nullptr;
    const Fact* within = !outermost && innermost ? about(Kind::distinct_within, name) : nullptr;
    const Fact* differing = within ? within : distinct && (distinct->column >= 0 || !pairs) ? distinct : pairs;
    const Fact* sorted = outermost ? about(Kind::sorted, name) : nullptr;
    if (!differing && sorted && sorted->strictly) differing = sorted;
    if (outermost) rooms_[name] = differing ? double(count) * 2 : 0;
    const SaidOfRows rows = said_of_rows(name, facts_);
    const bool columns = innermost && rows.any;
    Quantity inner = below(at);
    Taken taken;
    std::vector<Json> elements;
    if (!columns) forget_below(at);
    const bool plain = innermost && !columns && shape.leaf == Leaf::integer && !said(inner).by_elements &&
                       said(inner).rests.empty() && !about(Kind::listed, name);
    if (plain) elements = numbers(count, inner, differing);
    const std::vector<Bounds> of_columns =
        outermost && rows.any ? columns_of(name, shape, rows) : std::vector<Bounds>();
    std::vector<Json> all = differing ? all_pairs(of_columns, count, *differing, rows) : std::vector<Json>();
    const auto next_row = [&] {
      if (room_ < of_columns.size()) throw CannotBeDrawn();
      room_ -= of_columns.size();
      Json row;
      if (!all.empty()) {
        row = std::move(all.back());
        all.pop_back();
      }
      for (std::size_t column = row.size(); column < of_columns.size(); ++column)
        row.push_back(whole_number(value_in(of_columns[column], {name, {"i", std::to_string(column)}, false})));
      return row;
    };
    while (elements.size() < count) {
      const std::size_t i = elements.size();
      const auto draw = [&]() -> Json {
        known_[{below(at).index.back(), {}}] = (long double)(i);  // "edges[i] != i"
        if (columns) inner.index.back() = std::to_string(i);
        if (!innermost && of_columns.empty()) forget_below(at);
        Json drawn = of_columns.empty() ? value(inner, shape) : next_row();
        if (!of_columns.empty() && !rows.put_in_order(drawn)) return Json();
        if (edges) edges->fit(drawn, i);
        return outermost && rows.broken_by(drawn) ? Json() : drawn;
      };
      elements.push_back(
          another(taken, draw, [&](const Json& one) { return differing ? differing->identity(one) : Json(i); }));
    }
    if (edges) edges->mix(elements);
    if (outermost && !shape.nodes()) put_in_order(elements, name, facts_, random_);  // lists are in order inside
    if (outermost && shape.vectors == 2) mirror(elements, name, facts_);
    if (outermost && about(Kind::distinct_cells, name) && !wish_.small) let_cells_differ(elements, name);
    Json all_of_it = std::move(elements);
    if (outermost && !wish_.small) put_in_places(all_of_it, name, facts_);
    return all_of_it;
  }

  // They are drawn again, as those of one list.
  void let_cells_differ(std::vector<Json>& rows, const std::string& name) {
    std::size_t count = 0;
    for (const Json& row : rows) count += row.size();
    std::vector<Json> cells = numbers(count, {name, {"i", "j"}, false}, true);
    if (cells.size() < count) throw CannotBeDrawn();
    for (Json& row : rows)
      for (Json& cell : row) cell = cells[--count];
  }

  // What was drawn of another element is not what is drawn of this one.
  void forget_below(const Quantity& at) {
    std::erase_if(
        known_, [&](const auto& one) { return one.first.name == at.name && one.first.index.size() > at.index.size(); });
  }

  // Of one call.
  std::size_t room_ = 0;  // for more elements
  std::map<std::string, std::string> characters_;
  std::map<std::string, Json> containers_;  // by parameter: of which others are elements
};

}  // namespace

ArgumentDrawer argument_drawer(const Constraints& constraints, Random& random) {
  return
      [drawing = std::make_shared<ArgumentDrawing>(constraints, random)](auto&&... of) { return drawing->draw(of...); };
}

}  // namespace leetjudge
