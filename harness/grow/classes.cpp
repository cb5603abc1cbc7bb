#include "grow/classes.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <ranges>

#include "util/format.hpp"

namespace leetjudge {
namespace {

using Rate = GrowthClass;

constexpr double near_whole = 0.02;  // a base

// A class: n to a power, with so many logarithms (or times the power of a base; factorial is neither); its words; and
// the terms that may stand below it.
struct ClassFacts {
  Power power;
  const char* words;
  std::vector<Rate> below = {Rate::constant};
};
const std::map<Rate, ClassFacts> all_classes = {
    {Rate::constant, {{0, 0}, "1", {}}},
    {Rate::logarithmic, {{0, 1}, "log {0}"}},
    {Rate::root, {{0.5, 0}, "√{0}"}},
    {Rate::linear, {{1, 0}, "{0}"}},
    {Rate::linearithmic, {{1, 1}, "{0} log {0}", {Rate::constant, Rate::linear}}},
    {Rate::linear_root, {{1.5, 0}, "{0}√{0}", {Rate::constant, Rate::linear}}},
    {Rate::quadratic, {{2, 0}, "{0}²", {Rate::constant, Rate::linear}}},
    {Rate::quadratic_logarithmic, {{2, 1}, "{0}² log {0}", {Rate::constant, Rate::linear, Rate::quadratic}}},
    {Rate::cubic, {{3, 0}, "{0}³", {Rate::constant, Rate::linear, Rate::quadratic}}},
    {Rate::beyond_cubic, {{4, 0}, "{0}³", {Rate::constant, Rate::quadratic, Rate::cubic}}},
    {Rate::exponential, {{100, 0}, "{1}^{0}"}},
    {Rate::exponential_linear, {{101, 0}, "{0} · {1}^{0}", {Rate::constant, Rate::exponential}}},
    {Rate::exponential_quadratic,
     {{102, 0}, "{0}² · {1}^{0}", {Rate::constant, Rate::exponential, Rate::exponential_linear}}},
    {Rate::factorial, {{200, 0}, "{0}!"}}};

bool is_whole(double base) { return std::abs(base / std::round(base) - 1) < near_whole; }

}  // namespace

std::vector<Rate> growth_classes() {
  const auto all = std::views::keys(all_classes);
  return {all.begin(), all.end()};
}

bool has_base(Rate one) { return one >= Rate::exponential && one < Rate::factorial; }

bool has_fractional_base(Rate one, double base) { return one == Rate::exponential && !is_whole(base); }

std::vector<Rate> terms_of(Rate one) {
  std::vector<Rate> terms = all_classes.at(one).below;
  terms.push_back(one);
  return terms;
}

Power power_of(Rate one) { return all_classes.at(one).power; }

std::optional<Rate> class_of(Power power) {
  const auto found = std::ranges::find(all_classes, power, [](const auto& one) { return one.second.power; });
  return found == all_classes.end() ? std::nullopt : std::optional(found->first);
}

Rate without_logarithm(Rate one) { return *class_of({power_of(one).exponent, 0}); }

double rate_at(Rate one, double n, double base) {
  if (one == Rate::factorial) return std::tgamma(n + 1);
  const auto [exponent, logarithms] = power_of(one);
  const double logarithm = logarithms ? std::log2(std::max(n, 1.0)) : 1;
  if (!has_base(one)) return std::pow(n, exponent) * logarithm;
  return std::pow(n, exponent - power_of(Rate::exponential).exponent) * std::pow(base, n);
}

std::string rate_words(Rate one, const std::string& n, double base) {
  return fmt::format(fmt::runtime(all_classes.at(one).words), n,
                     fmt::format("{:.3g}", is_whole(base) ? std::round(base) : base));
}

bool is_plain_size(const std::string& size) { return size.find_first_of("[(. ") == std::string::npos; }

}  // namespace leetjudge
