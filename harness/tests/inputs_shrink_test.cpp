#include <gtest/gtest.h>

#include <algorithm>

#include "inputs/shrink.hpp"

namespace leetjudge {
namespace {

std::size_t count(const Kept& kept) { return std::size_t(std::count(kept.begin(), kept.end(), true)); }

TEST(SmallestFailing, FindsThePiecesThatMatter) {
  std::size_t asked = 0;
  const Kept kept = smallest_failing(81, [&](const Kept& k) {
    ++asked;
    return k[3] && k[40] && k[80];
  });
  EXPECT_EQ(count(kept), 3u);
  EXPECT_TRUE(kept[3] && kept[40] && kept[80]);
  EXPECT_LT(asked, 200u);
}

TEST(SmallestFailing, LeavesNothingWhereNothingIsNeeded) {
  EXPECT_EQ(count(smallest_failing(5, [](const Kept&) { return true; })), 0u);
  EXPECT_EQ(count(smallest_failing(0, [](const Kept&) { return true; })), 0u);
}

TEST(SmallestFailing, KeepsAllWhereAllAreNeeded) {
  EXPECT_EQ(count(smallest_failing(30, [](const Kept& k) { return count(k) == 30; })), 30u);
}

// No piece and no part can be left out here, but four at once can that do not stand together.
TEST(SmallestFailing, TriesAllSelectionsOfAFew) {
  const auto odd = [](const Kept& k) { return count(k) == 6 || (count(k) == 2 && k[1] && k[4]); };
  EXPECT_EQ(count(smallest_failing(6, odd)), 2u);
}

TEST(SmallestFailing, AsksOnceForEachSelection) {
  std::vector<Kept> asked;
  smallest_failing(12, [&](const Kept& k) {
    asked.push_back(k);
    return k[1] && (k[5] || k[7]);
  });
  std::sort(asked.begin(), asked.end());
  EXPECT_EQ(std::adjacent_find(asked.begin(), asked.end()), asked.end());
}

}  // namespace
}  // namespace leetjudge
