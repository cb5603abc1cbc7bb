#include <csignal>

#include "inputs/rules.hpp"
#include "judging/sanitizer.hpp"
#include "judging/verdict.hpp"
#include "results/results.hpp"
#include "submissions.hpp"
#include "support.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// Why an answer is wrong; nothing when it is right.
std::optional<std::string> why_wrong(const Problem& problem, const Case& test, const std::string& answer) {
  const auto other = difference(problem, test, answer);
  return other ? std::optional(other->reason) : std::nullopt;
}

Problem problem_without_rules() {
  Problem problem;
  problem.id = 1000000;
  return problem;
}

Verdict verdict_for(const Reply& reply) {
  Case test;
  return verdict_of(reply, problem_without_rules(), test, {.cpu_ms = 500, .memory_mb = 64});
}

Reply reply_of(Reply::Kind kind) {
  Reply reply;
  reply.kind = kind;
  return reply;
}

TEST(Verdict, ComparesWithTheExpectedAnswer) {
  Case test;
  test.expected = "[0,1]";
  const Problem problem = problem_without_rules();
  EXPECT_FALSE(why_wrong(problem, test, "[0,1]"));
  EXPECT_EQ(why_wrong(problem, test, "[0,0]"), "answered [0,0], expected [0,1]");
}

// It stands alone: what it finds right is, though another answer was expected.
TEST(Verdict, LeavesItToTheCheckerWhereThereIsOne) {
  Problem problem = problem_without_rules();
  problem.id = 1000001;
  const Registered even(problem.id, {.check = [](std::string_view, std::string_view answer) {
                          return answer == "3" ? std::optional<std::string>("odd") : std::nullopt;
                        }});
  problem.rules = &rules_of(problem.id);
  Case test;
  test.expected = "2";
  EXPECT_EQ(why_wrong(problem, test, "4"), std::nullopt);
  EXPECT_EQ(why_wrong(problem, test, "3"), "odd");
}

TEST(Verdict, AllowsDoublesToDifferALittle) {
  Case test;
  test.expected = "[2.0,3.0]";
  const Problem problem = problem_without_rules();
  EXPECT_FALSE(why_wrong(problem, test, "[2.000009,2.999991]"));
  EXPECT_TRUE(why_wrong(problem, test, "[2.00002,3.0]"));
  EXPECT_TRUE(why_wrong(problem, test, "[2.0]"));
}

TEST(Verdict, LeavesTheOrderFreeWhereItIs) {
  Problem problem = problem_without_rules();
  Case test;
  test.expected = "[[1,2],[3],[2,1]]";
  EXPECT_NE(why_wrong(problem, test, "[[3],[1,2],[2,1]]"), std::nullopt);
  problem.order = Problem::Order::free;
  EXPECT_EQ(why_wrong(problem, test, "[[3],[1,2],[2,1]]"), std::nullopt);
  EXPECT_NE(why_wrong(problem, test, "[[3],[1,2],[1,2]]"), std::nullopt);
  EXPECT_NE(why_wrong(problem, test, "[[3],[1,2]]"), std::nullopt);
  problem.order = Problem::Order::free_at_every_level;
  EXPECT_EQ(why_wrong(problem, test, "[[3],[1,2],[1,2]]"), std::nullopt);
  EXPECT_NE(why_wrong(problem, test, "[[3],[1,2],[1,3]]"), std::nullopt);
  problem.order = Problem::Order::free_within;
  EXPECT_EQ(why_wrong(problem, test, "[[2,1],[3],[1,2]]"), std::nullopt);
  EXPECT_NE(why_wrong(problem, test, "[[3],[1,2],[2,1]]"), std::nullopt);
}

// What is nearly the same may be sorted otherwise.
TEST(Verdict, AllowsDoublesToDifferALittleInAnyOrder) {
  Problem problem = problem_without_rules();
  problem.order = Problem::Order::free;
  Case test;
  test.expected = "[[1.0,5],[1.0000002,3]]";
  EXPECT_EQ(why_wrong(problem, test, "[[1.0000004,5],[1.0000001,3]]"), std::nullopt);
  EXPECT_EQ(why_wrong(problem, test, "[[1.0000001,3],[1.0000004,5]]"), std::nullopt);
  EXPECT_NE(why_wrong(problem, test, "[[1.0000001,3],[1.0000004,3]]"), std::nullopt);
}

