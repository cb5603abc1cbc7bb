// The characters that a sentence speaks of.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace leetjudge {

// The texts between single or double quotes.
std::vector<std::string> quoted_in(std::string_view sentence, char quote);

// Sorted: "lowercase English letters and digits", "'a' to 'f'", "a digit 1-9 or '.'". Empty where the sentence names
// more than is understood.
std::string characters_in(std::string_view sentence);

}  // namespace leetjudge
