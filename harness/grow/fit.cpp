#include "grow/fit.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <span>

#include "grow/least_squares.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

using Rate = GrowthClass;

constexpr double noise = 0.005;  // the least relative error of a count
constexpr std::size_t least_points = 5, least_of_slope = 4;
constexpr double least_reach = 3;                            // from the smallest size to the largest
constexpr double least_reach_of_exact = 1.5, exact = 0.001;  // where what fits is off by no more than that
constexpr double rarity = 12;  // in the criterion: what grows in jumps looks like a root, and bytes like a logarithm
constexpr double least_lead = 0.3;            // of the largest value,
constexpr double least_lead_of_bytes = 0.6;   // of products with a logarithm: blocks fill up
constexpr double lead_before_of_power = 0.2;  // at the size before: one jump at the end is no power
constexpr double least_lead_of_logarithm = 0.2;
constexpr double most_off_line = 0.05;  // of its own part of the largest value, where that is less than such a lead
constexpr double fitted_share = 0.6;    // of the points: what small sizes do says little of large ones
constexpr std::size_t least_fitted = 8;
constexpr double most_scatter = 0.4;  // relative, around the best class; twice as much, and this, of the largest size
constexpr std::size_t least_of_stack = 7;   // points, of bytes that rise like a logarithm
constexpr double least_reach_of_full = 16;  // from the middle of the sizes to the largest
constexpr double most_scatter_of_stack = 0.15, steepest_stack = 0.4;
constexpr double most_of_frame = 1 << 14;  // bytes that each doubling of the size takes more of a stack
constexpr double most_flattening = 1.8;
constexpr double nearly_exact = 0.01, much_nearer = 0.1;
constexpr double most_too_slow = 0.35;      // by which the exponent of steps may be less than the class's
constexpr double most_root_too_slow = 0.1;  // of a root, or a cube root looks like one
constexpr double widest_exponent = 2;       // its interval
constexpr double least_base = 1.2, most_base = 12;
constexpr double least_apart = 1.3, steepest = 6;  // sizes, and the power of these that is a jump
constexpr double least_of_quadratic_power = 7;     // points, of n² · 2^n

// Of two classes that are as likely, the one without it is told: terms below it look like one.
bool but_for_logarithm(Rate one, Rate other) {
  return one == other ||
         (std::max(one, other) < Rate::exponential && power_of(one).exponent == power_of(other).exponent);
}

struct Model {
  Rate leading = Rate::constant;
  std::vector<double> factors;
  double base = 2, squares = std::numeric_limits<double>::infinity(), criterion = 0;

  double value(double n) const {
    const std::vector<Rate> terms = terms_of(leading);
    double sum = 0;
    for (std::size_t i = 0; i < terms.size(); ++i)
      if (factors[i] != 0) sum += factors[i] * rate_at(terms[i], n, base);
    return sum;
  }
  double lead(double n) const { return factors.back() * rate_at(leading, n, base) / value(n); }
};

// The best factors; there are so few terms that every selection of them is tried. The leading one is positive. Lower
// ones may be negative below a logarithm of bytes, as a sort of few elements takes no stack, and below a line, a
// square or a cube of steps, as n - 2 windows are fewer than n.
Model fitted(Rate leading, const std::vector<Point>& points, double base, bool of_bytes) {
  const std::vector<Rate> terms = terms_of(leading);
  Model best{leading, {}, base};
  for (unsigned chosen = 1; chosen < 1u << terms.size(); ++chosen) {
    if (!(chosen >> (terms.size() - 1))) continue;  // without the leading one
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < terms.size(); ++i)
      if (chosen >> i & 1) columns.push_back(i);
    std::vector<std::vector<double>> relative;
    for (const std::size_t column : columns) {
      relative.emplace_back();
      for (const Point& one : points) relative.back().push_back(rate_at(terms[column], one.size, base) / one.value);
    }
    const auto [found, squares] = least_squares(relative);
    const bool polynomial = leading == Rate::linear || leading == Rate::quadratic || leading == Rate::cubic;
    const bool enough = points.size() >= std::max(least_points, 2 * columns.size());  // that few fit by chance
    const bool may_be_negative = !of_bytes && polynomial && enough;
    const long late = may_be_negative || (of_bytes && leading == Rate::logarithmic) ? long(columns.size()) - 1 : 0;
    if (found.empty() || std::any_of(found.begin() + late, found.end(), [](double one) { return !(one > 0); }))
      continue;
    Model model{leading, std::vector<double>(terms.size()), base, squares};
    for (std::size_t i = 0; i < columns.size(); ++i) model.factors[columns[i]] = found[i];
    const bool below_zero = may_be_negative && std::ranges::any_of(found, [](double one) { return one < 0; });
    if (below_zero && model.squares > noise * noise * double(points.size())) continue;
    if (model.squares < best.squares * 0.999) best = model;
  }
  return best;
}