// The answers of one call come in any order, not the calls.
TEST(Verdict, KeepsTheOrderOfCalls) {
  Problem problem = problem_without_rules();
  problem.stub = parse_stub("class Shop {\npublic:\n    Shop() {}\n    vector<int> get() {}\n    int count() {}\n};");
  Case test;
  test.input = R"([["Shop","get","count","count"],[[],[],[],[]]])";
  test.expected = "[null,[1,2],3,4]";
  for (const Problem::Order order :
       {Problem::Order::free, Problem::Order::free_within, Problem::Order::free_at_every_level}) {
    problem.order = order;
    EXPECT_EQ(why_wrong(problem, test, "[null,[2,1],3,4]"), std::nullopt);
    EXPECT_EQ(why_wrong(problem, test, "[null,[2,1],4,3]"), "call 2: Shop(), get(), count() = 4, expected 3");
  }
}

TEST(Verdict, SaysWhereOnlyTheOrderIsWrong) {
  Case test;
  test.expected = "[1,2,3]";
  EXPECT_EQ(why_wrong(problem_without_rules(), test, "[3,2,1]"),
            "answered [3,2,1], expected [1,2,3] (the same in another order)");
  EXPECT_EQ(why_wrong(problem_without_rules(), test, "[3,2,2]"), "answered [3,2,2], expected [1,2,3]");
  Problem tree = problem_without_rules();  // of which the order is all
  tree.stub = parse_stub("class Solution { public: TreeNode* grow(int n) { } };");
  EXPECT_EQ(why_wrong(tree, test, "[3,2,1]"), "answered [3,2,1], expected [1,2,3]");
}

TEST(Verdict, IsDifferentWhereTheOrderIsInDoubt) {
  Problem problem = problem_without_rules();
  problem.perhaps = Problem::Order::free;
  Case test;
  test.expected = "[1,2,3]";
  EXPECT_EQ(difference(problem, test, "[1,2,3]"), std::nullopt);
  EXPECT_EQ(difference(problem, test, "[3,2,1]")->status, Status::different);
  EXPECT_EQ(difference(problem, test, "[3,2]")->status, Status::wrong_answer);
  EXPECT_NE(difference(problem, test, "[3,2,1]")->reason.find("in another order"), std::string::npos);
}

// What is different in one order only is not the same in another.
TEST(Verdict, DoubtsNoOrderThatTellsElementsApart) {
  Problem problem = problem_without_rules();
  problem.perhaps = Problem::Order::free_at_every_level;
  Case test;
  test.expected = "[[1,2],[2,1]]";
  EXPECT_EQ(difference(problem, test, "[[2,1],[1,2]]")->status, Status::different);
  EXPECT_EQ(difference(problem, test, "[[1,2],[1,2]]")->status, Status::wrong_answer);
  test.expected = "[[1,2],[3]]";
  EXPECT_EQ(difference(problem, test, "[[3],[2,1]]")->status, Status::different);
}

TEST(Verdict, KnowsSeveralRightAnswers) {
  Problem problem = problem_without_rules();
  Case test;
  test.expected = "\"bab\"";
  test.also_right = {"\"aba\""};
  EXPECT_EQ(why_wrong(problem, test, "\"aba\""), std::nullopt);
  EXPECT_EQ(difference(problem, test, "\"bb\"")->status, Status::wrong_answer);
  problem.several = "Return any of them.";
  EXPECT_EQ(difference(problem, test, "\"bb\"")->status, Status::different);
  EXPECT_EQ(difference(problem, test, "{\"no answer\":\"a list with a cycle\"}")->status, Status::wrong_answer);
  EXPECT_EQ(difference(problem, test, "\"bb")->status, Status::wrong_answer);
  Reply reply = reply_of(Reply::Kind::answered);
  reply.answer = "\"bb\"";
  EXPECT_EQ(verdict_of(reply, problem, test, {}).status, Status::different);
}

