#include "support.hpp"
#include "util/files.hpp"
#include "verdict/judge.hpp"

namespace leetjudge {
namespace {

using test::shipped_problem;
using test::solution_of;
using test::TemporaryFolder;

SolutionResult judge_code(const std::string& code, int id, const std::vector<Case>& cases,
                          JudgeOptions options = {}) {
  const TemporaryFolder folder;
  return judge_solution(test::builder(), shipped_problem(id), cases, solution_of(folder, code), options);
}

std::string valid(const std::string& body) {
  return "class Solution {\npublic:\n    bool isValidSudoku(vector<vector<char>>& board) {\n" + body +
         "\n    }\n};\n";
}

TEST(Judge, TakesTheFirstFailureForTheVerdict) {
  const std::vector<Case> cases = {test::shipped_case(36, "leetcode-example-1"),
                                   test::shipped_case(36, "leetcode-example-2"),
                                   test::shipped_case(36, "empty")};
  const SolutionResult result =
      judge_code(valid("if (board[4][4] == '.') abort();\nreturn true;"), 36, cases);
  ASSERT_EQ(result.cases.size(), 3u);
  EXPECT_EQ(result.cases[0].status, Status::runtime_error);
  EXPECT_EQ(result.cases[1].status, Status::runtime_error);
  EXPECT_EQ(result.status, Status::runtime_error);
  EXPECT_EQ(result.correct(), 0u);
  const SolutionResult other = judge_code(valid("return true;"), 36, cases);
  EXPECT_EQ(other.status, Status::wrong_answer);
  EXPECT_EQ(other.correct(), 2u);
  EXPECT_EQ(other.cases[1].reason, "answered true, but column 1 holds 8 twice");
}

TEST(Judge, ExplainsACrashByTheUsersOwnLine) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  const std::string code = valid(
      "int* volatile place = nullptr;\n    if (board.empty()) place = new int(1);\n    int found = *place;\n"
      "    return found == 0;");
  const SolutionResult result = judge_code(code, 36, cases);
  EXPECT_EQ(result.status, Status::runtime_error);
  EXPECT_TRUE(result.cases[0].reason.starts_with("invalid memory access (SIGSEGV); "))
      << result.cases[0].reason;
  EXPECT_NE(result.cases[0].reason.find("mine.cpp:6: "), std::string::npos) << result.cases[0].reason;
}

TEST(Judge, FindsInCheckedModeWhatDoesNotCrash) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  JudgeOptions options;
  options.mode = Mode::checked;
  const std::string heap =
      valid("int* p = new int[4];\n    volatile int* q = p;\n    delete[] p;\n    return q[1] * 0 == 0;");
  for (const std::string& compiler : test::compilers()) {
    const TemporaryFolder folder;
    const SolutionResult result = judge_solution(test::builder(compiler), shipped_problem(36), cases,
                                                 solution_of(folder, heap), options);
    EXPECT_EQ(result.status, Status::runtime_error) << compiler;
    EXPECT_TRUE(result.cases[0].reason.ends_with("mine.cpp:7: heap-use-after-free (read of size 4)"))
        << compiler << ": " << result.cases[0].reason;
  }
}

TEST(Judge, ComparesRecordedCountersOfShippedSolutionsOnly) {
  std::vector<Case> cases = {test::shipped_case(37, "leetcode-example")};
  cases[0].counters["scan"] = {4208, 4156};
  Solution scan = test::shipped_kit().solution(shipped_problem(37), "scan");
  const SolutionResult shipped = judge_solution(test::builder(), shipped_problem(37), cases, scan, {});
  EXPECT_EQ(shipped.status, Status::wrong_answer);
  EXPECT_EQ(shipped.cases[0].reason, "undos changed: 4157 counted, 4156 recorded");
  scan.shipped = false;
  const SolutionResult pasted = judge_solution(test::builder(), shipped_problem(37), cases, scan, {});
  EXPECT_EQ(pasted.status, Status::accepted);
  EXPECT_EQ(pasted.cases[0].counters->undos, 4157u);
}

TEST(Judge, CountsOnlyWhereAsked) {
  const std::vector<Case> cases = {test::shipped_case(37, "one-blank")};
  const Solution scan = test::shipped_kit().solution(shipped_problem(37), "scan");
  EXPECT_FALSE(judge_solution(test::builder(), shipped_problem(37), cases, scan, {}).cases[0].counters);
  JudgeOptions options;
  options.trace = JudgeOptions::Trace::all;
  const auto counters =
      judge_solution(test::builder(), shipped_problem(37), cases, scan, options).cases[0].counters;
  ASSERT_TRUE(counters);
  EXPECT_EQ(counters->placements, 1u);
  EXPECT_EQ(counters->undos, 0u);
  EXPECT_EQ(counters->depth, 3u);
}

