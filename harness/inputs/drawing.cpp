#include "inputs/drawing.hpp"

#include <algorithm>
#include <cmath>

#include "inputs/call_order.hpp"
#include "inputs/rules.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t numbers_until_hardest = 300;
constexpr int most_random_draws = 1000;
constexpr double middle = 0.5;  // of the range of numbers
// In the largest input, which LeetCode sends in some megabytes: sums of lengths are rarely understood.
constexpr double most_values = 2e5;

Json drawn_calls(const Constraints& constraints, const ArgumentDrawer& drawer, Random& random, const DrawWish& wish) {
  const Class& solution = constraints.stub().solution;
  Json input = Json::array({Json::array(), Json::array()});
  std::map<Quantity, long double> constructed;  // what the constructor was given
  DrawWish of_calls = wish;
  if (wish.level == DrawWish().level) of_calls.level = DrawWish::anywhere;
  const auto call = [&](const std::string& name, const std::vector<Parameter>& parameters, const DrawWish& how) {
    input[0].push_back(name);
    input[1].push_back(drawer(parameters, how, constructed));
    return input[1].back();
  };
  const std::vector<Parameter> none;
  const Method* const own = solution.constructor();
  const std::vector<Parameter>& of_constructor = own ? own->parameters : none;
  const Json values = call(solution.name, of_constructor, wish);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::string& name = of_constructor[i].name;
    if (values[i].is_number()) constructed[{name, {}, false}] = values[i].get<double>();
    if (values[i].is_array()) constructed[{name, {}, true}] = (long double)(values[i].size());
  }
  std::vector<const Method*> others;
  for (const Method& one : solution.methods) {
    if (!one.constructor) others.push_back(&one);
  }
  long double most = wish.small ? double(wish.small->left) : 1 + wish.difficulty * 25;
  std::map<const Fact*, long double> left;  // calls of some methods together
  for (const Fact& one : constraints.facts()) {
    if (one.kind != Fact::Kind::most_calls) continue;
    const long double limit = value_of(one.right).value_or(INFINITY);
    if (one.values.empty())
      most = std::min(most, limit);
    else
      left[&one] = limit;
  }
  const auto calls = wish.sizes.find(the_calls);
  const std::size_t count = calls != wish.sizes.end() ? std::size_t(calls->second)
                            : wish.small              ? random.below(std::size_t(most) + 1)
                                                      : 1 + random.below(std::size_t(std::max(1.0L, most)));
  if (wish.small) wish.small->left -= count;
  Filling filling;
  const auto of = [](const Fact* some, const Method& one) { return std::ranges::count(some->values, one.name) > 0; };
  for (std::size_t i = 0; i < count; ++i) {
    std::vector<const Method*> callable = others;
    std::erase_if(callable, [&](const Method* one) {
      return !filling.allows(*one, constraints.facts()) ||
             std::ranges::any_of(left, [&](const auto& some) { return some.second < 1 && of(some.first, *one); });
    });
    if (callable.empty()) break;
    const Method& next = *callable[random.below(callable.size())];
    for (auto& [some, calls_left] : left) calls_left -= of(some, next);
    filling.call(next, call(next.name, next.parameters, of_calls));
  }
  raise(constraints.facts(), constraints.stub(), input);
  return input;
}

// Whether the number may not be more than another one: "1 <= left <= right".
bool is_below_another(const Dimension& one, const std::vector<Dimension>& dimensions) {
  return std::ranges::any_of(one.up_to, [&](const Quantity& other) {
    return !other.length && std::ranges::count(dimensions, other, &Dimension::quantity) > 0;
  });
}

