// What the file of a program, or of a part that is linked into one, tells before it runs (ELF).
#pragma once

#include <filesystem>
#include <string>

namespace leetjudge {

// Bytes of writable data, zeroed or not, that the system sets up before it runs; 0 for what is no such file.
long static_data_bytes(const std::filesystem::path& program);

// What of it would run before the host's first code (host/first.cpp), which closes files where nothing else does: a
// loader that is not the judge's own, libraries by their paths, resolvers of functions. Empty if there is nothing.
std::string runs_too_early(const std::filesystem::path& program);

// Whether a compiled solution has functions by names of C's, which what begins before the host's first code may call,
// as sanitizers do; or brings libraries.
bool may_replace_functions(const std::filesystem::path& object);

}  // namespace leetjudge
