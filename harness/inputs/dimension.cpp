// In which sizes the inputs of a problem can grow.
#include <algorithm>
#include <cmath>

#include "inputs/drawing.hpp"
#include "inputs/rules.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

constexpr int deepest_bound = 4;
constexpr int most_option = 100;
constexpr double unbounded = 1000;  // where constraints say nothing
// A number up to a length, which it may have to divide, is held where it divides those that are measured, and the
// length where many numbers divide it.
constexpr double held_length = 10, held_part = 6, held_calls = 1000, held_at_most = 960;
constexpr double few_calls = 20;  // where an element bounds what they are given, few draws keep that in all
constexpr double probe_factor = 3, far_probe_factor = 32;
constexpr double least_beyond = 8;  // times what is held, that there are sizes enough beyond it

bool means(const Expression& one, const Quantity& quantity) {
  return one.operation == 'q' && one.quantity.name == quantity.name && one.quantity.length == quantity.length &&
         one.quantity.index.size() == quantity.index.size() && (one.quantity.sum || !quantity.sum);
}

// The same, or a name that is defined as it.
bool means_or_defines(const Expression& one, const Quantity& quantity, const std::vector<Fact>& facts) {
  return means(one, quantity) || (one.operation == 'q' && defined_as(one.quantity.name, facts) == quantity);
}

Dimension bounded(const Quantity& quantity, const Constraints& constraints) {
  Dimension one{.quantity = quantity, .least = quantity.length ? 0.0 : 1.0, .most = unbounded};
  if (quantity == the_calls) {
    one.least = 1;
    one.assumed = true;
    for (const Fact& fact : constraints.facts()) {
      const auto most = fact.kind == Fact::Kind::most_calls ? value_of(fact.right) : std::nullopt;
      if (!most) continue;
      if (fact.values.empty()) return one.most = double(*most), one.assumed = false, one;
      one.most = one.assumed ? double(*most) : std::max(one.most, double(*most));  // of some of the methods
      one.assumed = false;
    }
    return one;
  }
  if (const auto least = limit_of(quantity, constraints.facts(), false)) one.least = std::max(0.0, double(*least));
  const auto most = limit_of(quantity, constraints.facts(), true);
  one.assumed = !most;
  if (most) one.most = double(*most);
  return one;
}

// What the facts say that is above the number, or below it, if that is one other quantity alone, or but for a constant;
// `strictly` where it is never as large.
std::vector<Quantity> compared_with(const Quantity& number, bool above, const std::vector<Fact>& facts,
                                    bool strictly = false) {
  std::vector<Quantity> found;
  for (const Fact& fact : facts) {
    for (const auto& [own, side, is_below] : fact.sides()) {
      const bool less = side.operation == '-' && side.operands[1].operation == '#';  // "n - 1"
      const Expression& other = less ? side.operands[0] : side;
      const bool compares = fact.kind == Fact::Kind::comparison && fact.operation.starts_with("<");
      const bool fits = compares && is_below == above && (!strictly || less || fact.operation == "<");
      if (fits && means(own, number) && other.operation == 'q')
        found.push_back(defined_as(other.quantity.name, facts).value_or(other.quantity));
    }
  }
  return found;
}

// A place in a list, "0 <= start < nums.length", which is no size: that of the list bounds it.
bool is_place(const Quantity& number, const std::vector<Fact>& facts) {
  const std::vector<Quantity> above = compared_with(number, true, facts, true);
  return limit_of(number, facts, false) == 0 && std::ranges::any_of(above, &Quantity::length);
}

