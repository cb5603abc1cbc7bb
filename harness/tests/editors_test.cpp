// What editors make of the judge's output: VS Code's problem matchers, Vim, Neovim, Emacs.
#include "commands_fixture.hpp"
#include "terminal.hpp"
#include "util/files.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using test::Printed;

const std::string tasks = LEETJUDGE_KIT_DIR "/.vscode/tasks.json";

class Editors : public testing::Test {
 protected:
  Printed run(const std::string& command) { return test::run_shell(command, folder.path()); }
  static bool lacks(const char* program) { return !find_program(program); }
  // What the panel of VS Code shows of a file's contents.
  std::string problems_in(const std::string& label, const std::string& file) {
    const Printed printed =
        run("node '" LEETJUDGE_TEST_DIR "/problem_matcher.js' " + tasks + " '" + label + "' " + file);
    EXPECT_EQ(printed.err, "");
    return printed.out;
  }
  // Two failures of problem 36, at lines 6 and 3.
  void write_solutions() {
    folder.write("crash.cpp",
                 "// 36. Valid Sudoku\n" + test::valid("int digits[9] = {};\n    return digits[board.size()] == 0;"));
    folder.write("wrong.cpp", test::valid("return true;"));
    folder.write("broken.cpp", "// 36. Valid Sudoku\n" + test::valid("return tru;"));
  }

  test::TemporaryFolder folder;
};

using EditorsLong = Editors;

TEST_F(EditorsLong, VsCodesProblemsPanelShowsAWrongAnswerAndACompileError) {
  if (lacks("node")) GTEST_SKIP() << "node is not installed";
  write_solutions();
  run("\"$JUDGE\" 36 wrong.cpp >wrong.txt");
  const std::string wrong = problems_in("judge this file", "wrong.txt");
  EXPECT_EQ(wrong,
            "wrong.cpp|3|10|error|Wrong Answer on case leetcode-example-2: answered true, but column 1 holds 8 twice"
            " (also on row-only, row-only-within-a-band, column-only and 18 more)\n");
  run("\"$JUDGE\" 36 broken.cpp >broken.txt");
  EXPECT_TRUE(problems_in("judge this file", "broken.txt").starts_with("broken.cpp|5|8|error|use of undeclared"));
  run("\"$JUDGE\" debug broken.cpp --build-only >broken.txt 2>&1");
  EXPECT_TRUE(
      problems_in("build for the debugger", "broken.txt").starts_with("broken.cpp|5|8|error|use of undeclared"));
  EXPECT_EQ(run("\"$JUDGE\" run '" LEETJUDGE_KIT_DIR "/solutions/0036_valid_sudoku/optimized.cpp' >right.txt").status,
            0);
  EXPECT_EQ(problems_in("judge this file", "right.txt"), "\n");
}

// A crash in the words of the sanitizers, where they stopped, though the plain program crashed as well.
TEST_F(EditorsLong, VsCodesProblemsPanelShowsEachVerdict) {
  if (lacks("node")) GTEST_SKIP() << "node is not installed";
  const std::tuple<const char*, const char*, const char*> verdicts[] = {
      {"for (volatile int i = 0;; i = 1 - i) {}", "4|", " [Time Limit Exceeded, case leetcode-example-1]"},
      {"vector<char> all(1 << 30, 'x');\n    return all[board.size()] == 'x';", "3|",
       "|error|Memory Limit Exceeded on case leetcode-example-1: "},
      {"for (;;) cout << string(1000000, 'x');", "3|", "|error|Output Limit Exceeded on case leetcode-example-1: "},
      {"int digits[9] = {};\n    return digits[board.size()] == 0;", "5|",
       "|error|index 9 is out of bounds of int[9] [Runtime Error, case leetcode-example-1]\n"},
      {"ListNode* volatile head = nullptr;\n    return head->val == 0;", "5|18|", "null pointer of type ListNode"},
      {"vector<int> few(3);\n    return few[board.size() << 28] == 0;", "5|",
       "SEGV: invalid memory access: reads where"},
      {"function<int(int)> deeper = [&](int n) { return deeper(n + 1) + n % 2; };\n    return deeper(0) == 1;", "4|",
       "stack overflow"},
      {"auto* node = new ListNode(1);\n    delete node;\n    return node->next->val == 0;", "6|18|",
       "heap-use-after-free: reads 8 bytes that were freed at mine.cpp:5"}};
  for (const auto& [code, place, words] : verdicts) {
    folder.write("mine.cpp", test::valid(code));
    run("\"$JUDGE\" 36 mine.cpp --case leetcode-example-1 --time-limit 1s >out.txt");
    const std::string shown = problems_in("judge this file", "out.txt");
    EXPECT_TRUE(shown.starts_with(std::string("mine.cpp|") + place)) << shown << read_file(folder.path() / "out.txt");
    EXPECT_TRUE(has(shown, words)) << shown;
  }
}

