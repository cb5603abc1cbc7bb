// The practice loop's commands as a user meets them: new, --input, stress, --keep, generate, debug,
// completion.
#include <algorithm>
#include <sstream>

#include "commands_fixture.hpp"
#include "terminal.hpp"
#include "util/files.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using test::Printed;

const std::string puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

class Practice : public testing::Test {
 protected:
  Practice() {
    fs::create_directory(folder.path() / "kit");
    for (const char* part : {"solutions", "testcases"}) {
      fs::copy(fs::path(LEETJUDGE_KIT_DIR) / part, folder.path() / "kit" / part, fs::copy_options::recursive);
    }
  }
  // With a kit of its own, which it may change.
  Printed judge(const std::string& arguments) {
    return test::run_shell("LEETJUDGE_KIT=kit \"$JUDGE\" " + arguments, folder.path());
  }
  std::string read(const std::string& name) { return read_file(folder.path() / name); }

  test::TemporaryFolder folder;
};

using PracticeLong = Practice;  // takes seconds: only with harness/test -L long

TEST_F(Practice, StartsAFileFromLeetCodesClassAndNeverOverwrites) {
  const Printed created = judge("new 37 mine");
  EXPECT_EQ(created.status, 0) << created.err;
  EXPECT_EQ(created.out, "kit/solutions/0037_sudoku_solver/mine.cpp\nnext: harness/judge watch 37 mine\n");
  const std::string text = read("kit/solutions/0037_sudoku_solver/mine.cpp");
  EXPECT_TRUE(has(text, "// https://leetcode.com/problems/sudoku-solver/\n// Constraints: board.length == 9\n"));
  EXPECT_TRUE(has(text,
                  "class Solution {\npublic:\n    void solveSudoku(vector<vector<char>>& board) {\n        \n"
                  "    }\n};\n"));
  write_file(folder.path() / "kit/solutions/0037_sudoku_solver/mine.cpp", "mine");
  const Printed again = judge("new 37 mine.cpp");
  EXPECT_EQ(again.status, 2);
  EXPECT_TRUE(has(again.err, "exists already")) << again.err;
  EXPECT_EQ(read("kit/solutions/0037_sudoku_solver/mine.cpp"), "mine");
  const Printed elsewhere = judge("new valid-sudoku mine --to else/where");
  EXPECT_EQ(elsewhere.out, "else/where/mine.cpp\nnext: harness/judge watch 36 else/where/mine.cpp\n");
  EXPECT_EQ(judge("36 else/where/mine.cpp").status, 1);
  EXPECT_TRUE(has(judge("new 36 ../mine").err, "is no name for a file"));
  EXPECT_TRUE(judge("new 37").out.starts_with("kit/solutions/0037_sudoku_solver/mine2.cpp\n"));
  EXPECT_TRUE(judge("new 37 --to else").out.starts_with("else/0037_sudoku_solver.cpp\n"));
  EXPECT_TRUE(has(judge("new").err, "PROBLEM is required"));
}

TEST_F(PracticeLong, AnswersWhatIsTypedAndComparesWithANamedSolution) {
  const Printed right = judge("37 scan --input " + puzzle);
  EXPECT_EQ(right.status, 0) << right.err;
  EXPECT_TRUE(has(right.out, "Expected answers: those of fewest_candidates, accepted on all cases"));
  EXPECT_TRUE(has(right.out, "5 3 4 | 6 7 8 | 9 1 2")) << right.out;
  EXPECT_TRUE(has(right.out, "4208   4157")) << right.out;
  const Printed other = judge("37 fewest_candidates --reference bitmask --input " + puzzle);
  EXPECT_TRUE(has(other.out, "those of bitmask")) << other.out;
  const Printed piped = test::run_shell("echo " + puzzle + " | \"$JUDGE\" 37 scan --input -", folder.path());
  EXPECT_EQ(piped.status, 0) << piped.err;
  const Printed refused = judge("37 scan --input '[[\"5\"]]'");
  EXPECT_EQ(refused.status, 2);
  EXPECT_TRUE(has(refused.err, "(constraint: board.length == 9)")) << refused.err;
}

