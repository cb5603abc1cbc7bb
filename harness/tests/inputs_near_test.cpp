#include <set>

#include "inputs/drawing.hpp"
#include "support.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

struct Near {
  const char* parameters;
  std::vector<std::string> sentences;
  std::vector<std::string> own;
  std::vector<const char*> among;  // what 2,000 draws come to
};

const Near near[] = {
    {"vector<int>& nums, int target",
     {"1 <= nums.length <= 5", "0 <= nums[i] <= 9"},
     {"[[1,2,3],4]"},
     {"[[2,2,3],4]", "[[1,2],4]", "[[1,1,2,3],4]", "[[3,2,1],4]", "[[1,2,3],5]"}},
    {"int n, vector<int>& nums",
     {"n == nums.length", "1 <= n <= 5", "0 <= nums[i] <= 9"},
     {"[2,[4,5]]"},
     {"[1,[4]]", "[3,[4,5,5]]", "[2,[5,4]]"}},
    {"string expression",
     {"1 <= expression.length <= 100"},
     {R"x(["(add 1 (mult 2 33))"])x", R"x(["(let x 7)"])x"},
     {R"x(["(add 33 (mult 2 33))"])x", R"x(["(add 1 (let x 7))"])x", R"x(["(add 1 (add 2 33))"])x",
      R"x(["(mult 2 33)"])x"}},
    {"string s",
     {"1 <= s.length <= 9", "s consists of letters 'a', 'b', and 'c'"},
     {R"(["aabcbc"])"},
     {R"(["aabbcc"])", R"(["abcbc"])", R"(["aabcbcb"])", R"(["cabcbc"])"}},
    {"string time", {}, {R"(["23:59"])"}, {R"(["13:59"])", R"(["23:58"])", R"(["23:19"])"}},
    {"string s",
     {"s consists of integers and operators ('+', '-', '*', '/') separated by some number of spaces."},
     {R"(["3+2*2"])"},
     {R"(["3-2*2"])", R"(["3+2/2"])", R"(["3+42*2"])", R"(["3+2*2*3+2*2"])"}},
    {"vector<char>& letters", {}, {R"([["a","b"]])"}, {R"([["b"]])", R"([["b","a"]])", R"([["a","a"]])"}},
    {"int x", {}, {"[2147483647]", "[5]"}, {"[6]", "[4]", "[5]"}},
    {"TreeNode* root", {"0 <= Node.val <= 9"}, {"[[1,null,2]]"}, {"[[2,null,2]]", "[[1,null,3]]", "[[0,null,2]]"}},
};

TEST(NearInputs, AreACaseWithAFewChanges) {
  for (const Near& one : near) {
    const Problem problem = test::problem_of(one.parameters, one.sentences);
    const Constraints constraints = constraints_of(problem);
    std::set<std::string> drawn;
    for (std::uint64_t i = 0; i < 2000; ++i) {
      Random random(1, i);
      const auto input = near_input(constraints, one.own, random);
      ASSERT_TRUE(input) << one.parameters;
      EXPECT_EQ(constraints.broken_by(*input), std::nullopt) << *input;
      Json typed = Json::object();
      for (const std::string& name : problem.stub.input_names()) typed[name] = arguments_in(*input)[typed.size()];
      EXPECT_NO_THROW(input_at({typed, ""}, problem)) << *input;
      drawn.insert(*input);
    }
    for (const char* expected : one.among) EXPECT_TRUE(drawn.contains(expected)) << expected;
  }
}

TEST(NearInputs, StayBinaryWhereOwnCasesAre) {
  const Constraints constraints = constraints_of(test::problem_of("vector<int>& nums", {"1 <= nums.length <= 9"}));
  for (std::uint64_t i = 0; i < 500; ++i) {
    Random random(1, i);
    const Json nums = Json::parse(near_input(constraints, {"[[0,1,1]]"}, random).value_or("[[2]]"))[0];
    for (const Json& one : nums) EXPECT_TRUE(one == 0 || one == 1) << nums;
  }
}

