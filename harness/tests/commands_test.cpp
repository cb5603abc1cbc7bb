// The command line as a user meets it: the judge runs as a process.
#include "commands_fixture.hpp"
#include "util/files.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using test::Printed;
using test::run_shell;

constexpr const char* example = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr const char* solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

using CommandsLong = Commands;  // takes seconds: only with harness/test -L long

TEST_F(CommandsLong, JudgesShippedSolutionsAndAFileFromAnywhere) {
  folder.write("deep/mine.cpp",
               "class Solution {\npublic:\n    void solveSudoku(vector<vector<char>>& board) {\n        "
               "board[0][2] = '4';\n    }\n};\n");
  const Printed printed = judge("37 backtracking deep/mine.cpp --json out.json");
  EXPECT_EQ(printed.status, 1) << printed.err;
  EXPECT_TRUE(has(printed.out, "backtracking  Accepted"));
  EXPECT_TRUE(has(printed.out, "row 1, column 4 and 49 more cells are still blank")) << printed.out;
  EXPECT_TRUE(has(printed.out, "again: harness/judge 37 deep/mine.cpp --case leetcode-example")) << printed.out;
  EXPECT_FALSE(has(printed.out, "\033"));
  folder.write("-dash.cpp", read_file(folder.path() / "deep/mine.cpp"));
  EXPECT_TRUE(has(judge("37 --fast -- -dash.cpp").out, "again: harness/judge 37 ./-dash.cpp"));
  const Json json = Json::parse(read_file(folder.path() / "out.json"));
  const Json& results = json["problems"][0]["results"];
  EXPECT_EQ(results[0]["cases"][0]["counters"]["undos"], 4157);
  EXPECT_EQ(results[1]["status_code"], 11);
  EXPECT_EQ(judge("37 backtracking --case leetcode-example").status, 0);
  EXPECT_EQ(judge("run valid-sudoku optimized").status, 0);
}

TEST_F(Commands, PrintsJsonAloneOnStdoutWhenAsked) {
  const Printed printed = judge("37 fewest_candidates --json - --case leetcode-example --counters");
  EXPECT_EQ(printed.status, 0);
  const Json json = Json::parse(printed.out);
  EXPECT_EQ(json["problems"][0]["results"][0]["cases"][0]["counters"]["placements"], 51);
  EXPECT_TRUE(has(printed.err, "Accepted"));
}

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

// Whatever the compilers would say of it: it is no fault of the solution's.
TEST_F(Commands, RefusesAShellThatIsTooNarrow) {
  const bool sanitized = __has_feature(address_sanitizer);  // such a judge needs more memory than these allow
  for (const std::string limit : {"-v 4000000", "-d 1000000", "-f 1000", "-s 8000", "-t 20", "-n 30"}) {
    if (sanitized && (limit[1] == 'v' || limit[1] == 'd')) continue;
    const Printed printed = run_shell("ulimit " + limit + "; exec \"$JUDGE\" 36 official", folder.path());
    EXPECT_EQ(printed.status, 2) << limit;
    EXPECT_TRUE(printed.err.starts_with("judge: ulimit " + limit.substr(0, 2) + ": this shell allows ")) << printed.err;
    EXPECT_EQ(printed.out, "");
  }
  EXPECT_EQ(run_shell("ulimit -S -n 30; exec \"$JUDGE\" 36 official", folder.path()).status, 0);
  const Printed nowhere = run_shell("LEETJUDGE_CACHE=/proc/none exec \"$JUDGE\" 36 official", folder.path());
  EXPECT_EQ(nowhere.status, 2);
  EXPECT_TRUE(nowhere.err.starts_with("judge: /proc/none: what is built cannot be kept here: ")) << nowhere.err;
}

// As two of a hundred public solutions have it.
TEST_F(Commands, TakesWhateverAVoidMethodReturns) {
  folder.write(
      "mine.cpp",
      "class Solution {\npublic:\n    bool solveSudoku(vector<vector<char>>& board) {\n        board[0][2] = '4';\n"
      "        return false;\n    }\n};\n");
  const Printed printed = judge("37 mine.cpp --case leetcode-example --fast");
  EXPECT_TRUE(has(printed.out, "Wrong Answer")) << printed.out;
  EXPECT_TRUE(has(printed.out, "cells are still blank")) << printed.out;
}

TEST_F(Commands, JudgesTextPuzzles) {
  folder.write("p.txt", std::string(example) + "\n");
  const Printed printed = judge("37 bitmask --cases p.txt");
  EXPECT_EQ(printed.status, 0) << printed.err;
  EXPECT_TRUE(has(printed.out, "1/1"));
}

// A type that the judge does not know is not the submission's error.
TEST_F(Commands, WhatTheJudgeCannotCompileIsNoCompileError) {
  folder.write("kit/testcases/9008_houses.json",
               R"({"id": 9008, "title": "Houses", "stub": "/**\n * class Street {\n * public:\n *     void open();\n)"
               R"( * };\n */\nclass Solution {\npublic:\n    int count(Street* street, int k);\n};",)"
               R"("cases": [{"name": "one", "input": {"street": [0, 0], "k": 2}, "expected": 2}]})");
  const auto solution = [](const std::string& body) {
    return "class Solution {\npublic:\n    int count(Street* street, int k) { " + body + " }\n};\n";
  };
  folder.write("houses.cpp", solution("return k;"));
  const Printed right = judge("9008 houses.cpp --kit kit --fast");
  EXPECT_EQ(right.status, 2) << right.out;
  EXPECT_FALSE(has(right.out, "Compile Error")) << right.out;
  EXPECT_TRUE(has(right.err, "9008. Houses: its stub does not compile: ")) << right.err;
  folder.write("broken.cpp", solution("return kk;"));
  EXPECT_EQ(judge("9008 broken.cpp --kit kit --fast").status, 1);
}

