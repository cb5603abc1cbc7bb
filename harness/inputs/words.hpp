// What the sentences of a page say in words: order, ranges, alphabets, trees, what is distinct.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "inputs/constraints.hpp"

namespace leetjudge {

// The names that sentences may use.
struct Names {
  std::map<std::string, Shape> shapes;      // of the parameters
  std::map<std::string, Quantity> columns;  // ai: edges[i][0]
  std::vector<std::string> nodes;           // the parameters that are lists or trees
  std::vector<std::string> methods;

  explicit Names(const Stub& stub);
  Quantity values_of_nodes(const std::string& parameter) const;  // lists[list][node]
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

// What a sentence without a formula says, as far as it is understood: it may be nothing.
std::vector<Fact> facts_in_words(const std::string& text, const Names& names);

}  // namespace leetjudge
