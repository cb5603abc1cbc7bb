// Reading and writing whole files.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace leetjudge {

// A solution or a page, and a file of cases: larger ones are not read.
constexpr std::uintmax_t most_source_bytes = 1 << 20, most_case_bytes = 64 << 20;

// The bytes of the file at `path`. Throws BadInput, naming the file and the system's reason; with a bound also for what
// is larger or no file but a pipe or device, before any of it is read.
std::string read_file(const std::filesystem::path& path, std::uintmax_t most_bytes = UINTMAX_MAX);

// All of standard input up to its end; from a terminal up to an empty line or Ctrl-D as well, which it says there
// behind `what`: "Paste a case".
std::string read_standard_input(const std::string& what);

// Writes `text` to `path`, whole or not at all: into a temporary neighbour first, then renamed over the old file.
// "-" is standard output. Throws BadInput, naming the file and the system's reason; the old file is then untouched.
void write_file(const std::filesystem::path& path, std::string_view text);

// The absolute path of the program that the shell would start by this name, or by this path; of those by a name the
// first that is `wanted`.
std::optional<std::filesystem::path> find_program(
    const std::string& name, bool (*wanted)(const std::filesystem::path& program) = [](const auto&) { return true; });

// `path` as a person would type it from the current directory: relative when that is shorter.
std::string display_path(const std::filesystem::path& path);

}  // namespace leetjudge
