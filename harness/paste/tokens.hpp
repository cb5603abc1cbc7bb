// A text of C++ without its comments, and they without it.
#pragma once

#include <cctype>
#include <string>
#include <string_view>
#include <vector>

namespace leetjudge {

// Whether a word may begin so.
inline bool begins_word(char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_' || (c & 0x80); }

// Without what is no code: comments, literals and the preprocessor's lines are blanks; places stay.
std::string code_of(std::string_view text);

// Words, numbers, and each other character by itself.
std::vector<std::string_view> tokens_of(std::string_view code);

// The text of its comments, without what makes them comments; indented as there.
std::string comments_of(std::string_view text);

}  // namespace leetjudge
