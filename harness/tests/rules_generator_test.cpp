#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "rules/sudoku/puzzles.hpp"

namespace leetjudge::sudoku {
namespace {

std::string line_of(const Board& board) {
  std::string line;
  for (const auto& row : board) line.append(row.begin(), row.end());
  return line;
}

int clues_of(const Board& board) {
  const std::string line = line_of(board);
  return 81 - int(std::count(line.begin(), line.end(), '.'));
}

bool unique(const Board& board) { return solutions(board, 2).size() == 1; }

// With every compiler and on every machine.
TEST(Random, DrawsTheSameEverywhere) {
  Random random(1, 2);
  std::vector<std::size_t> drawn;
  for (int i = 0; i < 8; ++i) drawn.push_back(random.below(100));
  EXPECT_EQ(drawn, (std::vector<std::size_t>{22, 24, 0, 84, 57, 21, 41, 14}));
  std::vector<int> order = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  random.shuffle(order);
  EXPECT_EQ(order, (std::vector<int>{2, 5, 0, 4, 3, 7, 8, 6, 1}));
}

TEST(Generator, GivesTheSamePuzzleEverywhere) {
  Random random(1, 1);
  EXPECT_EQ(line_of(*puzzle(random, 30, 30, false)),
            ".85.97..3..4..81959...4...8.18...92.6........4.2.39........2489...8....2......73.");
}

TEST(Generator, MakesFullBoardsOfAllKinds) {
  std::set<std::string> seen;
  for (std::uint64_t i = 0; i < 200; ++i) {
    Random random(5, i);
    const Board board = full_board(random);
    EXPECT_EQ(malformed(board), std::nullopt);
    EXPECT_EQ(conflict(board), std::nullopt);
    EXPECT_EQ(clues_of(board), 81);
    seen.insert(line_of(board));
  }
  EXPECT_EQ(seen.size(), 200u);
}

TEST(Generator, MakesPuzzlesWithOneSolutionAndAsManyCluesAsWanted) {
  std::set<int> seen;
  for (std::uint64_t i = 0; i < 100; ++i) {
    Random random(6, i);
    const std::optional<Board> board = puzzle(random, 26, 32, false);
    if (!board) continue;
    EXPECT_TRUE(unique(*board));
    EXPECT_GE(clues_of(*board), 26);
    EXPECT_LE(clues_of(*board), 32);
    seen.insert(clues_of(*board));
  }
  EXPECT_EQ(seen.size(), 7u);
}

TEST(Generator, MakesMinimalPuzzles) {
  for (std::uint64_t i = 0; i < 20; ++i) {
    Random random(7, i);
    Board board = *puzzle(random, 17, 81, true);
    EXPECT_TRUE(unique(board));
    for (auto& row : board) {
      for (char& cell : row) {
        if (cell == '.') continue;
        const char clue = std::exchange(cell, '.');
        EXPECT_FALSE(unique(board));
        cell = clue;
      }
    }
  }
}

TEST(Generator, MakesPartialBoardsOfEveryKind) {
  int conflicts = 0;
  int unsolvable = 0;
  std::set<std::string> kinds;
  for (std::uint64_t i = 0; i < 300; ++i) {
    Random random(8, i);
    const bool wanted = i % 2;
    const Board board = partial_board(random, 30, wanted);
    EXPECT_EQ(clues_of(board), 30);
    const std::optional<std::string> found = conflict(board);
    EXPECT_TRUE(wanted || !found) << *found;
    conflicts += found.has_value();
    if (found) kinds.insert(found->substr(0, 3));
    if (!found) unsolvable += solutions(board, 1).empty();
  }
  EXPECT_GT(conflicts, 140);
  EXPECT_EQ(kinds, (std::set<std::string>{"box", "col", "row"}));
  EXPECT_GT(unsolvable, 10);
}

}  // namespace
}  // namespace leetjudge::sudoku
