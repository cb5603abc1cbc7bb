#include "paste/together.hpp"

#include <algorithm>

#include "paste/outline.hpp"
#include "paste/tokens.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::string_view standard_names = "using namespace std ";
// What may reach beyond a class, do something before main, or tell where it stands.
constexpr std::string_view reaching[] = {"inline", "friend", "extern", "asm",          "import",  "constructor",
                                         "main",   "typeid", "export", "thread_local", "_Pragma", "source_location",
                                         "gnu",    "clang"};
// Of the compiler's own words these are harmless.
constexpr std::string_view harmless[] = {"__builtin_", "__int128", "__uint128_t", "__gcd", "__lg"};

bool reaches_out(std::string_view word) {
  const auto begins = [&](std::string_view one) { return word.starts_with(one); };
  if (word.starts_with("__") && std::ranges::none_of(harmless, begins)) return true;
  return contains(word, "leetjudge") || std::ranges::count(reaching, word) > 0;
}

// Whether nothing is declared behind the class's '}', as an object is. Where that is missing, it is not.
bool ends_with_its_brace(std::string_view code) {
  int depth = 0;
  bool closed = false;
  for (const std::string_view token : tokens_of(code)) {
    if (closed && token != ";") return false;
    depth += token == "{";
    depth -= token == "}";
    closed = token == "}" && depth == 0;
  }
  return closed || (depth == 0 && tokens_of(code).back() == ";");
}

// Whether there are no static variables but constants: beside others they would lie in memory that a wild pointer
// finds.
bool keeps_nothing(const std::vector<std::string_view>& tokens) {
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i] != "static") continue;
    std::size_t end = i + 1;
    const auto is_constant = [&] { return tokens[end] == "const" || tokens[end] == "constexpr"; };
    while (end < tokens.size() && !contains(";={([", tokens[end]) && !is_constant()) ++end;
    if (end == tokens.size() || (tokens[end] != "(" && !is_constant())) return false;
  }
  return true;
}

// "<vector>" or "<bits/stdc++.h>", which every solution has before it (host/prelude.hpp).
bool includes_standard_header(std::string_view line) {
  if (!line.starts_with('#') || !trim(line.substr(1)).starts_with("include")) return false;
  const std::string_view rest = trim(trim(line.substr(1)).substr(7));
  const std::size_t end = std::min(rest.size(), rest.find('>'));
  const std::string_view behind = trim(rest.substr(std::min(end + 1, rest.size())));
  const bool standard =
      rest.starts_with("<bits/stdc++.h>") || rest.substr(0, end).find_first_of("./") == std::string_view::npos;
  return rest.starts_with('<') && standard && (behind.empty() || behind.starts_with("//"));
}

// Whether no line gives the preprocessor something else to do.
bool only_includes(std::string_view text) {
  for (std::string_view line : split_lines(text)) {
    // What the outline would not see: other line ends, lines that go on, other spellings of brackets and of '#'.
    if (contains_any(line, {"\r", "??", "%>", "<%", "<:", ":>", "%:"}) || trim(line).ends_with('\\')) return false;
    line = trim(line);
    if (includes_standard_header(line)) continue;
    for (std::size_t i = line.find('#'); i != std::string_view::npos; i = line.find('#', i + 1))
      if (i == 0 || line[i - 1] == '/' || line[i - 1] <= ' ') return false;  // also what is not ASCII, below 0
  }
  return true;
}

}  // namespace

bool is_same_beside_others(const std::string& text, const std::string& called) {
  const std::string code = code_of(text);
  std::string outside = code, others;
  for (const Class& one : outline_of(text).classes) {
    if (!ends_with_its_brace(code.substr(one.begin, one.end - one.begin))) return false;
    outside.replace(one.begin, one.end - one.begin, one.end - one.begin, ' ');
    const bool numbered =
        one.name.starts_with(called) && one.name.find_first_not_of("0123456789", called.size()) == std::string::npos;
    if (!numbered) return false;
  }
  for (const std::string_view token : tokens_of(outside)) others += token == ";" ? "" : std::string(token) + " ";
  while (others.starts_with(standard_names)) others.erase(0, standard_names.size());
  const std::vector<std::string_view> tokens = tokens_of(code);
  return others.empty() && only_includes(text) && std::ranges::none_of(tokens, reaches_out) && keeps_nothing(tokens);
}

}  // namespace leetjudge
