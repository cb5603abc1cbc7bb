#include "report/plain_text.hpp"

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

std::string render_grid(const Table& table) {
  std::vector<Row> rows = table.rows;
  Row& titles = *rows.emplace(rows.begin());
  for (const Column& column : table.columns) titles.push_back(column.title);
  std::vector<std::size_t> widths(table.columns.size());
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < widths.size(); ++i) widths[i] = std::max(widths[i], columns(row[i]));
  }
  std::string text;
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < widths.size(); ++i)
      text +=
          (table.columns[i].right ? pad_left(row[i], widths[i]) : pad_right(row[i], widths[i])) + std::string(gap, ' ');
    end_line(text);
  }
  return text;
}

std::string render_fitting(const Table& table, std::size_t width, std::size_t names) {
  std::string text = render_grid(table);
  if (width == 0 || std::ranges::all_of(split_lines(text), [&](auto line) { return columns(line) <= width; }))
    return text;
  text.clear();
  for (const Row& row : table.rows) {
    std::vector<std::string> figures;
    for (std::size_t i = names; i < row.size(); ++i) {
      if (row[i] != not_counted) figures.push_back(table.columns[i].title + ": " + row[i]);
    }
    text += joined({row.begin(), row.begin() + long(names)}) + "\n" + wrapped(joined(figures), 2, width);
  }
  return text;
}

std::string count_text(const std::optional<std::uint64_t>& count) {
  return count ? std::to_string(*count) : not_counted;
}

std::vector<std::string> lines_of(const Drawing& drawing, bool colour) {
  const auto has = [](const auto& all, const auto& one) { return std::ranges::count(all, one) > 0; };
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
    std::size_t width = 0;
    for (const std::string& line : block) width = std::max(width, columns(line));
    widths.push_back(width + gap + 1);
  }
  std::string text;
  for (std::size_t first = 0; first < blocks.size();) {
    std::size_t end = first;
    std::size_t height = 0;
    for (std::size_t used = indent; end < blocks.size(); ++end) {
      used += widths[end];
      if (most && end > first && used > most + gap + 1) break;
      height = std::max(height, blocks[end].size());
    }
    for (std::size_t row = 0; row < height; ++row) {
      text.append(indent, ' ');
      for (std::size_t i = first; i < end; ++i)
        text += pad_right(row < blocks[i].size() ? blocks[i][row] : "", widths[i]);
      end_line(text);
    }
    first = end;
  }
  return text;
}

}  // namespace leetjudge