TEST(Judge, GivesEachCaseAProcessOfItsOwnWhenAsked) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty"), test::shipped_case(36, "full-and-valid")};
  const std::string code = "int calls;\n" + valid("return ++calls == 1;");
  EXPECT_EQ(judge_code(code, 36, cases).status, Status::wrong_answer);
  JudgeOptions options;
  options.fresh = true;
  EXPECT_EQ(judge_code(code, 36, cases, options).status, Status::accepted);
}

TEST(Judge, NoticesWhatIsRightOnlyByItself) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty"), test::shipped_case(36, "full-and-valid")};
  const SolutionResult state = judge_code("int calls;\n" + valid("return ++calls == 1;"), 36, cases);
  EXPECT_TRUE(state.note.starts_with("full-and-valid is right by itself")) << state.note;
  EXPECT_EQ(judge_code(valid("return board[0][0] == '.';"), 36, cases).note, "");
}

TEST(Judge, ComparesFreshProcessesWithOneForAll) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty"), test::shipped_case(36, "full-and-valid")};
  JudgeOptions options;
  options.fresh = true;
  const SolutionResult worse = judge_code("int calls;\n" + valid("return ++calls == 1;"), 36, cases, options);
  EXPECT_EQ(worse.status, Status::accepted);
  EXPECT_EQ(worse.note,
            "full-and-valid is right by itself and fails after other cases in the same process: the solution "
            "depends on what they left behind, in global or static variables");
  const SolutionResult better =
      judge_code("bool ready;\n" + valid("if (board[0][0] == '.') ready = true;\n    return ready;"), 36,
                 cases, options);
  EXPECT_EQ(better.status, Status::wrong_answer);
  EXPECT_TRUE(better.note.starts_with("full-and-valid fails by itself and is right only after other cases"))
      << better.note;
  EXPECT_EQ(judge_code(valid("return true;"), 36, cases, options).note, "");
}

TEST(Judge, LimitsAllCasesTogetherWhenAsked) {
  const std::vector<Case> cases(5, test::shipped_case(36, "empty"));
  const std::string code = valid(
      "clock_t begin = clock();\n    while (clock() - begin < CLOCKS_PER_SEC / 10) {}\n    return true;");
  EXPECT_EQ(judge_code(code, 36, cases).status, Status::accepted);
  JudgeOptions options;
  options.total_time_limit_ms = 250;
  const SolutionResult result = judge_code(code, 36, cases, options);
  EXPECT_EQ(result.status, Status::time_limit_exceeded);
  EXPECT_EQ(result.cases[0].status, Status::accepted);
  EXPECT_EQ(result.cases[2].status, Status::time_limit_exceeded);
  EXPECT_EQ(result.cases[2].reason, "all cases together, up to this one, ran for more than 250 ms");
  EXPECT_EQ(result.cases[3].status, Status::not_run);
}

TEST(Judge, StaysSmallHoweverMuchIsPrinted) {
  const std::vector<Case> cases(400, test::shipped_case(36, "empty"));
  const SolutionResult result = judge_code(valid("cout << string(100000, 'x'); return true;"), 36, cases);
  EXPECT_EQ(result.status, Status::accepted);
  std::size_t kept = 0;
  for (const CaseResult& one : result.cases) kept += one.standard_output.size();
  EXPECT_LT(kept, 17u << 20);
  EXPECT_EQ(result.cases.back().standard_output, "\n… (100000 more bytes)\n");
}

TEST(Judge, ReadsLongLinesOfReports) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  const SolutionResult result =
      judge_code(valid("cerr << string(3000000, '=') << \": runtime error\";\n    vector<int> v;\n"
                       "    return v.at(board.size()) == 1;"),
                 36, cases);
  EXPECT_EQ(result.status, Status::runtime_error);
}

