#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "grow/fit.hpp"
#include "util/random.hpp"

namespace leetjudge {
namespace {

using Rate = GrowthClass;

// Values of a function at sizes that grow by half, each off by a random part of itself.
template <class Function>
std::vector<Point> series(double from, double to, double noise, std::uint64_t seed, Function value) {
  Random random(seed);
  std::vector<Point> points;
  for (double n = from; n <= to; n = std::max(n + 1, std::floor(n * 1.5)))
    points.push_back({n, value(n) * (1 + noise * (2 * random.fraction() - 1))});
  return points;
}

struct Known {
  const char* name;
  Rate growth;
  double from, to;
  double (*value)(double);
};

const Known known[] = {
    {"constant", Rate::constant, 4, 1e5, [](double) { return 57.0; }},
    {"log", Rate::logarithmic, 4, 1e6, [](double n) { return 12 + 7 * std::log2(n); }},
    {"root", Rate::root, 4, 1e6, [](double n) { return 20 + 3 * std::sqrt(n); }},
    {"linear", Rate::linear, 4, 1e5, [](double n) { return 30 + 5 * n; }},
    {"linear below log", Rate::linear, 4, 1e5, [](double n) { return 5 * n + 30 * std::log2(n); }},
    {"n log n", Rate::linearithmic, 4, 1e5, [](double n) { return 40 + 6 * n + 3 * n * std::log2(n); }},
    {"quadratic", Rate::quadratic, 4, 5e3, [](double n) { return 100 + 40 * n + n * n / 2; }},
    {"cubic", Rate::cubic, 4, 400, [](double n) { return 9 * n * n + n * n * n / 6; }},
    {"2^n", Rate::exponential, 1, 20, [](double n) { return 30 + 6 * std::pow(2, n); }},
    {"1.618^n", Rate::exponential, 4, 40, [](double n) { return 4 * std::pow(1.618, n); }},
};

TEST(Fit, TellsExactCounts) {
  for (const Known& one : known) {
    const Fit fit = fit_growth(series(one.from, one.to, 0, 1, one.value));
    EXPECT_EQ(fit.best, one.growth) << one.name << ": " << fit.words("n");
    EXPECT_TRUE(fit.told) << one.name << ": " << fit.why;
  }
}

// Of classes that are as likely the slowest is told, so that a logarithm may be lost.
TEST(Fit, TellsCountsThatScatter) {
  for (const double noise : {0.02, 0.1}) {
    std::size_t right = 0, all = 0;
    for (const Known& one : known) {
      for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Fit fit = fit_growth(series(one.from, one.to, noise, seed, one.value));
        ++all;
        right += fit.told && power_of(fit.best) == power_of(one.growth);
      }
    }
    EXPECT_GE(right * 20, all * 19) << noise;
  }
}

TEST(Fit, SaysTheExponent) {
  const Fit fit = fit_growth(series(4, 1e4, 0.02, 1, [](double n) { return n * n; }));
  EXPECT_EQ(fit.words("nums.length"), "O(n²)");
  EXPECT_EQ(fit.words("k"), "O(k²)");
  EXPECT_NEAR(fit.exponent, 2, 0.05);
  EXPECT_LE(fit.exponent_low, fit.exponent);
  EXPECT_GE(fit.exponent_high, fit.exponent);
  EXPECT_NEAR(fit.value_at(1e5) / 1e10, 1, 0.05);
}

TEST(Fit, SaysTheBase) {
  const auto words = [](double base) {
    return fit_growth(series(1, 30, 0, 1, [&](double n) { return 7 + 3 * std::pow(base, n); })).words("n");
  };
  EXPECT_EQ(words(2), "O(2^n)");
  EXPECT_EQ(words(3), "O(3^n)");
  EXPECT_EQ(words(1.5), "O(1.5^n)");
}

TEST(Fit, TellsNoGrowthWhereValuesFall) {
  const Fit fit = fit_growth(series(4, 1e5, 0, 1, [](double n) { return 1000 + 1e6 / n; }));
  EXPECT_FALSE(fit.grows());
}

TEST(Fit, DoesNotTellWithTooLittle) {
  const auto linear = [](double n) { return 3 * n; };
  EXPECT_EQ(fit_growth({}).why, "there are too few sizes");
  EXPECT_EQ(fit_growth({{1, 3}}).why, "there are too few sizes");
  EXPECT_EQ(fit_growth(series(4, 10, 0, 1, linear)).why, "the sizes reach only from 4 to 9");
  EXPECT_EQ(fit_growth(series(100, 250, 0, 1, linear)).why, "the sizes reach only from 100 to 225");
  EXPECT_TRUE(fit_growth(series(4, 10, 0, 1, linear)).may_grow());
}

TEST(Fit, DoesNotTellWhatScatters) {
  std::vector<Point> points;
  for (double n = 10; n < 1e4; n *= 2) points.push_back({n, points.size() % 2 ? 10 * n : n});
  const Fit fit = fit_growth(points);
  EXPECT_FALSE(fit.told) << fit.words("n");
  EXPECT_EQ(fit.why, "the counts scatter too much");
}

// No class is claimed that the exponent contradicts.
TEST(Fit, DoesNotTellAClassBelowItsExponent) {
  const Fit fit = fit_growth(series(4, 200, 0, 1, [](double n) { return std::pow(n, 3.5); }));
  EXPECT_FALSE(fit.told) << fit.words("n");
  EXPECT_EQ(fit.why, "its exponent, 3.50, is beyond O(n³)");
}

TEST(Fit, TakesOddPoints) {
  for (const std::vector<Point>& points : {std::vector<Point>{{0, 1}, {1, 0}, {2, -3}},
                                           {{1, 1}, {1, 1}, {1, 1}, {1, 2}, {1, 1}, {1, 9}},
                                           {{1, 1e300}, {2, 1e300}, {3, 1e-300}, {4, 5}, {5, 1e308}, {6, 3}}}) {
    const Fit fit = fit_growth(points);
    EXPECT_FALSE(fit.told && fit.grows()) << fit.words("n");
  }
}

}  // namespace
}  // namespace leetjudge
