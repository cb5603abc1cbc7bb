// Verdicts that are not asked for again as long as nothing changed that they depend on: in the cache, a folder each.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "results/results.hpp"

namespace leetjudge {

class KeptVerdicts {
 public:
  // `kind` keeps apart what is judged in another way.
  explicit KeptVerdicts(std::filesystem::path cache, std::string kind = "verdict");

  // The verdict of that digest as it was kept: of its cases only what results say of them. Or on these cases; nothing
  // where it was on others.
  std::optional<SolutionResult> find(const Solution& solution, const std::string& digest) const;
  std::optional<SolutionResult> find(const Solution& solution, const std::string& digest,
                                     const SharedCases& cases) const;
  // Keeps it, or where it is not `worth` that, forgets what was kept.
  void keep(SolutionResult& result, const std::string& digest, bool worth) const;

 private:
  std::filesystem::path folder_of(const Solution& solution, const std::string& digest) const;

  std::filesystem::path cache_;
  std::string kind_, started_;
};

// What is kept in a cache of solutions, whatever they are now.
class LastVerdicts {
 public:
  explicit LastVerdicts(const std::filesystem::path& cache);
  std::optional<SolutionResult> of(const Solution& solution) const;
  // "Accepted 2026-11-22 21:30 UTC", and whether the file was written since; empty where nothing is kept.
  std::string words(const Solution& solution) const;

 private:
  std::map<std::string, std::vector<std::filesystem::path>> folders_;  // by solution
};

}  // namespace leetjudge
