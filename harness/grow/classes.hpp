// The eight classes of growth that are told.
#pragma once

#include <string>
#include <vector>

namespace leetjudge {

// From slow to fast.
enum class GrowthClass { constant, logarithmic, root, linear, linearithmic, quadratic, cubic, exponential };
constexpr GrowthClass growth_classes[] = {GrowthClass::constant, GrowthClass::logarithmic,  GrowthClass::root,
                                          GrowthClass::linear,   GrowthClass::linearithmic, GrowthClass::quadratic,
                                          GrowthClass::cubic,    GrowthClass::exponential};

double power_of(GrowthClass one);  // of the size, without its logarithm: 2 of n²; 100 of b^n
double rate_at(GrowthClass one, double size, double base = 2);
std::string rate_words(GrowthClass one, const std::string& size, double base = 2);  // "n log n"
std::vector<GrowthClass> terms_of(GrowthClass one);  // what may stand below it, and itself

// Whether classes say the size by its name: "k", not "nums.length".
bool is_plain_size(const std::string& size);

}  // namespace leetjudge
