// The counters, with every compiler that is here: the same search gives the same placements and undos,
// however written.
#include "judging/judge.hpp"
#include "support.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using test::TemporaryFolder;

class Tracer : public testing::TestWithParam<std::string> {
 protected:
  // The counters of `solution` on LeetCode's example.
  Counters count(const Solution& solution) {
    const std::vector<Case> cases = {test::shipped_case(37, "leetcode-example")};
    JudgeOptions options;
    options.counting = JudgeOptions::Counting::all;
    const SolutionResult result =
        judge_solution(test::builder(GetParam()), test::shipped_problem(37), cases, solution, options);
    EXPECT_EQ(result.status, Status::accepted) << solution.name << result.compile_error;
    if (result.cases.empty() || !result.cases[0].counters) {
      ADD_FAILURE() << solution.name << " was not counted";
      return {};
    }
    return *result.cases[0].counters;
  }
  Counters count_code(const std::string& body, const std::string& members = "") {
    return count(test::solution_of(folder, "class Solution {\n" + members +
                                               "\npublic:\n    void solveSudoku(vector<vector<char>>& board) {\n" +
                                               body + "\n    }\n};\n"));
  }
  TemporaryFolder folder;
};

constexpr const char* answer_text =
    R"(string s = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";)";

void expect(const Counters& counters, std::uint64_t placements, std::uint64_t undos, const std::string& name) {
  EXPECT_EQ(counters.placements, placements) << name;
  EXPECT_EQ(counters.undos, undos) << name;
}

void expect_unknown(const Counters& counters, const std::string& name) {
  EXPECT_FALSE(counters.placements || counters.undos) << name;
  EXPECT_GT(counters.steps.value_or(0), 0u) << name;
}

TEST_P(Tracer, CountsTheShippedSolutions) {
  const std::map<std::string, std::pair<int, int>> figures = {{"scan", {4208, 4157}},
                                                              {"backtracking", {4208, 4157}},
                                                              {"fewest_candidates_miscounted", {58, 7}},
                                                              {"fewest_candidates", {51, 0}}};
  for (const auto& [name, figure] : figures) {
    expect(count(test::shipped_kit().solution(test::shipped_problem(37), name)), figure.first, figure.second, name);
  }
}

// A replay ends with the answer and what was counted, and thins itself where the search is long.
TEST_P(Tracer, RecordsReplays) {
  const std::vector<Case> cases = {test::shipped_case(37, "leetcode-example"), test::shipped_case(37, "inkala")};
  JudgeOptions options;
  options.counting = JudgeOptions::Counting::all;
  options.replays = {"leetcode-example", "inkala"};
  const SolutionResult result =
      judge_solution(test::builder(GetParam()), test::shipped_problem(37), cases,
                     test::shipped_kit().solution(test::shipped_problem(37), "scan"), options);
  const auto cells = [](std::string_view json) {
    std::string text;
    for (const char c : json) {
      if (c == '.' || (c >= '1' && c <= '9')) text += c;
    }
    return text;
  };
  for (const CaseResult& one : result.cases) {
    ASSERT_TRUE(one.replay && one.counters);
    const std::vector<Replay::Moment>& moments = one.replay->moments;
    EXPECT_EQ(moments.front().cells, cells(one.test->input));
    EXPECT_EQ(moments.back().cells, cells(*one.answer));
    EXPECT_EQ(moments.front().counters.placements, 0u);
    EXPECT_EQ(moments.back().counters.placements, one.counters->placements);
    EXPECT_EQ(moments.back().counters.undos, one.counters->undos);
    EXPECT_EQ(moments.back().counters.steps, one.counters->steps);
    for (std::size_t i = 1; i < moments.size(); ++i) {
      EXPECT_LE(moments[i - 1].counters.placements, moments[i].counters.placements);
      EXPECT_LE(moments[i - 1].counters.steps, moments[i].counters.steps);
    }
  }
  const Replay& example = *result.cases[0].replay;  // 4208 placements, 4157 taken back
  EXPECT_EQ(example.stores, 4208u + 4157u);
  EXPECT_EQ(example.stride, 1u);
  EXPECT_EQ(example.moments.size(), example.stores + 2);
  std::size_t differences = 0;
  for (std::size_t i = 1; i + 1 < example.moments.size(); ++i) {
    for (std::size_t cell = 0; cell < 81; ++cell)
      differences += example.moments[i].cells[cell] != example.moments[i - 1].cells[cell];
  }
  EXPECT_EQ(differences, example.stores);  // one cell a moment
  const Replay& inkala = *result.cases[1].replay;
  EXPECT_EQ(inkala.stride, 4u);
  EXPECT_EQ(inkala.moments.size(), inkala.stores / inkala.stride + 2);
}

