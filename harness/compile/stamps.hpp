// What a build depended on beside its own sources: files with size and time of change.
#pragma once

#include <filesystem>
#include <string>

namespace leetjudge {

// A line each of name and stamp for the files in `rule`, a make rule as compilers write it, but for `source`
// and what lies below `ours`.
std::string stamps_of(const std::string& rule, const std::filesystem::path& source, const std::filesystem::path& ours);
// Whether the file with such stamps is there, and nothing changed since.
bool stamps_hold(const std::filesystem::path& file);

// A device or pipe in a rule; clang takes one for an empty file. Empty if there is none.
std::string odd_file_in(const std::string& rule);

}  // namespace leetjudge
