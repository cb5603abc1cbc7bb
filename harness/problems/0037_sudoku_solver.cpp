// Problem 37: any completion that keeps the givens and obeys the rules is right. That a case has just one is
// a property of the case, which `judge cases` proves.
#include "host/wire.hpp"
#include "problems/rules.hpp"
#include "problems/sudoku/board.hpp"
#include "problems/sudoku/counter.hpp"
#include "problems/sudoku/puzzle_text.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using sudoku::Board;

std::optional<std::string> refuse(std::string_view input) {
  const Board board = wire::decode<Board>(input);
  if (auto reason = sudoku::malformed(board)) return reason;
  return sudoku::conflict(board);
}

std::string as_line(const Board& board) {
  std::string line;
  for (const auto& row : board) line.append(row.begin(), row.end());
  return line;
}

Finding prove(std::string_view input) {
  const std::vector<Board> found = sudoku::solutions(wire::decode<Board>(input), 2);
  if (found.empty()) return {false, "0 solutions"};
  if (found.size() == 1) return {true, "1 solution"};
  return {false, format("2 or more solutions:\n{}\n{}", as_line(found[0]), as_line(found[1]))};
}

std::optional<std::string> changed_given(const Board& given, const Board& answered) {
  for (std::size_t i = 0; i < 9; ++i) {
    for (std::size_t j = 0; j < 9; ++j) {
      if (given[i][j] == '.' || given[i][j] == answered[i][j]) continue;
      return format("{}: the given {} was changed to {}", sudoku::cell_name(i, j), given[i][j],
                    sudoku::quoted(answered[i][j]));
    }
  }
  return std::nullopt;
}

std::optional<std::string> blank_left(const Board& answered) {
  std::size_t blanks = 0;
  std::string first;
  for (std::size_t i = 0; i < 9; ++i) {
    for (std::size_t j = 0; j < 9; ++j) {
      if (answered[i][j] == '.' && blanks++ == 0) first = sudoku::cell_name(i, j);
    }
  }
  if (blanks == 0) return std::nullopt;
  return blanks == 1 ? first + " is still blank"
                     : format("{} and {} are still blank", first, plural(blanks - 1, "more cell"));
}

// The board as it was given is the right answer where there is no solution.
std::optional<std::string> check(std::string_view input, std::string_view answer) {
  const Board given = wire::decode<Board>(input);
  const Board answered = wire::decode<Board>(answer);
  if (auto reason = sudoku::malformed(answered)) return reason;
  if (auto reason = changed_given(given, answered)) return reason;
  if (auto reason = sudoku::conflict(answered)) return reason;
  if (auto reason = blank_left(answered)) {
    if (answered != given) return reason;
    if (sudoku::solutions(given, 1).empty()) return std::nullopt;
    return "the board came back as it was given";
  }
  return std::nullopt;
}

std::optional<std::string> answer(std::string_view input) {
  const std::vector<Board> found = sudoku::solutions(wire::decode<Board>(input), 2);
  if (found.size() != 1) return std::nullopt;
  return wire::encode(found[0]);
}

std::vector<std::string> draw_input(std::string_view input) {
  return sudoku::draw(wire::decode<Board>(input), nullptr);
}

std::vector<std::string> draw_answer(std::string_view answer, std::string_view other) {
  const Board board = wire::decode<Board>(other);
  return sudoku::draw(wire::decode<Board>(answer), &board);
}

const Registered registered(37, {.refuse = refuse,
                                 .prove = prove,
                                 .check = check,
                                 .answer = answer,
                                 .draw_input = draw_input,
                                 .draw_answer = draw_answer,
                                 .read_text = sudoku::read_puzzles,
                                 .write_text = sudoku::write_puzzle});

}  // namespace
}  // namespace leetjudge
