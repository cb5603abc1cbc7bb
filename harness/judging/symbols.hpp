// Where in the source code an address of a program lies.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "results/results.hpp"

namespace leetjudge {

struct SourcePlace : Place {
  std::string function;  // "dfs", without what is around it and its parameters
};

using Places = std::vector<SourcePlace>;  // innermost first

// For each of the offsets into the file `program`, as "0x1a2b", of which it takes 64 at most and leaves out
// what is none, the places that it stands for: more than one where functions were inlined,
// none where the debug information does not know it. By eu-addr2line (elfutils), or without it by addr2line,
// which knows no columns.
std::vector<Places> source_places(const std::filesystem::path& program, const std::vector<std::string>& offsets);

}  // namespace leetjudge
