// The parts of growing: what inputs of one shape take at growing sizes, the whole, and the time of one call, also on
// the largest inputs.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "grow/grow.hpp"
#include "inputs/drawing.hpp"
#include "judging/session.hpp"

namespace leetjudge {

// What inputs of one shape took, at growing sizes.
struct Series {
  InputShape shape;
  std::vector<GrowthPoint> points = {};
  bool ended = false;    // it goes no further
  bool undrawn = false;  // of the last size nothing could be drawn
};

// What the next size would take, as the last two sizes tell; 0 while there are fewer.
double next_steps(const Series& one, double size);

// Ends every series whose last steps and last bytes are at most `part` of the largest ones. The series with the largest
// steps, the largest bytes, random input and full trees go on. With a `part` below 1, a series that rises clearly
// faster than the worst goes on, too.
void end_the_easy(std::vector<Series>& all, double part);

// Those of the worst shape: with the most at the largest size that it has in common with the others. A shape that is
// not drawn beyond a part of the sizes is none. Left out is what is less than at a smaller size, and so not the worst,
// unless that is how it goes on. Empty where none has two sizes.
std::vector<GrowthPoint> worst_points(const std::vector<Series>& all, Counted value);

// How it grows, by the series of all shapes; nothing where none has two sizes.
std::optional<DimensionGrowth> growth_of(const Dimension& dimension, const std::vector<Series>& all);

// Gives each size its letter, and tells the whole.
GrowthTogether growth_together(std::vector<DimensionGrowth>& all, const Stub& stub);

// In milliseconds of processor time, without what reading the input takes; that of the limits where it takes as much.
struct CallTime {
  std::optional<double> ms;
  std::string why_not = {};  // it does not answer
};
CallTime time_of_call(const Host& host, const Problem& problem, const RunLimits& limits, const std::string& input);

// The worst of what is measured, in the shapes that were worst in each size. What took too long at a small size is
// timed first. All of it for `most_s`.
void time_largest(SolutionGrowth& growth, const std::vector<LargestInput>& largest, const Constraints& constraints,
                  const std::function<CallTime(const std::string& input)>& time, double limit_ms, double most_s);

}  // namespace leetjudge
