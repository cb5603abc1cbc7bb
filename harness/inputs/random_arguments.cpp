// Draws the arguments of calls.
#include <algorithm>
#include <functional>
#include <set>

#include "inputs/drawing.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Kind = Fact::Kind;
using Leaf = Shape::Leaf;

constexpr double unknown_low = 0, unknown_high = 10;
constexpr long double wide = 1e5;
constexpr int most_redraws = 60;
constexpr std::size_t few_in_trees = 2, most_letters = 6;
const Quantity any_node{"Node", {}, false};

}  // namespace

class ArgumentDrawer::Drawing {
  struct About {
    Said said;
    std::optional<Bounds> bounds = {};  // of elements, where they are the same for all
  };

 public:
  Drawing(const Constraints& constraints, Random& random) : constraints_(constraints), random_(random) {}

  std::vector<Json> draw(const std::vector<Parameter>& parameters, const DrawWish& wish,
                         std::map<Quantity, long double> known) {
    wish_ = wish;
    known_ = std::move(known);
    few_ = wish.small ? wish.small->numbers : 0;
    open_.clear();
    for (auto* one : {&modes_, &widths_}) one->clear();
    shapes_.clear();
    for (auto& [quantity, entry] : quantities_) entry.bounds.reset();
    characters_.clear();
    for (const Parameter& one : parameters) shapes_[one.name] = shape_of(one);
    // Lengths come first, so that what depends on them fits; then numbers, then what is in arrays.
    for (const bool length : {true, false}) {
      for (const Parameter& one : parameters) {
        const Shape& shape = shapes_[one.name];
        const bool has_length = shape.many() || shape.leaf == Leaf::text;
        const bool is_number = !has_length && (shape.leaf == Leaf::integer || shape.leaf == Leaf::real);
        if (length ? has_length : is_number) number({one.name, {}, length});
      }
    }
    std::vector<Json> values;
    for (const Parameter& one : parameters) values.push_back(value({one.name, {}, false}, shapes_[one.name]));
    if (!wish_.growing() && !wish_.small) make_two_alike(values, parameters, random_);
    return values;
  }

 private:
  // How late it is drawn.
  int rank(const Quantity& one) const {
    if (one.length || !(shapes_.contains(one.name) || one.name == "Node")) return int(one.index.size());
    return one.index.empty() && one.name != "Node" ? 1 : 3;
  }

  std::optional<long double> known(const Quantity& one) const {
    const auto found = std::ranges::find_if(known_, [&](const auto& other) { return covers(one, other.first); });
    return found == known_.end() ? std::nullopt : std::optional(found->second);
  }

