// Sudoku puzzles: how many solutions one has, and random ones. The harness's own solver shares no code with any
// solution that it helps to judge; the same state of the random generator gives the same board on every machine.
#pragma once

#include <optional>
#include <vector>

#include "rules/sudoku/board.hpp"
#include "util/random.hpp"

namespace leetjudge::sudoku {

// The first `limit` solutions of `board` (well formed), all of them if there are fewer; none for a board with
// a conflict. Depth-first search that fills naked and hidden singles first and otherwise branches on a cell
// with the fewest candidates.
std::vector<Board> solutions(const Board& board, std::size_t limit);

inline constexpr GeneratorOption clues_option = {"--clues", "N[-M]", "with so many cells given: 30, or 24-28"};

// A full board that obeys the rules.
Board full_board(Random& random);

// A puzzle with exactly one solution. It is dug out of a full board, cell after cell in random order, while
// the solution stays the only one, until as many clues are left as chance says, from `least_clues` to
// `most_clues` (0 to 81), or with `minimal` until no digit can be left out. Nothing if that leaves more or
// fewer clues than wanted: another try may succeed.
std::optional<Board> puzzle(Random& random, int least_clues, int most_clues, bool minimal);

// A board with `filled` cells (0 to 81), which may or may not have a solution: without a conflict, or with
// `conflict` most likely with one that a single row, column or box shows.
Board partial_board(Random& random, int filled, bool conflict);

}  // namespace leetjudge::sudoku