TEST_P(Tracer, CountsWhatIsRecorded) {
  const Problem& problem = test::shipped_problem(37);
  std::size_t compared = 0;
  for (const Solution& solution : test::shipped_kit().solutions(problem)) {
    const SolutionResult result = judge_solution(test::builder(GetParam()), problem, problem.cases, solution, {});
    for (const CaseResult& one : result.cases) {
      const auto recorded = one.test->counters.find(solution.name);
      if (recorded == one.test->counters.end()) continue;
      ASSERT_TRUE(one.counters) << solution.name;
      expect(*one.counters, recorded->second.at("placements"), recorded->second.at("undos"),
             solution.name + " on " + one.test->name);
      ++compared;
    }
  }
  EXPECT_GE(compared, 10u);
}

TEST_P(Tracer, CountsTheSameSearchHoweverWritten) {
  int found = 0;
  for (const auto& entry : fs::directory_iterator(LEETJUDGE_TEST_DIR "/submissions/accepted")) {
    const std::string name = entry.path().stem().string();
    if (!name.starts_with("0037_row_major_")) continue;
    expect(count({name, entry.path(), name, false}), 4208, 4157, name);
    ++found;
  }
  EXPECT_GE(found, 5);
}

TEST_P(Tracer, SeesNoUndoOfASearchOffTheBoard) {
  const char* name = "0037_off_the_board";
  expect(
      count({name, fs::path(LEETJUDGE_TEST_DIR "/submissions/accepted") / (std::string(name) + ".cpp"), name, false}),
      51, 0, name);
}

TEST_P(Tracer, CountsOnThreadsAndWithAtomics) {
  const char* name = "0037_atomics_and_threads";
  expect(
      count({name, fs::path(LEETJUDGE_TEST_DIR "/submissions/accepted") / (std::string(name) + ".cpp"), name, false}),
      4208, 4157, name);
}

TEST_P(Tracer, CountsRowsThatAreWrittenInBulk) {
  const std::string text = answer_text;
  expect(count_code(text + "for (int i = 0; i < 9; ++i) copy_n(s.begin() + i * 9, 9, board[i].begin());"), 51, 0,
         "copied rows");
  expect(count_code(text + "for (int i = 0; i < 9; ++i) memcpy(board[i].data(), &s[i * 9], 9);"), 51, 0, "memcpy");
  // The second copy changes nothing.
  expect(count_code(text +
                    "for (int k = 0; k < 2; ++k) for (int i = 0; i < 9; ++i) memcpy(board[i].data(), &s[i * 9], 9);"),
         51, 0, "memcpy twice");
}

// Reading order, placing and taking back in the given ways.
std::string row_major(const std::string& place, const std::string& take_back) {
  return R"(
    bool go(vector<vector<char>>& board, int k) {
        while (k < 81 && board[k / 9][k % 9] != '.') ++k;
        if (k == 81) return true;
        int i = k / 9, j = k % 9;
        for (char d = '1'; d <= '9'; ++d) {
            bool fits = true;
            for (int n = 0; n < 9; ++n)
                fits &= board[i][n] != d && board[n][j] != d && board[i / 3 * 3 + n / 3][j / 3 * 3 + n % 3] != d;
            if (!fits) continue;
            )" +
         place + R"(
            if (go(board, k + 1)) return true;
            )" +
         take_back + R"(
        }
        return false;
    })";
}