  std::optional<long double> needed(const Quantity& one, int below) {
    if (const auto found = known(one)) return found;
    const bool later = rank(one) >= below || one.name == "Node" || std::count(open_.begin(), open_.end(), one);
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
    for (const auto& [bound, above, below, strict] : said(one).limits) {
      const bool equal = above && below;
      const auto limit = value_of(*bound, [&](const Quantity& of) { return needed(of, equal ? own + 2 : own); });
      if (limit && above) bounds.high = std::min(bounds.high, *limit - strict);
      if (limit && below) bounds.low = std::max(bounds.low, *limit + strict);
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
    const bool element = !one.length && is_element(one);
    if (const auto given = element ? std::nullopt : given_size(one)) return known_[one] = in_step(*given, one, 0);
    if (const auto found = known(one); found && rank(one) < 2) return *found;
    open_.push_back(one);
    const Seen& cases = constraints_.seen(one.name);
    const Bounds bounds =
        bounds_of(one, one.length ? cases.lengths[std::min<std::size_t>(3, one.index.size())] : cases.values);
    open_.pop_back();
    if (element && !entry.said.by_elements) entry.bounds = bounds;
    const bool size = one.length || !shapes_.contains(one.name) || entry.said.tells_a_length;
    const long double drawn = size ? length_in(bounds, one.index.size()) : value_in(bounds, one);
    known_[one] = in_step(drawn, one, bounds.low);
    if (one.length && wish_.small) take_of_small(known_[one]);
    return known_[one];
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

  long double value_in(const Bounds& bounds, const Quantity& one) {
    if (wish_.growing()) return large_value_in(bounds, one);
    if (wish_.small) return small_value_in(bounds);
    const auto [known_mode, added] = modes_.try_emplace(one.name, 0.0);
    if (added) known_mode->second = random_.fraction();
    const double mode = known_mode->second;
    const long double low = bounds.low, high = std::max(bounds.low, bounds.high);
    if (is_real(one))
      return low + (high - low) * (long double)(random_.below(mode < 0.5 ? 11 : 100001)) / (mode < 0.5 ? 10 : 100000);
    // Values that meet, small ones, or all there are, with the ends more often.
    const long double width = widths_[one.name] + (mode < 0.4   ? 2
                                                   : mode < 0.8 ? 3 + wish_.difficulty * 20
                                                                : high - low);
    long double from = low <= 0 && high >= 0 ? std::max(low, mode < 0.2 ? 0.0L : -std::floor(width / 2)) : low;
    if (mode >= 0.96 && high - low >= wide)  // several at the ends, whose sum an int may not hold
      return random_.chance(0.5) ? std::floor(high) : std::ceil(low);
    if (mode >= 0.8) {
      if (random_.chance(0.1)) return std::floor(high);
      if (random_.chance(0.1)) return std::ceil(low);
      from = low;
    }
    from = std::ceil(from);
    const long double count = std::floor(std::min(high, from + width)) - from + 1;
    if (count < 2) return std::min(from, std::floor(high));
    return from + (long double)(random_.below(std::size_t(std::min(count, 1.8e19L))));
  }

  // One of the few that are nearest to 0.
  long double small_value_in(const Bounds& bounds) {
    const long double low = std::ceil(bounds.low), high = std::max(low, std::floor(bounds.high));
    const long double count = std::min((long double)(few_), high - low + 1);
    const long double nearest = std::clamp(0.0L, low, high) - std::floor((count - 1) / 2);
    return std::clamp(nearest, low, high - count + 1) + (long double)(random_.below(std::size_t(count)));
  }

  // Of an element from all of its range, of a number at the wished part of it.
  long double large_value_in(const Bounds& bounds, const Quantity& one) {
    const long double low = bounds.low, width = std::max(0.0L, bounds.high - low);
    const bool element = is_element(one);
    const long double part =
        element || wish_.level == DrawWish::anywhere ? (long double)(random_.fraction()) : (long double)(wish_.level);
    if (is_real(one)) return low + width * part;
    return std::min(std::floor(bounds.high), std::ceil(low) + std::floor((width + (element ? 1 : 0)) * part));
  }

  static bool is_element(const Quantity& one) { return !one.index.empty() || one.name == "Node"; }
  bool is_real(const Quantity& one) const {
    const auto shape = shapes_.find(one.name);
    return shape != shapes_.end() && shape->second.leaf == Leaf::real;
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
      case Leaf::tree: return nodes(at, shape);
      case Leaf::real: return double(number(at));
      default: return whole_number(number(at));
    }
  }

  // How many elements, characters or nodes there are.
  std::size_t drawn_length(Quantity at) {
    at.length = true;
    if (!at.index.empty()) known_.erase(at);
    return std::size_t(number(at));
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
    if (set.size() > most_letters && wish_.small) set.resize(wish_.small->letters);
    if (set.size() > most_letters && !wish_.growing() && random_.chance(0.8)) {
      if (random_.chance(0.5)) random_.shuffle(set);
      set.resize(1 + random_.below(4));
    }
    return set;
  }

  Json nodes(const Quantity& at, const Shape& shape) {
    const std::size_t count = drawn_length(at);
    const Fact* distinct = about(Kind::distinct, at.name);
    const Fact* order = about(Kind::sorted, at.name);
    const bool search = shape.leaf == Leaf::tree && about(Kind::search_tree, at.name);
    shapes_.try_emplace("Node", Shape{0, Leaf::integer});
    const Bounds bounds = bounds_of(any_node, constraints_.seen(at.name).values);
    std::vector<Json> values;
    widths_["Node"] = distinct || search ? double(count) * 2 : 0;
    const std::size_t few = few_;
    if (shape.leaf == Leaf::tree) few_ = distinct || search ? count : few_in_trees;
    if (distinct || search)
      values = differing_numbers(count, bounds, any_node);
    else
      while (values.size() < count) values.push_back(whole_number(value_in(bounds, any_node)));
    few_ = few;
    if (order || search) std::ranges::sort(values);
    if (order && order->falling) std::ranges::reverse(values);
    return shape.leaf == Leaf::tree ? tree_of(values, random_) : Json(values);
  }

  std::vector<Json> differing_numbers(std::size_t count, const Bounds& bounds, const Quantity& one) {
    const long double low = std::ceil(bounds.low), room = std::floor(bounds.high) - low + 1;
    if (room < (long double)(count) && wish_.checked) throw CannotBeDrawn();
    std::vector<Json> values;
    if (wish_.growing() && room < 2 * (long double)(count)) {  // hardly any would come by chance
      for (std::size_t i = 0; i < std::size_t(std::max(0.0L, room)); ++i) values.push_back(whole_number(low + i));
      random_.shuffle(values);
      values.resize(std::min(count, values.size()));
      return values;
    }
    std::set<Json> taken;
    while (values.size() < count)
      values.push_back(another(
          taken, [&] { return whole_number(value_in(bounds, one)); }, std::identity()));
    return values;
  }

  // Where all are drawn, another choice follows anyway.
  int redraws() const { return wish_.small ? 1 : most_redraws; }

  // One that is not taken yet.
  template <class Draw, class Identity>
  Json another(std::set<Json>& taken, const Draw& draw, const Identity& identity) {
    Json drawn;
    for (int tries = 0; tries < redraws(); ++tries) {
      drawn = draw();
      if (!drawn.is_null() && taken.insert(identity(drawn)).second) return drawn;
    }
    if (wish_.checked) throw CannotBeDrawn();
    return drawn;
  }

  Json array(const Quantity& at, const Shape& shape) {
    const std::string& name = at.name;
    const std::size_t count = drawn_length(at);
    if (const Fact* permutation = about(Kind::permutation, name); permutation && shape.vectors == 1) {
      std::vector<Json> all;
      for (std::size_t i = 0; i < count; ++i) all.push_back(std::int64_t(i) + permutation->least);
      random_.shuffle(all);
      return all;
    }
    const bool tree = at.index.empty() && !wish_.small && about(Kind::tree_edges, name);
    const long double lowest = tree ? bounds_of({name, {"i", "0"}, false}).low : 0;
    const std::int64_t least = std::isinf(lowest) ? 0 : whole_number(lowest).get<std::int64_t>();
    const bool innermost = int(at.index.size()) + 1 == shape.vectors;
    const bool outermost = at.index.empty();
    const Fact* pairs = outermost ? about(Kind::distinct_pairs, name) : nullptr;
    const Fact* distinct = outermost ? about(Kind::distinct, name) : nullptr;
    const Fact* differing = distinct && (distinct->column >= 0 || !pairs) ? distinct : pairs;
    widths_[name] = distinct ? double(count) * 2 : 0;
    const SaidOfRows rows = said_of_rows(name, facts_);
    const bool columns = innermost && !outermost && rows.any;
    Quantity inner = at;
    inner.index.push_back(std::string("ijkl").substr(std::min<std::size_t>(3, at.index.size()), 1));
    std::set<Json> taken;
    std::vector<Json> elements;
    if (!columns) forget_below(at);
    const bool plain = innermost && !columns && shape.leaf == Leaf::integer && !said(inner).by_elements &&
                       said(inner).rests.empty() && !about(Kind::listed, name);
    const Bounds bounds = plain ? bounds_of(inner, constraints_.seen(name).values) : Bounds();
    if (plain && differing) elements = differing_numbers(count, bounds, inner);
    while (plain && elements.size() < count) elements.push_back(whole_number(value_in(bounds, inner)));
    while (elements.size() < count) {
      const std::size_t i = elements.size();
      const auto draw = [&]() -> Json {
        if (columns) inner.index.back() = std::to_string(i);
        if (!innermost) forget_below(at);
        Json drawn = value(inner, shape);
        if (tree && drawn.is_array() && drawn.size() >= 2) join_edge(drawn, i, least, random_);
        return outermost && rows.broken_by(drawn) ? Json() : drawn;
      };
      elements.push_back(
          another(taken, draw, [&](const Json& one) { return differing ? differing->identity(one) : Json(i); }));
    }
    if (outermost) put_in_order(elements, name, facts_, random_);
    if (outermost && shape.vectors == 2) mirror(elements, name, facts_);
    return elements;
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
  // Of one call.
  std::map<Quantity, long double> known_;
  std::map<std::string, Shape> shapes_;
  std::vector<Quantity> open_;  // being drawn
  std::size_t few_ = 0;         // numbers that small inputs are made of
  std::map<std::string, double> modes_, widths_;
  std::map<std::string, std::string> characters_;
};

ArgumentDrawer::ArgumentDrawer(const Constraints& constraints, Random& random)
    : drawing_(std::make_unique<Drawing>(constraints, random)) {}

ArgumentDrawer::~ArgumentDrawer() = default;

std::vector<Json> ArgumentDrawer::draw(const std::vector<Parameter>& parameters, const DrawWish& wish,
                                       std::map<Quantity, long double> known) {
  return drawing_->draw(parameters, wish, std::move(known));
}

}  // namespace leetjudge