// Where all rows of the cases have it: "[userId, taskId, priority]".
TEST(NearInputs, KeepTheLengthOfRows) {
  Problem problem = test::problem_of("vector<vector<int>>& tasks", {"1 <= tasks.length <= 9"});
  problem.cases.emplace_back().input = "[[[1,2,3],[4,5,6]]]";
  const Constraints constraints = constraints_of(problem);
  std::set<std::size_t> counts;
  for (std::uint64_t i = 0; i < 500; ++i) {
    Random random(1, i);
    const Json tasks = Json::parse(near_input(constraints, {problem.cases[0].input}, random).value_or("[[[]]]"))[0];
    counts.insert(tasks.size());
    for (const Json& row : tasks) EXPECT_EQ(row.size(), 3u) << tasks;
  }
  EXPECT_GT(counts.size(), 1u);
}

// Brackets go and come as a whole, and words stay where words are.
TEST(NearInputs, KeepTheFormOfATextThatConstraintsDoNotTell) {
  const Problem problem = test::problem_of("string expression", {});
  const Constraints constraints = constraints_of(problem);
  for (std::uint64_t i = 0; i < 2000; ++i) {
    Random random(1, i);
    const std::string input = near_input(constraints, {R"x(["(add 1 (mult 2 33))"])x"}, random).value_or("");
    int open = 0;
    for (std::size_t k = 0; k < input.size(); ++k) {
      open += input[k] == '(' ? 1 : input[k] == ')' ? -1 : 0;
      EXPECT_GE(open, 0) << input;
      EXPECT_TRUE(input[k] != '(' || std::isalpha(static_cast<unsigned char>(input[k + 1]))) << input;
    }
    EXPECT_EQ(open, 0) << input;
  }
}

TEST(NearInputs, AreAllThatThereIsWhereAFormIsOpen) {
  const auto open = [](const std::vector<std::string>& sentences, const std::string& own) {
    return form_is_open(constraints_of(test::problem_of("string s", sentences)), {own});
  };
  const std::string unknown = "s is a valid encoding.";
  EXPECT_TRUE(open({unknown}, R"(["3[a]2[bc]"])"));
  EXPECT_TRUE(open({unknown}, R"(["12 + 3"])"));
  EXPECT_FALSE(open({"1 <= s.length <= 9"}, R"(["12 + 3"])"));
  EXPECT_FALSE(open({unknown}, R"(["?zs"])"));
  EXPECT_FALSE(open({unknown}, R"(["1234"])"));
}

// Two methods name parameters of other types alike.
TEST(NearInputs, KeepTheTypesOfADesignsArguments) {
  const Stub stub = parse_stub(
      "class A {\npublic:\n    A() {\n    }\n    void put(string key) {\n    }\n    int at(int key) {\n    }\n};\n");
  const Constraints constraints(stub, {});
  for (std::uint64_t i = 0; i < 500; ++i) {
    Random random(1, i);
    const auto input = near_input(constraints, {R"([["A","put","at"],[[],["a1"],[7]]])"}, random);
    ASSERT_TRUE(input);
    const Json all = Json::parse(*input);
    for (std::size_t k = 0; k < all[0].size(); ++k)
      if (all[0][k] != "A") {
        EXPECT_EQ(all[1][k][0].is_string(), all[0][k] == "put") << *input;
      }
  }
}

TEST(NearInputs, ChangeTheCallsOfADesign) {
  const Stub stub = parse_stub(
      "class Stack {\npublic:\n    Stack() {\n    }\n    void push(int x) {\n    }\n    int pop() {\n    }\n};\n");
  const Constraints constraints(stub, {"0 <= x <= 9", "pop will always be called on a non-empty stack."});
  const std::string own = R"([["Stack","push","push","pop"],[[],[1],[2],[]]])";
  std::set<std::string> drawn;
  for (std::uint64_t i = 0; i < 2000; ++i) {
    Random random(1, i);
    drawn.insert(near_input(constraints, {own}, random).value_or(""));
  }
  EXPECT_TRUE(drawn.contains(R"([["Stack","push","pop"],[[],[1],[]]])"));
  EXPECT_TRUE(drawn.contains(R"([["Stack","push","pop","push"],[[],[1],[],[2]]])"));
  EXPECT_TRUE(drawn.contains(R"([["Stack","push","push","pop"],[[],[1],[1],[]]])"));
  EXPECT_TRUE(drawn.contains(R"([["Stack","push","push","pop","pop"],[[],[1],[2],[],[]]])"));
  EXPECT_FALSE(drawn.contains(R"([["Stack","pop","push","push"],[[],[],[2],[1]]])"));
}

}  // namespace
}  // namespace leetjudge