// The only accepted solution is the one that is asked.
TEST_F(PracticeLong, OnlyFinishesWhereNothingTellsRightFromWrong) {
  fs::remove_all(folder.path() / "kit");
  fs::copy(LEETJUDGE_TEST_DIR "/two_sum", folder.path() / "kit", fs::copy_options::recursive);
  const Printed printed = judge("1 hash_map same_element_twice --input '[1,5,6] 11' --json out.json");
  EXPECT_EQ(printed.status, 0) << printed.out << printed.err;
  EXPECT_TRUE(has(printed.out, "hash_map            Finished       –")) << printed.out;
  EXPECT_TRUE(has(printed.out, "answered  [1,2]")) << printed.out;
  EXPECT_TRUE(has(printed.out, "Whether the answer is right is not known")) << printed.out;
  const Json result = Json::parse(read("out.json"))["problems"][0]["results"][0];
  EXPECT_EQ(result["status_code"], 1);
  EXPECT_EQ(result["total_correct"], 0);
  EXPECT_EQ(result["cases"][0]["code_output"], Json({1, 2}));
  folder.write("mine.cpp",
               "class Solution {\npublic:\n    vector<int> twoSum(vector<int>& nums, int target) {\n"
               "        abort();\n    }\n};\n");
  const std::string crash = "1 mine.cpp --reference hash_map --input '[1,5,6] 11'";
  EXPECT_EQ(judge(crash).status, 1);
}

TEST_F(Practice, ShowsWhatIsPrintedForATypedInput) {
  folder.write("mine.cpp", test::valid("cout << \"hello\\n\";\n    return true;"));
  const Printed printed = judge("36 mine.cpp --input " + puzzle);
  EXPECT_EQ(printed.status, 0);
  EXPECT_TRUE(has(printed.out, "printed on stdout\n    hello")) << printed.out;
}

TEST_F(PracticeLong, FindsACaseShrinksItAndKeepsIt) {
  folder.write("mine.cpp",
               test::valid("for (auto& row : board) {\n        set<char> seen;\n"
                           "        for (char c : row) if (c != '.' && !seen.insert(c).second) return false;\n"
                           "    }\n    return true;"));
  const Printed found = judge("stress 36 mine.cpp --seed 5");
  EXPECT_EQ(found.status, 1) << found.err;
  EXPECT_TRUE(has(found.out, "the problem's own case leetcode-example-2 fails; the smallest")) << found.out;
  EXPECT_TRUE(has(found.out, "Wrong Answer on case leetcode-example-2 made smaller: answered true, but ")) << found.out;
  EXPECT_FALSE(has(found.out + found.err, "\033"));
  const std::size_t offer = found.out.find("  keep:  harness/judge ");
  ASSERT_NE(offer, std::string::npos) << found.out;
  std::string command = found.out.substr(offer + 23);
  command = command.substr(0, command.find(" --keep 'found-by-stress: Found by stress"));
  const std::string typed = command.substr(command.find('['));
  EXPECT_EQ(std::count_if(typed.begin(), typed.end(), [](char c) { return c >= '1' && c <= '9'; }), 2) << typed;
  const Printed kept = judge(command + " --keep 'first: Two in a column.'");
  EXPECT_TRUE(has(kept.out, "kept as the case first in kit/testcases/0036_valid_sudoku.json")) << kept.out << kept.err;
  EXPECT_TRUE(has(judge("36 mine.cpp --case first").out, "Wrong Answer"));
  folder.write(
      "rows.cpp",
      test::valid("for (int i = 0; i < 9; ++i) {\n        set<char> seen;\n"
                  "        for (auto& row : board) if (row[i] != '.' && !seen.insert(row[i]).second) return false;\n"
                  "    }\n    return true;"));
  const Printed at_once = judge("stress 36 rows.cpp --seed 6 --keep second");
  EXPECT_TRUE(has(at_once.out, "kept as the case second")) << at_once.out;
  const std::string file = read("kit/testcases/0036_valid_sudoku.json");
  EXPECT_TRUE(has(file, "\"name\":\"first\",\"why\":\"Two in a column.\""));
  EXPECT_TRUE(has(file, "\"why\":\"Found by stress: rows gets Wrong Answer.\""));
  EXPECT_EQ(judge("36 optimized").status, 0);
  EXPECT_TRUE(has(judge("stress 36 mine.cpp --seed 5 --keep second").err, "a case named \"second\""));
  const Printed again = judge("stress 36 mine.cpp --seed 5 --keep third");
  EXPECT_EQ(again.status, 1);
  EXPECT_TRUE(has(again.out, "not kept: the same case is there already, as first\n")) << again.out;
  const Printed refused = judge(command + " --keep third");
  EXPECT_EQ(refused.status, 2);
  EXPECT_TRUE(has(refused.err, "--keep: the same case is there already, as first")) << refused.err;
  for (const char* name : {"'Bad name!'", "Third", "-third", "third-", "the--third", "third_one", "dritter-fäll"}) {
    const Printed bad = judge(command + " --keep=" + name);
    EXPECT_EQ(bad.status, 2) << name;
    EXPECT_TRUE(has(bad.err, "lower-case letters and digits, with dashes between words")) << bad.err;
  }
  EXPECT_EQ(read("kit/testcases/0036_valid_sudoku.json"), file);
}

