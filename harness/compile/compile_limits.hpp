// What compiling one solution may take.
#pragma once

#include <filesystem>
#include <string>

#include "process/tool.hpp"

namespace leetjudge {

struct CompileLimits {
  long cpu_s = 30;
  long memory_mb = 2048;
  long file_mb = 256;  // of any file that is written
};

// The same for one compiler or linker that works in `folder`, with a time by the wall clock.
ToolLimits tool_limits(const CompileLimits& limits, const std::filesystem::path& folder);

// The limit that ended a compiler or linker, in words; empty when none did.
std::string limit_reached(const ToolResult& result, const CompileLimits& limits);

}  // namespace leetjudge
