// Texts of a language: read, and drawn as long as they may be.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "rules/grammar.hpp"

namespace leetjudge {
namespace {

const Grammar nested({{"list", {"[<item><more*>]", "[]"}},
                      {"more", {",<item>"}},
                      {"item", {"<list>", "<1-9><0-9>", "<1-9>", "~<a-z+>"}}});

TEST(Grammar, ReadsWhatIsOfIt) {
  for (const char* one : {"[]", "[1]", "[10,[2,[]],3]", "[abc,[d]]", "[[[7]],[10]]"})
    EXPECT_TRUE(nested.holds(one)) << one;
  for (const char* one : {"", "[", "[]]", "[,1]", "[1,]", "[01]", "1", "[[]", "[a1]"})
    EXPECT_FALSE(nested.holds(one)) << one;
  EXPECT_FALSE(nested.holds(std::string(100000, '[')));
}

int depth_of(const std::string& text) {
  int depth = 0, deepest = 0;
  for (const char c : text) deepest = std::max(deepest, depth += (c == '[') - (c == ']'));
  return deepest;
}

TEST(Grammar, DrawsTextsOfALength) {
  std::set<std::string> all;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random random(seed);
    const std::string text = nested.draw(random, seed % 40);
    EXPECT_TRUE(nested.holds(text)) << text;
    EXPECT_LE(text.size(), std::max<std::size_t>(seed % 40, 2)) << text;
    EXPECT_TRUE(std::ranges::none_of(text, [](char c) { return c >= 'a' && c <= 'z'; })) << text;
    all.insert(text);
  }
  EXPECT_GT(all.size(), 200u);
  int deep = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    const std::string text = nested.draw(random, 10000);
    EXPECT_TRUE(nested.holds(text));
    EXPECT_LE(text.size(), 10000u);
    EXPECT_GT(text.size(), 9000u);
    deep += depth_of(text) > 100;
  }
  EXPECT_GT(deep, 0);
  EXPECT_LT(deep, 15);
}

}  // namespace
}  // namespace leetjudge
