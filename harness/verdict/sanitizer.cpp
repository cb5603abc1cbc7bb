#include "verdict/sanitizer.hpp"

#include <regex>
#include <vector>

#include "run/tool.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// Offsets into `program` of the first stack in the report, innermost first.
std::vector<std::string> frames_of(std::string_view report, const std::string& program) {
  std::vector<std::string> offsets;
  for (const std::string_view line : split_lines(report)) {
    const std::string marker = "(" + program + "+0x";
    const std::size_t at = line.find(marker);
    if (at != std::string_view::npos) {
      const std::size_t begin = at + marker.size();
      offsets.push_back("0x" + std::string(line.substr(begin, line.find(')', begin) - begin)));
    } else if (trim(line).empty() && !offsets.empty()) {
      break;
    }
  }
  return offsets;
}

// "mine.cpp:12" for the innermost frame that lies in `solution`.
std::string line_in_solution(std::string_view report, const std::filesystem::path& program,
                             const std::filesystem::path& solution) {
  const std::vector<std::string> offsets = frames_of(report, program.string());
  if (offsets.empty()) return "";
  std::vector<std::string> command = {"/usr/bin/addr2line", "-i", "-e", program.string()};
  command.insert(command.end(), offsets.begin(), offsets.end());
  const ToolResult result = run_tool(command, {.time_s = 20});
  const std::string wanted = solution.string() + ":";
  for (const std::string_view line : split_lines(result.output)) {
    if (line.starts_with(wanted)) {
      return fmt::format("{}:{}", display_path(solution),
                         std::atoi(std::string(line.substr(wanted.size())).c_str()));
    }
  }
  return "";
}

// "__n < this->size()" for the library's or the solution's own assertion that failed; otherwise nothing: what
// aborted it is said elsewhere.
std::string failed_assertion(std::string_view report) {
  static const std::regex assertion("Assertion [`'](.*)' failed");
  for (const std::string& line : short_lines(report)) {
    std::smatch match;
    if (std::regex_search(line, match, assertion)) return fmt::format("assertion failed: {}", match[1].str());
  }
  return "";
}

}  // namespace

std::optional<std::string> sanitizer_finding(std::string_view report, const std::filesystem::path& program,
                                             const std::filesystem::path& solution) {
  static const std::regex undefined(R"(^(.*):(\d+):\d+: runtime error: (.*)$)");
  static const std::regex address(R"(ERROR: AddressSanitizer: (?:attempting )?(.*?)(?: on |: | \()|$)");
  static const std::regex access(R"(^(READ|WRITE) of size (\d+))");
  std::string kind;
  std::string detail;
  for (const std::string& line : short_lines(report)) {
    std::smatch match;
    if (std::regex_search(line, match, undefined)) {
      if (match[1] == solution.string()) {
        return fmt::format("{}:{}: {}", display_path(solution), match[2].str(), match[3].str());
      }
      kind = match[3];
      break;
    }
    if (kind.empty() && std::regex_search(line, match, address)) kind = match[1];
    if (!kind.empty() && std::regex_search(line, match, access)) {
      detail = fmt::format(" ({} of size {})", match[1] == "READ" ? "read" : "write", match[2].str());
      break;
    }
  }
  if (kind.empty()) return std::nullopt;
  if (kind == "ABRT") kind = failed_assertion(report);
  const std::string place = line_in_solution(report, program, solution);
  const std::string gap = place.empty() || kind.empty() ? "" : ": ";
  if (place.empty() && kind.empty()) return std::nullopt;
  return fmt::format("{}{}{}{}", place, gap, kind, detail);
}

bool sanitizer_ran_out_of_memory(std::string_view report) {
  return report.find("hard rss limit exhausted") != std::string_view::npos ||
         report.find("AddressSanitizer: out-of-memory") != std::string_view::npos ||
         report.find("AddressSanitizer: allocation-size-too-big") != std::string_view::npos;
}

}  // namespace leetjudge
