#include "judging/counting.hpp"
#include "support.hpp"

namespace leetjudge {
namespace {

using test::judge_code;
using test::shipped_problem;
using test::solution_of;
using test::TemporaryFolder;
using test::valid;

TEST(CountingLong, ComparesRecordedCountersOfShippedSolutionsOnly) {
  std::vector<Case> cases = {test::shipped_case(37, "leetcode-example")};
  cases[0].counters["scan"] = {{"placements", 4208}, {"undos", 4156}};
  Solution scan = test::shipped_kit().solution(shipped_problem(37), "scan");
  const SolutionResult shipped = judge_solution(test::builder(), shipped_problem(37), cases, scan, {});
  EXPECT_EQ(shipped.status, Status::count_changed);
  EXPECT_EQ(shipped.cases[0].status, Status::count_changed);
  EXPECT_EQ(shipped.cases[0].reason, "undos changed: 4157 counted, 4156 recorded");
  scan.shipped = false;
  const SolutionResult pasted = judge_solution(test::builder(), shipped_problem(37), cases, scan, {});
  EXPECT_EQ(pasted.status, Status::accepted);
  EXPECT_EQ(pasted.cases[0].counters->undos, 4157u);
}

TEST(CountingLong, CountsOnlyWhereAsked) {
  const std::vector<Case> cases = {test::shipped_case(37, "one-blank")};
  const Solution scan = test::shipped_kit().solution(shipped_problem(37), "scan");
  EXPECT_FALSE(judge_solution(test::builder(), shipped_problem(37), cases, scan, {}).cases[0].counters);
  JudgeOptions options;
  options.counting = JudgeOptions::Counting::all;
  const auto counters = judge_solution(test::builder(), shipped_problem(37), cases, scan, options).cases[0].counters;
  ASSERT_TRUE(counters);
  EXPECT_EQ(counters->placements, 1u);
  EXPECT_EQ(counters->undos, 0u);
  EXPECT_GT(counters->steps, 0u);
}

#ifdef __x86_64__
TEST(CountingLong, TellsOfCellsThatChangedUnseen) {
  const std::vector<Case> cases(2, test::shipped_case(37, "one-blank"));
  JudgeOptions options;
  options.counting = JudgeOptions::Counting::all;
  options.most_counting_ms = 100;  // enough for the first
  const SolutionResult result = judge_code(R"(class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        static bool again = false;
        for (auto end = clock() + CLOCKS_PER_SEC / 5; again && clock() < end;) {}
        again = true;
        for (auto& row : board) {
            for (char& cell : row) {
                if (cell != '.') continue;
                for (int d = '1'; d <= '9'; ++d) {
                    bool seen = false;
                    for (auto& other : board) seen |= other[&cell - row.data()] == d;
                    if (!seen) asm volatile("movb %b1, %0" : "=m"(cell) : "r"(d));
                }
            }
        }
    }
};
)",
                                           37, cases, options);
  EXPECT_EQ(result.status, Status::accepted);
  EXPECT_NE(
      result.note.find("one-blank: placements and undos cannot be counted: 1 cell may have changed without a store"),
      std::string::npos)
      << result.note;
  EXPECT_NE(result.note.find("; not counted: 1 case: "), std::string::npos) << result.note;
  EXPECT_FALSE(result.cases[0].counters->placements || result.cases[0].counters->undos);
  EXPECT_TRUE(result.cases[0].counters->steps);
}
#endif

// What was not counted shows as such.
TEST(Counting, EndsWhenItsTimeIsUsedUp) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty"), test::shipped_case(36, "leetcode-example-1"),
                                   test::shipped_case(36, "leetcode-example-1")};
  JudgeOptions options;
  options.counting = JudgeOptions::Counting::all;
  options.most_counting_ms = 100;
  const SolutionResult result = judge_code(
      valid("for (auto end = clock() + CLOCKS_PER_SEC / 5; board[0][0] != '.' && clock() < end;) {}\n    return true;"),
      36, cases, options);
  EXPECT_EQ(result.status, Status::accepted);
  EXPECT_TRUE(result.cases[0].counters);
  EXPECT_FALSE(result.cases[1].counters);
  EXPECT_FALSE(result.cases[2].counters);
  EXPECT_EQ(result.note,
            "not counted: 2 cases: the 0.1 s for counting were used up (--counters takes as long as it needs)");
}

TEST(CountingLong, NotesWhatLaterCallsFindDone) {
  const auto note = [](const std::string& code) {
    const std::vector<Case> cases = {test::shipped_case(36, "empty"), test::shipped_case(36, "leetcode-example-1")};
    JudgeOptions options;
    options.counting = JudgeOptions::Counting::all;
    options.count_later_calls = true;
    const SolutionResult result = judge_code(code, 36, cases, options);
    EXPECT_EQ(result.status, Status::accepted);
    return result.note;
  };
  const std::string work = "    int dots = 0;\n    for (auto& row : board) for (char c : row) dots += c == '.';\n";
  const std::string remembers =
      note("map<char, int> known;\n" + valid("if (int& dots = known[board[0][0]]) return dots > 0;\n" + work +
                                             "    return known[board[0][0]] = dots;"));
  EXPECT_TRUE(remembers.starts_with("keeps something between calls: the third call on leetcode-example-1 takes "))
      << remembers;
  const std::string from_the_second_on =
      note("map<char, int> calls;\n" +
           valid("if (++calls[board[0][0]] > 2) return true;\n" + work + "    return dots > 0;"));
  EXPECT_TRUE(from_the_second_on.starts_with("keeps something between calls")) << from_the_second_on;
  EXPECT_EQ(note(valid(work + "    return dots > 0;")), "");
  EXPECT_EQ(note(valid("return true;")), "");  // reads nothing at all
  // A table that the first case has made is there for all others.
  const std::string table = "bool made;\nint table[5000];\n" +
                            valid("if (!made) for (int i = 0; i < 5000; ++i) table[i] = i + 1;\n    made = true;\n" +
                                  work + "    return table[dots] > 0;");
  EXPECT_EQ(note(table), "");
}

// Of what is not accepted the table shows one case.
TEST(Counting, CountsOneCaseOfWhatIsNotAccepted) {
  const auto counted = [](const std::string& statements, JudgeOptions::Counting counting) {
    const std::vector<Case> cases = {test::shipped_case(37, "leetcode-example"), test::shipped_case(37, "one-blank")};
    const SolutionResult result =
        test::judge_code("class Solution {\npublic:\n  void solveSudoku(vector<vector<char>>& board) {\n    " +
                             statements + "\n  }\n};\n",
                         37, cases, {.counting = counting});
    EXPECT_EQ(result.status, Status::wrong_answer);
    return std::ranges::count_if(result.cases, [](const CaseResult& one) { return one.counters.has_value(); });
  };
  EXPECT_EQ(counted("board[0][2] = '4';", JudgeOptions::Counting::recorded), 1);
  EXPECT_EQ(counted("board[0][2] = '4';", JudgeOptions::Counting::all), 2);
}

}  // namespace
}  // namespace leetjudge
