// The largest input that there is; a case may name one by its seed instead of spelling it out.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "problem/dimension.hpp"

namespace leetjudge {

// Every length at its most, as far as they go together; and what its sizes are. With numbers in the middle, lengths
// behind the first one are at half of it.
struct LargestInput {
  std::uint64_t seed = 1;
  double values = 1;  // where numbers lie in their range: not always are the largest ones the hardest
  std::string input, words;
  std::map<std::string, double> sizes;
};
// At the top, in the middle and at the bottom, as far as they differ. Empty where none can be drawn.
std::vector<LargestInput> largest_inputs(const Problem& problem, const Constraints& constraints, std::uint64_t seed);

// How a case says `input`, which is `largest` in that shape.
DrawnInput drawn_input(const LargestInput& largest, const std::string& shape, const std::string& input);

// Draws what `test` says: its input. Throws BadInput where that is not what was drawn when the case was written.
void draw_input(Case& test, const Problem& problem);

}  // namespace leetjudge
