#include "paste/uncountable.hpp"

#include <algorithm>

#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// That host/untold.hpp defines, or the beginnings of such names.
constexpr const char* kept_names[] = {"no_sanitize",   "__no_sanitize",   "disable_sanitizer", "__disable_sanitizer",
                                      "__has_feature", "__has_extension", "leetjudge_has_"};

// The first word of `text`, and what follows.
std::string_view next_word(std::string_view& text) {
  text = trim(text);
  const std::string_view word(text.begin(), std::ranges::find_if_not(text, of_name));
  text.remove_prefix(word.size());
  return word;
}

// Lines that end with a backslash, and maybe blanks, go on in the next.
std::string spliced(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::size_t end = text[i] == '\\' ? text.find_first_not_of(" \t\f\v\r", i + 1) : i;
    if (text[i] == '\\' && end != std::string_view::npos && text[end] == '\n')
      i = end;
    else
      plain += text[i];
  }
  return plain;
}

// A comment counts as a blank, also within a directive.
std::string uncommented(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, 2) == "/*") {
      plain += ' ';
      i = std::min(text.size(), text.find("*/", i + 2)) + 1;
    } else {
      plain += text[i];
    }
  }
  return plain;
}

std::string name_defined_in(std::string_view plain) {
  for (std::string_view line : split_lines(plain)) {
    line = trim(line);
    const bool pragma = line.find("_macro") != std::string_view::npos;  // also within _Pragma("…")
    if (line.starts_with('#'))
      line.remove_prefix(1);
    else if (line.starts_with("%:"))
      line.remove_prefix(2);
    else if (!pragma)
      continue;
    std::string_view rest = line;
    const std::string_view directive = next_word(rest);
    if (!pragma && directive != "undef" && directive != "define") continue;
    const std::string_view defined = next_word(rest);
    for (const char* name : kept_names) {
      if (pragma ? line.find(name) != std::string_view::npos : defined.starts_with(name)) return name;
    }
  }
  return "";
}

}  // namespace

// Which comments are some, in a text with strings, a scan like this cannot tell: with them or without, no
// name may be defined.
std::string why_uncountable(std::string_view text) {
  const std::string lines = spliced(text);
  std::string name = name_defined_in(lines);
  if (name.empty()) name = name_defined_in(uncommented(lines));
  return name.empty() ? "" : fmt::format("it defines {} anew, by which it could hide from the count", name);
}

bool names_hooks(const std::filesystem::path& program) {
  const std::string bytes = read_file(program);
  for (const char* hook : {"__tsan_", "__wrap_mem", "__wrap__Z", "__wrap_pthread"}) {
    if (bytes.find(hook) != std::string::npos) return true;
  }
  return false;
}

}  // namespace leetjudge
