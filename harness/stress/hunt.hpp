// Hunts for a case on which a solution fails: the problem's own, all small ones and by turns random ones of growing
// difficulty, in the end some as large as the constraints allow; then the smallest one. Once interrupted()
// (util/interrupt.hpp) it returns what it has.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "judging/judge.hpp"
#include "stress/reference.hpp"

namespace leetjudge {

struct HuntOptions {
  std::uint64_t seed = 0;
  std::optional<std::size_t> most_cases = {};
  bool own_cases = true;      // before the random ones
  double most_s = 30;         // for finding, on the wall clock
  double most_shrink_s = 20;  // for making smaller
  JudgeOptions judge = {};
  JudgeOptions reference = {};  // how the reference is judged
};

// How far a hunt has come.
struct HuntProgress {
  std::size_t own = 0;           // of the problem's cases, tried
  std::size_t small = 0;         // of the smallest inputs (inputs/small.hpp), tried before the random ones
  std::string small_words = {};  // SmallInputs::words()
  std::size_t cases = 0;         // random ones tried; while shrinking: smaller ones tried
  std::size_t largest = 0;       // inputs of the largest size that were tried as well, in the end
  std::size_t left_out = 0;  // of all `cases`, as the reference does not answer them and they may break a constraint
  std::size_t small_left_out = 0;  // beside `small`
  std::string no_largest = {};     // why `largest` is 0, in the end
  std::size_t different = 0;       // of all, that nothing here can tell right from wrong
  std::string first_different = {};
  std::size_t checked = 0;  // of all others that were tried, with sanitizers as well
  std::size_t checked_largest = 0;
  std::size_t unchecked = 0;  // of all that were tried, without
  bool assumed = false;       // InputBatch::assumed
  double seconds = 0;
  std::size_t pieces = 0;  // of the smallest failing case so far; 0 while none is known
};

struct FailingCase {
  Case test;                      // its `expected` is what the reference answers, or is `given`
  CaseResult result;              // of the solution on it
  bool own = false;               // one of the problem's cases
  bool small = false;             // one of the smallest inputs
  std::size_t number = 0;         // of a random case as it was found, from 1; 0: none of these
  std::size_t pieces_before = 0;  // of that case, and of the smallest
  std::size_t pieces = 0;
  bool given = false;         // its `expected` stands in the problem
  bool doubtful = false;      // it may be none of the problem's
  bool made_smaller = false;  // it has fewer pieces, or plainer values
  bool by_itself = true;      // otherwise it fails only after the cases before it, and is not made smaller
  bool again = true;          // otherwise it did not fail when it was run again
  bool smallest = true;       // of those that fail in the same way; otherwise time ran out before that was sure
};

struct Hunt : Doubts {    // of the references
  HuntProgress progress;  // of the finding
  std::optional<FailingCase> failing;
  std::vector<std::string> references = {};  // whose answers were expected, in the end
};

// What all `references` answer alike is expected. Without one only crashes, findings of the sanitizers, limits and what
// the problem's rules find wrong are failures. The first `named` of them are heard to the end. Throws BadInput when one
// of the two does not compile or the reference does not answer rightly.
Hunt hunt(const Builder& builder, const Problem& problem, const Solution& solution,
          const std::vector<Solution>& references, std::size_t named, const HuntOptions& options,
          const std::function<void(const HuntProgress&)>& show);

}  // namespace leetjudge
