#include "paste/tokens.hpp"

#include <algorithm>
#include <cctype>

#include "util/text.hpp"

namespace leetjudge {
namespace {

bool of_word(char c) { return begins_word(c) || is_digit(c); }

}  // namespace

std::string code_of(std::string_view text) {
  std::string code(text);
  const auto blank = [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < std::min(end, code.size()); ++i) {
      if (code[i] != '\n') code[i] = ' ';
    }
  };
  const auto end_of_line = [&](std::size_t at) {  // which a backslash carries on
    std::size_t last;
    do {
      at = std::min(text.size(), text.find('\n', at + 1));
      last = text.substr(0, at).find_last_not_of(" \t\r");
    } while (at < text.size() && last != std::string_view::npos && text[last] == '\\');
    return at;
  };
  bool line_begins = true;
  const bool marked = text.starts_with("\xef\xbb\xbf");  // of UTF-8
  blank(0, marked ? 3 : 0);
  for (std::size_t i = marked ? 3 : 0; i < text.size();) {
    const char c = text[i];
    std::size_t end = i + 1;
    if (text.substr(i, 2) == "//") {
      end = end_of_line(i);
    } else if (text.substr(i, 2) == "/*") {
      end = std::min(text.size(), text.find("*/", i + 2)) + 2;
    } else if (c == '#' && line_begins) {
      end = end_of_line(i);
    } else if (of_word(c)) {
      while (end < text.size() && (of_word(text[end]) || (text[end] == '\'' && is_digit(c)))) ++end;
      if (end < text.size() && text[end] == '"' && text[end - 1] == 'R') {
        const std::size_t open = std::min(text.size(), text.find('(', end));
        const std::string close = ")" + std::string(text.substr(end + 1, open - end - 1)) + "\"";
        const std::size_t raw_end = std::min(text.size(), text.find(close, open)) + close.size();
        blank(i, raw_end);
        end = raw_end;
      }
      line_begins = false;
      i = end;
      continue;
    } else if (c == '"' || c == '\'') {
      while (end < text.size() && text[end] != c && text[end] != '\n') end += text[end] == '\\' ? 2 : 1;
      ++end;
    } else {
      line_begins = c == '\n' || (line_begins && std::isspace(static_cast<unsigned char>(c)));
      ++i;
      continue;
    }
    blank(i, end);
    i = end;
  }
  return code;
}

std::vector<std::string_view> tokens_of(std::string_view code) {
  std::vector<std::string_view> tokens;
  for (std::size_t i = 0; i < code.size();) {
    std::size_t end = i + 1;
    while (of_word(code[i]) && end < code.size() &&
           (of_word(code[end]) || (code[end] == '\'' && !begins_word(code[i]))))
      ++end;
    if (!std::isspace(static_cast<unsigned char>(code[i]))) tokens.push_back(code.substr(i, end - i));
    i = end;
  }
  return tokens;
}

std::string comments_of(std::string_view text) {
  std::string comments;
  bool inside = false;
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);  // as Windows' editors begin a file
  for (const std::string_view whole : split_lines(text)) {
    const std::string_view line = trim(whole);
    const bool single = !inside && line.starts_with("//");
    const bool opens = !single && line.starts_with("/*");
    if (!single && !opens && !inside) continue;
    const std::size_t marks = single || opens ? 2 : 0;
    const std::size_t end = single ? std::string_view::npos : line.find("*/", marks);
    inside = !single && end == std::string_view::npos;
    const std::string_view marked = trim(line.substr(0, end));
    std::string_view words = marked.substr(std::min(marked.size(), marked.find_first_not_of('*', marks)));
    if (words.size() < marked.size())
      words.remove_prefix(words.starts_with(' '));
    else if (!words.empty())
      comments.append(whole, 0, whole.find_first_not_of(" \t"));
    comments += std::string(words) + "\n";
  }
  return comments;
}

}  // namespace leetjudge
