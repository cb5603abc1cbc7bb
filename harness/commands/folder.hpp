// Judges every solution in folders, each by the problem that it is found to solve.
#pragma once

#include <string>

#include "commands/output.hpp"

namespace leetjudge {

struct FolderOptions {
  bool all = false, strict = false, again = false;
  std::string resume;
  void add(CLI::App& verb);
  bool given() const { return all || strict || again || !resume.empty(); }
};

// Whether what stands in the problem's place is a folder, and no problem.
bool names_folder(const ReportingOptions& line);

// Returns the exit status.
int judge_folders(ReportingOptions& line, const FolderOptions& options, const std::string& reference);

}  // namespace leetjudge
