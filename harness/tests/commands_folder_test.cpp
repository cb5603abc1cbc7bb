// A folder of solutions: harness/judge DIR.
#include "commands_fixture.hpp"
#include "terminal.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

class CommandsFolder : public Commands {
 protected:
  CommandsFolder() {
    folder.write("mine/0036.Valid Sudoku/Solution.cpp", always(true));
    folder.write("mine/subsets.cpp",
                 "class Solution {\npublic:\n  vector<vector<int>> subsets(vector<int>& nums) {\n"
                 "    vector<vector<int>> all(1);\n    for (int one : nums)\n"
                 "      for (int i = all.size(); i-- > 0;) all.push_back(all[i]), all.back().push_back(one);\n"
                 "    return all;\n  }\n};\n");
    folder.write("mine/LC146.cpp", "class LRUCache { broken };\n");
    folder.write("mine/102.cpp", "class Other {\npublic:\n  int levels() { return 1; }\n};\n");
    folder.write("mine/helper.cpp", "int main() {}\n");
    folder.write("mine/.git/37.cpp", "");
  }
  static std::string always(bool answer) {
    return test::valid(std::string("    return ") + (answer ? "true;" : "false;"));
  }
  Json json(const std::string& file) { return Json::parse(read_file(folder.path() / file)); }
};

using CommandsFolderLong = CommandsFolder;  // takes seconds: only with harness/test -L long

TEST_F(CommandsFolder, JudgesWhatLiesBelowIt) {
  const test::Printed printed = judge("mine --fast --json out.json --html out.html --junit out.xml");
  EXPECT_EQ(printed.status, 1) << printed.err;
  EXPECT_TRUE(has(printed.out, "36. Valid Sudoku  0036.Valid Sudoku/Solution.cpp  Wrong Answer")) << printed.out;
  EXPECT_TRUE(has(printed.out, "1 of 3 Accepted · 1 Wrong Answer · 1 Compile Error · 2 files without a problem\n"))
      << printed.out;
  EXPECT_FALSE(has(printed.out, "78. Subsets")) << printed.out;
  EXPECT_FALSE(has(printed.out, " µs")) << printed.out;
  EXPECT_TRUE(has(printed.out,
                  "1 file: neither a comment (as \"// 53. Maximum Subarray\") nor its name tells a problem that is "
                  "known here: helper.cpp"));
  EXPECT_TRUE(has(printed.out, "\nMore problems: ") && has(printed.out, " add PATH, which is a page, or a clone of "))
      << printed.out;
  EXPECT_TRUE(
      has(printed.out, "1 file: its class has not the method of the problem that its name or comment tells: 102.cpp"))
      << printed.out;
  const std::string page = read_file(folder.path() / "out.html");
  EXPECT_TRUE(has(page, "1 of 3 Accepted · 1 Wrong Answer")) << page;
  EXPECT_TRUE(has(page, "holds ")) << "no finding";
  EXPECT_FALSE(has(page, "78. Subsets")) << page;
  const Json results = json("out.json");
  EXPECT_EQ(results["folder"]["without_problem"].size(), 2u);
  for (const Json& one : results["problems"][0]["results"][0]["cases"])
    EXPECT_EQ(one["input"].is_null(), one["status_code"] == 10) << "what was accepted is not held: " << one;
  EXPECT_TRUE(results["problems"][0]["results"][0]["runtime_ms"].is_null());
  EXPECT_FALSE(has(read_file(folder.path() / "out.xml"), "nan")) << "JUnit's readers want a number";
  const std::string all = judge("mine --fast --all").out;
  EXPECT_TRUE(has(all, "78. Subsets       subsets.cpp                     Accepted")) << all;
}

// What is never set is another number from run to run, and always the same one with sanitizers.
TEST_F(CommandsFolder, JudgesWhatTheCompilerWarnsOfWithoutSanitizersToo) {
  folder.write("unset/36.CPP",
               test::valid("    int best;\n    for (auto& row : board) best = max(best, int(row.size()));\n"
                           "    return best == 9;"));
  const test::Printed printed = judge("unset --json out.json");
  ASSERT_EQ(json("out.json")["problems"].size(), 1u) << printed.out << printed.err;
  EXPECT_TRUE(has(json("out.json")["problems"][0]["results"][0]["note"].get<std::string>(),
                  "variable 'best' may be uninitialized"))
      << printed.out;
}

// The compiler warns of no member, and the sanitizers fill the heap only, where the object lies beside them.
TEST_F(CommandsFolder, TellsAMemberThatIsNeverSet) {
  folder.write(
      "member/36.cpp",
      "class Solution {\n    int before[50];\n\npublic:\n    Solution() {}\n"
      "    bool isValidSudoku(vector<vector<char>>& board) {\n        set<string> seen;\n"
      "        for (int i = 0; i < 81; ++i) {\n            const int r = i / 9, c = i % 9;\n"
      "            const string one(1, board[r][c]);\n            if (one == \".\") continue;\n"
      "            if (!seen.insert(one + 'r' + to_string(r)).second || !seen.insert(one + 'c' + "
      "to_string(c)).second ||\n                !seen.insert(one + 'b' + to_string(r / 3 * 3 + c / 3)).second)\n"
      "                return false;\n        }\n        return before[40] == 0;\n    }\n};\n");
  const test::Printed printed = judge("member --all");
  EXPECT_EQ(printed.status, 1);
  EXPECT_TRUE(has(printed.out, "36.cpp    Wrong Answer")) << printed.out << printed.err;
}