// A base is looked for, and then again near it.
Model fitted(Rate leading, const std::vector<Point>& points, bool of_bytes) {
  if (!has_base(leading) || leading == Rate::exponential_quadratic) return fitted(leading, points, 2, of_bytes);
  Model best{leading, {}};
  const auto look = [&](double from, double to, double step, double more) {
    for (double base = from; base < to; base = base * step + more) {
      const Model model = fitted(leading, points, base, of_bytes);
      if (model.squares < best.squares) best = model;
    }
  };
  const bool whole = leading == Rate::exponential_linear;  // other bases are hardly told from a power alone
  look(whole ? 2 : least_base, most_base, whole ? 1 : 1.05, whole);
  for (const double near : {1.05, 1.005})
    if (!whole) look(std::max(least_base, best.base / near), best.base * near, 1 + (near - 1) / 10, 0);
  return best;
}

// Whether they rise less and less for each doubling, as what is full some time does, but no stack.
bool fills_up(const std::vector<Point>& points) {
  const auto slope = [](const Point& a, const Point& b) { return (b.value - a.value) / std::log(b.size / a.size); };
  const Point& middle = points[points.size() / 2];
  return slope(points.front(), middle) > most_flattening * std::max(0.0, slope(middle, points.back()));
}

// Whether the values rise: not where they fall and fall, nor where only the largest size takes more.
bool rises(const std::vector<Point>& points) {
  if (std::ranges::is_sorted(points, std::greater(), &Point::value)) return false;
  const auto [least, most] = std::minmax_element(points.begin(), points.end() - 1,
                                                 [](const Point& a, const Point& b) { return a.value < b.value; });
  return most->value > least->value * (1 + noise / 4);
}

// Whether the upper half of the sizes takes the same: an alphabet's table is full from some length on.
bool is_full(const std::vector<Point>& points) {
  const Point &middle = points[points.size() / 2], &last = points.back();
  return last.size >= least_reach_of_full * middle.size &&
         std::all_of(points.begin() + long(points.size() / 2), points.end(),
                     [&](const Point& one) { return std::abs(one.value / last.value - 1) <= noise; });
}

