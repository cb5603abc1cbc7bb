// What sanitizers add to a verdict, and what they may not change.
#include "judging/judge.hpp"
#include "support.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using test::judge_code;
using test::valid;

std::vector<Case> two_cases() { return {test::shipped_case(36, "empty"), test::shipped_case(36, "full-and-valid")}; }

SolutionResult check(const std::string& code, double most_checked_ms = 5000) {
  static const std::vector<Case> cases = two_cases();
  JudgeOptions options;
  options.check = JudgeOptions::Check::within_budget;
  options.most_checked_ms = most_checked_ms;
  return judge_code(code, 36, cases, options);
}

TEST(Checking, PassesWhatIsInOrder) {
  const SolutionResult result = check(valid("return board.size() == 9;"));
  EXPECT_EQ(result.status, Status::accepted);
  EXPECT_EQ(result.checks(), Checks::passed);
  EXPECT_EQ(result.checked(), 2u);
  EXPECT_EQ(result.note, "");
}

TEST(CheckingLong, SaysThatItIdledAndWaitsNoLongerThanWithoutSanitizers) {
  const SolutionResult result = check(
      "#if defined(__SANITIZE_ADDRESS__) || defined(__has_feature) && __has_feature(address_sanitizer)\n#define IDLE "
      "pause()\n#else\n#define IDLE\n#endif\n" +
      valid("IDLE; return board.size() == 9;"));
  const std::string idled = "with sanitizers it does not come to its end: idled for more than 3000 ms, ";
  EXPECT_TRUE(result.cases[0].unchecked.starts_with(idled)) << result.cases[0].unchecked;
}

TEST(Checking, SaysNothingThatATerminalObeys) {
  const SolutionResult result = check(valid("assert(!\"\u202e\u009b\" && board.empty());\n    return true;"));
  EXPECT_EQ(result.status, Status::runtime_error);
  for (const std::string& text : {result.cases[0].reason, result.cases[0].finding}) {
    EXPECT_EQ(text.find("\u202e"), std::string::npos) << text;
    EXPECT_EQ(text.find("\u009b"), std::string::npos) << text;
  }
}

TEST(CheckingLong, MakesAFindingARuntimeErrorOfItsOwnCase) {
  const SolutionResult result =
      check(valid("int digits[9] = {};\n    int last = board[0][0] == '.' ? 8 : 9;\n    digits[last] = 1;\n"
                  "    return digits[last] == 1;"));
  EXPECT_EQ(result.status, Status::runtime_error);
  EXPECT_EQ(result.cases[0].status, Status::accepted);
  EXPECT_EQ(result.cases[0].checks, Checks::passed);
  EXPECT_EQ(result.cases[1].status, Status::runtime_error);
  EXPECT_EQ(result.cases[1].checks, Checks::failed);
  EXPECT_TRUE(result.cases[1].reason.ends_with(": index 9 is out of bounds of int[9]")) << result.cases[1].reason;
  EXPECT_EQ(result.checks(), Checks::failed);
}

TEST(CheckingLong, NamesTheCallsInTheUsersOwnCode) {
  const SolutionResult result = check(
      "int digits[9];\n"
      "__attribute__((noinline)) int count(int i) { return digits[i]; }\n"
      "__attribute__((noinline)) int count_all(int n) { return count(n) + 1; }\n" +
      valid("return count_all(board.size()) > 0;"));
  EXPECT_EQ(result.status, Status::runtime_error);
  EXPECT_EQ(result.cases[0].place.line, 2);
  EXPECT_GT(result.cases[0].place.column, 0);
  EXPECT_TRUE(result.cases[0].finding.starts_with(result.cases[0].place.words() + ": index 9 "))
      << result.cases[0].finding;
  const std::string file = display_path(result.solution.file);
  EXPECT_TRUE(result.cases[0].finding.ends_with(
      fmt::format(": index 9 is out of bounds of int[9] (UndefinedBehaviorSanitizer: in count, called at {0}:3 of "
                  "count_all, called at {0}:7 of isValidSudoku)",
                  file)))
      << result.cases[0].finding;
}