class CommandsTwoSum : public Commands {
 protected:
  // The cases are these, with what else the problem's file says.
  void write_kit(const std::string& cases, const std::string& more = "") {
    std::filesystem::copy(LEETJUDGE_TEST_DIR "/two_sum", folder.path() / "kit",
                          std::filesystem::copy_options::overwrite_existing | std::filesystem::copy_options::recursive);
    folder.write(
        "kit/testcases/0001_two_sum.json",
        R"({"id": 1, "title": "Two Sum", "constraints": ["2 <= nums.length <= 10"], )" + more +
            R"("stub": "class Solution {\npublic:\n    vector<int> twoSum(vector<int>& nums, int target);\n};",)" +
            "\"cases\": [" + cases + "]}");
  }
  const std::string good = R"({"name": "good", "input": {"nums": [2, 7], "target": 9}, "expected": [0, 1]})";
};

TEST_F(CommandsTwoSum, NamesABadCaseAndJudgesTheOthers) {
  write_kit(good + R"(, {"name": "text", "input": {"nums": [2, 7], "target": 9}, "expected": "6"},
                      {"name": "none", "input": {"nums": [2, 7], "target": 9}})");
  const Printed printed = judge("1 hash_map --kit kit --fast");
  EXPECT_EQ(printed.status, 2);
  EXPECT_TRUE(has(printed.out, "Accepted")) << printed.out;
  EXPECT_TRUE(has(printed.out, "Partial: 2 of the cases or problems could not be judged: case \"text\": "))
      << printed.out;
  EXPECT_TRUE(has(printed.err, "judge: case \"text\": kit/testcases/0001_two_sum.json#/cases/1/expected: does not fit"))
      << printed.err;
  EXPECT_TRUE(has(printed.err, "judge: case \"none\"")) << printed.err;
  const Printed checked = judge("cases 1 --kit kit");
  EXPECT_EQ(checked.status, 2);
  EXPECT_TRUE(has(checked.out, "BAD  case \"text\"")) << checked.out;
  write_kit(R"({"name": "text", "input": {"nums": [2, 7], "target": 9}, "expected": "6"})");
  EXPECT_EQ(judge("1 hash_map --kit kit --fast").status, 2);
}

// The first only the types of a running host tell.
TEST_F(CommandsLong, EveryVerbNamesBadCasesAndTakesTheOthers) {
  folder.write("kit/testcases/0098_tree.json",
               R"({"id": 98, "title": "Tree", "constraints": ["The number of nodes in the tree is in the range [1, 9].",
                   "0 <= Node.val <= 9"], "stub": "class Solution { public: bool f(TreeNode* root) {} };", "cases": [
                   {"name": "good", "input": {"root": [2, 1, 3]}, "expected": true},
                   {"name": "torn", "input": {"root": [1, null, null, 3]}, "expected": true},
                   {"name": "text", "input": {"root": "1"}, "expected": true}]})");
  folder.write("kit/solutions/0098_tree/mine.cpp",
               "class Solution { public: bool f(TreeNode* root) { return true; } };\n");
  folder.write("other.cpp", "class Solution { public: bool f(TreeNode* root) { return !!root; } };\n");
  const auto names = [&](const std::string& verb, const std::string& name) {
    const Printed printed = judge(verb + " --kit kit");
    EXPECT_EQ(printed.status, 2) << verb;
    EXPECT_TRUE(has(printed.err, "judge: case \"" + name + "\": kit/testcases/0098_tree.json#/cases/")) << printed.err;
    return printed;
  };
  EXPECT_TRUE(has(names("run --fast", "torn").out, "Accepted     1/1"));
  EXPECT_TRUE(has(names("compare 98 --rounds 1", "torn").out, "mine"));
  EXPECT_TRUE(has(names("stress 98 other.cpp --reference mine --count 3", "torn").out, "every case like mine's"));
  EXPECT_TRUE(has(names("grow 98 mine --for 0.1s", "torn").out, "98. Tree, mine"));
  EXPECT_TRUE(has(names("debug 98 mine --build-only", "text").out, "program: "));
  EXPECT_EQ(names("run 98 --case torn", "torn").out, "");
  EXPECT_EQ(names("run 98 --case text", "text").out, "");
}

