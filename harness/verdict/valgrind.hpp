// What valgrind has found.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace leetjudge {

// The first error in `report`, what a host that valgrind watched has printed on standard error, with the
// solution's own line: "mine.cpp:7: use of uninitialised value of size 8 (made at mine.cpp:5)". Nothing if
// there is none.
std::optional<std::string> valgrind_finding(std::string_view report, const std::filesystem::path& solution);

}  // namespace leetjudge
