#include "rules/sudoku/puzzles.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <numeric>
#include <utility>

namespace leetjudge::sudoku {
namespace {

using Mask = std::uint16_t;  // bit d: digit d + 1
constexpr Mask all_digits = 0x1ff;

// units 0–8 rows, 9–17 columns, 18–26 boxes
struct CellUnits {
  std::uint8_t row, column, box;
};

constexpr std::array<CellUnits, 81> units_of_cell = [] {
  std::array<CellUnits, 81> units{};
  for (int cell = 0; cell < 81; ++cell) {
    const int row = cell / 9;
    const int column = cell % 9;
    units[cell] = {std::uint8_t(row), std::uint8_t(9 + column), std::uint8_t(18 + box_of(row, column))};
  }
  return units;
}();

class Search {
 public:
  Search(const Board& board, std::size_t limit) : limit_(limit) {
    for (int cell = 0; cell < 81; ++cell) {
      const char c = board[cell / 9][cell % 9];
      if (c == '.') {
        blanks_[blank_count_++] = std::uint8_t(cell);
      } else if (candidates(cell) & (1 << (c - '1'))) {
        put(cell, c - '1');
      } else {
        contradiction_ = true;
      }
    }
  }

  std::vector<Board> run() {
    if (!contradiction_ && limit_ > 0) search();
    return std::move(found_);
  }

 private:
  struct Choice {
    int blank = -1;  // index into blanks_
    Mask options = 0;
  };

  Mask candidates(int cell) const {
    const CellUnits u = units_of_cell[cell];
    return all_digits & ~(taken_[u.row] | taken_[u.column] | taken_[u.box]);
  }

  void put(int cell, int digit) {
    digits_[cell] = char('1' + digit);
    flip(cell, digit);
  }

  void flip(int cell, int digit) {
    const CellUnits u = units_of_cell[cell];
    const Mask bit = Mask(1 << digit);
    taken_[u.row] ^= bit;
    taken_[u.column] ^= bit;
    taken_[u.box] ^= bit;
  }

  // The blank to branch on and what to try there. No options: this branch has no solution.
  Choice choose() const {
    std::array<Mask, 27> once{};
    std::array<Mask, 27> twice{};
    std::array<Mask, 81> options;
    Choice fewest;
    int fewest_count = 10;
    for (int i = 0; i < blank_count_; ++i) {
      const int cell = blanks_[i];
      const Mask mask = candidates(cell);
      const int count = std::popcount(mask);
      if (count <= 1) return {i, mask};
      if (count < fewest_count) {
        fewest_count = count;
        fewest = {i, mask};
      }
      options[i] = mask;
      const CellUnits u = units_of_cell[cell];
      for (const int unit : {u.row, u.column, u.box}) {
        twice[unit] |= once[unit] & mask;
        once[unit] |= mask;
      }
    }
    for (int unit = 0; unit < 27; ++unit) {
      if ((once[unit] | taken_[unit]) != all_digits) return {0, 0};  // a digit has no place left
    }
    for (int i = 0; i < blank_count_; ++i) {
      const CellUnits u = units_of_cell[blanks_[i]];
      const Mask hidden = options[i] & ((once[u.row] & ~twice[u.row]) | (once[u.column] & ~twice[u.column]) |
                                        (once[u.box] & ~twice[u.box]));
      if (hidden) return {i, hidden};  // more than one bit: the other digit then has no place, found one step on
    }
    return fewest;
  }

  void search() {
    if (blank_count_ == 0) {
      Board board(9);
      for (int cell = 0; cell < 81; ++cell) board[cell / 9].push_back(digits_[cell]);
      found_.push_back(std::move(board));
      return;
    }
    const Choice choice = choose();
    if (choice.options == 0) return;
    const std::uint8_t cell = blanks_[choice.blank];
    blanks_[choice.blank] = blanks_[--blank_count_];
    for (Mask left = choice.options; left && found_.size() < limit_; left &= Mask(left - 1)) {
      const int digit = std::countr_zero(left);
      put(cell, digit);
      search();
      flip(cell, digit);
    }
    blanks_[blank_count_++] = blanks_[choice.blank];
    blanks_[choice.blank] = cell;
  }

  std::size_t limit_;
  bool contradiction_ = false;
  std::array<char, 81> digits_{};
  std::array<Mask, 27> taken_{};
  std::array<std::uint8_t, 81> blanks_{};
  int blank_count_ = 0;
  std::vector<Board> found_;
};

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

std::vector<Board> solutions(const Board& board, std::size_t limit) { return Search(board, limit).run(); }

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
