// All small inputs of a problem, smallest first: most mistakes show in one of them (Runciman, Naylor, Lindblad,
// SmallCheck and Lazy SmallCheck, 2008).
#pragma once

#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "inputs/constraints.hpp"

namespace leetjudge {

// Drawn as random ones are, by all choices instead of chance. Numbers, in lists as well, are a few: those nearest to 0
// that may be; letters the first few. Where a method takes nothing but numbers, they are all up to some.
struct SmallInputs {
  std::vector<std::string> inputs;    // that keep the constraints, smallest first
  std::vector<std::size_t> ends;      // how many there are up to each size: so many elements, letters, nodes and calls
  std::vector<std::string> of_sizes;  // "with at most 5 elements, numbers from -2 to 2"

  // What the first `tried` of them prove: "all 3906 with at most 5 elements, numbers from -2 to 2".
  std::string words(std::size_t tried) const;
};

constexpr std::size_t most_small_inputs = 4000;

// Of whole sizes, as long as there are at most `most`, and as that takes at most `most_s` seconds. None where the
// problem has a generator of its own, or inputs are not drawn.
SmallInputs small_inputs(const Constraints& constraints, std::size_t most = most_small_inputs,
                         double most_s = HUGE_VAL);

}  // namespace leetjudge
