// Shards of a run, made and merged as users do it.
#include "compare/standing.hpp"
#include "report/report.hpp"
#include "results/json.hpp"
#include "support.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using test::run_shell;

class MergeTest : public testing::Test {
 protected:
  test::Printed judge(const std::string& arguments) { return run_shell("\"$JUDGE\" " + arguments, folder.path()); }
  // Everything but what a clock said.
  Json without_times(const std::string& file) {
    Json json = Json::parse(read_file(folder.path() / file));
    for (Json& problem : json["problems"]) {
      for (Json& result : problem["results"]) {
        result.erase("runtime_ms");
        result.erase("memory_kb");
        for (Json& one : result["cases"]) one.erase("runtime_ms");
      }
    }
    return json;
  }
  void expect_refused(const std::string& files, const std::string& part) {
    const test::Printed printed = judge("merge " + files);
    EXPECT_EQ(printed.status, 2);
    EXPECT_NE(printed.err.find(part), std::string::npos) << printed.err;
  }
  test::TemporaryFolder folder;
};

// Whoever wrote the file.
using MergeTestLong = MergeTest;  // takes seconds: only with harness/test -L long

TEST_F(MergeTest, SaysOfHowManyCasesChecksWereMade) {
  judge("36 official --case empty --case full-and-valid --shard 1/2 --json 1.json");
  judge("36 official --case empty --case full-and-valid --fast --shard 2/2 --json 2.json");
  const test::Printed merged = judge("merge 1.json 2.json --json merged.json");
  EXPECT_NE(merged.out.find(" 1/2 "), std::string::npos) << merged.out;
  EXPECT_EQ(without_times("merged.json")["problems"][0]["results"][0]["checks"], "not made");
}

// There are more shards than cases, and the last one has none.
TEST_F(MergeTest, TakesNoEmptyShardForAVerdict) {
  folder.write("broken.cpp", "class Solution { public: int x");
  for (const std::string name : {"broken.cpp", "official"}) {
    for (const std::string shard : {"1", "2", "3"}) {
      const std::string what = fmt::format("36 {} --case empty --case full-and-valid --fast ", name);
      const int status = judge(fmt::format("{} --shard {}/3 --json {}.json", what, shard, shard)).status;
      EXPECT_EQ(status, name == "broken.cpp" && shard != "3" ? 1 : 0) << name << " " << shard;
    }
    for (const std::string files : {"1.json 2.json 3.json", "3.json 2.json 1.json"}) {
      const test::Printed merged = judge("merge " + files);
      EXPECT_EQ(merged.out.find("  0/2 ") != std::string::npos, name == "broken.cpp") << merged.out;
      EXPECT_EQ(merged.status, name == "broken.cpp" ? 1 : 0) << merged.out;
      EXPECT_TRUE(contains(merged.out, name == "broken.cpp" ? "Compile Error" : "Accepted     2/2")) << merged.out;
    }
  }
  EXPECT_EQ(judge("36 official --case empty --fast --json whole.json").status, 0);
  EXPECT_EQ(judge("36 official --case empty --fast --shard 2/2 --baseline whole.json").status, 0);
  const test::Printed alone = judge("merge 3.json");
  EXPECT_EQ(alone.status, 2);
  EXPECT_TRUE(contains(alone.out, "Not Run")) << alone.out;
}

TEST_F(MergeTest, ShowsNothingThatATerminalObeys) {
  EXPECT_EQ(judge("36 optimized --case empty --json whole.json").status, 0);
  std::string text = read_file(folder.path() / "whole.json");
  for (const char* key : {"solution", "note", "name"}) {
    const std::string quoted = "\"" + std::string(key) + "\":";
    for (std::size_t at = 0; (at = text.find(quoted, at)) != std::string::npos;) {
      at = text.find('"', at + quoted.size()) + 1;
      text.insert(at, "\\u001b[2J\\u009b2J\\u202e");
    }
  }
  folder.write("whole.json", text);
  for (const std::string command : {"merge whole.json", "36 optimized --case empty --baseline whole.json"}) {
    const test::Printed printed = judge(command);
    const std::string all = printed.out + printed.err;
    EXPECT_EQ(all.find("\\x1b") != std::string::npos, command.starts_with("merge")) << all;
    for (const char* bad : {"\x1b[2J", "\u009b", "\u202e"}) EXPECT_EQ(all.find(bad), std::string::npos) << all;
  }
}

