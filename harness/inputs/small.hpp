// All small inputs of a problem, smallest first: most mistakes show in one of them (Runciman, Naylor, Lindblad,
// SmallCheck and Lazy SmallCheck, 2008).
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "inputs/constraints.hpp"

namespace leetjudge {

// An element, a character, a node and a call are one each, a number or truth value that a method takes as many as
// there are simpler ones. Numbers in lists, nodes and texts are a few: those nearest to 0, the first letters; rows are
// as long as each other.
struct SmallInputs {
  std::vector<std::string> inputs;  // that keep the constraints, smallest first
  std::size_t size = 0;             // all that have at most so much in them
  std::string words;                // "at most 5 values, numbers out of -2 to 2"
};

// Of whole sizes, as long as there are at most `most`. None where the problem has a generator of its own, or inputs are
// not drawn.
SmallInputs small_inputs(const Constraints& constraints, std::size_t most);

}  // namespace leetjudge
