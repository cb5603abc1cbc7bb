// Which of the inputs that stop mutants become cases.
#pragma once

#include <functional>
#include <vector>

#include "inputs/constraints.hpp"
#include "stress/mutant_runs.hpp"
#include "stress/strength.hpp"

namespace leetjudge {

struct Candidate {
  Case test;
  std::size_t size = 0;            // values in its input
  std::vector<std::size_t> stops;  // mutants
};

struct Choosing {
  const Builder& builder;
  const Problem& problem;
  const StrengthOptions& options;
  const Constraints& constraints;
  const MutantRuns& mutants;
  std::vector<std::size_t> survivors;   // mutants that the problem's own cases do not stop
  std::vector<std::size_t> times;       // how many of these stop each mutant
  std::function<bool(double)> is_over;  // this share of the time; all of it when interrupted
};

// Greedily what stops most that is not stopped often enough, made smaller as long as it stops the same; with the
// undisputed ones of `candidates` `strength` has its found cases, their mutants are found, and what accepted solutions
// do not agree on is disputed. It may take up to a seventh more than the time.
void choose_cases(Choosing from, std::vector<Candidate> candidates, Strength& strength);

// How many values more or less an input has than a case is to have that stops what others stop: with some, it meets
// more mistakes that are no mutants; with too many, nobody reads it.
std::size_t far_from_rich(std::size_t values);

}  // namespace leetjudge
