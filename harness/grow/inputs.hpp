// Inputs of growing size, and the largest one.
#pragma once

#include <map>
#include <tuple>

#include "grow/dimension.hpp"

namespace leetjudge {

// What was drawn, for all solutions.
class Inputs {
 public:
  Inputs(const Problem& problem, const Constraints& constraints, std::uint64_t seed)
      : problem_(problem), constraints_(constraints), seed_(seed) {}

  // Each once.
  const std::optional<SizedInput>& of(const Dimension& dimension, double size, double level, std::uint64_t draw);

 private:
  const Problem& problem_;
  const Constraints& constraints_;
  std::uint64_t seed_;
  std::map<std::tuple<Quantity, double, double, std::uint64_t>, std::optional<SizedInput>> drawn_;
};

// The largest input that can be drawn: every size at its most, as far as they go together; and what its sizes are.
struct LargestInput {
  std::string input, words;
  std::map<std::string, double> sizes;
};
std::optional<LargestInput> largest_input(const Problem& problem, const Constraints& constraints, std::uint64_t seed);

}  // namespace leetjudge
