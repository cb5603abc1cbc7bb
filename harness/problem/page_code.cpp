#include <algorithm>

#include "paste/outline.hpp"
#include "paste/tokens.hpp"
#include "problem/page_parts.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr const char* cpp_fences[] = {"cpp", "c++", "cc", "cxx"};
constexpr const char* text_fences[] = {"", "text", "txt", "plain", "plaintext", "console", "json", "html"};

// Takes away fenced blocks of languages that are neither C++ nor a text; one that nothing ends is none.
void drop_other_languages(std::string& text) {
  std::string kept, block;
  bool inside = false, dropped = false;
  for (const std::string_view line : split_lines(text)) {
    const std::string_view bare = trim(line);
    const bool fence = bare.starts_with("```");
    if (fence && !inside) {
      const std::string_view marks = trim(bare.substr(std::min(bare.size(), bare.find_first_not_of('`'))));
      const std::string language = lower(marks.substr(0, marks.find_first_of(" {")));
      dropped = !std::ranges::count(cpp_fences, language) && !std::ranges::count(text_fences, language);
    }
    (dropped ? block : kept) += std::string(line) + "\n";
    if (fence) inside = !inside;
    if (fence && !inside) {
      dropped = false;
      block.clear();
    }
  }
  text = kept + block;
}

// Behind the classes that follow one another from the front of `text` on; 0 where there is none with a method.
std::size_t end_of_classes(std::string_view text) {
  const std::string code = code_of(text);
  std::size_t end = 0;
  for (const Class& one : outline_of(text).classes) {
    const std::string_view between = trim(std::string_view(code).substr(end, one.begin - end));
    const bool follows = between.empty() || between.ends_with(';') || between.ends_with('}');
    if (end == 0 ? one.begin > 0 || one.methods.empty() : !follows) break;
    if (!one.methods.empty()) end = one.end;
  }
  return end;
}

// Where the directives and using-declarations begin that stand above `begin`, with nothing but comments between.
std::size_t first_directive_above(const std::string& text, std::size_t begin) {
  const auto begin_of_line = [&](std::size_t at) { return at == 0 ? 0 : text.rfind('\n', at - 1) + 1; };
  for (std::size_t at = begin_of_line(begin); at > 0;) {
    const std::size_t above = begin_of_line(at - 1);
    const std::string_view line = trim(std::string_view(text).substr(above, at - above));
    const bool directive = line.starts_with("#include") || line.starts_with("#define") || line.starts_with("#pragma") ||
                           (line.starts_with("using ") && line.ends_with(';'));
    if (directive) begin = above;
    if (!directive && !line.empty() && !line.starts_with("//")) break;
    at = above;
  }
  return begin;
}

}  // namespace

std::string take_code(std::string& text) {
  drop_other_languages(text);
  bool comment = false;
  for (std::size_t line = 0; line < text.size(); line = std::min(text.size(), text.find('\n', line)) + 1) {
    const std::string_view whole = std::string_view(text).substr(line, text.find('\n', line) - line);
    const std::size_t begins = whole.find_first_not_of(" \t");
    const bool named = begins != std::string_view::npos &&
                       (whole.substr(begins).starts_with("class ") || whole.substr(begins).starts_with("struct "));
    const std::size_t length = named && !comment ? end_of_classes(std::string_view(text).substr(line + begins)) : 0;
    comment = (comment || trim(whole).starts_with("/*")) && !contains(whole, "*/");
    if (length == 0) continue;
    std::size_t begin = line + begins;
    const std::size_t end = begin + length;
    for (;;) {  // the comments before it, which define its nodes
      const std::string_view before = trim(std::string_view(text).substr(0, begin));
      const std::size_t opens = before.ends_with("*/") ? before.rfind("/*") : std::string_view::npos;
      if (opens == std::string_view::npos) break;
      begin = std::size_t(before.data() - text.data()) + opens;
    }
    const std::string code = text.substr(begin, end - begin) + "\n";
    begin = first_directive_above(text, begin);
    text.erase(begin, end - begin);
    return code;
  }
  return "";
}

}  // namespace leetjudge
