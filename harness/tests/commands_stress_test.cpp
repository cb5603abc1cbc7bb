// `stress` and `generate` as one types them, on problems without rules.
#include <csignal>

#include "commands_fixture.hpp"
#include "terminal.hpp"
#include "util/files.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

class CommandsStress : public Commands {
 protected:
  // A problem f(nums) -> int with this constraint, and a solution of it in the problem's folder.
  CommandsStress() {
    folder.write("kit/testcases/9007_sum.json",
                 R"({"id": 9007, "title": "Sum", "constraints": ["1 <= nums.length <= 50", "0 <= nums[i] <= 9"],
                     "stub": "class Solution {\npublic:\n    int f(vector<int>& nums) {\n    }\n};",
                     "cases": [{"name": "example-1", "input": [1, 2], "expected": 3}]})");
    write("kit/solutions/9007_sum/sum", "return accumulate(nums.begin(), nums.end(), 0);");
  }
  void write(const std::string& name, const std::string& statements) {
    folder.write(name + ".cpp",
                 "class Solution {\npublic:\n    int f(vector<int>& nums) {\n        " + statements + "\n    }\n};\n");
  }
  test::Printed in_kit(const std::string& arguments) { return judge(arguments + " --kit kit"); }
};

using CommandsStressLong = CommandsStress;  // takes seconds: only with harness/test -L long

TEST_F(CommandsStress, TellsWhatItFoundWhenItIsInterrupted) {
  write("kit/solutions/9007_sum/loop", "int all = 0;\nfor (int one : nums) all += one;\nreturn all;");
  test::Terminal terminal(
      {"/bin/sh", "-c", "exec " LEETJUDGE_JUDGE " stress 9007 loop --kit kit --reference sum --seed 1 --for 1000s"},
      folder.path());
  ASSERT_TRUE(terminal.shows(" cases at random")) << terminal.printed();
  terminal.type("\003");
  EXPECT_TRUE(terminal.shows("interrupted: until then every case like sum's: 1 of its own")) << terminal.printed();
  EXPECT_EQ(terminal.status(), 128 + SIGINT);
}

TEST_F(CommandsStress, ComparesNoSolutionWithItself) {
  const test::Printed printed = in_kit("stress 9007 sum --reference kit/solutions/9007_sum/sum.cpp --seed 1");
  EXPECT_EQ(printed.status, 2) << printed.out;
  EXPECT_TRUE(has(printed.err, "sum is the solution itself")) << printed.err;
}

TEST_F(CommandsStress, SaysWhichCaseOnlyASolutionAnswered) {
  const std::string file = read_file(folder.path() / "kit/testcases/9007_sum.json");
  folder.write("kit/testcases/9007_sum.json",
               replaced(file, R"("expected": 3}])",
                        R"("expected": 3}, {"name": "kept", "input": [5], "expected": 6, "answered_by": "wrong"}])"));
  write("mine", "return accumulate(nums.begin(), nums.end(), 0);");
  const test::Printed printed = in_kit("stress 9007 mine.cpp --reference sum --fast");
  EXPECT_EQ(printed.status, 2) << printed.out;
  EXPECT_TRUE(has(printed.err,
                  "its case kept is unconfirmed, wrong alone answered it: if that is wrong, delete it from "
                  "kit/testcases/9007_sum.json"))
      << printed.err;
}

TEST_F(CommandsStress, IsNotSureOfInputsWithoutAnExample) {
  folder.write("kit/testcases/9007_sum.json",
               replaced(read_file(folder.path() / "kit/testcases/9007_sum.json"),
                        R"([{"name": "example-1", "input": [1, 2], "expected": 3}])", "[]"));
  write("mine", "return accumulate(nums.begin(), nums.end(), 0);");
  const test::Printed printed = in_kit("stress 9007 mine.cpp --reference sum --seed 1 --count 2 --fast");
  EXPECT_EQ(printed.status, 2) << printed.err;
  EXPECT_TRUE(has(printed.out, "No example shows what inputs the problem has, and so these may be others\n"))
      << printed.out;
}

