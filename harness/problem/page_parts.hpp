// The parts of reading a copied page: its text without marks, the code and the examples in it, and what it says of the
// order of an answer's elements and of several right answers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "problem/page.hpp"
#include "util/json_fwd.hpp"

namespace leetjudge {

// Without tags and entities of HTML and without typographic characters: quotes, minus signs, blanks, colons and
// relations as one types them; <sup>4</sup> becomes ^4.
std::string plain_page_text(std::string_view text);

// The same for typographic characters alone.
std::string plain_characters(std::string text);

// A line without the marks of Markdown around it: "**Input:** `x = 1`" is "Input: x = 1".
std::string without_marks(std::string_view line);

// Takes the code out of `text`: C++ classes with a public method, and the comments that stand before them; empty for
// none. What stands in fences of another language goes as well.
std::string take_code(std::string& text);

// The sentences of a text, without line ends.
std::vector<std::string> sentences_of(std::string_view text);

// Puts into page.given what sentences say of the input that may limit it, and no constraint says.
void read_given(const std::string& statement, Page& page);
// The page's constraints, and of page.given what the inputs of its examples keep. What is not understood is kept where
// it surely tells of the input.
std::vector<std::string> constraints_with_given(const Page& page, const Stub& stub,
                                                const std::vector<std::string>& inputs);

// The stub in what was pasted; of a solution it has no bodies. Throws BadInput where there is no class with a public
// method, or one with several of which none is as wished, nor alone takes what the examples give.
Stub stub_of(const Page& page);

// The cases of the examples that are understood; the others go to `unread`. `prefix`: only as many elements of an
// answer count as the method returns.
Json cases_of(const Page& page, Stub stub, bool& prefix, std::vector<BadCase>& unread);

// Of a sentence counts what speaks of the answer: "The pairs can appear in any order" tells of the input.
void read_order(Page& page);

}  // namespace leetjudge