// Nothing where it cannot be drawn. All sizes go together, or else one by one, as far as they do.
std::optional<LargestInput> largest_input(const Constraints& constraints, const std::vector<Dimension>& dimensions,
                                          std::uint64_t seed, double values, double level,
                                          const std::function<bool()>& enough = {}, bool all_at_once = true) {
  if (dimensions.empty() || !dimensions.front().option.empty()) return std::nullopt;
  Dimension first = dimensions.front();
  for (const Quantity& companion : first.along) first.held.erase(companion);
  std::map<std::string, double> elements;  // by parameter: rows of so many columns
  const auto size_of = [&](const Dimension& one) {
    const double part = values != DrawWish::apart ? values : !is_below_another(one, dimensions);
    const auto least = limit_of(one.quantity, constraints.facts(), false);
    if (values == 0 && least && *least < 0 && &one != &first) return double(*least);  // what grows is a size
    if (!one.quantity.length) return std::max(1.0, one.least + std::floor((one.most - one.least) * part));
    const double all = elements.try_emplace(one.quantity.name, 1).first->second;
    const Quantity sum{one.quantity.name, one.quantity.index, true, true};  // of the lengths of all rows
    const auto most = one.quantity.index.empty() ? std::nullopt : limit_of(sum, constraints.facts(), true);
    return std::min(one.most, std::max(1.0, std::floor(std::min(most_values, double(most.value_or(HUGE_VAL))) / all)));
  };
  const double size_of_first = size_of(first);
  const auto drawn = [&] { return input_of_size(constraints, first, size_of_first, level, seed); };
  auto input = all_at_once ? std::nullopt : drawn();
  LargestInput largest;
  std::vector<std::string> words;
  const auto add = [&](const Dimension& one, double size) {
    if (one.quantity.length) elements[one.quantity.name] *= size;
    largest.sizes[one.words()] = size;
    largest.assumed = largest.assumed || one.assumed;
    words.push_back(fmt::format("{} {:.0f}{}", one.words(), size, one.assumed ? " (assumed)" : ""));
  };
  add(first, size_of_first);
  for (std::size_t i = 1; i < dimensions.size(); ++i) {
    if (enough && enough() && (input || interrupted())) break;
    const Dimension& one = dimensions[i];
    // In the middle: a part of a text that is as long as the text would be found at once.
    const bool half = one.quantity.length && values == middle;
    const double size = half ? std::max(one.least, std::ceil(size_of(one) / 2)) : size_of(one);
    const auto before = first.held;
    first.held[one.quantity] = size;
    auto with = all_at_once ? std::nullopt : drawn();
    if (with) input = std::move(with);
    if (with || all_at_once)
      add(one, size);
    else
      first.held = before;
  }
  if (all_at_once) input = drawn();
  if (!input)
    return all_at_once ? largest_input(constraints, dimensions, seed, values, level, enough, false) : std::nullopt;
  if (input->size < size_of_first) {  // of full trees there is none of that size
    largest.sizes[first.words()] = input->size;
    words[0] = fmt::format("{} {:.0f}", first.words(), input->size);
  }
  largest.input = std::move(input->input);
  largest.words = joined(words);
  return largest;
}

}  // namespace

std::string why_not_drawn(const Constraints& constraints) {
  if (constraints.rules().generate) return "";
  for (const Method& method : constraints.stub().solution.methods) {
    for (const Parameter& one : method.parameters) {
      const Shape::Leaf leaf = shape_of(constraints.stub(), one).leaf;
      const bool made = constraints.rules().fitted;  // of numbers in a list
      if ((leaf == Shape::Leaf::other || leaf == Shape::Leaf::nodes) && !made)
        return fmt::format("a {} is not drawn", one.text);
    }
  }
  return "";
}

Json drawn_values(const Constraints& constraints, const ArgumentDrawer& drawer, Random& random, const DrawWish& wish) {
  const Stub& stub = constraints.stub();
  if (stub.design) return drawn_calls(constraints, drawer, random, wish);
  return drawer(stub.method().parameters, wish, {});
}

std::optional<std::string> random_input(const Constraints& constraints, Random& random, const DrawWish& wish) {
  std::optional<std::string> input;
  try {
    input = dumped(drawn_values(constraints, argument_drawer(constraints, random), random, wish));
  } catch (const CannotBeDrawn&) {
    return std::nullopt;
  }
  input = fitted_by_rules(constraints.rules(), random, std::move(*input));
  if (!input) return std::nullopt;
  // Of what grows some elements stand for all: checking these would take longer than drawing them.
  const bool large = wish.growing() && input->size() > most_checked_bytes;
  const bool kept = !wish.checked || (large ? constraints.seems_kept_by(*input) : constraints.surely_kept_by(*input));
  return kept ? input : std::nullopt;
}

std::string random_input(const Constraints& constraints, std::uint64_t seed, std::size_t number) {
  Random random(seed, number);
  Wanted wanted;
  wanted.difficulty =
      number < numbers_until_hardest ? double(number) / numbers_until_hardest : 1 - random.fraction() / 2;
  const Rules& rules = constraints.rules();
  for (int draw = 0; draw < most_random_draws; ++draw) {
    auto input = rules.generate ? rules.generate(random, wanted)
                                : random_input(constraints, random, {.difficulty = wanted.difficulty});
    if (input) return std::move(*input);
  }
  throw BadInput(
      fmt::format("no random case of the problem keeps its constraints (seed {}): say more of them with "
                  "\"generate\" in its file",
                  seed));
}

std::vector<LargestInput> largest_inputs(const Constraints& constraints, std::uint64_t seed,
                                         const std::function<bool(std::size_t drawn)>& enough) {
  const std::vector<Dimension> dimensions = dimensions_of(constraints);
  std::vector<LargestInput> all;
  const auto ends = [&] { return enough && enough(all.size()); };
  const bool design = constraints.stub().design;  // its calls are given numbers as elements are, then the largest
  for (const auto& [values, level] : std::initializer_list<std::pair<double, double>>{
           {1, DrawWish::anywhere}, {1, 1}, {DrawWish::apart, 1}, {0, 1}, {middle, 1}}) {
    if (ends()) break;
    const auto is_below = [&](const Dimension& one) { return is_below_another(one, dimensions); };
    if (values == DrawWish::apart && std::ranges::none_of(dimensions, is_below)) continue;
    if (level == DrawWish::anywhere && !design) continue;
    auto one = largest_input(constraints, dimensions, seed, values, level, ends);
    if (one && !std::ranges::count(all, one->input, &LargestInput::input)) all.push_back(std::move(*one));
  }
  return all;
}

}  // namespace leetjudge