TEST(CheckingLong, NamesLambdasThatCallThemselves) {
  const SolutionResult result = check(valid(
      "auto count = [&](this auto&& own, int left, int x) -> int { return left ? own(left - 1, x * 10) : x * x; };\n"
      "    return count(5, board.size()) > 0;"));
  EXPECT_EQ(result.status, Status::runtime_error);
  EXPECT_TRUE(contains(result.cases[0].finding, "(UndefinedBehaviorSanitizer: in a lambda, called at "))
      << result.cases[0].finding;
}

TEST(CheckingLong, NamesNoCallsOfTheJudgesOwnWhereverItsCacheLies) {
  const test::TemporaryFolder folder;
  const Builder other(test::builder().toolchain(), LEETJUDGE_HOST_DIR, folder.path() / "cache", CompileLimits{});
  JudgeOptions options;
  options.check = JudgeOptions::Check::within_budget;
  const std::vector<Case> cases = two_cases();
  const SolutionResult result =
      judge_solution(other, test::shipped_problem(36), cases,
                     test::solution_of(folder, valid("return *(int*)(board.size() - 9) == 1;")), options);
  EXPECT_EQ(result.status, Status::runtime_error);
  EXPECT_TRUE(result.cases[0].finding.ends_with(": in isValidSudoku)")) << result.cases[0].finding;
}

TEST(Checking, LeavesOutWhatTakesTooLong) {
  const SolutionResult result =
      check(valid("for (volatile int i = 0; i < 3000000; i = i + 1) {}\n    return true;"), 1);
  EXPECT_EQ(result.status, Status::accepted);
  EXPECT_EQ(result.checks(), Checks::not_made);
  EXPECT_TRUE(result.cases[0].unchecked.starts_with("the time for checks was used up")) << result.cases[0].unchecked;
  EXPECT_EQ(result.cases[1].unchecked, result.cases[0].unchecked);
}

// Frames are larger with sanitizers, and memory is needed beside the solution's.
TEST(Checking, LeavesStackAndTimeToThePlainRun) {
  const SolutionResult deep = check(
      "int deep(int n) { volatile char frame[900]; frame[n % 900] = 1; return n == 0 ? 0 : deep(n - 1) + "
      "frame[n % 900]; }\n" +
      valid("return deep(60000) >= 0;"));
  EXPECT_EQ(deep.status, Status::accepted) << deep.cases[0].reason;
  EXPECT_TRUE(deep.checks() == Checks::passed || !deep.cases[0].unchecked.empty());
}

TEST(Checking, TellsOfAFindingThatNeedsTheCasesBefore) {
  const SolutionResult result =
      check("int digits[9], calls;\n" + valid("digits[8 + ++calls / 2] = 1;\n    return board.size() == 9;"));
  EXPECT_EQ(result.status, Status::runtime_error);
  EXPECT_EQ(result.cases[0].checks, Checks::passed);
  EXPECT_EQ(result.cases[1].after, std::vector<std::string>{"empty"});
  EXPECT_NE(result.note.find("left-over state"), std::string::npos) << result.note;
}

TEST(CheckingLong, EndsWhenEnoughWasFound) {
  const std::vector<Case> many(12, test::shipped_case(36, "empty"));
  JudgeOptions options;
  options.check = JudgeOptions::Check::within_budget;
  const std::string code = valid("int digits[9] = {};\n    digits[board.size()] = 1;\n    return digits[8] == 0;");
  const SolutionResult result = judge_code(code, 36, many, options);
  EXPECT_EQ(result.cases[9].checks, Checks::failed);
  EXPECT_TRUE(result.cases[10].unchecked.starts_with("enough was found")) << result.cases[10].unchecked;
  options.check = JudgeOptions::Check::all;
  EXPECT_EQ(judge_code(code, 36, many, options).cases[11].checks, Checks::failed);
}

