#include "stress/strength.hpp"
#include "support.hpp"

namespace leetjudge {
namespace {

TEST(Kinds, AreWhatAnInputAndItsAnswerAreLike) {
  const Problem problem = test::problem_of("vector<int>& nums, string s, int k", {});
  Case test;
  test.input = R"([[-3,-3],"aba",-500])";
  test.expected = "false";
  EXPECT_EQ(
      kinds_of(test, problem),
      (std::set<std::string>{"answer: false", "nums: two elements", "nums: rising", "nums: falling",
                             "nums: all negative", "nums: all equal", "nums: two elements, answer: false",
                             "s: some characters", "s: the same from both ends", "s: some characters, answer: false",
                             "k: large, negative", "k: large, negative, answer: false"}));
  test.input = R"([[],"",0])";
  test.expected = "[[1,2],[1,3]]";
  EXPECT_EQ(kinds_of(test, problem),
            (std::set<std::string>{"answer: two elements", "answer: rising", "answer: all different",
                                   "nums: no element", "nums: no element, answer: two elements", "s: no character",
                                   "s: no character, answer: two elements", "k: 0", "k: 0, answer: two elements"}));
}

}  // namespace
}  // namespace leetjudge
