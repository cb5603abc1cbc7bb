#include "compare/baseline.hpp"
#include "support.hpp"

namespace leetjudge {
namespace {

class BaselineTest : public testing::Test {
 protected:
  BaselineTest() : cases{test::shipped_case(37, "leetcode-example"), test::shipped_case(37, "guessing")} {
    before = now = report();
  }
  Report report() {
    const SharedCases shared(cases);
    SolutionResult one;
    one.solution.name = "scan";
    one.status = Status::accepted;
    one.rounds_ms = {10, 10.1, 9.9, 10, 10.05, 9.95, 10, 10.02};
    for (std::size_t i = 0; i < cases.size(); ++i) {
      CaseResult& result = one.cases.emplace_back();
      result.test = shared.at(i);
      result.status = Status::accepted;
      result.counters = Counters{51, 0, 300};
      result.time_us = 5000;
    }
    ProblemResult problem{test::shared_problem(37), shared, {one}, Rounds{1, 8}};
    Report made;
    made.problems = {problem};
    made.compiler = "clang 19";
    made.processor = "one";
    return made;
  }
  CaseResult& first_case() { return now.problems[0].solutions[0].cases[0]; }
  std::vector<std::string> regressions(const BaselineOptions& options = {}) {
    return compare_with_baseline(now, before, options).regressions;
  }
  using Words = std::vector<std::string>;
  std::vector<Case> cases;
  Report before, now;
};

TEST_F(BaselineTest, FindsNothingWhereNothingChanged) {
  const Baseline same = compare_with_baseline(now, before, {});
  EXPECT_TRUE(same.regressions.empty() && same.improvements.empty() && same.notes.empty());
  EXPECT_EQ(same.compared, 2u);
  EXPECT_EQ(baseline_text(same, "old.json"),
            "No verdict and no counter is worse than in old.json (2 results compared).\n");
}

TEST_F(BaselineTest, FindsVerdictsAndEveryCounter) {
  first_case().status = Status::wrong_answer;
  first_case().reason = "row 1 holds 5 twice";
  EXPECT_EQ(regressions(),
            Words{"37. Sudoku Solver, scan, case leetcode-example: Accepted → Wrong Answer: row 1 holds 5 twice"});
  first_case().status = Status::accepted;
  first_case().counters = Counters{52, 1, 310};
  const std::string start = "37. Sudoku Solver, scan, case leetcode-example: ";
  EXPECT_EQ(regressions(), (Words{start + "placements 51 → 52", start + "undos 0 → 1", start + "steps 300 → 310"}));
  std::swap(now, before);
  EXPECT_TRUE(regressions().empty());
  EXPECT_EQ(compare_with_baseline(now, before, {}).improvements.size(), 3u);
}

TEST_F(BaselineTest, TakesNoCountersOfWrongAnswers) {
  first_case().counters = Counters{3, 0, 1};
  first_case().status = Status::wrong_answer;
  EXPECT_EQ(regressions().size(), 1u);  // the verdict
  EXPECT_TRUE(compare_with_baseline(now, before, {}).improvements.empty());
  std::swap(now, before);  // repaired
  EXPECT_TRUE(regressions().empty());
}

// It is not known to be wrong.
TEST_F(BaselineTest, TellsWhatFailsAndIsNotInTheBaseline) {
  SolutionResult bad = now.problems[0].solutions[0];
  bad.solution.name = "bad";
  bad.status = Status::compile_error;
  now.problems[0].solutions.push_back(bad);
  before.problems[0].solutions[0].cases.pop_back();
  now.problems[0].solutions[0].cases[1].status = Status::wrong_answer;
  const Baseline found = compare_with_baseline(now, before, {});
  EXPECT_TRUE(found.regressions.empty());
  EXPECT_EQ(found.unknown,
            (Words{"37. Sudoku Solver, scan, case guessing: Wrong Answer", "37. Sudoku Solver, bad: Compile Error"}));
  before.problems.clear();
  EXPECT_EQ(compare_with_baseline(now, before, {}).unknown, Words{"37. Sudoku Solver, bad: Compile Error"});
}

// But what did not compile fails on every case; and what a run that was ended did not come to is not known.
TEST_F(BaselineTest, KnowsThatWhatDidNotCompileFails) {
  first_case().status = now.problems[0].solutions[0].status = Status::wrong_answer;
  SolutionResult& was = before.problems[0].solutions[0];
  was.cases[0].status = Status::not_run;
  EXPECT_TRUE(compare_with_baseline(now, before, {}).unknown.empty());
  before.partial = "interrupted";
  EXPECT_EQ(compare_with_baseline(now, before, {}).unknown,
            Words{"37. Sudoku Solver, scan, case leetcode-example: Wrong Answer"});
  was.status = Status::compile_error;
  was.compile_error = "error";
  was.cases.clear();
  EXPECT_TRUE(compare_with_baseline(now, before, {}).unknown.empty());
}

TEST_F(BaselineTest, SaysNothingOfCountersThatNeitherHas) {
  for (Report* one : {&before, &now})
    for (CaseResult& result : one->problems[0].solutions[0].cases) result.counters.reset();
  EXPECT_EQ(baseline_text(compare_with_baseline(now, before, {}), "old.json"),
            "No verdict is worse than in old.json (2 results compared).\n");
}

// What a stop left out is not lacking: the verdict says it, unless the baseline has the same.
TEST_F(BaselineTest, TellsOfAStopByItsVerdict) {
  SolutionResult& scan = now.problems[0].solutions[0];
  scan.cases[0].status = scan.status = Status::time_limit_exceeded;
  scan.cases[1].status = Status::not_run;
  const std::string start = "37. Sudoku Solver, scan";
  EXPECT_EQ(regressions(), Words{start + ", case leetcode-example: Accepted → Time Limit Exceeded"});
  SolutionResult& old = before.problems[0].solutions[0];
  old.cases.erase(old.cases.begin());
  EXPECT_EQ(regressions(), Words{start + ": Accepted → Time Limit Exceeded"});
  now.partial = "interrupted";
  EXPECT_TRUE(regressions().empty());
  now.partial = "";
  old = now.problems[0].solutions[0];
  old.cases[1].status = Status::accepted;  // with --keep-going
  EXPECT_TRUE(regressions().empty());
}

TEST_F(BaselineTest, ComparesVerdictsThatAreNotOfCases) {
  SolutionResult& scan = now.problems[0].solutions[0];
  scan.status = Status::runtime_error;  // in being measured
  EXPECT_EQ(regressions(), Words{"37. Sudoku Solver, scan: Accepted → Runtime Error"});
  scan.status = Status::compile_error;
  scan.cases.clear();
  EXPECT_EQ(regressions(), Words{"37. Sudoku Solver, scan: Accepted → Compile Error"});
  SolutionResult& old = before.problems[0].solutions[0];
  old.status = old.cases[0].status = Status::wrong_answer;
  EXPECT_EQ(regressions(), Words{"37. Sudoku Solver, scan: Wrong Answer → Compile Error"});
  std::swap(now, before);
  EXPECT_EQ(compare_with_baseline(now, before, {}).improvements,
            Words{"37. Sudoku Solver, scan: Compile Error → Wrong Answer"});
  now = before;
  EXPECT_TRUE(regressions().empty());
  EXPECT_EQ(compare_with_baseline(now, before, {}).compared, 1u);
}

TEST_F(BaselineTest, KnowsThatAChangedCountIsNoWrongAnswer) {
  first_case().status = Status::count_changed;
  first_case().counters->undos = 1;
  const std::string start = "37. Sudoku Solver, scan, case leetcode-example: ";
  EXPECT_EQ(regressions(), (Words{start + "Accepted → Count Changed", start + "undos 0 → 1"}));
  before = now;
  first_case().status = Status::finished;
  EXPECT_TRUE(regressions().empty());
  first_case().status = Status::wrong_answer;
  EXPECT_EQ(regressions(), Words{start + "Count Changed → Wrong Answer"});
}

TEST_F(BaselineTest, SaysOnceWhatACounterDidInManyCases) {
  std::vector<CaseResult>& all = now.problems[0].solutions[0].cases;
  all[0].counters->steps = 330;
  all[1].counters->steps = 600;
  const std::string sentence = "37. Sudoku Solver, scan, case guessing: steps 300 → 600, the most of 2 cases";
  EXPECT_EQ(regressions(), Words{sentence});
  all[0].status = Status::wrong_answer;  // comes first, and has no counters
  EXPECT_EQ(regressions().size(), 2u);
  EXPECT_EQ(regressions()[1], "37. Sudoku Solver, scan, case guessing: steps 300 → 600");
}

// Steps may rise by 2 %.
TEST_F(BaselineTest, ToleratesFewMoreStepsAndNoMorePlacements) {
  first_case().counters = Counters{52, 0, 306};
  EXPECT_EQ(regressions(), Words{"37. Sudoku Solver, scan, case leetcode-example: placements 51 → 52"});
  first_case().counters = Counters{51, 0, 307};
  EXPECT_EQ(regressions(), Words{"37. Sudoku Solver, scan, case leetcode-example: steps 300 → 307"});
}

TEST_F(BaselineTest, ComparesPlacementsOnlyAcrossCompilers) {
  now.compiler = "gcc 12";
  first_case().counters = Counters{52, 0, 310};
  EXPECT_EQ(regressions(), Words{"37. Sudoku Solver, scan, case leetcode-example: placements 51 → 52"});
}

TEST_F(BaselineTest, MissesASolutionThatWasAskedFor) {
  now.problems[0].solutions[0].solution.name = "other";
  EXPECT_EQ(regressions(), Words{"37. Sudoku Solver, scan: the file is gone"});
  EXPECT_TRUE(regressions({.every_solution = false}).empty());
  now.problems.clear();
  EXPECT_EQ(regressions().size(), 1u);
  EXPECT_TRUE(regressions({.every_problem = false}).empty());
  now.partial = "interrupted";
  EXPECT_TRUE(regressions().empty());
}

TEST_F(BaselineTest, SaysWhatItCannotCompare) {
  before.partial = "interrupted";
  EXPECT_EQ(compare_with_baseline(now, before, {}).notes, Words{"The baseline itself is partial: interrupted."});
  before.partial = "";
  first_case().counters.reset();
  const Baseline uncounted = compare_with_baseline(now, before, {});
  EXPECT_EQ(uncounted.notes, Words{"37. Sudoku Solver, scan: 1 case counted in the baseline and not now."});
  EXPECT_NE(
      baseline_text(uncounted, "old.json").find("\nNo verdict is worse than in old.json (2 results compared); not "),
      std::string::npos);
  now = report();
  before.problems[0].solutions[0].cases.pop_back();
  EXPECT_EQ(compare_with_baseline(now, before, {}).notes,
            Words{"37. Sudoku Solver, scan: 1 case not in the baseline, or with another input."});
  std::vector<Case> others = cases;
  others[0].input[30] = '1';
  before = report();
  before.problems[0].solutions[0].cases[0].test = std::make_shared<const Case>(others[0]);
  EXPECT_EQ(compare_with_baseline(now, before, {}).compared, 1u);
  before.problems[0].solutions.clear();
  EXPECT_EQ(compare_with_baseline(now, before, {}).notes, Words{"37. Sudoku Solver, scan is not in the baseline."});
  before.problems.clear();
  EXPECT_EQ(compare_with_baseline(now, before, {}).notes, Words{"Problem 37 is not in the baseline."});
}

}  // namespace
}  // namespace leetjudge
