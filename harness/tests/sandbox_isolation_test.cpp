// What is claimed to protect the machine, and what happens where it cannot be had. What it keeps out is tried by the
// submissions of the category "system"; here also on machines that lack something (without.cpp).
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "commands_fixture.hpp"
#include "sandbox/fence.hpp"
#include "sandbox/isolation.hpp"
#include "sandbox/tool.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr const char* unfenced_compilers = "judge: compilers are not fenced: this system has no Landlock\n";

TEST(Isolation, SaysWhatIsInForce) {
  EXPECT_EQ(isolation_words({.filter = true, .landlock = true}), "Landlock, system call filter, resource limits");
  EXPECT_EQ(isolation_words({.filter = true}),
            "system call filter, resource limits (no Landlock: solutions open no file, the compiler is not fenced)");
  for (const bool landlock : {false, true})
    EXPECT_TRUE(isolation_words({.landlock = landlock}).starts_with("not isolated")) << landlock;
}

TEST(Isolation, FencesToolsIntoTheirFolder) {
  if (!isolation().landlock) GTEST_SKIP() << "needs Landlock";
  const test::TemporaryFolder folder;
  folder.write("mine/secret", "");
  folder.write("work/here", "");
  ToolLimits limits{.time_s = 20, .child = {.folder = folder.path() / "work"}};
  limits.child.trust = Trust::tool;
  limits.child.reach = {{"/bin", "/usr/bin"}, limits.child.folder};
  const auto shell = [&](const std::string& command) { return run_tool({"/bin/sh", "-c", command}, limits); };
  EXPECT_TRUE(shell("echo x >here; cat here; mv here there").succeeded());
  const std::string secret = (folder.path() / "mine/secret").string();
  EXPECT_FALSE(shell("cat " + secret).succeeded());
  EXPECT_FALSE(shell("echo x >" + secret).succeeded());
  EXPECT_FALSE(shell("unshare --user true").succeeded());
  EXPECT_EQ(std::filesystem::file_size(secret), 0u);
}

// The keeper, on a machine that lacks something, is ordered to isolate a program that would leave a file.
TEST(Isolation, IsHadOrNothingIsStarted) {
  const test::TemporaryFolder folder;
  const std::string file = (folder.path() / "ran").string();
  const auto start = [&](const char* lacks, const KeeperOrders& orders) {
    DescriptorPair control = make_packet_socket();
    const pid_t keeper = fork();
    if (keeper == 0) {
      dup2(dup(control.second.get()), control_descriptor);
      execl(LEETJUDGE_WITHOUT, "without", lacks, LEETJUDGE_KEEPER, "--", "/usr/bin/touch", file.c_str(), nullptr);
      _exit(127);
    }
    control.second.close();
    send(control.first.get(), &orders, sizeof orders, MSG_NOSIGNAL);
    KeeperReport report;
    pollfd heard{control.first.get(), POLLIN, 0};
    EXPECT_EQ(poll(&heard, 1, 60000), 1);
    EXPECT_EQ(recv(control.first.get(), &report, sizeof report, 0), ssize_t(sizeof report));
    const bool started = report.kind == KeeperReport::Kind::started;
    if (started) {
      poll(&heard, 1, 60000);  // its end
    }
    control.first.close();
    waitpid(keeper, nullptr, 0);
    return started;
  };
  KeeperOrders fenced, filtered;
  fenced.fenced = true;
  filtered.refused = refused::to_solutions;
  EXPECT_FALSE(start("landlock", fenced));
  EXPECT_FALSE(start("seccomp", filtered));
  EXPECT_FALSE(std::filesystem::exists(file));
  EXPECT_TRUE(start("both", {}));
  EXPECT_TRUE(std::filesystem::exists(file));
}

// A function that reads a file which is no solution's, by nothing but system calls.
constexpr const char* grab = R"(
static char loot[100];
__attribute__((no_sanitize("address", "undefined"))) static void grab() {
    long file, size;
    asm volatile("syscall" : "=a"(file) : "a"(2L), "D"("SECRET"), "S"(0L), "d"(0L) : "rcx", "r11", "memory");
    if (file < 0) return;
    asm volatile("syscall" : "=a"(size) : "a"(0L), "D"(file), "S"(loot), "d"(99L) : "rcx", "r11", "memory");
}
)";

