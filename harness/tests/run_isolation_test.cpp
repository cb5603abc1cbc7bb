// What is claimed to protect the machine, and what happens where it does not work. What it keeps out is tried
// by the submissions of the category "system".
#include "run/host_setup.hpp"
#include "run/isolation.hpp"
#include "support.hpp"
#include "util/error.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

bool bubblewrap_works() {
  return !isolation_for(Isolation::Wish::automatic).bubblewrap.empty();
}

TEST(Isolation, SaysWhatIsInForce) {
  Isolation all;
  all.bubblewrap = "/usr/bin/bwrap";
  all.filter = true;
  EXPECT_EQ(isolation_words(all), "bubblewrap, system call filter, resource limits");
  Isolation fenced;
  fenced.filter = fenced.fence = true;
  fenced.lack = "it is not installed";
  EXPECT_EQ(isolation_words(fenced),
            "Landlock, system call filter, resource limits (bubblewrap does not work: it is not installed)");
  EXPECT_EQ(isolation_words({}), "resource limits");
}

TEST(Isolation, LeavesBubblewrapOutWhenAsked) {
  EXPECT_EQ(isolation_for(Isolation::Wish::filter).bubblewrap, "");
  EXPECT_TRUE(isolation_command(isolation_for(Isolation::Wish::filter), {"/bin/true"}, {}).empty());
}

// A bwrap that fails as it does in a container that forbids namespaces.
class BrokenBubblewrap : public testing::Test {
 protected:
  BrokenBubblewrap() {
    const auto program = folder.write("bin/bwrap",
                                      "#!/bin/sh\necho 'bwrap: No permissions to create new namespace' >&2\n"
                                      "exit 1\n");
    std::filesystem::permissions(program, std::filesystem::perms::owner_all);
  }
  test::Printed run(const std::string& arguments) {
    return test::run_shell("PATH=\"$PWD/bin:$PATH\" \"$JUDGE\" " + arguments, folder.path());
  }
  test::TemporaryFolder folder;
};

TEST_F(BrokenBubblewrap, IsSaidInOneLineAndInTheResults) {
  const test::Printed printed = run("36 official --json out.json");
  EXPECT_EQ(printed.status, 0) << printed.err;
  const std::string lack = "(bubblewrap does not work: bwrap: No permissions to create new namespace)";
  EXPECT_NE(printed.out.find(lack), std::string::npos) << printed.out;
  const test::Printed json = run("36 official --json -");
  const std::string isolation = Json::parse(json.out)["problems"][0]["results"][0]["isolation"];
  EXPECT_TRUE(isolation.ends_with(lack)) << isolation;
  EXPECT_FALSE(isolation.starts_with("bubblewrap"));
}

TEST_F(BrokenBubblewrap, IsAnErrorWhenBubblewrapIsWished) {
  const test::Printed printed = run("36 official --isolation bubblewrap");
  EXPECT_EQ(printed.status, 2);
  EXPECT_EQ(printed.err,
            "judge: bubblewrap does not work here: bwrap: No permissions to create new namespace\n");
}

TEST(Isolation, SaysWhatCannotBeStarted) {
  if (!bubblewrap_works()) GTEST_SKIP() << "bubblewrap does not work here";
  const test::TemporaryFolder folder;
  const Solution mine = test::solution_of(
      folder,
      "class Solution {\npublic:\n    bool isValidSudoku(vector<vector<char>>&) { return true; }\n};\n");
  const Host host = test::builder().build(mine.file, test::shipped_problem(36), Mode::plain);
  Isolation isolation = isolation_for(Isolation::Wish::automatic);
  isolation.bubblewrap = "/bin/false";
  const DescriptorPair channel = make_socket_pair();
  EXPECT_TRUE(test::throws_with<JudgeFault>(
      [&] { Child child(host_setup(host, 64, isolation, channel.second.get(), -1, -1)); }, "keeper"));
}

}  // namespace
}  // namespace leetjudge
