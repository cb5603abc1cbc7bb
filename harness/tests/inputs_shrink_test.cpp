#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "inputs/shrink.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

// The pieces of an input are its elements.
const Rules by_elements = {.pieces = [](std::string_view input) { return parsed(input).size(); },
                           .reduced =
                               [](std::string_view input, std::size_t begin, std::size_t count) {
                                 Json all = parsed(input);
                                 all.erase(all.begin() + long(begin), all.begin() + long(begin + count));
                                 return dumped(all);
                               }};

TEST(SimplestFailing, LeavesOutNothingButThePiecesThatTheRulesTell) {
  Json numbers = Json::array();
  for (int i = 0; i < 81; ++i) numbers.push_back(i);
  std::size_t asked = 0;
  const auto has_three = [&](const std::string& input) {
    ++asked;
    const auto all = parsed(input).get<std::set<int>>();
    return all.contains(3) && all.contains(40) && all.contains(80);
  };
  EXPECT_EQ(simplest_failing(dumped(numbers), false, has_three, by_elements), "[3,40,80]");
  EXPECT_LT(asked, 200u);
  EXPECT_EQ(simplest_failing("[1,2,3]", false, [](const std::string&) { return true; }, by_elements), "[]");
  EXPECT_EQ(simplest_failing("[]", false, [](const std::string&) { return true; }, by_elements), "[]");
  EXPECT_EQ(simplest_failing("[1,2,3]", false, [](const std::string&) { return false; }, by_elements), "[1,2,3]");
}

// The first one can be left out once the second one is.
TEST(SimplestFailing, LeavesNoPieceThatCanBeLeftOutAlone) {
  const auto no_two_alone = [](const std::string& input) { return input != "[2]"; };
  EXPECT_EQ(simplest_failing("[1,2]", false, no_two_alone, by_elements), "[]");
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
