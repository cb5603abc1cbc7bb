// Makes a case smaller as long as what is wrong with a solution shows.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "inputs/constraints.hpp"
#include "judging/judge.hpp"

namespace leetjudge {

// One that fails, and has to fail on the smaller case as well.
struct Failing {
  Solution solution;
  JudgeOptions options;
  Mode mode = Mode::plain;            // checked: only what the sanitizers find counts
  std::optional<Status> status = {};  // so that it gets this one
};

struct Shrinking {
  const Builder& builder;
  const Problem& problem;
  const Constraints& constraints;
  std::optional<Solution> reference;  // whose answers are the expected ones
  JudgeOptions of_reference;
  std::vector<Failing> all;
  std::function<bool()> enough;                // asked before each try
  std::function<bool(const Case&)> is_wanted;  // of one on which all fail
};

// The smallest that is found, by itself in a new process each time; `whole` where there is none.
Case smaller_case(const Case& whole, const Shrinking& shrinking);

// What a case is measured by: the pieces that the problem's rules tell, or the values in it.
std::size_t pieces_of(const Problem& problem, const std::string& input);

}  // namespace leetjudge