TEST_F(CommandsStress, CountsOwnCasesThatAreDifferent) {
  std::string problem = read_file(folder.path() / "kit/testcases/9007_sum.json");
  folder.write("kit/testcases/9007_sum.json", R"({"several": "any of them", )" + problem.substr(1));
  write("mine", "return nums == vector{1, 2} ? 4 : accumulate(nums.begin(), nums.end(), 0);");
  const test::Printed printed = in_kit("stress 9007 mine.cpp --seed 1 --count 2 --fast");
  EXPECT_TRUE(has(printed.out, "every case like sum's, but 1 of them Different")) << printed.out;
  EXPECT_TRUE(has(printed.out, "(the first: example-1)")) << printed.out;
  EXPECT_EQ(printed.status, 2);
  std::filesystem::remove(folder.path() / "kit/solutions/9007_sum/sum.cpp");
  const test::Printed alone = in_kit("stress 9007 mine.cpp --seed 1 --count 2 --fast");
  EXPECT_TRUE(has(alone.out, "without a crash, a finding or a limit, but 1 of them Different")) << alone.out;
  EXPECT_EQ(alone.status, 2);
}

// One of the problem's own cases with plainer values is another case, and is typed.
TEST_F(CommandsStressLong, RunsAgainWhatItShows) {
  write("mine", "return nums.size() == 2 ? 9 : accumulate(nums.begin(), nums.end(), 0);");
  const test::Printed plainer = in_kit("stress 9007 mine.cpp --reference sum --seed 1");
  EXPECT_TRUE(has(plainer.out, "own case example-1 fails; so does one with plainer values")) << plainer.out;
  EXPECT_TRUE(has(plainer.out, "Wrong Answer on case example-1 made smaller")) << plainer.out;
  EXPECT_TRUE(has(plainer.out, "again: harness/judge 9007 mine.cpp --reference sum --kit kit --input '[0,0]'"))
      << plainer.out;
  write("early", "static int calls = 0;\n        return ++calls > 3 ? -1 : accumulate(nums.begin(), nums.end(), 0);");
  const test::Printed early = in_kit("stress 9007 early.cpp --reference sum --seed 3");
  EXPECT_TRUE(has(early.out, "but not by itself")) << early.out;
  EXPECT_TRUE(has(early.out, "again: harness/judge stress 9007 early.cpp --reference sum --kit kit --seed 3\n"))
      << early.out;
  write("late", "static int calls = 0;\n        return ++calls > 200 ? -1 : accumulate(nums.begin(), nums.end(), 0);");
  const test::Printed late = in_kit("stress 9007 late.cpp --reference sum --seed 3");
  EXPECT_TRUE(has(late.out, "but not by itself")) << late.out;
  EXPECT_TRUE(has(late.out, "again: harness/judge stress 9007 late.cpp --reference sum --kit kit --seed 3\n"))
      << late.out;
}

TEST_F(CommandsStress, SaysThatThereIsNothingToCompareWith) {
  const test::Printed alone = in_kit("stress 9007 sum --seed 1 --count 40");
  EXPECT_EQ(alone.status, 0) << alone.err;
  EXPECT_TRUE(
      has(alone.err, "nothing to compare answers with: 9007. Sum has no accepted solution but perhaps sum itself"))
      << alone.err;
  EXPECT_TRUE(has(alone.out, "nothing to compare answers with")) << alone.out;
}

// Whose answer is expected is said, and stays with the case, where it is accepted on the page's examples only.
TEST_F(CommandsStress, SaysWhoseAnswerNothingElseConfirms) {
  write("kit/solutions/9007_sum/sum", "return nums.size() == 3 ? 0 : accumulate(nums.begin(), nums.end(), 0);");
  write("right", "return accumulate(nums.begin(), nums.end(), 0);");
  const test::Printed found = in_kit("stress 9007 right.cpp --reference sum --seed 1 --keep found --fast");
  EXPECT_TRUE(has(found.out, "unconfirmed: the expected answer is that of sum alone")) << found.out;
  EXPECT_TRUE(has(read_file(folder.path() / "kit/testcases/9007_sum.json"), R"("answered_by":"sum")"));
}

