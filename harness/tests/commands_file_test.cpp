// Files that bring their problem with them: harness/judge FILE.cpp.
#include "commands_fixture.hpp"
#include "util/files.hpp"

namespace leetjudge {
namespace {

using CommandsFile = Commands;

using CommandsFileLong = CommandsFile;  // takes seconds: only with harness/test -L long

const std::string code = R"(class Solution {
public:
    int helper(int a) { return a; }
    vector<int> twoSum(vector<int>& nums, int target) {
        for (int i = 0; i < nums.size(); i++)
            for (int j = i + 1; j < nums.size(); j++)
                if (nums[i] + nums[j] == target) return {i, j};
        return {};
    }
};
)";

TEST_F(CommandsFile, IsJudgedOnTheExamplesInItsComment) {
  folder.write("sum.cpp",
               "/*\n * @lc app=leetcode id=9001 lang=cpp\n *\n * [9001] Sum of Two\n *\n * Example 1:\n *\n"
               " * Input: nums = [2,7,11,15], target = 9\n * Output: [0,1]\n *\n * Example 2:\n *\n"
               " * Input: nums = [3,2,4], target = 6\n * Output: [2,1]\n */\n// @lc code=start\n" +
                   code + "// @lc code=end\n");
  const test::Printed printed = judge("sum.cpp --fast");
  EXPECT_EQ(printed.status, 1) << printed.err;
  EXPECT_TRUE(has(printed.out, "9001. Sum of Two  sum       Wrong Answer     1/2")) << printed.out;
  EXPECT_TRUE(has(printed.out, "answered [1,2], expected [2,1]")) << printed.out;
  EXPECT_TRUE(has(printed.out, "again: harness/judge sum.cpp --fast --case example-2")) << printed.out;
  EXPECT_EQ(judge("sum.cpp --fast --json old.json").status, 1);  // of a problem that only the file knows
  const test::Printed compared = judge("sum.cpp --fast --baseline old.json");
  EXPECT_TRUE(has(compared.out, "worse than in old.json (2 results compared)")) << compared.out << compared.err;
}

// What editors' tools for LeetCode put around it, and do not submit, is not compiled; lines and headers are the file's.
TEST_F(CommandsFile, IsJudgedByWhatStandsBetweenItsMarks) {
  folder.write("beside.hpp", "const int beside = 9;\n");
  const auto marked = [&](const std::string& returned) {
    folder.write("marked.cpp",
                 "// [36] Valid Sudoku\n#include \"LC_IO.h\"\nint helper() { return 9; }\n// @lc code=begin\n"
                 "#include \"beside.hpp\"\nclass Solution { public: bool isValidSudoku(vector<vector<char>>& b) {\n"
                 "return " +
                     returned + "; } };\n// @lc code=end\nint main() { return Solution(); }\n");
    return judge("marked.cpp --failures 1").out;
  };
  const std::string found = marked("b[size_t(beside)].empty()");
  EXPECT_TRUE(has(found, "marked    Runtime Error")) << found;
  EXPECT_TRUE(has(found, "marked.cpp:7:")) << found;
  const std::string unknown = marked("helper() > beside");
  EXPECT_TRUE(has(unknown, "marked.cpp:7:8: error: use of undeclared identifier 'helper'")) << unknown;
  EXPECT_TRUE(has(unknown, "(what stands outside of the editor's marks, as @lc code=start, is not submitted)"))
      << unknown;
  // Nor does it say what the problem is.
  folder.write("sum.cpp",
               "// 9001. Sum\n// Example 1:\n// Input: nums = [2,7], target = 9\n// Output: [0,1]\n"
               "class Solution { public: int other(string s) { return 0; } };\n// @lc code=start\n" +
                   code);
  EXPECT_TRUE(has(judge("sum.cpp --fast").out, "9001. Sum  sum       Accepted")) << judge("sum.cpp --fast").out;
}

