// Many cases at a time: the same verdicts as one at a time, and times that are the solution's own.
#include "judging/case_stream.hpp"
#include "support.hpp"

namespace leetjudge {
namespace {

using test::judge_code;
using test::valid;

// Enough that the last batch is sent before the answers of the one before are looked at.
const std::vector<Case>& many() {
  static const std::vector<Case> cases(600, test::shipped_case(36, "empty"));
  return cases;
}

// Both in one run, in turn, so that what else the machine does slows both down.
TEST(CaseStream, TimesTheCallsAndNotTheirWay) {
  const SolutionResult result =
      judge_code(valid("static int calls;\n    const int most = ++calls % 50 ? 200 : 2000000;\n"
                       "    for (volatile int i = 0; i < most; i = i + 1) {}\n"
                       "    return true;"),
                 36, many());
  EXPECT_EQ(result.status, Status::accepted);
  double least_ms[] = {1e9, 1e9};
  for (std::size_t i = 0; i < result.cases.size(); ++i)
    least_ms[i % 50 == 49] = std::min(least_ms[i % 50 == 49], result.cases[i].runtime_ms);
  // 10000, and far less than 1000 where the way to the program is timed with the call.
  EXPECT_GT(least_ms[1], 1000 * least_ms[0]);
}

TEST(CaseStream, GivesEachCaseItsOwnAnswer) {
  std::vector<Case> cases = many();
  for (std::size_t i = 0; i < cases.size(); i += 2) cases[i] = test::shipped_case(36, "leetcode-example-2");
  const SolutionResult result = judge_code(valid("return board[0][0] == '.';"), 36, cases);
  EXPECT_EQ(result.correct(), cases.size());
}

TEST(CaseStream, TellsWhichCaseEndsTheProcess) {
  const std::string crash = "static int calls;\n    if (++calls == 500) abort();\n    return true;";
  const SolutionResult result = judge_code(valid(crash), 36, many());
  EXPECT_EQ(result.status, Status::runtime_error);
  EXPECT_EQ(result.cases[498].status, Status::accepted);
  EXPECT_EQ(result.cases[499].status, Status::runtime_error);  // as it is one at a time
  EXPECT_EQ(result.cases[500].status, Status::accepted);
  EXPECT_EQ(result.correct(), 599u);
}

TEST(CaseStream, KeepsWhatEachCasePrints) {
  const SolutionResult result =
      judge_code(valid("static int calls;\n    if (++calls == 500) cout << calls;\n    return true;"), 36, many());
  EXPECT_EQ(result.status, Status::accepted);
  EXPECT_EQ(result.cases[499].standard_output, "500");
}

TEST(CaseStream, JudgesTimeByTheJudgesClock) {
  JudgeOptions options;
  options.time_limit_ms = 300;
  options.most_timeouts = 1;
  const SolutionResult result = judge_code(valid("static int calls;\n    if (++calls == 500) for (volatile "
                                                 "int i = 0;;) i = i + 1;\n    return true;"),
                                           36, many(), options);
  EXPECT_EQ(result.status, Status::time_limit_exceeded);
  EXPECT_EQ(result.cases[499].status, Status::time_limit_exceeded);
  EXPECT_EQ(result.cases[499].reason, "ran for more than 300 ms");
}

}  // namespace
}  // namespace leetjudge