constexpr const char* resolver = R"(extern "C" {
static int one() { return 1; }
typedef int Chosen();
__attribute__((used)) Chosen* choose() { grab(); return one; }
int chosen() __attribute__((ifunc("choose"), used));
}
int (*volatile use)() = chosen;
)";

// On a machine that lacks Landlock, filters, or both.
class Lacking : public testing::Test {
 protected:
  void SetUp() override {
#ifndef __x86_64__
    GTEST_SKIP() << "these system calls are written for x86-64";
#endif
    folder.write("secret", "not for solutions\n");
  }
  // A solution that fails with what it could read, in the method or by `code`.
  void write_thief(const std::string& code) {
    std::string text =
        grab + code + test::valid("grab();\n    if (loot[0]) throw runtime_error(loot);\n    return true;");
    text.replace(text.find("SECRET"), 6, (folder.path() / "secret").string());
    folder.write("thief.cpp", text);
  }
  test::Printed run(const std::string& what, const std::string& arguments) {
    return test::run_shell("'" LEETJUDGE_WITHOUT "' " + what + " \"$JUDGE\" " + arguments, folder.path());
  }
  test::Printed steal(const std::string& code, const std::string& options = "--fast") {
    write_thief(code);
    return run("landlock", "36 thief.cpp --case empty " + options);
  }
  test::TemporaryFolder folder;
};

using LackingLong = Lacking;  // takes seconds: only with harness/test -L long

std::string last_line(const test::Printed& printed) {
  const std::string out(trim(printed.out));
  return out.substr(out.rfind('\n') + 1);
}

TEST_F(Lacking, LandlockJudgesAndSaysSo) {
  const test::Printed printed = run("landlock", "36 official --json results.json");
  EXPECT_EQ(printed.status, 0) << printed.out << printed.err;
  EXPECT_EQ(printed.err, unfenced_compilers);
  EXPECT_TRUE(has(printed.out, " passed ")) << printed.out;
  EXPECT_TRUE(last_line(printed).ends_with(isolation_words({.filter = true}) + ".")) << printed.out;
}

TEST_F(Lacking, LandlockReadsNoFile) {
  for (const char* code : {"", "__attribute__((constructor(101))) static void early() { grab(); }\n",
                           "static void early(int, char**, char**) { grab(); }\n"
                           "__attribute__((section(\".preinit_array\"), used)) static auto entry = early;\n"}) {
    const test::Printed printed = steal(code);
    EXPECT_EQ(printed.status, 0) << code << printed.out << printed.err;
  }
}

TEST_F(Lacking, LandlockRefusesWhatRunsBeforeFilesAreClosed) {
  const test::Printed chosen = steal(resolver);
  EXPECT_EQ(chosen.status, 2) << chosen.out << chosen.err;
  EXPECT_TRUE(has(chosen.out, "a function that is chosen when the program is loaded")) << chosen.out << chosen.err;
  EXPECT_FALSE(has(chosen.out, "not for solutions")) << chosen.out;
  // Some linkers put their own loader first, and then this one is none.
  const test::Printed loader = steal("asm(\".section .interp,\\\"a\\\"\\n.asciz \\\"/lib/mine\\\"\\n.text\");\n");
  EXPECT_TRUE(loader.status == 0 || has(loader.out, "how it is to be loaded")) << loader.out << loader.err;
}

// Sanitizers begin before the host, and call what is there by C's names.
TEST_F(Lacking, LandlockKeepsFilesFromWhatSanitizersCall) {
  const test::Printed printed = steal(
      "extern \"C\" __attribute__((no_sanitize(\"address\", \"undefined\"))) const char* __asan_default_options() {\n"
      "    grab();\n    return \"\";\n}\n",
      "--checked");
  EXPECT_EQ(printed.status, 2) << printed.out;
  EXPECT_FALSE(has(printed.out, "not for solutions")) << printed.out;
  EXPECT_TRUE(has(printed.out, "a function by a name of C's")) << printed.out << printed.err;
}

