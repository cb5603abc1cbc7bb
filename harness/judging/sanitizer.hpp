// What AddressSanitizer or UndefinedBehaviorSanitizer found, in words that LeetCode's user knows.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "results/results.hpp"

namespace leetjudge {

struct SourcePlace : Place {
  std::string function;  // "dfs", without what is around it and its parameters
};

using Places = std::vector<SourcePlace>;  // innermost first

// The places that each offset into the file `program` ("0x1a2b") stands for: several where functions were inlined, none
// where the debug information does not know it. What is no offset is left out, and all behind the 64th. Asks
// eu-addr2line (elfutils), or without it addr2line, which knows no columns.
std::vector<Places> source_places(const std::filesystem::path& program, const std::vector<std::string>& offsets);

struct SanitizerFinding {
  enum class Kind {
    error,           // what LeetCode calls a Runtime Error
    wild,            // the same, of an address where nothing is, or a size that is none
    abort,           // the program ended itself: an assertion, an uncaught exception
    signal,          // another one ended it, of which no more is known than its name
    stack_overflow,  // frames are larger with sanitizers
    out_of_memory    // so are allocations
  };
  Kind kind = Kind::error;
  std::string what;       // "index 9 is out of bounds of int[9]"; may be empty for an abort
  std::string tool;       // "AddressSanitizer"; none where it only says where the program ended
  Places frames;          // in the user's own files; five at most
  std::size_t depth = 0;  // of all calls that the report has
  Place place() const { return frames.empty() ? Place() : Place(frames.front()); }
};

// Reads the report that a host with sanitizers left on standard error as it ended. `program` is the host,
// whose debug information gives the places. Nothing when there is no report.
std::optional<SanitizerFinding> sanitizer_finding(std::string_view report, const std::filesystem::path& program,
                                                  const std::filesystem::path& solution);

// "mine.cpp:9:17: index 9 is out of bounds of int[9]"
std::string finding_words(const SanitizerFinding& finding);
// The same with who found it, and with the calls that led there: "… (AddressSanitizer: in dfs, called at mine.cpp:20
// of solve)".
std::string finding_details(const SanitizerFinding& finding);

}  // namespace leetjudge
