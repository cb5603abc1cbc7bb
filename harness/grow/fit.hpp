// The class of growth that comes nearest to a series of measurements: a leading term and those below it, fitted by
// least squares of the relative differences. The Bayesian information criterion (Schwarz, 1978) chooses between
// classes.
#pragma once

#include <string>
#include <vector>

#include "grow/classes.hpp"

namespace leetjudge {

struct Point {
  double size = 0;  // 1 at least
  double value = 0;
};

struct Fit {
  bool told = false;  // otherwise `why` says why not, and `best` is what comes nearest
  GrowthClass best = GrowthClass::constant;
  // The slope of log(value) over log(size) in the upper half of the sizes, four at least, and the 95 % interval of
  // that.
  double exponent = 0, exponent_low = 0, exponent_high = 0;
  std::string why = {};

  // By the best class; of a size beyond the data that is extrapolated.
  double value_at(double size) const;
  bool grows() const { return best != GrowthClass::constant; }
  bool may_grow() const { return grows() || !told; }
  std::string words(const std::string& size) const;  // "O(n log n)", for a size of that name

  std::vector<double> factors = {};  // of the best class's terms
  double base = 2;                   // of an exponential one
};

// Of steps, or of bytes: a stack that grows in jumps is no √n.
Fit fit_growth(std::vector<Point> points, bool of_bytes = false);

}  // namespace leetjudge
