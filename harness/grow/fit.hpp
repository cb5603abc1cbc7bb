// To which class of growth a series of measurements belongs.
//
// Method. A class is a leading term and the terms below it; their factors, none negative, are fitted to the
// measurements by least squares of the relative differences. Classes are compared by the Bayesian information criterion
// (Schwarz, 1978), whose differences say how much better one explains the data: within `closeness` of the best one a
// class is not told apart from it. A leading term that makes up little of the largest measurement is none.
#pragma once

#include <string>
#include <vector>

namespace leetjudge {

// From slow to fast.
enum class GrowthClass {
  constant,
  logarithmic,
  root,
  linear,
  linearithmic,
  linear_root,
  quadratic,
  quadratic_logarithmic,
  cubic,
  beyond_cubic,
  exponential,
  factorial
};
// "O(n log n)", for a size of that name.
std::string class_words(GrowthClass one, const std::string& size);
// Whether classes say the size by its name: "k", not "nums.length".
bool is_plain_size(const std::string& size);
// "n log n"
std::string term_words(GrowthClass one, const std::string& n);

// Of the size, without logarithms: 2 for O(n² log n); 0 where it is no power.
double power_of(GrowthClass one);

struct Point {
  double size = 0;  // 1 at least
  double value = 0;
};

struct Fit {
  // Those that the data does not tell apart, from slow to fast; empty: not told, `why` says so.
  std::vector<GrowthClass> classes;
  GrowthClass best = GrowthClass::constant;
  // The slope of log(value) over log(size) in the upper half of the sizes, and the 95 % interval of that.
  double exponent = 0, exponent_low = 0, exponent_high = 0;
  std::string why;

  // By the best class; of a size beyond the data that is extrapolated.
  double value_at(double size) const;

  std::vector<double> factors;  // of the best class's terms
  double base = 2;              // of an exponential one
};

// `noise` is the least relative error of a value: 0.005 for counts, more for times.
Fit fit_growth(std::vector<Point> points, double noise);

}  // namespace leetjudge
