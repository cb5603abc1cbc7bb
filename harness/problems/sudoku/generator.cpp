#include "problems/sudoku/generator.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "problems/sudoku/counter.hpp"

namespace leetjudge::sudoku {
namespace {

constexpr int cells = 81;

std::vector<int> shuffled(Random& random, int count) {
  std::vector<int> order(count);
  std::iota(order.begin(), order.end(), 0);
  random.shuffle(order);
  return order;
}

char& cell_of(Board& board, int cell) { return board[cell / 9][cell % 9]; }

// Lines 0 to 8 so that bands stay bands: bands in random order, and lines within each.
std::array<int, 9> shuffled_lines(Random& random) {
  std::array<int, 9> lines{};
  const std::vector<int> bands = shuffled(random, 3);
  for (int band = 0; band < 3; ++band) {
    const std::vector<int> within = shuffled(random, 3);
    for (int i = 0; i < 3; ++i) lines[band * 3 + i] = bands[band] * 3 + within[i];
  }
  return lines;
}

}  // namespace

// Boxes on the diagonal do not see each other: any digits there can be completed. What the search completes
// in its own order is then permuted.
Board full_board(Random& random) {
  Board board(9, std::vector<char>(9, '.'));
  for (int box = 0; box < 3; ++box) {
    const std::vector<int> digits = shuffled(random, 9);
    for (int i = 0; i < 9; ++i) board[box * 3 + i / 3][box * 3 + i % 3] = char('1' + digits[i]);
  }
  const Board full = solutions(board, 1).front();
  const std::array<int, 9> rows = shuffled_lines(random);
  const std::array<int, 9> columns = shuffled_lines(random);
  const bool transposed = random.chance(0.5);
  for (int i = 0; i < 9; ++i) {
    for (int j = 0; j < 9; ++j) board[i][j] = transposed ? full[columns[j]][rows[i]] : full[rows[i]][columns[j]];
  }
  return board;
}

// Most cells can go at first, so they go several at a time, and fewer after each time that was too many.
std::optional<Board> puzzle(Random& random, int least_clues, int most_clues, bool minimal) {
  Board board = full_board(random);
  const std::vector<int> order = shuffled(random, cells);
  const int wanted_clues = minimal ? 0 : least_clues + int(random.below(std::size_t(most_clues - least_clues + 1)));
  int clues = cells;
  int at_once = 36;
  for (int next = 0; next < cells && clues > wanted_clues;) {
    const int count = std::min({at_once, clues - wanted_clues, cells - next});
    const Board before = board;
    for (int i = 0; i < count; ++i) cell_of(board, order[next + i]) = '.';
    if (solutions(board, 2).size() == 1) {
      clues -= count;
      next += count;
      continue;
    }
    board = before;
    if (count == 1) ++next;  // it has to stay
    at_once = std::max(1, count / 2);
  }
  if (clues > most_clues || clues < least_clues) return std::nullopt;
  return board;
}

Board partial_board(Random& random, int filled, bool conflict) {
  Board board = full_board(random);
  const std::vector<int> order = shuffled(random, cells);
  for (int i = filled; i < cells; ++i) cell_of(board, order[i]) = '.';
  // Other digits that are in nobody's way: boards that obey the rules need not have a solution.
  for (int i = random.chance(0.5) ? 0 : filled; i < filled; ++i) {
    char& cell = cell_of(board, order[i]);
    const char before = std::exchange(cell, char('1' + random.below(9)));
    if (leetjudge::sudoku::conflict(board)) cell = before;
  }
  if (!conflict || filled < 2) return board;
  // Two filled cells that share one unit of one kind and no other, so that only that kind can tell.
  const std::size_t kind = random.below(3);
  std::vector<std::pair<int, int>> pairs;
  for (int a = 0; a < filled; ++a) {
    for (int b = 0; b < filled; ++b) {
      const int i = order[a] / 9, j = order[a] % 9, k = order[b] / 9, l = order[b] % 9;
      const bool shared[] = {i == k, j == l, box_of(i, j) == box_of(k, l)};
      if (a != b && shared[kind] && shared[0] + shared[1] + shared[2] == 1) pairs.emplace_back(order[a], order[b]);
    }
  }
  if (pairs.empty()) return board;
  const auto [from, to] = pairs[random.below(pairs.size())];
  cell_of(board, to) = cell_of(board, from);
  return board;
}

}  // namespace leetjudge::sudoku
