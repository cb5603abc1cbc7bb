// Draws the arguments of one call from what is understood of the constraints.
#pragma once

#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "constraints/constraints.hpp"
#include "util/json_fwd.hpp"
#include "util/random.hpp"

namespace leetjudge {

// What kind of input is drawn.
struct DrawWish {
  double difficulty = 0.5;  // from 0 to 1, for sizes that are not given
  // Where sizes are given (lengths, numbers, of a design "calls"), the rest is as large as it may be: elements come
  // from all of their range, and numbers lie at that part of theirs.
  std::map<Quantity, long double> sizes = {};
  double level = 0.5;
  bool checked = true;                    // otherwise what is drawn may break constraints
  static constexpr double anywhere = -1;  // at random

  bool growing() const { return !sizes.empty(); }
};

struct Bounds {
  long double low = -INFINITY, high = INFINITY;
};

// What the cases hold of one parameter: where constraints say nothing, that is what is drawn.
struct Seen {
  Bounds values, lengths[4];
  std::string characters;

  void add(const Json& value, std::size_t level);
};

// A value for each parameter. `known` are numbers and lengths that there are already, of a design's constructor.
std::vector<Json> drawn_arguments(const std::vector<Parameter>& parameters, const std::vector<Fact>& facts,
                                  const std::map<std::string, Seen>& seen, Random& random, const DrawWish& wish,
                                  std::map<Quantity, long double> known = {});

}  // namespace leetjudge