// As a task runs it, in a terminal.
TEST_F(Editors, VsCodesPanelFollowsEachSaveOfAWatchedFile) {
  if (lacks("node")) GTEST_SKIP() << "node is not installed";
  write_solutions();
  test::Terminal watch({LEETJUDGE_JUDGE, "watch", "36", "wrong.cpp"}, folder.path());
  ASSERT_TRUE(watch.shows("from start to verdict, at ")) << watch.printed();
  write_file(folder.path() / "first.txt", watch.printed());
  EXPECT_TRUE(has(problems_in("watch this file", "first.txt"), "wrong.cpp|3|10|error|Wrong Answer on case "));
  write_file(folder.path() / "wrong.cpp", "\n" + test::valid("return true;"));
  ASSERT_TRUE(watch.shows("from save to verdict, at ")) << watch.printed();
  write_file(folder.path() / "second.txt", watch.printed());
  const std::string second = problems_in("watch this file", "second.txt");
  EXPECT_TRUE(second.starts_with("wrong.cpp|4|10|error|Wrong Answer on case ")) << second;
  EXPECT_EQ(std::ranges::count(second, '|'), 4) << second;  // the first one is gone
  // The plain verdict, which comes first, ends a round as well: nobody waits for checks.
  std::size_t plain = 0;
  for (std::size_t at = 0; (at = watch.printed().find("(checks and counters follow)", at)) != std::string::npos; ++at)
    ++plain;
  EXPECT_GT(plain, 0u);
  EXPECT_GE(std::atoi(second.substr(second.find("ends: ") + 6).c_str()), int(plain) + 2) << second;
}

TEST_F(Editors, VimFillsItsQuickfixList) {
  write_solutions();
  int tried = 0;
  for (const std::string vim : {"vim -Es -u NONE -i NONE", "nvim --headless -u NONE -i NONE"}) {
    if (lacks(vim.substr(0, vim.find(' ')).c_str())) continue;
    ++tried;
    for (const auto& [file, place] :
         {std::pair("crash.cpp", "crash.cpp:6:"), {"broken.cpp", "broken.cpp:5:8 "}, {"wrong.cpp", ":0:0 "}}) {
      // The wrapper would build first: the judge that is tested stands in for it.
      const Printed printed =
          run("mkdir -p editors/vim; cp -r '" LEETJUDGE_KIT_DIR
              "/harness/editors/vim/compiler' editors/vim/; printf '#!/bin/sh\\nexec \"%s\" \"$@\"\\n' "
              "\"$JUDGE\" >judge; chmod +x judge; " +
              vim + " --cmd 'set rtp+=editors/vim' -c 'set nomore' " + file +
              " -c 'compiler leetjudge' -c 'silent make!' -c 'call writefile(map(getqflist(), "
              "\"printf(\\\"%s:%d:%d %s\\\", bufname(v:val.bufnr), v:val.lnum, v:val.col, v:val.text)\"), "
              "\"list.txt\")' -c 'qa!' </dev/null >vim.txt 2>&1; cat vim.txt >&2; cat list.txt");
      EXPECT_TRUE(printed.out.starts_with(place)) << vim << printed.out << printed.err;
      EXPECT_EQ(printed.out.rfind(place), 0u) << "told once: " << vim << printed.out;
      if (file == std::string("crash.cpp")) {
        EXPECT_TRUE(has(printed.out, ":0:0   given\n")) << vim << printed.out;
      }
    }
  }
  if (tried == 0) GTEST_SKIP() << "neither vim nor nvim is installed";
}

