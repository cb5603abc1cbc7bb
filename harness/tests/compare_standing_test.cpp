#include "compare/standing.hpp"
#include "support.hpp"

namespace leetjudge {
namespace {

// Solutions that were measured: rounds that scatter a little around `ms`, and the same time for every case.
class StandingTest : public testing::Test {
 protected:
  StandingTest() {
    std::vector<Case> cases(2, test::shipped_case(37, "leetcode-example"));
    cases[1].name = "second";
    problem = {test::shared_problem(37), cases, {}};
    problem.rounds = Rounds{1, 20};
    problem.solutions.reserve(10);  // add() gives references
    report.compiler = "clang";
  }
  SolutionResult& add(const std::string& name, double ms, std::size_t rounds = 20, double scatter = 0.01) {
    SolutionResult& one = problem.solutions.emplace_back();
    one.solution.name = name;
    one.status = Status::accepted;
    Random random(problem.solutions.size());
    for (std::size_t i = 0; i < rounds; ++i) one.rounds_ms.push_back(ms * (1 + scatter * (random.fraction() - 0.5)));
    for (std::size_t i = 0; i < problem.cases->size(); ++i) {
      CaseResult& result = one.cases.emplace_back();
      result.test = problem.cases.at(i);
      result.status = Status::accepted;
      result.time_us = ms * 500;
      result.counters = Counters{10, 5, 4};
    }
    return one;
  }
  std::string words(std::size_t index) { return standings(problem)[index].words; }
  bool remarked(const std::string& part) {
    report.problems = {problem};
    take_standings(report);
    for (const std::string& one : report.problems[0].remarks) {
      if (one.find(part) != std::string::npos) return true;
    }
    return false;
  }
  ProblemResult problem;
  Report report;
};

TEST_F(StandingTest, SaysByHowMuchAndHowSure) {
  add("quick", 2);
  add("slow", 4.6);
  const std::vector<Standing> all = standings(problem);
  EXPECT_EQ(all[0].words, "fastest");
  EXPECT_NEAR(all[0].median_us, 1000, 5);  // 2 ms for two cases
  EXPECT_NEAR(all[1].ratio, 2.3, 0.02);
  EXPECT_LE(all[1].ratio_low, all[1].ratio);
  EXPECT_GE(all[1].ratio_high, all[1].ratio);
  EXPECT_TRUE(all[1].words.starts_with("2.30× slower (2.") || all[1].words.starts_with("2.29× slower (2."))
      << all[1].words;
  EXPECT_LT(all[1].probability, 0.001);
}

TEST_F(StandingTest, ClaimsNoDifferenceThatChanceOrTheLoaderCouldMake) {
  add("one", 2, 20, 0.2);
  add("other", 2, 20, 0.2);
  const std::size_t fastest = words(0) == "among the fastest" ? 0 : 1;
  EXPECT_EQ(words(fastest), "among the fastest");
  EXPECT_TRUE(words(1 - fastest).starts_with("no difference that these runs can show (")) << words(1 - fastest);
  problem.solutions.clear();
  add("one", 2, 20, 0.001);
  add("other", 2.01, 20, 0.001);  // certain, and still too small to mean anything
  EXPECT_TRUE(words(1).starts_with("no difference")) << words(1);
}

TEST_F(StandingTest, ClaimsNothingAfterTooFewRoundsUnlessItIsBeyondDoubt) {
  problem.rounds->wanted = 3;
  add("quick", 2, 3);
  add("slower", 3, 3);
  add("slowest", 9, 3);
  EXPECT_TRUE(words(1).starts_with("1.5") &&
              words(1).find("× slower so far, too few rounds to be sure (1.") != std::string::npos)
      << words(1);
  EXPECT_TRUE(words(2).starts_with("4.")) << words(2);
  EXPECT_TRUE(remarked("3 rounds are few"));
}

TEST_F(StandingTest, ShowsNothingAfterOneRound) {
  add("quick", 2, 1);
  add("slower", 20, 1);
  EXPECT_TRUE(has(words(1), "too few rounds to be sure")) << words(1);
  EXPECT_TRUE(remarked("1 round is few: no difference shows for sure"));
}

TEST_F(StandingTest, SaysThatAnAnswerIsDifferent) {
  add("quick", 2).status = Status::different;
  add("slower", 20);
  EXPECT_EQ(words(0), "fastest, but Different");
}

TEST_F(StandingTest, ComparesSlowSolutionsOverTheirFewRounds) {
  add("quick", 2);
  add("slow", 2000, 3);
  EXPECT_TRUE(words(1).ends_with(")") && words(1).find("× slower (") != std::string::npos) << words(1);
  EXPECT_NEAR(standings(problem)[1].ratio, 1000, 20);
  EXPECT_TRUE(remarked("So slow that 3 rounds have to do (--rounds gives all the same): slow."));
}

TEST_F(StandingTest, WritesRatiosInThreeDigits) {
  EXPECT_EQ(ratio_text(1), "1.00");
  EXPECT_EQ(ratio_text(9.996), "10.0");
  EXPECT_EQ(ratio_text(37.06), "37.1");
  EXPECT_EQ(ratio_text(999.4), "999");
  EXPECT_EQ(ratio_text(1993), "1990");
  EXPECT_EQ(ratio_text(62265), "62300");
  EXPECT_EQ(ratio_text(400723), "401000");
  EXPECT_EQ(ratio_text(2048416), "2.05 million");
}

TEST_F(StandingTest, SaysWhatWasNotTimed) {
  add("quick", 2);
  SolutionResult& wrong = add("wrong", 1, 0);
  wrong.not_timed = "Wrong Answer";
  EXPECT_EQ(words(0), "fastest");
  EXPECT_EQ(words(1), "Wrong Answer: not timed");
}

TEST_F(StandingTest, BlamesTheMachineOnceWhereMostSolutionsAreDisturbed) {
  add("steady", 2);
  add("jumpy", 8, 20, 1.0);
  add("restless", 8, 20, 1.0);
  EXPECT_TRUE(remarked("something else is using this machine"));
}

TEST_F(StandingTest, RemarksOnNoiseAndTimeouts) {
  add("steady", 2);
  EXPECT_FALSE(remarked("middle half"));
  add("jumpy", 8, 20, 1.0);
  EXPECT_TRUE(remarked("The middle half of the rounds differs: jumpy by"));
  EXPECT_FALSE(remarked("something else is using this machine"));  // that would not choose one
  EXPECT_FALSE(remarked("left out"));
  for (SolutionResult& one : problem.solutions) one.cases[1].time_us.reset();
  problem.solutions[1].cases[1].status = Status::time_limit_exceeded;
  EXPECT_TRUE(remarked("1 of 2 cases count nowhere, because time ran out: jumpy on 1."));
  EXPECT_EQ(summed_counters(problem, problem.solutions[0])->placements, 10u);
  report.partial = "interrupted";
  EXPECT_TRUE(remarked("Partial: interrupted; 20 of 20 rounds."));
}

}  // namespace
}  // namespace leetjudge
