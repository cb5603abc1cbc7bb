// Judges every solution in folders, each by the problem that it is found to solve (folder_files.cpp).
#pragma once

#include <string>

#include "commands/output.hpp"
#include "problem/attribution.hpp"

namespace leetjudge {

struct FolderOptions {
  bool all = false, again = false;
  void add(CLI::App& verb);
  bool given() const { return all || again; }
};

// Whether what stands in the problem's place is a folder, and no problem.
bool names_folder(const ReportingOptions& line);

// Returns the exit status.
int judge_folders(ReportingOptions& line, const FolderOptions& options, const std::string& reference);

// A file and what is known of it before it is judged.
struct Candidate {
  std::filesystem::path file;
  std::string name, text;  // the path below the deepest folder that holds all paths that were named
  Attribution found;
};

// Every C++ file below these folders, and files named themselves. What is too large goes to `folder`, what cannot be
// read to `bad`. Throws BadInput where one of the paths is not there.
std::vector<Candidate> candidates_in(const std::vector<std::string>& paths, const Attributing& attributing,
                                     Folder& folder, std::vector<BadCase>& bad);

}  // namespace leetjudge