// The page's own answer needs nobody's word, and --reference would be refused.
TEST_F(CommandsStress, ShowsTheProblemsOwnCaseAsItIs) {
  write("own", "return nums == vector<int>{1, 2} ? -1 : accumulate(nums.begin(), nums.end(), 0);");
  const test::Printed own = in_kit("stress 9007 own.cpp --reference=sum --seed 1 --fast");
  EXPECT_FALSE(has(own.out, "unconfirmed")) << own.out;
  EXPECT_TRUE(has(own.out, "again: harness/judge 9007 own.cpp --fast --kit kit --case example-1\n")) << own.out;
}

TEST_F(CommandsStressLong, IsNotSureOfWhatFailsOnAnInputThatMayBeNone) {
  write("mine", "return nums.size() > 4 ? -1 : accumulate(nums.begin(), nums.end(), 0);");
  const test::Printed sure = in_kit("stress 9007 mine.cpp --reference sum --seed 1 --fast");
  EXPECT_EQ(sure.status, 1);
  EXPECT_TRUE(has(sure.out, "  keep:  ")) << sure.out;
  folder.write("kit/testcases/9007_sum.json", replaced(read_file(folder.path() / "kit/testcases/9007_sum.json"),
                                                       "<= 9\"]", "<= 9\", \"The sum has a friend.\"]"));
  const test::Printed doubtful = in_kit("stress 9007 mine.cpp --reference sum --seed 1 --fast");
  EXPECT_TRUE(has(doubtful.out, "perhaps on an input that the problem never gives")) << doubtful.out;
  EXPECT_EQ(doubtful.status, 2);
  EXPECT_FALSE(has(doubtful.out, "  keep:  ")) << "later it would be a case of the problem: " << doubtful.out;
  // Whoever keeps it all the same is told later.
  in_kit("stress 9007 mine.cpp --reference sum --seed 1 --fast --keep odd");
  const test::Printed kept = in_kit("9007 mine.cpp --fast");
  EXPECT_TRUE(has(kept.out, "unconfirmed: the problem may never give this input")) << kept.out;
  const test::Printed again = in_kit("stress 9007 mine.cpp --reference sum --seed 1 --fast");
  EXPECT_TRUE(has(again.out, "perhaps on an input that the problem never gives")) << again.out;
  EXPECT_FALSE(has(again.out, "the problem may never give")) << "that is told already: " << again.out;
  EXPECT_EQ(again.status, 2);
}

// A smaller one that fails by chance, and then does not; the whole one always fails.
TEST_F(CommandsStress, ShowsWhatFailedWhereASmallerOneDoesNotFailAgain) {
  write("chance",
        "random_device chance;\n"
        "        return nums == vector<int>{1, 2} || chance() % 2 ? -1 : accumulate(nums.begin(), nums.end(), 0);");
  test::Printed found;
  for (int i = 0; i < 40 && !has(found.out, "on case example-1:"); ++i)
    found = in_kit("stress 9007 chance.cpp --reference sum --seed 1 --fast");
  EXPECT_FALSE(has(found.out, "not when it is run again")) << found.out;
  EXPECT_TRUE(has(found.out, "Wrong Answer on case example-1: answered -1, expected 3\n")) << found.out;
  EXPECT_TRUE(has(found.out, "given     nums = [1,2]\n")) << found.out;
  EXPECT_TRUE(has(found.out, "--case example-1\n")) << found.out;
}

// Two that differ accuse nobody, and one that crashes tells of nobody else.
TEST_F(CommandsStressLong, HearsAllReferencesThatOnlyExamplesConfirm) {
  const std::string sum = "return accumulate(nums.begin(), nums.end(), 0);";
  write("kit/solutions/9007_sum/a", "return nums.size() == 3 ? 0 : accumulate(nums.begin(), nums.end(), 0);");
  write("right", sum);
  const test::Printed differ = in_kit("stress 9007 right.cpp --seed 1 --count 40 --fast");
  EXPECT_EQ(differ.status, 2) << differ.out << differ.err;
  EXPECT_TRUE(has(differ.out, "a and sum do not agree, so one of them is wrong")) << differ.out;
  EXPECT_FALSE(has(differ.out, "Wrong Answer")) << differ.out;
  write("kit/solutions/9007_sum/a", "if (nums.size() == 3) abort();\n" + sum);
  const test::Printed crash = in_kit("stress 9007 right.cpp --seed 1 --count 40 --fast");
  EXPECT_EQ(crash.status, 0) << crash.out << crash.err;
  EXPECT_TRUE(has(crash.out, "every case like sum's: 1 of its own and 40 cases")) << crash.out;
  EXPECT_TRUE(has(crash.err, "no reference any more: a: Runtime Error on [[")) << crash.err;
}

