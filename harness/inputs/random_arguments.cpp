// Draws the arguments of calls.
#include <algorithm>
#include <functional>
#include <memory>
#include <unordered_set>

#include "inputs/arrangements.hpp"
#include "inputs/drawing.hpp"
#include "inputs/words.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Kind = Fact::Kind;
using Leaf = Shape::Leaf;

constexpr double unknown_low = 0, unknown_high = 10;
constexpr long double wide = 1e5, least_real = 1e-5;
constexpr int most_redraws = 60;
constexpr std::size_t most_redrawn = 3, few_taken = 100;  // of large inputs, for each element
constexpr std::size_t most_elements = 1 << 21;  // with characters and nodes: twice what the longest pages allow
constexpr std::size_t few_in_trees = 3, most_letters = 6, most_columns = 8;

class ArgumentDrawing {
  struct About {
    Said said;
    std::optional<Bounds> bounds = {};  // of elements, where they are the same for all
  };

 public:
  ArgumentDrawing(const Constraints& constraints, Random& random) : constraints_(constraints), random_(random) {}

  std::vector<Json> draw(const std::vector<Parameter>& parameters, const DrawWish& wish,
                         std::map<Quantity, long double> known) {
    wish_ = wish;
    known_ = std::move(known);
    few_ = wish.small ? wish.small->numbers : 0;
    room_ = most_elements;
    open_.clear();
    first_number_.clear();
    for (auto* one : {&modes_, &widths_}) one->clear();
    shapes_.clear();
    for (auto& [quantity, entry] : quantities_) entry.bounds.reset();
    characters_.clear();
    for (const Parameter& one : parameters) shapes_[one.name] = shape_of(constraints_.stub(), one);
    wish_equal_lengths();
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
        return value_of(side, [&](const Quantity& one) {
          return one.index.empty() && shapes_.contains(one.name) ? this->known(one) : std::nullopt;
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

  // How late it is drawn.
  int rank(const Quantity& one) const {
    if (one.length || !shapes_.contains(one.name)) return int(one.index.size());
    return one.index.empty() ? 1 : 3;
  }

  std::optional<long double> known(const Quantity& one) const {
    const auto found = std::ranges::find_if(known_, [&](const auto& other) { return covers(one, other.first); });
    return found == known_.end() ? std::nullopt : std::optional(found->second);
  }

  std::optional<long double> needed(const Quantity& one, int below) {
    if (const auto found = known(one)) return found;
    if (const auto given = given_size(one)) return given;
    const bool later = rank(one) >= below || std::count(open_.begin(), open_.end(), one);
    const bool there = shapes_.contains(one.name) || defined_as(one.name, facts_);
    if (later || !there || (one.length ? one.index.size() > 0 : rank(one) > 1)) return std::nullopt;
    return number(one);
  }

  // What is not bounded is as `usual`.
  Bounds bounds_of(const Quantity& one, Bounds usual) {
    Bounds bounds = bounds_of(one);
    if (std::isinf(usual.low)) usual = {unknown_low, unknown_high};
    if (std::isinf(bounds.low)) bounds.low = std::min(usual.low, bounds.high);
    if (std::isinf(bounds.high)) bounds.high = std::max(usual.high, bounds.low);
    return bounds;
  }

  Bounds bounds_of(const Quantity& one) {
    Bounds bounds;
    const int own = rank(one);
    const auto shape = shapes_.find(one.name);
    const bool real = !one.length && shape != shapes_.end() && shape->second.leaf == Leaf::real;
    const long double beside = real ? least_real : 1;  // what is "<" stays so far away
    for (const auto& [bound, above, below, strict] : said(one).limits) {
      const bool equal = above && below;
      const bool drawn_now = equal && bound->operation == 'q' && std::ranges::count(open_, bound->quantity) > 0;
      if (drawn_now && !std::ranges::count(asking_, bound->quantity)) {  // "t.length == s.length", by the bounds of s
        asking_.push_back(one);
        const Bounds its = bounds_of(bound->quantity);
        asking_.pop_back();
        bounds = {std::max(bounds.low, its.low), std::min(bounds.high, its.high)};
        continue;
      }
      const auto limit = value_of(*bound, [&](const Quantity& of) -> std::optional<long double> {
        const auto found = needed(of, equal ? own + 2 : own);
        if (found || equal || bound->operation != 'q' || rank(of) < own || std::ranges::count(open_, of)) return found;
        open_.push_back(of);  // drawn later, within its own bounds: "1 <= first <= last <= n"
        const Bounds later = bounds_of(of);
        open_.pop_back();
        const long double most = above ? later.high : later.low;
        return std::isinf(most) ? std::nullopt : std::optional(most);
      });
      if (limit && above) bounds.high = std::min(bounds.high, *limit - strict * beside);
      if (limit && below) bounds.low = std::max(bounds.low, *limit + strict * beside);
    }
    return bounds;
  }

  const Said& said(const Quantity& one) { return about(one).said; }

  About& about(const Quantity& one) {
    const auto found = quantities_.find(one);
    return found != quantities_.end() ? found->second
                                      : quantities_.emplace(one, About{said_of(one, facts_)}).first->second;
  }

  long double number(const Quantity& one) {
    About& entry = about(one);
    if (entry.bounds) return in_step(value_in(*entry.bounds, one), one, entry.bounds->low);
    const bool element = !one.length && !one.index.empty();
    if (const auto given = element ? std::nullopt : given_size(one)) return known_[one] = in_step(*given, one, 0);
    if (const auto found = rank(one) < 2 ? known(one) : std::nullopt) return *found;
    open_.push_back(one);
    const Seen& cases = constraints_.seen(one.name);
    const Bounds bounds =
        bounds_of(one, one.length ? cases.lengths[std::min<std::size_t>(3, one.index.size())] : cases.values);
    open_.pop_back();
    if (element && !entry.said.by_elements) entry.bounds = bounds;
    const bool size = one.length || !shapes_.contains(one.name) || entry.said.tells_a_length;
    const long double drawn = size ? length_in(bounds, one.index.size()) : value_in(bounds, one);
    const long double found = known_[one] = in_step(drawn, one, bounds.low);
    if (one.length && wish_.small) take_of_small(found);
    if (!one.length || !one.index.empty()) return found;
    for (auto& [name, value] : known_)  // "n" may have been drawn before, and otherwise
      if (defined_as(name.name, facts_) == one) value = found;
    return found;
  }

  void take_of_small(long double elements) {
    if (elements > (long double)(wish_.small->left)) throw CannotBeDrawn();
    wish_.small->left -= std::size_t(elements);
  }

  // The next one that leaves the rest which a fact says: "n % 2 == 0".
  long double in_step(long double drawn, const Quantity& one, long double low) {
    for (const auto& [divisor, rest] : said(one).rests) {
      const auto step = value_of(*divisor, [&](const Quantity& of) { return needed(of, rank(one) + 1); });
      if (!step || *step < 1) continue;
      drawn -= std::fmod(drawn - rest + *step, *step);
      if (drawn < low) drawn += *step;
    }
    return drawn;
  }

  // A length that is wished goes for those that equal it, and in turn for those that equal these.
  void wish_equal_lengths() {
    const std::size_t before = wish_.sizes.size();
    for (const Fact& fact : facts_) {
      if (fact.kind != Kind::comparison || fact.operation != "==") continue;
      for (const auto& [one, other] : {std::tie(fact.left, fact.right), std::tie(fact.right, fact.left)}) {
        const auto given =
            one.operation == 'q' && one.quantity.length ? wish_.sizes.find(one.quantity) : wish_.sizes.end();
        if (given != wish_.sizes.end() && other.operation == 'q' && other.quantity.length)
          wish_.sizes.try_emplace(other.quantity, given->second);
      }
    }
    if (wish_.sizes.size() > before) wish_equal_lengths();
  }

  std::optional<long double> given_size(const Quantity& one) const {
    const auto found = std::ranges::find_if(wish_.sizes, [&](const auto& other) { return covers(other.first, one); });
    return found == wish_.sizes.end() ? std::nullopt : std::optional(found->second);
  }

  long double length_in(const Bounds& bounds, std::size_t level) {
    const long double low = std::ceil(std::max(bounds.low, 0.0L));
    const double room = wish_.small                          ? double(wish_.small->left)
                        : random_.chance(0.03) && level == 0 ? 60
                                                             : 1 + wish_.difficulty * (level == 0 ? 10 : 5);
    const long double high = std::max(low, std::min(std::floor(bounds.high), low + std::floor((long double)room)));
    return low + (long double)(random_.below(std::size_t(high - low) + 1));
  }

  long double value_in(Bounds bounds, const Quantity& one) {
    bounds.high = std::max(bounds.low, bounds.high);
    const auto shape = shapes_.find(one.name);
    const bool real = shape != shapes_.end() && shape->second.leaf == Leaf::real && !wish_.small;
    if (!real) bounds = {std::ceil(bounds.low), std::floor(bounds.high)};
    const auto [low, high] = part_of(bounds, one, real);
    const long double steps = wish_.growing() || modes_[one.name] > 0.5 ? 1e5 : 10;  // real ones meet as well
    if (real) return low + (high - low) * (long double)(random_.below(std::size_t(steps) + 1)) / steps;
    const long double count = high - low + 1;
    const long double drawn =
        count < 2 ? std::min(low, high) : low + (long double)(random_.below(std::size_t(std::min(count, 1.8e19L))));
    const bool ruled_out = std::ranges::any_of(said(one).never, [&](const Expression* never) {  // "nums[i] != 0"
      return value_of(*never, [&](const Quantity& place) { return known(place); }) == drawn;
    });
    return !ruled_out ? drawn : drawn < high ? drawn + 1 : drawn - 1;
  }

  // The part of its range that it is drawn from.
  Bounds part_of(const Bounds& all, const Quantity& one, bool real) {
    const auto [low, high] = all;
    if (wish_.small) {  // the few that are nearest to 0 where what it depends on is the least, in all inputs the same
      const long double count = std::max(1.0L, std::min((long double)(few_), high - low + 1));
      const long double nearest = std::clamp(0.0L, low, high) - std::floor((count - 1) / 2);
      const long double from = std::clamp(nearest, low, high - count + 1);
      const auto [window, added] = windows_.try_emplace({one, few_}, Bounds{from, from + few_ - 1});
      const Bounds part{std::max(low, window->second.low), std::min(high, window->second.high)};
      if (part.low > part.high) throw CannotBeDrawn();
      return part;
    }
    if (wish_.growing()) {  // of elements all or up to the wished size, of a number the wished place
      if (const auto most = one.index.empty() ? std::nullopt : given_size(one))
        return {low, std::clamp(*most, low, high)};
      if (!one.index.empty() || wish_.level == DrawWish::anywhere) return all;
      if (first_number_.empty()) first_number_ = one.name;
      const long double level = wish_.level != DrawWish::apart ? wish_.level : one.name != first_number_;
      const long double at = level == DrawWish::by_size ? std::clamp((long double)(wish_.size) / 2, low, high)
                                                        : low + (high - low) * level;
      return real ? Bounds{at, at} : Bounds{std::floor(at), std::floor(at)};
    }
    // Values that meet, small ones, or all there are, with the ends more often.
    const auto [known_mode, added] = modes_.try_emplace(one.name, 0.0);
    if (added) known_mode->second = random_.fraction();
    const double mode = known_mode->second;
    const bool ends = mode >= 0.96 && high - low >= wide;  // several of them, whose sum an int may not hold
    if (mode >= 0.8) {
      const double where = random_.fraction();
      if (where < (ends ? 0.5 : 0.1)) return {high, high};
      return ends || where < 0.2 ? Bounds{low, low} : all;
    }
    if (real) return all;
    const long double width = widths_[one.name] + (mode < 0.4 ? 2 : std::floor(3 + wish_.difficulty * 20));
    const long double least = mode < 0.2 ? 0 : -std::floor(width / 2);
    const long double from = low <= 0 && high >= 0 ? std::max(low, least) : low;
    return {from, std::min(high, from + width)};
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
    if (about(Kind::no_leading_zero, at.name)) {
      for (int tries = 0; drawn.size() > 1 && drawn[0] == '0' && tries < redraws(); ++tries)
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
    widths_[one.name] = differ ? double(count) * 2 : 0;
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

  // Of rows of one length, the bounds of each column; none where a row's numbers depend on each other, or not on
  // bounds.
  std::vector<Bounds> columns_of(const std::string& name, const Shape& shape) {
    if (shape.vectors != 2 || shape.leaf != Leaf::integer || wish_.small) return {};
    const Bounds length = bounds_of({name, {"i"}, true});
    if (length.low != length.high || length.high > most_columns) return {};
    if (about(Kind::distinct_within, name) || about(Kind::listed, name)) return {};
    std::vector<Bounds> columns;
    while (double(columns.size()) < length.high) {
      const Quantity column{name, {"i", std::to_string(columns.size())}, false};
      if (said(column).by_elements || !said(column).rests.empty()) return {};
      columns.push_back(bounds_of(column, constraints_.seen(name).values));
    }
    return columns;
  }

  // All rows of two numbers that there are, in any order; none where so many that differ come by chance.
  std::vector<Json> all_rows(const std::vector<Bounds>& columns, std::size_t count) {
    if (columns.size() != 2) return {};
    const auto [first, second] = std::pair(columns[0], columns[1]);
    const long double room = (first.high - first.low + 1) * (second.high - second.low + 1);
    if (!(room < 2 * (long double)(count))) return {};
    std::vector<Json> all;
    for (long double a = std::ceil(first.low); a <= first.high; ++a)
      for (long double b = std::ceil(second.low); b <= second.high; ++b)
        all.push_back({whole_number(a), whole_number(b)});
    random_.shuffle(all);
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
    const SaidOfRows rows = said_of_rows(name, facts_);
    const bool columns = innermost && rows.any;
    Quantity inner = below(at);
    Taken taken;
    std::vector<Json> elements;
    if (!columns) forget_below(at);
    const bool plain = innermost && !columns && shape.leaf == Leaf::integer && !said(inner).by_elements &&
                       said(inner).rests.empty() && !about(Kind::listed, name);
    if (plain) elements = numbers(count, inner, differing);
    const std::vector<Bounds> of_columns = outermost && rows.any ? columns_of(name, shape) : std::vector<Bounds>();
    std::vector<Json> all = differing ? all_rows(of_columns, count) : std::vector<Json>();
    const auto next_row = [&] {
      if (room_ < of_columns.size()) throw CannotBeDrawn();
      room_ -= of_columns.size();
      Json row;
      if (!all.empty()) {
        row = std::move(all.back());
        all.pop_back();
        return row;
      }
      for (std::size_t column = 0; column < of_columns.size(); ++column)
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

  const Constraints& constraints_;
  const std::vector<Fact>& facts_ = constraints_.facts();
  Random& random_;
  DrawWish wish_;
  // What sentences say, looked up once.
  std::map<Quantity, About> quantities_;
  std::map<std::pair<Quantity, std::size_t>, Bounds> windows_;  // of small inputs with so many numbers
  // Of one call.
  std::map<Quantity, long double> known_;
  std::map<std::string, Shape> shapes_;
  std::vector<Quantity> open_;    // being drawn
  std::vector<Quantity> asking_;  // for the bounds of what equals them
  std::string first_number_;      // that lies at a part of its range
  std::size_t room_ = 0;          // for more elements
  std::size_t few_ = 0;           // numbers that small inputs are made of
  std::map<std::string, double> modes_, widths_;
  std::map<std::string, std::string> characters_;
  std::map<std::string, Json> containers_;  // by parameter: of which others are elements
};

}  // namespace

ArgumentDrawer argument_drawer(const Constraints& constraints, Random& random) {
  return
      [drawing = std::make_shared<ArgumentDrawing>(constraints, random)](auto&&... of) { return drawing->draw(of...); };
}

}  // namespace leetjudge
