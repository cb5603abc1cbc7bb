#include "grow/least_squares.hpp"

#include <algorithm>
#include <cmath>

namespace leetjudge {

LeastSquares least_squares(const std::vector<std::vector<double>>& columns) {
  const std::size_t n = columns.size(), rows = columns.front().size();
  std::vector<double> scale, b(n);
  std::vector<std::vector<double>> a(n, std::vector<double>(n));
  for (const std::vector<double>& one : columns) scale.push_back(std::max(1e-300, std::ranges::max(one)));
  for (std::size_t i = 0; i < n; ++i) {
    for (const double one : columns[i]) b[i] += one / scale[i];
    for (std::size_t j = 0; j < n; ++j)
      for (std::size_t row = 0; row < rows; ++row) a[i][j] += columns[i][row] / scale[i] * columns[j][row] / scale[j];
  }
  for (std::size_t i = 0; i < n; ++i) {  // by elimination
    std::size_t pivot = i;
    for (std::size_t r = i + 1; r < n; ++r)
      if (std::fabs(a[r][i]) > std::fabs(a[pivot][i])) pivot = r;
    if (!(std::fabs(a[pivot][i]) > 1e-12)) return {};
    std::swap(a[i], a[pivot]);
    std::swap(b[i], b[pivot]);
    for (std::size_t r = 0; r < n; ++r) {
      if (r == i) continue;
      const double by = a[r][i] / a[i][i];
      for (std::size_t c = i; c < n; ++c) a[r][c] -= by * a[i][c];
      b[r] -= by * b[i];
    }
  }
  LeastSquares found;
  for (std::size_t i = 0; i < n; ++i) found.factors.push_back(b[i] / a[i][i] / scale[i]);
  for (std::size_t row = 0; row < rows; ++row) {
    double rest = 1;
    for (std::size_t i = 0; i < n; ++i) rest -= found.factors[i] * columns[i][row];
    found.squares += rest * rest;
  }
  return found;
}

}  // namespace leetjudge
