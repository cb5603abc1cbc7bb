#include "inputs/random_numbers.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace leetjudge {
namespace {

using Leaf = Shape::Leaf;

constexpr double unknown_low = 0, unknown_high = 10;
constexpr long double wide = 1e5, least_real = 1e-5;

long double any_hundredths(Random& random) {
  constexpr int hundredths[] = {0, 0, 1, 25, 50, 99};
  return (long double)(hundredths[random.below(std::size(hundredths))]) / 100;
}

// Then it is least where all in it is least.
bool only_adds(const Expression& one) {
  return one.operation == 'q' || one.operation == '#' ||
         (one.operation == '+' && std::ranges::all_of(one.operands, only_adds));
}

}  // namespace

void NumberDrawing::begin(const std::vector<Parameter>& parameters, const DrawWish& wish,
                          std::map<Quantity, long double> known) {
  wish_ = wish;
  known_ = std::move(known);
  few_ = wish.small ? wish.small->numbers : 0;
  open_.clear();
  first_number_.clear();
  for (auto* one : {&modes_, &widths_, &rooms_}) one->clear();
  shapes_.clear();
  for (auto& [quantity, entry] : quantities_) entry.bounds.reset();
  for (const Parameter& one : parameters) shapes_[one.name] = shape_of(constraints_.stub(), one);
  wish_equal_lengths();
}

int NumberDrawing::rank(const Quantity& one) const {
  if (one.length || !shapes_.contains(one.name)) return int(one.index.size());
  return one.index.empty() ? 1 : 3;
}