// Nobody is right by his own answers, and one problem does not end the others.
TEST_F(CommandsTwoSum, TakesNoOtherSolutionForTheReferenceThatIsNamed) {
  const std::string open = R"({"name": "open", "input": {"nums": [3, 1, 2], "target": 3}})";
  write_kit(open, R"("reference": "gone", )");
  const Printed printed = judge("1 hash_map --kit kit --fast");
  EXPECT_EQ(printed.status, 2);
  EXPECT_EQ(printed.out, "");
  EXPECT_TRUE(has(printed.err,
                  "case \"open\": kit/testcases/0001_two_sum.json#/cases/0: \"expected\" is missing: "
                  "no solution \"gone\""))
      << printed.err;
  folder.write("kit/testcases/0002_f.json",
               R"({"id": 2, "title": "F", "stub": "class Solution { public: int f(int n) {} };", "cases": [
                   {"name": "one", "input": 1, "expected": 1}]})");
  folder.write("kit/solutions/0002_f/mine.cpp", "class Solution { public: int f(int n) { return n; } };\n");
  const Printed all = judge("--kit kit --fast");
  EXPECT_EQ(all.status, 2);
  EXPECT_TRUE(has(all.out, "Accepted     1/1")) << all.out;
  EXPECT_TRUE(has(all.err, "no solution \"gone\"")) << all.err;
  write_kit(open + R"(, {"name": "twice", "input": {"nums": [3, 2, 4], "target": 6}, "expected": [1, 2]})",
            R"("reference": "same_element_twice", )");
  const Printed rejected = judge("1 hash_map --kit kit --fast");
  EXPECT_EQ(rejected.status, 2);
  EXPECT_TRUE(has(rejected.out, "Accepted     1/1")) << rejected.out;
  EXPECT_EQ(judge("1 hash_map --kit kit --fast --reference hash_map").status, 0);
}

TEST_F(CommandsTwoSum, LetsTheReferenceAnswerWhereNothingIsExpected) {
  write_kit(good + R"(, {"name": "open", "input": {"nums": [3, 1, 2], "target": 3}})", R"("reference": "hash_map", )");
  folder.write(
      "first.cpp",
      "class Solution {\npublic:\n    vector<int> twoSum(vector<int>& nums, int target) {\n        return {0, 1};\n"
      "    }\n};\n");
  const Printed printed = judge("1 first.cpp --kit kit --fast");
  EXPECT_EQ(printed.status, 1) << printed.err;
  EXPECT_TRUE(has(printed.out, "answered [0,1], expected [1,2]")) << printed.out;
  EXPECT_TRUE(has(printed.out, "those of hash_map")) << printed.out;
  EXPECT_EQ(judge("1 hash_map --kit kit --fast").status, 0);
  write_kit(R"({"name": "open", "input": {"nums": [3, 1, 2], "target": 3}})", R"("reference": "hash_map", )");
  const Printed alone = judge("1 hash_map --kit kit --fast");  // nothing says that it is right
  EXPECT_TRUE(has(alone.out, "Finished")) << alone.out;
  const Printed compared = judge("compare 1 hash_map --kit kit --rounds 1");
  EXPECT_TRUE(has(compared.out, "fastest")) << compared.out << compared.err;
  EXPECT_EQ(judge("1 first.cpp --kit kit --fast --input '[3,4] 7' --keep mine").status, 0);
  const Printed again = judge("1 first.cpp --kit kit --fast");  // what is kept does not shake the reference
  EXPECT_EQ(again.status, 1) << again.err;
  EXPECT_TRUE(has(again.out, "those of hash_map")) << again.out;
  const auto kept = [&] { return read_file(folder.path() / "kit/testcases/0001_two_sum.json"); };
  EXPECT_TRUE(has(kept(), "\"answered_by\":\"hash_map\""));
  EXPECT_EQ(judge("1 hash_map --kit kit --fast --reference first.cpp --input '[2,5] 7' --keep by-file").status, 0);
  EXPECT_TRUE(has(kept(), "\"answered_by\":\"first\"")) << "of a file as well";
  write_kit(good + R"(, {"name": "open", "input": {"nums": [3, 1, 2], "target": 3}})", R"("reference": "hash_map", )");
  EXPECT_EQ(judge("1 first.cpp --kit kit --fast --input '[3,4] 7' --keep mine").status, 0);
  EXPECT_FALSE(has(kept(), "answered_by"));  // the good case confirms the reference
  EXPECT_TRUE(has(judge("compare 1 first.cpp --kit kit").out, "expected [1,2]"));
  const Printed cases = judge("cases 1 --kit kit");
  EXPECT_EQ(cases.status, 0);
  EXPECT_TRUE(has(cases.out, "open  expected is what the reference, hash_map, answers\n")) << cases.out;
}

// Its verdict is kept, as long as what made it right is there.
TEST_F(CommandsTwoSum, TrustsNoReferenceThatIsNotRightAnyMore) {
  folder.write(
      "kit/solutions/0001_two_sum/swaps.cpp",
      "class Solution {\npublic:\n    vector<int> twoSum(vector<int>& nums, int target) {\n        return {1, 0};\n"
      "    }\n};\n");
  const std::string open = R"(, {"name": "open", "input": {"nums": [1, 2], "target": 3}})";
  const std::string also = replaced(good, R"("expected")", R"("also_right": [[1, 0]], "expected")");
  write_kit(also + open, R"("reference": "swaps", )");
  const Printed trusted = judge("1 swaps --kit kit --fast");
  EXPECT_EQ(trusted.status, 0) << trusted.out << trusted.err;
  write_kit(good + open, R"("reference": "swaps", )");
  const Printed printed = judge("1 hash_map --kit kit --fast");
  EXPECT_EQ(printed.status, 2) << printed.out;
  EXPECT_TRUE(has(printed.err, "\"expected\" is missing")) << printed.err;
}

TEST_F(CommandsTwoSum, TakesAProblemBeforeAFileOfItsName) {
  write_kit(good);
  folder.write("1",
               "\x7f"
               "ELF");
  EXPECT_EQ(judge("1 hash_map --kit kit --fast").status, 0);
}