// A file that is a link stays one, and a problem without rules gets the answer that the reference gives.
TEST_F(PracticeLong, KeepsACaseOfAProblemWithoutRules) {
  fs::remove_all(folder.path() / "kit");
  fs::copy(LEETJUDGE_TEST_DIR "/two_sum", folder.path() / "kit", fs::copy_options::recursive);
  fs::path file;
  for (const auto& one : fs::directory_iterator(folder.path() / "kit/testcases")) file = one.path();
  const fs::path real = folder.path() / "real.json";
  fs::rename(file, real);
  fs::create_symlink(real, file);
  folder.write("mine.cpp",
               "class Solution {\npublic:\n    vector<int> twoSum(vector<int>& nums, int target) {\n"
               "        return {0, 1};\n    }\n};\n");
  const Printed kept = judge("1 mine.cpp --input '[1,5,6] 11' --reference hash_map --keep later");
  EXPECT_EQ(kept.status, 1) << kept.err;
  EXPECT_TRUE(has(kept.out, "answered [0,1], expected [1,2]")) << kept.out;
  EXPECT_TRUE(fs::is_symlink(file));
  EXPECT_TRUE(has(read_file(real), "\"expected\":[1,2]")) << read_file(real);
  const std::string before = read_file(real);
  const Printed none = judge("1 mine.cpp --input '[1,5,7] 12' --reference same_element_twice --keep none");
  EXPECT_EQ(none.status, 2) << none.out;
  EXPECT_TRUE(has(none.err, "same_element_twice is not accepted")) << none.err;
  EXPECT_EQ(read_file(real), before);
}

TEST_F(Practice, TellsOfASolutionThatDoesNotCompile) {
  folder.write("bad.cpp", "class Solution {");
  EXPECT_EQ(judge("stress 36 bad.cpp").status, 1);
  EXPECT_TRUE(has(judge("stress 36 bad.cpp").err, "bad: Compile Error"));
}

TEST_F(PracticeLong, SaysThatNothingWasFound) {
  const Printed printed = judge("stress 37 bitmask --seed 1 --count 50");
  EXPECT_EQ(printed.status, 0) << printed.err;
  EXPECT_TRUE(has(printed.out, "every case right by the problem's rules: 6 of its own and 50 cases")) << printed.out;
  EXPECT_TRUE(has(printed.out, "(seed 1)"));
}

