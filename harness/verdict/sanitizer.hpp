// What AddressSanitizer or UndefinedBehaviorSanitizer found, in one line.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace leetjudge {

// Reads the report that a checked host left on standard error: "mine.cpp:12: heap-buffer-overflow (read of
// size 4)" with the innermost line of `solution`; without a file and line where none of the frames lies in
// it. Nothing when there is no report. `program` is the host, whose debug information gives the lines
// (addr2line).
std::optional<std::string> sanitizer_finding(std::string_view report, const std::filesystem::path& program,
                                             const std::filesystem::path& solution);

// Whether the report says that memory ran out.
bool sanitizer_ran_out_of_memory(std::string_view report);

}  // namespace leetjudge
