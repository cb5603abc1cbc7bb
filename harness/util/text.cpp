#include "util/text.hpp"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <tuple>
#include <utility>

#include "util/format.hpp"

namespace leetjudge {
namespace {

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i - 1] != b[j - 1]);
      diagonal = std::exchange(row[j], std::min({row[j] + 1, row[j - 1] + 1, changed}));
    }
  }
  return row.back();
}

// Whether a terminal does something else with a character of several bytes than show it: control characters
// (U+0080 to U+009F), and marks that turn the direction of writing.
bool changes_the_terminal(std::string_view character) {
  if (character.size() == 2 && character[0] == '\xc2') return static_cast<unsigned char>(character[1]) < 0xa0;
  const auto between = [&](std::string_view first, std::string_view last) {
    return character.size() == first.size() && character >= first && character <= last;
  };
  return character == "\u061c" || between("\u200e", "\u200f") || between("\u202a", "\u202e") ||
         between("\u2066", "\u2069");
}

}  // namespace

std::vector<std::string> short_lines(std::string_view text) {
  constexpr std::size_t longest = 1000;
  std::vector<std::string> lines;
  for (const std::string_view line : split_lines(text)) {
    lines.emplace_back(line.substr(0, longest));
    if (line.size() > longest) lines.back() += "…";
  }
  return lines;
}

std::vector<std::string_view> split_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.push_back(line);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

bool contains_any(std::string_view text, std::initializer_list<const char*> parts) {
  return std::ranges::any_of(parts, [&](const char* one) { return contains(text, one); });
}

std::string lower(std::string_view text) {
  std::string small(text);
  for (char& c : small) c = char(std::tolower(static_cast<unsigned char>(c)));
  return small;
}

bool of_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

std::size_t word_at(std::string_view text, std::string_view word, std::size_t at) {
  for (; (at = text.find(word, at)) != std::string_view::npos; ++at) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !of_name(text[at - 1])) && (end == text.size() || !of_name(text[end]))) break;
  }
  return at;
}

Position position_of(std::string_view text, std::size_t at) {
  const std::string_view before = text.substr(0, at);
  return {std::size_t(1 + std::ranges::count(before, '\n')), at - (before.rfind('\n') + 1) + 1};
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; !from.empty() && (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

std::string_view trim(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n\v\f";
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::size_t columns(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (text[i] == '\033') {
      while (i < text.size() && text[i] != 'm') ++i;
    } else if ((byte & 0xc0) != 0x80) {
      const bool east_asian = (byte >= 0xe3 && byte <= 0xed) || text.substr(i).starts_with("\xef\xbc");
      count += east_asian || byte >= 0xf0 ? 2 : 1;  // or an emoji
    }
  }
  return count;
}

std::string wrapped(std::string_view text, std::size_t indent, std::size_t width) {
  std::string result;
  for (std::string_view line : split_lines(text)) {
    while (width > indent && columns(line) > width - indent) {
      std::size_t end = std::string_view::npos;
      for (std::size_t blank = 0; (blank = line.find(' ', blank + 1)) != std::string_view::npos;) {
        if (columns(line.substr(0, blank)) > width - indent) {
          if (end == std::string_view::npos) end = blank;  // a word longer than the line
          break;
        }
        end = blank;
      }
      if (end == std::string_view::npos) break;
      result.append(indent, ' ').append(line.substr(0, end)).append("\n");
      line.remove_prefix(end + 1);
    }
    result.append(indent, ' ').append(line).append("\n");
  }
  return result;
}

std::string pad_right(std::string text, std::size_t width) {
  const std::size_t used = columns(text);
  if (used < width) text.append(width - used, ' ');
  return text;
}

std::string pad_left(const std::string& text, std::size_t width) {
  const std::size_t used = columns(text);
  return used < width ? std::string(width - used, ' ') + text : text;
}

std::vector<std::string> nearest(std::string_view wanted, const std::vector<std::string>& names) {
  std::vector<std::tuple<std::size_t, std::size_t, std::string>> ranked;  // by distance, the short ones first
  for (const std::string& name : names) {
    const bool part = !wanted.empty() && name.find(wanted) != std::string::npos;
    const std::size_t distance = part ? 0 : edit_distance(wanted, name);
    if (distance * 2 <= std::max(wanted.size(), name.size())) ranked.emplace_back(distance, name.size(), name);
  }
  std::ranges::sort(ranked);
  std::vector<std::string> result;
  for (std::size_t i = 0; i < ranked.size() && i < 3; ++i) result.push_back(std::get<2>(ranked[i]));
  return result;
}

std::string suggest(std::string_view wanted, const std::vector<std::string>& names, const std::string& otherwise) {
  std::vector<std::string> near = nearest(wanted, names);
  if (near.empty() && names.size() > most_suggested)
    return fmt::format("none of {} is like it{}", names.size(), otherwise);
  if (near.empty()) return (names.empty() ? "there is none" : "there are: " + joined(names)) + otherwise;
  const std::string last = near.back();
  near.pop_back();
  return "did you mean " + joined(near) + (near.empty() ? "" : " or ") + last + "?";
}

std::string escape_binary(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const unsigned char byte = static_cast<unsigned char>(text[0]);
    const bool control = (byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7f;
    const std::size_t length = control ? 0 : utf8_length(text);
    const std::string_view first = text.substr(0, length == 0 ? 1 : length);
    text.remove_prefix(first.size());
    if (first >= "\uef80" && first <= "\uefff" && length == 3) {  // a byte of an answer (host/values.hpp)
      result += fmt::format("\\x{:02x}", (first[1] & 3) << 6 | (first[2] & 0x3f));
    } else if (length == 1 || (length > 1 && !changes_the_terminal(first))) {
      result += first;
    } else {
      for (const char one : first) result += fmt::format("\\x{:02x}", static_cast<unsigned char>(one));
    }
  }
  return result;
}

std::string shell_quoted(const std::string& word) {
  constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+./:=@%,";
  if (!word.empty() && word.find_first_not_of(plain) == std::string::npos) return word;
  if (escape_binary(word) != word || word.find('\n') != std::string::npos) {
    std::string escaped = "$'";
    for (const char c : word) {
      const bool itself = plain.find(c) != std::string_view::npos || c == ' ';
      escaped += itself ? std::string(1, c) : fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    }
    return escaped + "'";
  }
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

std::string shortened(std::string_view text, std::size_t most) {
  if (text.size() <= most) return std::string(text);
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xc0) == 0x80) --most;
  return std::string(text.substr(0, most)) + "…";
}

std::string joined(const std::vector<std::string>& words, std::string_view between) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? std::string() : std::string(between)) + word;
  return text;
}

std::string unused_name(const std::string& name, const std::function<bool(const std::string&)>& is_taken,
                        std::string_view before, std::string_view behind) {
  std::string numbered = name;
  for (int number = 2; is_taken(numbered); ++number) numbered = fmt::format("{}{}{}{}", name, before, number, behind);
  return numbered;
}

std::string plural(std::size_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string keyed(std::string_view name, std::string_view text) {
  return fmt::format("{} {}\n{}\n", name, text.size(), text);
}

std::string short_hash(std::string_view text) {
  std::uint64_t hash = 14695981039346656037u;
  for (const char byte : text) hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211u;
  return fmt::format("{:016x}", hash);
}

}  // namespace leetjudge
