// The largest input that there is; a case may name one by its seed instead of spelling it out.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "problem/dimension.hpp"

namespace leetjudge {

// Every size at its most, as far as they go together; and what its sizes are.
struct LargestInput {
  std::string input, words;
  std::map<std::string, double> sizes;
};
std::optional<LargestInput> largest_input(const Problem& problem, const Constraints& constraints, std::uint64_t seed);

// How a case says `input`, which is the largest of that seed in that shape.
DrawnInput drawn_input(std::uint64_t seed, const std::string& shape, const std::string& input);

// Draws what `test` says: its input. Throws BadInput where that is not what was drawn when the case was written.
void draw_input(Case& test, const Problem& problem);

}  // namespace leetjudge
