#include "problems/sudoku/puzzle_text.hpp"

#include <algorithm>

#include "problems/sudoku/board.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge::sudoku {
namespace {

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