TEST_F(PracticeLong, GeneratesWhatIsAskedFor) {
  const Printed puzzles = judge("generate 37 --count 20 --seed 1 --clues 26-28");
  EXPECT_EQ(puzzles.out, judge("generate 37 --count 20 --seed 1 --clues 26-28").out);
  folder.write("puzzles.txt", puzzles.out);
  EXPECT_TRUE(has(judge("cases 37 --cases puzzles.txt").out, "20 cases checked, 0 bad"));
  EXPECT_TRUE(has(judge("generate 37 --clues 16").err, "fewer than 17 clues"));
  EXPECT_TRUE(has(judge("generate 37 --clues 30-20").err, "--clues: a number or a range"));
  EXPECT_TRUE(has(judge("generate 36 --minimal").err, "--minimal"));
  EXPECT_TRUE(has(judge("generate 36 --clues 200-300").err, "a board has 81 cells"));
  EXPECT_TRUE(has(judge("generate 37 --clues 0-2147483647").err, "a board has 81 cells"));
  EXPECT_EQ(judge("generate 37 --count 0").status, 2);
}

TEST_F(PracticeLong, StopsADebuggerInTheMethodAndShowsBoardsListsAndTrees) {
  if (!find_program("gdb")) GTEST_SKIP() << "gdb is not installed";
  for (const std::string& compiler : test::compilers()) {
    const Printed printed = judge("debug 37 scan one-blank --compiler " + compiler +
                                  " --debugger gdb -- -batch -ex 'p board' -ex 'p board.size()' -ex continue");
    EXPECT_TRUE(has(printed.out, "Breakpoint 1, Solution::solveSudoku (this=")) << printed.out << printed.err;
    EXPECT_TRUE(has(printed.out, "scan.cpp:7")) << printed.out;
    EXPECT_TRUE(has(printed.out, "$1 = \n")) << printed.out;
    EXPECT_TRUE(has(printed.out, " | ")) << printed.out;
    EXPECT_TRUE(has(printed.out, "------+-------+------\n")) << printed.out;
    EXPECT_TRUE(has(printed.out, "exited normally")) << printed.out << printed.err;
  }
  folder.write("lists.cpp",
               "struct Node { int val; Node *next, *random; };\n"
               "class Solution {\npublic:\n    vector<vector<int>> levelOrder(TreeNode* root) {\n"
               "        ListNode* head = new ListNode(1, new ListNode(2));\n        head->next->next = head;\n"
               "        Node* own = new Node{1, new Node{2, nullptr, nullptr}, nullptr};\n"
               "        own->next->random = own->next;\n        return {};\n    }\n};\n");
  folder.write("graph.cpp",
               "struct Node { int val; vector<Node*> neighbors; };\n"
               "class Solution {\npublic:\n    vector<vector<int>> levelOrder(TreeNode* root) {\n"
               "        Node* own = new Node{1, {}};\n        Node* next = new Node{2, {own}};\n"
               "        own->neighbors = {next, new Node{3, {}}};\n        return {};\n    }\n};\n");
  const Printed graph = judge("debug 102 graph.cpp --debugger gdb -- -batch -ex next -ex next -ex next -ex 'p next'");
  EXPECT_TRUE(has(graph.out, "$1 = 2 of [[2,3],[1],[]]\n")) << graph.out << graph.err;
  const Printed printed = judge(
      "debug 102 lists.cpp --debugger gdb -- -batch -ex 'p root' -ex next -ex 'p head' -ex next -ex 'p head' "
      "-ex next -ex next -ex 'p own'");
  EXPECT_TRUE(has(printed.out, "root=[3,9,20,null,null,15,7]) at")) << printed.out << printed.err;
  EXPECT_TRUE(has(printed.out, "$1 = [3,9,20,null,null,15,7]\n        7\n    20\n        15\n3\n    9\n"))
      << printed.out;
  EXPECT_TRUE(has(printed.out, "$2 = [1,2]\n")) << printed.out;
  EXPECT_TRUE(has(printed.out, "[1,2] and on from [0]\n")) << printed.out;
  EXPECT_TRUE(has(printed.out, "= [[1,null],[2,1]]\n")) << printed.out;
  // The case names none of the methods: code of the problem calls them.
  folder.write("kit/testcases/0271_encode_and_decode_strings.json",
               R"({"id": 271, "title": "Encode and Decode Strings", "stub": ["class Codec {", "public:",
        "    string encode(vector<string>& strs) {", "    }", "    vector<string> decode(string s) {", "    }", "};"],
        "cases": [{"name": "one", "input": {"dummy_input": ["Hello"]}, "expected": ["Hello"]}]})");
  folder.write("codec.cpp",
               "class Codec {\npublic:\n    string encode(vector<string>& strs) { return strs[0]; }\n"
               "    vector<string> decode(string s) { return {s}; }\n};\n");
  const Printed codec = judge("debug 271 codec.cpp --kit kit --debugger gdb -- -batch -ex continue");
  EXPECT_TRUE(has(codec.out, "Breakpoint 1, Codec::encode")) << codec.out << codec.err;
  EXPECT_TRUE(has(codec.out, "Breakpoint 2, Codec::decode")) << codec.out << codec.err;
}

