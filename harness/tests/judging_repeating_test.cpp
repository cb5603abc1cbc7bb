#include "judging/judge.hpp"
#include "support.hpp"

namespace leetjudge {
namespace {

// Judges two cases, which get these statuses; after the last ones they stay the same.
SolutionResult judged(std::size_t times, const std::vector<std::pair<Status, Status>>& statuses,
                      std::size_t* judgings = nullptr) {
  static const SharedCases cases({test::shipped_case(36, "empty"), test::shipped_case(36, "leetcode-example-1")});
  std::size_t count = 0;
  const SolutionResult result = judge_repeatedly(times, [&] {
    const auto& [first, second] = statuses[std::min(count++, statuses.size() - 1)];
    SolutionResult one;
    one.cases.resize(2);
    for (std::size_t i : {0, 1}) {
      one.cases[i].test = cases.at(i);
      one.cases[i].status = i == 0 ? first : second;
      one.cases[i].reason = std::to_string(count);
    }
    one.status = one.status_of_cases();
    return one;
  });
  if (judgings) *judgings = count;
  return result;
}

constexpr Status right = Status::accepted, wrong = Status::wrong_answer, crash = Status::runtime_error;

TEST(Repeating, ShowsTheFirstFailureAndCounts) {
  const SolutionResult flaky = judged(5, {{right, right}, {right, wrong}, {crash, wrong}, {right, right}});
  EXPECT_EQ(flaky.status, wrong);
  EXPECT_EQ(flaky.cases[1].reason, "2");
  EXPECT_EQ(flaky.note, "flaky: Accepted in 3 of 5; empty: Runtime Error in 1; leetcode-example-1: Wrong Answer in 2");
}

TEST(Repeating, CallsNothingFlakyThatIsAlwaysTheSame) {
  EXPECT_EQ(judged(1, {{right, wrong}}).note, "");
  EXPECT_EQ(judged(3, {{right, right}}).note, "Accepted in 3 of 3");
  EXPECT_EQ(judged(3, {{Status::finished, Status::finished}}).note, "Finished in 3 of 3");
  EXPECT_EQ(judged(3, {{right, wrong}}).note, "Accepted in 0 of 3");
  EXPECT_EQ(judged(2, {{right, wrong}, {wrong, wrong}}).note, "flaky: Accepted in 0 of 2; empty: Wrong Answer in 1");
}

TEST(Repeating, EndsWithTheJudgesOwnFault) {
  std::size_t judgings = 0;
  const SolutionResult fault = judged(9, {{wrong, right}, {Status::internal_error, right}}, &judgings);
  EXPECT_EQ(fault.status, Status::internal_error);
  EXPECT_EQ(judgings, 2u);
}

}  // namespace
}  // namespace leetjudge