TEST_F(MergeTest, MakesOfShardsWhatOneRunReports) {
  folder.write("mine.cpp",
               "class Solution {\npublic:\n    bool isValidSudoku(vector<vector<char>>& board) {\n"
               "        cout << board[0][0];\n        return true;\n    }\n};\n");
  const std::string what = "36 optimized mine.cpp ";
  EXPECT_EQ(judge(what + "--json whole.json").status, 1);
  EXPECT_EQ(judge(what + "--shard 1/3 --json 1.json").status, 1);
  EXPECT_EQ(judge(what + "--shard 2/3 --json 2.json").status, 1);
  EXPECT_EQ(judge(what + "--shard 3/3 --json 3.json").status, 1);
  EXPECT_EQ(judge("merge 3.json 1.json 2.json --json merged.json").status, 1);
  EXPECT_TRUE(without_times("merged.json") == without_times("whole.json"));
  EXPECT_EQ(without_times("1.json")["problems"][0]["results"][0]["cases"].size(), 11u);

  const test::Printed over = judge("merge 1.json 2.json --json 1.json");
  EXPECT_NE(over.err.find("1.json: would be written over"), std::string::npos) << over.err;
  const test::Printed missing = judge("merge 1.json 2.json --json merged.json");
  EXPECT_EQ(missing.status, 2);
  EXPECT_EQ(without_times("merged.json")["partial"], "of 3 shards these are missing: 3");
  EXPECT_NE(missing.out.find("Partial: of 3 shards these are missing: 3."), std::string::npos) << missing.out;
  expect_refused("1.json 2.json 1.json", "1.json and another file both have a result of optimized on");
  expect_refused("1.json whole.json", "are not shards of one run");
  expect_refused("whole.json whole.json", "both have a result of optimized on");
  folder.write("broken.cpp", "class Solution {");
  EXPECT_EQ(judge("36 broken.cpp --json broken.json").status, 1);
  expect_refused("broken.json broken.json", "both have a result of broken on");
}

TEST_F(MergeTestLong, AddsUpTheRoundsOfShards) {
  const std::string what = "compare 36 --rounds 2 ";
  EXPECT_EQ(judge(what + "--shard 1/2 --json 1.json").status, 0);
  EXPECT_EQ(judge(what + "--shard 2/2 --json 2.json").status, 0);
  const test::Printed merged = judge("merge 1.json 2.json --json merged.json");
  EXPECT_EQ(merged.status, 0);
  EXPECT_EQ(merged.out.find("36. Valid Sudoku: 2 solutions, 32 cases, 2 rounds, seed 1"), 0u) << merged.out;
  const auto rounds = [&](const std::string& file) {
    return Json::parse(read_file(folder.path() / file))["problems"][0]["results"][0]["comparison"]["rounds_ms"];
  };
  for (int i = 0; i < 2; ++i)
    EXPECT_NEAR(rounds("merged.json")[i].get<double>(),
                rounds("1.json")[i].get<double>() + rounds("2.json")[i].get<double>(), 2e-6);
  EXPECT_EQ(judge("compare 36 official --rounds 2 --shard 2/2 --json other.json").status, 0);
  expect_refused("1.json other.json", "1.json and other.json are not shards of one run");
  EXPECT_EQ(judge("36 --shard 2/2 --json plain.json").status, 0);
  expect_refused("1.json plain.json", "plain.json: was not measured as another shard");
  EXPECT_EQ(judge(what + "--shard 2/2 --seed 5 --json 2.json").status, 0);
  expect_refused("1.json 2.json", "2.json: was not measured as another shard: another seed");
}

TEST_F(MergeTest, RefusesShardsOfOtherCases) {
  EXPECT_EQ(judge("36 official --shard 1/2 --json 1.json").status, 0);
  EXPECT_EQ(judge("36 official --case empty --case full-and-valid --shard 2/2 --json 2.json").status, 0);
  expect_refused("1.json 2.json", "are not shards of one run: other cases, other solutions");
}