TEST_F(Editors, EmacsGoesToTheErrorThatItsCompileFinds) {
  if (lacks("emacs")) GTEST_SKIP() << "emacs is not installed";
  write_solutions();
  folder.write("try.el",
               "(require 'compile)\n(setq compilation-scroll-output nil)\n"
               "(let ((buffer (compile (format \"'%s' 36 %s\" (getenv \"JUDGE\") (getenv \"FILE\")))))\n"
               "  (while (get-buffer-process buffer) (accept-process-output nil 0.1))\n"
               "  (with-current-buffer buffer (goto-char (point-min))) (set-buffer buffer)\n"
               "  (next-error 1 t) (princ (format \"%s:%d\" (buffer-name (window-buffer)) \n"
               "     (with-current-buffer (window-buffer) (line-number-at-pos)))))\n");
  for (const auto& [file, place] : {std::pair("crash.cpp", "crash.cpp:6"), {"wrong.cpp", "wrong.cpp:3"}}) {
    const Printed printed = run(std::string("export JUDGE FILE=") + file + "; emacs --batch -Q -l try.el");
    EXPECT_TRUE(has(printed.out, place)) << printed.out << printed.err;
  }
}

// The one screen of Lua in docs/editors.md, as it stands there.
TEST_F(Editors, NeovimShowsVerdictsAsDiagnostics) {
  if (lacks("nvim")) GTEST_SKIP() << "nvim is not installed";
  write_solutions();
  const std::string page = read_file(LEETJUDGE_KIT_DIR "/harness/docs/editors.md");
  const std::size_t begin = page.find("```lua\n") + 7;
  folder.write("judge.lua", page.substr(begin, page.find("```", begin) - begin));
  folder.write("try.lua",
               "vim.g.leetjudge = os.getenv('JUDGE')\nvim.cmd('Judge')\n"
               "vim.wait(100000, function() return #vim.diagnostic.get(0) > 0 end)\n"
               "local one = vim.diagnostic.get(0)[1]\n"
               "io.stdout:write(one.lnum .. ':' .. one.col .. ' ' .. one.message)\n");
  for (const auto& [file, words] : {std::pair("crash.cpp", "5:11 Runtime Error, case leetcode-example-1: "),
                                    {"broken.cpp", "4:7 use of undeclared identifier"}}) {
    const Printed printed = run(std::string("export JUDGE; nvim --headless -u NONE -i NONE ") + file +
                                " -c 'luafile judge.lua' -c 'luafile try.lua' -c 'qa!' </dev/null");
    EXPECT_TRUE(printed.out.starts_with(words)) << printed.out << printed.err;
  }
}

TEST_F(Editors, InitWritesTasksAndChangesNoneButItsOwn) {
  const std::string command = "\"$JUDGE\" init mine";
  EXPECT_TRUE(run(command).out.starts_with("mine: solutions/, testcases/, .vscode/ and .clangd are there\n"));
  const fs::path written = folder.path() / "mine/.vscode";
  const std::string text = read_file(written / "tasks.json");
  const Json all = Json::parse(text, nullptr, true, /*ignore_comments=*/true);
  EXPECT_EQ(all["tasks"][0]["command"], LEETJUDGE_KIT_DIR "/harness/judge");
  EXPECT_FALSE(has(read_file(written / "launch.json"), "${workspaceFolder}/."));
  for (const char* inside : {"/.", "/harness"}) EXPECT_FALSE(has(text, std::string("${workspaceFolder}") + inside));
  EXPECT_TRUE(has(read_file(folder.path() / "mine/.clangd"), "harness/editors/clangd"));
  // What an older judge wrote is written anew, and what somebody else did is not.
  write_file(written / "tasks.json", text.substr(0, text.find('\n')) + "\n{}\n");
  EXPECT_EQ(run(command).status, 0);
  EXPECT_EQ(read_file(written / "tasks.json"), text);
  write_file(written / "tasks.json", "{}\n");
  const Printed refused = run(command);
  EXPECT_EQ(refused.status, 2);
  EXPECT_TRUE(has(refused.err, "mine/.vscode/tasks.json exists already")) << refused.err;
  EXPECT_EQ(read_file(written / "tasks.json"), "{}\n");
}

