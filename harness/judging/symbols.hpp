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

// The places that each offset into the file `program` ("0x1a2b") stands for: several where functions were inlined, none
// where the debug information does not know it. What is no offset is left out, and all behind the 64th. Asks
// eu-addr2line (elfutils), or without it addr2line, which knows no columns.
std::vector<Places> source_places(const std::filesystem::path& program, const std::vector<std::string>& offsets);

}  // namespace leetjudge
