// harness/judge watch, as a user sees it: on a pseudo-terminal, with an editor that saves.
#include <algorithm>
#include <fstream>
#include <thread>

#include "support.hpp"
#include "terminal.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using test::Terminal;
using test::valid;

const std::string right_code = test::valid(
    "for (int unit = 0; unit < 27; ++unit) {\n        set<char> seen;\n        for (int i = 0; i < 9; ++i) "
    "{\n"
    "            char c = unit < 9 ? board[unit][i] : unit < 18 ? board[i][unit - 9]\n"
    "                : board[(unit - 18) / 3 * 3 + i / 3][(unit - 18) % 3 * 3 + i % 3];\n"
    "            if (c != '.' && !seen.insert(c).second) return false;\n        }\n    }\n    return true;");

class Watch : public testing::Test {
 protected:
  // As an editor does that writes a new file and renames it.
  void save(const std::string& text) {
    const fs::path other = folder.write("mine.cpp~", text);
    fs::rename(other, folder.path() / "mine.cpp");
  }
  // As an editor does that writes into the file.
  void save_in_place(const std::string& text) { std::ofstream(folder.path() / "mine.cpp") << text; }

  std::vector<std::string> command(std::vector<std::string> more = {}) {
    more.insert(more.begin(), {LEETJUDGE_JUDGE, "watch", "36", "mine.cpp"});
    return more;
  }
  bool runs(const std::string& words) { return !test::processes_with(words).empty(); }
  // Of those in the test's own cache.
  bool runs_host() {
    const std::vector<std::string> found = test::processes_with(folder.path() / "cache/mine");
    return std::any_of(found.begin(), found.end(), [](auto& one) { return one.ends_with("/host "); });
  }
  test::TemporaryFolder folder;
};

using WatchLong = Watch;  // takes seconds: only with harness/test -L long

TEST_F(WatchLong, JudgesOnEverySaveUntilItIsInterrupted) {
  save(valid("return true;"));
  Terminal terminal(command(), folder.path());
  EXPECT_TRUE(terminal.shows("/mine.cpp; Ctrl-C ends")) << terminal.printed();
  EXPECT_TRUE(terminal.shows("Wrong Answer"));
  EXPECT_TRUE(terminal.shows("column 1 holds 8 twice"));
  EXPECT_TRUE(terminal.shows("s from start to verdict"));
  save("class Solution { this is no C++");
  EXPECT_TRUE(terminal.shows("\033[2J"));
  EXPECT_TRUE(terminal.shows("Compile Error"));
  EXPECT_TRUE(terminal.shows("mine.cpp:1:18"));
  EXPECT_TRUE(terminal.shows("s from save to verdict"));
  const auto saved = std::chrono::steady_clock::now();
  save_in_place(right_code);
  EXPECT_TRUE(terminal.shows("Accepted")) << terminal.printed();
  EXPECT_TRUE(terminal.shows("32/32"));
  EXPECT_TRUE(terminal.shows(" s from save to verdict"));
  const std::chrono::duration<double> since = std::chrono::steady_clock::now() - saved;
  const std::string& printed = terminal.printed();
  const std::size_t figure = printed.rfind('\n', printed.rfind(" s from save")) + 1;
  EXPECT_LE(std::stod(printed.substr(figure)), since.count() + 0.01);  // it is rounded
  terminal.type("\003");
  EXPECT_EQ(terminal.status(), 128 + SIGINT);
}

TEST_F(WatchLong, SeesTheHeadersBesideIt) {
  folder.write("answer.hpp", "#define ANSWER true\n");
  save("#include \"answer.hpp\"\n" + valid("return ANSWER;"));
  Terminal terminal(command(), folder.path());
  EXPECT_TRUE(terminal.shows("s from start to verdict"));
  folder.write("answer.hpp", "#define ANSWER 0 / 0\n");
  EXPECT_TRUE(terminal.shows("s from save to verdict")) << terminal.printed();
}

TEST_F(WatchLong, ShowsThePlainVerdictBeforeTheChecks) {
  save(
      valid("int digits[9] = {};\n    digits[board.size() * (board[0][0] != 'x')] = 1;\n    return digits[0] "
            "== 0;"));
  Terminal terminal(command({"--case", "empty"}), folder.path());
  EXPECT_TRUE(terminal.shows("Accepted")) << terminal.printed();
  EXPECT_TRUE(terminal.shows("(checks and counters follow)")) << terminal.printed();
  EXPECT_TRUE(terminal.shows("Runtime Error")) << terminal.printed();
  EXPECT_TRUE(terminal.shows(": index 9 is out of bounds of int[9]")) << terminal.printed();
  EXPECT_TRUE(terminal.shows("s from start to verdict"));
}

