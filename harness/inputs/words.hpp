// What the sentences of a page say in words: order, ranges, alphabets, trees, what is distinct.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "inputs/constraints.hpp"

namespace leetjudge {

// The names that sentences may use.
struct Names {
  std::map<std::string, Shape> shapes;       // of the parameters
  std::map<std::string, Quantity> columns;   // ai: edges[i][0]
  std::map<std::string, Quantity> elements;  // row: start[0]
  std::vector<std::string> nodes;            // the parameters that are lists or trees
  std::vector<std::string> methods;

  explicit Names(const Stub& stub);
  // A column, or an element of a list, that the page calls so; null for none.
  const Quantity* cell_called(const std::string& name) const;
  const Quantity* column_called(std::string name) const;  // also "a_i", and "uj" of "ui"
};

struct Sentence {
  Sentence(const std::string& text, const Names& names);

  std::string text, small;  // small: without capitals
  const Names& names;
  std::vector<std::string> named;  // the parameters in it

  // Of the parameters that it names, or of all where it names none, the wanted.
  std::vector<std::string> those(const std::function<bool(const Shape&)>& wanted) const;
};

// The texts between single or double quotes.
std::vector<std::string> quoted_in(std::string_view sentence, char quote);

// The order that a sentence in small letters speaks of; nothing where it speaks of none.
enum class Direction { rising, falling };
std::optional<Direction> order_in(const std::string& small);

// Whether a sentence in small letters says that there is a tree which edges make up: "the cities form a tree".
bool says_tree(const std::string& small);

// Sorted: "lowercase English letters and digits", "'a' to 'f'", "a digit 1-9 or '.'". Empty where the sentence names
// more than is understood.
std::string characters_in(std::string_view sentence);

// So many characters of a set, of as many kinds as there is room for: digits, small letters, capital ones, and each
// other one. First come those of which `seen`, the characters in cases, has most; where it has more kinds, one more.
std::string of_each_kind(const std::string& set, const std::string& seen, std::size_t count);

// What a sentence without a formula says, as far as it is understood: it may be nothing.
std::vector<Fact> facts_in_words(const Sentence& sentence);
// Of that, what it says of arguments as a whole (inputs/arrangements.hpp), and of graphs.
std::vector<Fact> arrangements_in(const Sentence& sentence);

// Adds what a formula says, "m == grid.length", as if the sentence said it.
void say_to(std::vector<Fact>& facts, const std::string& formula, const std::string& sentence);
// Puts facts in the form that inputs are drawn and checked by: each name is a parameter's, an element's, or defined by
// an equality, and what a page leaves to the reader is there as well (rows of one length, n of the only list). Facts
// about other names go.
void settle(std::vector<Fact>& facts, const Names& names, const std::vector<std::string>& sentences, bool design);

}  // namespace leetjudge
