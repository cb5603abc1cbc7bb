// What can be said about times that were measured in rounds: each round measured every solution once, so that
// the n-th times of two solutions belong together.
#pragma once

#include <vector>

#include "util/random.hpp"

namespace leetjudge {

using Times = std::vector<double>;  // of one solution, a round each

// The value below which the part `q` of them lies, 0 to 1, interpolated between neighbours; `values` is not
// empty.
double quantile(Times values, double q);
double median(const Times& values);

struct Interval {
  double low = 0, high = 0;
};

// In which the ratio of the medians of `times` and `base` lies with 95 % confidence: percentiles over 2000
// resamples of whole rounds (bootstrap: Efron 1979).
Interval ratio_interval(const Times& times, const Times& base, Random& random);

// The same where the rounds of the two have nothing to do with each other: each is resampled by itself.
Interval unpaired_ratio_interval(const Times& times, const Times& base, Random& random);

// How likely differences as lopsided as these are when neither is faster (two-sided): the signed-rank test of
// Wilcoxon 1945. Exact for up to 25 pairs that differ, without equal differences; otherwise by the normal
// approximation with corrections for continuity and ties. 1 where no pair differs.
double signed_rank_probability(const Times& left, const Times& right);

}  // namespace leetjudge
