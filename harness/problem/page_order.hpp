// What a page says of the order of an answer's elements, and of several right answers.
#pragma once

#include <string>

#include "problem/page.hpp"

namespace leetjudge {

// The sentences of a text, without line ends.
std::vector<std::string> sentences_of(std::string_view text);

// Of a sentence counts what speaks of the answer: "The pairs can appear in any order" tells of the input. `explained`
// is what stands below the examples.
void read_order(const std::string& statement, const std::string& explained, Page& page);

}  // namespace leetjudge
