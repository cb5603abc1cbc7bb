// How many solutions a Sudoku has. The harness's own solver: it shares no code with any solution that it
// helps to judge.
#pragma once

#include <vector>

#include "problems/sudoku/board.hpp"

namespace leetjudge::sudoku {

// The first `limit` solutions of `board` (well formed), all of them if there are fewer; none for a board with
// a conflict. Depth-first search that fills naked and hidden singles first and otherwise branches on a cell
// with the fewest candidates.
std::vector<Board> solutions(const Board& board, std::size_t limit);

}  // namespace leetjudge::sudoku
