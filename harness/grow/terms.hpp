// How sizes work together: a sum of terms, each of them a product of one class for each size, fitted to what a grid of
// inputs took. The criterion is that of fit.hpp.
#pragma once

#include <string>
#include <vector>

#include "grow/fit.hpp"

namespace leetjudge {

using Term = std::vector<GrowthClass>;  // of each size; constant where the size is not in the term

bool is_only(const Term& term, std::size_t size, GrowthClass one);  // of that size

// Whether `one` is at most as much as others of them, whatever the sizes are: "m · n" beside "m² + n²".
bool is_below(const Term& one, const std::vector<Term>& others);
// Those that are not below the others.
std::vector<Term> those_above(const std::vector<Term>& all);

std::vector<Term> without_logarithms(std::vector<Term> terms);
int logarithms_in(const std::vector<Term>& terms);

// "m log m + n", "(m + n) · k"; of each size its letter and how it grows alone, which has the base of a power.
std::string sum_of(std::vector<Term> terms, const std::vector<std::string>& letters, const std::vector<Fit>& alone);

struct GridPoint {
  std::vector<double> sizes;  // 1 at least
  double value = 0;
};

// The terms that are not below others, of the sum that fits best; empty where that is not told, no size makes a
// difference, or more than one of `alone` is not told. `alone` is how each size grows while the others are held: it
// stands in terms by classes up to that one, or by one that was hidden there.
std::vector<Term> leading_terms(const std::vector<GridPoint>& points, const std::vector<Fit>& alone, bool of_bytes);

}  // namespace leetjudge
