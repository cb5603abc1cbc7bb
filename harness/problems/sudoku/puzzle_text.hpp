// Sudoku puzzles as online judges and puzzle collections write them:
//
//   - a line of 81 characters, '1' to '9', '.' or '0' for a blank (AcWing 166; a line "end" ends the file)
//   - nine lines of nine numbers with blanks between them, 0 for a blank (Luogu P1784)
//
// Both may be mixed; empty lines and what follows a '#' do not count.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "constraints/rules.hpp"

namespace leetjudge::sudoku {

// Throws BadInput: "name:12: …".
std::vector<TextCase> read_puzzles(std::string_view text, const std::string& name);

// `answer` is a board's bytes. What is still blank is written as the puzzle wrote it.
std::string write_puzzle(std::string_view answer, int layout);

}  // namespace leetjudge::sudoku
