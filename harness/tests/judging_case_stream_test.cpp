// Many cases at a time: the same verdicts as one at a time, and times that are the solution's own.
#include "support.hpp"
#include "judging/case_stream.hpp"

namespace leetjudge {
namespace {

using test::judge_code;
using test::valid;

const std::vector<Case>& many() {
  static const std::vector<Case> cases(60, test::shipped_case(36, "empty"));
  return cases;
}

TEST(CaseStream, TimesTheCallsAndNotTheirWay) {
  const SolutionResult result =
      judge_code(valid("for (volatile int i = 0; i < 2000; i = i + 1) {}\n    return true;"), 36, many());
  EXPECT_EQ(result.status, Status::accepted);
  double least_ms = 1e9;
  for (const CaseResult& one : result.cases) least_ms = std::min(least_ms, one.runtime_ms);
  const SolutionResult longer =
      judge_code(valid("for (volatile int i = 0; i < 200000; i = i + 1) {}\n    return true;"), 36, many());
  double least_longer_ms = 1e9;
  for (const CaseResult& one : longer.cases) least_longer_ms = std::min(least_longer_ms, one.runtime_ms);
  EXPECT_GT(least_longer_ms / least_ms, 50);  // 100 but for noise: what is added to each call would hide it
  EXPECT_LT(least_longer_ms / least_ms, 200);
}

TEST(CaseStream, TellsWhichCaseEndsTheProcess) {
  const std::string crash = "static int calls;\n    if (++calls == 40) abort();\n    return true;";
  const SolutionResult result = judge_code(valid(crash), 36, many());
  EXPECT_EQ(result.status, Status::runtime_error);
  EXPECT_EQ(result.cases[38].status, Status::accepted);
  EXPECT_EQ(result.cases[39].status, Status::runtime_error);  // as it is one at a time
  EXPECT_EQ(result.cases[40].status, Status::accepted);
  EXPECT_EQ(result.correct(), 59u);
}

TEST(CaseStream, KeepsWhatEachCasePrints) {
  const SolutionResult result =
      judge_code(valid("static int calls;\n    if (++calls == 30) cout << calls;\n    return true;"), 36, many());
  EXPECT_EQ(result.status, Status::accepted);
  EXPECT_EQ(result.cases[29].standard_output, "30");
}

TEST(CaseStream, JudgesTimeByTheJudgesClock) {
  JudgeOptions options;
  options.time_limit_ms = 300;
  options.most_timeouts = 1;
  const SolutionResult result = judge_code(valid("static int calls;\n    if (++calls == 40) for (volatile "
                                                 "int i = 0;;) i = i + 1;\n    return true;"),
                                           36, many(), options);
  EXPECT_EQ(result.status, Status::time_limit_exceeded);
  EXPECT_EQ(result.cases[39].status, Status::time_limit_exceeded);
  EXPECT_EQ(result.cases[39].reason, "ran for more than 300 ms");
}

}  // namespace
}  // namespace leetjudge
