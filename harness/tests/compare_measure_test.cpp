#include "compare/measure.hpp"
#include "support.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

// Solutions of problem 36 on its shipped cases, judged and then measured. No figure is looked at: machines
// differ.
class MeasureTest : public testing::Test {
 protected:
  MeasureTest() {
    options.rounds = 3;
    const std::vector<Case>& all = test::shipped_problem(36).cases;
    cases.assign(all.begin(), all.begin() + 4);
  }
  // What stands in isValidSudoku, with the judged answer as `right`.
  void add(const std::string& name, const std::string& body, const std::string& globals = "") {
    solutions.push_back(test::solution_of(
        folder,
        globals + "\nclass Solution {\npublic:\n    bool isValidSudoku(vector<vector<char>>& board) {\n" + right +
            body + "\n    }\n};\n",
        name));
  }
  void run() {
    result = {test::shared_problem(36), cases, {}};
    for (const Solution& one : solutions)
      result.solutions.push_back(
          judge_solution(test::builder(), test::shipped_problem(36), result.cases, one, options.judge));
    measure(result, options, [&](const std::string&, std::size_t round, std::size_t rounds) {
      EXPECT_LE(round, rounds);
      ++steps;
    });
  }
  const std::string right = R"(
    auto valid = [&] {
      set<string> seen;
      for (int r = 0; r < 9; ++r) for (int c = 0; c < 9; ++c) {
        if (board[r][c] == '.') continue;
        string d(1, board[r][c]);
        if (!seen.insert(d + "r" + to_string(r)).second || !seen.insert(d + "c" + to_string(c)).second ||
            !seen.insert(d + "b" + to_string(r / 3 * 3 + c / 3)).second) return false;
      }
      return true;
    };
)";
  test::TemporaryFolder folder;
  std::vector<Case> cases;
  std::vector<Solution> solutions;
  MeasureOptions options;
  ProblemResult result;
  std::size_t steps = 0;
};

using MeasureTestLong = MeasureTest;  // takes seconds: only with harness/test -L long

TEST_F(MeasureTest, TimesEverySolutionInEveryRoundAndEveryCase) {
  add("one", "return valid();");
  add("other", "return valid();");
  run();
  EXPECT_EQ(result.rounds->wanted, 3u);
  EXPECT_EQ(steps, 6u);
  EXPECT_EQ(result.measured_count(), 4u);
  for (const SolutionResult& one : result.solutions) {
    EXPECT_EQ(one.not_timed, "");
    EXPECT_EQ(one.note, "");
    ASSERT_EQ(one.rounds_ms.size(), 3u);
    for (const double ms : one.rounds_ms) EXPECT_GT(ms, 0);
    for (const CaseResult& test : one.cases) EXPECT_GT(test.time_us.value_or(0), 0);
  }
}

TEST_F(MeasureTest, DoesNotTimeWhatIsWrongOrEndsWhenItIsCalledOften) {
  add("right", "return valid();");
  add("wrong", "return true;");
  add("tired", "if (++calls > 20) abort(); return valid();", "int calls;");
  run();
  EXPECT_EQ(result.solutions[0].rounds_ms.size(), 3u);
  EXPECT_EQ(result.solutions[1].not_timed, "Wrong Answer");
  EXPECT_EQ(result.solutions[2].status, Status::runtime_error);
  EXPECT_EQ(result.solutions[2].not_timed.find("Runtime Error when it was called many times: aborted"), 0u)
      << result.solutions[2].not_timed;
  EXPECT_TRUE(result.solutions[1].rounds_ms.empty() && result.solutions[2].rounds_ms.empty());
  EXPECT_EQ(result.measured_count(), 4u);
}

