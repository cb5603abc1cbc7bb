// Whether the sizes of an input multiply or add up in what a solution does.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "grow/grow.hpp"

namespace leetjudge {

enum class Together { not_told, sum, product };

// From the steps of four inputs: both sizes small, only the first one large, only the second one, both.
Together together_of(double small, double first, double second, double both);

// Runs small inputs of a problem.
struct SmallRuns {
  SizedInputs& inputs;
  std::function<std::optional<double>(const std::string& input)> steps;  // of one that is answered
};

// Of the sizes in which steps grow; empty where there are fewer than two, or not all pairs of them are alike.
GrowthTogether growth_together(const std::vector<DimensionGrowth>& all, const std::vector<Dimension>& dimensions,
                               const Stub& stub, const SmallRuns& runs);

}  // namespace leetjudge
