// Every shipped solution on every default case: each pair is a test of its own, made when the program starts,
// so that a new file in solutions/ or a new case needs no change here. Recorded counters are part of it.
#include "support.hpp"
#include "judging/judge.hpp"

namespace leetjudge {
namespace {

class CaseTest : public testing::Test {
 public:
  CaseTest(const Problem& problem, const Solution& solution, const Case& test)
      : problem_(problem), solution_(solution), cases_{test} {}

  void TestBody() override {
    const SolutionResult result = judge_solution(test::builder(), problem_, cases_, solution_, {});
    const std::string reason = result.cases.empty() ? result.compile_error : result.cases[0].reason;
    EXPECT_EQ(result.status, Status::accepted)
        << status_message(result.status) << ": " << reason << "\nagain: harness/judge " << problem_.id << " "
        << solution_.name << " --case " << cases_[0].name;
  }

 private:
  const Problem& problem_;
  Solution solution_;
  std::vector<Case> cases_;
};

// GoogleTest's filters give '-' and '.' a meaning.
std::string identifier(std::string name) {
  for (char& c : name) c = std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
  return name;
}

void register_tests() {
  static const std::vector<Problem> problems = test::shipped_kit().problems();
  for (const Problem& problem : problems) {
    for (const Solution& solution : test::shipped_kit().solutions(problem)) {
      for (const Case& one : problem.cases) {
        testing::RegisterTest(
            ("solutions_" + problem.slug + "_" + identifier(solution.name)).c_str(), identifier(one.name).c_str(),
            nullptr, nullptr, solution.file.c_str(), 1,
            [&problem, solution, &one]() -> testing::Test* { return new CaseTest(problem, solution, one); });
      }
    }
  }
}

}  // namespace
}  // namespace leetjudge

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  leetjudge::register_tests();
  return RUN_ALL_TESTS();
}