TEST(Judge, KeepsTheVerdictOfWhatCompilesAtFullSpeedOnly) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  const std::string code =
      "#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)\n#error libclang_rt\n#endif\n"
      "#if defined(__has_feature)\n#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)\n"
      "#error libclang_rt\n#endif\n#endif\n";
  JudgeOptions options;
  options.trace = JudgeOptions::Trace::all;
  const SolutionResult uncounted = judge_code(code + valid("return true;"), 36, cases, options);
  EXPECT_EQ(uncounted.status, Status::accepted);
  EXPECT_FALSE(uncounted.cases[0].counters);
  EXPECT_NE(uncounted.note.find("compiles, but not for counting"), std::string::npos) << uncounted.note;
  EXPECT_EQ(judge_code(code + valid("abort();"), 36, cases).status, Status::runtime_error);
}

TEST(Judge, SaysWhatProtectsTheMachine) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  JudgeOptions options;
  options.isolation = Isolation::Wish::filter;
  const std::string words = judge_code(valid("return true;"), 36, cases, options).isolation;
  EXPECT_TRUE(words.ends_with("resource limits")) << words;
  EXPECT_EQ(words.find("bubblewrap"), std::string::npos) << words;
}

TEST(Judge, KeepsTheSystemsSettingsFromCheckedHosts) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  JudgeOptions options;
  options.mode = Mode::checked;
  for (const Isolation::Wish wish : {Isolation::Wish::automatic, Isolation::Wish::filter}) {
    options.isolation = wish;
    const SolutionResult result = judge_code(
        "#include <fcntl.h>\n" + valid("return ifstream(\"/proc/self/status\").good() &&\n"
                                       "           open(\"/proc/sys/kernel/core_pattern\", O_WRONLY) < 0;"),
        36, cases, options);
    EXPECT_EQ(result.status, Status::accepted) << result.isolation;
  }
}

// AddressSanitizer watches memory on a thread of its own, which a solution can end.
TEST(Judge, WatchesMemoryItself) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  JudgeOptions options;
  options.mode = Mode::checked;
  options.memory_limit_mb = 64;
  const SolutionResult result = judge_code(
      "#include <linux/filter.h>\n#include <sys/mman.h>\n#include <sys/syscall.h>\n#include <unistd.h>\n" +
          valid("sock_filter rules[] = {{0x20, 0, 0, 0}, {0x15, 0, 1, SYS_nanosleep}, {6, 0, 0, 0},\n"
                "                           {0x15, 0, 1, SYS_clock_nanosleep}, {6, 0, 0, 0}, {6, 0, 0, "
                "0x7fff0000}};\n"
                "    sock_fprog program = {6, rules};\n    syscall(SYS_seccomp, 1, 1, &program);\n"
                "    this_thread::yield();\n    size_t size = size_t(900) << 20;\n"
                "    char* block = static_cast<char*>(mmap(nullptr, size, PROT_READ | PROT_WRITE, "
                "MAP_PRIVATE | "
                "MAP_ANONYMOUS, -1, 0));\n    clock_t begin = clock();\n"
                "    while (clock() - begin < CLOCKS_PER_SEC / 2) {}\n"
                "    for (size_t i = 0; i < size; i += 4096) block[i] = 1;\n"
                "    while (clock() - begin < 3 * CLOCKS_PER_SEC) {}\n    return true;"),
      36, cases, options);
  EXPECT_EQ(result.status, Status::memory_limit_exceeded) << result.cases[0].reason;
  EXPECT_EQ(result.cases[0].reason, "needed more than 64 MB");
}

TEST(Judge, FindsUninitialisedReadsUnderValgrind) {
  if (!find_program("valgrind")) GTEST_SKIP() << "valgrind is not installed";
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  const std::string bad = valid(
      "volatile int n = 9;\n    int* seen = new int[n];\n    seen[0] = 1;\n    for (int i = 0; i < n; ++i)\n"
      "        if (seen[i] > 77) cout << i;\n    delete[] seen;\n    return true;");
  const std::string good = valid(
      "map<string, int> seen;\n    for (auto& row : board) ++seen[string(row.begin(), row.end())];\n"
      "    stringstream text;\n    for (auto& [row, n] : seen) text << row << n;\n"
      "    list<char> all(board[0].begin(), board[0].end());\n    all.sort();\n"
      "    return text.str().size() > 1 && all.front() == '.';");
  JudgeOptions options;
  options.mode = Mode::valgrind;
  for (const Isolation::Wish wish : {Isolation::Wish::automatic, Isolation::Wish::filter}) {
    options.isolation = wish;
    const SolutionResult found = judge_code(bad, 36, cases, options);
    EXPECT_EQ(found.status, Status::runtime_error);
    EXPECT_NE(found.cases[0].reason.find("mine.cpp:8: conditional jump or move depends on uninitialised"),
              std::string::npos)
        << found.cases[0].reason << found.fault;
    EXPECT_NE(found.cases[0].reason.find("mine.cpp:5)"), std::string::npos) << found.cases[0].reason;
    const SolutionResult early =
        judge_code("__attribute__((constructor(101))) void first() { abort(); }\n" + valid("return true;"),
                   36, cases, options);
    EXPECT_EQ(early.status, Status::runtime_error) << early.fault;
    const SolutionResult nothing = judge_code(good, 36, cases, options);
    EXPECT_EQ(nothing.status, Status::accepted) << nothing.cases[0].reason << nothing.fault;
  }
}