TEST_P(Tracer, CountsASearchThatSavesAndRestoresRows) {
  const std::map<std::string, std::pair<const char*, const char*>> ways = {
      {"whole board saved", {"auto saved = board; board[i][j] = d;", "board = saved;"}},
      {"row saved", {"auto saved = board[i]; board[i][j] = d;", "board[i] = saved;"}},
      {"row copied back", {"auto row = board[i]; row[j] = d; board[i] = row;", "row[j] = '.'; board[i] = row;"}},
  };
  for (const auto& [name, way] : ways) {
    expect(count_code("go(board, 0);", row_major(way.first, way.second)), 4208, 4157, name);
  }
}

// Nothing is known of cells that lie elsewhere, also where they come back, or where others take their memory.
TEST_P(Tracer, KnowsNoPlacementsWhereRowsMove) {
  const std::string plain = row_major("board[i][j] = d;", "board[i][j] = '.';");
  const std::string text = answer_text;
  const auto row_way = [](const char* place, const char* take_back) {
    return std::pair<std::string, std::string>("go(board, 0);", row_major(place, take_back));
  };
  const std::map<std::string, std::pair<std::string, std::string>> ways = {
      {"row swapped", row_way("auto row = board[i]; row[j] = d; swap(board[i], row);", "swap(board[i], row);")},
      {"row moved", row_way("auto row = board[i]; row[j] = d; board[i] = move(row);", "board[i][j] = '.';")},
      {"row reallocated", row_way("board[i][j] = d; vector<char>(board[i]).swap(board[i]);", "board[i][j] = '.';")},
      {"board swapped", row_way("auto copy = board; copy[i][j] = d; board.swap(copy);", "board.swap(copy);")},
      {"rows moved in",
       {text + "for (int i = 0; i < 9; ++i) board[i] = vector<char>(s.begin() + i * 9, s.begin() + i * 9 + 9);", ""}},
      {"there and back", {"vector<vector<char>> mine = move(board); go(mine, 0); board = move(mine);", plain}},
      {"swapped with others", {"vector<vector<char>> none; board.swap(none); none.swap(board); go(board, 0);", plain}},
      {"a sentinel",
       {"for (auto& row : board) row.push_back('#');\n    go(board, 0);\n    for (auto& row : board) row.pop_back();",
        plain}},
      {"a row more", {"board.push_back(vector<char>(9, '#'));\n    go(board, 0);\n    board.pop_back();", plain}},
  };
  for (const auto& [name, way] : ways) expect_unknown(count_code(way.first, way.second), name);
}

TEST_P(Tracer, CountsWhatThreadsHandToEachOther) {
  expect(count_code(R"(
    atomic<int> turn{0};
    auto work = [&](int me) {
      for (int now; (now = turn) < 1000;) {
        if (now % 2 != me) continue;
        board[0][2] = board[0][2] == '4' ? '.' : '4';
        ++turn;
      }
    };
    thread other(work, 1);
    work(0);
    other.join();
    go(board, 0);)",
                    row_major("board[i][j] = d;", "board[i][j] = '.';")),
         4708, 4657, "an atomic");
}

TEST_P(Tracer, CountsStoresThatACompilerWouldMerge) {
  const std::string restore =
      row_major("char saved[9]; for (int n = 0; n < 9; ++n) saved[n] = board[i][n]; board[i][j] = d;",
                "for (int n = 0; n < 9; ++n) board[i][n] = saved[n];");
  const Counters counters = count_code("go(board, 0);", restore);
  EXPECT_GT(counters.placements, 4208u);  // each cell of the row that holds a digit is stored again
  const std::string text = answer_text;
  const std::string fill = "for (int i = 0; i < 81; ++i) board[i / 9][i % 9] = s[i];";
  expect(count_code(text + "char& cell = board[0][2]; for (char d = '1'; d <= '9'; ++d) cell = d;" + fill), 60, 9,
         "a loop over one cell");
}

