// Measures how a solution's work grows with its input.
//
// Theory of operation. For each size that constraints let grow, inputs of growing size are drawn, the other sizes held,
// and brought into shapes that hurt (inputs/drawing.hpp). A host that counts (host/tracer.hpp) tells the
// steps and bytes of each exactly: how far it goes depends on those counts, and on a clock only where drawing takes too
// long. The class is that of the shape that takes most steps at the largest size, or where that has none, of the worst
// at each size. Then the plain host is timed on it, and on the largest input.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "compile/builder.hpp"
#include "grow/fit.hpp"
#include "judging/judge.hpp"
#include "problem/kit.hpp"

namespace leetjudge {

// What an input of one size took.
struct GrowthPoint {
  double size = 0;
  std::uint64_t steps = 0;
  // At most, and without what the answer takes; of DimensionGrowth::points those of `memory_shape`, 0 where it was not
  // measured.
  std::uint64_t bytes = 0, beyond = 0;
  std::optional<std::uint64_t> undos = {};  // where the problem has something to watch
  std::optional<double> ms = {};            // processor time of the plain host
  const char* shape = "";                   // by which it is drawn again
  double wished = 0;
  std::uint64_t draw = 0;

  double of() const { return wished > 0 ? wished : size; }  // the size that it was drawn for
};
using Counted = std::uint64_t GrowthPoint::*;

// How it grows in one size.
struct DimensionGrowth {
  std::string size;         // "nums.length"
  double most = 0;          // by the constraints
  std::string letter = {};  // by which the whole calls it; empty where nothing grows in it
  std::string shape = {};   // that takes most steps at the largest size (a point may have another one)
  double times_random = 1;  // so many times as many as random input of that size
  std::vector<GrowthPoint> points = {};
  Fit steps = {};
  Fit space = {}, bytes = {};     // beyond what is given and answered, and with the answer
  bool each_call = false;         // the steps are those of one call on average, of a design
  std::string memory_shape = {};  // that takes most bytes
  std::string failed = {};        // "does not answer on equal elements of size 4: …", the first that did not
};

// What it takes as a whole, where one size grows at most; empty where that is not told.
struct GrowthTogether {
  std::string time = {}, space = {}, with_answer = {};  // "O(m · n)"
  std::string letters = {};                             // " with m = a.length, n = b.length"
  bool several = false;                                 // sizes grow
};

struct SolutionGrowth {
  Solution solution;
  std::string compile_error = {};
  std::vector<std::string> not_told = {};        // sizes of which nothing is known: "not told in n: does not answer …"
  std::string remark = {};                       // "Wrong Answer on case example-1: …"
  std::vector<DimensionGrowth> dimensions = {};  // in the problem's order; none where inputs of it could not be run
  GrowthTogether together = {};
  std::optional<double> most_ms = {};  // on the largest input of all
  std::string largest = {};            // which of them takes longest: "nums.length 100000, k 50000"
  std::string unanswered = {};         // the first of them that is not answered, and why
  std::string slow_input = {}, slow_words = {},
              slow_shape = {};  // what took longer than the limit at a small size already
};

struct Growth {
  const Problem* problem = nullptr;
  std::string compiler;
  std::uint64_t seed = 1;
  double limit_ms = 0;
  static constexpr double far_over = 2;          // times the limit: no call is timed for longer
  std::vector<std::string> not_understood = {};  // of the constraints
  std::vector<SolutionGrowth> solutions = {};
};

struct GrowOptions {
  std::uint64_t seed = 1;
  double most_s = 2;           // of one solution, for timing
  double most_counting_s = 9;  // of the judge's processor time
  JudgeOptions judge;
};

// Called with what is under way: "mine, nums.length 1000".
using GrowStep = std::function<void(const std::string& what)>;

// Throws BadInput where inputs of the problem do not grow.
Growth grow(const Builder& builder, const Problem& problem, const std::vector<Solution>& solutions,
            const GrowOptions& options, const GrowStep& step);

}  // namespace leetjudge
