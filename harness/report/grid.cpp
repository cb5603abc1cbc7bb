#include "report/grid.hpp"

#include <algorithm>

#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t gap = 2;

void end_line(std::string& text) {
  text.erase(text.find_last_not_of(' ') + 1);
  text += '\n';
}

}  // namespace

std::string render_grid(const std::vector<Column>& columns_wanted, const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths;
  for (std::size_t i = 0; i < columns_wanted.size(); ++i) {
    std::size_t width = columns(columns_wanted[i].title);
    for (const auto& row : rows) width = std::max(width, columns(row[i]));
    widths.push_back(width);
  }
  std::string text;
  const auto add = [&](std::size_t i, const std::string& cell) {
    text += columns_wanted[i].right ? pad_left(cell, widths[i]) : pad_right(cell, widths[i]);
    text += std::string(gap, ' ');
  };
  for (std::size_t i = 0; i < widths.size(); ++i) add(i, columns_wanted[i].title);
  end_line(text);
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < widths.size(); ++i) add(i, row[i]);
    end_line(text);
  }
  return text;
}

bool fits(std::string_view text, std::size_t width) {
  const std::vector<std::string_view> lines = split_lines(text);
  return width == 0 ||
         std::all_of(lines.begin(), lines.end(), [&](std::string_view line) { return columns(line) <= width; });
}

std::string count_text(const std::optional<std::uint64_t>& count) {
  return count ? std::to_string(*count) : not_counted;
}

std::vector<std::string> lines_of(const Drawing& drawing, bool colour) {
  const auto has = [](const auto& all, const auto& one) { return std::find(all.begin(), all.end(), one) != all.end(); };
  std::vector<std::string> lines;
  std::vector<std::size_t> rules;  // which lines are one
  std::string rule;
  for (std::size_t row = 0; row < drawing.rows.size(); ++row) {
    const std::string& cells = drawing.rows[row];
    std::string& line = lines.emplace_back();
    std::string below;
    for (std::size_t column = 0; column < cells.size(); ++column) {
      const bool bar = has(drawing.bars_right, column) && column + 1 < cells.size();
      const bool differs = has(drawing.differs, std::pair(row, column));
      const std::string cell = cells[column] + std::string(differs ? "*" : " ");
      line += (colour && differs ? "\033[31m" + cell + "\033[0m" : cell) + (bar ? "| " : "");
      below += bar ? "--+-" : "--";
    }
    if (below.size() > rule.size()) rule = below;
    if (has(drawing.bars_below, row) && row + 1 < drawing.rows.size()) {
      rules.push_back(lines.size());
      lines.emplace_back();
    }
  }
  for (const std::size_t line : rules) lines[line] = rule.substr(0, rule.size() - 1);
  return lines;
}

std::string render_side_by_side(const std::vector<Block>& blocks, std::size_t indent, std::size_t most) {
  std::vector<std::size_t> widths;
  for (const Block& block : blocks) {
    std::size_t width = columns(block.title);
    for (const std::string& line : block.lines) width = std::max(width, columns(line));
    widths.push_back(width + gap + 1);
  }
  std::string text;
  for (std::size_t first = 0; first < blocks.size();) {
    std::size_t end = first;
    std::size_t height = 0;
    for (std::size_t used = indent; end < blocks.size(); ++end) {
      used += widths[end];
      if (most && end > first && used > most + gap + 1) break;
      height = std::max(height, blocks[end].lines.size());
    }
    for (std::size_t row = 0; row <= height; ++row) {
      text.append(indent, ' ');
      for (std::size_t i = first; i < end; ++i) {
        const std::string& cell = row == 0                        ? blocks[i].title
                                  : row <= blocks[i].lines.size() ? blocks[i].lines[row - 1]
                                                                  : "";
        text += pad_right(cell, widths[i]);
      }
      end_line(text);
    }
    first = end;
  }
  return text;
}

}  // namespace leetjudge
