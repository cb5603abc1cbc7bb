#include "problem/kit.hpp"
#include "problem/typed_text.hpp"
#include "support.hpp"
#include "util/error.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

using test::shipped_problem;
using test::throws_with;

const std::string puzzle_rows =
    R"(["53..7....","6..195...",".98....6.","8...6...3","4..8.3..1","7...2...6",".6....28.","...419..5","....8..79"])";
constexpr const char* puzzle_line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

testing::AssertionResult refused(const std::string& text, const std::string& words) {
  return throws_with<BadInput>([&] { typed_cases(text, shipped_problem(37), "--input"); }, words);
}

TEST(TypedCases, TakesLeetCodesLiteralRowsAndAPuzzle) {
  const std::string input = test::board_input(puzzle_line);
  const std::vector<Case> one = typed_cases(puzzle_rows, shipped_problem(37), "--input");
  ASSERT_EQ(one.size(), 1u);
  EXPECT_EQ(one[0].input, input);
  EXPECT_EQ(one[0].name, "input");
  EXPECT_EQ(one[0].typed, "--input '" + puzzle_rows + "'");
  EXPECT_EQ(typed_cases(puzzle_line, shipped_problem(37), "--input")[0].input, input);
  EXPECT_EQ(typed_cases("board = " + puzzle_rows, shipped_problem(37), "--input")[0].input, input);
  EXPECT_EQ(typed_cases("Input: board = " + puzzle_rows, shipped_problem(37), "--input")[0].input, input);
  std::string literal;
  for (const char c : puzzle_rows) {
    const bool cell = c == '.' || (c >= '0' && c <= '9');
    literal += cell ? std::string("\"") + c + "\"," : c == '"' ? "" : std::string(1, c);
  }
  for (std::size_t at; (at = literal.find(",,")) != std::string::npos;) literal.replace(at, 2, "],\n[");
  literal = "[" + literal;
  literal.replace(literal.rfind(",]"), 2, "]]");
  EXPECT_EQ(typed_cases(literal, shipped_problem(37), "--input")[0].input, input) << literal;
}

TEST(TypedCases, TakesSeveral) {
  const std::vector<Case> two = typed_cases(puzzle_rows + "\n" + puzzle_rows + "\n", shipped_problem(37), "--input");
  ASSERT_EQ(two.size(), 2u);
  EXPECT_EQ(two[1].name, "input-2");
}

TEST(TypedCases, NamesTheConstraintThatIsBroken) {
  EXPECT_TRUE(refused("[\"53\"]", "--input: the board has 1 row, not 9 (constraint: board.length == 9)"));
  EXPECT_TRUE(refused(std::string(81, '.'), "constraint: the board has exactly one solution"));
  std::string twice = puzzle_line;
  twice[2] = '5';
  EXPECT_TRUE(refused(twice, "row 1 holds 5 twice (constraint: the board has exactly one solution)"));
  EXPECT_TRUE(refused("[[", "--input: value 1, [[, is not JSON"));
  EXPECT_TRUE(refused("", "0 values given, and a case of problem 37 takes 1: board"));
}

TEST(TypedCases, WantsAValueForEachParameter) {
  const Problem addition = Kit(LEETJUDGE_TEST_DIR "/two_sum").problem("1");
  const std::vector<Case> cases = typed_cases("[2,7,11,15]\n9\n[3,3]\n6", addition, "--input");
  ASSERT_EQ(cases.size(), 2u);
  EXPECT_EQ(arguments_in(cases[1].input)[1], 6);
  EXPECT_EQ(typed_text(cases[0], addition), "[2,7,11,15] 9");
  for (const char* text : {"nums = [2,7,11,15], target = 9", "nums: [2,7,11,15], target: 9",
                           "target = 9, nums = [2,7,11,15]", "target = 9\n[2,7,11,15]"})
    EXPECT_EQ(typed_cases(text, addition, "--input")[0].input, cases[0].input) << text;
  EXPECT_EQ(typed_cases(R"({"target": 9, "nums": [2,7,11,15]})", addition, "--input")[0].input, cases[0].input);
  EXPECT_TRUE(throws_with<BadInput>([&] { typed_cases(R"({"nums": [2]})", addition, "--input"); }, "target"));
  EXPECT_TRUE(throws_with<BadInput>([&] { typed_cases("nums = [2], nums = [9]", addition, "--input"); },
                                    "--input: nums is given twice for one case"));
  EXPECT_TRUE(throws_with<BadInput>([&] { typed_cases("nums = [2], nums = [3], target = 4", addition, "--input"); },
                                    "3 values given (nums, nums, target), and a case of problem 1 takes 2: nums"));
  const char* other = "nums = [2], target = 3, nums = [2], k = 4";
  EXPECT_TRUE(throws_with<BadInput>([&] { typed_cases(other, addition, "--input"); },
                                    "there is no k in problem 1, which takes nums, target"));
  for (const char* swapped : {"target = 3, k = [2]", "k = 3, nums = [2]"})
    EXPECT_TRUE(throws_with<BadInput>([&] { typed_cases(swapped, addition, "--input"); },
                                      "there is no k in problem 1, which takes nums, target"))
        << swapped;
  EXPECT_EQ(typed_cases("list = [2,7,11,15], sum = 9", addition, "--input")[0].input, cases[0].input);  // as on a page
  EXPECT_EQ(typed_cases("[2, 7] 9 [ 3 , 3 ]\t6", addition, "--input").size(), 2u);
  for (const char* odd : {"[2,7] 9]", "[2,7] 0.1.2", "[2,7] 5[1,2]", "[2,7] 007", "[2,7][3] 6", "[2,\"7]", "nums ="})
    EXPECT_TRUE(throws_with<BadInput>([&] { typed_cases(odd, addition, "--input"); }, "is not JSON")) << odd;
  EXPECT_TRUE(throws_with<BadInput>([&] { typed_cases("[2,7]", addition, "--input"); },
                                    "1 value given, and a case of problem 1 takes 2: nums, target"));
}

TEST(TypedCases, SaysWhatATextThatIsNoJsonLooksLike) {
  const Problem words = test::problem_of("string s, int k", {});
  const auto refusal = [&](const std::string& text) -> std::string {
    try {
      typed_cases(text, words, "--input");
    } catch (const BadInput& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(refusal("s = hello\nk = 2"), "--input: value 1, hello, is not JSON: text needs double quotes: \"hello\"");
  EXPECT_TRUE(has(refusal("s = 'a b'\nk = 2"), "text needs double quotes, and each value a line of its own"));
  EXPECT_TRUE(has(refusal("[1,2"), "unexpected end of input"));
  EXPECT_EQ(typed_cases("Input\ns =\n\"a\"\nk =\n2", words, "--input").at(0).input, R"(["a",2])");
}

TEST(TypedCases, CountsTheArgumentsOfACall) {
  const Problem lru = test::shipped_kit().problem("146");
  EXPECT_TRUE(throws_with<BadInput>([&] { typed_cases(R"(["LRUCache","get"] [[2,3],[1]])", lru, "--input"); },
                                    "call 1, LRUCache: 1 argument expected, 2 given"));
  EXPECT_TRUE(throws_with<BadInput>([&] { typed_cases(R"(["LRUCache","put"] [[2],[1]])", lru, "--input"); },
                                    "call 2, put: 2 arguments expected, 1 given"));
}

}  // namespace
}  // namespace leetjudge
