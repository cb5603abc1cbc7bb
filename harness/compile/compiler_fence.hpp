// What compilers and linkers may touch: they read the toolchain and what belongs to one solution, and write
// where they work. A solution can make a compiler read any file that it names (.incbin, #include), and an
// assembler or linker write one (assembly that looks like the compiler's own).
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "compile/toolchain.hpp"
#include "process/tool.hpp"

namespace leetjudge {

// The compiler behind a wrapper that keeps what was compiled (ccache and its like), which would write into
// its own folders; `program` itself where it is none.
std::filesystem::path behind_wrapper(const std::filesystem::path& program);

// Folders and files outside the system's own places that the compiler `program` needs, as far as it tells.
std::vector<std::string> compiler_folders(const std::filesystem::path& program);

// Lets a tool of `toolchain` write in its folder only, and read nothing of the user's but what is then added
// to `limits.reach.readable`.
void fence_compiler(ToolLimits& limits, const Toolchain& toolchain);

}  // namespace leetjudge