TEST(Verdict, ShowsWhereLongAnswersDiffer) {
  Case test;
  test.expected = '[' + joined(std::vector<std::string>(100, "17"), ",") + ']';
  std::string answer = *test.expected;
  answer[149] = '9';
  EXPECT_EQ(why_wrong(problem_without_rules(), test, answer), "index 49: 19, expected 17");
  answer.replace(answer.size() - 3, 2, "20");
  EXPECT_EQ(why_wrong(problem_without_rules(), test, answer), "index 49: 19, expected 17; 1 more differs");
  EXPECT_EQ(value_text(answer, *test.expected), "[…, 17, 17, 17, 17, 17, 19, 17, 17, 17, 17, 17, …], from index 44");
  EXPECT_EQ(why_wrong(problem_without_rules(), test, "[17]"), "1 element, expected 100; the first 1 are right");
  test.expected = '"' + std::string(100, 'a') + '"';
  EXPECT_EQ(why_wrong(problem_without_rules(), test, '"' + std::string(90, 'a') + "b\""),
            "answered …" + std::string(20, 'a') + "b\", expected …" + std::string(30, 'a') + '"');
}

TEST(Verdict, NamesTheCallOfADesign) {
  Problem problem = problem_without_rules();
  problem.stub.design = true;
  Case test;
  test.input = R"([["LRUCache","put","get"],[[2],[1,1],[1]]])";
  test.expected = "[null,null,1]";
  EXPECT_EQ(why_wrong(problem, test, "[null,null,-1]"), "call 2: LRUCache(2), put(1, 1), get(1) = -1, expected 1");
  EXPECT_EQ(why_wrong(problem, test, "[null,null]"), "answered [null,null], expected [null,null,1]");
}

// Whatever came over the channel.
TEST(Verdict, TakesWhatIsNoValueForAWrongAnswer) {
  Case test;
  test.expected = "[1,2]";
  for (const char* odd : {"\x02", "", "[1,2", "[1,2]]", "null", "1", "[[[", "{\"a\":1}", "\"\xff\""})
    EXPECT_NE(why_wrong(problem_without_rules(), test, odd), std::nullopt) << odd;
  EXPECT_NE(why_wrong(problem_without_rules(), test, std::string(1 << 20, '[')), std::nullopt);
  EXPECT_EQ(why_wrong(problem_without_rules(), test, " [1, 2] "), std::nullopt);
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
  reply.fault_kind = FaultKind::out_of_memory;
  EXPECT_EQ(verdict_for(reply).status, Status::memory_limit_exceeded);
  EXPECT_EQ(verdict_for(reply).reason, "needed more than 64 MB");
}

TEST(Verdict, FindsTheExpectedAnswerWhereTheCaseHasNone) {
  Case test = test::shipped_case(37, "leetcode-example");
  const std::optional<std::string> given = std::exchange(test.expected, std::nullopt);
  EXPECT_EQ(expected_answer(test::shipped_problem(37), test), given);
}

