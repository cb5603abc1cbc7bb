// Every file in submissions/<verdict>/ gets that verdict, with every compiler that is here; each is a test of
// its own.
#include "verdict/submissions.hpp"

#include "support.hpp"
#include "verdict/judge.hpp"

namespace leetjudge {
namespace {

class SubmissionTest : public testing::Test {
 public:
  SubmissionTest(std::string compiler, const Submission& submission)
      : compiler_(std::move(compiler)), submission_(submission) {}

  void TestBody() override {
    const Problem& problem = test::shipped_problem(submission_.problem_id);
    JudgeOptions options;
    options.most_timeouts = 1;
    options.trace = JudgeOptions::Trace::none;
    options.explain_crashes = false;
    const SolutionResult result =
        judge_solution(test::builder(compiler_), problem, problem.cases, submission_.solution, options);
    std::string reason = result.compile_error;
    for (const CaseResult& one : result.cases) {
      if (one.status != Status::accepted && reason.empty()) reason = one.test->name + ": " + one.reason;
    }
    EXPECT_STREQ(status_message(result.status), status_message(submission_.verdict)) << reason;
  }

 private:
  std::string compiler_;
  Submission submission_;
};

void register_tests() {
  for (const std::string& compiler : test::compilers()) {
    for (const Submission& one : known_submissions(LEETJUDGE_TEST_DIR "/submissions")) {
      const std::string suite =
          std::string("submissions_") + (compiler == "g++" ? "gcc_" : "clang_") + one.folder;
      testing::RegisterTest(
          suite.c_str(), one.solution.name.c_str(), nullptr, nullptr, one.solution.file.c_str(), 1,
          [compiler, one]() -> testing::Test* { return new SubmissionTest(compiler, one); });
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
