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

TEST(Isolation, SaysWhatIsInForce) {
  EXPECT_EQ(isolation_words({.filter = true, .landlock = true}), "Landlock, system call filter, resource limits");
  EXPECT_EQ(isolation_words({.filter = true}),
            "not isolated (system call filter and resource limits, but no Landlock)");
  for (const bool landlock : {false, true})
    EXPECT_TRUE(isolation_words({.landlock = landlock}).starts_with("not isolated")) << landlock;
}

TEST(Isolation, FencesToolsIntoTheirFolder) {
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
  test::TemporaryFolder folder;
};

using LackingLong = Lacking;  // takes seconds: only with harness/test -L long

std::string last_line(const test::Printed& printed) {
  const std::string out(trim(printed.out));
  return out.substr(out.rfind('\n') + 1);
}

TEST_F(Lacking, FenceRunsNothing) {
  for (const char* what : {"landlock", "seccomp", "both"}) {
    for (const char* words : {"36 official", "debug 36 official --build-only", "stress 36 official", "compare 37"}) {
      const test::Printed printed = run(what, words);
      EXPECT_EQ(printed.status, 2) << what << words << printed.err;
      EXPECT_TRUE(has(printed.err, "nothing was run: this system has no ")) << what << words << printed.err;
      EXPECT_TRUE(has(printed.err, what == std::string("landlock") ? "Landlock (" : "(seccomp)")) << printed.err;
      EXPECT_EQ(printed.out, "") << what << words;
    }
  }
}

TEST_F(Lacking, FenceRunsUnfencedWhereThatIsAllowed) {
  write_thief("");
  for (const char* what : {"landlock", "both"}) {
    const test::Printed printed = run(what, "36 thief.cpp --case empty --fast --unfenced");
    EXPECT_TRUE(has(printed.out, "not for solutions") && has(printed.out, "isolation: not isolated")) << printed.out;
  }
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
