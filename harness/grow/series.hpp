// What inputs of one shape took, at growing sizes.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "constraints/drawing.hpp"
#include "grow/fit.hpp"

namespace leetjudge {

struct GrowthPoint {
  double size = 0;
  std::uint64_t steps = 0, bytes = 0;
  std::optional<std::uint64_t> undos = {};  // where the problem has something to watch
  std::optional<double> ms = {};            // processor time of the plain host
  double wished = 0;                        // by which it is drawn again
  std::uint64_t draw = 0;
};
using Counted = std::uint64_t GrowthPoint::*;

struct Series {
  InputShape shape;
  std::vector<GrowthPoint> points = {};
  bool ended = false;  // it goes no further
};

// What the next size would take, as the last two sizes tell; 0 while there are fewer.
double next_steps(const Series& one, double size);

// Ends all but the first that have, in steps and in bytes, less than that part of the most of any that goes on.
void end_the_easy(std::vector<Series>& all, double part);

// The one with the most at the largest size that it has in common with the others: what ended before may have been
// worse. Null where none has two sizes.
const Series* worst_series(const std::vector<Series>& all, Counted value);

// For a fit: without what is less than at a smaller size, and so not the worst; unless that is how it goes on.
std::vector<Point> rising_points(const std::vector<GrowthPoint>& points, Counted value);
// Of one call on average where the sizes are calls, without what came before the first ones.
std::vector<Point> of_each_call(const std::vector<Point>& all);

}  // namespace leetjudge
