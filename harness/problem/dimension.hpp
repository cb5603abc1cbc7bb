// In which sizes the inputs of a problem can grow: lengths, numbers, and the calls of a design.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "constraints/random_arguments.hpp"
#include "problem/problem.hpp"

namespace leetjudge {

struct Dimension {
  Quantity quantity;
  double least = 0, most = 0;            // by the constraints
  std::map<Quantity, long double> held;  // the other sizes, while this one grows
  std::vector<Quantity> along = {};      // of those, the lengths that go along with another size that grows
  bool assumed = false;                  // the constraints do not bound it from above, and `most` is a guess
  bool checked = true;                   // otherwise inputs may break constraints that chance does not keep
  // Of the problem's own generator, "--clues", and what a size is subtracted from: the fewer, the harder.
  std::string option = {};
  double whole = 0;
  bool nodes = false;         // it counts those of a list or a tree
  bool calls() const;         // of a design
  std::string words() const;  // "nums.length", "n", "calls"
};

// Those in which inputs can be drawn, the first ones first in the stub. A length that always goes along with an
// earlier one is left out. Where chance keeps the constraints in none, they are not checked. Where the problem has a
// generator of its own, they are what that takes numbers for.
std::vector<Dimension> dimensions_of(const Problem& problem, const Constraints& constraints);

// The one of that name, which is there.
const Dimension& dimension_called(const std::string& words, const std::vector<Dimension>& dimensions);

// An input of about that size; the same for the same seed, and nothing where tens of draws all broke a constraint.
struct SizedInput {
  double size = 0;
  std::string input;
};
std::optional<SizedInput> input_of_size(const Problem& problem, const Constraints& constraints,
                                        const Dimension& dimension, double size, double level, std::uint64_t seed);

// How large an input is in that size, of elements the first one; nothing where that is not seen in it.
std::optional<double> size_in(const Quantity& quantity, const std::string& input, const Problem& problem);

// The sizes to measure at: each about half again as large as the one before it, or all where there are few.
std::vector<double> sizes_of(const Dimension& dimension);

}  // namespace leetjudge
