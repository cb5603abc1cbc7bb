#include "compile/diagnostics.hpp"

#include <algorithm>
#include <regex>
#include <vector>

#include "paste/binding.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t longest_explanation = 16 << 10;

bool is_error(std::string_view line) {
  return contains_any(line, {": error: ", ": fatal error: ", "undefined reference", "multiple definition",
                             "undefined symbol", "duplicate symbol"});
}

// The header that `error` says is not there, where it is named as those of the C++ library are; otherwise empty.
std::string missing_library_header(const std::string& error) {
  static const std::regex header(R"(error: '?([a-z_]+)(?:' file not found|: No such file))");
  std::smatch match;
  return std::regex_search(error, match, header) ? match[1].str() : "";
}

// A name or header of LeetCode's library, GCC 14's, that GCC 12's does not have, where `error` says that there is none.
std::string late_name_in(const std::string& error) {
  constexpr std::string_view headers = " format generator print ";
  constexpr std::string_view of_std =
      " format format_to formatted_size formatter forward_like generator print println vformat ";
  constexpr std::string_view of_ranges =
      " adjacent adjacent_transform cartesian_product chunk chunk_by contains contains_subrange enumerate find_last "
      "find_last_if find_last_if_not fold_left fold_left_first fold_right fold_right_last iota join_with pairwise "
      "pairwise_transform repeat slide stride to zip zip_transform ";
  static const std::regex name(
      R"(error: (no (member|template) named |use of undeclared identifier |unknown (type|template) name )?)"
      R"(('|‘)(std::)?(\w+)('|’)( in namespace| was not| has not| is not| does not|; did you mean|$))");
  const auto among = [](std::string_view names, const std::string& one) { return contains(names, " " + one + " "); };
  std::smatch match;
  const std::string missing = missing_library_header(error);
  if (!missing.empty() && among(headers, missing)) return "<" + missing + ">";
  if (!std::regex_search(error, match, name)) return "";
  if (among(of_std, match[6])) return "std::" + match[6].str();
  return among(of_ranges, match[6]) && contains(error, "std::") ? match[6].str() : "";
}

bool defines_main(const std::string& error) {
  static const std::regex twice(R"((multiple definition of [`']|duplicate symbol: )main('|\s|$))");
  return std::regex_search(error, twice);
}

// What the user can do about `error`; empty where the compiler's own words are enough.
std::string hint_for(const std::string& error, const std::string& shown, const Stub& stub) {
  if (contains(error, call_site)) {
    return fmt::format(
        "{} must define class {} with the public {}; is it there, spelled like this, and is every brace before the "
        "end of the file closed?",
        shown, stub.solution.name,
        stub.design ? "methods of LeetCode's stub" : "method " + stub.method().declaration());
  }
  if (const std::string name = late_name_in(error); !name.empty())
    return fmt::format(
        "this machine's C++ library lacks {}; Debian 13 has it, and so has the container in .devcontainer/", name);
  if (!missing_library_header(error).empty()) return "the C++ library of this machine has no header of that name";
  if (contains_any(error, {"ermission denied", "ould not find in", "in assembly: file not found"})) {
    return "compilers reach the standard library, and the headers (.h, .hpp, …) of the solution's own folder that it "
           "includes by name; LeetCode has none of your files";
  }
  if (contains_any(error, {"file not found", "No such file or directory"})) {
    return "LeetCode has the standard library only: paste what you need from that file into the solution, or remove "
           "the #include";
  }
  if (defines_main(error)) return "the judge brings its own main(): remove yours, LeetCode does not accept one either";
  return "";
}

// An error of the call that the judge generates, with the types that are meant instead of the names that they have
// there:
// "'leetjudge_host::result<bool>' (aka 'bool')", in brackets of either compiler.
std::string without_own_types(std::string error) {
  static const std::regex known(R"((?:'|‘)leetjudge_host::[^'’]*(?:'|’) [({]aka ((?:'|‘)[^'’]*(?:'|’))[)}])");
  static const std::regex nothing("leetjudge_host::None");
  return std::regex_replace(std::regex_replace(error, known, "$1"), nothing, "void");
}

