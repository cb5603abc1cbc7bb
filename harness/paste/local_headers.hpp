// The headers beside a solution: all of the user's files that its compiler gets to read. Which they are has to be known
// before it runs, and what binds a solution looks into them.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace leetjudge {

struct LocalHeader {
  std::filesystem::path path;
  std::string text;
};

// What `text`, that of the file `solution`, names between quotes, and in turn the headers among it. A header is a
// regular file named as C++ files are (.h, .hpp, .cpp, …) in the solution's folder or below, symbolic links resolved.
// `missing` gets those that are not there yet.
std::vector<LocalHeader> local_headers(const std::filesystem::path& solution, const std::string& text,
                                       std::vector<std::filesystem::path>* missing = nullptr);

// Whether a file is named as C++ files are.
bool named_as_source(const std::filesystem::path& file);

}  // namespace leetjudge
