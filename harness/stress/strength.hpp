// How strong the cases of a problem are: how many mutants of accepted solutions they stop (DeMillo, Lipton, Sayward,
// Hints on Test Data Selection, 1978), and which inputs would stop more.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "judging/judge.hpp"
#include "paste/mutants.hpp"
#include "stress/reference.hpp"

namespace leetjudge {

struct StrengthOptions {
  std::size_t mutated = 0;  // so many of the solutions have mutants, and the others only say what is right; 0: all
  std::uint64_t seed = 1;
  double most_s = 30;                                                              // all of it, on the wall clock
  std::chrono::steady_clock::time_point begin = std::chrono::steady_clock::now();  // of that time
  std::size_t most_mutants = 150;
  std::size_t most_cases = 15;  // own and found ones together
  bool search = true;           // otherwise only what the problem's own cases stop is found out
  unsigned at_a_time = 1;
};

struct JudgedMutant {
  enum class Fate {  // as report/strength.cpp names them
    not_judged,      // no time was left
    no_program,      // it does not compile
    stopped,         // by a case of the problem
    endless,         // likewise: it ran out of ten times what the slowest case takes its original, at least 50 ms
    found,           // only by inputs that were found
    not_taken,       // only by inputs that were not taken: there were enough, or it is stopped by chance
    left             // told apart from its original by nothing
  };
  std::size_t solution = 0;  // its original
  Mutant mutant;
  Fate fate = Fate::not_judged;
  std::string by = {};  // the case of the problem that stopped it first
};

struct FoundCase {
  Case test;                        // with its answer, and a name
  std::vector<std::size_t> stops;   // mutants that nothing before it stops
  std::vector<std::size_t> others;  // that it stops as well
  std::vector<std::string> kinds;   // of those that stop none: what no other case is like (kinds_of)
};

struct Strength : Doubts {  // a failure is a disagreement as well, and where there is one nothing is found
  std::uint64_t seed = 0;
  std::vector<Solution> solutions;  // whose mutants they are; the first one's answers are the expected ones
  std::size_t cases = 0;            // of the problem, as far as they were answered
  std::vector<JudgedMutant> mutants;
  std::vector<FoundCase> found;
  bool confirmed = false;        // Reference::confirmed()
  std::size_t inputs = 0;        // tried
  std::string small_words = {};  // which small ones are among them (inputs/small.hpp)
  std::string not_drawn = {};    // why there were no other inputs
  bool interrupted = false;      // before the time was over
  double seconds = 0;

  using Fate = JudgedMutant::Fate;
  std::size_t count(Fate fate) const { return std::size_t(std::ranges::count(mutants, fate, &JudgedMutant::fate)); }
  // That are programs, and that the problem's own cases stop.
  std::size_t judged() const { return mutants.size() - count(Fate::not_judged) - count(Fate::no_program); }
  std::size_t stopped() const { return count(Fate::stopped) + count(Fate::endless); }
};

// `solutions` were accepted. Interrupted (util/interrupt.hpp) or out of time it looks at what it has
// found, and returns that; what follows is not interrupted any more.
Strength strength_of(const Builder& builder, const Problem& problem, const std::vector<Solution>& solutions,
                     const StrengthOptions& options, const std::function<void(const std::string&)>& show);

// What an input and its answer are like, so far as mistakes are made there: an empty list, equal elements, a negative
// answer. "nums: no element", "answer: negative", and lengths together with answers: "nums: one element, answer:
// false". Cases of every kind stop mistakes that no mutant resembles (category partition: Ostrand, Balcer, 1988).
std::set<std::string> kinds_of(const Case& test, const Problem& problem);

}  // namespace leetjudge