// A name that no compiler can read, and a comment behind the mark that Windows' editors begin a file with.
TEST_F(CommandsFolder, LosesNoFileByAnother) {
  folder.write("odd/36/a\"quoted\".cpp", always(true));
  folder.write("odd/36/valid-sudoku.cpp", always(false));
  folder.write("odd/marked.cpp", "\xEF\xBB\xBF// https://leetcode.com/problems/valid-sudoku/\n" + always(false));
  folder.write("odd/36/isvalid.cpp", "// @lc app=leetcode id=36 lang=cpp\n" + always(true));
  const test::Printed printed = judge("odd --fast --all");
  EXPECT_EQ(printed.status, 2) << printed.out;
  EXPECT_TRUE(has(printed.out, "36/isvalid.cpp") && has(printed.out, "36/valid-sudoku.cpp") &&
              has(printed.out, "  marked.cpp"))
      << printed.out;
  EXPECT_TRUE(has(printed.err, "a file with a double quote")) << printed.err;
}

TEST_F(CommandsFolder, LosesNoFileByALinkToItself) {
  std::filesystem::create_symlink("self.cpp", folder.path() / "mine/self.cpp");
  const test::Printed printed = judge("mine --fast");
  EXPECT_EQ(printed.status, 2);
  EXPECT_TRUE(has(printed.out, "1 of 3 Accepted")) << printed.out << printed.err;
  EXPECT_TRUE(has(printed.err, "self.cpp: ")) << printed.err;
}

TEST_F(CommandsFolder, TellsOnATerminalWhatIsWrongAsSoonAsThatIsKnown) {
  test::Terminal terminal({LEETJUDGE_JUDGE, "mine", "--fast"}, folder.path());
  EXPECT_TRUE(terminal.shows("36. Valid Sudoku, 0036.Valid Sudoku/Solution.cpp: Wrong Answer\r\n"))
      << terminal.printed();
  EXPECT_TRUE(terminal.shows("1 of 3 Accepted")) << terminal.printed();
  EXPECT_EQ(terminal.status(), 1);
}

TEST_F(CommandsFolder, IsNotDoneWhereNothingWasJudged) {
  folder.write("other/helper.cpp", "int main() {}\n");
  const test::Printed printed = judge("other");
  EXPECT_EQ(printed.status, 2) << printed.out;
  EXPECT_TRUE(has(printed.out, "0 of 0 Accepted · 1 file without a problem")) << printed.out;
}

// Which text the verdict is of is not sure then.
TEST_F(CommandsFolderLong, KeepsNoVerdictOfAFileThatWasSavedMeanwhile) {
  const std::string text = test::valid(
      "    static bool first = true;\n    for (volatile long n = 0; first && n < 1'500'000'000; n = n + 1) {}\n"
      "    first = false;\n    return true;");
  folder.write("saved/36.cpp", text);
  test::run_shell("(sleep 0.7; echo '// saved' >> saved/36.cpp) & \"$JUDGE\" saved --fast; wait", folder.path());
  EXPECT_TRUE(read_file(folder.path() / "saved/36.cpp").ends_with("// saved\n"));
  folder.write("saved/36.cpp", text);
  EXPECT_FALSE(has(judge("saved --fast").out, "unchanged"));
  EXPECT_TRUE(has(judge("saved --fast").out, "1 of them unchanged"));
}

TEST_F(CommandsFolder, WhatHasNoProblemIsNoFailure) {
  std::filesystem::remove_all(folder.path() / "mine/0036.Valid Sudoku");
  std::filesystem::remove(folder.path() / "mine/LC146.cpp");
  EXPECT_EQ(judge("mine --fast").status, 0);
  EXPECT_EQ(judge("run mine/helper.cpp mine --fast").status, 2);  // not a folder
  std::filesystem::create_directory(folder.path() / "nothing");
  const test::Printed empty = judge("nothing mine --fast");
  EXPECT_EQ(empty.status, 2);
  EXPECT_TRUE(has(empty.err, "nothing: there is no C++ file in it\n")) << empty.err;
  EXPECT_EQ(judge("mine --fast --case empty").status, 2);
  std::filesystem::create_directory(folder.path() / "none");
  EXPECT_TRUE(has(judge("none").err, "there is no C++ file in it"));
}

