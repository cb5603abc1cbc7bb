// Plain text columns.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "problem/rules.hpp"

namespace leetjudge {

struct Column {
  std::string title;
  bool right = false;  // aligned to the right
};

// Every row has as many cells as there are columns.
struct Table {
  std::vector<Column> columns;
  std::vector<std::vector<std::string>> rows;
};

// A table with a line of titles.
std::string render_grid(const std::vector<Column>& columns, const std::vector<std::vector<std::string>>& rows);

// Whether no line of `text` is wider than `width` columns (0: any is fine).
bool fits(std::string_view text, std::size_t width);

// What stands in a cell for what was not counted or measured, and a count that may be missing.
constexpr const char* not_counted = "–";
std::string count_text(const std::optional<std::uint64_t>& count);

// A drawing as lines, with a '*' behind each cell that differs, in red where there is colour.
std::vector<std::string> lines_of(const Drawing& drawing, bool colour = false);

// Blocks of lines next to each other, each below its title, indented; in several rows where they would be
// wider than `most` columns (0: never).
struct Block {
  std::string title;
  std::vector<std::string> lines;
};
std::string render_side_by_side(const std::vector<Block>& blocks, std::size_t indent, std::size_t most = 0);

}  // namespace leetjudge
