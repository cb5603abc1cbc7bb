// Every command that README shows does what README says. A command that is new there needs a row here.
#include <filesystem>
#include <map>

#include "support.hpp"
#include "util/files.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;

const std::string page =
    "217. Contains Duplicate\nEasy\n\nSay whether a number stands in nums twice.\n\nExample 1:\nInput: nums = "
    "[1,2,3,1]\n"
    "Output: true\n\nExample 2:\nInput: nums = [1,2,3,4]\nOutput: false\n\nConstraints:\n1 <= nums.length <= 10^5\n"
    "-10^9 <= nums[i] <= 10^9\n\nTopics\nArray\nHash Table\n\nclass Solution {\npublic:\n"
    "    bool containsDuplicate(vector<int>& nums) {\n        \n    }\n};\n";

// The lines of README that a user is to type, without what stands behind them in their line.
std::vector<std::string> shown_commands() {
  const std::string text = read_file(LEETJUDGE_KIT_DIR "/README.md");
  std::vector<std::string> commands;
  for (std::string_view line : split_lines(text)) {
    if (!line.starts_with("    ") && !line.starts_with("$ ")) continue;
    line = trim(line.substr(line.starts_with("$ ") ? 2 : 4));
    line = line.substr(0, line.find("   "));
    if (line.starts_with("harness/") || line.starts_with("git clone")) commands.emplace_back(line);
  }
  return commands;
}

class ReadmeLong : public testing::Test {
 protected:
  ReadmeLong() {
    for (const char* part : {"solutions", "testcases"})
      fs::copy(fs::path(LEETJUDGE_KIT_DIR) / part, folder.path() / part, fs::copy_options::recursive);
    folder.write(
        "mine.cpp",
        "class Solution {\npublic:\n    void solveSudoku(vector<vector<char>>& board) { board[0][2] = '4'; }\n};\n");
    folder.write("two-sum.cpp", "// https://leetcode.com/problems/two-sum/\n" +
                                    read_file(LEETJUDGE_KIT_DIR "/solutions/0001_two_sum/hash_map.cpp"));
    folder.write("page.txt", page);
    folder.write("doocs-leetcode/0217/README_EN.md",
                 "# [217. Contains Duplicate](https://leetcode.com/problems/contains-duplicate)\n\n" +
                     page.substr(page.find("Say")));
    folder.write(
        "openleetcode/tests/1. one/manifest.yaml",
        "entry:\n  id: 9001\n  title: some\n  params:\n    x: {type: int}\n  call: {cpp: \"Solution().f({x})\"}\n"
        "judge: {type: exact}\nlimits: {time_ms: 1000, memory_mb: 256}\nseed: 7\ntests:\n"
        "  - {name: one, in: {x: 1}, out: 2}\n");
    folder.write("openleetcode/tests/1. one/sol.cpp",
                 "class Solution {\npublic:\n    int f(int x) { return x + 1; }\n};\n");
  }
  test::Printed run(const std::string& command) {
    return test::run_shell(
        "export LEETJUDGE_KIT=\"$PWD\" HOME=\"$PWD\"; " +
            replaced(replaced(command, "harness/judge", "\"$JUDGE\""), "git clone https:", "true https:"),
        folder.path());
  }
  test::TemporaryFolder folder;
};

TEST_F(ReadmeLong, ShowsOnlyCommandsThatDoWhatItSays) {
  // What is added to a command that would go on for ever, and what it then says.
  struct Row {
    std::string command, more, says;
    int status = 0;
  };
  const std::vector<Row> rows = {
      {"harness/judge 1", "", "1. Two Sum  hash_map  Accepted   17/17"},
      {"harness/judge", "", "37. Sudoku Solver                       bitmask                       Accepted     6/6"},
      {"git clone https://github.com/therepanic/openleetcode && harness/judge add openleetcode", "", "1 problem new"},
      {"harness/judge 37 mine.cpp", "", "mine.cpp:3:10: error: Wrong Answer on case leetcode-example", 1},
      {"harness/judge init ~/leetcode", "", "export PATH="},
      {"harness/judge new 1 mine", "", "solutions/0001_two_sum/mine.cpp\n"},
      {"harness/judge watch 1 mine", " & sleep 9; kill $!", "Runtime Error"},
      {"harness/judge hint 1", "", "Hint 1 of 2: "},
      {"harness/judge stress 1 mine", "", "Runtime Error", 1},
      {"harness/judge debug 1 mine", " --build-only", "case: leetcode-example-1"},
      {"harness/judge list --unsolved", "", "   1. Two Sum"},
      {"harness/judge review", "", "nothing was Accepted yet"},
      {"harness/judge compare 37", " --rounds 2", "Against the fastest\nsimd "},
      {"harness/judge grow 1 pairs hash_map", "", "1. Two Sum, pairs\n  time O(n²), space O(1) with n = nums.length"},
      {"harness/judge add page.txt", "",
       "0217_contains_duplicate.json\n217. Contains Duplicate: 2 cases, 2 constraints\n"},
      {"harness/judge two-sum.cpp", "", "1. Two Sum  two-sum   Accepted   17/17"},
      {"harness/judge two-sum.cpp --input 'nums = [2,7], target = 9' --expect '[0,1]'", "", "Accepted     1/1"},
      {"harness/judge stress 1 two-sum.cpp --reference pairs", " --for 2s", "17 of its own"},
      {"harness/judge add ~/doocs-leetcode", "", "problem"},
  };
  std::vector<std::string> left = shown_commands();
  std::erase_if(left, [](const std::string& one) { return one.starts_with("harness/test"); });  // which runs this
  for (const auto& [command, more, says, status] : rows) {
    EXPECT_EQ(std::erase(left, command), 1u) << command << " is not in README";
    const test::Printed printed = run(command + more);
    EXPECT_TRUE(has(replaced(printed.out, "\n\n", "\n"), says)) << command << "\n" << printed.out << printed.err;
    EXPECT_EQ(printed.status, status) << command << "\n" << printed.err;
  }
  EXPECT_TRUE(left.empty()) << left.front() << " is in README, and in no row";
}

TEST_F(ReadmeLong, HasAWorkflowThatJudgesAFolderAndComparesWithABaseline) {
  const std::string text = read_file(LEETJUDGE_KIT_DIR "/harness/docs/ci.yml");
  const std::size_t begin = text.find("- run: ") + 7;
  const std::string command = "SOLUTIONS=mine; " + replaced(text.substr(begin, text.find('\n', begin) - begin),
                                                            "leetjudge/harness/judge", "harness/judge");
  fs::create_directory(folder.path() / "mine");
  fs::rename(folder.path() / "mine.cpp", folder.path() / "mine/0037.cpp");
  fs::rename(folder.path() / "two-sum.cpp", folder.path() / "mine/two-sum.cpp");
  EXPECT_EQ(run(command).status, 1);
  EXPECT_TRUE(has(read_file(folder.path() / "results.xml"), "<testsuite"));
  fs::rename(folder.path() / "results.json", folder.path() / "baseline.json");
  const test::Printed again = run(command);
  EXPECT_EQ(again.status, 0) << again.out << again.err;
  EXPECT_TRUE(has(again.out, "1 of 2 Accepted")) << again.out;
}

}  // namespace
}  // namespace leetjudge
