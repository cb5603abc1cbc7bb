// Verdicts that are not asked for again as long as nothing changed that they depend on: in the cache, a file each.
#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <string>

#include "results/results.hpp"

namespace leetjudge {

class KeptVerdicts {
 public:
  // `kind` keeps the answers of references apart from the verdicts that `list` tells.
  explicit KeptVerdicts(std::filesystem::path cache, std::string kind = "verdict");

  // The verdict that was kept under `key`, which says all that it depends on; of its cases only what results say of
  // them. Or on these cases; nothing where it was on others.
  std::optional<SolutionResult> find(const Solution& solution, const std::string& key) const;
  std::optional<SolutionResult> find(const Solution& solution, const std::string& key, const SharedCases& cases) const;
  // Keeps it, and notes in it that and when.
  void keep(SolutionResult& result, const std::string& key) const;

  // The latest verdict of that file, whatever it holds now. Not for several threads.
  std::optional<SolutionResult> last(const Solution& solution) const;
  // "Accepted 2026-11-22 21:30 UTC", and whether the file was written since; empty where there is no verdict.
  std::string words_of_last(const Solution& solution) const;

 private:
  std::string names_of(const Solution& solution) const;
  std::filesystem::path file_of(const Solution& solution, const std::string& key) const;

  std::filesystem::path cache_;
  std::string kind_, started_;
  mutable std::set<std::string> files_;  // of all verdicts, where last() was asked
};

}  // namespace leetjudge
