// harness/setup.sh, with programs in place of the real ones that only say what they would do.
#include "commands_fixture.hpp"
#include "terminal.hpp"
#include "util/files.hpp"

namespace leetjudge {
namespace {

class SetUp : public testing::Test {
 protected:
  SetUp() {
    program("bin/dpkg-query", "printf installed");
    program("bin/cmake", ":");
    program("bin/ninja", "for i in 1 2; do echo \"${NINJA_STATUS//%f of %t/$i of 2}Building x\"; done; exit $NINJA");
    program("build/harness/judge", "echo judged");
  }
  void program(const std::string& name, const std::string& script) {
    std::filesystem::permissions(folder.write(name, "#!/usr/bin/env bash\n" + script + "\n"),
                                 std::filesystem::perms::owner_all);
  }
  test::TemporaryFolder folder;
  const std::string judge = "PATH=$PWD/bin:$PATH LEETJUDGE_BUILD=$PWD/build " LEETJUDGE_KIT_DIR "/harness/judge";
};

TEST_F(SetUp, ShowsATerminalHowFarTheBuildIs) {
  test::Terminal terminal({"/bin/sh", "-c", "NINJA=0 " + judge}, folder.path());
  EXPECT_EQ(terminal.status(), 0);
  EXPECT_TRUE(has(terminal.printed(), "\r\033[Kbuilding 1 of 2\r\033[Kbuilding 2 of 2\r\033[Kjudged"))
      << terminal.printed();
}

TEST_F(SetUp, IsQuietOtherwiseAndShowsTheLogOfABuildThatFails) {
  const test::Printed good = test::run_shell("NINJA=0 " + judge, folder.path());
  EXPECT_EQ(good.out, "judged\n");
  EXPECT_FALSE(has(good.err, "building 1")) << good.err;
  std::filesystem::remove(folder.path() / "build/built-judge");
  const test::Printed bad = test::run_shell("NINJA=1 " + judge, folder.path());
  EXPECT_EQ(bad.status, 2);
  EXPECT_EQ(bad.out, "");
  EXPECT_TRUE(has(bad.err, "building 2 of 2: Building x\njudge: the build failed")) << bad.err;
}

TEST_F(SetUp, AsksNinjaOnlyWhereSomethingHasChanged) {
  program("bin/ninja", "echo >>asked");
  for (const char* name : {"harness/judge", "harness/setup.sh", "CMakeLists.txt"})
    folder.write(std::string("kit/") + name, read_file(std::string(LEETJUDGE_KIT_DIR "/") + name));
  const auto asked = [&](const std::string& options) {
    const std::string command = "PATH=$PWD/bin:$PATH LEETJUDGE_BUILD=$PWD/build LEETJUDGE_CMAKE_OPTIONS=" + options;
    test::run_shell(command + " bash kit/harness/judge", folder.path());
    return read_file(folder.path() / "asked").size();
  };
  EXPECT_EQ(asked("-DA=1"), 1u);
  if (!std::filesystem::exists("/var/lib/dpkg/status")) GTEST_SKIP() << "not Debian: Ninja is always asked";
  EXPECT_EQ(asked("-DA=1"), 1u);
  EXPECT_EQ(asked("-DA=2"), 2u);
  EXPECT_EQ(asked("-DA=2"), 2u);
  folder.write("kit/harness/new.cpp", "");
  EXPECT_EQ(asked("-DA=2"), 3u);
  folder.write("build/build.ninja", "");
  EXPECT_EQ(asked("-DA=2"), 4u);
  EXPECT_EQ(asked("-DA=2"), 4u);
  std::filesystem::remove(folder.path() / "build/harness/judge");
  EXPECT_EQ(asked("-DA=2"), 5u);
}

// What sudo prints and is asked goes past the log, if there is a terminal.
TEST_F(SetUp, LetsSudoAskOnATerminalOnly) {
  program("bin/dpkg-query", "printf unknown");
  program("bin/id", "echo 1000");
  program("bin/sudo", "printf '%s\\n' \"$1\" >>asked; exit 1");
  EXPECT_EQ(test::run_shell("NINJA=0 " + judge, folder.path()).status, 2);
  EXPECT_EQ(read_file(folder.path() / "asked"), "-n\n");
  test::Terminal terminal({"/bin/sh", "-c", "NINJA=0 " + judge}, folder.path());
  EXPECT_EQ(terminal.status(), 2);
  EXPECT_EQ(read_file(folder.path() / "asked"), "-n\napt-get\n");
}

}  // namespace
}  // namespace leetjudge
