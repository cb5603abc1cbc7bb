#include <set>

#include "inputs/small.hpp"
#include "support.hpp"

namespace leetjudge {
namespace {

struct Counted {
  const char* parameters;
  std::vector<std::string> sentences;
  std::size_t count;
  const char* words;
};

const Counted counted[] = {
    {"vector<int>& nums",
     {"0 <= nums.length <= 100", "-100 <= nums[i] <= 100"},
     3906,
     "all 3906 with at most 5 elements, numbers from -2 to 2"},
    {"vector<int>& nums",
     {"1 <= nums.length <= 100", "3 <= nums[i] <= 4"},
     2 + 4 + 8 + 16 + 32 + 64 + 128 + 256 + 512 + 1024,
     "all 2046 with at most 10 elements, numbers from 3 to 4"},
    {"vector<int>& nums",
     {"1 <= nums.length <= 2", "0 <= nums[i] <= 1", "All the integers in nums are unique."},
     4,
     "all 4 with at most 2 elements, numbers from 0 to 1"},
    {"int n", {"1 <= n <= 45"}, 45, "all 45 with numbers from 1 to 45"},
    {"int n, int bad", {"1 <= bad <= n <= 9"}, 45, "all 45 with numbers from 1 to 9"},
    {"int a, int b", {"-1 <= a, b <= 1"}, 9, "all 9 with numbers from -1 to 1"},
    {"string s",
     {"1 <= s.length <= 3", "s consists of parentheses only '()'."},
     14,
     "all 14 with at most 3 elements, letters \"()\""},
    {"TreeNode* root",
     {"The number of nodes in the tree is in the range [0, 3].", "Node.val == 7"},
     1 + 1 + 2 + 5,
     "all 9 with at most 3 elements, numbers from 7 to 7"},
    {"TreeNode* root",
     {"The number of nodes in the tree is in the range [1, 3].", "-9 <= Node.val <= 9",
      "root is a valid binary search "
      "tree."},
     1 + 2 + 5,
     "all 8 with at most 3 elements, numbers from -1 to 1 (in a tree as many of these as it has nodes)"},
    {"vector<vector<char>>& grid",
     {"m == grid.length", "n == grid[i].length", "1 <= m, n <= 2", "grid[i][j] is '0' or '1'."},
     2 + 4 + 4 + 16,
     "all 26 with at most 6 elements (elements of elements as well), letters \"01\""},
    {"vector<ListNode*>& lists",
     {"0 <= lists.length <= 2", "0 <= lists[i].length <= 1", "0 <= lists[i][j] <= 1",
      "lists[i] is sorted in ascending order."},
     1 + 3 + 9,
     "all 13 with at most 4 elements (elements of elements as well), numbers from 0 to 1"},
    {"vector<vector<int>>& rows",
     {"rows.length == 1", "rows[i].length == 2", "0 <= rows[i][0] <= rows[i][1] <= 100"},
     5 + 4 + 3 + 2 + 1,
     "all 15 with at most 3 elements (elements of elements as well), numbers from 0 to 4"},
};

TEST(SmallInputs, AreAllThatThereAre) {
  for (const Counted& one : counted) {
    const Problem problem = test::problem_of(one.parameters, one.sentences);
    const Constraints constraints = constraints_of(problem);
    const SmallInputs small = small_inputs(constraints);
    EXPECT_EQ(small.inputs.size(), one.count) << one.words;
    EXPECT_EQ(small.words(small.inputs.size()), one.words);
    EXPECT_EQ(std::set<std::string>(small.inputs.begin(), small.inputs.end()).size(), small.inputs.size()) << one.words;
    for (const std::string& input : small.inputs) EXPECT_EQ(constraints.broken_by(input), std::nullopt) << input;
  }
}

// Of a sign, a digit and a blank, by what the examples have, and not of the first characters that there are.
TEST(SmallInputs, HaveCharactersOfEachKind) {
  Problem problem = test::problem_of(
      "string s", {"0 <= s.length <= 200", "s consists of English letters, digits, ' ', '+', '-', and '.'."}, "int");
  problem.cases.resize(2);
  problem.cases[0].input = R"(["1337c0d3"])";
  problem.cases[1].input = R"([" -00 11"])";
  const SmallInputs small = small_inputs(constraints_of(problem), 100);
  EXPECT_EQ(small.words(small.inputs.size()), "all 85 with at most 3 elements, letters \" -1c\"");
}

TEST(SmallInputs, AreCalledAsConstraintsAllow) {
  const Stub stub = parse_stub(
      "class Stack {\npublic:\n    Stack() {\n    }\n    void push(int x) {\n    }\n    int pop() {\n    }\n};\n");
  const Constraints constraints(stub, {"0 <= x <= 9", "pop will always be called on a non-empty stack."});
  const SmallInputs small = small_inputs(constraints, 60);
  EXPECT_EQ(small.inputs.front(), R"([["Stack"],[[]]])");
  EXPECT_TRUE(std::ranges::count(small.inputs, R"([["Stack","push","pop"],[[],[1],[]]])"));
  EXPECT_FALSE(std::ranges::count(small.inputs, R"([["Stack","pop"],[[],[]]])"));
  // 1, 2 pushes of one, 4 + 2 of two, 8 + 4 + 4 of three: pops where there is something.
  EXPECT_EQ(small.words(1 + 2 + 6 + 16), "all 25 with at most 3 calls, numbers from 0 to 1");
}

// Also where most of what is drawn has to be arranged.
TEST(SmallInputs, AreAllOfWhatIsArranged) {
  const auto all = [](const std::string& parameters, const std::vector<std::string>& sentences) {
    return small_inputs(constraints_of(test::problem_of(parameters, sentences))).inputs;
  };
  const auto has = [](const std::vector<std::string>& inputs, const char* one) {
    return std::ranges::count(inputs, one) == 1;
  };
  EXPECT_TRUE(has(all("string s", {"1 <= s.length <= 9", "s consists of 'a' and ' '.",
                                   "The words in s are separated by a single space."}),
                  R"(["aa a"])"));
  EXPECT_TRUE(has(all("vector<int>& parent", {"n == parent.length", "1 <= n <= 9", "parent represents a valid tree."}),
                  "[[-1,2,0]]"));
  EXPECT_TRUE(has(all("vector<int>& nums, vector<int>& some", {"1 <= nums.length <= 3", "1 <= some.length <= 3",
                                                               "All the integers of some also appear in nums."}),
                  "[[0,1],[1,1]]"));
  const std::vector<std::string> marked =
      all("vector<vector<char>>& grid",
          {"1 <= grid.length, grid[i].length <= 9", "grid[i][j] is 'S' or '.'.", "There is exactly one 'S' in grid."});
  EXPECT_TRUE(has(marked, R"([[[".","S"]]])"));
  EXPECT_TRUE(has(marked, R"([[["S","."]]])"));
}

// Of texts of one length, and where the least input has more values than sizes are tried in vain above it.
TEST(SmallInputs, BeginWithTheLeastThereIs) {
  const auto all = [](const std::string& parameters, const std::vector<std::string>& sentences) {
    Problem problem = test::problem_of(parameters, sentences);
    problem.cases.emplace_back().input = R"(["abab","baba"])";  // which is longer than it need be
    return small_inputs(constraints_of(problem), 200);
  };
  const SmallInputs alike =
      all("string s, string t", {"1 <= s.length <= 9", "t.length == s.length", "s and t consist of 'a' and 'b'."});
  ASSERT_FALSE(alike.inputs.empty());
  EXPECT_EQ(alike.inputs.front(), R"(["a","a"])");
  const SmallInputs late = all("vector<int>& a", {"a.length == 7", "0 <= a[i] <= 1"});
  ASSERT_FALSE(late.inputs.empty());
  EXPECT_EQ(late.inputs.front(), "[[0,0,0,0,0,0,0]]");
  // Which is bounded by what is drawn after it.
  Problem parts =
      test::problem_of("vector<int>& a, int k, int m", {"1 <= k, m <= 9", "k + m <= a.length <= 20", "0 <= a[i] <= 1"});
  parts.cases.emplace_back().input = "[[0,1,0,1,0,1,0,1,0,1,0,1],2,3]";
  const std::vector<std::string> of_parts = small_inputs(constraints_of(parts)).inputs;
  ASSERT_FALSE(of_parts.empty());
  EXPECT_EQ(of_parts.front(), "[[0,0],1,1]");
  const Problem problem = test::problem_of("string s", {"2 <= s.length <= 9", "s consists of 'a' and 'b'."});
  EXPECT_TRUE(small_inputs(constraints_of(problem), 100, 0).inputs.empty()) << "no time, and no size is whole";
}

// What was not tried is not said.
TEST(SmallInputs, ProveAsMuchAsWasTried) {
  const Problem problem = test::problem_of("string s", {"2 <= s.length <= 9", "s consists of 'a' and 'b'."});
  const SmallInputs small = small_inputs(constraints_of(problem));
  EXPECT_EQ(small.words(0), "");
  EXPECT_EQ(small.words(3), "");
  EXPECT_TRUE(small.words(4).starts_with("all 4 with at most 2 elements")) << small.words(4);
  EXPECT_TRUE(small.words(11).starts_with("all 4 with at most 2 elements")) << small.words(11);
  EXPECT_TRUE(small.words(12).starts_with("all 12 with at most 3 elements")) << small.words(12);
}

}  // namespace
}  // namespace leetjudge
