#pragma once

#include <vector>

namespace leetjudge {

// The factors by which columns add up to what is nearest to 1 in each row, and the sum of the squares of what is left;
// no factors where columns depend on each other.
struct LeastSquares {
  std::vector<double> factors = {};
  double squares = 0;
};
LeastSquares least_squares(const std::vector<std::vector<double>>& columns);

}  // namespace leetjudge
