#include <cstdlib>
#include <map>
#include <string_view>

#include "judging/sanitizer.hpp"
#include "sandbox/tool.hpp"
#include "util/files.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t most_offsets = 64;
constexpr std::size_t most_remembered = 100;

// A solution may have written them: nothing else reaches a command line.
bool is_offset(std::string_view text) {
  return text.starts_with("0x") && text.size() > 2 && text.size() <= 18 &&
         text.find_first_not_of("0123456789abcdef", 2) == std::string_view::npos;
}

// "dfs" of "Solution::dfs(int, int) inlined at mine.cpp:12:3 in Solution::solve()".
std::string bare_name(std::string_view text) {
  text = text.substr(0, text.find(" inlined at "));
  const bool local = text.starts_with("_ZZ");  // what demanglers do not know yet: one with an explicit `this`
  if (local || text.find("{lambda") != std::string_view::npos) return "a lambda";
  const bool call_operator = text.find("operator()") != std::string_view::npos;
  text = text.substr(0, text.find('(', call_operator ? text.find("operator()") + 10 : 0));
  text = text.substr(0, text.find('<') == 0 ? std::string_view::npos : text.find('<'));
  if (const std::size_t colon = text.rfind("::"); colon != std::string_view::npos) text.remove_prefix(colon + 2);
  text = trim(text);
  const bool made_up = text.starts_with("_") || text.find_first_of(" .<>") != std::string_view::npos;
  return made_up ? "" : std::string(text);  // by a compiler or the library
}

// "/folder/mine.cpp:12:3", or without the column.
SourcePlace place_in(std::string_view text, std::string_view function) {
  SourcePlace place;
  text = text.substr(0, text.find(" (discriminator"));
  int numbers[2] = {};
  int count = 0;
  for (std::size_t colon; count < 2 && (colon = text.rfind(':')) != std::string_view::npos; ++count) {
    const std::string number(text.substr(colon + 1));
    if (number.empty() || number.find_first_not_of("0123456789") != std::string::npos) break;
    numbers[count] = std::atoi(number.c_str());
    text = text.substr(0, colon);
  }
  place.file = text;
  place.line = numbers[count == 2 ? 1 : 0];
  place.column = count == 2 ? numbers[0] : 0;
  place.function = bare_name(function);
  return place;
}

}  // namespace

std::vector<Places> source_places(const std::filesystem::path& program, const std::vector<std::string>& offsets) {
  const auto tool = find_program("eu-addr2line");
  const auto other = tool ? tool : find_program("addr2line");
  std::vector<std::string> command = {other.value_or("").string(), "-i", "-f", "-C", "-a", "-e", program.string()};
  std::size_t known = 0;
  for (const std::string& offset : offsets) {
    if (!is_offset(offset) || known >= most_offsets) continue;
    command.push_back(offset);
    ++known;
  }
  // Case after case ends at the same place, and asking takes longer than running them.
  static thread_local std::map<std::vector<std::string>, std::vector<Places>> asked;
  if (const auto found = asked.find(command); found != asked.end()) return found->second;
  if (asked.size() >= most_remembered) asked.clear();
  std::vector<Places> all(known);
  if (!other || known == 0) return all;
  // It reads what a solution's assembly may have written.
  const ToolResult result = run_tool(command, {.time_s = 20,
                                               .child = {.limits = {.data_bytes = 2l << 30},
                                                         .trust = Trust::tool,
                                                         .reach = {{other->string(), program.string()}, ""}}});
  // An address, and below it two lines for each place: function and position.
  std::size_t index = 0;
  std::string_view function;
  for (const std::string_view line : split_lines(result.output)) {
    if (is_offset(line)) {
      if (++index > all.size()) break;
      function = {};
    } else if (index == 0) {
      continue;
    } else if (function.empty()) {
      function = line;
    } else {
      const SourcePlace place = place_in(line, function);
      if (place.line > 0) all[index - 1].push_back(place);
      function = {};
    }
  }
  return asked[command] = all;
}

}  // namespace leetjudge
