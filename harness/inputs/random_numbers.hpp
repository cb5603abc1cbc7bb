// Draws the numbers and lengths of a call's arguments, each within what sentences say of it and of those that were
// drawn before it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "inputs/drawing.hpp"

namespace leetjudge {

class NumberDrawing {
 protected:
  NumberDrawing(const Constraints& constraints, Random& random) : constraints_(constraints), random_(random) {}

  // Those of another call; what is known is not drawn.
  void begin(const std::vector<Parameter>& parameters, const DrawWish& wish, std::map<Quantity, long double> known);

  // Drawn, or as it was drawn before; of what is in arrays each time anew. Throws CannotBeDrawn where that is more
  // elements than a small input has left.
  long double number(const Quantity& one);
  // Another one between these.
  long double value_in(Bounds bounds, const Quantity& one);
  // As far as there are any, or else as `usual`.
  Bounds bounds_of(const Quantity& one);
  Bounds bounds_of(const Quantity& one, Bounds usual);
  std::optional<long double> known(const Quantity& one) const;
  std::optional<long double> given_size(const Quantity& one) const;  // that is wished
  const Said& said(const Quantity& one) { return about(one).said; }

  const Constraints& constraints_;
  const std::vector<Fact>& facts_ = constraints_.facts();
  Random& random_;
  // Of one call.
  DrawWish wish_;
  std::map<Quantity, long double> known_;
  std::map<std::string, Shape> shapes_;   // of the parameters
  std::size_t few_ = 0;                   // numbers that small inputs are made of
  std::map<std::string, double> widths_;  // of the ranges that elements come from, at least
  std::map<std::string, double> rooms_;   // for elements that differ, where nothing bounds them from above

 private:
  struct About {
    Said said;
    std::optional<Bounds> bounds = {};  // of elements, where they are the same for all
  };
  About& about(const Quantity& one);
  // How late it is drawn.
  int rank(const Quantity& one) const;
  std::optional<long double> needed(const Quantity& one, int below);
  // A length that is wished goes for those that equal it, and in turn for those that equal these.
  void wish_equal_lengths();
  void take_of_small(long double elements);
  // The next one that leaves the rest which a fact says: "n % 2 == 0".
  long double in_step(long double drawn, const Quantity& one, long double low);
  long double length_in(const Bounds& bounds, std::size_t level);
  // The part of its range that it is drawn from.
  Bounds part_of(const Bounds& all, const Quantity& one, bool real);

  // What sentences say, looked up once.
  std::map<Quantity, About> quantities_;
  std::map<std::pair<Quantity, std::size_t>, Bounds> windows_;  // of small inputs with so many numbers
  // Of one call.
  std::vector<Quantity> open_;    // being drawn
  std::vector<Quantity> asking_;  // for the bounds of what equals them
  std::string first_number_;      // that lies at a part of its range
  std::map<std::string, double> modes_;
};

}  // namespace leetjudge
