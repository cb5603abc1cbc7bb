// solutions/0037_sudoku_solver/simd.cpp on many boards: each of its paths, whichever this processor would
// choose, against
// the harness's own checker and, where there is one solution only, against each other.
#include <gtest/gtest.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <numeric>
#include <string>
#include <thread>
#include <vector>

#include "rules/sudoku/board.hpp"
#include "rules/sudoku/puzzles.hpp"

// As LeetCode compiles it, once for each path.
#define SUDOKU_PATH 0
namespace neither {
using namespace std;
#include "../../solutions/0037_sudoku_solver/simd.cpp"
}  // namespace neither
#if defined(__x86_64__)
#undef SUDOKU_PATH
#define SUDOKU_PATH 1
namespace with_avx2 {
using namespace std;
#include "../../solutions/0037_sudoku_solver/simd.cpp"
}  // namespace with_avx2
#undef SUDOKU_PATH
#define SUDOKU_PATH 2
namespace with_avx512 {
using namespace std;
#include "../../solutions/0037_sudoku_solver/simd.cpp"
}  // namespace with_avx512
#endif
#undef SUDOKU_PATH
namespace by_itself {
using namespace std;
#include "../../solutions/0037_sudoku_solver/simd.cpp"
}  // namespace by_itself

// The candidates of each cell when nothing more follows, bit 0 for digit 1; none of a board that cannot be
// solved.
using Candidates = std::vector<unsigned>;

namespace neither {
Candidates closure(const vector<vector<char>>& board) {
  Narrow::State x;
  Narrow::load(board, x);
  if (Narrow::propagate(x) == Outcome::dead) return {};
  Candidates all;
  for (int i = 0; i < 9; ++i) {
    for (int j = 0; j < 9; ++j) all.push_back(unsigned(x.cell[i % 3][j % 3][i / 3 * 4 + j / 3]));
  }
  return all;
}
}  // namespace neither

#if defined(__x86_64__)
namespace with_avx512 {
SUDOKU_AVX512 Candidates closure(const vector<vector<char>>& board) {
  Wide::State x;
  Wide::load(board, x);
  if (Wide::propagate(x) == Outcome::dead) return {};
  uint16_t lanes[3][32];
  memcpy(lanes, &x, sizeof lanes);
  Candidates all;
  for (int i = 0; i < 9; ++i) {
    for (int j = 0; j < 9; ++j) all.push_back(lanes[j % 3][i % 3 * 9 + i / 3 * 3 + j / 3] >> 4);
  }
  return all;
}
}  // namespace with_avx512
#endif

namespace leetjudge {
namespace {

using sudoku::Board;

struct Path {
  const char* name;
  void (*solve)(Board& board);
};

// Those that this processor has.
std::vector<Path> paths() {
  std::vector<Path> all = {{"by itself", [](Board& board) { by_itself::Solution().solveSudoku(board); }},
                           {"neither", [](Board& board) { neither::Solution().solveSudoku(board); }}};
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi"))
    all.push_back({"AVX2", [](Board& board) { with_avx2::Solution().solveSudoku(board); }});
  if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
      __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512bitalg"))
    all.push_back({"AVX-512", [](Board& board) { with_avx512::Solution().solveSudoku(board); }});
#endif
  return all;
}

Board board_of(const std::string& cells) {
  Board board;
  for (std::size_t row = 0; row < 9; ++row)
    board.emplace_back(cells.begin() + long(9 * row), cells.begin() + long(9 * row + 9));
  return board;
}

std::string text_of(const Board& board) {
  std::string text;
  for (const auto& row : board) text.append(row.begin(), row.end());
  return text;
}

bool solves(const Board& answer, const Board& puzzle) {
  for (std::size_t row = 0; row < 9; ++row) {
    for (std::size_t column = 0; column < 9; ++column) {
      const char given = puzzle[row][column];
      if (answer[row][column] == '.' || (given != '.' && answer[row][column] != given)) return false;
    }
  }
  return !sudoku::malformed(answer) && !sudoku::conflict(answer);
}

// Another puzzle with as many solutions: rows, columns, bands, stacks and digits change places, and rows and
// columns too.
Board permuted(const Board& board, Random& random) {
  const auto lines = [&] {
    std::vector<std::size_t> bands = {0, 1, 2}, all;
    random.shuffle(bands);
    for (const std::size_t band : bands) {
      std::vector<std::size_t> within = {0, 1, 2};
      random.shuffle(within);
      for (const std::size_t line : within) all.push_back(3 * band + line);
    }
    return all;
  };
  const std::vector<std::size_t> rows = lines(), columns = lines();
  std::vector<char> digits = {'1', '2', '3', '4', '5', '6', '7', '8', '9'};
  random.shuffle(digits);
  const bool transposed = random.chance(0.5);
  Board made = board;
  for (std::size_t i = 0; i < 9; ++i) {
    for (std::size_t j = 0; j < 9; ++j) {
      const char cell = transposed ? board[columns[j]][rows[i]] : board[rows[i]][columns[j]];
      made[i][j] = cell == '.' ? '.' : digits[std::size_t(cell - '1')];
    }
  }
  return made;
}

// Every path gives the same right answer to a puzzle that has only one.
void expect_solved(const Board& puzzle) {
  std::string answer;
  for (const Path& path : paths()) {
    Board board = puzzle;
    path.solve(board);
    ASSERT_TRUE(solves(board, puzzle)) << path.name << ": " << text_of(puzzle) << " " << text_of(board);
    if (answer.empty()) answer = text_of(board);
    ASSERT_EQ(text_of(board), answer) << path.name;
  }
}

void expect_left_alone(const Board& puzzle) {
  for (const Path& path : paths()) {
    Board board = puzzle;
    path.solve(board);
    ASSERT_EQ(text_of(board), text_of(puzzle)) << path.name;
  }
}

class SimdSolverSets : public testing::TestWithParam<const char*> {};

TEST_P(SimdSolverSets, SolvesEveryPuzzleOfTheSet) {
  std::ifstream file(std::string(LEETJUDGE_KIT_DIR "/../shared/data/") + GetParam());
  if (!file) GTEST_SKIP() << GetParam() << " is not there";
  std::size_t count = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.size() < 81 || line[0] == '#') continue;
    for (char& cell : line) cell = cell == '0' ? '.' : cell;
    expect_solved(board_of(line));
    if (HasFatalFailure()) return;
    ++count;
  }
  EXPECT_GE(count, 1465u);
}

