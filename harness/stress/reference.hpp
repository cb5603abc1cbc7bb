// Accepted solutions that say what is right of drawn inputs: the first one answers, and where another one answers
// otherwise, one of them is wrong, and no answer of theirs is taken.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "inputs/constraints.hpp"
#include "judging/judge.hpp"

namespace leetjudge {

// judge_solution() of what compiles: throws BadInput where it does not, JudgeFault for the judge's own.
SolutionResult judged(
    const Builder& builder, const Problem& problem, const std::vector<Case>& cases, const Solution& solution,
    const JudgeOptions& options, const CaseDone& done = [] {});

// What a case is measured by: the pieces that the problem's rules tell, or the values in it.
std::size_t pieces_of(const Problem& problem, const std::string& input);

// One that fails on a case, judged so, and is to fail on a smaller one.
struct Failing {
  Solution solution;
  JudgeOptions options;
  std::optional<Status> status = {};  // so that it gets this one
};

// An input that accepted solutions answer differently, and what they answer; or that one of them fails on, and why.
struct Disagreement {
  Case test;
  std::vector<std::pair<std::string, std::string>>
      answers;  // the solution's name, and its answer, empty where it fails
  std::string why = {};
};

// In what they did not agree, or are not heard.
struct Doubts {
  std::vector<std::string> dropped;          // those that are heard no more: "name: why"
  std::optional<Disagreement> disagreement;  // the smallest of those that were met
  std::optional<Disagreement> failure;       // the first crash on what the problem gives
  bool differ = false;                       // two of them answered otherwise, also on what may be no input
  std::vector<std::string> disputed;         // inputs that are not taken: "input: why"
};

class Reference {
 public:
  // Without a solution everything is answered, and nothing is expected. Unless all inputs are surely the problem's,
  // what differs is only disputed; where they are, one beyond the first `named` is heard no more when it crashes, or
  // the sanitizers find something, as long as there is another one. What is given by reference outlives this.
  Reference(const Builder& builder, const Problem& problem, const Constraints& constraints,
            std::vector<Solution> solutions, const JudgeOptions& options, std::size_t named = SIZE_MAX);

  // Those that the first one answers and no other one otherwise; where they expect nothing, what it answers is
  // expected, and is its own where another one's answer is Different. What does not fit the stub's types is left out.
  std::vector<Case> answered(std::vector<Case> cases);
  const std::string& refusal() const { return refusal_; }  // what became of the last one that it did not answer
  bool refuses() const { return refuses_; }                // one of them not for the time that it took

  // Whether its answer may be larger than the page says that answers are. What does not fit may be cut, to any number,
  // and often to 0: so it is only sure of small answers to few and small numbers, whose product is no larger than an
  // int.
  bool may_exceed(const Case& answered) const { return answer_bounded_ && !is_small(answered); }
  bool is_surely_given(const Case& answered) const { return surely_ && !may_exceed(answered); }

  // Whether all answer so, and the first without a finding of the sanitizers: otherwise a case that was drawn from
  // constraints may be none of the problem's.
  bool is_sound(const Case& test);

  // The smallest case that is found on which all `failing` fail and which is sound. `goes_on` is asked before each try,
  // with the smallest so far.
  using GoesOn = std::function<bool(const Case&)>;
  Case smaller(const Case& whole, const std::vector<Failing>& failing, const GoesOn& goes_on);

  const std::vector<Solution>& solutions() const { return solutions_; }
  const Doubts& doubts() const { return doubts_; }
  // Whether more than the page's examples confirms the answers: cases of the problem, or a second solution.
  bool confirmed() const;

 private:
  static bool is_small(const Case& answered);
  bool all_fail(const std::vector<Failing>& failing, const std::vector<Case>& test) const;
  // With sanitizers. An answer that depends on something undefined is none: a Runtime Error.
  CaseResult checked(const Case& test, const Solution& solution) const;
  bool drops(std::size_t which, const CaseResult& result);
  void note(const Case& test, const Solution& other);
  void note_crash(const CaseResult& result, const Solution& solution);
  void dispute(const CaseResult& result, const Solution& solution);

  const Builder& builder_;
  const Problem& problem_;
  const Constraints& constraints_;
  std::vector<Solution> solutions_;
  JudgeOptions options_;
  bool answer_bounded_ = false;  // and only that may be broken
  bool surely_;                  // nothing else may be broken
  std::size_t named_;
  Doubts doubts_;
  std::string refusal_;
  bool refuses_ = false;
};

}  // namespace leetjudge
