// Small helpers for text that people read, for the judge and for its hosts; these take what is defined here only.
#pragma once

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace leetjudge {

// The length in bytes of the sequence at the start of `text`, which is not empty; 0 when it is none.
inline std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  const std::size_t length = lead < 0x80   ? 1
                             : lead < 0xc2 ? 0
                             : lead < 0xe0 ? 2
                             : lead < 0xf0 ? 3
                             : lead < 0xf5 ? 4
                                           : 0;
  if (length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return 0;
  }
  const bool overlong = (lead == 0xe0 && byte(1) < 0xa0) || (lead == 0xf0 && byte(1) < 0x90);
  const bool surrogate = lead == 0xed && byte(1) >= 0xa0;
  const bool too_large = lead == 0xf4 && byte(1) >= 0x90;
  return overlong || surrogate || too_large ? 0 : length;
}

// The lines of `text`, each cut to what a person reads of it: std::regex, which recurses at every character,
// gets no other lines.
std::vector<std::string> short_lines(std::string_view text);

// The lines of `text` without their ends; "\r\n" counts as one end. A last line without an end counts too.
std::vector<std::string_view> split_lines(std::string_view text);

bool contains(std::string_view text, std::string_view part);
bool contains_any(std::string_view text, std::initializer_list<const char*> parts);

// With the ASCII letters small.
std::string lower(std::string_view text);

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Whether it may stand within a name of C++.
bool of_name(char c);
// Where a word stands with nothing of a name around it, from `at` on; npos where it does not.
std::size_t word_at(std::string_view text, std::string_view word, std::size_t at = 0);

// Where the character `at` of `text` is, both counted from 1; columns are bytes.
struct Position {
  std::size_t line, column;
};
Position position_of(std::string_view text, std::size_t at);

// `text` with `to` for every `from`; as it is where that is empty.
std::string replaced(std::string text, std::string_view from, std::string_view to);

// `text` without white space at either end.
std::string_view trim(std::string_view text);

// How many columns a terminal gives to `text`: two for a Chinese, Japanese or Korean character and for an emoji, as far
// as the first bytes of UTF-8 tell; none for escape sequences for colour.
std::size_t columns(std::string_view text);

// `text` padded with blanks to `width` columns.
std::string pad_right(std::string text, std::size_t width);
std::string pad_left(const std::string& text, std::size_t width);

// The lines of `text`, indented, each broken at blanks where it would be wider than `width` columns (0:
// never).
std::string wrapped(std::string_view text, std::size_t indent, std::size_t width);

// At most three of `names`, nearest to `wanted` first, by edit distance; those that are not alike at all are
// left out.
std::vector<std::string> nearest(std::string_view wanted, const std::vector<std::string>& names);

// More names than these are not all listed in a message.
constexpr std::size_t most_suggested = 20;

// "did you mean a, b or c?" for the nearest names, otherwise "there are: …" with all of them, if they are not many,
// and `otherwise`.
std::string suggest(std::string_view wanted, const std::vector<std::string>& names, const std::string& otherwise = "");

// `text` with control characters, marks that turn the direction of writing, and bytes that are no UTF-8 as
// \xNN; newline and tab stay.
std::string escape_binary(std::string_view text);

// `word` as a POSIX shell takes it for one word: quoted where it has to be; with what escape_binary() would
// change written as bash and zsh read it, $'\x1b'.
std::string shell_quoted(const std::string& word);

// `text`, or where it is longer its first `most` bytes at most, whole characters of UTF-8, and "…".
std::string shortened(std::string_view text, std::size_t most);

// "a, b, c"
std::string joined(const std::vector<std::string>& words, std::string_view between = ", ");

// `name`, or where that is taken the first of "name (2)", "name (3)", … that is not.
std::string unused_name(const std::string& name, const std::function<bool(const std::string&)>& is_taken,
                        std::string_view before = " (", std::string_view behind = ")");

// "1 case", "2 cases".
std::string plural(std::size_t count, std::string_view noun);

// "paste 12\nclass A {};\n\n": a part of a key, which no other name and text make.
std::string keyed(std::string_view name, std::string_view text);

// Sixteen hexadecimal digits that depend on all of `text` (FNV-1a, 64 bits): for names, not for proof.
std::string short_hash(std::string_view text);

}  // namespace leetjudge