TEST_F(CommandsTwoSum, SaysWhichConstraintAnInputBreaks) {
  write_kit(good);
  const Printed kept = judge("1 hash_map --kit kit --fast --input '[] 2' --expect '[]' --keep none");
  EXPECT_EQ(kept.status, 2);
  EXPECT_TRUE(has(kept.err, "--keep: the problem never gives this: nums.length is 0")) << kept.err;
  const Printed typed = judge("1 hash_map --kit kit --fast --input '[] 2' --expect '[]'");
  EXPECT_TRUE(
      has(typed.err, "--input: the problem never gives this: nums.length is 0 (constraint: 2 <= nums.length <= 10)"))
      << typed.err;
  folder.write("more.json", R"([{"name": "a", "input": {"nums": [2], "target": 4}, "expected": []}])");
  EXPECT_TRUE(has(judge("1 hash_map --kit kit --fast --cases more.json").err, "more.json#/0: the problem never gives"));
  EXPECT_EQ(judge("1 hash_map --kit kit --fast --input '[2,7] 9' --expect '[0,1]'").err, "");
  folder.write("kit/testcases/0001_two_sum.json",
               replaced(read_file(folder.path() / "kit/testcases/0001_two_sum.json"), "\"cases\": [",
                        R"("cases": [{"name": "short", "input": {"nums": [2], "target": 4}, "expected": [5]}, )"));
  const Printed own = judge("1 hash_map --kit kit --fast");
  EXPECT_EQ(own.status, 1);
  EXPECT_TRUE(has(own.err, "#/cases/0: the problem never gives this: nums.length is 1")) << own.err;
  expect_refused("1 hash_map --kit kit --input '[2,7] 9' --expect '\"6\"'", "--expect: does not fit vector<int>");
  expect_refused("1 hash_map --kit kit --input '[2,7] \"9\"'", "--input/target: does not fit int target");
}

TEST_F(CommandsTwoSum, TakesAUrlAndNamesWhatAddsAProblem) {
  write_kit(good);
  EXPECT_EQ(judge("https://leetcode.com/problems/two-sum/description/ hash_map --kit kit --fast").status, 0);
  const Printed unknown = judge("new 99 mine --kit kit");
  EXPECT_EQ(unknown.status, 2);
  EXPECT_TRUE(has(unknown.err, "add\" takes a new one from its page")) << unknown.err;
  folder.write("page.txt",
               "7. Page\nExample 1:\nInput: n = 1\nOutput: 2\nExample 2:\nInput: n = 1\nOutput: \"2\"\n"
               "Constraints:\n1 <= n.lngth\n1 <= n <= 10^\\0\n1 <= n <= 9\nclass Solution {\npublic:\n"
               "    int f(int n) {\n    }\n};\n");
  const Printed added = judge("add page.txt --kit kit");
  EXPECT_EQ(added.status, 2) << added.out;
  EXPECT_TRUE(
      has(added.out, "not understood: page.txt:9: 1 <= n.lngth\nnot understood: page.txt:10: 1 <= n <= 10^\\0\n"))
      << added.out;
  EXPECT_TRUE(has(added.out, "not understood: page.txt:7: example-2: output: does not fit int")) << added.out;
  folder.write("mine.cpp", "class Solution {\npublic:\n    int f(int n) { return n + 1; }\n};\n");
  EXPECT_EQ(judge("cases --kit kit").status, 0);
  folder.write(
      "kit/testcases/0011_none.json",
      R"({"id": 11, "title": "None", "stub": "class Solution {\npublic:\n    int f(int n) {\n    }\n};", "cases": []})");
  EXPECT_EQ(judge("cases --kit kit").status, 2) << "of one of them there is nothing";
  std::filesystem::remove(folder.path() / "kit/testcases/0011_none.json");
  EXPECT_EQ(judge("7 mine.cpp --kit kit --input 5 --expect 6 --keep mine").status, 0);
  EXPECT_EQ(judge("add page.txt --kit kit").status, 2) << "as many cases as examples, and not all of these";
  folder.write("eight.txt",
               "8. Eight\nInput: n = 1\nOutput: 2\nclass Solution {\npublic:\n    int f(int n) {\n    }\n};\n");
  folder.write("ten.txt", "10. Ten\nInput: n = 1\nOutput: 2\nConstraints:\n1 <= n <= 3\n");
  folder.write("code.txt", "class Solution {\npublic:\n    int g(int n) {\n    }\n};\n");
  const Printed two = judge("add eight.txt ten.txt code.txt --kit kit");
  EXPECT_TRUE(has(two.out, "8. Eight: 1 case") && has(two.out, "10. Ten: 1 case") && has(two.out, "int g(int n)"))
      << two.out << two.err;
  folder.write("street.txt",
               "9. Street\nInput: street = [1], k = 2\nOutput: 3\n/**\n * Definition for a street.\n * class Street {\n"
               " * public:\n *     void openDoor();\n * };\n */\nclass Solution {\npublic:\n"
               "    int f(Street* street, int k) {\n    }\n};\n");
  folder.write("log.txt",
               "11. Log\nInput\n[\"Log\",\"add\"]\n[[],[[1,2]]]\nOutput\n[null,null]\n/**\n * class Event {\n"
               " * public:\n *     int time;\n * };\n */\nclass Log {\npublic:\n    Log() {}\n"
               "    void add(Event e) {}\n};\n");
  EXPECT_TRUE(has(judge("add log.txt --kit kit").out, "example-1: what is given as Event is not known here\n"));
  const std::string street = judge("add street.txt --kit kit").out;
  EXPECT_TRUE(has(street, "not understood: street.txt:3: example-1: what is given as Street is not known here\n"))
      << street;
  EXPECT_FALSE(has(street, "next: ")) << street;
  EXPECT_TRUE(judge("new 9 --kit kit").out.ends_with("problem 9 has no cases yet\n"));
  const Printed none = judge("cases 9 --kit kit");
  EXPECT_TRUE(none.status == 2 && has(none.err, "judge: nothing was checked: ")) << none.out << none.err;
  folder.write("odd.txt", std::string("8. Page\nInput: n = 1\nOut\0put: 2\n", 32));
  EXPECT_TRUE(has(judge("add page.txt odd.txt --kit kit").err, "judge: odd.txt:3: there is a character \\x00"));
}

