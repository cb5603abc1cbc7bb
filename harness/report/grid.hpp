// Plain text columns.
#pragma once

#include <string>
#include <vector>

namespace leetjudge {

struct Column {
  std::string title;
  bool right = false;  // aligned to the right
};

// A table with a line of titles; every row has as many cells as there are columns.
std::string render_grid(const std::vector<Column>& columns,
                        const std::vector<std::vector<std::string>>& rows);

// Blocks of lines next to each other, each below its title, indented; in several rows where they would be
// wider than `most` columns (0: never).
struct Block {
  std::string title;
  std::vector<std::string> lines;
};
std::string render_side_by_side(const std::vector<Block>& blocks, std::size_t indent, std::size_t most = 0);

}  // namespace leetjudge