// The slope of the logarithms by least squares, with the interval of Student's t.
void fit_exponent(std::span<const Point> points, Fit& fit) {
  points = points.subspan(points.size() - std::min(points.size(), std::max(least_of_slope, (points.size() + 1) / 2)));
  const auto count = double(points.size());
  double x = 0, y = 0, xx = 0, xy = 0, yy = 0;
  for (const Point& one : points) {
    x += std::log(one.size) / count;
    y += std::log(one.value) / count;
  }
  for (const Point& one : points) {
    const double dx = std::log(one.size) - x, dy = std::log(one.value) - y;
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  constexpr double student[] = {12.7, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23};
  const double freedom = std::max(1.0, count - 2);
  fit.exponent = xx > 0 ? xy / xx : 0;
  const double error = xx > 0 ? std::sqrt(std::max(0.0, yy - fit.exponent * xy) / freedom / xx) : 0;
  const double half = error * student[std::min<std::size_t>(std::size_t(freedom), 10) - 1];
  fit.exponent_low = fit.exponent - half;
  fit.exponent_high = fit.exponent + half;
}

// Of two points or more, in order of size.
Fit fit_of_points(std::vector<Point> points, bool of_bytes) {
  Fit fit;
  fit_exponent(points, fit);
  const double reach = points.back().size / points.front().size;
  const double rise = points.back().value / points.front().value;
  const std::size_t all = points.size();
  if (of_bytes && all >= least_points && is_full(points)) {
    fit.told = true;
    fit.factors = {points.back().value};
    return fit;
  }
  const auto kept = std::max(least_fitted, std::size_t(std::ceil(double(all) * fitted_share)));
  points.erase(points.begin(), points.end() - long(std::min(all, kept)));
  const bool may_grow = all < least_points || rises(points);
  std::vector<Model> models;
  const auto count = double(points.size());
  for (const Rate one : growth_classes()) {
    const Power power = power_of(one);
    if (one != Rate::constant && !may_grow) continue;
    Model model = fitted(one, points, of_bytes);
    if (model.factors.empty() || (one == Rate::exponential_quadratic && count < least_of_quadratic_power)) continue;
    // A class whose fit subtracts something is not taken for counts that rise clearly more slowly.
    const bool bent = std::ranges::any_of(model.factors, [](double factor) { return factor < 0; }) &&
                      fit.exponent_high < power.exponent - 1;
    if (bent) continue;
    const double last_lead = model.lead(points.back().size);
    const bool line = one == Rate::linear && rise > 1 + 2 * noise &&
                      std::sqrt(model.squares / count) <= std::min(noise, most_off_line * last_lead);
    const bool root = power.exponent != std::floor(power.exponent);
    const bool product = power.exponent > 0 && power.logarithms > 0;
    const double lead = of_bytes && product        ? least_lead_of_bytes
                        : one == Rate::logarithmic ? least_lead_of_logarithm
                                                   : least_lead;
    if (one != Rate::constant && !line && last_lead < lead) continue;
    if (one >= Rate::exponential && model.lead(points.end()[-2].size) < lead_before_of_power) continue;
    if (of_bytes && power.exponent >= 2 && one < Rate::exponential && model.factors.back() < least_unit) continue;
    const bool rare_base = has_fractional_base(one, model.base) || (one == Rate::exponential_linear && model.base > 2);
    const int rare = root + (of_bytes && (root || product)) + rare_base;
    // A base counts as a term, also that of n² · 2^n, which is 2, so that n · 2^n is not taken for it.
    const double terms = has_base(one) + double(std::ssize(model.factors) - std::ranges::count(model.factors, 0.0));
    model.criterion = count * std::log(model.squares / count + noise * noise) + terms * std::log(count) + rare * rarity;
    models.push_back(model);
  }
  const Model& least = *std::ranges::min_element(models, {}, &Model::criterion);
  const auto near = [&](const Model& one) { return one.criterion <= least.criterion + closeness; };
  const Model& best = *std::ranges::find_if(
      models, [&](const Model& one) { return near(one) && but_for_logarithm(one.leading, least.leading); });
  fit.best = best.leading;
  fit.factors = best.factors;
  fit.scatter = std::sqrt(best.squares / count);
  fit.base = best.base;
  const bool constant = best.leading == Rate::constant;
  const bool far = reach >= least_reach || (reach >= least_reach_of_exact && fit.scatter <= exact);
  if (all < least_points || (!far && !(constant && best.squares <= noise * noise * count))) {
    fit.why = fmt::format("the sizes reach only from {:.0f} to {:.0f}", points.back().size / reach, points.back().size);
    fit.unclear = fit.few_sizes = true;
    return fit;
  }
  const double off = std::abs(points.back().value / best.value(points.back().size) - 1);
  const bool may_be_line = fit.scatter > noise && fit.exponent_high > 1;  // what seems to be constant
  const bool vague = (fit.grows() || may_be_line) && fit.best < Rate::exponential &&
                     fit.exponent_high - fit.exponent_low > widest_exponent;
  fit.unclear = true;
  const bool no_logarithm = of_bytes && fit.best == Rate::logarithmic &&
                            (fills_up(points) || all < least_of_stack || fit.scatter > most_scatter_of_stack ||
                             fit.exponent > steepest_stack || fit.factors.back() > most_of_frame);
  const double exponent = power_of(fit.best).exponent;
  const double most_slower = exponent != std::floor(exponent) ? most_root_too_slow : most_too_slow;
  fit.too_slow = !of_bytes && fit.grows() && fit.best < Rate::exponential && fit.scatter > nearly_exact &&
                 exponent - fit.exponent_high > most_slower;
  if (vague || no_logarithm || fit.too_slow ||
      (!(constant && rise < 1) && (fit.scatter > most_scatter || off > std::max(most_scatter, 2 * fit.scatter)))) {
    fit.why = no_logarithm   ? "it rises otherwise than a stack does"
              : fit.too_slow ? "it grows more slowly than what fits best"
                             : "the counts scatter too much";
    return fit;
  }
  for (const Model& one : models) {
    // Counts that scatter rise by chance as slowly as a logarithm.
    const bool by_chance = best.leading == Rate::logarithmic && one.leading == Rate::constant && !of_bytes;
    if (one.criterion > least.criterion + (by_chance ? rarity : closeness)) continue;
    if (!by_chance && but_for_logarithm(one.leading, best.leading)) continue;
    const Fit other{.best = one.leading, .base = one.base};
    fit.why = fmt::format("{} fits as well as {}", other.words("n"), fit.words("n"));
    if (one.leading == Rate::constant) fit.best = Rate::constant;  // nothing that grows is seen
    fit.unclear = fit.best == Rate::constant && std::sqrt(one.squares / count) > most_scatter;
    return fit;
  }
  fit.told = true;
  fit.unclear = false;
  return fit;
}

}  // namespace

