// What is typed and pasted on a terminal, and files that are none.
#include <sys/stat.h>
#include <termios.h>

#include <csignal>

#include "commands_fixture.hpp"
#include "terminal.hpp"

namespace leetjudge {
namespace {

using StandardInput = Commands;

// The judge in a shell on a terminal, which says afterwards how the terminal was left.
std::string line(const std::string& arguments) {
  return "trap : INT; " LEETJUDGE_JUDGE " " + arguments + "; echo \"status $?\"; stty -a | grep -o '.icanon'";
}

using StandardInputLong = StandardInput;  // takes seconds: only with harness/test -L long

TEST_F(StandardInputLong, TakesLinesOfAnyLengthFromATerminal) {
  folder.write("size.cpp", "class Solution { public: int f(vector<int>& nums) { return nums.size(); } };");
  std::string numbers = "[1";
  for (int i = 1; i < 9500; ++i) numbers += ",1";
  numbers += "]";
  for (const std::string end : {"\n\n", "\004"}) {
    test::Terminal terminal({"/bin/sh", "-c", line("size.cpp --fast --input - --expect 9500")}, folder.path());
    ASSERT_TRUE(terminal.shows("Paste a case; an empty line or Ctrl-D ends it.")) << terminal.printed();
    for (std::size_t at = 0; at < numbers.size(); at += 1000) {
      terminal.type(numbers.substr(at, 1000));
      ASSERT_TRUE(terminal.shows(",1"));  // it is echoed
    }
    terminal.type(end);
    const auto end_of_it = [&] {
      return terminal.printed().substr(std::max<std::size_t>(1000, terminal.printed().size()) - 1000);
    };
    EXPECT_TRUE(terminal.shows("Accepted")) << end_of_it();
    EXPECT_TRUE(terminal.shows("status 0")) << end_of_it();
    EXPECT_TRUE(terminal.shows(" icanon")) << end_of_it();
    terminal.status();
  }
}

TEST_F(StandardInput, LeavesTheTerminalAsItWasWhenItIsInterrupted) {
  test::Terminal terminal({"/bin/sh", "-c", line("add --kit .")}, folder.path());
  folder.write("testcases/none", "");
  ASSERT_TRUE(terminal.shows("Ctrl-D ends it.")) << terminal.printed();
  terminal.type("1. Two Sum\n\nGiven\003");
  EXPECT_TRUE(terminal.shows("status 130")) << terminal.printed();
  EXPECT_TRUE(terminal.shows(" icanon")) << terminal.printed();
  terminal.status();
}

TEST_F(StandardInput, TakesBackWhatIsTakenBack) {
  folder.write("size.cpp", "class Solution { public: int f(int n) { return n; } };");
  test::Terminal terminal({"/bin/sh", "-c", line("size.cpp --fast --input - --expect 12")}, folder.path());
  ASSERT_TRUE(terminal.shows("Ctrl-D ends it.")) << terminal.printed();
  terminal.type("13\1772\n\n");
  EXPECT_TRUE(terminal.shows("Accepted")) << terminal.printed();
  terminal.status();
}

TEST_F(StandardInputLong, IsNoFile) {
  ASSERT_EQ(mkfifo((folder.path() / "pipe.cpp").c_str(), 0600), 0);
  ASSERT_EQ(mkfifo((folder.path() / "pipe.json").c_str(), 0600), 0);
  folder.write("testcases/none", "");
  folder.write("large.cpp", std::string(2 << 20, ' '));
  std::filesystem::resize_file(folder.write("large.json", ""), 257 << 20);
  const auto refused = [&](const char* line, const char* part) {
    const test::Printed printed = judge(line);
    EXPECT_EQ(printed.status, 2) << line;
    EXPECT_TRUE(has(printed.err, part)) << line << printed.err;
  };
  for (const char* line : {"36 pipe.cpp", "pipe.cpp", "36 optimized --cases pipe.json", "add --kit . pipe.cpp",
                           "36 optimized --baseline pipe.json", "36 optimized --cases /dev/zero"})
    refused(line, ": is a pipe or a device, not a file");
  for (const char* line : {"36 large.cpp", "large.cpp", "add --kit . large.cpp", "add --kit . </dev/zero"})
    refused(line, ": has more than 1 MB, the most that is read");
  for (const char* line : {"36 optimized --cases large.json", "36 optimized --cases - </dev/zero",
                           "36 optimized --baseline large.json", "36 optimized --input - </dev/zero"})
    refused(line, ": has more than 256 MB, the most that is read");
}

}  // namespace
}  // namespace leetjudge
