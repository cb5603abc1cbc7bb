// What is claimed to protect the machine, and what happens where it does not work. What it keeps out is tried
// by the submissions of the category "system".
#include "process/isolation.hpp"
#include "process/tool.hpp"
#include "run/host_setup.hpp"
#include "support.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

bool bubblewrap_works() { return !isolation_for(Isolation::Wish::automatic).bubblewrap.empty(); }

TEST(Isolation, SaysWhatIsInForce) {
  Isolation all;
  all.bubblewrap = "/usr/bin/bwrap";
  all.filter = true;
  EXPECT_EQ(isolation_words(all), "bubblewrap, system call filter, resource limits");
  Isolation fenced;
  fenced.filter = fenced.fence = true;
  fenced.lack = "bubblewrap is not installed";
  EXPECT_EQ(isolation_words(fenced), "Landlock, system call filter, resource limits (bubblewrap is not installed)");
  EXPECT_EQ(isolation_words({}), "resource limits");
}

TEST(Isolation, LeavesBubblewrapOutWhenAsked) {
  EXPECT_EQ(isolation_for(Isolation::Wish::filter).bubblewrap, "");
  EXPECT_TRUE(isolation_command(isolation_for(Isolation::Wish::filter), {"/bin/true"}, {}).empty());
}

// A bwrap that fails, printing what it is given.
class BrokenBubblewrap : public testing::Test {
 protected:
  void prints(const std::string& words) {
    const auto program = folder.write("bin/bwrap", "#!/bin/sh\necho '" + words + "' >&2\nexit 1\n");
    std::filesystem::permissions(program, std::filesystem::perms::owner_all);
  }
  test::Printed run(const std::string& arguments) {
    return test::run_shell("PATH=\"$PWD/bin:$PATH\" \"$JUDGE\" " + arguments, folder.path());
  }
  std::string last_line() {
    const std::string out(trim(run("36 official").out));
    return out.substr(out.rfind('\n') + 1);
  }
  test::TemporaryFolder folder;
};

// As Debian 13's bwrap says it in a container.
constexpr const char* forbidden =
    "bwrap: No permissions to create a new namespace, likely because the kernel does not allow "
    "non-privileged user namespaces. See <https://deb.li/bubblewrap>.";

TEST_F(BrokenBubblewrap, IsSaidInOneShortLineAndInTheResults) {
  prints(forbidden);
  const std::string lack = "resource limits (bubblewrap cannot make namespaces here)";
  EXPECT_TRUE(last_line().ends_with(lack + ".")) << last_line();
  const test::Printed json = run("36 official --json -");
  EXPECT_EQ(json.status, 0) << json.err;
  const std::string isolation = Json::parse(json.out)["problems"][0]["results"][0]["isolation"];
  EXPECT_TRUE(isolation.ends_with(lack)) << isolation;
  EXPECT_FALSE(isolation.starts_with("bubblewrap"));
}

TEST_F(BrokenBubblewrap, IsNotBlamedOnNamespacesWithoutReason) {
  prints("bwrap: setting up uid map: Permission denied");
  EXPECT_TRUE(last_line().ends_with("(bubblewrap cannot make namespaces here).")) << last_line();
  prints("bwrap: error while loading shared libraries: libcap.so.2");
  EXPECT_TRUE(last_line().ends_with("(bubblewrap does not start here).")) << last_line();
}

TEST_F(BrokenBubblewrap, IsAnErrorWhenBubblewrapIsWished) {
  prints(forbidden);
  const test::Printed printed = run("36 official --isolation bubblewrap");
  EXPECT_EQ(printed.status, 2);
  EXPECT_EQ(printed.err, fmt::format("judge: bubblewrap does not work here: {}\n", forbidden));
}

// Where nothing else keeps files as they are, a folder for scratch files is no reason to let any be written.
TEST(Isolation, LetsNoFileBeWrittenByTheFilterAlone) {
  const test::TemporaryFolder folder;
  Isolation filter;
  filter.filter = true;
  ChildSetup setup;
  setup.arguments = {"/bin/sh", "-c", "echo escaped >" + (folder.path() / "file").string()};
  setup.isolation = &filter;
  setup.needs.scratch = folder.path();
  Child child(setup);
  EXPECT_FALSE(child.wait().clean());
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "file"));
}

TEST(Isolation, FencesToolsIntoTheirFolder) {
  const Isolation& isolation = tool_isolation();
  if (!isolation.fence && isolation.bubblewrap.empty()) GTEST_SKIP() << "neither works here";
  const test::TemporaryFolder folder;
  folder.write("mine/secret", "");
  folder.write("work/here", "");
  ToolLimits limits{.time_s = 20, .folder = folder.path() / "work"};
  limits.isolation = &isolation;
  limits.needs.writable = limits.folder;
  limits.needs.readable = {"/bin", "/usr/bin"};
  const auto shell = [&](const std::string& command) { return run_tool({"/bin/sh", "-c", command}, limits); };
  EXPECT_TRUE(shell("echo x >here; cat here").succeeded());
  const std::string secret = (folder.path() / "mine/secret").string();
  EXPECT_FALSE(shell("cat " + secret).succeeded());
  EXPECT_FALSE(shell("echo x >" + secret).succeeded());
  EXPECT_EQ(std::filesystem::file_size(secret), 0u);
}

TEST(Isolation, SaysWhatCannotBeStarted) {
  if (!bubblewrap_works()) GTEST_SKIP() << "bubblewrap does not work here";
  const test::TemporaryFolder folder;
  const Solution mine = test::solution_of(
      folder, "class Solution {\npublic:\n    bool isValidSudoku(vector<vector<char>>&) { return true; }\n};\n");
  const Host host = test::builder().build(mine.file, test::shipped_problem(36), Mode::plain);
  Isolation isolation = isolation_for(Isolation::Wish::automatic);
  isolation.bubblewrap = "/bin/false";
  const DescriptorPair channel = make_socket_pair();
  EXPECT_TRUE(test::throws_with<JudgeFault>(
      [&] { Child child(host_setup(host, 64, isolation, channel.second.get(), -1, -1)); }, "keeper"));
}

}  // namespace
}  // namespace leetjudge
