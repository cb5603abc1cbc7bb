// To which class of growth a series of measurements belongs: a leading term and those below it, fitted by least squares
// of the relative differences. The Bayesian information criterion (Schwarz, 1978) has to prefer it clearly.
#pragma once

#include <string>
#include <vector>

#include "grow/classes.hpp"

namespace leetjudge {

// Models that come within it are as likely: "positive" evidence by the criterion begins there (Kass and Raftery, 1995).
constexpr double closeness = 2;
// Steps, or bytes, for each unit of a product, or of a size beside a large constant: a bit of a word takes that much.
constexpr double least_unit = 0.02;

// What all values take, but for a small part of what differs, since fits are relative.
inline double even_part(double least, double most) { return least - 0.05 * (most - least); }

struct Point {
  double size = 0;  // 1 at least
  double value = 0;
};

struct Fit {
  bool told = false;      // otherwise `why` says why not, and `best` is what comes nearest
  bool too_slow = false;  // of steps: the exponent is far below that of `best`
  bool unclear = false;   // not even that it may be O(1) can be said: there are too few sizes, or the values scatter
  // Fewer than five, or the largest is less than three times the smallest (where the fit is exact, one and a half
  // times).
  bool few_sizes = false;
  GrowthClass best = GrowthClass::constant;
  // The slope of log(value) over log(size) in the upper half of the sizes, four at least, and the 95 % interval of
  // that.
  double exponent = 0, exponent_low = 0, exponent_high = 0;
  std::string why = {};

  // By the best class; of a size beyond the data that is extrapolated.
  double value_at(double size) const;
  bool grows() const { return best != GrowthClass::constant; }
  bool may_grow() const { return grows() || unclear; }
  std::string words(const std::string& size) const;  // "O(n log n)", for a size of that name

  std::vector<double> factors = {};  // of the best class's terms
  double base = 2;                   // of an exponential one
  double scatter = 0;                // of the values around it, relative
};

// Of steps, or of bytes: these come in blocks and frames, so that roots and products with a logarithm are rarer there.
Fit fit_growth(std::vector<Point> points, bool of_bytes = false);

}  // namespace leetjudge
