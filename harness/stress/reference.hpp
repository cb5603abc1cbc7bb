// An accepted solution that says what is right of drawn inputs.
#pragma once

#include <functional>
#include <optional>
#include <string>
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

// One that fails on a case, and is to fail on a smaller one.
struct Failing {
  Solution solution;
  JudgeOptions options;
  Mode mode = Mode::plain;            // checked: only what the sanitizers find counts
  std::optional<Status> status = {};  // so that it gets this one
};

class Reference {
 public:
  // Without a solution everything is answered, and nothing is expected.
  Reference(const Builder& builder, const Problem& problem, const std::optional<Solution>& solution,
            const JudgeOptions& options);

  // Those that it answers; where they expect nothing, what it answers is expected. What does not fit the stub's types
  // is left out.
  std::vector<Case> answered(std::vector<Case> cases);
  const std::string& refusal() const { return refusal_; }  // what became of the last one that it did not answer

  // Whether it answers so, and without a finding of the sanitizers: otherwise a case that was drawn from constraints
  // may be none of the problem's.
  bool is_sound(const Case& test) const;

  // The smallest case that is found on which all `failing` fail, each in a new process, and which is sound. `goes_on`
  // is asked before each try, with the smallest so far.
  Case smaller(const Case& whole, const Constraints& constraints, const std::vector<Failing>& failing,
               const std::function<bool(const Case&)>& goes_on) const;

  const std::optional<Solution>& solution() const { return solution_; }

 private:
  const Builder& builder_;
  const Problem& problem_;
  std::optional<Solution> solution_;
  JudgeOptions options_;
  std::string refusal_;
};

}  // namespace leetjudge