// What a solution prints is no report, and does not hide one.
TEST(CheckingLong, FindsTheReportBehindPrints) {
  const std::string prints = "cerr << \"SUMMARY: nothing\\nhard rss limit exhausted\\n\" << string(100000, '=');\n    ";
  const SolutionResult result =
      check(valid("int digits[9] = {};\n    " + prints + "digits[board.size()] = 1;\n    return digits[8] == 0;"));
  EXPECT_EQ(result.status, Status::runtime_error);
  EXPECT_TRUE(result.cases[0].reason.ends_with(": index 9 is out of bounds of int[9]")) << result.cases[0].reason;
  const SolutionResult forged =
      check(valid("cerr << \"/x.cpp:1:1: runtime error: division by zero\\n\";\n    return true;"));
  EXPECT_EQ(forged.status, Status::accepted);
  EXPECT_EQ(forged.checks(), Checks::passed);
}

// A compiler as clang++-19, but for what `fails` matches: its command line, for a shell.
Toolchain failing_toolchain(const test::TemporaryFolder& folder, const std::string& fails) {
  const std::filesystem::path script = folder.write(
      "compiler/clang++", "#!/bin/sh\ncase \"$*\" in " + fails + ") echo cannot fork >&2; exit 1;; esac\nexec " +
                              test::builder().toolchain().program.string() + " \"$@\"\n");
  std::filesystem::permissions(script, std::filesystem::perms::all);
  return find_toolchain(script.string());
}

SolutionResult check_with(const Builder& builder, const test::TemporaryFolder& folder, const std::string& code) {
  static const std::vector<Case> cases = two_cases();
  JudgeOptions options;
  options.check = JudgeOptions::Check::within_budget;
  return judge_solution(builder, test::shipped_problem(36), cases, test::solution_of(folder, code), options);
}

// What the machine cannot do is nobody's good verdict, and no wrong one is lost for it.
TEST(CheckingLong, DoesNotAcceptWhatTheMachineCannotCheck) {
  const test::TemporaryFolder folder;
  const Builder builder(failing_toolchain(folder, "*-fsanitize=address*\"-o host\"*"), LEETJUDGE_HOST_DIR,
                        folder.path() / "cache");
  const SolutionResult right = check_with(builder, folder, valid("return board.size() == 9;"));
  EXPECT_EQ(right.status, Status::internal_error);
  EXPECT_TRUE(right.fault.starts_with("the checks could not be made: ")) << right.fault;
  EXPECT_NE(right.fault.find("cannot fork"), std::string::npos) << right.fault;
  const SolutionResult wrong = check_with(builder, folder, valid("return board.size() == 8;"));
  EXPECT_EQ(wrong.status, Status::wrong_answer);
  EXPECT_FALSE(wrong.fault.empty());
}

TEST(CheckingLong, DoesNotBlameTheSolutionWhereNothingCompiles) {
  const test::TemporaryFolder folder;
  const Builder builder(failing_toolchain(folder, "*\"-o host\"*"), LEETJUDGE_HOST_DIR, folder.path() / "cache");
  const SolutionResult result = check_with(builder, folder, valid("return true;"));
  EXPECT_EQ(result.status, Status::internal_error) << result.compile_error;
  EXPECT_NE(result.fault.find("cannot fork"), std::string::npos) << result.fault;
}

TEST(Checking, RefusesWhatDoesNotCompileWithSanitizers) {
  const std::string error = test::with_sanitizers_only("#error none");
  const SolutionResult right = check(error + valid("return board.size() == 9;"));
  EXPECT_EQ(right.status, Status::compile_error);
  EXPECT_NE(right.compile_error.find("none"), std::string::npos) << right.compile_error;
  const SolutionResult wrong = check(error + valid("return board.size() == 8;"));
  EXPECT_EQ(wrong.status, Status::wrong_answer);
  EXPECT_EQ(wrong.compile_error, "");
  EXPECT_NE(wrong.note.find("none"), std::string::npos) << wrong.note;
}

