#include "rules/sudoku/board.hpp"

#include <algorithm>
#include <charconv>

#include "util/error.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge::sudoku {
namespace {

std::string box_name(int box) {
  const int row = box / 3 * 3 + 1;
  const int column = box % 3 * 3 + 1;
  return fmt::format("box {} (rows {} to {}, columns {} to {})", box + 1, row, row + 2, column, column + 2);
}

enum Layout { line_with_dots, line_with_zeros, grid };

// The nine or 81 cells of a line, blanks as '.'. Throws BadInput for any other character.
std::vector<char> parse_cells(std::string_view symbols, const std::string& where) {
  std::vector<char> cells;
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    const char c = symbols[i];
    if (c != '.' && (c < '0' || c > '9')) {
      throw BadInput(fmt::format("{}: character {} is {}, not a digit or '.'", where, i + 1, quoted(c)));
    }
    cells.push_back(c == '0' ? '.' : c);
  }
  return cells;
}

TextCase parse_line(std::string_view line, std::size_t number, const std::string& where) {
  const std::vector<char> cells = parse_cells(line, where);
  if (cells.size() != 81) {
    throw BadInput(
        fmt::format("{}: {} characters, not 81 (nor nine numbers with blanks between them)", where, cells.size()));
  }
  Board board;
  for (int i = 0; i < 9; ++i) board.emplace_back(cells.begin() + i * 9, cells.begin() + i * 9 + 9);
  const bool zeros = line.find('0') != std::string_view::npos;
  return {input_of(board), number, zeros ? line_with_zeros : line_with_dots};
}

// "5 3 0 …" without its blanks; every number has one digit.
std::string join_numbers(std::string_view line, const std::string& where) {
  std::string symbols;
  while (!(line = trim(line)).empty()) {
    const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
    if (end != 1) throw BadInput(fmt::format("{}: \"{}\" is not a number from 0 to 9", where, line.substr(0, end)));
    symbols += line[0];
    line.remove_prefix(end);
  }
  if (symbols.size() != 9) throw BadInput(fmt::format("{}: {} numbers, not 9", where, symbols.size()));
  return symbols;
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
    if ((text.starts_with("\\u00") || text.starts_with("\\uef")) && text.size() >= 6) {
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
  std::string text = "[";
  for (const std::vector<char>& row : board) {
    text += text.size() > 1 ? ",[" : "[";
    for (std::size_t i = 0; i < row.size(); ++i) text.append(i > 0 ? ",\"" : "\"").append({row[i], '"'});
    text += "]";
  }
  return text + "]";
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

std::vector<TextCase> read_puzzles(std::string_view text, const std::string& name) {
  std::vector<TextCase> puzzles;
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);  // a byte-order mark
  Board rows;                                                   // of the grid that is being read
  std::size_t first_row = 0;
  std::size_t number = 0;
  const auto refuse_open_grid = [&] {
    if (!rows.empty()) {
      throw BadInput(
          fmt::format("{}:{}: the grid that begins here has {}, not 9", name, first_row, plural(rows.size(), "row")));
    }
  };
  for (std::string_view line : split_lines(text)) {
    ++number;
    line = trim(line.substr(0, line.find('#')));
    if (line.empty()) continue;
    if (line == "end") break;
    const std::string where = fmt::format("{}:{}", name, number);
    if (line.find_first_of(" \t") == std::string_view::npos) {
      refuse_open_grid();
      puzzles.push_back(parse_line(line, number, where));
      continue;
    }
    if (rows.empty()) first_row = number;
    rows.push_back(parse_cells(join_numbers(line, where), where));
    if (rows.size() == 9) {
      puzzles.push_back({input_of(rows), first_row, grid});
      rows.clear();
    }
  }
  refuse_open_grid();
  return puzzles;
}

std::string write_puzzle(std::string_view answer, int layout) {
  std::string text;
  for (const std::vector<char>& row : board_of(answer)) {
    for (std::size_t j = 0; j < row.size(); ++j) {
      if (layout == grid && j > 0) text += ' ';
      text += row[j] == '.' && layout != line_with_dots ? '0' : row[j];
    }
    if (layout == grid) text += '\n';
  }
  if (layout != grid) text += '\n';
  return text;
}

}  // namespace leetjudge::sudoku