TEST_F(MeasureTestLong, LeavesCasesOutOnWhichTimeRanOut) {
  options.judge.time_limit_ms = 200;
  add("right", "return valid();");
  add("stuck", "if (board[0][0] == '" + std::string(1, cases[1].input[4]) + "') for (;;) {} return valid();");
  for (Case& one : cases) one.input[4] = &one == &cases[1] ? one.input[4] : '.';
  ASSERT_NE(cases[1].input[4], '.');
  for (Case& one : cases) one.expected.reset();
  run();
  EXPECT_EQ(result.solutions[1].status, Status::time_limit_exceeded);
  EXPECT_EQ(result.solutions[1].rounds_ms.size(), 3u) << result.solutions[1].not_timed;
  EXPECT_EQ(result.measured_count(), 3u);
  EXPECT_FALSE(result.solutions[0].cases[1].time_us);
}

TEST_F(MeasureTestLong, EndsWhatLoopsWhenItIsCalledOften) {
  add("looping", "if (++calls > 20) for (;;) {} return valid();", "int calls;");
  run();
  EXPECT_EQ(result.solutions[0].status, Status::time_limit_exceeded);
  EXPECT_TRUE(result.solutions[0].rounds_ms.empty());
}

// However rarely: no call that was timed may be wrong.
TEST_F(MeasureTest, NoticesOtherAnswersThanWhenItWasJudged) {
  add("forgetful", "return valid() == (++calls <= 100);", "int calls;");
  add("seldom", "return valid() == (++calls % 100 != 0);", "int calls;");
  run();
  for (const SolutionResult& one : result.solutions) {
    EXPECT_EQ(one.status, Status::wrong_answer) << one.solution.name;
    EXPECT_EQ(one.not_timed.find("Wrong Answer when it was called many times (case "), 0u) << one.not_timed;
  }
}

TEST_F(MeasureTest, MeasuresWhatWasJudgedThoughItsFileChanged) {
  add("mine", "return valid();");
  result = {test::shared_problem(36), cases, {}};
  result.solutions = {
      judge_solution(test::builder(), test::shipped_problem(36), result.cases, solutions[0], options.judge)};
  folder.write(solutions[0].file.filename(), test::valid("abort();"));
  measure(result, options, [](const std::string&, std::size_t, std::size_t) {});
  EXPECT_EQ(result.solutions[0].not_timed, "");
}

// Sleeping is not counted, and neither is it looping. In three rounds: one alone may be disturbed.
TEST_F(MeasureTestLong, IsPatientWithWhatSleeps) {
  options.rounds = 3;
  add("sleepy", "this_thread::sleep_for(40ms); return valid();");
  run();
  EXPECT_EQ(result.solutions[0].not_timed, "");
  EXPECT_EQ(result.solutions[0].rounds_ms.size(), 3u);
}

// An answer that differs from the judged one is no fault where the problem takes it too.
TEST(MeasureOtherAnswers, AreRightWhereTheRulesTakeThem) {
  const test::TemporaryFolder folder;
  std::vector<Case> cases = {test::shipped_case(37, "leetcode-example")};
  cases[0].input = test::board_input(".." + std::string(79, '.'));  // many solutions
  cases[0].expected.reset();
  const std::string one = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  const Solution solution = test::solution_of(
      folder,
      "int calls;\nclass Solution {\npublic:\n    void solveSudoku(vector<vector<char>>& board) {\n        "
      "string s = \"" +
          one +
          "\";\n        for (int i = 0, k = calls++ % 9; i < 81; ++i)\n            "
          "board[i / 9][i % 9] = char('1' + (s[i] - '1' + k) % 9);\n    }\n};\n");
  ProblemResult result{test::shared_problem(37), cases, {}};
  MeasureOptions options;
  options.rounds = 2;
  result.solutions = {
      judge_solution(test::builder(), test::shipped_problem(37), result.cases, solution, options.judge)};
  ASSERT_EQ(result.solutions[0].status, Status::accepted);
  measure(result, options, [](const std::string&, std::size_t, std::size_t) {});
  EXPECT_EQ(result.solutions[0].not_timed, "");
  EXPECT_EQ(result.solutions[0].rounds_ms.size(), 2u);
}

}  // namespace
}  // namespace leetjudge
