// openleetcode's manifest.yaml of a problem, with its accepted sol.cpp, as a test-case file (docs/problems.md).
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace leetjudge {

// What could not be read: of all that have the same reason, a few are named.
struct LeftOut {
  std::string reason;    // "its answer does not fit"
  std::string what;      // "tests/1. two-sum/manifest.yaml:12: case \"empty\": …"
  bool problem = false;  // all of it
};

// What a collection holds of a problem.
struct Collected {
  std::string file;  // empty where nothing could be read
  int id = 0;
  std::string slug;
  std::string reference;  // the text of an accepted solution, if there is one
  std::vector<LeftOut> left_out;
};

// What is wrong with it is left out, and not thrown.
Collected read_manifest(const std::filesystem::path& manifest);

}  // namespace leetjudge