// Those of a stub that the constraints let grow.
std::vector<Dimension> candidates(const Constraints& constraints) {
  std::vector<Dimension> all;
  const auto add = [&](const Quantity& quantity, bool nodes, bool characters = false) {
    Dimension one = bounded(quantity, constraints);
    one.nodes = nodes;
    one.characters = characters;
    one.up_to = compared_with(quantity, true, constraints.facts());
    for (const Quantity& below : compared_with(quantity, false, constraints.facts()))
      if (!below.length && !below.index.empty()) one.limited.push_back(below.name);
    if (one.most > one.least) all.push_back(std::move(one));
  };
  const Stub& stub = constraints.stub();
  if (stub.design) add(the_calls, false);
  for (const Method& method : stub.solution.methods) {
    if (stub.design && !method.constructor) continue;
    for (const Parameter& one : method.parameters) {
      const Shape shape = shape_of(one);
      const bool text = shape.leaf == Shape::Leaf::text, has_length = shape.nodes() || text;
      const bool member =
          fact_about(constraints.facts(), Fact::Kind::members, one.name);  // its value is that of an element
      const bool number = shape.vectors == 0 && shape.leaf == Shape::Leaf::integer;
      if (number && !member && !is_place({one.name, {}, false}, constraints.facts())) add({one.name, {}, false}, false);
      if (shape.vectors > 0 || has_length)
        add({one.name, {}, true}, shape.nodes() && shape.vectors == 0, text && shape.vectors == 0);
      if (shape.vectors > (has_length ? 0 : 1))
        add({one.name, {"i"}, true}, shape.nodes() && shape.vectors == 1, text && shape.vectors == 1);
    }
  }
  return all;
}

double small(const Dimension& one) {
  return std::min(one.most, std::max(one.least, one.quantity == the_calls ? held_calls : held_length));
}

// While the other one grows, of which there are sizes enough beyond it.
double small(const Dimension& one, const Dimension& beside) {
  const bool shorter = (beside.quantity.length || !one.up_to.empty()) && one.quantity != the_calls;
  double most = shorter ? std::max(1.0, std::floor(beside.most / least_beyond)) : held_calls;
  if (one.is_number() && !one.up_to.empty()) most = std::min(most, held_part);
  return std::max(one.least, std::min(small(one), most));
}

// A number up to another size: "1 <= k <= nums.length".
bool is_part_of_another(const Dimension& one, const Constraints& constraints) {
  return !one.quantity.length && !limit_of(one.quantity, constraints.facts(), true, deepest_bound);
}

// Whether both are factors of what is bounded: "m * n <= 10^5".
bool share_a_product(const Dimension& one, const Dimension& other, const std::vector<Fact>& facts) {
  return std::ranges::any_of(facts, [&](const Fact& fact) {
    return fact.divided && means_or_defines(fact.left, one.quantity, facts) &&
           std::ranges::any_of(quantities_in(fact.right), [&](const Quantity* of) {
             return defined_as(of->name, facts).value_or(*of) == other.quantity;
           });
  });
}

// Whether the elements of `rows` are below that number, as the ends of edges are.
bool numbers_nodes(const Quantity& number, const Quantity& rows, const std::vector<Fact>& facts) {
  bool found = false;
  for (const Fact& fact : facts) {
    for (const auto& [own, bound, above] : fact.sides()) {
      const bool elements = own.quantity.name == rows.name && !own.quantity.length && own.quantity.index.size() == 2;
      if (own.operation != 'q' || !elements || !above) continue;
      for (const Quantity* one : quantities_in(bound)) found = found || *one == number;
    }
  }
  return found && !number.length && number.index.empty();
}

// What a product leaves of `one` beside what is held: of "m * n <= 100" 10, beside an n of 10.
double room_beside(const Dimension& one, const std::vector<Fact>& facts) {
  double room = one.most;
  for (const Fact& fact : facts) {
    const auto held = [&](const Quantity& of) -> std::optional<long double> {
      const auto found = one.held.find(defined_as(of.name, facts).value_or(of));
      return found == one.held.end() ? std::nullopt : std::optional(found->second);
    };
    if (!fact.divided || !means_or_defines(fact.left, one.quantity, facts)) continue;
    if (const auto most = value_of(fact.right, held))
      room = std::min(room, double(fact.operation == "<" ? std::ceil(*most) - 1 : std::floor(*most)));
  }
  return room;
}