TEST_F(Commands, NamesASecondCaseOfANameThatWasChosen) {
  folder.write("twice.json",
               R"([{"name": "a", "input": {"nums": [1]}, "expected": [[], [1]]},
                   {"name": "a", "input": {"nums": [2]}, "expected": [[]]}])");
  const test::Printed printed = judge("78 --fast --cases twice.json --case a");
  EXPECT_EQ(printed.status, 2);
  EXPECT_TRUE(has(printed.err, "a case with this name comes earlier")) << printed.out << printed.err;
}

TEST_F(Commands, SaysWhatIsNoFileAndWhatCannotBeMade) {
  const test::Printed device = judge("watch 36 /dev/null");
  EXPECT_EQ(device.status, 2);
  EXPECT_TRUE(has(device.err, "/dev/null: is a pipe or a device, not a file")) << device.err;
  folder.write("kit/testcases/0036_valid_sudoku.json",
               read_file(LEETJUDGE_KIT_DIR "/testcases/0036_valid_sudoku.json"));
  folder.write("kit/solutions", "a file stands where the folder would");
  const test::Printed made = judge("new 36 mine --kit kit");
  EXPECT_EQ(made.status, 2);
  EXPECT_TRUE(has(made.err, "cannot be made: Not a directory")) << made.err;
}

TEST_F(Commands, RefusesBadInputWithOneMessage) {
  folder.write("broken.json", "{\n  \"cases\": [\n}");
  folder.write("shape.json", R"([{"name": "a", "input": {"board": ["53"]}}])");
  folder.write(
      "letter.json",
      "[{\"name\": \"a\", \"input\": [" + std::string(R"("53x......",)") +
          R"(".........",".........",".........",".........",".........",".........",".........","........."]}])");
  folder.write("twice.json", R"([{"name": "a", "input": ["."]}, {"name": "a", "input": ["."]}])");
  folder.write("empty.json", "");
  folder.write("short.txt", "53..7\n");
  expect_refused("37 --cases none.json", "none.json: cannot be read: No such file");
  expect_refused("37 --cases broken.json", "broken.json:3:");
  expect_refused("37 --cases shape.json", "shape.json#/0: the board has 1 row, not 9");
  expect_refused("37 --cases letter.json", "letter.json#/0: row 1, column 3 holds 'x'");
  expect_refused("37 --cases twice.json", "twice.json#/1/name: a case with this name comes earlier");
  expect_refused("37 --cases empty.json", "empty.json: the file is empty");
  expect_refused("37 --cases short.txt", "short.txt:1: 5 characters, not 81");
  expect_refused("38", "no problem 38: copy its page into a file, then ");
  expect_refused("37 mine", "there are: backtracking");
  expect_refused("37 mine", "; new 37 mine begins it");
  expect_refused("sudoku-solvr", "did you mean sudoku-solver?");
  expect_refused("37 bitmsk", "no solution \"bitmsk\" of problem 37: did you mean bitmask?");
  expect_refused("37 none.cpp", "none.cpp: there is no such file");
  folder.write("notes.md", "# 37. Sudoku Solver");
  expect_refused("37 notes.md", "notes.md: this is no C++ file");
  expect_refused("37 --case leetcode", "no case \"leetcode\": did you mean leetcode-example?");
  expect_refused("37 --set extrem", "did you mean extreme?");
  expect_refused("37 --nonsense", "--nonsense");
  expect_refused("37 --time-limit 0", "--time-limit");
  expect_refused("37 --memory-limit 100000GB", "--memory-limit");
  expect_refused("37 --cases short.txt --set all", "--set");
  expect_refused("37 --time-limit soon", "--time-limit");
  expect_refused("37 --compiler no-such-compiler", "no compiler \"no-such-compiler\"");
  expect_refused("--cases short.txt", "say which problem");
  expect_refused("37 --kit .", "holds no folder testcases/");
  expect_refused("37 --baseline '' --only-regressions", "there is an empty word behind --baseline");
  expect_refused("37 --json=", "there is an empty word behind --json=");
  expect_refused("compare 37 --rounds 0x10", "0x10 is no whole number");
  expect_refused("compare 37 --seed -1", "-1 is no whole number");
  expect_refused("stress 37 scan --for 0", "0 is no number from 0.001");
}

