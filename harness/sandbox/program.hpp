// What the file of a program tells before it runs (ELF).
#pragma once

#include <filesystem>
#include <string>

namespace leetjudge {

// Bytes of writable data, zeroed or not, that the system sets up before it runs; 0 for what is no such file.
long static_data_bytes(const std::filesystem::path& program);

// What of it would run before the host's first code (host/first.cpp), which closes files where nothing else does: a
// loader that is not the judge's own, libraries by their paths, resolvers of functions. Empty if there is nothing.
std::string runs_too_early(const std::filesystem::path& program);

}  // namespace leetjudge
