#include <algorithm>
#include <cmath>
#include <map>

#include "grow/parts.hpp"

namespace leetjudge {
namespace {

constexpr double most_falling = 2.2;  // times the size of the last one that was more than those before
constexpr double clearly_worse = 1.02;
constexpr double clearly_faster = 1.25;            // from one size to the next
constexpr double few_steps = 100, fast_power = 4;  // what ends at once below some size jumps there
constexpr double bounded_apart = 4, same_steps = 1.005;
constexpr std::size_t least_rising = 5;  // so many sizes are needed for a fit
constexpr double few_values = 8;         // of a number, which may go untold beside other sizes
constexpr double most_of_scatter = 0.4;  // of one that is taken for no size, since steps are more or less by chance

// Of what rises like nested calls and nothing else: so little that it is no root.
constexpr double steepest_of_calls = 0.35, least_rise_of_calls = 1.5, least_reach_of_calls = 50;
constexpr std::uint64_t same_heap = 32;
constexpr double least_of_digits = 1e4;  // of a number, that as many of them as a logarithm may be kept

double last(const Series& one, Counted value) { return one.points.empty() ? 0 : double(one.points.back().*value); }

// How many times as many steps the last size took as the one before; 0 while there are fewer.
double rise_of(const Series& one) {
  const std::vector<GrowthPoint>& points = one.points;
  return points.size() < 2 ? 0 : double(points.back().steps) / double(points.end()[-2].steps);
}

// Of those that still go on, that with the most of what is counted.
const Series* most_of(const std::vector<Series>& all, Counted value) {
  return &*std::ranges::max_element(all, {}, [&](const Series& one) { return one.ended ? -1 : last(one, value); });
}

// Random input does, and a full tree: how wide it is shows only where it is large.
bool always_goes_on(const Series& one, const std::vector<Series>& all) {
  return &one == &all.front() || one.shape.form == InputShape::Form::full;
}

// At the largest size at which they differ: what is drawn at random may by chance be as bad as a shape at one of them.
bool is_worse(const Series& one, const Series& other, Counted value) {
  for (auto a = one.points.rbegin(); a != one.points.rend(); ++a) {
    const auto b = std::ranges::find(other.points, a->of(), &GrowthPoint::of);
    if (b == other.points.end()) continue;
    const auto mine = double((*a).*value), others = double((*b).*value);
    if (mine > others * clearly_worse) return true;
    if (others > mine * clearly_worse) return false;
  }
  return false;
}

// Whether what is a few times smaller than the largest size takes as much, and what is much smaller takes less.
bool is_bounded(const std::vector<GrowthPoint>& points) {
  if (points.size() < least_rising) return false;
  const GrowthPoint &first = points.front(), &last = points.back();
  const auto smaller = std::ranges::find_if(
      points.rbegin(), points.rend(), [&](const GrowthPoint& one) { return one.size * bounded_apart <= last.size; });
  return smaller != points.rend() && double(last.steps) < double(smaller->steps) * same_steps &&
         last.steps > 2 * first.steps;
}

// Whether nothing but the stack rises, and does so to the end, though not as smoothly as a logarithm: a sort's does.
bool only_calls_rise(const std::vector<GrowthPoint>& points, Counted value) {
  const auto heap = [&](const GrowthPoint& one) { return one.*value - std::min(one.*value, one.stack); };
  const auto [least, most] = std::ranges::minmax(points, {}, heap);
  const GrowthPoint &first = points.front(), &middle = points[points.size() / 2], &last = points.back();
  return points.size() >= least_rising && last.size >= least_reach_of_calls * first.size &&
         heap(most) - heap(least) <= same_heap && double(last.stack) >= least_rise_of_calls * double(first.stack) &&
         last.stack > middle.stack;
}

// Of one call on average where the sizes are calls, without what came before the first ones.
std::vector<Point> of_each_call(const std::vector<Point>& all) {
  std::vector<Point> each;
  for (const Point& one : all) {
    if (one.size > all.front().size)
      each.push_back({one.size, (one.value - all.front().value) / (one.size - all.front().size)});
  }
  return each;
}

// Around what they are on average, relative to that: the root of the mean square.
double scatter_of(const std::vector<Point>& points) {
  double sum = 0, squares = 0;
  for (const Point& one : points) sum += one.value, squares += one.value * one.value;
  const double mean = sum / double(points.size());
  return std::sqrt(std::max(0.0, squares / double(points.size()) - mean * mean)) / mean;
}

Fit fit_of(const Dimension& dimension, const std::vector<GrowthPoint>& points, Counted value, bool others) {
  std::vector<Point> all;
  for (const GrowthPoint& one : points) all.push_back({one.size, double(one.*value)});
  const bool of_bytes = value != &GrowthPoint::steps;
  Fit fit = fit_growth(dimension.calls() && !of_bytes ? of_each_call(all) : all, of_bytes);
  const bool has_no_more = points.size() > 1 && points.size() < least_rising && points.back().of() >= dimension.most;
  const bool bounded = others && dimension.is_number() && dimension.most - dimension.least < few_values;
  // As the place at which a search ends.
  const bool may_be_flat = !fit.told && (fit.too_slow || !fit.grows()) && fit.exponent_low <= 0;
  const bool scatters = others && !of_bytes && dimension.is_number() && may_be_flat && all.size() >= least_rising &&
                        scatter_of(all) <= most_of_scatter;
  if (scatters) fit.best = GrowthClass::constant;
  fit.unclear = fit.unclear && !has_no_more && !bounded && !scatters;
  const bool has_digits = dimension.is_number() && dimension.most >= least_of_digits;
  if (of_bytes && fit.told && fit.best == GrowthClass::logarithmic && !has_digits &&
      points.back().stack <= points.front().stack)
    return {.unclear = true, .why = "it rises otherwise than a stack does"};
  if (of_bytes && !fit.told && fit.exponent_high > 0 && fit.exponent < steepest_of_calls &&
      only_calls_rise(points, value))
    return {.told = true, .best = GrowthClass::logarithmic};
  return fit;
}

// The worst of all shapes at each size; empty where that falls, as behind the size where the worst one ended.
std::vector<GrowthPoint> upper_points(const std::vector<Series>& all) {
  std::map<double, GrowthPoint> worst;
  for (const Series& one : all)
    for (const GrowthPoint& point : one.points)
      if (GrowthPoint& most = worst[point.of()]; most.steps < point.steps) most = point;
  std::vector<GrowthPoint> points;
  for (const auto& [size, point] : worst) points.push_back(point);
  return std::ranges::is_sorted(points, {}, &GrowthPoint::steps) ? points : std::vector<GrowthPoint>();
}

}  // namespace

double next_steps(const Series& one, double size) {
  double by = rise_of(one);
  if (by == 0) return 0;
  const GrowthPoint& last = one.points.back();
  const GrowthPoint& before = one.points[one.points.size() - 2];
  if (before.steps < few_steps) by = std::min(by, std::pow(last.size / before.size, fast_power));
  const double sizes = std::log(size / last.size) / std::log(last.size / before.size);
  return double(last.steps) * std::pow(std::max(1.0, by), std::clamp(sizes, 0.5, 3.0));
}

void end_the_easy(std::vector<Series>& all, double part) {
  const Series *steps = most_of(all, &GrowthPoint::steps), *bytes = most_of(all, &GrowthPoint::bytes);
  for (Series& one : all) {
    const bool may_become_worst = part < 1 && rise_of(one) > clearly_faster * rise_of(*steps);
    const bool easy = !may_become_worst && last(one, &GrowthPoint::steps) <= last(*steps, &GrowthPoint::steps) * part &&
                      last(one, &GrowthPoint::bytes) <= last(*bytes, &GrowthPoint::bytes) * part;
    one.ended |= !always_goes_on(one, all) && &one != steps && &one != bytes && easy;
  }
}

std::vector<GrowthPoint> worst_points(const std::vector<Series>& all, Counted value) {
  const Series* worst = nullptr;
  double largest = 0;
  for (const Series& one : all) largest = std::max(largest, one.points.empty() ? 0 : one.points.back().size);
  for (const Series& one : all) {
    const bool given_up = one.undrawn && !one.points.empty() && one.points.back().size * most_falling < largest;
    if (one.points.size() >= 2 && !given_up && (!worst || is_worse(one, *worst, value))) worst = &one;
  }
  if (!worst) return {};
  std::vector<GrowthPoint> rising;
  for (const GrowthPoint& point : worst->points) {
    if (rising.empty() || point.*value >= rising.back().*value) rising.push_back(point);
  }
  const bool falls = rising.back().size * most_falling < worst->points.back().size;
  return falls || rising.size() < least_rising ? worst->points : rising;
}

std::optional<DimensionGrowth> growth_of(const Dimension& dimension, const std::vector<Series>& all, bool others) {
  DimensionGrowth found{dimension.words(), dimension.most};
  found.points = worst_points(all, &GrowthPoint::steps);
  if (found.points.empty()) return std::nullopt;
  found.steps = fit_of(dimension, found.points, &GrowthPoint::steps, others);
  if (!found.steps.told) {  // where no shape is the worst at all sizes
    std::vector<GrowthPoint> upper = upper_points(all);
    const Fit fit = fit_of(dimension, upper, &GrowthPoint::steps, others);
    if (fit.told && fit.grows()) found.steps = fit, found.points = std::move(upper);
  }
  found.shape = found.points.back().shape;
  for (const GrowthPoint& one : all.front().points) {
    const auto same = std::ranges::find(found.points, one.of(), &GrowthPoint::of);
    if (same != found.points.end()) found.times_random = double(same->steps) / double(one.steps);
  }
  found.each_call = dimension.calls();
  const std::vector<GrowthPoint> hungriest = worst_points(all, &GrowthPoint::bytes);
  found.memory_shape = hungriest.back().shape;
  found.bytes = fit_of(dimension, hungriest, &GrowthPoint::bytes, others);
  found.space = fit_of(dimension, worst_points(all, &GrowthPoint::beyond), &GrowthPoint::beyond, others);
  Fit answer = fit_of(dimension, worst_points(all, &GrowthPoint::answer), &GrowthPoint::answer, others);
  const bool known = answer.told && !answer.factors.empty();          // an answer is no stack
  if (found.bytes.told && known && answer.best > found.bytes.best) {  // which is a part of them
    answer.factors.front() += double(hungriest.back().bytes - hungriest.back().answer);
    found.bytes = answer;
  }
  if (found.bytes.told && found.bytes.best < found.space.best) found.space = found.bytes;  // it is a part of them
  if (dimension.is_number() && others && !found.steps.told && is_bounded(found.points))
    found.steps = {.why = bound_by_others};
  // What is written takes a step, though a block may be.
  for (Fit* memory : {&found.space, &found.bytes}) {
    const bool more = memory->told && found.steps.told && !found.each_call && found.steps.best >= GrowthClass::linear &&
                      memory->best > found.steps.best;
    if (more) memory->told = false, memory->unclear = true, memory->why = "it seems to take more than the steps allow";
    const bool less = !dimension.is_number() && !found.each_call && found.steps.told && found.steps.grows() &&
                      found.steps.best < GrowthClass::linear && memory->told && memory->best >= GrowthClass::linear;
    if (less) found.steps = {.unclear = true, .why = "it takes more memory than that"};
  }
  for (GrowthPoint& one : found.points) {
    const auto same = std::ranges::find(hungriest, one.of(), &GrowthPoint::of);
    one.bytes = same != hungriest.end() ? same->bytes : 0;  // of one shape, as its fit is
  }
  return found;
}

}  // namespace leetjudge