// Those of which larger inputs can be drawn as well as small ones.
std::vector<Dimension> those_drawn(const Constraints& constraints, const std::vector<Dimension>& all) {
  std::vector<Dimension> kept;
  std::vector<Quantity> along;
  for (Dimension one : all) {
    const double first = std::min(small(one), std::max(1.0, std::floor((one.least + one.most) / 2)));
    const double second = std::min(one.most, std::max(first + 1, first * probe_factor));
    if (second <= first) continue;
    const auto drawn = [&](double size) { return input_of_size(constraints, one, size, 0.5, 1); };
    for (const Dimension& other : all) {
      const bool nodes = one.quantity.length && numbers_nodes(other.quantity, one.quantity, constraints.facts());
      const bool shares = share_a_product(one, other, constraints.facts());
      if (other.quantity == one.quantity ||
          !(other.quantity.length || nodes || shares || is_part_of_another(other, constraints)))
        continue;
      // With room for that many pairs, or for one of each: "restrictions.length <= n - 1".
      const double of_nodes =
          std::ranges::count(one.up_to, other.quantity) ? one.most + 1 : std::floor(2 * std::sqrt(one.most));
      std::vector<double> places = {nodes ? std::clamp(of_nodes, other.least, other.most) : small(other, one),
                                    std::min(other.most, held_at_most)};
      if (other.calls()) places.push_back(few_calls);
      if (shares) places.push_back(other.least);
      bool held = false;
      for (const bool far : {true, false}) {  // where it can grow far beside what is held, that is better
        if (far && shares) continue;
        for (std::size_t i = 0; !held && i < places.size(); ++i) {
          one.held[other.quantity] = places[i];
          held = drawn(first) && drawn(second) && (!far || drawn(std::min(one.most, first * far_probe_factor)));
        }
      }
      if (!held) one.held.erase(other.quantity);
      if (!held) continue;
      // Below what is held there are none, or the other one of two is the longer one.
      const auto at = double(one.held[other.quantity]);
      const bool both = one.quantity.length && other.quantity.length;
      const bool part =
          !other.quantity.length && (one.quantity.length || std::ranges::count(other.up_to, one.quantity));
      const bool sizes_enough = at * least_beyond <= one.most;
      if ((part && (!nodes || sizes_enough)) || (both && at == small(other, one) && sizes_enough))
        one.measured_from = std::max(one.measured_from, at);
    }
    one.most = room_beside(one, constraints.facts());
    const auto from = drawn(first), to = drawn(second);
    if (!from || !to) continue;
    const bool goes_along = std::ranges::any_of(kept, [&](const Dimension& other) {
      const auto before = constraints.size_in(other.quantity, from->input);
      const auto after = constraints.size_in(other.quantity, to->input);
      return before && after && *before > 0 && *after / *before > std::sqrt(second / first);
    });
    if (goes_along)
      along.push_back(one.quantity);
    else
      kept.push_back(std::move(one));
  }
  for (Dimension& one : kept) one.along = along;
  return kept;
}

// Lengths of arguments of one kind, the first one of which there are several.
std::optional<Dimension> all_alike(const Constraints& constraints, const std::vector<Dimension>& drawn) {
  std::vector<std::pair<Shape, Dimension>> all;
  for (const Parameter& parameter :
       constraints.stub().design ? std::vector<Parameter>() : constraints.stub().method().parameters) {
    const Quantity length{parameter.name, {}, true};
    const auto own = std::ranges::find(drawn, length, &Dimension::quantity);
    if (own == drawn.end()) continue;
    const Shape shape = shape_of(constraints.stub(), parameter);
    const auto same = std::ranges::find(all, shape, &std::pair<Shape, Dimension>::first);
    if (same == all.end()) {
      all.emplace_back(shape, *own);
      continue;
    }
    Dimension& together = same->second;
    together.equal.push_back(length);
    together.held.erase(length);
    together.most = std::min(together.most, own->most);
    together.least = std::max(together.least, own->least);
  }
  for (const auto& [shape, one] : all)
    if (!one.equal.empty() && one.most > one.least) return one;
  return std::nullopt;
}

