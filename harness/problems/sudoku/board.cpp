#include "problems/sudoku/board.hpp"

#include <algorithm>
#include <charconv>

#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge::sudoku {
namespace {

std::string box_name(int box) {
  const int row = box / 3 * 3 + 1;
  const int column = box % 3 * 3 + 1;
  return fmt::format("box {} (rows {} to {}, columns {} to {})", box + 1, row, row + 2, column, column + 2);
}

}  // namespace

// [["5","3",…],…], without blanks: as hosts and the judge's own files write it.
Board board_of(std::string_view text) {
  Board board;
  const auto take = [&](std::string_view start) {
    const bool there = text.starts_with(start);
    if (there) text.remove_prefix(start.size());
    return there;
  };
  const auto cell = [&](char& c) {
    unsigned code = 0;
    if (!take("\"")) return false;
    if (text.starts_with("\\u00") && text.size() >= 6) {
      std::from_chars(text.data() + 4, text.data() + 6, code, 16);
      c = char(code);
      text.remove_prefix(6);
    } else {
      take("\\");
      c = text.empty() ? '\0' : text.front();
      text.remove_prefix(std::min<std::size_t>(1, text.size()));
    }
    return take("\"");
  };
  if (!take("[")) return {};
  while (!take("]")) {
    if (!board.empty() && !take(",")) return {};
    std::vector<char>& row = board.emplace_back();
    if (!take("[")) return {};
    while (!take("]")) {
      if (!row.empty() && !take(",")) return {};
      if (!cell(row.emplace_back())) return {};
    }
  }
  return text.empty() ? board : Board{};
}

Board given_board(std::string_view input) {
  return input.size() < 2 ? Board{} : board_of(input.substr(1, input.size() - 2));
}

std::string text_of(const Board& board) {
  std::vector<std::string> rows;
  for (const std::vector<char>& row : board) {
    std::vector<std::string> cells;
    for (const char cell : row) cells.push_back({'"', cell, '"'});
    rows.push_back("[" + joined(cells, ",") + "]");
  }
  return "[" + joined(rows, ",") + "]";
}

std::string input_of(const Board& board) { return "[" + text_of(board) + "]"; }

std::string cell_name(std::size_t row, std::size_t column) {
  return fmt::format("row {}, column {}", row + 1, column + 1);
}

std::string quoted(char c) {
  const bool printable = c >= ' ' && c <= '~';
  return printable ? fmt::format("'{}'", c)
                   : fmt::format("the character with code {}", int(static_cast<unsigned char>(c)));
}

std::optional<std::string> malformed(const Board& board) {
  if (board.size() != 9) return fmt::format("the board has {}, not 9", plural(board.size(), "row"));
  for (std::size_t i = 0; i < 9; ++i) {
    if (board[i].size() != 9) return fmt::format("row {} has {}, not 9", i + 1, plural(board[i].size(), "cell"));
    for (std::size_t j = 0; j < 9; ++j) {
      const char c = board[i][j];
      if (c != '.' && (c < '1' || c > '9')) {
        return fmt::format("{} holds {}, not a digit from 1 to 9 or '.'", cell_name(i, j), quoted(c));
      }
    }
  }
  return std::nullopt;
}

std::optional<std::string> broken_constraint(std::string_view input) {
  const Board board = given_board(input);
  if (board.empty() && input != "[[]]") return "the board: an array of rows of one-character strings is expected";
  const std::optional<std::string> reason = malformed(board);
  if (!reason) return std::nullopt;
  const bool rows_whole = std::ranges::all_of(board, [](const auto& row) { return row.size() == 9; });
  return fmt::format("{} (constraint: {})", *reason,
                     board.size() != 9 ? "board.length == 9"
                     : !rows_whole     ? "board[i].length == 9"
                                       : "board[i][j] is a digit 1-9 or '.'");
}

std::optional<std::string> conflict(const Board& board) {
  // One unit of each kind: the cell at `place` of unit `unit`.
  const auto cell = [&](int kind, int unit, int place) {
    if (kind == 0) return board[unit][place];
    if (kind == 1) return board[place][unit];
    return board[unit / 3 * 3 + place / 3][unit % 3 * 3 + place % 3];
  };
  for (int kind = 0; kind < 3; ++kind) {
    for (int unit = 0; unit < 9; ++unit) {
      int count[9] = {};
      for (int place = 0; place < 9; ++place) {
        const char c = cell(kind, unit, place);
        if (c != '.') ++count[c - '1'];
      }
      for (int digit = 0; digit < 9; ++digit) {
        if (count[digit] < 2) continue;
        const std::string name = kind == 0   ? fmt::format("row {}", unit + 1)
                                 : kind == 1 ? fmt::format("column {}", unit + 1)
                                             : box_name(unit);
        const std::string times = count[digit] == 2 ? "twice" : "more than twice";
        return fmt::format("{} holds {} {}", name, digit + 1, times);
      }
    }
  }
  return std::nullopt;
}

Drawing draw(const Board& board, const Board* other) {
  Drawing drawing{{}, {2, 5}, {2, 5}, {}};
  for (std::size_t i = 0; i < board.size(); ++i) {
    std::string& row = drawing.rows.emplace_back();
    for (std::size_t j = 0; j < board[i].size(); ++j) {
      const char c = board[i][j];
      row += c >= ' ' && c <= '~' ? c : '?';
      const bool same = !other || (i < other->size() && j < (*other)[i].size() && (*other)[i][j] == c);
      if (!same) drawing.differs.emplace_back(i, j);
    }
  }
  return drawing;
}

}  // namespace leetjudge::sudoku
