// The C++ library that solutions are compiled against: how old it is, and which names need a newer one. It
// has GCC's release number whichever compiler reads it.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "compile/toolchain.hpp"

namespace leetjudge {

// The GCC whose library LeetCode has.
inline constexpr int leetcode_library = 14;

// The GCC that the library belongs to which `toolchain` reads; 0 when it is another library. Runs the
// preprocessor for some milliseconds.
int library_release(const Toolchain& toolchain);

// For a compiler's error about a name or header of the standard library that came after `release`: which
// library it needs, and what helps. Empty for all other errors; `release` is called for names that came late.
std::string newer_library_hint(std::string_view error, const std::function<int()>& release);

}  // namespace leetjudge