// A zero in front makes no octal number, and a bracket no list.
TEST_F(Commands, TakesNumbersAndNamesAsTheyAreTyped) {
  EXPECT_EQ(judge("generate 36 --seed 010").out, judge("generate 36 --seed 10").out);
  EXPECT_NE(judge("generate 36 --seed 010").out, judge("generate 36 --seed 8").out);
  EXPECT_EQ(judge("36 optimized --fast --json '[1].json'").status, 0);
  EXPECT_TRUE(std::filesystem::exists(folder.path() / "[1].json"));
}

TEST_F(Commands, LeavesTheOldResultWhenItCannotWriteTheNew) {
  EXPECT_EQ(judge("37 bitmask --case one-blank --json old.json").status, 0);
  const std::string old = read_file(folder.path() / "old.json");
  EXPECT_EQ(judge("37 nosuch --json old.json").status, 2);
  EXPECT_EQ(read_file(folder.path() / "old.json"), old);
  for (const char* target : {"no/such/folder.json", "/dev/full", "."}) {
    EXPECT_EQ(judge(std::string("37 bitmask --case one-blank --json ") + target).status, 2) << target;
  }
}

TEST_F(Commands, SaysThatItsOutputCannotBeWritten) {
  for (const char* line : {"37 bitmask --case one-blank", "list", "--help"}) {
    const Printed printed = judge(std::string(line) + " >/dev/full");
    EXPECT_EQ(printed.status, 2) << line;
    EXPECT_TRUE(has(printed.err, "standard output cannot be written to")) << line << printed.err;
  }
}

TEST_F(Commands, SaysNothingWhereTheReaderOfItsOutputLeft) {
  for (const char* line : {"37 bitmask --case one-blank", "list"}) {
    const Printed printed = judge(std::string(line) + " | true");
    EXPECT_EQ(printed.err, "") << line;
  }
}

TEST_F(Commands, PrintsACommandThatRunsJustThatAgain) {
  folder.write("my dir/it's.cpp",
               "class Solution {\npublic:\n    void solveSudoku(vector<vector<char>>& board) {}\n};\n");
  folder.write("my cases.txt", std::string(example) + "\n");
  const Printed first = judge("37 \"my dir/it's.cpp\" --cases 'my cases.txt'");
  EXPECT_EQ(first.status, 1);
  const std::size_t at = first.out.find("again: harness/judge ");
  ASSERT_NE(at, std::string::npos) << first.out;
  const std::string command = first.out.substr(at + 21, first.out.find('\n', at) - at - 21);
  const Printed again = judge(command);
  EXPECT_EQ(again.status, 1) << command << again.err;
  EXPECT_TRUE(has(again.out, "0/1")) << again.out;
}

TEST_F(Commands, TellsTwoFilesOfOneNameApart) {
  for (const char* name : {"a/mine.cpp", "b/mine.cpp"}) {
    folder.write(name, "class Solution {\npublic:\n    void solveSudoku(vector<vector<char>>& board) {}\n};\n");
  }
  const Printed printed = judge("37 a/mine.cpp b/mine.cpp --case already-full");
  EXPECT_TRUE(has(printed.out, "  a/mine.cpp") && has(printed.out, "  b/mine.cpp")) << printed.out;
}

TEST_F(Commands, ShowsCountersAndPrintsWhenAsked) {
  folder.write("mine.cpp",
               "class Solution {\npublic:\n    void solveSudoku(vector<vector<char>>& board) { cout << "
               "\"hello\"; }\n};\n");
  EXPECT_TRUE(has(judge("37 mine.cpp --case already-full").out, "printed on stdout\n    hello"));
  EXPECT_TRUE(has(judge("37 scan --counters --case one-blank").out, "one-blank  scan               1      0"));
}

TEST_F(Commands, SolvesInTheFormatOfThePuzzle) {
  folder.write("acwing.txt", std::string(example) + "\n" + solved + "\nend\n");
  const Printed lines = run_shell("\"$JUDGE\" solve 37 bitmask <acwing.txt", folder.path());
  EXPECT_EQ(lines.status, 0) << lines.err;
  EXPECT_EQ(lines.out, std::string(solved) + "\n" + solved + "\n");
  std::string grid;
  std::string answer;
  for (int i = 0; i < 81; ++i) {
    const char end = i % 9 == 8 ? '\n' : ' ';
    (grid += example[i] == '.' ? '0' : example[i]) += end;
    (answer += solved[i]) += end;
  }
  folder.write("luogu.txt", grid);
  EXPECT_EQ(run_shell("\"$JUDGE\" solve 37 scan <luogu.txt", folder.path()).out, answer);
}

TEST_F(Commands, SolveSaysWhatWasNotSolvedAndKeepsTheLines) {
  const std::string impossible = "12345678." + std::string(17, '.') + "9" + std::string(54, '.');
  folder.write("p.txt", std::string(example) + "\n" + impossible + "\n");
  folder.write("mine.cpp",
               "class Solution {\npublic:\n    void solveSudoku(vector<vector<char>>& board) {\n        if "
               "(board[0][0] == '5') abort();\n    }\n};\n");
  const Printed printed = run_shell("\"$JUDGE\" solve 37 mine.cpp <p.txt", folder.path());
  EXPECT_EQ(printed.status, 1);
  EXPECT_EQ(printed.out, std::string(example) + "\n" + impossible + "\n");
  EXPECT_TRUE(has(printed.err, "standard input:1: Runtime Error: mine.cpp:4:33: aborted (SIGABRT)")) << printed.err;
  const Printed given_back = run_shell("\"$JUDGE\" solve 37 bitmask <p.txt", folder.path());
  EXPECT_EQ(given_back.out, std::string(solved) + "\n" + impossible + "\n");
  EXPECT_TRUE(given_back.err.starts_with("standard input:2: 0 solutions")) << given_back.err;
  EXPECT_TRUE(given_back.err.ends_with(": given back\n")) << given_back.err;
  EXPECT_EQ(run_shell("echo 123 | \"$JUDGE\" solve 37 scan", folder.path()).status, 2);
  EXPECT_EQ(run_shell("\"$JUDGE\" solve 36 official </dev/null", folder.path()).status, 2);
}

