// Mutants of accepted solutions, each a program of its own, and what cases tell them from their originals.
#pragma once

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
    std::filesystem::path file;
  };

  // At most `most`, the same ones for the same seed. `own` are the problem's cases. Throws JudgeFault, as all do here.
  MutantRuns(const Builder& builder, const Problem& problem, const std::vector<Case>& own,
             const std::vector<Solution>& solutions, std::uint64_t seed, std::size_t most);

  const std::vector<One>& all() const { return mutants_; }
  Solution solution(std::size_t mutant) const { return {"mutant", mutants_[mutant].file, ""}; }

  // Those of the mutants that are worth to be one program each, which build() makes and stops() takes.
  std::vector<std::vector<std::size_t>> programs(const std::vector<std::size_t>& mutants, unsigned at_a_time) const;
  void build(const std::vector<std::size_t>& program, Mode mode) const;

  // Which of `cases` tell the mutant from its original, and how; of many the first ones, since each crash takes a new
  // process. Where it does not compile, the first one, by a compile_error.
  struct Stop {
    std::size_t which;
    Status status;
  };
  std::vector<Stop> stops(std::size_t mutant, const std::vector<Case>& cases, JudgeOptions options) const;

  // With ten times what the slowest own case takes its original, at least 50 ms.
  JudgeOptions quickly(std::size_t mutant) const;

 private:
  const Builder& builder_;
  const Problem& problem_;
  std::vector<double> limits_ms_;  // for the mutants of each solution
  std::vector<One> mutants_;
};

}  // namespace leetjudge
