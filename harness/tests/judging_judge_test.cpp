#include "judging/judge.hpp"
#include "support.hpp"
#include "util/files.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using test::judge_code;
using test::shipped_problem;
using test::solution_of;
using test::TemporaryFolder;
using test::valid;

TEST(Judge, TakesTheFirstFailureForTheVerdict) {
  const std::vector<Case> cases = {test::shipped_case(36, "leetcode-example-1"),
                                   test::shipped_case(36, "leetcode-example-2"), test::shipped_case(36, "empty")};
  const SolutionResult result = judge_code(valid("if (board[4][4] == '.') abort();\nreturn true;"), 36, cases);
  ASSERT_EQ(result.cases.size(), 3u);
  EXPECT_EQ(result.cases[0].status, Status::runtime_error);
  EXPECT_EQ(result.cases[1].status, Status::runtime_error);
  EXPECT_EQ(result.status, Status::runtime_error);
  EXPECT_EQ(result.correct(), 0u);
  const SolutionResult other = judge_code(valid("return true;"), 36, cases);
  EXPECT_EQ(other.status, Status::wrong_answer);
  EXPECT_EQ(other.correct(), 2u);
  EXPECT_EQ(other.cases[1].reason, "answered true, but column 1 holds 8 twice");
}

// A file may hold another problem's solution as well.
TEST(Judge, TakesTheClassThatHasTheMethod) {
  const std::string code = replaced(valid("return true;"), "Solution", "Solution36");
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  const std::string other = "class Solution {\npublic:\n    int climbStairs(int n) { return n; }\n};\n";
  EXPECT_EQ(judge_code(other + code, 36, cases).status, Status::accepted);
  EXPECT_EQ(judge_code(code + "class Solution : public Solution36 {};\n", 36, cases).status, Status::accepted);
  const std::string wrong = replaced(code, "return true;", "return false;");
  EXPECT_GT(judge_code(other + wrong, 36, cases).cases.at(0).place.line, 4) << "it is in the other class";
  // No base, and no helper that happens to have it.
  const std::string base =
      "struct Base {\n    virtual bool answer() = 0;\n    bool isValidSudoku(vector<vector<char>>&) { return answer(); "
      "}\n};\n";
  const std::string derived =
      "class Solution : public Base {\npublic:\n    bool answer() override { return true; }\n};\n";
  EXPECT_EQ(judge_code(base + derived, 36, cases).status, Status::accepted);
  const std::string helper = replaced(valid("return true;"), "Solution", "Helper");
  EXPECT_EQ(judge_code(helper + other, 36, cases).status, Status::compile_error);
}

TEST(Judge, GivesEachCaseAProcessOfItsOwnWhenAsked) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty"), test::shipped_case(36, "full-and-valid")};
  const std::string code = "int calls;\n" + valid("return ++calls == 1;");
  EXPECT_EQ(judge_code(code, 36, cases).status, Status::wrong_answer);
  JudgeOptions options;
  options.fresh = true;
  EXPECT_EQ(judge_code(code, 36, cases, options).status, Status::accepted);
}

TEST(Judge, NoticesWhatIsRightOnlyByItself) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty"), test::shipped_case(36, "full-and-valid")};
  const SolutionResult state = judge_code("int calls;\n" + valid("return ++calls == 1;"), 36, cases);
  EXPECT_TRUE(state.note.starts_with(
      "full-and-valid is right by itself and fails after empty: left-over state, in global or static"))
      << state.note;
  EXPECT_EQ(state.cases[1].after, std::vector<std::string>{"empty"});
  EXPECT_EQ(judge_code(valid("return board[0][0] == '.';"), 36, cases).note, "");
}

TEST(Judge, HasNoVerdictOfAFileThatChangesMeanwhile) {
  const TemporaryFolder folder;
  const Solution mine = solution_of(folder, valid("return true;"));
  JudgeOptions options;
  options.plain_verdict = [&](const SolutionResult&) { write_file(mine.file, valid("return false;")); };
  const SharedCases cases = std::vector<Case>{test::shipped_case(36, "empty")};
  const SolutionResult result = judge_solution(test::builder(), shipped_problem(36), cases, mine, options);
  EXPECT_EQ(result.status, Status::internal_error);
  EXPECT_NE(result.fault.find("mine.cpp was changed while it was judged"), std::string::npos) << result.fault;
}

TEST(Judge, ExpectsOfEachCaseItsOwnWhereNoneIsRun) {
  std::vector<Case> cases = {test::shipped_case(36, "full-and-valid"), test::shipped_case(36, "empty")};
  for (Case& one : cases) one.expected.reset();
  cases[1].input = replaced(cases[1].input, R"([[".",".")", R"([["5","5")");
  const SolutionResult result =
      judge_code("int* none = nullptr;\nint early = *none;\n" + valid("return early;"), 36, cases);
  ASSERT_EQ(result.cases[1].status, Status::runtime_error);
  EXPECT_EQ(result.cases[0].expected, "true");
  EXPECT_EQ(result.cases[1].expected, "false");
}