TEST(Checking, SaysWhatDoesNotStartWithSanitizers) {
  const test::TemporaryFolder folder;
  const Solution solution = test::solution_of(
      folder, test::with_sanitizers_only("void leave(int, char**, char**) { _exit(3); }\n"
                                         "__attribute__((section(\".preinit_array\"), used)) auto early = leave;") +
                  valid("return board.size() == 9;"));
  const std::vector<Case> cases = two_cases();
  JudgeOptions options;
  options.check = JudgeOptions::Check::within_budget;
  const SolutionResult result = judge_solution(test::builder(), test::shipped_problem(36), cases, solution, options);
  EXPECT_NE(result.cases[0].unchecked.find("does not start"), std::string::npos) << result.cases[0].unchecked;
}

// Its case is asked where it is when its time is up; those behind it take longer than that together.
TEST(Checking, ChecksWhatComesBehindATimeOutAsBefore) {
  const test::TemporaryFolder folder;
  const Solution solution = test::solution_of(
      folder,
      test::with_sanitizers_only("#define SANITIZED") +
          valid("#ifdef SANITIZED\n"
                "for (auto end = clock() + CLOCKS_PER_SEC / 10; board[0][0] != '.' && clock() < end;) {}\n#else\n"
                "for (volatile int i = 0; board[0][0] == '.'; i = 1 - i) {}\n#endif\n    return true;"));
  std::vector<Case> cases(5, test::shipped_case(36, "full-and-valid"));
  cases.insert(cases.begin(), test::shipped_case(36, "empty"));
  JudgeOptions options;
  options.check = JudgeOptions::Check::within_budget;
  options.time_limit_ms = 100;
  for (const char* time : {"first", "second"}) {  // remembered
    const SolutionResult result = judge_solution(test::builder(), test::shipped_problem(36), cases, solution, options);
    EXPECT_EQ(result.cases[0].status, Status::time_limit_exceeded);
    for (const CaseResult& one : result.cases)
      EXPECT_EQ(one.checks, &one == &result.cases[0] ? Checks::not_made : Checks::passed)
          << time << ": " << one.test->name << ": " << one.unchecked;
  }
}

SolutionResult check_within(double time_limit_ms, const std::string& code) {
  static const std::vector<Case> cases = two_cases();
  JudgeOptions options;
  options.check = JudgeOptions::Check::within_budget;
  options.time_limit_ms = time_limit_ms;
  options.most_timeouts = 1;
  return judge_code(code, 36, cases, options);
}

TEST(Checking, FindsTheReasonOfATimeOut) {
  const SolutionResult result = check_within(300, valid("int most = 0;\n    for (size_t i = board.size() - 1; i >= 0; "
                                                        "i--)\n        most = max(most, int(board[i][0]));\n"
                                                        "    return most > 0;"));
  EXPECT_EQ(result.status, Status::runtime_error) << result.cases[0].reason;
  EXPECT_TRUE(result.cases[0].reason.starts_with(display_path(result.solution.file) + ":6:")) << result.cases[0].reason;
  EXPECT_EQ(result.cases[0].checks, Checks::failed);
}

TEST(Checking, SaysHowDeepItWasWhenTimeWasUp) {
  const SolutionResult result = check_within(
      300,
      "int depth(int n) {\n    if (n > 0) return depth(n - 1) + 1;\n    for (volatile int i = 0;; i = 1 - i) {}\n}\n" +
          valid("return depth(50) > 0;"));
  const std::string about = "it was in depth, about ", &reason = result.cases[0].reason;
  const std::size_t at = reason.find(about);
  ASSERT_NE(at, std::string::npos) << reason;
  EXPECT_NEAR(std::atoi(reason.c_str() + at + about.size()), 51, 6) << reason;
}

TEST(Checking, SaysWhereItWasWhenTimeWasUp) {
  const SolutionResult result = check_within(
      300,
      "int depth(int n) {\n    if (n > 0) return depth(n - 1) + 1;\n    for (volatile int i = 0;; i = 1 - i) {}\n}\n" +
          valid("return depth(500) > 0;"));
  EXPECT_EQ(result.status, Status::time_limit_exceeded);
  const std::string& reason = result.cases[0].reason;
  EXPECT_EQ(result.cases[0].place.line, 3);
  EXPECT_TRUE(reason.starts_with(result.cases[0].place.words() +
                                 ": ran for more than 300 ms; it was in depth, more than 200 calls "))
      << reason;
  EXPECT_EQ(result.checks(), Checks::not_made);
}