// What fails in one of two hundred calls, whichever, is nothing that earlier cases left.
TEST_F(CommandsStress, TakesChanceForNoLeftOverState) {
  write("chance",
        "static random_device chance;\n"
        "        return chance() % 200 == 0 ? -1 : accumulate(nums.begin(), nums.end(), 0);");
  const test::Printed printed = in_kit("stress 9007 chance.cpp --reference sum --seed 3 --for 20s");
  EXPECT_TRUE(has(printed.out, "differs from run to run")) << printed.out;
  EXPECT_FALSE(has(printed.out, "left behind")) << printed.out;
}

// What only the sanitizers find is what a debugger begins with.
TEST_F(CommandsStress, DebugsTheCaseThatOnlyChecksFail) {
  const std::string problem = read_file(folder.path() / "kit/testcases/9007_sum.json");
  folder.write("kit/testcases/9007_sum.json",
               replaced(problem, R"("cases": [)", R"("cases": [{"name": "two", "input": [1, 1], "expected": 2}, )"));
  write("mine",
        "vector<int> held(1);\n        volatile int read = held.data()[nums[1] - 1];\n"
        "        return accumulate(nums.begin(), nums.end(), 0);");
  EXPECT_TRUE(has(in_kit("debug 9007 mine.cpp --build-only").out, "case: example-1\n"));
}

// What is put in twice is in a set once: nothing is left to draw when it was removed.
TEST_F(CommandsStress, DrawsFromNoSetThatMayBeEmpty) {
  const std::string head = "class RandomizedSet {\npublic:\n    ";
  const Json problem = {
      {"id", 380},
      {"title", "Random Set"},
      {"constraints",
       {"0 <= val <= 9", "There will be at least one element in the data structure when getRandom is called."}},
      {"stub", head +
                   "RandomizedSet() {\n    }\n    bool insert(int val) {\n    }\n    bool remove(int val) {\n    }\n" +
                   "    int getRandom() {\n    }\n};"},
      {"cases",
       {{{"name", "example-1"},
         {"input",
          {{"RandomizedSet", "insert", "insert", "insert", "getRandom"},
           {Json::array(), {1}, {1}, {2}, Json::array()}}}}}}};
  folder.write("kit/testcases/0380_random_set.json", problem.dump());
  const auto stressed = [&](const std::string& before_a_draw) {
    folder.write("mine.cpp", head + "set<int> all;\nint puts = 0;\nbool taken_of_two = false;\n" +
                                 "bool insert(int val) { ++puts; return all.insert(val).second; }\n" +
                                 "bool remove(int val) { bool was = all.erase(val); taken_of_two |= was && puts > 1; " +
                                 "return was; }\nint getRandom() { " + before_a_draw +
                                 "auto at = all.begin(); advance(at, rand() % all.size()); return *at; }\n};\n");
    return in_kit("stress 380 mine.cpp --seed 1 --count 400 --fast");
  };
  const test::Printed right = stressed("");
  EXPECT_EQ(right.status, 0) << right.out << right.err;
  const test::Printed wrong = stressed("if (taken_of_two) return -1; ");
  EXPECT_TRUE(has(wrong.out, "getRandom: this one is not in it")) << wrong.out;
  EXPECT_FALSE(has(wrong.out, "[[],[0],[0],[0],[]]")) << wrong.out;
}

