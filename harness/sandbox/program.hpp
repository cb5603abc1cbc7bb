// What the file of a program, or of a part that is linked into one, tells before it runs (ELF).
#pragma once

#include <filesystem>
#include <string>

namespace leetjudge {

// Bytes of writable data, zeroed or not, that the system sets up before it runs; 0 for what is no such file.
long static_data_bytes(const std::filesystem::path& program);

// The code of a program for `debug` that would run before its host's first code (host/first.cpp) closes files: a loader
// that is not the judge's own, libraries by their paths, resolvers of functions. Empty if there is none.
std::string runs_too_early(const std::filesystem::path& program);

}  // namespace leetjudge
