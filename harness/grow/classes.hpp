// Classes of growth: what each is of a size, and how it is written.
#pragma once

#include <optional>
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
  exponential_linear,
  exponential_quadratic,
  factorial
};
std::vector<GrowthClass> growth_classes();

// Whether classes say the size by its name: "k", not "nums.length".
bool is_plain_size(const std::string& size);
// The size to that exponent, with so many logarithms: 2 and 1 of n² log n. What is no power of the size is beyond all
// of these: 100 of b^n, 101 of n · b^n, 102 of n² · b^n, 200 of n!. Ordered by growth.
struct Power {
  double exponent = 0;
  int logarithms = 0;
  auto operator<=>(const Power&) const = default;
};
Power power_of(GrowthClass one);
std::optional<GrowthClass> class_of(Power power);  // where there is one
GrowthClass without_logarithm(GrowthClass one);
double rate_at(GrowthClass one, double size, double base = 2);
std::string rate_words(GrowthClass one, const std::string& size, double base = 2);  // "n log n"
bool has_base(GrowthClass one);
bool has_fractional_base(GrowthClass one, double base);
std::vector<GrowthClass> terms_of(GrowthClass one);  // what may stand below it, and itself

}  // namespace leetjudge