TEST_F(Practice, CompletesWordsInBash) {
  const auto completed = [&](const std::string& typed) {
    return test::run_shell(
               "cat >run.sh <<'END'\nsource <(\"$JUDGE\" completion bash)\n"
               "COMP_WORDS=(\"$JUDGE\" " +
                   typed +
                   ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n"
                   "_leetjudge\nprintf '%s\\n' \"${COMPREPLY[@]}\"\nEND\nexport JUDGE; bash run.sh",
               folder.path())
        .out;
  };
  EXPECT_EQ(completed("st"), "stress\n");
  EXPECT_EQ(completed("sudo"), "sudoku-solver\n");
  EXPECT_EQ(completed("37 few"), "fewest_candidates\nfewest_candidates_miscounted\n");
  EXPECT_EQ(completed("stress 37 --se"), "--seed\n");
  EXPECT_EQ(completed("37 scan --case ink"), "inkala\n");
  EXPECT_EQ(completed("37 scan --set e"), "extreme\n");
  EXPECT_EQ(completed("999 s"), "\n");
}

TEST_F(Practice, CompletesWordsInZsh) {
  const auto program = find_program("zsh");
  if (!program) GTEST_SKIP() << "zsh is not installed";
  test::Terminal zsh({*program, "-f", "-i"}, folder.path());
  zsh.type("autoload -U compinit; compinit -uD; source <(" LEETJUDGE_JUDGE " completion zsh)\n");
  zsh.type(LEETJUDGE_JUDGE " 37 scan --case ink\t");
  EXPECT_TRUE(zsh.shows("--case inkala")) << zsh.printed();
  zsh.type("\x15" LEETJUDGE_JUDGE " 37 fewest_candidates_\t");
  EXPECT_TRUE(zsh.shows("fewest_candidates_miscounted")) << zsh.printed();
}

TEST_F(Practice, FitsANarrowTerminalAndLeavesColourOutWhenAsked) {
  folder.write("mine.cpp", test::valid("return true;"));
  test::Terminal narrow({LEETJUDGE_JUDGE, "36", "mine.cpp", "--case", "leetcode-example-2"}, folder.path(), 50);
  EXPECT_EQ(narrow.status(), 1);
  EXPECT_TRUE(has(narrow.printed(), "\033[31m"));
  std::istringstream lines(narrow.printed());
  for (std::string line; std::getline(lines, line);) {
    if (has(line, "again: ") || has(line, ": error: ")) continue;  // neither is broken
    if (line.ends_with('\r')) line.pop_back();
    const std::size_t status_line = line.rfind("\033[K");  // which was taken away
    if (status_line != std::string::npos) line.erase(0, status_line + 3);
    EXPECT_LE(columns(line), 50u) << line;
  }
  test::Terminal plain({"/usr/bin/env", "NO_COLOR=1", LEETJUDGE_JUDGE, "36", "mine.cpp"}, folder.path());
  EXPECT_EQ(plain.status(), 1);
  EXPECT_FALSE(has(plain.printed(), "\033[3"));
}

TEST_F(Practice, ShowsAnExampleInEveryHelp) {
  for (const char* command :
       {"run", "cases", "solve", "new", "watch", "stress", "debug", "generate", "list", "completion"}) {
    const Printed help = judge(std::string(command) + " --help");
    EXPECT_EQ(help.status, 0) << command;
    EXPECT_TRUE(has(help.out, "Example:\n  ")) << command << help.out;
  }
}

}  // namespace
}  // namespace leetjudge
