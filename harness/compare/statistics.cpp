#include "compare/statistics.hpp"

#include <algorithm>
#include <cmath>

namespace leetjudge {
namespace {

// How likely at most `most` of `count` fair coins fall on one side.
double tail(std::size_t count, std::size_t most) {
  const auto all = double(count);
  double sum = 0;
  for (double one = 0; one <= double(most); ++one)
    sum += std::exp(std::lgamma(all + 1) - std::lgamma(one + 1) - std::lgamma(all - one + 1) - all * std::log(2));
  return sum;
}

}  // namespace

double quantile(Times values, double q) {
  std::ranges::sort(values);
  const double place = q * double(values.size() - 1);
  const auto below = std::size_t(place);
  const std::size_t above = std::min(below + 1, values.size() - 1);
  return values[below] + (values[above] - values[below]) * (place - double(below));
}

double median(const Times& values) { return quantile(values, 0.5); }

Times ratios_of_rounds(const Times& times, const Times& base) {
  Times ratios(std::min(times.size(), base.size()));
  for (std::size_t i = 0; i < ratios.size(); ++i) ratios[i] = times[i] / base[i];
  return ratios;
}

Interval median_interval(Times ratios) {
  std::ranges::sort(ratios);
  std::size_t outside = 0;  // on either side
  while (tail(ratios.size(), outside + 1) <= 0.025) ++outside;
  return {ratios[outside], ratios[ratios.size() - 1 - outside]};
}

double sign_probability(const Times& ratios) {
  const auto above = std::size_t(std::ranges::count_if(ratios, [](double one) { return one > 1; }));
  const auto below = std::size_t(std::ranges::count_if(ratios, [](double one) { return one < 1; }));
  return std::min(1.0, 2 * tail(above + below, std::min(above, below)));
}

}  // namespace leetjudge