std::string Fit::words(const std::string& size) const {
  return fmt::format("{}O({})", best == Rate::beyond_cubic ? "more than " : "",
                     rate_words(best, is_plain_size(size) ? size : "n", base));
}

double Fit::value_at(double size) const {
  Model model{best, factors, base};
  return factors.empty() ? 0 : model.value(size);
}

Fit fit_growth(std::vector<Point> points, bool of_bytes) {
  std::erase_if(points, [](const Point& one) { return !(one.value > 0) || !(one.size >= 1); });
  std::sort(points.begin(), points.end(), [](const Point& a, const Point& b) { return a.size < b.size; });
  if (points.size() < 2) return {.unclear = true, .why = "there are too few sizes"};
  // What ends at once below some size is measured from there on.
  for (auto one = points.end() - 1; one != points.begin(); --one) {
    const double sizes = one->size / one[-1].size;
    const bool jumps = sizes > least_apart && one->value / one[-1].value > std::pow(sizes, steepest);
    if (!jumps) continue;
    if (points.end() - one >= std::ssize(points) / 2 && points.end() - one >= long(least_points))
      points.erase(points.begin(), one);
    break;
  }
  if (of_bytes) {  // a first block that is not full yet says nothing
    const auto more =
        std::ranges::find_if(points, [&](const Point& one) { return one.value > points.front().value * (1 + noise); });
    if (points.end() - more + 1 >= long(least_points)) points.erase(points.begin(), more - 1);
  }
  Fit all = fit_of_points(points, of_bytes);
  // Where small sizes are otherwise, it is told of those above them, if that is plainer and much nearer.
  while (!of_bytes && all.best > GrowthClass::constant && all.scatter > nearly_exact && points.size() > least_points) {
    points.erase(points.begin());
    Fit upper = fit_of_points(points, of_bytes);
    if (upper.grows() && upper.told && upper.best < all.best && upper.scatter < all.scatter * much_nearer) return upper;
  }
  // Where each size takes a little more than the one before, as where a table is filled first, what grows is the rest,
  // also where it is not told.
  const auto falls = [](const Point& one, const Point& next) { return one.value >= next.value; };
  const double rise = points.back().value - points.front().value;
  const bool in_steps = rise >= least_unit * (points.back().size - points.front().size);
  if (of_bytes || all.best != GrowthClass::constant || !in_steps ||
      std::ranges::adjacent_find(points, falls) != points.end())
    return all;
  const double even = even_part(points.front().value, points.back().value);
  for (Point& one : points) one.value -= even;
  Fit rest = fit_of_points(points, of_bytes);
  if (!rest.grows()) return all;
  rest.factors.front() += even;
  return rest;
}

}  // namespace leetjudge
