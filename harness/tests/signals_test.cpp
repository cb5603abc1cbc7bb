// The judge is ended at any moment by any signal: no process stays, no half of a file.
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <thread>

#include "sandbox/child.hpp"
#include "support.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

// Within two minutes: a judge on a cache of its own has much to compile first.
bool becomes_true(const std::function<bool()>& condition) {
  for (int i = 0; i < 12000; ++i) {
    if (condition()) return true;
    std::this_thread::sleep_for(10ms);
  }
  return false;
}

// A judge on its own cache, whose name is in the command line of every process that it starts.
class JudgeSignals : public testing::TestWithParam<int> {
 protected:
  // Starts it on `code` and ends it by the signal as soon as a process runs with `part` in its command line, or at
  // that line's end.
  void end_while_running(const std::string& code, const std::string& part, bool at_end) {
    const int signal = GetParam();
    const Solution mine = test::solution_of(folder, code);
    const std::string mark = (folder.path() / "cache").string();
    ChildSetup setup;
    setup.arguments = {LEETJUDGE_JUDGE, "36", mine.file, "--time-limit", "1000s", "--json", folder.path() / "out.json"};
    setup.environment = test::environment();
    std::erase_if(setup.environment, [](const std::string& one) { return one.starts_with("LEETJUDGE_CACHE="); });
    setup.environment.push_back("LEETJUDGE_CACHE=" + mark);  // in the command line the mark is looked for
    Child judge(setup);
    ASSERT_TRUE(becomes_true([&] {
      for (const std::string& command : test::processes_with(mark)) {
        const bool there = at_end ? command.ends_with(part) : command.find(part) != std::string::npos;
        if (there && !command.starts_with(LEETJUDGE_JUDGE)) return true;
      }
      return false;
    })) << "nothing was started";
    std::this_thread::sleep_for(100ms);
    kill(judge.pid(), signal);
    EXPECT_EQ(describe(judge.wait()), describe(Ending{true, signal}));
    EXPECT_TRUE(becomes_true([&] { return test::processes_with(mark).empty(); }))
        << testing::PrintToString(test::processes_with(mark));
    const fs::path results = folder.path() / "out.json";
    EXPECT_EQ(fs::exists(results), signal != SIGKILL);
    if (signal != SIGKILL) {
      EXPECT_NE(read_file(results).find("\"partial\":\"interrupted\""), std::string::npos);
    }
  }
  test::TemporaryFolder folder;
};

const std::string busy =
    "#include <unistd.h>\nclass Solution {\npublic:\n    bool isValidSudoku(vector<vector<char>>&) {\n"
    "        setsid();\n        thread([] { for (;;) {} }).join();\n        return true;\n    }\n};\n";

TEST_P(JudgeSignals, LeaveNoSolutionRunning) { end_while_running(busy, "/host ", true); }

TEST_P(JudgeSignals, LeaveNoCompilerRunning) {
  end_while_running(
      "template <int N, long M> struct Tree { static constexpr long v = Tree<N - 1, 2 * M>::v + "
      "Tree<N - 1, 2 * M + 1>::v; };\ntemplate <long M> struct Tree<0, M> { static constexpr long v = M; };\n"
      "long n = Tree<28, 1>::v;\n",
      "mine.cpp", false);
}

INSTANTIATE_TEST_SUITE_P(Everywhere, JudgeSignals, testing::Values(SIGINT, SIGTERM, SIGKILL),
                         [](const testing::TestParamInfo<int>& one) { return sigabbrev_np(one.param); });

// While the second problem's solution compiles, which never ends.
TEST(JudgeInterrupted, KeepsTheVerdictsOfProblemsBefore) {
  const test::TemporaryFolder folder;
  fs::copy(LEETJUDGE_TEST_DIR "/two_sum", folder.path(), fs::copy_options::recursive);
  fs::copy(LEETJUDGE_KIT_DIR "/testcases/0036_valid_sudoku.json", folder.path() / "testcases");
  folder.write("solutions/0036_valid_sudoku/endless.cpp",
               "template <int N, long M> struct Tree { static constexpr long v = Tree<N - 1, 2 * M>::v + "
               "Tree<N - 1, 2 * M + 1>::v; };\ntemplate <long M> struct Tree<0, M> { static constexpr long v = M; };\n"
               "long n = Tree<28, 1>::v;\n");
  ChildSetup setup;
  setup.arguments = {LEETJUDGE_JUDGE, "--kit", folder.path(), "--json", folder.path() / "out.json"};
  setup.environment = test::environment();
  Child judge(setup);
  ASSERT_TRUE(becomes_true([] { return !test::processes_with("endless.cpp").empty(); }));
  kill(judge.pid(), SIGINT);
  EXPECT_EQ(describe(judge.wait()), describe(Ending{true, SIGINT}));
  const std::string results = read_file(folder.path() / "out.json");
  EXPECT_NE(results.find("\"partial\":\"interrupted\""), std::string::npos);
  EXPECT_NE(results.find("\"title\":\"Two Sum\""), std::string::npos) << results.substr(0, 2000);
}

// Ctrl-Z, and on: time in which the judge was stopped is not the solution's.
TEST(JudgeStopped, TakesNoTimeOfItsOwnForTheSolutions) {
  const test::TemporaryFolder folder;
  const Solution mine = test::solution_of(folder,
                                          "class Solution {\npublic:\n    bool isValidSudoku(vector<vector<char>>&) {\n"
                                          "        this_thread::sleep_for(500ms);\n        return true;\n    }\n};\n");
  ChildSetup setup;
  setup.arguments = {LEETJUDGE_JUDGE, "36", mine.file, "--case", "empty", "--fast", "--time-limit", "1s"};
  setup.environment = test::environment();
  EXPECT_EQ(describe(Child(setup).wait()), describe(Ending{}));  // now it is compiled
  Child judge(setup);
  const auto runs = [&] {
    const auto all = test::processes_with("/host ");
    return std::ranges::any_of(all, [](const std::string& one) { return one.ends_with("/host "); });
  };
  ASSERT_TRUE(becomes_true(runs));
  kill(judge.pid(), SIGSTOP);
  std::this_thread::sleep_for(3500ms);
  kill(judge.pid(), SIGCONT);
  EXPECT_EQ(describe(judge.wait()), describe(Ending{}));
}

// Killed while it writes: the old file is still there, or the new one is whole.
TEST(JudgeKilled, LeavesNoHalfOfAFile) {
  const test::TemporaryFolder folder;
  const fs::path file = folder.path() / "out.json";
  const std::string text(std::size_t(64) << 20, 'x');
  int killed = 0;
  for (int i = 0; i < 30; ++i) {
    write_file(file, "old");
    const pid_t writer = fork();
    if (writer == 0) {
      write_file(file, text);
      _exit(0);
    }
    std::this_thread::sleep_for(i * 1ms);
    kill(writer, SIGKILL);
    int status = 0;
    waitpid(writer, &status, 0);
    killed += WIFSIGNALED(status);
    EXPECT_TRUE(fs::file_size(file) == 3 || fs::file_size(file) == text.size()) << fs::file_size(file);
  }
  EXPECT_GT(killed, 3);
}

}  // namespace
}  // namespace leetjudge
