// Verdicts that are not asked for again as long as nothing changed that they depend on: those in the cache, a folder
// each, and those of an earlier run's JSON.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>

#include "results/results.hpp"

namespace leetjudge {

class KeptVerdicts {
 public:
  explicit KeptVerdicts(std::filesystem::path cache);

  // Those of an earlier run as well.
  void add(const Report& earlier);
  // The verdict of that digest if there is one, unless it is to be made `anew`; otherwise what `judge` returns, which
  // is kept where `worth` says so.
  SolutionResult of(const Solution& solution, const SharedCases& cases, const std::string& digest, bool anew,
                    const std::function<SolutionResult()>& judge,
                    const std::function<bool(const SolutionResult&)>& worth) const;

 private:
  bool take_over(SolutionResult& result, const Solution& solution, const SharedCases& cases) const;

  std::filesystem::path cache_;
  std::string started_;
  std::map<std::string, SolutionResult> earlier_;  // by digest
};

}  // namespace leetjudge
