#include "verdict/valgrind.hpp"

#include <regex>

#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {

std::optional<std::string> valgrind_finding(std::string_view report, const std::filesystem::path& solution) {
  static const std::regex said(R"(^==\d+== (.*)$)");
  static const std::regex frame(R"(^\s+(?:at|by) 0x[0-9A-F]+: .*\((.*):(\d+)\)$)");
  std::string error;
  std::string place;
  std::string origin;
  bool in_origin = false;
  for (const std::string& line : short_lines(report)) {
    std::smatch words;
    if (!std::regex_match(line, words, said)) continue;
    const std::string text = words[1];
    std::smatch where;
    if (error.empty()) {
      const bool heading = text.starts_with("Thread ");  // whose error follows
      if (!trim(text).empty() && text[0] != ' ' && !heading) error = trim(text);
    } else if (std::regex_match(text, where, frame)) {
      std::string& found = in_origin ? origin : place;
      if (found.empty() && where[1] == solution.string())
        found = fmt::format("{}:{}", display_path(solution), where[2].str());
    } else if (text.find("was created by") != std::string::npos) {
      in_origin = true;
    } else if (!text.empty() && text[0] != ' ' && !trim(text).empty()) {
      break;  // the next error
    }
  }
  if (error.empty()) return std::nullopt;
  error[0] = char(std::tolower(error[0]));
  if (error.starts_with("syscall param")) error = "the answer depends on uninitialised memory";
  return fmt::format("{}{}{}{}", place, place.empty() ? "" : ": ", error,
                     origin.empty() || origin == place ? "" : fmt::format(" (made at {})", origin));
}

}  // namespace leetjudge
