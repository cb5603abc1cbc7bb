// Problem 36: the filled cells of a board need to obey the rules; whether it can be solved does not matter.
#include "host/wire.hpp"
#include "problems/rules.hpp"
#include "problems/sudoku/board.hpp"
#include "problems/sudoku/puzzle_text.hpp"

namespace leetjudge {
namespace {

using sudoku::Board;

std::optional<std::string> refuse(std::string_view input) {
  return sudoku::malformed(wire::decode<Board>(input));
}

std::optional<std::string> check(std::string_view input, std::string_view answer) {
  const std::optional<std::string> conflict = sudoku::conflict(wire::decode<Board>(input));
  const bool answered = wire::decode<bool>(answer);
  if (answered && conflict) return "answered true, but " + *conflict;
  if (!answered && !conflict) return "answered false, but no row, column or box holds a digit twice";
  return std::nullopt;
}

std::optional<std::string> answer(std::string_view input) {
  return wire::encode(!sudoku::conflict(wire::decode<Board>(input)));
}

std::vector<std::string> draw_input(std::string_view input) {
  return sudoku::draw(wire::decode<Board>(input), nullptr);
}

const Registered registered(36, {.refuse = refuse,
                                 .check = check,
                                 .answer = answer,
                                 .draw_input = draw_input,
                                 .read_text = sudoku::read_puzzles});

}  // namespace
}  // namespace leetjudge
