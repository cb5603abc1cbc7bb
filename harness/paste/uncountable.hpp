// What can be known of a solution that would make its counts wrong.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace leetjudge {

// Why the code in `text` cannot be counted; empty if nothing speaks against it. host/untold.hpp keeps code
// from taking itself out of the count; here is said of whoever takes that back.
std::string why_uncountable(std::string_view text);

// Whether a plain program names the functions by which a traced one is counted: it would call them itself, or
// ask whether they are there.
bool names_hooks(const std::filesystem::path& program);

}  // namespace leetjudge
