// What the sentences of a page say in words: order, ranges, alphabets, trees, what is distinct.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "constraints/constraints.hpp"

namespace leetjudge {

// The names that sentences may use.
struct Names {
  std::map<std::string, Shape> shapes;      // of the parameters
  std::map<std::string, Quantity> columns;  // ai: edges[i][0]
  std::vector<std::string> nodes;           // the parameters that are lists or trees
  std::vector<std::string> methods;

  explicit Names(const Stub& stub);
};

// What a sentence without a formula says, as far as it is understood: it may be nothing.
std::vector<Fact> facts_in_words(const std::string& text, const Names& names);

}  // namespace leetjudge
