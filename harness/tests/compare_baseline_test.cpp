#include "compare/baseline.hpp"
#include "support.hpp"

namespace leetjudge {
namespace {

class BaselineTest : public testing::Test {
 protected:
  BaselineTest() : cases{test::shipped_case(37, "leetcode-example"), test::shipped_case(37, "inkala")} {
    before = now = report();
  }
  Report report() {
    SolutionResult one;
    one.solution.name = "scan";
    one.status = Status::accepted;
    one.rounds_ms = {10, 10.1, 9.9, 10, 10.05, 9.95, 10, 10.02};
    for (const Case& test : cases) {
      CaseResult& result = one.cases.emplace_back();
      result.test = &test;
      result.status = Status::accepted;
      result.counters = Counters{51, 0, 30, 20, 10, 5};
      result.time_us = 5000;
    }
    ProblemResult problem{&test::shipped_problem(37), &cases, {one}, Rounds{1, 8}};
    Report made;
    made.problems = {problem};
    made.compiler = "clang 19";
    made.processor = "one";
    return made;
  }
  CaseResult& first_case() { return now.problems[0].solutions[0].cases[0]; }
  std::vector<std::string> regressions(std::optional<double> fail_slower = {}) {
    return compare_with_baseline(now, before, fail_slower).regressions;
  }
  using Words = std::vector<std::string>;
  std::vector<Case> cases;
  Report before, now;
};

TEST_F(BaselineTest, FindsNothingWhereNothingChanged) {
  const Baseline same = compare_with_baseline(now, before, 1.0);
  EXPECT_TRUE(same.regressions.empty() && same.improvements.empty() && same.notes.empty());
  EXPECT_EQ(same.compared, 2u);
  EXPECT_EQ(baseline_text(same, "old.json"), "Nothing is worse than in old.json (2 results compared).\n");
}

TEST_F(BaselineTest, FindsVerdictsAndEveryCounter) {
  first_case().status = Status::wrong_answer;
  first_case().reason = "row 1 holds 5 twice";
  EXPECT_EQ(
      regressions(),
      Words{"37. Sudoku Solver, scan, case leetcode-example: Accepted → Wrong Answer: row 1 holds 5 twice"});
  first_case().status = Status::accepted;
  first_case().counters = Counters{52, 1, 31, 21, 11, 6};
  const std::string start = "37. Sudoku Solver, scan, case leetcode-example: ";
  EXPECT_EQ(regressions(),
            (Words{start + "placements 51 → 52", start + "undos 0 → 1", start + "reads 30 → 31",
                   start + "writes 20 → 21", start + "calls 10 → 11", start + "depth 5 → 6"}));
  std::swap(now, before);
  EXPECT_TRUE(regressions().empty());
  EXPECT_EQ(compare_with_baseline(now, before, {}).improvements.size(), 6u);
}

TEST_F(BaselineTest, TakesNoCountersOfWrongAnswers) {
  first_case().counters = Counters{3, 0, 1, 1, 1, 1};
  first_case().status = Status::wrong_answer;
  EXPECT_EQ(regressions().size(), 1u);  // the verdict
  EXPECT_TRUE(compare_with_baseline(now, before, {}).improvements.empty());
  std::swap(now, before);  // repaired
  EXPECT_TRUE(regressions().empty());
}

TEST_F(BaselineTest, TellsWhatIsGone) {
  now.problems[0].solutions[0].cases.pop_back();
  EXPECT_EQ(compare_with_baseline(now, before, {}).notes,
            Words{"In the baseline only: 1 result of solutions or cases that did not run now."});
  now.problems[0].solutions[0].solution.name = "other";
  before.partial = "interrupted";
  EXPECT_EQ(compare_with_baseline(now, before, {}).notes,
            (Words{"37. Sudoku Solver, other is not in the baseline.",
                   "The baseline itself is partial: interrupted.",
                   "In the baseline only: 2 results of solutions or cases that did not run now."}));
}

TEST_F(BaselineTest, ComparesPlacementsOnlyAcrossCompilers) {
  now.compiler = "gcc 12";
  first_case().counters = Counters{52, 0, 31, 21, 11, 6};
  EXPECT_EQ(regressions(), Words{"37. Sudoku Solver, scan, case leetcode-example: placements 51 → 52"});
}

TEST_F(BaselineTest, ComparesTimesWhenAskedAndBeyondTheInterval) {
  for (double& ms : now.problems[0].solutions[0].rounds_ms) ms *= 1.3;
  EXPECT_TRUE(regressions().empty());
  ASSERT_EQ(regressions(1.2).size(), 1u);
  EXPECT_EQ(regressions(1.2)[0].find("37. Sudoku Solver, scan: time × 1.30 (1."), 0u) << regressions(1.2)[0];
  EXPECT_TRUE(regressions(1.3).empty());  // the interval begins below
  now.processor = "another";
  EXPECT_TRUE(regressions(1.2).empty());
  EXPECT_EQ(compare_with_baseline(now, before, 1.2).notes[0],
            "37. Sudoku Solver, scan: times are not compared (another processor: one).");
}

TEST_F(BaselineTest, SaysWhatItCannotCompare) {
  before.problems[0].solutions[0].cases.pop_back();
  EXPECT_EQ(compare_with_baseline(now, before, {}).notes,
            Words{"37. Sudoku Solver, scan: 1 case not in the baseline, or with another input."});
  std::vector<Case> others = cases;
  others[0].input[30] = '1';
  before = report();
  before.problems[0].solutions[0].cases[0].test = &others[0];
  EXPECT_EQ(compare_with_baseline(now, before, {}).compared, 1u);
  before.problems[0].solutions.clear();
  EXPECT_EQ(compare_with_baseline(now, before, {}).notes,
            Words{"37. Sudoku Solver, scan is not in the baseline."});
  before.problems.clear();
  EXPECT_EQ(compare_with_baseline(now, before, {}).notes, Words{"Problem 37 is not in the baseline."});
}

}  // namespace
}  // namespace leetjudge