TEST(Results, HaveLeetCodesNamesAndCodes) {
  EXPECT_EQ(int(Status::finished), 1);
  EXPECT_EQ(int(Status::different), 2);
  EXPECT_EQ(int(Status::count_changed), 3);
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

// What a report of a host without debug information comes to.
std::string finding_in(const std::string& report) {
  const auto found = sanitizer_finding(report, "/cache/host", "/home/mine.cpp");
  return found ? finding_words(*found) : "nothing";
}

TEST(Sanitizer, SaysUndefinedBehaviourInWordsWithoutAddresses) {
  const std::pair<const char*, const char*> reports[] = {
      {"division by zero", "division by zero"},
      {"index 9 out of bounds for type 'int [9]'", "index 9 is out of bounds of int[9]"},
      {"index -1 out of bounds for type 'int[9][9]'", "index -1 is out of bounds of int[9][9]"},
      {"store to address 0x7fff30786984 with insufficient space for an object of type 'int'",
       "store of int outside of its memory"},
      {"reference binding to address 0x50200000001c with insufficient space for an object of type 'int'",
       "use of int outside of its memory, as behind a vector's end"},
      {"load of null pointer of type 'struct ListNode *'", "load of null pointer of type ListNode *"},
      {"load of misaligned address 0x602000000013 for type 'int', which requires 4 byte alignment",
       "load of a misaligned address for type int, which requires 4 byte alignment"},
      {"addition of unsigned offset to 0x7f73a6c00030 overflowed to 0x7f73a6c0002f",
       "a pointer or an index leaves its memory"},
      {"applying non-zero offset 18446744073709551612 to null pointer",
       "offset from a null pointer, as in an empty container"},
  };
  for (const auto& [said, words] : reports) {
    EXPECT_EQ(finding_in(std::string("noise\n/home/mine.cpp:12:9: runtime error: ") + said + "\nSUMMARY: …\n"),
              std::string("/home/mine.cpp:12:9: ") + words);
  }
  EXPECT_EQ(finding_in("/usr/include/c++/12/bits/stl_vector.h:1124:9: runtime error: reference binding to null "
                       "pointer of type 'value_type'\n"),
            "reference binding to null pointer of type value_type");
}

TEST(Sanitizer, SaysAddressErrorsInWords) {
  const std::string error = "==1==ERROR: AddressSanitizer: ";
  const std::string at = " on address 0x1 at pc 0x2 bp 0x3 sp 0x4\n";
  EXPECT_EQ(finding_in(error + "heap-use-after-free" + at + "READ of size 4 at 0x1 thread T0\n"),
            "heap-use-after-free: reads 4 bytes that were freed");
  EXPECT_EQ(finding_in(error + "attempting free on address which was not malloc()-ed: 0x1 in thread T0\n"),
            "free: frees what was not allocated");
  for (const std::string where : {"after", "to the right of"}) {
    EXPECT_EQ(
        finding_in(error + "heap-buffer-overflow" + at + "WRITE of size 1 at 0x1 thread T0\n\n0x1 is located 3 bytes " +
                   where + " 9-byte region [0x1,0x2)\n"),
        "heap-buffer-overflow: writes 1 byte 3 bytes behind the 9 bytes that were allocated");
  }
  EXPECT_EQ(finding_in(error + "stack-buffer-overflow" + at +
                       "READ of size 4 at 0x1 thread T0\n"
                       "    [32, 68) 'row' (line 4) <== Memory access at offset 68 overflows this variable\n"),
            "stack-buffer-overflow: reads 4 bytes outside of the variable row");
  EXPECT_EQ(finding_in(error + "SEGV on unknown address 0x000000000000 (pc 0x1 bp 0x2 sp 0x3 T0)\n"
                               "==1==The signal is caused by a READ memory access.\n"
                               "==1==Hint: address points to the zero page.\n"),
            "SEGV: invalid memory access: reads through a null pointer");
  EXPECT_EQ(finding_in(error + "attempting double-free on 0x1 in thread T0:\n"), "double-free: frees what was freed");
  EXPECT_EQ(finding_in("just prints\n"), "nothing");
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
  const auto of_windows =
      std::ranges::find(all, "0036_dos_lines", [](const Submission& one) { return one.solution.name; });
  ASSERT_NE(of_windows, all.end());
  EXPECT_NE(read_file(of_windows->solution.file).find("\r\n"), std::string::npos);
  const test::TemporaryFolder folder;
  folder.write("perhaps_wrong/0036_a.cpp", "");
  EXPECT_TRUE(test::throws_with<BadInput>([&] { known_submissions(folder.path()); }, "not called like a verdict"));
}

TEST(Verdict, OfASolutionIsThatOfItsCases) {
  const auto verdict = [](const std::vector<Status>& statuses) {
    SolutionResult result;
    for (const Status one : statuses) result.cases.emplace_back().status = one;
    return result.status_of_cases();
  };
  using enum Status;
  EXPECT_EQ(verdict({accepted, accepted}), accepted);
  EXPECT_EQ(verdict({accepted, runtime_error, wrong_answer}), runtime_error);
  EXPECT_EQ(verdict({count_changed, accepted}), count_changed);
  EXPECT_EQ(verdict({count_changed, wrong_answer}), wrong_answer);
  EXPECT_EQ(verdict({finished, accepted}), finished);
  EXPECT_EQ(verdict({finished, count_changed}), count_changed);
  EXPECT_EQ(verdict({finished, runtime_error}), runtime_error);
}

TEST(Verdict, ShowsAReturnedCountWithItsElements) {
  Problem problem = test::problem_of("vector<int>& nums", {});
  problem.prefix = true;
  problem.in_place = 0;
  Case test;
  test.expected = "[0,1,2]";
  EXPECT_EQ(why_wrong(problem, test, "[0,1,4]"), "returned 3; the first 3 of nums: [0,1,4], expected [0,1,2]");
  EXPECT_EQ(why_wrong(problem, test, R"({"no answer":"the count 46, and there are 7 elements"})"),
            "answered the count 46, and there are 7 elements");
}

TEST(Verdict, ShowsTheCallsBeforeTheOneThatDiffers) {
  Problem problem = problem_without_rules();
  problem.stub.design = true;
  Case test;
  test.input = R"([["S","push","pop","get"],[[],[-3],[],[]]])";
  test.expected = "[null,null,null,-2]";
  EXPECT_EQ(why_wrong(problem, test, "[null,null,null,-3]"), "call 3: S(), push(-3), pop(), get() = -3, expected -2");
  test.input = R"([["S","a","a","a","a","a","a","get"],[[],[1],[2],[3],[4],[5],[6],[]]])";
  test.expected = "[null,null,null,null,null,null,null,1]";
  EXPECT_EQ(why_wrong(problem, test, "[null,null,null,null,null,null,null,2]"),
            "call 7: …, a(2), a(3), a(4), a(5), a(6), get() = 2, expected 1");
}

// Every row of the table of plain and checked runs.
TEST(Verdict, IsPutTogetherFromAPlainAndACheckedRun) {
  using enum Status;
  using As = CheckedAs;
  struct Row {
    Status plain;
    CheckedAs checked;
    Combined wanted;
  };
  const Combined failed = {runtime_error, Checks::failed}, undefined = {wrong_answer, Checks::failed, true};
  const Row rows[] = {
      {accepted, As::right, {accepted, Checks::passed}},
      {accepted, As::finding, failed},
      {wrong_answer, As::finding, failed},
      {different, As::finding, failed},
      {accepted, As::wrong, undefined},
      {different, As::wrong, undefined},
      {finished, As::wrong, undefined},
      {wrong_answer, As::right, {wrong_answer, Checks::passed, true}},
      {wrong_answer, As::wrong, {wrong_answer, Checks::passed}},
      {wrong_answer, As::not_ended, {wrong_answer, Checks::not_made}},
      {time_limit_exceeded, As::finding, failed},
      {memory_limit_exceeded, As::finding, failed},
      {time_limit_exceeded, As::not_ended, {time_limit_exceeded, Checks::not_made}},
      {time_limit_exceeded, As::right, {time_limit_exceeded, Checks::not_made}},
      {memory_limit_exceeded, As::wrong, {memory_limit_exceeded, Checks::not_made}},
      {output_limit_exceeded, As::not_made, {output_limit_exceeded, Checks::not_made}},
      {runtime_error, As::finding, failed},
      {runtime_error, As::right, {runtime_error, Checks::passed}},
      {runtime_error, As::not_ended, {runtime_error, Checks::not_made}},
      {different, As::different, {different, Checks::passed}},
      {finished, As::finished, {finished, Checks::passed}},
      {accepted, As::different, {different, Checks::failed, true}},
      {accepted, As::finished, {finished, Checks::failed, true}},
      {finished, As::different, {different, Checks::failed, true}},
      {different, As::right, {different, Checks::passed, true}},
      {finished, As::right, {finished, Checks::passed, true}},
      {different, As::finished, {different, Checks::passed, true}},
      {accepted, As::not_ended, {accepted, Checks::not_made}},
      {different, As::not_made, {different, Checks::not_made}},
      {not_run, As::not_made, {not_run, Checks::not_made}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(combine(row.plain, row.checked), row.wanted)
        << status_message(row.plain) << " and " << int(row.checked) << ": "
        << status_message(combine(row.plain, row.checked).status);
}

}  // namespace
}  // namespace leetjudge