TEST_F(CommandsFile, NamesAProblemOfTheKit) {
  const std::string wrong =
      "class Solution { public: bool isValidSudoku(vector<vector<char>>& b) { return true; } };\n";
  for (const char* comment : {"// @lc app=leetcode id=36 lang=cpp\n", "// [36] Valid Sudoku\n",
                              "// https://leetcode.com/problems/valid-sudoku/description/\n"}) {
    folder.write("valid.cpp", comment + wrong);
    const test::Printed printed = judge("valid.cpp --fast --failures 1");
    EXPECT_EQ(printed.status, 1) << printed.err;
    EXPECT_TRUE(has(printed.out, "36. Valid Sudoku  valid     Wrong Answer")) << printed.out;
  }
}

// Where --checked asks for all checks, a solution that does not start with sanitizers is not wholly judged.
TEST_F(CommandsFile, IsNotJudgedByAnothersProblem) {
  folder.write("one.cpp", "// 36. Valid Sudoku\n" + code);
  folder.write("two.cpp", "// 37. Sudoku Solver\n" + code);
  const test::Printed printed = judge("one.cpp two.cpp --fast");
  EXPECT_EQ(printed.status, 2) << printed.out;
  EXPECT_TRUE(has(printed.err, "one.cpp is of 36. Valid Sudoku, and two.cpp of 37. sudoku-solver")) << printed.err;
}

TEST_F(CommandsFileLong, IsNotWhollyJudgedWhereCheckedAsksForWhatIsNotMade) {
  const std::string early = test::with_sanitizers_only(
      "void leave(int, char**, char**) { _exit(3); }\n"
      "__attribute__((section(\".preinit_array\"), used)) auto early = leave;");
  folder.write("early.cpp", early + "class Solution { public: int one(int n) { return 1; } };\n");
  const std::string asked = "early.cpp --input 1 --expect 1";
  EXPECT_EQ(judge(asked).status, 0);
  const test::Printed checked = judge(asked + " --checked");
  EXPECT_EQ(checked.status, 2) << checked.out << checked.err;
  EXPECT_TRUE(has(checked.out, "Partial: --checked, but 1 right solution not checked on every case")) << checked.out;
  folder.write("likewise.cpp", "class Solution { public: int one(int n) { return 1; } };\n");
  const test::Printed hunted = judge("stress early.cpp --reference likewise.cpp --count 20 --checked");
  EXPECT_EQ(hunted.status, 2) << hunted.err;
  EXPECT_TRUE(has(hunted.out, "--checked, but not every case was checked\n")) << hunted.out;
  EXPECT_EQ(judge("stress likewise.cpp --reference early.cpp --count 20 --checked").status, 0);
  folder.write("solver.cpp", early + read_file(LEETJUDGE_KIT_DIR "/solutions/0037_sudoku_solver/scan.cpp"));
  const test::Printed solved = judge("generate 37 --count 1 --seed 1 | \"$JUDGE\" solve 37 solver.cpp --checked");
  EXPECT_EQ(solved.status, 2) << solved.out;
  EXPECT_TRUE(has(solved.err, "--checked, but not every case was checked\n")) << solved.err;
}

// What stands there and is not judged is no reason for a good verdict.
TEST_F(CommandsFile, IsNotWhollyJudgedWhereAnExampleIsNotUnderstood) {
  folder.write("max.cpp",
               "/*\n777002. Max\nExample 1:\nInput: nums = [1,2]\nOutput: 2\nExample 2:\nInput: nums = [5,7,\n"
               "Output: 5\nExample 3:\nInput: nums = [3], k = 2\nOutput: 3\n*/\n"
               "class Solution { public: int top(vector<int>& nums) { return 2; } };\n");
  const test::Printed printed = judge("max.cpp --fast");
  EXPECT_EQ(printed.status, 2);
  EXPECT_TRUE(has(printed.out, "Partial: 2 of the cases or problems could not be judged")) << printed.out;
  EXPECT_TRUE(has(printed.err, "\"example-3\": 2 values where top takes 1: nums")) << printed.err;
}