// 36 answers with no board: a line for each puzzle then holds the value, or null where there is none.
TEST_F(Commands, SolvePrintsAnswersThatAreNoPuzzles) {
  const std::string clash = "55" + std::string(example).substr(2);
  folder.write("p.txt", std::string(example) + "\n" + clash + "\n");
  const Printed printed = run_shell("\"$JUDGE\" solve 36 official <p.txt", folder.path());
  EXPECT_EQ(printed.status, 0) << printed.err;
  EXPECT_EQ(printed.out, "true\nfalse\n");
  folder.write("mine.cpp", test::valid("if (board[0][1] == '5') abort();\n    return true;"));
  EXPECT_EQ(run_shell("\"$JUDGE\" solve 36 mine.cpp <p.txt", folder.path()).out, "true\nnull\n");
}

TEST_F(Commands, ChecksTestCases) {
  folder.write(
      "cases.json",
      std::string("[{\"name\": \"open\", \"input\": [") +
          R"("123456789",".........",".........",".........",".........",".........",".........",".........","........."]},
                                  {"name": "clash", "input": ["11.......",".........",".........",".........",".........",".........",".........",".........","........."]}])");
  const Printed printed = judge("cases 37 --cases cases.json");
  EXPECT_EQ(printed.status, 2);
  EXPECT_TRUE(has(printed.out, "BAD  open   2 or more solutions (constraint: the board has exactly one solution):"))
      << printed.out;
  EXPECT_TRUE(has(printed.out, "BAD  clash  row 1 holds 1 twice")) << printed.out;
  EXPECT_TRUE(has(printed.out, "cases.json#/1"));
  folder.write("one.txt", std::string(example) + "\n");
  const Printed good = judge("cases 37 --cases one.txt");
  EXPECT_EQ(good.status, 0);
  EXPECT_TRUE(has(good.out, "ok   line-1  1 solution")) << good.out;
}

TEST_F(CommandsLong, ChecksExpectedAnswersAndWhomCountersAreRecordedFor) {
  std::string text = read_file(LEETJUDGE_KIT_DIR "/testcases/0037_sudoku_solver.json");
  const auto change = [&](const std::string& from, const std::string& to) {
    ASSERT_TRUE(has(text, from));
    text.replace(text.find(from), from.size(), to);
  };
  change("[\"1\",\"2\",\"9\",\"5\"", "[\"1\",\"2\",\"9\",\"6\"");
  change("\"why\": \"A single blank in the middle",
         "\"counters\": {\"gone\": {\"placements\": 1, \"undos\": 0}}, \"why\": \"A");
  folder.write("kit.json", text);
  const Printed printed = judge("cases 37 --cases kit.json");
  EXPECT_EQ(printed.status, 2);
  EXPECT_TRUE(has(printed.out, "the expected answer is wrong: ")) << printed.out;
  EXPECT_TRUE(has(printed.out, "counters are recorded for \"gone\", which is no solution")) << printed.out;
}

// A kit of its own, so that its own test cases can be bad.
TEST_F(CommandsLong, ChecksABadKitToTheEnd) {
  std::filesystem::create_directories(folder.path() / "harness/tests/submissions");
  std::filesystem::copy(LEETJUDGE_TEST_DIR "/submissions/wrong_answer",
                        folder.path() / "harness/tests/submissions/wrong_answer");
  std::string text = read_file(LEETJUDGE_KIT_DIR "/testcases/0036_valid_sudoku.json");
  const std::string row = "[\"5\",\"3\",\".\",\".\",\"7\",\".\",\".\",\".\",\".\"],\n";
  ASSERT_TRUE(has(text, row));
  text.replace(text.find(row), row.size(), "");
  folder.write("testcases/0036_valid_sudoku.json", text);
  const Printed printed = judge("cases 36 --kit .");
  EXPECT_EQ(printed.status, 2) << printed.err;
  EXPECT_TRUE(has(printed.out, "BAD  leetcode-example-1")) << printed.out;
  EXPECT_TRUE(has(printed.out, "the board has 8 rows, not 9")) << printed.out;
  EXPECT_TRUE(has(printed.out, "32 cases checked, 1 bad\n")) << printed.out;
}

TEST_F(CommandsLong, NamesABadProblemFileAndGoesOnWithTheOthers) {
  std::filesystem::copy(LEETJUDGE_TEST_DIR "/two_sum", folder.path(), std::filesystem::copy_options::recursive);
  folder.write("testcases/0002_bad.json", "{\"id\": 2,");
  for (const auto& [command, shown] :
       {std::pair{"list", "   1. Two Sum "}, {"", "1. Two Sum  hash_map "}, {"cases", "4 cases checked, 0 bad"}}) {
    const Printed printed = judge(std::string(command) + " --kit .");
    EXPECT_EQ(printed.status, 2) << command;
    EXPECT_TRUE(has(printed.out, shown)) << command << "\n" << printed.out;
    EXPECT_TRUE(has(printed.err, "judge: testcases/0002_bad.json:1:10: is not JSON")) << printed.err;
  }
  EXPECT_EQ(run_shell("LEETJUDGE_KIT=. \"$JUDGE\" completion -- list ''", folder.path()).out, "1\n2\n")
      << "no file is read for it";
  std::filesystem::remove(folder.path() / "testcases/0001_two_sum.json");
  expect_refused("--kit .", "testcases/0002_bad.json:1:10: is not JSON");
}