TEST_F(CommandsStressLong, NeedsNoReferenceForACrash) {
  write("kit/solutions/9007_sum/crash",
        "if (nums.size() > 2) abort();\nreturn accumulate(nums.begin(), nums.end(), 0);");
  write("also", "if (nums.size() > 2) abort();\nreturn accumulate(nums.begin(), nums.end(), 0);");
  const test::Printed crash = in_kit("stress 9007 crash --seed 1 --count 300 --reference also.cpp");
  EXPECT_EQ(crash.status, 2) << crash.out;  // a reference has to answer
  std::filesystem::remove(folder.path() / "kit/solutions/9007_sum/sum.cpp");
  const test::Printed found = in_kit("stress 9007 crash --seed 1");
  EXPECT_EQ(found.status, 1) << found.err;
  EXPECT_TRUE(has(found.out, "given     nums = [0,0,0]")) << found.out;
  EXPECT_FALSE(has(found.out, "--keep")) << found.out;
}

TEST_F(CommandsStressLong, TellsNothingWhereMostInputsWereLeftOut) {
  write("picky",
        "if (accumulate(nums.begin(), nums.end(), 0) % 8 != 3) abort();\nreturn accumulate(nums.begin(), nums.end(), "
        "0);");
  const test::Printed printed = in_kit("stress 9007 sum --seed 1 --count 60 --reference picky.cpp");
  EXPECT_EQ(printed.status, 2) << printed.out;
  EXPECT_TRUE(has(printed.out, "nothing is told: the reference, picky, does not answer most of what was drawn"))
      << printed.out << printed.err;
}

TEST_F(CommandsStress, TellsNothingWhereMostSmallInputsWereLeftOut) {
  write("picky", "if (nums.size() < 8) abort();\nreturn accumulate(nums.begin(), nums.end(), 0);");
  const std::string file = read_file(folder.path() / "kit/testcases/9007_sum.json");
  folder.write("kit/testcases/9007_sum.json",
               replaced(file, R"({"name": "example-1", "input": [1, 2], "expected": 3})", ""));
  const test::Printed printed = in_kit("stress 9007 sum --seed 1 --for 1s --fast --reference picky.cpp");
  EXPECT_EQ(printed.status, 2) << printed.out;
  EXPECT_TRUE(has(printed.out, "nothing is told")) << printed.out << printed.err;
  EXPECT_TRUE(has(printed.out, "(0 of the smallest (")) << printed.out;
}

TEST_F(CommandsStressLong, TellsLittleOfFewCases) {
  write("slow", "usleep(300000);\nreturn accumulate(nums.begin(), nums.end(), 0);");
  const test::Printed printed = in_kit("stress 9007 slow.cpp --seed 1 --for 1s --fast");
  EXPECT_EQ(printed.status, 2) << printed.out;
  EXPECT_TRUE(has(printed.out, "slow: hardly anything was tried (--for takes longer): every case like sum's"))
      << printed.out << printed.err;
}

TEST_F(CommandsStress, GeneratesFromConstraints) {
  const test::Printed drawn = in_kit("generate 9007 --seed 1 --count 5");
  EXPECT_EQ(drawn.status, 0) << drawn.err;
  EXPECT_EQ(drawn.err, "");
  EXPECT_EQ(std::count(drawn.out.begin(), drawn.out.end(), '\n'), 5) << drawn.out;
  EXPECT_EQ(
      judge("9007 sum --kit kit --input \"$(" LEETJUDGE_JUDGE " generate 9007 --seed 1 --count 5 --kit kit)\" --fast")
          .status,
      0);
}

