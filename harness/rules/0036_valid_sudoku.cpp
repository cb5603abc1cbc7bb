// Problem 36: the filled cells of a board need to obey the rules; whether it can be solved does not matter.
#include <algorithm>

#include "inputs/rules.hpp"
#include "rules/sudoku/board.hpp"
#include "rules/sudoku/puzzles.hpp"
#include "util/error.hpp"

namespace leetjudge {
namespace {

using sudoku::Board;

std::optional<std::string> refuse(std::string_view input) { return sudoku::broken_constraint(input); }

std::optional<std::string> check(std::string_view input, std::string_view answer) {
  const std::optional<std::string> conflict = sudoku::conflict(sudoku::given_board(input));
  if (answer != "true" && answer != "false") return "answered neither true nor false";
  const bool answered = answer == "true";
  if (answered && conflict) return "answered true, but " + *conflict;
  if (!answered && !conflict) return "answered false, but no row, column or box holds a digit twice";
  return std::nullopt;
}

std::optional<std::string> answer(std::string_view input) {
  return std::string(sudoku::conflict(sudoku::given_board(input)) ? "false" : "true");
}

Drawing drawing_of_input(std::string_view input) { return sudoku::draw(sudoku::given_board(input), nullptr); }

// Half of the boards have a conflict, and the harder ones more cells to look at.
std::optional<std::string> generate(Random& random, const Wanted& wanted) {
  const auto [least, most] = wanted.range("--clues").value_or(std::pair(0, 2 + int(wanted.difficulty * 79)));
  if (most > 81) throw BadInput("--clues: a board has 81 cells");
  const int filled = least + int(random.below(std::size_t(most - least + 1)));
  return sudoku::input_of(sudoku::partial_board(random, filled, random.chance(0.5)));
}

// A piece is a filled cell.
std::size_t pieces(std::string_view input) {
  std::size_t filled = 0;
  for (const auto& row : sudoku::given_board(input)) filled += 9 - std::size_t(std::ranges::count(row, '.'));
  return filled;
}

std::string reduced(std::string_view input, std::size_t begin, std::size_t count) {
  Board board = sudoku::given_board(input);
  std::size_t piece = 0;
  for (auto& row : board) {
    for (char& cell : row) {
      if (cell != '.' && piece++ >= begin && piece <= begin + count) cell = '.';
    }
  }
  return sudoku::input_of(board);
}

const Registered registered(36, {.refuse = refuse,
                                 .check = check,
                                 .answer = answer,
                                 .drawing_of_input = drawing_of_input,
                                 .read_text = sudoku::read_puzzles,
                                 .write_text = sudoku::write_puzzle,
                                 .generate = generate,
                                 .generator_options = {sudoku::clues_option},
                                 .piece = "filled cell",
                                 .pieces = pieces,
                                 .reduced = reduced});

}  // namespace
}  // namespace leetjudge