TEST_F(EditorsLong, DebugTakesTheCaseThatFails) {
  folder.write("mine.cpp", test::valid("return true;"));
  const Printed printed = run("LEETJUDGE_CACHE=cache \"$JUDGE\" debug 36 mine.cpp --build-only");
  EXPECT_TRUE(has(printed.out, "case: leetcode-example-2")) << printed.out << printed.err;
  if (lacks("gdb")) GTEST_SKIP() << "gdb is not installed";
  const Printed stopped =
      run("cd cache/debug-*.mine && gdb -q -batch -x commands -ex run -ex 'p board' --args ./host ./case");
  EXPECT_TRUE(has(stopped.out, "Breakpoint 1, Solution::isValidSudoku (")) << stopped.out << stopped.err;
  EXPECT_TRUE(has(stopped.out, "8 3 . | . 7 .")) << stopped.out;
}

TEST_F(EditorsLong, DebugStopsWhereSomethingUndefinedHappens) {
  folder.write("beyond.cpp", test::valid("return board[board.size()].empty();"));
  folder.write("null.cpp", test::valid("ListNode* head = nullptr;\n    return head->val == 0;"));
  if (lacks("gdb")) GTEST_SKIP() << "gdb is not installed";
  const auto stops = [&](const std::string& file, const char* place, const char* told) {
    const Printed printed = run("LEETJUDGE_CACHE=cache \"$JUDGE\" debug 36 " + file + " -- -batch -ex c -ex frame");
    const std::size_t stopped = printed.out.find("SIGABRT");
    ASSERT_NE(stopped, std::string::npos) << printed.out << printed.err;
    EXPECT_TRUE(has(printed.out.substr(stopped), place)) << printed.out;
    EXPECT_TRUE(has(printed.out + printed.err, told)) << printed.out << printed.err;
  };
  stops("beyond.cpp", "beyond.cpp:4", "");
  stops("null.cpp", "null.cpp:5", "within null pointer of type");
}

// Where launch.json has VS Code look; another session leaves it alone.
TEST_F(EditorsLong, EachSolutionIsDebuggedInAPlaceOfItsOwn) {
  folder.write("first.cpp", test::valid("return true;"));
  folder.write("second.cpp", test::valid("return false;"));
  const auto prepare = [&](const std::string& file) {
    return run("LEETJUDGE_CACHE=cache \"$JUDGE\" debug 36 " + file + " empty --build-only").out;
  };
  const std::string first = prepare("first.cpp");
  const std::string launch = read_file(LEETJUDGE_KIT_DIR "/.vscode/launch.json");
  std::string program = Json::parse(launch, nullptr, true, /*ignore_comments=*/true)["configurations"][0]["program"];
  for (const auto& [variable, value] :
       {std::pair<std::string, std::string>("${workspaceFolder}/.build/hosts", (folder.path() / "cache").string()),
        {"${fileDirnameBasename}", folder.path().filename().string()},
        {"${fileBasenameNoExtension}", "first"}})
    program = replaced(program, variable, value);
  EXPECT_TRUE(first.starts_with("program: " + program + "\n")) << first << program;
  EXPECT_TRUE(has(prepare("second.cpp"), "second"));
  EXPECT_EQ(run("cd cache/debug-*.first && ./host ./case").out, "answer: true\n");
  EXPECT_EQ(run("cache/debug-*.first/host no-such-file").status, 2);
  folder.write("first.cpp", "class Solution {");
  EXPECT_EQ(run("\"$JUDGE\" debug 36 first.cpp --build-only").status, 1);
}

}  // namespace
}  // namespace leetjudge