// Each has a stack, which counts as memory.
TEST(Judge, SaysWhereThereAreTooManyThreads) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  const std::string code = valid(
      "vector<jthread> all;\n    for (int i = 0; i < 300; ++i) all.emplace_back([] { this_thread::sleep_for(1s); });\n"
      "    return board.size() == 9;");
  const SolutionResult result = judge_code(code, 36, cases);
  EXPECT_EQ(result.status, Status::runtime_error);
  EXPECT_NE(result.cases[0].reason.find("their stacks, of 4 MB each"), std::string::npos) << result.cases[0].reason;
}

TEST(Judge, SaysWhatProtectsTheMachine) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  EXPECT_EQ(judge_code(valid("return true;"), 36, cases, {}).isolation, isolation_words(isolation()));
}

// Of clang.
TEST(Judge, NotesTheCompilersWarnings) {
  if (test::builder().toolchain().family != Toolchain::Family::clang) GTEST_SKIP();
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  JudgeOptions options;
  options.warnings = true;
  const std::string wrong =
      valid("int rows;\n    for (auto& row : board) if (row.empty()) rows = 1;\n    return rows == 12345;");
  const SolutionResult warned = judge_code(wrong, 36, cases, options);
  EXPECT_EQ(warned.note, "\n" + display_path(warned.solution.file) +
                             ":6:12: warning: variable 'rows' may be uninitialized when used here");
  EXPECT_EQ(judge_code(valid("return false;"), 36, cases, options).note, "");
  const std::string right = valid("int rows;\n    return board.size() > 8 || rows == 12345;");
  const SolutionResult accepted = judge_code(right, 36, cases, options);
  EXPECT_EQ(accepted.status, Status::accepted);
  EXPECT_TRUE(accepted.note.ends_with(":5:32: warning: variable 'rows' is uninitialized when used here"))
      << accepted.note;
  options.warnings = false;
  EXPECT_EQ(judge_code(wrong, 36, cases, options).note, "");
}

TEST(JudgeLong, FindsThatShippedSolversGiveAnImpossibleBoardBack) {
  Case impossible;
  impossible.name = "impossible";
  impossible.input = test::board_input("12345678. " + std::string(17, '.') + "9" + std::string(54, '.'));
  Case late = impossible;  // no candidate is missing at first: the search has to find out, and to take all back
  late.input =
      test::board_input("..9.287.. 8.6..4..5 ..3.....4 6........ .2.71345. ........2 3.....5.. 9..4..8.7 ..125.3..");
  for (const Solution& solution : test::shipped_kit().solutions(shipped_problem(37))) {
    const std::vector<Case> cases = {impossible, late};
    const SolutionResult result = judge_solution(test::builder(), shipped_problem(37), cases, solution, {});
    for (const CaseResult& one : result.cases) {
      EXPECT_EQ(one.status, Status::accepted) << solution.name << ": " << one.reason;
      EXPECT_EQ(one.answer, argument_text(one.test->input, 0)) << solution.name;
    }
  }
}

TEST(Judge, NotesWhatLeetCodeDoesNotTake) {
  const std::string body = "bool isValidSudoku(vector<vector<char>>& board) { return true; }";
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  const auto note = [&](const std::string& code) { return judge_code(code, 36, cases).note; };
  EXPECT_EQ(note("class Soln {\npublic:\n  " + body + "\n};\n"),
            "the class is called Soln, and LeetCode's Solution: it does not compile there");
  EXPECT_EQ(note("class Solution {\npublic:\n  " + body + "\n};\nint main() { Solution(); }\n"),
            "main() is not run, and LeetCode refuses a file that has one");
  EXPECT_EQ(note("// main() is elsewhere\nclass Solution {\npublic:\n  int main = 0;\n  " + body + "\n};\n"), "");
}

// On a temporary, beside the sanitizers as well.
TEST(Judge, CallsAMethodOnATemporary) {
  const auto judged = [&](const std::string& qualifier, const std::string& more) {
    JudgeOptions options;
    options.check = JudgeOptions::Check::within_budget;
    return judge_code("class Solution {\npublic:\n  bool isValidSudoku(vector<vector<char>>& board) " + qualifier +
                          " { return true; }\n  " + more + "\n};\n",
                      36, {test::shipped_case(36, "empty")}, options);
  };
  EXPECT_EQ(judged("&&", "").status, Status::accepted);
  EXPECT_EQ(judged("&&", "").checks(), Checks::passed);
  EXPECT_EQ(judged("&", "").status, Status::compile_error);
  EXPECT_EQ(judged("&", "bool isValidSudoku(vector<vector<char>>&) && { return false; }").status, Status::wrong_answer);
}

TEST(Judge, TakesMacrosOfAnyNameThatIsNotItsOwn) {
  std::string macros;
  for (const char* name :
       {"in",     "out",  "object", "Call",   "Calls",  "Reader", "Watched", "None",   "Fresh",    "names",
        "values", "read", "judged", "number", "method", "board",  "copied",  "std_in", "override", "nullptr"})
    macros += std::string("#define ") + name + " 5\n";
  const SolutionResult result = judge_code(
      macros + "class Solution {\npublic:\n  bool isValidSudoku(vector<vector<char>>&) { return true; }\n};\n", 36,
      {test::shipped_case(36, "empty")}, {.counting = JudgeOptions::Counting::all});
  EXPECT_EQ(result.status, Status::accepted) << result.compile_error;
}

}  // namespace
}  // namespace leetjudge
