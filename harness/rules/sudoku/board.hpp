// Sudoku boards: shape, conflicts, drawing, and the texts in which they come. Rows, columns and boxes are counted from
// 1 in every text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "inputs/rules.hpp"

namespace leetjudge::sudoku {

using Board = std::vector<std::vector<char>>;  // 9 rows of 9, '1' to '9' or '.' for a blank

// The board in an answer, or in an input, which has nothing else; without rows where there is none.
Board board_of(std::string_view answer);
Board given_board(std::string_view input);
// The text of an answer, and of an input.
std::string text_of(const Board& board);
std::string input_of(const Board& board);

// Why `board` is none: "the board has 8 rows, not 9", "row 2, column 5 holds 'x', …". Nothing when it is one.
std::optional<std::string> malformed(const Board& board);

// The same of an input, with LeetCode's constraint that is broken: "… (constraint: board.length == 9)".
std::optional<std::string> broken_constraint(std::string_view input);

// The first digit that stands twice in a unit, rows first, then columns, then boxes: "row 3 holds 7 twice".
// `board` is well formed.
std::optional<std::string> conflict(const Board& board);

// With bars around boxes; the cells differ that are not as in `other`. Rows of any length are drawn.
Drawing draw(const Board& board, const Board* other);

// The box of a cell, 0 to 8 in reading order.
constexpr int box_of(int row, int column) { return row / 3 * 3 + column / 3; }

// "row 3, column 4" for indices from 0.
std::string cell_name(std::size_t row, std::size_t column);

// A character for a message: 'x', or its code where it is not printable.
std::string quoted(char c);

// Puzzles as online judges and puzzle collections write them:
//
//   - a line of 81 characters, '1' to '9', '.' or '0' for a blank (AcWing 166; a line "end" ends the file)
//   - nine lines of nine numbers with blanks between them, 0 for a blank (Luogu P1784)
//
// Both may be mixed; empty lines and what follows a '#' do not count.
//
// Throws BadInput: "name:12: …".
std::vector<TextCase> read_puzzles(std::string_view text, const std::string& name);

// `answer` is a board's bytes. What is still blank is written as the puzzle wrote it.
std::string write_puzzle(std::string_view answer, int layout);

}  // namespace leetjudge::sudoku
