// What compiling one solution may take, and what compilers and linkers may touch: they read the toolchain and what
// belongs to the solution, and write where they work. A solution can make a compiler read any file that it names
// (.incbin, #include), and an assembler or linker write one (assembly that looks like the compiler's own).
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "compile/toolchain.hpp"
#include "sandbox/tool.hpp"

namespace leetjudge {

struct CompileLimits {
  long cpu_s = 30;
  long memory_mb = 2048;
  long file_mb = 256;  // of any file that is written
};

// The same for one compiler or linker of `toolchain` that works in `folder`, with a time by the wall clock. It writes
// there only, and reads nothing of the user's but `readable`.
ToolLimits tool_limits(const CompileLimits& limits, const Toolchain& toolchain, const std::filesystem::path& folder,
                       const std::vector<std::string>& readable);

// The limit that ended a compiler or linker, in words; empty when none did.
std::string limit_reached(const ToolResult& result, const CompileLimits& limits);

// Whether somebody else ended it or a part of it, as the system does where memory is short.
bool was_killed(const ToolResult& result);

// Whether its time on the wall clock was up though it had hardly computed: that is the machine's fault.
bool stood_still(const ToolResult& result, const CompileLimits& limits);

// Whether it crashed: for a reason of its own, or one of what it read.
bool has_crashed(const ToolResult& result);

// What a compiler or linker could not write into `folder` is no fault of what it read: throws JudgeFault where that is
// full.
void refuse_full(const ToolResult& result, const std::filesystem::path& folder);

// The compiler behind a wrapper that keeps what was compiled (ccache and its like), which would write into
// its own folders; `program` itself where it is none.
std::filesystem::path behind_wrapper(const std::filesystem::path& program);

// What the compiler `program` needs outside the system's own places: itself, and the folder around its bin/.
std::vector<std::string> compiler_folders(const std::filesystem::path& program);

}  // namespace leetjudge
