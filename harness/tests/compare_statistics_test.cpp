#include <gtest/gtest.h>

#include "compare/statistics.hpp"
#include "util/random.hpp"

namespace leetjudge {
namespace {

TEST(Quantile, InterpolatesBetweenNeighbours) {
  EXPECT_DOUBLE_EQ(median({3, 1, 2}), 2);
  EXPECT_DOUBLE_EQ(median({4, 1, 2, 3}), 2.5);
  EXPECT_DOUBLE_EQ(quantile({10, 20, 30, 40, 50}, 0.25), 20);
  EXPECT_DOUBLE_EQ(quantile({10, 20}, 0.99), 19.9);
  EXPECT_DOUBLE_EQ(quantile({7}, 1), 7);
}

TEST(RatiosOfRounds, AreOfTheRoundsThatBothWereIn) { EXPECT_EQ(ratios_of_rounds({2, 9, 5}, {1, 3}), (Times{2, 3})); }

Interval interval_of(std::size_t count) {
  Times ratios;
  for (std::size_t i = count; i > 0; --i) ratios.push_back(double(i));
  return median_interval(ratios);
}

// Tables of the sign test's interval: of 20 the 6th and the 15th, of 100 the 40th and the 61st.
TEST(MedianInterval, IsBetweenTwoOfTheRatios) {
  for (const auto& [count, low] : {std::pair(1, 1), {5, 1}, {8, 1}, {9, 2}, {10, 2}, {20, 6}, {100, 40}}) {
    EXPECT_EQ(interval_of(std::size_t(count)).low, low) << count;
    EXPECT_EQ(interval_of(std::size_t(count)).high, count + 1 - low) << count;
  }
}

TEST(MedianInterval, HoldsTheMedianNineteenTimesOfTwenty) {
  Random random(1);
  std::size_t outside = 0;
  for (std::size_t run = 0; run < 2000; ++run) {
    Times times, base;
    for (std::size_t i = 0; i < 20; ++i) {
      const double machine = 1 + random.fraction();  // a busy one: both are slower in the same round
      base.push_back(machine);
      times.push_back(2 * machine * (0.99 + 0.02 * random.fraction()));
    }
    const Interval interval = median_interval(ratios_of_rounds(times, base));
    outside += interval.low > 2 || interval.high < 2;
    EXPECT_LT(interval.high - interval.low, 0.05);  // the machine's mood cancels out within a round
  }
  EXPECT_GT(outside, 50u);
  EXPECT_LE(outside, 100u);
}

TEST(SignProbability, IsThatOfCoins) {
  EXPECT_NEAR(sign_probability({2, 2, 2, 2, 2}), 0.0625, 1e-12);
  EXPECT_NEAR(sign_probability(Times(10, 0.5)), 2.0 / 1024, 1e-12);
  EXPECT_NEAR(sign_probability({0.5, 2, 2, 2, 2, 2, 2, 2, 2, 1.1}), 22.0 / 1024, 1e-12);
  EXPECT_NEAR(sign_probability({2, 1, 2, 1, 2}), 0.25, 1e-12);  // what is equal says nothing
  EXPECT_DOUBLE_EQ(sign_probability({2, 0.5}), 1);
  EXPECT_DOUBLE_EQ(sign_probability({1, 1}), 1);
  Times many(3000, 2);
  many.resize(6000, 0.5);
  EXPECT_DOUBLE_EQ(sign_probability(many), 1);
}

}  // namespace
}  // namespace leetjudge
