#include <algorithm>
#include <cmath>

#include "grow/parts.hpp"

namespace leetjudge {
namespace {

constexpr double most_falling = 2.2;  // times the size of the last one that was more than those before
constexpr double clearly_worse = 1.02;
constexpr double clearly_faster = 1.25;            // from one size to the next
constexpr double few_steps = 100, fast_power = 4;  // what ends at once below some size jumps there
constexpr std::size_t least_rising = 5;            // so many sizes are needed for a fit

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

// Of one call on average where the sizes are calls, without what came before the first ones.
std::vector<Point> of_each_call(const std::vector<Point>& all) {
  std::vector<Point> each;
  for (const Point& one : all) {
    if (one.size > all.front().size)
      each.push_back({one.size, (one.value - all.front().value) / (one.size - all.front().size)});
  }
  return each;
}

Fit fit_of(const Dimension& dimension, const std::vector<GrowthPoint>& points, Counted value) {
  std::vector<Point> all;
  for (const GrowthPoint& one : points) all.push_back({one.size, double(one.*value)});
  const bool of_bytes = value != &GrowthPoint::steps;
  return fit_growth(dimension.calls() && !of_bytes ? of_each_call(all) : all, of_bytes);
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

std::optional<DimensionGrowth> growth_of(const Dimension& dimension, const std::vector<Series>& all) {
  DimensionGrowth found{dimension.words(), dimension.most};
  found.points = worst_points(all, &GrowthPoint::steps);
  if (found.points.empty()) return std::nullopt;
  found.steps = fit_of(dimension, found.points, &GrowthPoint::steps);
  found.shape = found.points.back().shape;
  for (const GrowthPoint& one : all.front().points) {
    const auto same = std::ranges::find(found.points, one.of(), &GrowthPoint::of);
    if (same != found.points.end()) found.times_random = double(same->steps) / double(one.steps);
  }
  found.each_call = dimension.calls();
  const std::vector<GrowthPoint> hungriest = worst_points(all, &GrowthPoint::bytes);
  found.memory_shape = hungriest.back().shape;
  found.bytes = fit_of(dimension, hungriest, &GrowthPoint::bytes);
  found.space = fit_of(dimension, worst_points(all, &GrowthPoint::beyond), &GrowthPoint::beyond);
  // What is written takes a step.
  for (Fit* memory : {&found.space, &found.bytes}) {
    const bool more = memory->told && found.steps.told && !found.each_call && found.steps.best >= GrowthClass::linear &&
                      memory->best > found.steps.best;
    if (more) memory->told = false, memory->why = "it seems to take more than the steps allow";
  }
  for (GrowthPoint& one : found.points) {
    const auto same = std::ranges::find(hungriest, one.of(), &GrowthPoint::of);
    one.bytes = same != hungriest.end() ? same->bytes : 0;  // of one shape, as its fit is
  }
  return found;
}

}  // namespace leetjudge