std::optional<long double> NumberDrawing::known(const Quantity& one) const {
  const auto found = std::ranges::find_if(known_, [&](const auto& other) { return covers(one, other.first); });
  return found == known_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<long double> NumberDrawing::needed(const Quantity& one, int below) {
  if (const auto found = known(one)) return found;
  const bool element = !one.length && !one.index.empty();  // of which a size is the most only
  if (const auto given = element ? std::nullopt : given_size(one)) return given;
  const bool later = rank(one) >= below || std::count(open_.begin(), open_.end(), one);
  const bool there = shapes_.contains(one.name) || defined_as(one.name, facts_);
  if (later || !there || (one.length ? one.index.size() > 0 : rank(one) > 1)) return std::nullopt;
  return number(one);
}

Bounds NumberDrawing::bounds_of(const Quantity& one, Bounds usual) {
  Bounds bounds = bounds_of(one);
  if (std::isinf(usual.low)) usual = {unknown_low, unknown_high};
  if (std::isinf(bounds.low)) bounds.low = std::min(usual.low, bounds.high);
  if (std::isinf(bounds.high)) {
    const auto room = one.length ? rooms_.end() : rooms_.find(one.name);
    bounds.high = std::max(usual.high, bounds.low + (room != rooms_.end() ? (long double)(room->second) : 0));
  }
  return bounds;
}

Bounds NumberDrawing::bounds_of(const Quantity& one) {
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
      if (found || equal || !only_adds(*bound) || rank(of) < own || std::ranges::count(open_, of)) return found;
      open_.push_back(of);  // drawn later, within its own bounds: "1 <= first <= last <= n", "first + last <= n"
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

NumberDrawing::About& NumberDrawing::about(const Quantity& one) {
  const auto found = quantities_.find(one);
  return found != quantities_.end() ? found->second
                                    : quantities_.emplace(one, About{said_of(one, facts_)}).first->second;
}

long double NumberDrawing::number(const Quantity& one) {
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

void NumberDrawing::take_of_small(long double elements) {
  if (elements > (long double)(wish_.small->left)) throw CannotBeDrawn();
  wish_.small->left -= std::size_t(elements);
}

long double NumberDrawing::in_step(long double drawn, const Quantity& one, long double low) {
  for (const auto& [divisor, rest] : said(one).rests) {
    const auto step = value_of(*divisor, [&](const Quantity& of) { return needed(of, rank(one) + 1); });
    if (!step || *step < 1) continue;
    drawn -= std::fmod(drawn - rest + *step, *step);
    if (drawn < low) drawn += *step;
  }
  return drawn;
}

void NumberDrawing::wish_equal_lengths() {
  const std::size_t before = wish_.sizes.size();
  for (const Fact& fact : facts_) {
    if (fact.kind != Fact::Kind::comparison || fact.operation != "==") continue;
    for (const auto& [one, other] : {std::tie(fact.left, fact.right), std::tie(fact.right, fact.left)}) {
      const auto given =
          one.operation == 'q' && one.quantity.length ? wish_.sizes.find(one.quantity) : wish_.sizes.end();
      if (given != wish_.sizes.end() && other.operation == 'q' && other.quantity.length)
        wish_.sizes.try_emplace(other.quantity, given->second);
    }
  }
  if (wish_.sizes.size() > before) wish_equal_lengths();
}

std::optional<long double> NumberDrawing::given_size(const Quantity& one) const {
  const auto found = std::ranges::find_if(wish_.sizes, [&](const auto& other) { return covers(other.first, one); });
  return found == wish_.sizes.end() ? std::nullopt : std::optional(found->second);
}

long double NumberDrawing::length_in(const Bounds& bounds, std::size_t level) {
  const long double low = std::ceil(std::max(bounds.low, 0.0L));
  const bool outer = level == 0, far = random_.chance(outer ? 0.03 : 0.1);
  const double room = wish_.small ? double(wish_.small->left)
                      : far       ? (outer ? 60 : 20)
                                  : 1 + wish_.difficulty * (outer ? 10 : 5);
  const long double high = std::max(low, std::min(std::floor(bounds.high), low + std::floor((long double)room)));
  return low + (long double)(random_.below(std::size_t(high - low) + 1));
}

long double NumberDrawing::value_in(Bounds bounds, const Quantity& one) {
  bounds.high = std::max(bounds.low, bounds.high);
  const auto shape = shapes_.find(one.name);
  const bool real = shape != shapes_.end() && shape->second.leaf == Leaf::real && !wish_.small;
  if (!real) bounds = {std::ceil(bounds.low), std::floor(bounds.high)};
  const auto [low, high] = part_of(bounds, one, real);
  if (real) {  // often near a whole number, and so that they meet
    if (!wish_.growing() && modes_[one.name] < 0.8 && high - low >= unknown_high)
      return std::clamp(std::round(low + (high - low) * (long double)(random_.fraction())) + any_hundredths(random_),
                        low, high);
    const long double steps = wish_.growing() || modes_[one.name] > 0.9 ? 1e5 : 10;
    return low + (high - low) * (long double)(random_.below(std::size_t(steps) + 1)) / steps;
  }
  const long double count = high - low + 1;
  const long double drawn =
      count < 2 ? std::min(low, high) : low + (long double)(random_.below(std::size_t(std::min(count, 1.8e19L))));
  const bool ruled_out = std::ranges::any_of(said(one).never, [&](const Expression* never) {  // "nums[i] != 0"
    return value_of(*never, [&](const Quantity& place) { return known(place); }) == drawn;
  });
  return !ruled_out ? drawn : drawn < high ? drawn + 1 : drawn - 1;
}

Bounds NumberDrawing::part_of(const Bounds& all, const Quantity& one, bool real) {
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
    const long double at =
        level == DrawWish::by_size ? std::clamp((long double)(wish_.size) / 2, low, high) : low + (high - low) * level;
    return real ? Bounds{at, at} : Bounds{std::floor(at), std::floor(at)};
  }
  // Values that meet, small ones, or all there are, with the ends more often.
  const auto [known_mode, added] = modes_.try_emplace(one.name, 0.0);
  if (added) known_mode->second = random_.fraction();
  const double mode = known_mode->second;
  const bool ends = mode >= 0.96 && high - low >= wide;  // several of them, whose sum an int may not hold
  if (mode >= 0.8) {
    const double where = random_.fraction();
    if (where < (ends ? 0.4 : 0.1)) return {high, high};
    if (where < (ends ? 0.8 : 0.2)) return {low, low};
    const long double zero = std::clamp(0.0L, low, high);
    return ends ? Bounds{zero, zero} : all;
  }
  if (!real && mode >= 0.75 && high >= wide) {  // powers of 2, and their neighbours
    const long double power = std::exp2((long double)(random_.below(std::size_t(std::log2(high)) + 1)));
    const long double near = std::clamp(power + (long double)(random_.below(3)) - 1, low, high);
    return {near, near};
  }
  const long double width = widths_[one.name] + (mode < 0.4 ? 2 : std::floor(3 + wish_.difficulty * 20));
  const long double least = mode < 0.2 ? 0 : -std::floor(width / 2);
  const long double from = low <= 0 && high >= 0 ? std::max(low, least) : low;
  return {from, std::min(high, from + width)};
}

}  // namespace leetjudge