TEST_F(CommandsFile, AsksWhichMethodWhereNamesDoNotTell) {
  folder.write(
      "two.cpp",
      "class Solution {\npublic:\n    int addOne(int x) { return x + 1; }\n    bool odd(int x) { return x & 1; "
      "}\n};\n");
  EXPECT_TRUE(has(judge("two.cpp --input 'x = 3'").err, "which method? ")) << "two take x";
  EXPECT_TRUE(has(judge("two.cpp --input 'x = 3' --method odd").out, "answered  true"));
}

// As where a whole folder is judged.
TEST_F(CommandsFileLong, IsAttributedByItsNameWhereNoCommentTellsTheProblem) {
  const std::string valid =
      "class Solution {\npublic:\n    bool isValidSudoku(vector<vector<char>>& board) { return true; }\n};\n";
  for (const char* name :
       {"36.cpp", "valid_sudoku.cpp", "0036_valid_sudoku.cpp", "36.valid-sudoku.cpp", "36. Valid Sudoku/mine.cpp"}) {
    folder.write(name, valid);
    const test::Printed printed = judge("run '" + std::string(name) + "' --fast");
    EXPECT_TRUE(has(printed.out, "36. Valid Sudoku")) << printed.out << printed.err;
  }
  folder.write("37.cpp", "class Solution { public: void solveSudoku(vector<vector<char>>& board) {} };\n");
  expect_refused("36.cpp 37.cpp", "36.cpp is of 36. Valid Sudoku, and 37.cpp of 37. sudoku-solver");
  folder.write("36.cpp", "// 1. Every row is looked at.\n" + valid);  // which is no title
  EXPECT_TRUE(has(judge("36.cpp --fast").out, "36. Valid Sudoku")) << judge("36.cpp --fast").err;
  // Examples of its own say what it is, where the method of that problem is not there.
  folder.write("own/valid_sudoku.cpp",
               "// Example 1:\n// Input: a = 1, b = 2\n// Output: 3\n"
               "class Solution {\npublic:\n    int plus(int a, int b) { return a + b; }\n};\n");
  EXPECT_TRUE(has(judge("own/valid_sudoku.cpp --fast").out, "Accepted")) << judge("own/valid_sudoku.cpp --fast").err;
  folder.write("other/36.cpp", "class Solution { public: int f(int a) { return a; } };\n");
  EXPECT_TRUE(has(judge("other/36.cpp").out, "class Solution has no public method bool isValidSudoku"));
}

TEST_F(CommandsFile, IsCalledWithWhatIsTyped) {
  folder.write("plain.cpp", code);
  const std::string input = "plain.cpp --fast --input 'nums = [2,7,11,15], target = 9'";
  EXPECT_TRUE(has(judge(input).out, "answered  [0,1]"));
  EXPECT_EQ(judge(input + " --expect '[0,1]'").status, 0);
  const test::Printed wrong = judge(input + " --expect '[1,0]'");
  EXPECT_EQ(wrong.status, 1);
  EXPECT_FALSE(has(wrong.out, "again: ")) << wrong.out;  // it is what was typed
  const std::string two = judge("plain.cpp " + input + " --expect '[1,0]'").out;
  EXPECT_TRUE(
      has(two, "again: harness/judge plain.cpp --fast --input 'nums = [2,7,11,15] target = 9' --expect '[1,0]'"))
      << two;
  EXPECT_EQ(judge("plain.cpp --fast --method helper --input 3 --expect 3").status, 0);
}

TEST_F(CommandsFile, SaysWhatItLacks) {
  folder.write("plain.cpp", code);
  expect_refused("plain.cpp", "which method?");
  expect_refused("plain.cpp --method sum --input 1", "plain.cpp: Solution has no public method sum");
  folder.write("one.cpp", "class Solution { public: int f(int a) { return a; } };\n");
  expect_refused("one.cpp",
                 "one.cpp: neither its comments nor its name tell a problem of this kit, and it holds no examples");
  EXPECT_TRUE(has(judge("add one.cpp").err, "the first line must be like: 1. Two Sum"));
  expect_refused("one.cpp --expect 1", "--input");
  expect_refused("one.cpp --input 1 --expect '[1'", "--expect");
  expect_refused("36 --method f", "problem 36 is known, and its method is no choice: it calls isValidSudoku");
  expect_refused("debug one.cpp --case a --input 1", "--case excludes --input");
}