TEST_P(Tracer, CountsAPlacementOnlyInBlanksAndOnlyOfDigits) {
  const std::string text = answer_text;
  const std::string fill = "for (int i = 0; i < 81; ++i) board[i / 9][i % 9] = s[i];";
  expect(count_code(text + fill), 51, 0, "one pass");
  expect(count_code(text +
                    "for (auto& row : board) for (volatile char& c : row) { char old = c; c = '0'; c = ' '; "
                    "c = old; }" +
                    fill),
         51, 0, "other characters first");
  expect(count_code(text + "volatile char& cell = board[0][2]; cell = '9'; cell = '.'; cell = '9';" + fill), 53, 2,
         "the same digit again");
}

TEST_P(Tracer, CountsMoreStepsWhereMoreIsDone) {
  const std::string fill = std::string(answer_text) + "for (int i = 0; i < 81; ++i) board[i / 9][i % 9] = s[i];";
  const Counters deep =
      count_code("descend(1000);" + fill,
                 "    volatile int sink = 0;\n    __attribute__((noinline)) void descend(int n) {\n        "
                 "if (n > 0) descend(n - 1);\n        sink = sink + 1;\n    }");
  EXPECT_GE(deep.steps, *count_code(fill).steps + 1000);
}

TEST_P(Tracer, LinksEverySizeOfAtomic) {
  expect(count_code(R"(
    atomic<bool> b{false}; atomic<short> s16{0}; atomic<int> s32{0}; atomic<long long> s64{0};
    atomic_flag flag = ATOMIC_FLAG_INIT; int expected = 0; atomic<void*> pointer{nullptr};
    b = true; s16++; s32.fetch_or(4); s64.exchange(7); flag.test_and_set(); s32.compare_exchange_strong(expected, 3);
    atomic_thread_fence(memory_order_seq_cst); pointer.store(&b);
    if (s16 != 1 || s32 != 4 || s64 != 7 || expected != 4 || !b || pointer.load() != &b) return;
    call_once(once, [] {});
    atomic<unsigned __int128> wide{1}; wide.store(7); unsigned __int128 seven = 7;
    if (!wide.compare_exchange_strong(seven, 9) || wide.exchange(3) != 9 || wide.load() != 3) return;
    )" + std::string(answer_text) +
                        "for (int i = 0; i < 81; ++i) board[i / 9][i % 9] = s[i];",
                    "    once_flag once;"),
         51, 0, "atomics");
}

INSTANTIATE_TEST_SUITE_P(Preferred, Tracer, testing::Values(test::compilers().front()), test::compiler_name);
INSTANTIATE_TEST_SUITE_P(Everywhere, Tracer, testing::ValuesIn(test::other_compilers()), test::compiler_name);
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Tracer);

// Two stores of which the second takes back the first at once.
TEST_P(Tracer, CountsEachStoreOfTheSource) {
  const std::string body = R"(
      char& cell = board[0][2];
      for (int digit = 1; digit <= 9; ++digit) {
        bool bad = digit != 4;
        cell = '0' + digit;
        if (bad) cell = '.';
      }
      )" + std::string(answer_text) +
                           R"(
      for (int i = 0; i < 81; ++i) if (board[i / 9][i % 9] == '.') board[i / 9][i % 9] = s[i];)";
  expect(count_code(body), 9 + 51, 9, "a loop");
  expect(count_code("put(board[0][2], 9, true);\n put(board[0][2], 4, false);\n" + std::string(answer_text) +
                        "for (int i = 0; i < 81; ++i) if (board[i / 9][i % 9] == '.') board[i / 9][i % 9] = s[i];",
                    "  __attribute__((always_inline)) inline void put(char& cell, int digit, bool bad) {\n"
                    "    cell = '0' + digit;\n    if (bad) cell = '.';\n  }\n"),
         2 + 50, 1, "a function");
}

}  // namespace
}  // namespace leetjudge