INSTANTIATE_TEST_SUITE_P(Everywhere, SimdSolverSets, testing::Values("17_clue.txt", "top1465.txt"),
                         [](const auto& one) {
                           return std::string(one.param).substr(0, std::strcspn(one.param, "."));
                         });

// The rules that the opening comment promises, one cell after the other: what a weaker step leaves would only
// cost time.
void expect_closed(const Candidates& all, const std::string& puzzle) {
  const auto at = [&](std::size_t row, std::size_t column) { return all[9 * row + column]; };
  for (std::size_t row = 0; row < 9; ++row) {
    for (std::size_t column = 0; column < 9; ++column) {
      unsigned peers[3] = {0, 0, 0};  // what the others of the row, column and box may be
      for (std::size_t k = 0; k < 9; ++k) {
        const std::size_t r = row / 3 * 3 + k / 3, c = column / 3 * 3 + k % 3;
        const std::pair<std::size_t, std::size_t> others[3] = {{row, k}, {k, column}, {r, c}};
        for (int unit = 0; unit < 3; ++unit) {
          const auto [r2, c2] = others[unit];
          if (r2 == row && c2 == column) continue;
          peers[unit] |= at(r2, c2);
          const bool single = (at(r2, c2) & (at(r2, c2) - 1)) == 0;
          ASSERT_FALSE(single && (at(r2, c2) & at(row, column))) << "a single is left to its peers: " << puzzle;
        }
      }
      for (const unsigned peer : peers) {
        const unsigned hidden = at(row, column) & ~peer;
        ASSERT_TRUE(hidden == 0 || hidden == at(row, column)) << "a hidden single has company: " << puzzle;
      }
    }
  }
  // Each minirow (and minicolumn) that may hold a digit does so in one of the six ways to give rows to boxes.
  const int ways[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
  for (const bool turned : {false, true}) {
    for (std::size_t band = 0; band < 3; ++band) {
      unsigned mini[3][3] = {}, reached[3][3] = {};
      for (std::size_t line = 0; line < 3; ++line) {
        for (std::size_t k = 0; k < 9; ++k)
          mini[line][k / 3] |= turned ? at(k, 3 * band + line) : at(3 * band + line, k);
      }
      for (const auto& way : ways) {
        const unsigned digits = mini[0][way[0]] & mini[1][way[1]] & mini[2][way[2]];
        for (std::size_t line = 0; line < 3; ++line) reached[line][way[line]] |= digits;
      }
      for (std::size_t line = 0; line < 3; ++line) {
        for (std::size_t box = 0; box < 3; ++box)
          ASSERT_EQ(mini[line][box], reached[line][box]) << "a minirow keeps what it cannot hold: " << puzzle;
      }
    }
  }
}

TEST(SimdSolver, FollowsEveryRuleToTheEnd) {
  Random random(5);
  for (int i = 0; i < 3000; ++i) {
    Board board = sudoku::full_board(random);
    for (std::size_t k = random.below(120); k > 0; --k) board[random.below(9)][random.below(9)] = '.';
    const Candidates narrow = neither::closure(board);
    ASSERT_EQ(narrow.size(), 81u);
    expect_closed(narrow, text_of(board));
#if defined(__x86_64__)
    const auto has = [](const char* path) {
      for (const Path& one : paths()) {
        if (std::string(one.name) == path) return true;
      }
      return false;
    };
    if (has("AVX-512")) {
      ASSERT_EQ(with_avx512::closure(board), narrow) << text_of(board);
    }
#endif
    if (HasFatalFailure()) return;
  }
}

// LEETJUDGE_SIMD_PUZZLES is how many; a million take some minutes.
TEST(SimdSolverLong, SolvesGeneratedPuzzles) {
  const char* wanted = std::getenv("LEETJUDGE_SIMD_PUZZLES");
  const long count = wanted ? std::atol(wanted) : 20000;
  Random random(1);
  Board puzzle;
  for (long i = 0; i < count; ++i) {
    if (i % 10 == 0) {  // a new one, and nine that only look new
      std::optional<Board> made;
      while (!(made = sudoku::puzzle(random, 20, 60, random.chance(0.3)))) {
      }
      puzzle = *made;
    } else {
      puzzle = permuted(puzzle, random);
    }
    expect_solved(puzzle);
    if (HasFatalFailure()) return;
  }
}

TEST(SimdSolver, LeavesBoardsWithoutASolutionAsTheyAre) {
  Random random(2);
  std::size_t without = 0;
  for (int i = 0; i < 3000; ++i) {
    const Board board = sudoku::partial_board(random, int(10 + random.below(40)), random.chance(0.3));
    if (!sudoku::solutions(board, 1).empty()) continue;
    expect_left_alone(board);
    if (HasFatalFailure()) return;
    ++without;
  }
  EXPECT_GT(without, 500u);
  for (int i = 0; i < 300; ++i) {  // full but for a few cells, with one digit that cannot be
    Board board = sudoku::full_board(random);
    for (int k = 0; k < 5; ++k) board[random.below(9)][random.below(9)] = '.';
    const std::size_t row = random.below(9), column = random.below(9);
    board[row][column] = board[row][column] == '9' ? '8' : '9';
    if (sudoku::solutions(board, 1).empty()) expect_left_alone(board);
    if (HasFatalFailure()) return;
  }
  // Each way for two equal digits to meet in a unit, on an otherwise empty board.
  for (std::size_t a = 0; a < 81; ++a) {
    for (std::size_t b = a + 1; b < 81; ++b) {
      Board board = board_of(std::string(81, '.'));
      board[a / 9][a % 9] = board[b / 9][b % 9] = '4';
      if (sudoku::conflict(board)) expect_left_alone(board);
      if (HasFatalFailure()) return;
    }
  }
}

TEST(SimdSolver, TakesAnyOtherCharacterForABlank) {
  const std::string puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  for (const char blank : {'0', ' ', '_', 'x', 'a', '*', '/', ':', '\0', '\xff', '\xb1'}) {
    std::string text = puzzle;
    std::replace(text.begin(), text.end(), '.', blank);
    for (const Path& path : paths()) {
      Board board = board_of(text);
      path.solve(board);
      EXPECT_TRUE(solves(board, board_of(puzzle))) << path.name << ": " << int(blank);
    }
  }
}

TEST(SimdSolver, FindsOneOfManySolutions) {
  Random random(3);
  for (int i = 0; i < 3000; ++i) {
    Board board = sudoku::full_board(random);
    std::vector<std::size_t> cells(81);
    std::iota(cells.begin(), cells.end(), 0);
    random.shuffle(cells);
    cells.resize(random.below(82));
    for (const std::size_t cell : cells) board[cell / 9][cell % 9] = '.';
    for (const Path& path : paths()) {
      Board answer = board;
      path.solve(answer);
      ASSERT_TRUE(solves(answer, board)) << path.name << ": " << text_of(board) << " " << text_of(answer);
    }
  }
  for (const Path& path : paths()) {
    const Board empty = board_of(std::string(81, '.'));
    Board answer = empty;
    path.solve(answer);
    EXPECT_TRUE(solves(answer, empty)) << path.name;
    Board full = answer;
    path.solve(full);
    EXPECT_EQ(full, answer) << path.name;
  }
}

TEST(SimdSolver, WorksOnSeveralThreadsAtOnce) {
  std::vector<std::thread> threads;
  std::vector<int> right(4, 0);
  for (std::size_t t = 0; t < 4; ++t) {
    threads.emplace_back([&right, t] {
      Random random(4, t);
      const Board hard = board_of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
      for (int i = 0; i < 500; ++i) {
        const Board puzzle = permuted(hard, random);
        for (const Path& path : paths()) {
          Board board = puzzle;
          path.solve(board);
          right[t] += solves(board, puzzle);
        }
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const int count : right) EXPECT_EQ(count, 500 * int(paths().size()));
}

}  // namespace
}  // namespace leetjudge
