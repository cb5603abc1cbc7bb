// Inputs of growing size.
#pragma once

#include <map>
#include <tuple>

#include "problem/dimension.hpp"

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

}  // namespace leetjudge