// What fails only when it is called often is no reason to forget the times of others, and gets none itself.
TEST_F(MergeTestLong, KeepsTimesWhereOneFailedInBeingMeasured) {
  folder.write("tired.cpp",
               "int calls;\nclass Solution {\npublic:\n    bool isValidSudoku(vector<vector<char>>& board) {\n"
               "        if (board[0][0] == '5' && ++calls > 20) abort();\n        return true;\n    }\n};\n");
  const std::string what = "compare 36 official tired.cpp --rounds 2 --case empty --case leetcode-example-1 ";
  EXPECT_EQ(judge(what + "--json whole.json").status, 1);
  EXPECT_EQ(judge(what + "--shard 1/2 --json 1.json").status, 0);
  EXPECT_EQ(judge(what + "--shard 2/2 --json 2.json").status, 1);
  for (const char* files : {"whole.json", "1.json 2.json"}) {
    const test::Printed merged = judge(std::string("merge ") + files + " --json merged.json");
    EXPECT_EQ(merged.status, 1) << merged.err;
    const Json json = Json::parse(read_file(folder.path() / "merged.json"));
    const Json& results = json["problems"][0]["results"];
    EXPECT_EQ(json["problems"][0]["comparison"]["cases"], 2) << files;
    EXPECT_EQ(results[0]["comparison"]["rounds_ms"].size(), 2u) << files;
    EXPECT_EQ(results[1]["comparison"]["rounds_ms"].size(), 0u) << files;
    EXPECT_EQ(results[1]["status_msg"], "Runtime Error") << files;
  }
}

TEST_F(MergeTest, PutsRunsOfDifferentSolutionsTogether) {
  EXPECT_EQ(judge("37 bitmask --json a.json --no-counters").status, 0);
  EXPECT_EQ(judge("37 fewest_candidates --json b.json --no-counters").status, 0);
  EXPECT_EQ(judge("37 bitmask fewest_candidates --json whole.json --no-counters").status, 0);
  EXPECT_EQ(judge("merge a.json b.json --json merged.json").status, 0);
  EXPECT_TRUE(without_times("merged.json") == without_times("whole.json"));
}

// Files that are a problem of their own have no number.
TEST_F(MergeTest, KeepsTheInputsOfUnknownProblems) {
  folder.write("twice.cpp", "class Solution {\npublic:\n    int twice(int x, vector<int> v) { return 2 * x; }\n};\n");
  folder.write("hello.cpp", "class Solution {\npublic:\n    string hello(string s) { return s; }\n};\n");
  EXPECT_EQ(judge("twice.cpp --fast --input 'x = 2, v = [1]' --expect 4 --json a.json").status, 0);
  EXPECT_EQ(judge("hello.cpp --fast --input 's = \"a\"' --expect '\"a\"' --json b.json").status, 0);
  EXPECT_EQ(judge("merge a.json b.json --json merged.json").status, 0);
  const Json problems = Json::parse(read_file(folder.path() / "merged.json"))["problems"];
  ASSERT_EQ(problems.size(), 2u);
  EXPECT_EQ(problems[0]["results"][0]["cases"][0]["input"], (Json{{"s", "a"}}));
  EXPECT_EQ(problems[1]["results"][0]["cases"][0]["input"], (Json{{"x", 2}, {"v", {1}}}));
  const test::Printed other = judge("twice.cpp --fast --input 'x = 3, v = [1]' --expect 6 --baseline a.json");
  EXPECT_EQ(other.status, 2);
  EXPECT_TRUE(has(other.out, "or with another input")) << other.out;
}

TEST_F(MergeTest, ReadsBackWhatItWrote) {
  EXPECT_EQ(judge("compare 37 bitmask fewest_candidates --rounds 2 --json a.json").status, 0);
  const std::string text = read_file(folder.path() / "a.json");
  Report loaded = load_report(folder.path() / "a.json", test::shipped_kit());
  take_standings(loaded);
  EXPECT_TRUE(results_json(loaded) == text);
}

TEST_F(MergeTest, EndsForAnyNumberOfShards) {
  folder.write("one.json", R"({"compiler": "c", "processor": "p", "partial": "",
    "shard": {"index": 1, "count": 9223372036854775807, "of": ""}, "problems": []})");
  const test::Printed printed = run_shell("timeout 20 \"$JUDGE\" merge one.json", folder.path());
  EXPECT_NE(printed.status, 124) << printed.out << printed.err;
}

TEST_F(MergeTest, NamesThePlaceOfWhatIsNoResult) {
  folder.write(
      "x.json",
      R"({"compiler": "c", "processor": "p", "partial": "", "shard": null, "problems": [{"id": 37, "comparison": null, "results": [{"solution": "a", "status_code": 99}]}]})");
  expect_refused("x.json", "x.json#/problems/0/results/0: \"cases\" is missing");
  folder.write("x.json", "[]");
  expect_refused("x.json", "x.json#: \"compiler\" is missing");
  folder.write("x.json", "{");
  expect_refused("x.json", "x.json:1:2: is not JSON");
}

}  // namespace
}  // namespace leetjudge