std::vector<Dimension> of_generator(const Constraints& constraints) {
  std::vector<Dimension> all;
  for (const GeneratorOption& option : constraints.rules().generator_options) {
    if (!option.value) continue;
    int least = -1, most = -1;
    for (int number = 0; number <= most_option; ++number) {
      const Dimension probe{.option = option.name, .whole = double(number)};
      if (!input_of_size(constraints, probe, 0, 0.5, 1)) continue;
      if (least < 0) least = number;
      most = number;
    }
    if (most <= least) continue;
    all.push_back({.quantity = {option.name, {}, true},
                   .least = 1,
                   .most = double(most - least),
                   .option = option.name,
                   .whole = double(most)});
  }
  return all;
}

}  // namespace

std::optional<long double> limit_of(const Quantity& quantity, const std::vector<Fact>& facts, bool upper, int depth) {
  if (depth > deepest_bound) return std::nullopt;
  std::optional<long double> limit;
  for (const Fact& fact : facts) {
    const auto other = [&](const Quantity& of) -> std::optional<long double> {
      return of == quantity ? std::nullopt : limit_of(of, facts, upper != fact.divided, depth + 1);
    };
    if (fact.kind != Fact::Kind::comparison || fact.operation == "!=") continue;
    const bool equal = fact.operation == "==";
    const bool strict = fact.operation == "<";
    for (const auto& [own, bound, above] : fact.sides()) {
      if (!means(own, quantity) || !(equal || above == upper)) continue;
      const auto found = value_of(bound, other);
      if (!found) continue;
      const long double value = *found - (strict ? (upper ? 1 : -1) : 0);
      limit = !limit ? value : upper ? std::min(*limit, value) : std::max(*limit, value);
    }
  }
  return limit;
}

std::string Dimension::words() const {
  if (!option.empty()) return fmt::format("{:.0f} - {}", whole, option.substr(option.find_first_not_of('-')));
  if (calls()) return "calls";
  const auto of = [&](const Quantity& one) {
    const std::string words = one.words();  // "root.length"
    return nodes ? "nodes of " + words.substr(0, words.rfind('.')) : words;
  };
  std::string all = of(quantity);
  for (const Quantity& one : equal) all += " = " + of(one);
  return all;
}

std::vector<Dimension> dimensions_of(const Constraints& constraints, bool all) {
  if (constraints.rules().generate) return of_generator(constraints);
  std::vector<Dimension> found = candidates(constraints);
  for (const bool checked : {true, false}) {
    for (Dimension& one : found) one.checked = checked;
    std::vector<Dimension> drawn = those_drawn(constraints, found);
    if (drawn.empty()) continue;
    const auto together = all ? all_alike(constraints, drawn) : std::nullopt;
    if (together) drawn.push_back(*together);
    return drawn;
  }
  return {};
}

bool can_grow(const Constraints& constraints) {
  const auto may_grow = [](const Method& method) {
    return std::ranges::any_of(method.parameters, [](const Parameter& one) {
      const Shape shape = shape_of(one);  // what no candidate is made of
      const bool reals = shape.leaf == Shape::Leaf::real && shape.vectors > 0;
      return reals || shape.leaf == Shape::Leaf::other || shape.nodes();
    });
  };
  return constraints.rules().generate || !candidates(constraints).empty() ||
         std::ranges::any_of(constraints.stub().solution.methods, may_grow);
}

const Dimension& dimension_called(const std::string& words, const std::vector<Dimension>& dimensions) {
  return *std::ranges::find(dimensions, words, &Dimension::words);
}

}  // namespace leetjudge
