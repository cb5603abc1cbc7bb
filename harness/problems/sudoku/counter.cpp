#include "problems/sudoku/counter.hpp"

#include <array>
#include <bit>
#include <cstdint>

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

}  // namespace

std::vector<Board> solutions(const Board& board, std::size_t limit) { return Search(board, limit).run(); }

}  // namespace leetjudge::sudoku