// From GCC 13 on its UndefinedBehaviorSanitizer tells no calls where it cannot read the process's map: it looks for the
// stack there, and gives up.
TEST_F(LackingLong, LandlockFindsLines) {
  folder.write("mine.cpp", "__attribute__((noinline)) int add(int a, int b) { return a + b; }\n" +
                               test::valid("vector<int> none(board.size() - 9);\n"
                                           "    if (board[0][0] != '.') return none[0] == 1;\n"
                                           "    return add(2147483647 - 8, int(board.size())) != 0;"));
  for (const std::string& compiler : test::compilers()) {
    for (const auto& [name, place] :
         {std::pair("leetcode-example-1", "UndefinedBehaviorSanitizer: in isValidSudoku"),
          {"leetcode-example-1", "mine.cpp:6:"},
          {"empty", "mine.cpp:1:"},
          {"empty", "UndefinedBehaviorSanitizer: in add, called at mine.cpp:7 of isValidSudoku"}}) {
      const std::string words = fmt::format("36 mine.cpp --checked --case {} --compiler {}", name, compiler);
      const std::string printed = run("landlock", words).out;
      EXPECT_TRUE(has(printed, "UndefinedBehaviorSanitizer")) << compiler << printed;
      const bool tells_calls = !has(printed, "Judged with g++") || has(printed, "Judged with g++ 12");
      if (tells_calls) {
        EXPECT_TRUE(has(printed, place)) << compiler << printed;
      }
    }
  }
}

TEST_F(Lacking, FiltersRunsNothing) {
  for (const char* what : {"seccomp", "both"}) {
    for (const char* words : {"36 official", "debug 36 official --build-only", "stress 36 official", "compare 37"}) {
      const test::Printed printed = run(what, words);
      EXPECT_EQ(printed.status, 2) << what << words << printed.err;
      EXPECT_TRUE(has(printed.err, "nothing was run")) << what << words << printed.err;
      EXPECT_EQ(printed.out, "") << what << words;
    }
  }
}

TEST_F(Lacking, FiltersRunsUnfencedWhereThatIsAllowed) {
  write_thief("");
  const test::Printed printed = test::run_shell(
      "LEETJUDGE_UNFENCED=1 '" LEETJUDGE_WITHOUT "' both \"$JUDGE\" 36 thief.cpp --case empty --fast", folder.path());
  EXPECT_TRUE(has(printed.out, "not for solutions") && has(printed.out, "isolation: not isolated")) << printed.out;
  EXPECT_TRUE(has(printed.err, "solutions are not isolated")) << printed.err;
  const test::Printed told =
      test::run_shell("LEETJUDGE_UNFENCED=1 '" LEETJUDGE_WITHOUT "' seccomp \"$JUDGE\" 36 official", folder.path());
  EXPECT_EQ(told.status, 0) << told.err;
  EXPECT_TRUE(has(last_line(told), "not isolated (Landlock")) << told.out;
  const test::Printed fenced = test::run_shell("LEETJUDGE_UNFENCED=1 \"$JUDGE\" 36 official", folder.path());
  EXPECT_TRUE(last_line(fenced).ends_with(isolation_words(isolation()) + ".")) << fenced.out;
}

TEST_F(LackingLong, NothingDebugsBehindTheFilter) {
  const auto debug = [&](const std::string& file) {
    return test::run_shell("LEETJUDGE_CACHE=cache \"$JUDGE\" debug 36 " + file + " empty --build-only", folder.path());
  };
  write_thief("");
  ASSERT_EQ(debug("thief.cpp").status, 0);
  EXPECT_EQ(test::run_shell("cache/debug-*/host cache/debug-*/case", folder.path()).out, "answer: true\n");
  const test::Printed bare =
      test::run_shell("'" LEETJUDGE_WITHOUT "' seccomp cache/debug-*/host cache/debug-*/case", folder.path());
  EXPECT_EQ(bare.status, 2);
  EXPECT_EQ(bare.out, "");
  write_thief(resolver);
  const test::Printed early = debug("thief.cpp");
  EXPECT_EQ(early.status, 2) << early.out;
  EXPECT_TRUE(has(early.err, "a function that is chosen")) << early.err;
}

}  // namespace
}  // namespace leetjudge
