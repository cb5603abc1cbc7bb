// What can be said about times that were measured in rounds: each round measured every solution once, so that
// the n-th times of two solutions belong together.
#pragma once

#include <vector>

namespace leetjudge {

using Times = std::vector<double>;  // of one solution, a round each

// The value below which the part `q` of them lies, 0 to 1, interpolated between neighbours; `values` is not
// empty.
double quantile(Times values, double q);
double median(const Times& values);

struct Interval {
  double low = 0, high = 0;
};

// Of each round that both were in: a slow solution is not in all of them.
Times ratios_of_rounds(const Times& times, const Times& base);

// In which the median of what gave these ratios lies with 95 % confidence: what the sign test does not reject, two
// of the ratios in their order (Conover 1999, Practical Nonparametric Statistics, chapter 3). Of fewer than 6 their
// range, which is less sure. `ratios` is not empty.
Interval median_interval(Times ratios);

// How likely ratios as lopsided as these are when neither is faster: the sign test, two-sided, without the ratios
// that are 1. 1 where there are no others.
double sign_probability(const Times& ratios);

}  // namespace leetjudge
