// Hunts for a case on which a solution fails: random cases of growing difficulty, in the end some as large as the
// constraints allow; then the smallest one.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "constraints/constraints.hpp"
#include "verdict/judge.hpp"

namespace leetjudge {

struct HuntOptions {
  std::uint64_t seed = 0;
  std::optional<std::size_t> most_cases = {};
  double most_s = 30;         // for finding, on the wall clock
  double most_shrink_s = 20;  // for making smaller
  JudgeOptions judge = {};
  JudgeOptions reference = {};  // how the reference is judged
};

// How far a hunt has come.
struct HuntProgress {
  std::size_t cases = 0;      // tried; while shrinking: smaller ones tried
  std::size_t largest = 0;    // inputs of the largest size that were tried as well, in the end
  std::size_t left_out = 0;   // of these, as the reference does not answer them and they may break a constraint
  std::size_t different = 0;  // of these, that nothing here can tell right from wrong; and the number of the first
  std::size_t first_different = 0;
  std::size_t checked = 0;  // of these with sanitizers as well
  double seconds = 0;
  double slowest_ms = 0;  // CPU time
  std::size_t slowest_case = 0;
  std::size_t pieces = 0;  // of the smallest failing case so far; 0 while none is known
};

struct FailingCase {
  Case test;                      // its `expected` is what the reference answers
  CaseResult result;              // of the solution on it
  std::size_t number = 0;         // of the case as it was found, from 1; 0: one of the largest, after all others
  std::size_t pieces_before = 0;  // of that case, and of the smallest
  std::size_t pieces = 0;
  bool by_itself = true;  // otherwise it fails only after the cases before it, and is not made smaller
  bool smallest = true;   // of those that fail in the same way; otherwise time ran out before that was sure
};

struct Hunt {
  HuntProgress progress;  // of the finding
  std::optional<FailingCase> failing;
};

// Why there are no random cases of the problem: it has no generator of its own, and from its constraints none are
// drawn.
std::string why_no_random_cases(const Problem& problem);

// The case of that number that belongs to the seed, from 1 on. `constraints` are the problem's. Throws BadInput where
// hundreds of draws all break one.
Case random_case(const Problem& problem, const Constraints& constraints, std::uint64_t seed, std::size_t number);

// Throws BadInput when one of the two does not compile or the reference does not answer rightly.
Hunt hunt(const Builder& builder, const Problem& problem, const Solution& solution, const Solution& reference,
          const HuntOptions& options, const std::function<void(const HuntProgress&)>& show);

}  // namespace leetjudge
