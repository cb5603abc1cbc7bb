#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "inputs/shrink.hpp"
#include "util/json.hpp"

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

// Of five nodes the second one, its edges and its value; those behind it move up.
TEST(SimplestFailing, LeavesOutNodesOfGraphs) {
  std::vector<std::string> tried;
  const auto fails = [&](const std::string& input) {
    tried.push_back(input);
    return input == "[3,[[2,1],[1,0]],[7,7,7]]";
  };
  simplest_failing("[5,[[4,3],[0,1],[3,0],[0,2]],[7,7,7,7,7]]", false, fails);
  EXPECT_EQ(std::ranges::count(tried, "[4,[[3,2],[2,0],[0,1]],[7,7,7,7]]"), 1) << "without node 1";
  // Also once numbers have been made smaller: a tree in which a node of two edges has a value of 3.
  const auto heavy = [](const std::string& input) {
    const Json all = Json::parse(input);
    std::map<Json, int> edges;
    for (const Json& row : all[1])
      if (row.is_array() && row.size() == 2) ++edges[row[0]], ++edges[row[1]];
    const bool tree = all[0] == all[1].size() + 1 && all[2].size() == all[0] && edges.size() == all[2].size();
    return tree && std::ranges::any_of(edges, [&](const auto& one) {
             return one.first < all[2].size() && one.second > 1 && all[2][one.first.template get<std::size_t>()] > 2;
           });
  };
  const std::string least = simplest_failing("[7,[[6,5],[6,4],[6,3],[4,2],[4,1],[1,0]],[1,1,1,1,1,1,9]]", false, heavy);
  EXPECT_EQ(least.substr(0, 4), "[3,[") << least;
  // A star of which three nodes are enough.
  const auto star = [](const std::string& input) {
    return input.find("[0,1]") != std::string::npos && input.find("[0,2]") != std::string::npos;
  };
  EXPECT_EQ(simplest_failing("[5,[[0,1],[0,2],[0,3],[0,4]],[1,2,3,4,5]]", false, star).substr(0, 17),
            "[0,[[0,1],[0,2]],");
}

}  // namespace
}  // namespace leetjudge
