// What a user sees on a terminal while something takes longer than a second.
#include "commands_fixture.hpp"
#include "terminal.hpp"

namespace leetjudge {
namespace {

class ProgressTest : public Commands {
 protected:
  ProgressTest() {
    folder.write("slow.cpp", test::valid("for (auto end = clock() + CLOCKS_PER_SEC * 6 / 5; clock() < end;) {}\n"
                                         "    return true;"));
  }
  const std::string chosen = "36 slow.cpp --case empty --case full-and-valid --time-limit 5s --fast";
};

using ProgressTestLong = ProgressTest;  // takes seconds: only with harness/test -L long

TEST_F(ProgressTestLong, SaysWhichCaseIsJudgedAndWhichRoundIsMeasured) {
  test::Terminal terminal({"/bin/sh", "-c", LEETJUDGE_JUDGE " compare --rounds 2 " + chosen}, folder.path());
  for (const char* words :
       {"\rverifying 0 of 2: slow, case empty\033[K", "\rverifying 1 of 2: slow, case full-and-valid\033[K", "\r\033[K",
        "\rmeasuring slow, round 1 of 2\033[K", "\rmeasuring slow, round 2 of 2\033[K", "\r\033[K",
        "36. Valid Sudoku: 1 solution"})
    EXPECT_TRUE(terminal.shows(words)) << words << "\n" << terminal.printed();
  EXPECT_EQ(terminal.status(), 0);
}

TEST_F(ProgressTestLong, IsOnlyForTerminalsAndForWhatTakesLong) {
  EXPECT_EQ(judge(chosen).err, "");
  judge("36 optimized");  // builds what the short run needs
  // A run is short on a machine with time for it: of ten, one is.
  bool shown = true;
  for (int run = 0; shown && run < 10; ++run) {
    test::Terminal short_run({LEETJUDGE_JUDGE, "36", "optimized"}, folder.path());
    EXPECT_EQ(short_run.status(), 0);
    shown = has(short_run.printed(), "\033[K");
  }
  EXPECT_FALSE(shown);
}

// Many cases at a time that have to be run again one at a time.
TEST_F(ProgressTest, CountsNoCaseTwice) {
  folder.write("prints.cpp", test::valid("static int calls;\n    if (++calls == 20) cout << calls;\n    return true;"));
  test::Terminal terminal({LEETJUDGE_JUDGE, "36", "prints.cpp"}, folder.path());
  EXPECT_EQ(terminal.status(), 1);
  EXPECT_TRUE(has(terminal.printed(), "Wrong Answer")) << terminal.printed();
}

TEST_F(ProgressTest, LeavesInterruptionAsItIs) {
  test::Terminal terminal({"/bin/sh", "-c", "exec " LEETJUDGE_JUDGE " " + chosen}, folder.path());
  EXPECT_TRUE(terminal.shows("0 of 2: slow, case empty")) << terminal.printed();
  terminal.type("\003");
  EXPECT_EQ(terminal.status(), 128 + 2);
  EXPECT_TRUE(has(terminal.printed(), "Partial: interrupted")) << terminal.printed();
}

}  // namespace
}  // namespace leetjudge