// A linker's line without the paths of the judge's own files.
std::string without_folders(const std::string& line) {
  static const std::regex folders(R"((^|[ \t(>])/(?![ /=])(?:[^ \t:()]*/)?)");
  return std::regex_replace(line, folders, "$1");
}

}  // namespace

std::string explain_compile_error(std::string_view messages, const std::filesystem::path& solution,
                                  const std::string& shown, const Stub& stub) {
  std::vector<std::string> lines;
  std::size_t first = std::string::npos;
  for (std::string& line : short_lines(messages)) {
    line = replaced(std::move(line), solution.string(), shown);
    const std::size_t assembler = line.find(": Error: ");  // with a line of a file that is gone
    if (assembler != std::string::npos && line.find(".s:") < assembler)
      line = shown + ": error: in assembly: " + line.substr(assembler + 9);
    const bool ours = contains_any(line, {"<built-in>", "<command-line>", "<command line>"});
    if (ours && contains(line, "included from")) continue;
    if (!line.starts_with(shown)) line = without_folders(line);
    if (first == std::string::npos && is_error(line)) first = lines.size();
    lines.push_back(std::move(line));
  }
  if (first == std::string::npos) {
    return lines.empty() ? "the compiler failed without a message" : std::string(trim(messages));
  }
  const bool at_call = contains(lines[first], call_site);
  std::string error = lines[first];
  if (defines_main(error))
    error = shown + ": error: main() is defined here and in the judge, as in LeetCode's: remove it to judge the file";
  if (at_call) {  // at "call site: error: words"
    const std::size_t words = error.find("error: ");
    error = shown + ": error: cannot be called as LeetCode calls it: " +
            without_own_types(error.substr(words == std::string::npos ? 0 : words + 7));
  }
  const std::string hint = hint_for(lines[first], shown, stub);
  std::string text = error + "\n" + (hint.empty() ? "" : "hint: " + hint + "\n");
  std::string before;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    // The lines of source below an error in the call are none that the user has seen.
    const bool foreign = at_call && (contains(lines[i], " | ") || contains(lines[i], call_site));
    if (i != first && !foreign) (i < first ? before : text) += lines[i] + "\n";
  }
  text += before;
  if (text.size() > longest_explanation) text = text.substr(0, longest_explanation) + "\n… (cut here)\n";
  return escape_binary(text);
}

std::vector<std::string> warnings_in(std::string_view messages, const std::filesystem::path& solution) {
  constexpr std::size_t most = 5;
  constexpr std::string_view mark = ": warning: ";
  const std::string place = solution.string() + ":";
  std::vector<std::string> warnings;
  for (const std::string& line : short_lines(messages)) {
    const std::size_t words = line.find(mark);
    if (words == std::string::npos || !line.starts_with(place) || warnings.size() == most) continue;
    const std::string what = line.substr(words + mark.size(), line.rfind(" [-W") - words - mark.size());
    const std::string at = line.substr(place.size(), words - place.size());  // "3:9"
    std::string told = display_path(solution) + ":" + at + std::string(mark) + escape_binary(what);
    if (!std::ranges::count(warnings, told)) warnings.push_back(std::move(told));
  }
  return warnings;
}

bool has_error(std::string_view messages) { return std::ranges::any_of(split_lines(messages), is_error); }

bool tool_says(std::string_view messages, std::string_view words) {
  return std::ranges::any_of(split_lines(messages),
                             [&](std::string_view line) { return contains(line, words) && !contains(line, " | "); });
}

std::string first_error(std::string_view explanation, std::size_t lines) {
  std::string text;
  std::size_t count = 0;
  for (const std::string_view line : split_lines(explanation)) {
    if (count > 0 && is_error(line)) break;
    if (++count > lines) break;
    text += std::string(line) + "\n";
  }
  return text;
}

std::string all_errors(std::string_view explanation) {
  constexpr std::size_t most = 20;
  std::string text = first_error(explanation);
  const std::string file = text.substr(0, text.find(':') + 1);
  std::size_t count = 0;
  for (const std::string_view line : split_lines(explanation)) {
    if (contains(line, ": error: ") && line.starts_with(file) && count++ > 0 && count <= most)
      text += std::string(line) + "\n";
  }
  return text;
}

}  // namespace leetjudge
