// Comparing, sampling, shards and formats, by the command line.
#include "commands_fixture.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using test::Printed;

using CommandsLong = Commands;  // takes seconds: only with harness/test -L long

TEST_F(CommandsLong, ComparesOnALargeInputAsWell) {
  const std::string pairs = read_file(LEETJUDGE_KIT_DIR "/solutions/0001_two_sum/pairs.cpp");
  const auto last_line = [&](const std::string& solutions) {
    const std::string out = judge("compare 1 " + solutions + " --rounds 2 --fast").out;
    return out.substr(out.rfind('\n', out.size() - 2) + 1);
  };
  const std::string line = last_line("pairs hash_map");
  EXPECT_TRUE(line.starts_with("hash_map is ")) << line;
  EXPECT_TRUE(has(line, " times faster than pairs at nums.length = 10,000; ")) << line;
  const std::string large = "if (nums.size() > 100) ";
  const auto changed = [&](const std::string& words) {
    return replaced(pairs, "for (int i", large + words + "\n        for (int i");
  };
  folder.write("crash.cpp", changed("abort();"));
  folder.write("wrong.cpp", changed("return {0, 1};"));
  EXPECT_EQ(last_line("hash_map crash.cpp"), "crash gets Runtime Error at nums.length = 10,000.\n");
  EXPECT_EQ(last_line("hash_map wrong.cpp"), "wrong answers otherwise than hash_map at nums.length = 10,000.\n");
  folder.write("slow.cpp", changed("for (volatile long k = 0; nums.size() > 3000; k = k + 1) {}"));
  const std::string halved = last_line("hash_map slow.cpp");
  EXPECT_TRUE(has(halved, " at nums.length = 2,50")) << halved;
  EXPECT_FALSE(has(last_line("hash_map pairs --case zeros"), "nums.length"));
}

TEST_F(CommandsLong, ComparesWithAnEarlierRun) {
  const auto write = [&](const std::string& condition) {
    folder.write("mine.cpp",
                 "class Solution {\npublic:\n    bool isValidSudoku(vector<vector<char>>& board) {\n        "
                 "for (int i = 0; i < " +
                     condition +
                     "; ++i) touch(board);\n        return board[0][0] == '5';\n"
                     "    }\n    __attribute__((noinline)) void touch(vector<vector<char>>& board) { seen += "
                     "board[0][0]; }\n"
                     "    int seen = 0;\n};\n");
  };
  write("10");
  EXPECT_EQ(judge("36 mine.cpp --case leetcode-example-1 --counters --json old.json").status, 0);
  EXPECT_EQ(judge("36 mine.cpp --case leetcode-example-1 --counters --baseline old.json").status, 0);
  write("11");
  const Printed worse = judge("36 mine.cpp --case leetcode-example-1 --counters --baseline old.json");
  EXPECT_EQ(worse.status, 1);
  EXPECT_TRUE(has(worse.out, "Worse than old.json:\n")) << worse.out;
  EXPECT_TRUE(has(worse.out, "mine, case leetcode-example-1: steps ")) << worse.out;
  write("9");
  const Printed better = judge("36 mine.cpp --case leetcode-example-1 --counters --baseline old.json");
  EXPECT_EQ(better.status, 0);
  EXPECT_TRUE(has(better.out, "Better than old.json:\n")) << better.out;
  const std::string compared = "compare 36 mine.cpp --case leetcode-example-1 --fast --rounds 3 --baseline old.json";
  EXPECT_EQ(judge(compared).status, 0);
  expect_refused("36 mine.cpp --baseline nowhere.json", "nowhere.json");
  expect_refused("compare", "PROBLEM is required (harness/judge compare --help)");
}

TEST_F(CommandsLong, FailsOnRegressionsAlone) {
  folder.write("wrong.cpp", test::valid("return true;"));
  folder.write("other.cpp", test::valid("return false;"));
  folder.write("broken.cpp", "class Solution {");
  EXPECT_EQ(judge("36 wrong.cpp other.cpp broken.cpp --json old.json").status, 1);
  EXPECT_EQ(judge("36 wrong.cpp --baseline old.json").status, 0);
  EXPECT_EQ(judge("36 broken.cpp --baseline old.json").status, 0);
  folder.write("wrong.cpp", test::valid("return false;"));
  EXPECT_EQ(judge("36 wrong.cpp --baseline old.json").status, 1);
  folder.write("other.cpp", "class Solution {");
  const Printed broken = judge("36 other.cpp --baseline old.json");
  EXPECT_EQ(broken.status, 1) << broken.err;
  EXPECT_TRUE(has(broken.out, "other: Wrong Answer → Compile Error")) << broken.out;
}