// Where it was is an instruction, and the one before it, at the loop's end, another line's.
TEST(Checking, SaysWhereALoopOfOneLineIs) {
  const SolutionResult result = check_within(
      300, valid("for (int i = 0;;) for (int j = 0;;) if (board[i][j] == 'x') return board[j][i] == 'y';"));
  EXPECT_EQ(result.status, Status::time_limit_exceeded);
  EXPECT_EQ(result.cases[0].place.line, 4) << result.cases[0].reason;
}

TEST(Checking, SaysWhereItWaited) {
  const SolutionResult result =
      check_within(100, valid("mutex busy;\n    busy.lock();\n    busy.lock();\n    return board.empty();"));
  EXPECT_EQ(result.status, Status::time_limit_exceeded);
  EXPECT_EQ(result.cases[0].place.line, 6) << result.cases[0].reason;
}

TEST(Checking, FindsTheReasonOfTooMuchMemory) {
  const SolutionResult result = check(valid(
      "vector<int> some = {1, 2, 3}, all;\n    for (size_t i = some.size() - 1; i >= 0; i--) all.push_back(some[i]);\n"
      "    return all.empty();"));
  EXPECT_EQ(result.status, Status::runtime_error) << result.cases[0].reason;
}

// As LeetCode builds it: sanitizers fill the first bytes of what is allocated.
TEST(Checking, TakesWhatIsWrongWithSanitizersForWrong) {
  const SolutionResult result =
      check(valid("static int* volatile seen;\n    seen = new int[200000];\n    return ++seen[board.size()] == 1;"));
  EXPECT_EQ(result.status, Status::wrong_answer);
  EXPECT_EQ(result.checks(), Checks::failed);
  EXPECT_NE(result.cases[0].reason.find("when memory that was never set holds a pattern"), std::string::npos);
}

TEST(Checking, TellsOfACrashThatIsNoneWithSanitizers) {
  const SolutionResult result = check(valid(test::with_sanitizers_only("    return true;") + "    abort();"));
  EXPECT_EQ(result.status, Status::runtime_error);
  EXPECT_NE(result.note.find("empty: with sanitizers it does not crash"), std::string::npos) << result.note;
  EXPECT_EQ(check(valid("abort();")).note, "");
}

// Which end with an exit status of their own.
TEST(Checking, TakesNoPrintForAFinding) {
  const SolutionResult result = check(
      valid("fprintf(stderr, \"%s:4:1: runtime error: one of mine\\n\", __FILE__);\n    exit(board.size() == 9);"));
  EXPECT_EQ(result.status, Status::runtime_error);
  EXPECT_EQ(result.checks(), Checks::not_made);
  EXPECT_EQ(result.cases[0].reason, "the program ended with exit status 1 instead of answering");
}

TEST(CheckingLong, TellsChanceFromLeftOverState) {
  const std::vector<Case> many(20, test::shipped_case(36, "empty"));
  JudgeOptions options;
  options.check = JudgeOptions::Check::within_budget;
  const SolutionResult chance = judge_code(valid("return random_device{}() % 2 == 0;"), 36, many, options);
  EXPECT_NE(chance.note.find("not deterministic"), std::string::npos) << chance.note;
  const SolutionResult unset =
      check(valid("int* seen = new int[81];\n    int sum = 0;\n    for (int i = 0; i < 81; ++i) sum |= seen[i];\n"
                  "    for (int i = 0; i < 81; ++i) seen[i] = 1;\n    delete[] seen;\n    return sum == 0;"));
  EXPECT_EQ(unset.status, Status::wrong_answer);
  EXPECT_NE(unset.cases[0].reason.find("it depends on something undefined"), std::string::npos) << unset.note;
  const SolutionResult behind =
      check(valid("static int calls;\n    volatile int* a = new int[9];\n    a[8 + board.size() / 9] = 1;\n  "
                  "  delete[] a;\n"
                  "    return ++calls == 1;"));
  EXPECT_EQ(behind.status, Status::runtime_error);
  EXPECT_EQ(behind.note, "");
}

