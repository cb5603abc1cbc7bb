// The kinds of input that hurt: what was drawn at random, brought into an order or a form.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "constraints/constraints.hpp"
#include "problem/problem.hpp"

namespace leetjudge {

struct InputShape {
  const char* words;   // "sorted input"
  double level = 0.5;  // where numbers lie in their range (constraints/random_arguments.hpp)
  void (*change)(std::vector<Json>& elements) = nullptr;  // of lists
  enum class Form { as_drawn, chain, full, star, intervals, filled };
  Form form = Form::as_drawn;  // of trees, intervals and calls
};
// The first one is random.
const std::vector<InputShape>& input_shapes();
const InputShape& shape_called(const std::string& words);  // one of these

// `input` in that shape. Nothing where it has nothing of the kind, or would break the constraints.
std::optional<std::string> shaped(const InputShape& shape, const std::string& input, const Problem& problem,
                                  const Constraints& constraints);

}  // namespace leetjudge
