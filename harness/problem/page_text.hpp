// Copied text as plain text.
#pragma once

#include <string>
#include <string_view>

namespace leetjudge {

// Without tags and entities of HTML and without typographic characters: quotes, minus signs, blanks, colons and
// relations as one types them; <sup>4</sup> becomes ^4.
std::string plain_page_text(std::string_view text);

// The same for typographic characters alone.
std::string plain_characters(std::string text);

// A line without the marks of Markdown around it: "**Input:** `x = 1`" is "Input: x = 1".
std::string without_marks(std::string_view line);

}  // namespace leetjudge
