#include "grow/fit.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include "grow/least_squares.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

using Rate = GrowthClass;

constexpr double noise = 0.005;  // the least relative error of a count
constexpr std::size_t least_points = 5, least_of_slope = 4;
constexpr double least_reach = 3;     // from the smallest size to the largest
constexpr double least_lead = 0.3;    // of the largest value: what the leading term makes up
constexpr double closeness = 2;       // of the criterion: "positive" evidence begins there (Kass and Raftery, 1995)
constexpr double most_scatter = 0.4;  // around the best class, relative
constexpr double most_beyond = 0.35;  // of the exponent above the class's own: a logarithm looks like 0.2
constexpr double near_whole = 0.12;   // a base, which a factor n raises

struct Model {
  Rate leading = Rate::constant;
  std::vector<double> factors;
  double base = 2, squares = std::numeric_limits<double>::infinity(), criterion = 0;

  double value(double n) const {
    const std::vector<Rate> terms = terms_of(leading);
    double sum = 0;
    for (std::size_t i = 0; i < factors.size(); ++i)
      if (factors[i] != 0) sum += factors[i] * rate_at(terms[i], n, base);
    return sum;
  }
  double lead(double n) const { return factors.back() * rate_at(leading, n, base) / value(n); }
};

// The best factors, none of which is negative; there are so few terms that every selection of them is tried.
Model fitted(Rate leading, std::span<const Point> points, double base) {
  const std::vector<Rate> terms = terms_of(leading);
  Model best{leading, {}, base};
  for (unsigned chosen = 1u << (terms.size() - 1); chosen < 1u << terms.size(); ++chosen) {
    std::vector<std::size_t> columns;
    std::vector<std::vector<double>> relative;
    for (std::size_t i = 0; i < terms.size(); ++i) {
      if (!(chosen >> i & 1)) continue;
      columns.push_back(i);
      relative.emplace_back();
      for (const Point& point : points) relative.back().push_back(rate_at(terms[i], point.size, base) / point.value);
    }
    const auto [found, squares] = least_squares(relative);
    if (found.empty() || std::ranges::min(found) <= 0 || squares >= best.squares * 0.999) continue;
    best.squares = squares;
    best.factors.assign(terms.size(), 0);
    for (std::size_t i = 0; i < columns.size(); ++i) best.factors[columns[i]] = found[i];
  }
  const auto count = double(points.size());
  const double free = double(best.factors.size()) - double(std::ranges::count(best.factors, 0.0));
  best.criterion = count * std::log(best.squares / count + noise * noise) + free * std::log(count);
  return best;
}

// By which the value grows from one size to the next at the end.
double base_of(std::span<const Point> points) {
  const Point &before = points[points.size() - 2], &last = points.back();
  const double base = std::pow(last.value / before.value, 1 / std::max(1.0, last.size - before.size));
  return std::abs(base / std::round(base) - 1) < near_whole ? std::round(base) : base;
}

// The slope of the logarithms by least squares, with the interval of Student's t.
void fit_exponent(std::span<const Point> points, Fit& fit) {
  points = points.last(std::min(points.size(), std::max(least_of_slope, (points.size() + 1) / 2)));
  const auto count = double(points.size());
  double x = 0, y = 0, xx = 0, xy = 0, yy = 0;
  for (const Point& point : points) {
    x += std::log(point.size) / count;
    y += std::log(point.value) / count;
  }
  for (const Point& point : points) {
    const double dx = std::log(point.size) - x, dy = std::log(point.value) - y;
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

// Why the best class is not told; empty where it is.
std::string why_not_told(const Fit& fit, const Model& model, std::span<const Point> all, std::size_t fitted_points) {
  const Point &first = all.front(), &last = all.back();
  if (all.size() < least_points || last.size < first.size * least_reach)
    return fmt::format("the sizes reach only from {:.0f} to {:.0f}", first.size, last.size);
  if (std::sqrt(model.squares / double(fitted_points)) > most_scatter) return "the counts scatter too much";
  if (fit.best != Rate::exponential && fit.exponent > power_of(fit.best) + most_beyond)
    return fmt::format("its exponent, {:.2f}, is beyond {}", fit.exponent, fit.words("n"));
  return "";
}

}  // namespace

std::string Fit::words(const std::string& size) const {
  return fmt::format("O({})", rate_words(best, is_plain_size(size) ? size : "n", base));
}

double Fit::value_at(double size) const { return factors.empty() ? 0 : Model{best, factors, base}.value(size); }

Fit fit_growth(std::vector<Point> points, bool of_bytes) {
  std::erase_if(points, [](const Point& point) { return !(point.value > 0) || !(point.size >= 1); });
  std::ranges::sort(points, {}, &Point::size);
  Fit fit;
  if (points.size() < 2) return fit.why = "there are too few sizes", fit;
  fit_exponent(points, fit);
  // What small sizes do says little of large ones.
  constexpr std::size_t least_fitted = 6;
  const std::span<const Point> upper =
      std::span(points).last(std::min(points.size(), std::max(least_fitted, points.size() * 3 / 5)));
  const bool rises = upper.back().value > upper.front().value * (1 + noise);
  std::vector<Model> models;
  for (const Rate one : growth_classes) {
    if ((one != Rate::constant && !rises) || (one == Rate::root && of_bytes)) continue;
    Model model = fitted(one, upper, one == Rate::exponential ? base_of(upper) : 2);
    if (!model.factors.empty() && (one == Rate::constant || model.lead(upper.back().size) >= least_lead))
      models.push_back(std::move(model));
  }
  // Of classes that are as likely the slowest.
  const double least = std::ranges::min_element(models, {}, &Model::criterion)->criterion;
  const Model& best =
      *std::ranges::find_if(models, [&](const Model& one) { return one.criterion <= least + closeness; });
  fit.best = best.leading;
  fit.factors = best.factors;
  fit.base = best.base;
  fit.why = why_not_told(fit, best, points, upper.size());
  fit.told = fit.why.empty();
  return fit;
}

}  // namespace leetjudge