TEST_F(WatchLong, ShowsFirstWhatFailedLastTime) {
  // On the last case only, and slowly enough on the others to be seen.
  const std::string slow = "if (board[0][0] == '9') return false;\n";
  const std::string unchecked =
      "\n#ifdef __has_feature\n#if __has_feature(address_sanitizer)\n#error not with sanitizers\n#endif\n#endif\n";
  save(valid(unchecked + slow + "return true;"));
  Terminal terminal(command(), folder.path());
  EXPECT_TRUE(terminal.shows("s from start to verdict")) << terminal.printed();
  save("class Solution { this is no C++");  // nothing is judged, so nothing is forgotten
  EXPECT_TRUE(terminal.shows("Compile Error"));
  EXPECT_TRUE(terminal.shows("s from save to verdict"));
  save(valid(slow + "auto begin = clock(); while (clock() - begin < CLOCKS_PER_SEC / 20) {}\nreturn true;"));
  EXPECT_TRUE(terminal.shows("(the other cases are running)")) << terminal.printed();
  EXPECT_TRUE(terminal.shows("s from save to verdict"));
}

// What was not run has not failed.
TEST_F(WatchLong, ShowsATimeOutFirstAndNothingElse) {
  const std::string endless = "for (volatile int i = 0;;) {}\n";
  save(valid(endless));
  Terminal terminal(command({"--time-limit", "200ms"}), folder.path());
  EXPECT_TRUE(terminal.shows("s from start to verdict")) << terminal.printed();
  save(valid(endless + "return true;"));
  EXPECT_TRUE(terminal.shows("(the other cases are running)")) << terminal.printed();
  EXPECT_TRUE(terminal.shows("Time Limit Exceeded"));
  EXPECT_TRUE(terminal.shows("s from save to verdict"));
}

TEST_F(WatchLong, IsNotHeldUpByWhatItJudges) {
  const std::string mark = folder.path().filename();
  save(valid("for (volatile int i = 0;;) {}"));
  std::vector<std::string> words = command({"--time-limit", "1000s"});
  words.insert(words.begin(), {"/usr/bin/env", "LEETJUDGE_CACHE=" + (folder.path() / "cache").string()});
  Terminal terminal(words, folder.path());
  EXPECT_TRUE(terminal.shows("judging"));
  for (int i = 0; i < 600 && !runs_host(); ++i) std::this_thread::sleep_for(100ms);
  EXPECT_TRUE(runs_host());
  save(valid("return true;"));
  EXPECT_TRUE(terminal.shows("Wrong Answer")) << terminal.printed();
  save(valid("for (volatile int i = 0;;) {}"));
  for (int i = 0; i < 600 && !runs_host(); ++i) std::this_thread::sleep_for(100ms);
  EXPECT_TRUE(runs_host());
  terminal.type("\003");
  EXPECT_EQ(terminal.status(), 128 + SIGINT);
  for (int i = 0; i < 100 && runs(mark); ++i) std::this_thread::sleep_for(100ms);
  EXPECT_FALSE(runs(mark));
}

TEST_F(WatchLong, WaitsForAFileThatIsGone) {
  save(valid("return true;"));
  Terminal terminal(command(), folder.path());
  EXPECT_TRUE(terminal.shows("s from start to verdict"));
  fs::remove(folder.path() / "mine.cpp");
  EXPECT_TRUE(terminal.shows("there is no such file")) << terminal.printed();
  save(right_code);
  EXPECT_TRUE(terminal.shows("Accepted"));
}

TEST_F(Watch, UsesNoCursorTricksInAPipe) {
  save(right_code);
  const test::Printed printed = test::run_shell(
      "\"$JUDGE\" watch 36 mine.cpp >log & for i in $(seq 600); do grep -q 'to verdict' log && break; sleep "
      "0.1; "
      "done; kill $!; cat log",
      folder.path());
  EXPECT_NE(printed.out.find("Accepted"), std::string::npos) << printed.out;
  EXPECT_EQ(printed.out.find('\033'), std::string::npos);
}

TEST_F(Watch, SeesAFileOfTheSameSizeWhoseTimeWasSetBack) {
  save(valid("return 11 > 2;"));
  Terminal terminal(command({"--case", "empty", "--fast"}), folder.path());
  EXPECT_TRUE(terminal.shows("Accepted")) << terminal.printed();
  EXPECT_TRUE(terminal.shows("s from start to verdict"));
  const fs::path file = folder.path() / "mine.cpp";
  const auto before = fs::last_write_time(file);
  save_in_place(valid("return 11 < 2;"));
  fs::last_write_time(file, before);
  EXPECT_TRUE(terminal.shows("Wrong Answer")) << terminal.printed();
  EXPECT_EQ(terminal.printed().find("\033[3J"), std::string::npos);
}

}  // namespace
}  // namespace leetjudge
