#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "grow/terms.hpp"
#include "util/random.hpp"

namespace leetjudge {
namespace {

using At = std::vector<double>;
using Work = std::function<double(const At&)>;

const std::vector<std::string> letters = {"m", "n", "k"};

double log(double n) { return std::log2(n); }

// As it is measured: each of so many sizes by itself, while the others are held, and then all of them over a grid; each
// value off by a random part of itself.
std::string told(std::size_t count, const Work& work, double noise = 0, std::uint64_t seed = 1,
                 const At& most = {1000, 1000, 1000}, const At& held = {10, 10, 10}) {
  Random random(seed);
  const auto value = [&](const At& sizes) { return work(sizes) * (1 + noise * (2 * random.fraction() - 1)); };
  std::vector<Fit> alone;
  std::vector<At> levels;
  for (std::size_t i = 0; i < count; ++i) {
    std::vector<Point> points;
    At sizes = held;
    for (double n = most[i]; n >= 4; n = std::min(n - 1, std::floor(n / 1.5))) {
      sizes[i] = n;
      points.push_back({n, value(sizes)});
    }
    alone.push_back(fit_growth(points));
    const double by = std::pow(most[i] / 8, count == 2 ? 0.2 : 1. / 3);
    levels.emplace_back();
    for (double n = 8; n <= most[i] * 1.01; n *= by) levels.back().push_back(std::round(n));
  }
  std::vector<GridPoint> grid;
  for (const double m : levels[0])
    for (const double n : levels[1])
      for (const double k : count > 2 ? levels[2] : At{0}) {
        const At sizes = {m, n, k};
        grid.push_back({{sizes.begin(), sizes.begin() + long(count)}, value(sizes)});
      }
  const std::vector<Term> terms = leading_terms(grid, alone, false);
  return terms.empty() ? "" : sum_of(terms, letters, alone);
}

struct KnownOfTwo {
  const char* told;
  Work work;
};

const KnownOfTwo of_two[] = {
    {"m · n", [](const At& s) { return 40 + 3 * s[0] + 5 * s[1] + s[0] * s[1]; }},
    {"m + n", [](const At& s) { return 40 + 3 * s[0] + 5 * s[1]; }},
    {"m + n", [](const At& s) { return std::max(s[0], 3 * s[1]) + 10; }},
    {"m + n", [](const At& s) { return s[0] + 2 * s[1] + std::min(s[0], s[1]); }},
    {"m² + n", [](const At& s) { return s[0] * s[0] + 40 * s[1]; }},
    {"m² + n²", [](const At& s) { return s[0] * s[0] + 3 * s[0] * s[1] + s[1] * s[1] + 50; }},
    {"(m + n) · m", [](const At& s) { return s[0] * s[0] + 3 * s[0] * s[1] + 20 * s[1]; }},
    {"m² · n", [](const At& s) { return 8 * s[0] * s[1] + s[0] * s[0] * s[1]; }},
    {"m + n log m", [](const At& s) { return 9 * s[0] + 5 * s[1] + 3 * s[1] * log(s[0]); }},
    {"(m + n) log m", [](const At& s) { return 4 * s[0] * log(s[0]) + 3 * s[1] * log(s[0]) + 5 * s[1]; }},
    {"m log m + n", [](const At& s) { return 4 * s[0] * log(s[0]) + 20 * s[1]; }},
    {"m · n log(m · n)", [](const At& s) { return 5 * s[0] * s[1] * log(s[0] * s[1]) + 30 * s[0]; }},
    {"m log m + n log n", [](const At& s) { return 2 * s[0] * log(s[0]) + s[1] * (log(s[0]) + 5 * log(s[1])); }},
    {"log m + log n", [](const At& s) { return 20 + 9 * log(s[0]) + 11 * log(s[1]); }},
    {"log m · log n", [](const At& s) { return 20 + 9 * log(s[0]) * log(s[1]); }},
};

TEST(Terms, TellHowTwoSizesWorkTogether) {
  for (const KnownOfTwo& one : of_two) EXPECT_EQ(told(2, one.work), one.told);
}

// Where one of them is the longer one: a text and a part of it that is looked for at each place.
TEST(Terms, TellWhatOneOfTwoSizesTakesAsTheLongerOne) {
  const auto work = [](const At& s) { return s[0] < s[1] ? 17 : 5 + (s[0] - s[1] + 1) * (4 + 3 * s[1]); };
  EXPECT_EQ(told(2, work, 0, 1, {1000, 400}, {2000, 10}), "m · n");
}

// As with one part of something that can be cut into more: nothing is done then.
TEST(Terms, TellWhatIsAboveTheSmallestSizes) {
  const auto work = [](const At& s) { return s[1] < 9 ? 30 : 5 + s[0] * s[0] * s[1]; };
  EXPECT_EQ(told(2, work, 0, 1, {1000, 400}), "m² · n");
}

// What takes a hundredth of a step for each pair is something else: lists that grow the slower the longer they are.
TEST(Terms, HaveNoProductOfLessThanAStep) {
  EXPECT_EQ(told(2, [](const At& s) { return 40 + 21 * s[0] + 12 * s[1] + 0.018 * s[0] * s[1]; }), "m + n");
}

// Bits, in blocks of whole bytes.
TEST(Terms, HaveAProductOfBitsInBytes) {
  std::vector<GridPoint> grid;
  for (double m = 48; m <= 1536; m *= 2)
    for (double n = 48; n <= 1536; n *= 2)
      grid.push_back({{m, n}, 40 * m + m * std::max(24.0, 16 * std::ceil((8 + std::ceil(n / 64) * 8) / 16))});
  const Fit line{.told = true, .best = GrowthClass::linear};
  EXPECT_EQ(sum_of(leading_terms(grid, {line, line}, true), letters, {line, line}), "m · n");
}

// A factor that one of the terms has only within its power is no common one.
TEST(Terms, ShareNoFactorThatAPowerHides) {
  using enum GrowthClass;
  const Fit line{.told = true, .best = linear}, power{.told = true, .best = exponential};
  EXPECT_EQ(sum_of({{linear, linear}, {constant, exponential}}, letters, {line, power}), "m · n + 2^n");
  EXPECT_EQ(sum_of({{linear, linear}, {constant, quadratic}}, letters, {line, line}), "(m + n) · n");
}

// What one of the sizes takes by itself, however little of the whole that is.
TEST(Terms, HaveALineOfFewBytes) {
  std::vector<GridPoint> grid;
  for (double m = 48; m <= 1536; m *= 2)
    for (double n = 48; n <= 1536; n *= 2) grid.push_back({{m, n}, 2000 * m + n});
  const Fit line{.told = true, .best = GrowthClass::linear}, stack{.told = true, .best = GrowthClass::logarithmic};
  EXPECT_EQ(sum_of(leading_terms(grid, {line, line}, true), letters, {line, line}), "m + n");
  EXPECT_EQ(sum_of(leading_terms(grid, {line, stack}, true), letters, {line, stack}), "m");
}

// As a table below deep calls: the product is a fifth of the whole at most, and nothing else fits.
TEST(Terms, HaveASmallProductWhereItFitsExactly) {
  EXPECT_EQ(told(2, [](const At& s) { return 700 + 160 * (s[0] + s[1]) + 2.5 * s[0] * s[1]; }, 0, 1, {48, 30}),
            "m · n");
}

TEST(Terms, SayNothingWhereTwoSizesAreNotToldAlone) {
  std::vector<GridPoint> grid;
  for (const double m : {12., 24., 48., 96.})
    for (const double n : {12., 24., 48., 96.}) grid.push_back({{m, n}, m * n});
  Fit line = fit_growth({{8, 80}, {16, 160}, {32, 320}, {64, 640}, {128, 1280}, {256, 2560}}), unclear = line;
  unclear.told = false;
  EXPECT_FALSE(leading_terms(grid, {line, unclear}, false).empty());
  EXPECT_TRUE(leading_terms(grid, {unclear, unclear}, false).empty());
}

// As where two lists of one length end together; one count is off, too.
TEST(Terms, TellWhatIsOtherwiseOnlyWhereSizesAreTheSame) {
  const Fit line = fit_growth({{8, 80}, {16, 160}, {32, 320}, {64, 640}, {128, 1280}, {256, 2560}});
  std::vector<GridPoint> grid;
  for (const double m : {12., 24., 48., 228., 468., 1872.})
    for (const double n : {12., 24., 48., 108., 228., 936.})
      grid.push_back({{m, n}, m == n ? 3 + 6 * m : m == 48 && n == 108 ? 801 : 3 + 6 * (m + n)});
  using C = GrowthClass;
  EXPECT_EQ(leading_terms(grid, {line, line}, false),
            std::vector<Term>({{C::constant, C::linear}, {C::linear, C::constant}}));
}

// What is little of all where both are measured: large numbers beside many elements take too long for that.
TEST(Terms, KeepASizeThatGrowsByItself) {
  const Fit line = fit_growth({{8, 80}, {16, 160}, {32, 320}, {64, 640}, {128, 1280}, {256, 2560}});
  std::vector<GridPoint> grid;
  for (const double m : {12., 24., 48., 228., 468.})
    for (const double n : {12., 24., 48., 108.}) grid.push_back({{m, n}, 1000 * m + n});
  EXPECT_EQ(sum_of(leading_terms(grid, {line, line}, false), letters, {line, line}), "m + n");
  EXPECT_EQ(sum_of(leading_terms(grid, {line, Fit()}, false), letters, {line, line}), "m");
}

// As of n elements in m lists, which grow to what they are.
TEST(Terms, HaveNoLogarithmOfListsThatDouble) {
  for (const double each : {2, 40})
    EXPECT_EQ(told(2, [&](const At& s) { return 17 * s[0] + each * s[1] + 25 * s[0] * log(1 + s[1] / s[0]); }),
              "m + n");
  // Where they take nearly all, n is not left out: what grows as slowly is no bound.
  const std::string most =
      told(2, [](const At& s) { return 17 * s[0] + 2 * s[1] + 120 * s[0] * log(1 + s[1] / s[0]); });
  EXPECT_NE(most, "m");
}

TEST(Terms, TellPowersOfABase) {
  const auto work = [](const At& s) { return 30 + 4 * s[0] * std::pow(2, s[1]); };
  EXPECT_EQ(told(2, work, 0, 1, {1000, 18}), "m · 2^n");
  const auto added = [](const At& s) { return 30 + 40 * s[0] + std::pow(2, s[1]); };
  EXPECT_EQ(told(2, added, 0, 1, {1000, 18}), "m + 2^n");
}

// As in a text that a shorter one is looked for in: lower terms are negative.
TEST(Terms, MayBeginBelowZero) {
  const auto work = [](const At& s) { return 9 + (400 + s[0] - s[1]) * s[1]; };
  EXPECT_EQ(told(2, work, 0, 1, {1000, 390}, {1000, 10}), "m · n");
}

TEST(Terms, TellAProductOfTwoLogarithms) {
  EXPECT_EQ(told(2, [](const At& s) { return 9 + 4 * s[0] * log(s[0]) * log(s[1]) + 6 * s[0] * log(s[1]); }),
            "m log m · log n");
}

// A line that the other size hides is no logarithm.
TEST(Terms, MultiplyNoSortByTheLogarithmOfAnother) {
  const auto sorts = [](const At& s) {
    return 100 + 60 * s[0] * log(s[0]) + 3 * s[1] * log(s[1]) + 7 * s[1] * log(s[0]) + 10 * s[0] + 20 * s[1];
  };
  EXPECT_EQ(told(2, sorts, 0.03), "m log m + n log n");
}

TEST(Terms, HaveNoLogarithmOfWhatTakesMore) {
  const auto work = [](const At& s) {
    return 90 + 11 * std::min(s[0], s[1]) + 20 * log(s[0] * s[1]) + (s[0] + s[1]) / 8;
  };
  const std::string sum = told(2, work);
  EXPECT_TRUE(sum.empty() || sum == "m + n") << sum;
}

TEST(Terms, AreNotToldOfAProductWithTheShorterSize) {
  const auto work = [](const At& s) { return s[0] * s[1] * std::min(s[0], s[1]) + 5 * s[0] * s[1]; };
  EXPECT_EQ(told(2, work, 0, 1, {200, 200}, {4, 4}), "");
}

// A table that is always filled is most of what is counted.
TEST(Terms, TellWhatIsBesideALargeConstant) {
  EXPECT_EQ(told(2, [](const At& s) { return 1e6 + 27 * s[0] * s[1]; }, 0, 1, {60, 60}, {20, 20}), "m · n");
}

TEST(Terms, AreNoneWhereNothingDiffers) {
  EXPECT_EQ(told(2, [](const At&) { return 57.0; }), "");
}

TEST(Terms, AreNotToldWhereASizeNeverDiffers) {
  const Fit line = fit_growth({{8, 80}, {16, 160}, {32, 320}, {64, 640}, {128, 1280}, {256, 2560}});
  std::vector<GridPoint> grid;
  for (const double m : {8., 16., 32., 64.})
    for (const double n : {8., 16., 32., 64.}) grid.push_back({{8, m, n}, 9 * 8 + 4 * m + 7 * n});
  EXPECT_TRUE(leading_terms(grid, {line, line, line}, false).empty());
}

TEST(Terms, TellHowThreeSizesWorkTogether) {
  EXPECT_EQ(told(3, [](const At& s) { return 30 + s[0] * s[1] + 80 * s[2]; }), "m · n + k");
  EXPECT_EQ(told(3, [](const At& s) { return 30 + (2 * s[0] + s[1]) * s[2] + s[0]; }), "(m + n) · k");
  EXPECT_EQ(told(3, [](const At& s) { return 9 * s[0] + 4 * s[1] + 7 * s[2]; }), "m + n + k");
}

// A size that makes no difference is in no term; what none of the sums comes near is not told.
TEST(Terms, LeaveOutWhatMakesNoDifference) {
  EXPECT_EQ(told(2, [](const At& s) { return 30 + 4 * s[1] + (s[0] > 300); }), "n");
  EXPECT_EQ(told(2, [](const At& s) { return int(s[0] + s[1]) % 7 > 3 ? s[0] * s[1] : 200; }), "");
}

// Of noisy counts few are told wrongly.
TEST(Terms, ClaimNothingThatNoiseHides) {
  int wrong = 0, right = 0, all = 0;
  for (const KnownOfTwo& one : of_two) {
    for (const double noise : {0.02, 0.05}) {
      for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const std::string found = told(2, one.work, noise, seed);
        ++all;
        right += found == one.told;
        wrong += !found.empty() && found != one.told;
      }
    }
  }
  EXPECT_LE(wrong, all / 20);
  EXPECT_GE(right, all * 9 / 10);
}

TEST(Terms, AreBelowOthersWhateverTheSizes) {
  using C = GrowthClass;
  const Term m = {C::linear, C::constant}, mn = {C::linear, C::linear};
  const Term m2 = {C::quadratic, C::constant}, n2 = {C::constant, C::quadratic};
  EXPECT_TRUE(is_below(m, {mn}));
  EXPECT_TRUE(is_below(mn, {m2, n2}));
  EXPECT_FALSE(is_below(mn, {m2}));
  EXPECT_FALSE(is_below(n2, {m2, mn}));
  EXPECT_TRUE(is_below({C::linearithmic, C::constant}, {m2}));
  EXPECT_TRUE(is_below({C::logarithmic}, {{C::root}}) && is_below({C::linearithmic}, {{C::linear_root}}));
  const Term mlogm = {C::linearithmic, C::constant}, nlogn = {C::constant, C::linearithmic};
  EXPECT_TRUE(is_below({C::logarithmic, C::linear}, {mlogm, nlogn}));
  EXPECT_FALSE(is_below({C::logarithmic, C::linear}, {mlogm, {C::constant, C::linear}}));
}

}  // namespace
}  // namespace leetjudge