TEST(Judge, FailsWhereRecordedCountersCannotBeCounted) {
  const TemporaryFolder folder;
  Solution solution = solution_of(folder, R"(#ifdef __SANITIZE_THREAD__
#error
#endif
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#error
#endif
#endif
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {}
};
)",
                                  "scan");
  solution.shipped = true;
  std::vector<Case> cases = {test::shipped_case(37, "already-full")};
  cases[0].counters["scan"] = {0, 0};
  const SolutionResult result = judge_solution(test::builder(), shipped_problem(37), cases, solution, {});
  EXPECT_NE(result.status, Status::accepted);
}

TEST(Judge, NamesTheLineOfALibraryAssertionAndOfAnException) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  for (const std::string& compiler : test::compilers()) {
    const TemporaryFolder folder;
    const std::string range = valid("vector<int> v(3);\n    volatile int i = 7;\n    return v.at(i) == 0;");
    const SolutionResult thrown = judge_solution(test::builder(compiler), shipped_problem(36), cases,
                                                 solution_of(folder, range, "at"), {});
    EXPECT_TRUE(thrown.cases[0].reason.ends_with("at.cpp:6")) << compiler << ": " << thrown.cases[0].reason;
    const std::string index = valid("return board[9 + board.size()][0] == '.';");
    JudgeOptions options;
    options.mode = Mode::checked;
    const SolutionResult asserted = judge_solution(test::builder(compiler), shipped_problem(36), cases,
                                                   solution_of(folder, index, "index"), options);
    EXPECT_NE(asserted.cases[0].reason.find("index.cpp:4: "), std::string::npos)
        << compiler << ": " << asserted.cases[0].reason;
  }
}

TEST(Judge, FindsThatShippedSolversGiveAnImpossibleBoardBack) {
  Case impossible;
  impossible.name = "impossible";
  impossible.input = test::board_bytes("12345678. " + std::string(17, '.') + "9" + std::string(54, '.'));
  Case late =
      impossible;  // no candidate is missing at first: the search has to find out, and to take all back
  late.input = test::board_bytes(
      "..9.287.. 8.6..4..5 ..3.....4 6........ .2.71345. ........2 3.....5.. 9..4..8.7 ..125.3..");
  for (const Solution& solution : test::shipped_kit().solutions(shipped_problem(37))) {
    const std::vector<Case> cases = {impossible, late};
    const SolutionResult result = judge_solution(test::builder(), shipped_problem(37), cases, solution, {});
    for (const CaseResult& one : result.cases) {
      EXPECT_EQ(one.status, Status::accepted) << solution.name << ": " << one.reason;
      EXPECT_EQ(one.answer, one.test->input) << solution.name;
    }
  }
}

TEST(Judge, StopsAfterManyTimeouts) {
  std::vector<Case> cases(4, test::shipped_case(36, "empty"));
  JudgeOptions options;
  options.time_limit_ms = 20;
  options.most_timeouts = 2;
  const SolutionResult result = judge_code(valid("for (volatile int i = 0;;) {}"), 36, cases, options);
  EXPECT_EQ(result.status, Status::time_limit_exceeded);
  EXPECT_EQ(result.cases[1].status, Status::time_limit_exceeded);
  EXPECT_EQ(result.cases[2].status, Status::not_run);
  EXPECT_EQ(result.cases[2].reason, "not run: 2 cases ran out of time before");
}

TEST(Judge, KeepsTheStartOfLongPrints) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  const SolutionResult result = judge_code(valid("cout << string(100000, 'x'); return true;"), 36, cases);
  EXPECT_EQ(result.status, Status::accepted);
  EXPECT_TRUE(result.cases[0].standard_output.ends_with("xx\n… (34464 more bytes)\n"));
}

}  // namespace
}  // namespace leetjudge
