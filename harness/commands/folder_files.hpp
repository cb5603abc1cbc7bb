// Finds the solutions in folders, and the problem that each solves.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "problem/attribution.hpp"
#include "problem/problem.hpp"
#include "results/results.hpp"

namespace leetjudge {

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

// Finds the problem of those of which nothing but the signature tells it, and says so in `folder`.
void look_for_signatures(std::vector<Candidate>& files, const Attributing& attributing, Folder& folder);

}  // namespace leetjudge
