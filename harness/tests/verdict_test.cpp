#include "verdict/verdict.hpp"

#include <csignal>

#include "host/wire.hpp"
#include "problems/rules.hpp"
#include "support.hpp"
#include "util/error.hpp"
#include "verdict/results.hpp"
#include "verdict/sanitizer.hpp"
#include "verdict/submissions.hpp"

namespace leetjudge {
namespace {

Problem problem_returning(const char* type) {
  Problem problem;
  problem.id = 1000000;  // has no rules
  problem.signature.returns = parse_type(type);
  return problem;
}

Verdict verdict_for(const Reply& reply) {
  Case test;
  return verdict_of(reply, problem_returning("boolean"), test, {.cpu_ms = 500, .memory_mb = 64});
}

Reply reply_of(Reply::Kind kind) {
  Reply reply;
  reply.kind = kind;
  return reply;
}

TEST(Verdict, ComparesWithTheExpectedAnswer) {
  Case test;
  test.expected = wire::encode(std::vector<int>{0, 1});
  const Problem problem = problem_returning("integer[]");
  EXPECT_FALSE(why_wrong(problem, test, wire::encode(std::vector<int>{0, 1})));
  EXPECT_EQ(why_wrong(problem, test, wire::encode(std::vector<int>{0, 0})), "answered [0,0], expected [0,1]");
}

// It stands alone: what it finds right is, though another answer was expected.
TEST(Verdict, LeavesItToTheCheckerWhereThereIsOne) {
  Problem problem = problem_returning("integer");
  problem.id = 1000001;
  const Registered even(problem.id, {.check = [](std::string_view, std::string_view answer) {
                          return wire::decode<int>(answer) % 2 ? std::optional<std::string>("odd")
                                                               : std::nullopt;
                        }});
  Case test;
  test.expected = wire::encode(2);
  EXPECT_EQ(why_wrong(problem, test, wire::encode(4)), std::nullopt);
  EXPECT_EQ(why_wrong(problem, test, wire::encode(3)), "odd");
}

TEST(Verdict, AllowsDoublesToDifferALittle) {
  Case test;
  test.expected = wire::encode(std::vector<double>{2.0, 3.0});
  const Problem problem = problem_returning("double[]");
  EXPECT_FALSE(why_wrong(problem, test, wire::encode(std::vector<double>{2.000009, 2.999991})));
  EXPECT_TRUE(why_wrong(problem, test, wire::encode(std::vector<double>{2.00002, 3.0})));
  EXPECT_TRUE(why_wrong(problem, test, wire::encode(std::vector<double>{2.0})));
}

TEST(Verdict, TakesNothingButAValueForAnAnswer) {
  Reply reply = reply_of(Reply::Kind::answered);
  reply.answer = "\x02";
  EXPECT_EQ(verdict_for(reply).status, Status::runtime_error);
  reply.answer = "\x01";
  EXPECT_EQ(verdict_for(reply).status, Status::accepted);
}

TEST(Verdict, NamesTheCauseOfARuntimeError) {
  Reply reply = reply_of(Reply::Kind::ended);
  reply.ending = {true, SIGSEGV};
  EXPECT_EQ(verdict_for(reply).reason, "invalid memory access (SIGSEGV)");
  reply.fault = "stack overflow";
  EXPECT_EQ(verdict_for(reply).reason, "stack overflow");
  reply = reply_of(Reply::Kind::ended);
  EXPECT_EQ(verdict_for(reply).reason, "the program ended with exit status 0 instead of answering");
  reply.before_main = true;
  EXPECT_TRUE(verdict_for(reply).reason.ends_with("in a static initialiser"));
  reply = reply_of(Reply::Kind::ended);
  reply.ending = {true, SIGABRT};
  reply.standard_error = "noise\nhost: mine.cpp:3: Assertion `a == b' failed.\n";
  EXPECT_EQ(verdict_for(reply).reason, "aborted (SIGABRT): host: mine.cpp:3: Assertion `a == b' failed.");
  EXPECT_EQ(verdict_for(reply).status, Status::runtime_error);
}

TEST(Verdict, NamesTheLimitThatWasReached) {
  EXPECT_EQ(verdict_for(reply_of(Reply::Kind::out_of_cpu_time)).reason, "ran for more than 500 ms");
  EXPECT_EQ(verdict_for(reply_of(Reply::Kind::idle)).status, Status::time_limit_exceeded);
  EXPECT_EQ(verdict_for(reply_of(Reply::Kind::out_of_output)).status, Status::output_limit_exceeded);
  Reply reply = reply_of(Reply::Kind::ended);
  reply.ending = {true, SIGABRT};
  reply.fault = out_of_memory_words;
  EXPECT_EQ(verdict_for(reply).status, Status::memory_limit_exceeded);
  EXPECT_EQ(verdict_for(reply).reason, "needed more than 64 MB");
}

TEST(Verdict, FindsTheExpectedAnswerWhereTheCaseHasNone) {
  Case test = test::shipped_case(37, "leetcode-example");
  const std::optional<std::string> given = std::exchange(test.expected, std::nullopt);
  EXPECT_EQ(expected_answer(test::shipped_problem(37), test), given);
}

TEST(Results, HaveLeetCodesNamesAndCodes) {
  EXPECT_EQ(int(Status::accepted), 10);
  EXPECT_EQ(int(Status::wrong_answer), 11);
  EXPECT_EQ(int(Status::memory_limit_exceeded), 12);
  EXPECT_EQ(int(Status::output_limit_exceeded), 13);
  EXPECT_EQ(int(Status::time_limit_exceeded), 14);
  EXPECT_EQ(int(Status::runtime_error), 15);
  EXPECT_EQ(int(Status::internal_error), 16);
  EXPECT_EQ(int(Status::compile_error), 20);
  EXPECT_STREQ(status_message(Status::memory_limit_exceeded), "Memory Limit Exceeded");
}

TEST(Sanitizer, ReadsUndefinedBehaviour) {
  EXPECT_EQ(sanitizer_finding("noise\n/tmp/mine.cpp:12:9: runtime error: division by zero\nSUMMARY: …\n",
                              "/cache/host", "/tmp/mine.cpp"),
            "/tmp/mine.cpp:12: division by zero");
}

TEST(Sanitizer, ReadsAddressErrorsWithoutALine) {
  EXPECT_EQ(sanitizer_finding("==1==ERROR: AddressSanitizer: heap-use-after-free on address 0x1 at pc 0x2\n"
                              "READ of size 4 at 0x1 thread T0\n",
                              "/cache/host", "/tmp/mine.cpp"),
            "heap-use-after-free (read of size 4)");
  EXPECT_EQ(sanitizer_finding("just prints\n", "/cache/host", "/tmp/mine.cpp"), std::nullopt);
}

TEST(Submissions, AreFoundByVerdict) {
  const std::vector<Submission> all = known_submissions(LEETJUDGE_TEST_DIR "/submissions");
  const auto count = [&](Status verdict, int id) {
    return std::count_if(all.begin(), all.end(),
                         [&](auto& s) { return s.verdict == verdict && (id == 0 || s.problem_id == id); });
  };
  EXPECT_GE(count(Status::wrong_answer, 36), 10);
  EXPECT_GE(count(Status::wrong_answer, 37), 10);
  for (const Status status : {Status::accepted, Status::memory_limit_exceeded, Status::output_limit_exceeded,
                              Status::time_limit_exceeded, Status::runtime_error, Status::compile_error}) {
    EXPECT_GE(count(status, 0), 2) << status_message(status);
  }
  const test::TemporaryFolder folder;
  folder.write("perhaps_wrong/0036_a.cpp", "");
  EXPECT_TRUE(
      test::throws_with<BadInput>([&] { known_submissions(folder.path()); }, "not called like a verdict"));
}

}  // namespace
}  // namespace leetjudge
