// Verdicts that are not asked for again as long as nothing changed that they depend on: in the cache, a file each.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "results/results.hpp"

namespace leetjudge {

class KeptVerdicts {
 public:
  // `kind` keeps the answers of references apart from the verdicts of folders.
  explicit KeptVerdicts(std::filesystem::path cache, std::string kind = "verdict");

  // The verdict that was kept under `key`, which says all that it depends on; of its cases only what results say of
  // them. Or on these cases; nothing where it was on others.
  std::optional<SolutionResult> find(const Solution& solution, const std::string& key) const;
  std::optional<SolutionResult> find(const Solution& solution, const std::string& key, const SharedCases& cases) const;
  // Keeps it, and notes in it that and when.
  void keep(SolutionResult& result, const std::string& key) const;

 private:
  std::string names_of(const Solution& solution) const;
  std::filesystem::path file_of(const Solution& solution, const std::string& key) const;

  std::filesystem::path cache_;
  std::string kind_, started_;
};

}  // namespace leetjudge
