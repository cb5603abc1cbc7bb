// The judge as a process, started as a user does it.
#pragma once

#include "support.hpp"

namespace leetjudge {

class Commands : public testing::Test {
 protected:
  test::Printed judge(const std::string& arguments) {
    return test::run_shell("\"$JUDGE\" " + arguments, folder.path());
  }
  // Exit status 2, nothing on stdout, one message with `part`, and no file but those that were there before.
  void expect_refused(const std::string& arguments, const std::string& part) {
    const auto files = [&] { return std::distance(std::filesystem::recursive_directory_iterator(folder.path()), {}); };
    const auto before = files();
    const test::Printed printed = judge(arguments + " --json out.json");
    EXPECT_EQ(printed.status, 2) << arguments;
    EXPECT_EQ(printed.out, "") << arguments;
    EXPECT_TRUE(printed.err.starts_with("judge: ")) << printed.err;
    EXPECT_TRUE(has(printed.err, part)) << printed.err;
    EXPECT_EQ(files(), before) << arguments;
  }
  test::TemporaryFolder folder;
};

}  // namespace leetjudge
