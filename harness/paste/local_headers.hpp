// The headers beside a solution: all of the user's files that its compiler gets to read.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace leetjudge {

struct LocalHeader {
  std::filesystem::path path;
  bool readable = false;  // by the compiler; otherwise it does not exist, or is none of the folder's headers
  std::string text;       // of one that is readable
};

// What `text`, that of the file `solution`, names in #include "…" and __has_include("…"), and in turn the
// headers among it. A header is a regular file named as C++ files are (.h, .hpp, .cpp, …) in the solution's
// folder or below, symbolic links resolved.
std::vector<LocalHeader> local_headers(const std::filesystem::path& solution, const std::string& text);

}  // namespace leetjudge