TEST_F(CommandsFile, NeedsNoExampleForAHiddenInterface) {
  folder.write("version.cpp",
               "// @lc app=leetcode id=278 lang=cpp\nclass Solution {\npublic:\n    int firstBadVersion(int n) {\n"
               "        int v = 1;\n        while (!isBadVersion(v)) ++v;\n        return v;\n    }\n};\n");
  EXPECT_EQ(judge("version.cpp --fast --input 'n = 5, bad = 4' --expect 4").status, 0);
  EXPECT_EQ(judge("version.cpp --fast --input 'n = 5, bad = 4'").status, 0);  // by the problem's rules
  EXPECT_TRUE(has(judge("version.cpp --fast --input 'n = 5, bad = 4' --expect 3").err, "the first bad version is 4"));
  folder.write("wrong.cpp",
               "// @lc app=leetcode id=278 lang=cpp\nclass Solution {\npublic:\n    int firstBadVersion(int n) {\n"
               "        return n;\n    }\n};\n");
  EXPECT_EQ(judge("wrong.cpp --fast --input 'n = 5, bad = 4'").status, 1);
}

TEST_F(CommandsFileLong, IsComparedWithAnotherOnRandomCases) {
  const std::string head = "class Solution {\npublic:\n    int largest(vector<int>& nums) {\n";
  folder.write("right.cpp", head + "        return *max_element(nums.begin(), nums.end());\n    }\n};\n");
  folder.write("wrong.cpp",
               "// 9002. Largest\n// Example 1:\n// Input: nums = [3,1]\n// Output: 3\n// Constraints:\n"
               "// 1 <= nums.length <= 50\n// -100 <= nums[i] <= 100\n" +
                   head +
                   "        return nums.size() > 3 ? 101 : *max_element(nums.begin(), nums.end());\n    }\n};\n");
  const test::Printed printed = judge("stress wrong.cpp --reference right.cpp --count 2000 --seed 1");
  EXPECT_EQ(printed.status, 1) << printed.err;
  EXPECT_TRUE(has(printed.out, "the smallest that fails like it")) << printed.out;
  EXPECT_TRUE(has(printed.out, "given     nums = [0,0,0,0]\n  answered  101\n  expected  0\n")) << printed.out;
}

// Where there are no elements the reference reads out of bounds, and nobody knows the answer.
TEST_F(CommandsFileLong, LeavesOutWhatTheReferenceReadsOutOfBounds) {
  const std::string head = "class Solution {\npublic:\n    int first(vector<int>& nums) {\n";
  folder.write("right.cpp", head + "        return nums[0];\n    }\n};\n");
  folder.write("mine.cpp", head + "        return nums.empty() ? 77 : nums[0];\n    }\n};\n");
  folder.write("none.cpp", head + "        throw 1;\n    }\n};\n");
  const test::Printed printed = judge("stress mine.cpp --reference right.cpp --count 60 --seed 1");
  EXPECT_EQ(printed.status, 0) << printed.out << printed.err;
  EXPECT_TRUE(has(printed.out, "left out that the reference does not answer")) << printed.out;
  const test::Printed none = judge("stress mine.cpp --reference none.cpp --count 20");
  EXPECT_EQ(none.status, 2);
  EXPECT_TRUE(has(none.out, "nothing is told: the reference, none, does not answer")) << none.out << none.err;
}

TEST_F(CommandsFile, TakesTypographicCharactersAsTheyStandInText) {
  folder.write("same.cpp", "class Solution { public: string same(string s) { return s; } };\n");
  EXPECT_EQ(judge("same.cpp --fast --input 's = \"\u201c\"' --expect '\"\u201c\"'").status, 0);
  EXPECT_EQ(judge("same.cpp --fast --input 's = \u201cab\u201d' --expect '\"ab\"'").status, 0);
}

}  // namespace
}  // namespace leetjudge
