// Columns, drawings and blocks as plain text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "inputs/rules.hpp"

namespace leetjudge {

struct Column {
  std::string title;
  bool right = false;  // aligned to the right
};

using Row = std::vector<std::string>;

// Every row has as many cells as there are columns.
struct Table {
  std::vector<Column> columns;
  std::vector<Row> rows;
};

// A table with a line of titles.
std::string render_grid(const Table& table);

// The same, but where that is wider than `width` columns (0: never) each row as a paragraph: its first `names` cells,
// and below the others, with their titles.
std::string render_fitting(const Table& table, std::size_t width, std::size_t names);

// What stands in a cell for what was not counted or measured, and a count that may be missing.
constexpr const char* not_counted = "–";
std::string count_text(const std::optional<std::uint64_t>& count);

// A drawing as lines, with a '*' behind each cell that differs, in red where there is colour.
std::vector<std::string> lines_of(const Drawing& drawing, bool colour = false);

// Blocks of lines next to each other, indented; in several rows where they would be wider than `most` columns
// (0: never).
using Block = std::vector<std::string>;
std::string render_side_by_side(const std::vector<Block>& blocks, std::size_t indent, std::size_t most = 0);

}  // namespace leetjudge