// Of a kit with two solutions and two cases, and its results.
TEST_F(CommandsLong, MissesWhatWasAskedForAndDidNotRun) {
  const std::string head =
      R"({"id": 2, "title": "Negate", "stub": "class Solution {\npublic:\n    int negate(int x) {}\n};", "limits": {"time_ms": 1000, "memory_mb": 64}, "cases": [)";
  const std::string one = R"({"name": "one", "input": {"x": 1}, "expected": -1})";
  const std::string two = R"({"name": "two", "input": {"x": 2}, "expected": -2})";
  const std::string code = "class Solution {\npublic:\n    int negate(int x) { return -x; }\n};\n";
  folder.write("kit/testcases/0002_negate.json", head + one + "," + two + "]}");
  folder.write("kit/solutions/0002_negate/a.cpp", code);
  folder.write("kit/solutions/0002_negate/b.cpp", code);
  const auto status = [&](const std::string& arguments) {
    return judge(arguments + " --kit kit --baseline all.json").status;
  };
  EXPECT_EQ(judge("--kit kit --json all.json").status, 0);
  for (const char* part : {"", "2 a", "2 --case two", "2 a --case one"}) EXPECT_EQ(status(part), 0) << part;
  std::filesystem::remove(folder.path() / "kit/solutions/0002_negate/b.cpp");
  const Printed lacking = judge("--kit kit --baseline all.json");
  EXPECT_EQ(lacking.status, 1);
  EXPECT_TRUE(has(lacking.out, "Worse than all.json:\n  2. Negate, b: the file is gone")) << lacking.out;
  EXPECT_EQ(status("2 a"), 0);
  EXPECT_EQ(status("2 --case one"), 1);
  folder.write("kit/testcases/0002_negate.json", head + one + "]}");
  EXPECT_EQ(status("2 a"), 0);
  const auto solutions = folder.path() / "kit/solutions/0002_negate";
  std::filesystem::rename(solutions / "a.cpp", solutions / "c.cpp");
  EXPECT_EQ(status("2"), 1);  // though nothing is left to compare
}

TEST_F(Commands, RefusesWhatNoOptionTakes) {
  expect_refused("compare 36 --seed -1", "--seed");
  expect_refused("compare 36 --seed 18446744073709551616", "--seed");
  expect_refused("36 --failures -1", "--failures");
  expect_refused("36 --junit - --html -", "only one format can be written to standard output");
  expect_refused("36 --html no/such/out.html", "there is no folder no/such");
}

TEST_F(CommandsLong, WritesEveryFormat) {
  const Printed printed = judge(
      "compare 37 bitmask scan --case leetcode-example --rounds 2 "
      "--junit a.xml --html a.html");
  EXPECT_EQ(printed.status, 0) << printed.err;
  EXPECT_TRUE(has(printed.out, "37. Sudoku Solver: 2 solutions, case leetcode-example, 2 rounds, seed 1"))
      << printed.out;
  EXPECT_TRUE(has(read_file(folder.path() / "a.xml"), "<testsuites>"));
  EXPECT_TRUE(has(read_file(folder.path() / "a.html"), "</html>"));
}

TEST_F(CommandsLong, MeasuresAMethodWithoutParameters) {
  folder.write(
      "kit/testcases/0002_answer.json",
      R"({"id": 2, "title": "Answer", "stub": "class Solution {\npublic:\n    int answer() {}\n};", "limits": {"time_ms": 1000, "memory_mb": 64},
                   "cases": [{"name": "only", "input": {}, "expected": 42}]})");
  folder.write("kit/solutions/0002_answer/one.cpp", "class Solution {\npublic:\n    int answer() { return 42; }\n};\n");
  const Printed printed = judge("compare 2 --kit kit --rounds 2");
  EXPECT_EQ(printed.status, 0) << printed.out << printed.err;
  EXPECT_TRUE(has(printed.out, "fastest")) << printed.out;
}