// What rules say of the inputs of a problem beside its constraints: a solution that looks is always right.
struct Described {
  const char* id;
  const char* declaration;
  const char* example;
  const char* looks;  // statements that return what `right` does for an input of the problem only
  const char* right;
};
constexpr Described described[] = {
    {"0001", "bool g(vector<int>& a, int target)", R"({"a": [1, 2], "target": 3}, "expected": true)",
     "int answers = 0; for (size_t i = 0; i < a.size(); ++i) for (size_t j = 0; j < i; ++j) "
     "answers += a[i] + a[j] == target; return answers == 1;",
     "return true;"},
    {"0105", "bool g(vector<int>& a, vector<int>& b)", R"({"a": [1, 2], "b": [2, 1]}, "expected": true)",
     "size_t at = 0; vector<int> open; for (int one : a) { open.push_back(one); while (!open.empty() && at < b.size() "
     "&& open.back() == b[at]) open.pop_back(), ++at; } return open.empty();",
     "return true;"},
    {"0235", "TreeNode* lowestCommonAncestor(TreeNode* root, TreeNode* p, TreeNode* q)",
     R"({"root": [2, 1, 3], "p": 1, "q": 3}, "expected": 2)",
     "vector<int> all; vector<TreeNode*> open; bool two = p != q; for (TreeNode* at = root; at || !open.empty();) { "
     "for (; at; at = at->left) open.push_back(at); at = open.back(); open.pop_back(); all.push_back(at->val); "
     "at = at->right; } two = two && ranges::count(all, p->val) && ranges::count(all, q->val); "
     "return two && ranges::adjacent_find(all, greater_equal<int>()) == all.end() ? root : nullptr;",
     "return root;"}};

void PrintTo(const Described& one, std::ostream* out) { *out << one.id; }

class CommandsStressDrawsLong : public CommandsStress, public testing::WithParamInterface<Described> {};

TEST_P(CommandsStressDrawsLong, InputsThatThePageDescribesInWords) {
  const Described& one = GetParam();
  const auto solution = [&](const std::string& statements) {
    return std::string("class Solution {\npublic:\n    ") + one.declaration + " { " + statements + " }\n};\n";
  };
  const Json file = {{"id", std::atoi(one.id)},
                     {"title", "P"},
                     {"constraints", {"1 <= a.length <= 50", "a has unique elements"}},
                     {"stub", solution("")}};
  std::string text = file.dump();
  text.pop_back();
  folder.write(std::string("kit/testcases/") + one.id + "_p.json",
               text + R"(, "cases": [{"name": "example-1", "input": )" + one.example + "}]}");
  folder.write("looks.cpp", solution(one.looks));
  folder.write("right.cpp", solution(one.right));
  const test::Printed printed = in_kit("stress " + std::to_string(std::atoi(one.id)) +
                                       " looks.cpp --seed 1 --count 200 --fast --reference right.cpp");
  EXPECT_EQ(printed.status, 0) << printed.out << printed.err;
}

INSTANTIATE_TEST_SUITE_P(All, CommandsStressDrawsLong, testing::ValuesIn(described),
                         [](const auto& one) { return std::string(one.param.id); });

TEST_F(CommandsStressLong, SaysThatTwoDifferWhereNobodyNamedTheRightOne) {
  write("kit/solutions/9007_sum/sum", "return nums.size() > 2 ? 7 : accumulate(nums.begin(), nums.end(), 0);");
  write("right", "return accumulate(nums.begin(), nums.end(), 0);");
  const test::Printed printed = in_kit("stress 9007 right.cpp --seed 1 --for 5s");
  EXPECT_EQ(printed.status, 2);
  EXPECT_TRUE(has(printed.out, "sum and right do not agree, so one of them is wrong")) << printed.out;
  EXPECT_TRUE(has(printed.out, "sum    answers 7\n") && has(printed.out, "right  answers ")) << printed.out;
  EXPECT_FALSE(has(printed.out, "keep")) << printed.out;
  const test::Printed input = in_kit("9007 right.cpp --input '[1,2,1]'");
  EXPECT_EQ(input.status, 2);
  EXPECT_TRUE(has(input.out, "right and sum answer differently: one of them is wrong")) << input.out;
  EXPECT_TRUE(has(input.out, "  answered  4\n  sum       7\n")) << input.out;
  const test::Printed named = in_kit("stress 9007 right.cpp --seed 1 --for 5s --reference sum");
  EXPECT_EQ(named.status, 1) << named.out;
  write("sum", "return accumulate(nums.begin(), nums.end(), 0);");
  EXPECT_TRUE(has(in_kit("stress 9007 sum.cpp --seed 1 --for 5s").out, "sum and sum.cpp do not agree"));
}

}  // namespace
}  // namespace leetjudge