// What is found inside the library says what was done.
TEST(CheckingLong, SaysThatALookUpWentThroughEnd) {
  const auto reason = [](const std::string& statements) { return check(valid(statements)).cases.at(0).reason; };
  EXPECT_TRUE(has(reason("static unordered_map<int, int> memo;\n    auto it = memo.find(1);\n    if (it == memo.end()) "
                         "return it->second == 1;\n    return true;"),
                  "reads through end() of an unordered_map"));
  EXPECT_TRUE(has(reason("unordered_set<string> memo;\n    return memo.begin()->empty();"),
                  "reads through end() of an unordered_set"));
  EXPECT_TRUE(has(reason("multimap<int, string> memo;\n    auto it = memo.upper_bound(3);\n    return it->first == 1;"),
                  "reads through end() of a map"));
  EXPECT_TRUE(has(reason("list<string> all;\n    return all.end()->empty();"), "reads through end() of a list"));
}

// Of an int f(ListNode* head), or a ListNode* f(ListNode* head).
SolutionResult check_list(const std::string& returns, const std::string& members, const std::string& statements) {
  const test::TemporaryFolder folder;
  Problem problem = test::problem_of("ListNode* head", {}, returns);
  Case test;
  test.name = "a";
  test.input = "[[1,2]]";
  test.expected = returns == "int" ? "1" : "[1,2]";
  JudgeOptions options;
  options.check = JudgeOptions::Check::within_budget;
  return judge_solution(test::builder(), problem, std::vector{test},
                        test::solution_of(folder, members + "class Solution {\npublic:\n    " + returns +
                                                      " f(ListNode* head) {\n        " + statements + "\n    }\n};\n"),
                        options);
}

TEST(CheckingLong, NotesWhatLeetCodeFreesBehindACall) {
  const auto note = [](const std::string& returns, const std::string& members, const std::string& statements) {
    const SolutionResult result = check_list(returns, members, statements);
    EXPECT_EQ(result.status, Status::accepted) << statements << result.compile_error << result.fault;
    return result.note;
  };
  const std::string input = "LeetCode frees the input afterwards, and may end with a Runtime Error";
  EXPECT_EQ(note("int", "", "delete head->next;\n return 1;"), "a: nodes of the input were deleted: " + input);
  EXPECT_EQ(note("int", "", "head->next->next = head;\n return 1;"),
            "a: nodes of the input were left with a cycle: " + input);
  const std::string answer =
      "a: nodes of the answer were not made by new: LeetCode frees the answer afterwards, and may end with a Runtime "
      "Error";
  EXPECT_EQ(note("ListNode*", "ListNode nodes[2];\n",
                 "nodes[0] = {1, nodes + 1};\n nodes[1] = {2, nullptr};\n return nodes;"),
            answer);
  EXPECT_EQ(note("ListNode*", "",
                 "ListNode* last = (ListNode*)malloc(sizeof(ListNode));\n last->val = 2;\n last->next = nullptr;\n"
                 "return new ListNode(1, last);"),
            answer);
  EXPECT_EQ(note("ListNode*", "", "return new ListNode(1, new ListNode(2));"), "");
  EXPECT_EQ(note("ListNode*", "", "return head;"), "");
}

TEST(Checking, SaysThatAnAnswersPointerWasNeverSet) {
  const SolutionResult result =
      check_list("ListNode*", "", "ListNode* one = (ListNode*)malloc(sizeof(ListNode));\n one->val = 1;\n return one;");
  EXPECT_EQ(result.status, Status::runtime_error);
  EXPECT_EQ(result.cases.at(0).reason, "while the returned list is read: `next` was never set");
  EXPECT_EQ(result.cases.at(0).place.line, 3);
}

}  // namespace
}  // namespace leetjudge