TEST_F(Commands, WritesResultsOverNothingElse) {
  folder.write("mine.cpp", test::valid("return true;"));
  folder.write("p.txt", std::string(81, '.') + "\n");
  folder.write("util.h", "// mine");
  const std::string one =
      R"({"id": 2, "title": "One", "stub": "class Solution {\npublic:\n    int one() {}\n};", "limits": {"time_ms": 1000, "memory_mb": 64},
      "cases": [{"name": "only", "input": {}, "expected": 1}]})";
  folder.write("kit/testcases/0002_one.json", one);
  folder.write("kit/solutions/0002_one/one.cpp", "class Solution {\npublic:\n    int one() { return 1; }\n};\n");
  const auto refused = [&](const std::string& arguments, const char* words = ": would be written over") {
    const Printed printed = judge(arguments);
    EXPECT_EQ(printed.status, 2) << arguments;
    EXPECT_TRUE(has(printed.err, words)) << printed.err;
  };
  refused("36 mine.cpp --json ./mine.cpp");
  refused("37 --json mine.cpp");
  refused("37 scan --cases p.txt --junit p.txt");
  refused("36 official --json same --html same");
  refused("36 official --json util.h");
  for (const char* verb : {"2 --json", "2 --html", "compare 2 --json", "grow 2 --json"})
    refused(std::string(verb) + " kit/testcases/0002_one.json --kit kit", ": results do not go among problems");
  EXPECT_EQ(read_file(folder.path() / "kit/testcases/0002_one.json"), one);
  EXPECT_EQ(judge("36 official --fast --json b.json").status, 0);
  const std::string before = read_file(folder.path() / "b.json");
  refused("37 scan --fast --baseline b.json --html b.html", "holds nothing that could be compared");
  EXPECT_TRUE(has(read_file(folder.path() / "b.html"), "scan"));
  folder.write("always.cpp",
               "class Solution { public: bool isValidSudoku(vector<vector<char>>& b) { return true; } };");
  EXPECT_EQ(judge("36 always.cpp --fast --baseline b.json").status, 1);  // it fails, and is not in it
  EXPECT_EQ(read_file(folder.path() / "b.json"), before);
  EXPECT_EQ(judge("36 official --json /dev/null --html /dev/null").status, 0);
  for (const char* format : {"json", "html"})
    refused(fmt::format("36 official --fast --baseline b.json --{} b.json", format));
  EXPECT_EQ(judge("36 mine.cpp --fast --json mine.json").status, 1);
  EXPECT_EQ(judge("36 mine.cpp --fast --baseline mine.json").status, 0);
  EXPECT_EQ(judge("36 mine.cpp official --fast --baseline b.json").status, 1);  // it is not in it
}

TEST_F(Commands, JudgesOnThoughResultsCannotBeSaved) {
  if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "no /dev/full";
  const Printed printed = judge("36 official optimized --json /dev/full --html a.html");
  EXPECT_EQ(printed.status, 2);
  EXPECT_TRUE(has(printed.out, "36. Valid Sudoku  optimized  Accepted")) << printed.out;
  EXPECT_TRUE(has(read_file(folder.path() / "a.html"), "optimized"));
  EXPECT_TRUE(has(printed.err, "/dev/full")) << printed.err;
}

TEST_F(CommandsLong, TellsOfAnswersThatAreKept) {
  folder.write("keeps.cpp",
               "class Solution {\n    static inline map<vector<vector<char>>, int> known;\npublic:\n"
               "    bool isValidSudoku(vector<vector<char>>& board) {\n"
               "        int& answer = known[board];\n"
               "        for (int i = 0; !answer && i < 5000; ++i) touch(board);\n"
               "        return answer = 1;\n    }\n"
               "    __attribute__((noinline)) void touch(vector<vector<char>>& board) { seen += board[0][0]; }\n"
               "    int seen = 0;\n};\n");
  const Printed kept = judge("compare 36 keeps.cpp --case empty --rounds 2 --html a.html");
  EXPECT_TRUE(has(read_file(folder.path() / "a.html"), "keeps: keeps something between calls"));
  EXPECT_TRUE(has(kept.out, "keeps: keeps something between calls")) << kept.out;
  const Printed none = judge("compare 36 optimized --case empty --rounds 2");
  EXPECT_FALSE(has(none.out, "keeps something")) << none.out;
}

}  // namespace
}  // namespace leetjudge