TEST_F(CommandsFolder, DoesNotJudgeAgainWhatIsUnchanged) {
  const std::string unchanged = " unchanged and not judged again";
  EXPECT_FALSE(has(judge("mine --fast").out, unchanged));
  const test::Printed again = judge("mine --fast --json old.json");
  EXPECT_EQ(again.status, 1);
  EXPECT_TRUE(has(again.out, "3 of them" + unchanged)) << again.out;
  EXPECT_TRUE(has(again.out, "1 of 3 Accepted · 1 Wrong Answer · 1 Compile Error")) << again.out;
  const test::Printed quick = judge("mine --fast --all");  // of whose problems nothing but their names is read
  EXPECT_EQ(quick.status, 1);
  EXPECT_TRUE(has(quick.out, "3 of them" + unchanged)) << quick.out;
  EXPECT_TRUE(has(quick.out, "1 of 3 Accepted · 1 Wrong Answer · 1 Compile Error")) << quick.out;
  const std::string made_anew = judge("mine --fast --all --again").out;
  EXPECT_FALSE(has(made_anew, unchanged));
  EXPECT_EQ(quick.out.substr(0, quick.out.find("\n\n")), made_anew.substr(0, made_anew.find("\n\n")));
  EXPECT_FALSE(has(judge("mine --fast --time-limit 3s").out, unchanged));
  folder.write("mine/0036.Valid Sudoku/Solution.cpp", always(false));
  EXPECT_TRUE(has(judge("mine --fast").out, "2 of them" + unchanged));
}

TEST_F(CommandsFolder, NamesPlacesAsSeenFromHereAndSolutionsAlikeFromEverywhere) {
  const auto first = [&](const std::string& from, const std::string& paths) {
    const test::Printed printed =
        test::run_shell(fmt::format("cd {} && \"$JUDGE\" {} --fast --json out.json", from, paths), folder.path());
    EXPECT_EQ(printed.status, 1) << printed.err;
    return Json::parse(read_file(folder.path() / from / "out.json"))["problems"][0]["results"][0];
  };
  const auto text = [](const Json& result) {
    return result["note"].get<std::string>() + result["compile_error"].dump();
  };
  folder.write("far/146.cpp", "class LRUCache { broken };\n");
  folder.write("other/helper.cpp", "int main() {}\n");
  EXPECT_TRUE(has(text(first(".", "far")), "far/146.cpp:1:")) << first(".", "far");
  EXPECT_TRUE(has(text(first("other", "../far")), "../far/146.cpp:1:")) << first("other", "../far");
  EXPECT_EQ(first(".", "far other")["solution"], "far/146.cpp");
  EXPECT_EQ(first("other", "../far ../other/")["solution"], "far/146.cpp");
}

TEST_F(CommandsFolder, AChangedProblemIsJudgedAgain) {
  const std::filesystem::path kit = folder.path() / "kit/testcases";
  std::filesystem::create_directories(kit);
  const std::string file = read_file(LEETJUDGE_KIT_DIR "/testcases/0036_valid_sudoku.json");
  write_file(kit / "0036_valid_sudoku.json", file);
  judge("mine --fast --kit kit");
  EXPECT_TRUE(has(judge("mine --fast --kit kit").out, "1 of them unchanged"));
  write_file(kit / "0036_valid_sudoku.json", file + "\n");
  EXPECT_FALSE(has(judge("mine --fast --kit kit").out, "unchanged"));
  Json subsets = Json::parse(read_file(LEETJUDGE_KIT_DIR "/testcases/0078_subsets.json"));
  subsets["cases"].erase(2);
  write_file(kit / "0078_subsets.json", subsets.dump());
  EXPECT_TRUE(has(judge("mine --fast --kit kit").out, "1 Accepted on the page's examples only: "));
  EXPECT_TRUE(has(judge("mine --fast --kit kit").out, "1 Accepted on the page's examples only: "));  // once more
}

TEST_F(CommandsFolder, KeepsWhatWasJudgedBeforeItWasInterrupted) {
  folder.write("mine/36_endless.cpp", test::valid("    volatile long i = 0;\n    for (;;) ++i;"));
  const std::string until_it_runs =
      "for i in $(seq 600); do grep -aqs '36_endless-[^/]*/host' /proc/[0-9]*/cmdline && break; sleep 0.1; done; ";
  const test::Printed printed = judge("mine --fast --jobs 1 --time-limit 100s --json old.json & p=$!; " +
                                      until_it_runs + "kill -TERM $p; wait $p");
  EXPECT_EQ(printed.status, 128 + 15) << printed.err;
  EXPECT_TRUE(has(printed.out, "0 of 1 Accepted · 1 Wrong Answer")) << printed.out;
  EXPECT_TRUE(has(printed.out, "Partial: interrupted, 4 not judged; the same command goes on there.")) << printed.out;
  EXPECT_EQ(json("old.json")["problems"].size(), 1u);
  std::filesystem::remove(folder.path() / "mine/36_endless.cpp");
  const test::Printed rest = judge("mine --fast --time-limit 100s");
  EXPECT_TRUE(has(rest.out, "1 of 3 Accepted · 1 Wrong Answer · 1 Compile Error")) << rest.out;
  EXPECT_TRUE(has(rest.out, "1 of them unchanged and not judged again")) << rest.out;
}

}  // namespace
}  // namespace leetjudge
