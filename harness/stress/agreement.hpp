// Whether accepted solutions answer alike: where two do not, one of them is wrong, and no answer of theirs is kept.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "judging/judge.hpp"

namespace leetjudge {

// An input that accepted solutions answer differently, and what they answer.
struct Disagreement {
  Case test;
  std::vector<std::pair<std::string, std::string>> answers;  // the solution's name, and its answer
};

class Agreement {
 public:
  // `solutions` were accepted, and the first one's answers are expected; of `witnesses` those are heard that are right
  // on `own`, the problem's cases. Unless all inputs are `surely` the problem's, what differs is only disputed.
  Agreement(const Builder& builder, const Problem& problem, const std::vector<Case>& own,
            const std::vector<Solution>& solutions, const std::vector<Solution>& witnesses, bool surely);

  bool has_others() const { return !others_.empty(); }
  std::size_t witnesses() const { return witnesses_; }  // that are heard
  // The smallest of those that were met.
  const std::optional<Disagreement>& disagreement() const { return disagreement_; }
  // Inputs that are not taken: "input: why".
  const std::vector<std::string>& disputed() const { return disputed_; }

  // Without those that another solution answers otherwise.
  std::vector<Case> agreed(std::vector<Case> cases);
  // Whether all give that answer, and the first without a finding of the sanitizers. False once interrupted.
  bool is_undisputed(const Case& test);

 private:
  CaseResult checked(const Case& test, const Solution& solution) const;
  void note(const Case& test, const Solution& other);
  void dispute(const Case& test, const CaseResult& result, const Solution& solution);

  const Builder& builder_;
  const Problem& problem_;
  Solution first_;
  std::vector<Solution> others_;
  std::size_t witnesses_ = 0;
  bool surely_;
  std::optional<Disagreement> disagreement_;
  std::vector<std::string> disputed_;
};

}  // namespace leetjudge
