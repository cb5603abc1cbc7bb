#include <gtest/gtest.h>

#include <cmath>

#include "compare/statistics.hpp"

namespace leetjudge {
namespace {

TEST(Quantile, InterpolatesBetweenNeighbours) {
  EXPECT_DOUBLE_EQ(median({3, 1, 2}), 2);
  EXPECT_DOUBLE_EQ(median({4, 1, 2, 3}), 2.5);
  EXPECT_DOUBLE_EQ(quantile({10, 20, 30, 40, 50}, 0.25), 20);
  EXPECT_DOUBLE_EQ(quantile({10, 20}, 0.99), 19.9);
  EXPECT_DOUBLE_EQ(quantile({7}, 1), 7);
}

TEST(RatioInterval, HoldsTheRatioAndShrinksWithMoreRounds) {
  Random random(1);
  const auto width = [&](std::size_t rounds) {
    Times base, times;
    for (std::size_t i = 0; i < rounds; ++i) {
      const double machine = 1 + random.fraction();  // a busy one: both are slower in the same round
      base.push_back(machine * (1 + 0.02 * random.fraction()));
      times.push_back(2 * machine * (1 + 0.02 * random.fraction()));
    }
    const Interval interval = ratio_interval(times, base, random);
    EXPECT_LT(interval.low, 2.05);
    EXPECT_GT(interval.high, 1.95);
    return interval.high - interval.low;
  };
  EXPECT_LT(width(200), width(10));
  EXPECT_LT(width(10), 0.2);  // the machine's mood cancels out within a round
}

// Tables of the test: n = 5 and 6 all on one side; n = 10 with a rank sum of 8.
TEST(SignedRank, IsExactForFewPairs) {
  EXPECT_DOUBLE_EQ(signed_rank_probability({1, 2, 3, 4, 5}, {0, 0, 0, 0, 0}), 0.0625);
  EXPECT_DOUBLE_EQ(signed_rank_probability({0, 0, 0, 0, 0, 0}, {1, 2, 3, 4, 5, 6}), 0.03125);
  EXPECT_NEAR(signed_rank_probability({-1, 2, 3, 4, 5, 6, -7, 8, 9, 10}, Times(10, 0)), 0.0488, 0.0001);
  EXPECT_DOUBLE_EQ(signed_rank_probability({1, 2}, {1, 2}), 1);
}

TEST(SignedRank, ApproximatesForManyPairsAndTies) {
  Times left, right;
  for (int i = 0; i < 40; ++i) {
    left.push_back(i % 2 ? 1 : 2);
    right.push_back(i % 2 ? 2 : 1);
  }
  EXPECT_GT(signed_rank_probability(left, right), 0.9);
  // |d| = 1 1 2 2 3 3 …, all of one sign but the first pair: by hand, with corrections for ties and
  // continuity.
  Times differences;
  for (int i = 0; i < 30; ++i) differences.push_back((i < 2 ? -1 : 1) * (i / 2 + 1));
  const double variance = 30 * 31 * 61 / 24.0 - 15 * (8 - 2) / 48.0;
  const double score = (30 * 31 / 4.0 - 3 - 0.5) / std::sqrt(variance);
  EXPECT_NEAR(signed_rank_probability(differences, Times(30, 0)), std::erfc(score / std::sqrt(2)), 1e-12);
  for (double& one : left) one += 5;
  EXPECT_LT(signed_rank_probability(left, right), 1e-6);
}

}  // namespace
}  // namespace leetjudge