TEST_F(Commands, EndsWithTwoWhenTheLauncherCannotSetUp) {
  EXPECT_EQ(run_shell("'" LEETJUDGE_KIT_DIR "/harness/judge' list <&- >&- 2>&-", folder.path()).status, 2);
  const Printed printed =
      run_shell("LEETJUDGE_BUILD=/dev/null/x " LEETJUDGE_KIT_DIR "/harness/judge list", folder.path());
  EXPECT_EQ(printed.status, 2);
  EXPECT_TRUE(has(printed.err, "judge: cannot write in /dev/null/x")) << printed.err;
}

TEST_F(Commands, ListsAndHelps) {
  EXPECT_TRUE(has(judge("list").out, "  37. Sudoku Solver ")) << judge("list").out;
  EXPECT_TRUE(has(judge("list 37").out, "  fewest_candidates_miscounted\n"));
  for (const char* command : {"", "run", "cases", "solve", "list"}) {
    const Printed help = judge(std::string(command) + " --help");
    EXPECT_EQ(help.status, 0) << command;
    EXPECT_TRUE(!*command || has(help.out, "Example:")) << command;
  }
}

// A problem that exists in the tests only, without a line of C++ for it.
TEST_F(CommandsLong, JudgesAProblemThatIsOnlyJson) {
  const Printed printed = judge("1 --kit " LEETJUDGE_TEST_DIR "/two_sum --json out.json");
  EXPECT_EQ(printed.status, 1) << printed.err;
  const Json json = Json::parse(read_file(folder.path() / "out.json"));
  const Json& results = json["problems"][0]["results"];
  EXPECT_EQ(results[0]["solution"], "hash_map");
  EXPECT_EQ(results[0]["status_msg"], "Accepted");
  EXPECT_EQ(results[0]["total_correct"], 4);
  EXPECT_EQ(results[1]["status_msg"], "Wrong Answer");
  EXPECT_EQ(results[1]["cases"][1]["reason"], "answered [0,0], expected [1,2]");
  EXPECT_TRUE(has(printed.out, "given     nums = [3,2,4]\n            target = 6")) << printed.out;
}

TEST_F(Commands, NamesTheNearestWordOfWhatIsMistyped) {
  EXPECT_EQ(judge("wach 37").err, "judge: no command wach: did you mean watch?\n");
  EXPECT_TRUE(has(judge("37 scan --tim-limit 1").err, "judge: no option --tim-limit: did you mean --time-limit"));
  EXPECT_TRUE(has(judge("99999").err, "judge: no problem 99999: copy its page into a file, then "));
  EXPECT_TRUE(has(judge("help watch").out, "judge again on every save"));
  EXPECT_TRUE(has(judge("help").out, "SUBCOMMAND"));
  EXPECT_EQ(judge("help").status, 0);
}

TEST_F(Commands, RefusesAFileWhoseNameATerminalWouldObey) {
  folder.write("a\rb.cpp", test::valid("return true;"));
  const test::Printed printed = judge("36 \"$(printf 'a\\rb.cpp')\"");
  EXPECT_EQ(printed.status, 2);
  EXPECT_TRUE(has(printed.err, "a\\x0db.cpp: a file with")) << printed.err;
}

TEST_F(Commands, SaysWhatABaselineIsNot) {
  folder.write("no.json", "{\"id\": 1}");
  expect_refused("36 official --baseline no.json", "no.json: these are no results: it was not written with --json");
}

TEST_F(Commands, MakesTheFolderOfAKitAndNamesItAgain) {
  const test::Printed made = judge("new 36 mine --kit new/kit");
  EXPECT_EQ(made.status, 2) << made.out;  // it knows no problem yet
  EXPECT_TRUE(std::filesystem::is_directory(folder.path() / "new/kit/testcases"));
  std::filesystem::copy(std::filesystem::path(LEETJUDGE_KIT_DIR) / "testcases/0036_valid_sudoku.json",
                        folder.path() / "new/kit/testcases");
  EXPECT_TRUE(has(judge("new 36 mine --kit new/kit").out, "watch 36 mine --kit new/kit\n"));
  judge("new/kit/solutions --kit new/kit");
  EXPECT_TRUE(has(judge("list --unsolved --kit new/kit").out, "tried      Runtime Error 2"));
}

TEST_F(CommandsTwoSum, SaysThatAFileOfTheBaselineIsGone) {
  write_kit(good);
  judge("1 --kit kit --json before.json");
  std::filesystem::rename(folder.path() / "kit/solutions/0001_two_sum/hash_map.cpp", folder.path() / "gone.cpp");
  const Printed printed = judge("1 --kit kit --baseline before.json");
  EXPECT_TRUE(has(printed.out, "1. Two Sum, hash_map: the file is gone\n")) << printed.out << printed.err;
}

}  // namespace
}  // namespace leetjudge
