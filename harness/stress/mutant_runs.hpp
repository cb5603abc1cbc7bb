// Mutants of accepted solutions, each a program of its own, and what cases tell them from their originals.
#pragma once

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "judging/judge.hpp"
#include "paste/mutants.hpp"

namespace leetjudge {

class MutantRuns {
 public:
  struct One {
    std::size_t solution;  // its original
    Mutant mutant;
  };

  // At most `most`, as many of each solution as far as it has so many; the same ones for the same seed. The first
  // solution's answers to the problem's own cases are the expected ones where these bring none. Throws JudgeFault, as
  // all do here.
  MutantRuns(const Builder& builder, const Problem& problem, const std::vector<Solution>& solutions, std::uint64_t seed,
             std::size_t most);

  const std::vector<One>& all() const { return mutants_; }
  const std::vector<Case>& own_cases() const { return own_; }
  bool is_own(const std::string& input) const { return std::ranges::count(own_, input, &Case::input) > 0; }
  Solution solution(std::size_t mutant) const { return {"mutant", files_[mutant], ""}; }

  // Whether it compiles.
  bool compiles(std::size_t mutant) const;

  // Which of `cases` tell the mutant from its original, and how; of many the first ones, since each crash takes a new
  // process. Whole: with the problem's limits, otherwise with ten times what the slowest own case takes its original,
  // at least 50 ms.
  struct Stop {
    std::size_t which;
    Status status;
  };
  std::vector<Stop> stops(std::size_t mutant, const std::vector<Case>& cases, bool whole = false) const;

  // Those that the first solution answers, with what it answers; what does not fit the stub's types is left out.
  std::vector<Case> answered(std::vector<Case> cases) const;

  // Of all that is judged here.
  JudgeOptions judging() const;
  double limit_ms(std::size_t mutant) const { return limits_ms_[mutants_[mutant].solution]; }

 private:
  const Builder& builder_;
  const Problem& problem_;
  Solution first_;
  std::vector<Case> own_;
  std::vector<double> limits_ms_;  // for the mutants of each solution
  std::vector<One> mutants_;
  std::vector<std::filesystem::path> files_;
};

}  // namespace leetjudge
