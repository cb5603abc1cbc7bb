#include "compile/library.hpp"

#include <algorithm>
#include <cstdlib>

#include "process/tool.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

struct Arrival {
  int release;              // of GCC
  std::string_view prefix;  // of each name: "std::", "<"
  std::string_view names;   // between blanks
};

// What solutions may use that GCC 12's library does not have, as found by compiling each name with the
// libraries of GCC 12 to 15.
constexpr Arrival arrivals[] = {
    {13, "<", " format> stdfloat> "},
    {13, "std::",
     " format format_to format_to_n formatted_size formatter format_string format_error basic_format_string "
     "make_format_args vformat "},
    {13, "std::ranges::",
     " contains contains_subrange find_last find_last_if find_last_if_not fold_left fold_left_first "
     "fold_left_first_with_iter fold_left_with_iter fold_right fold_right_last iota range_adaptor_closure "
     "adjacent_view as_const_view as_rvalue_view cartesian_product_view chunk_by_view chunk_view "
     "enumerate_view join_with_view repeat_view slide_view stride_view zip_view "},
    {13, "std::views::",
     " adjacent adjacent_transform as_const as_rvalue cartesian_product chunk chunk_by enumerate join_with "
     "pairwise pairwise_transform repeat slide stride zip zip_transform "},
    {14, "<", " generator> print> text_encoding> "},
    {14, "std::", " forward_like from_range from_range_t generator inout_ptr out_ptr print println "},
    {14, "std::ranges::", " elements_of to "},
    {15, "<", " flat_map> flat_set> "},
    {15, "std::", " flat_map flat_multimap flat_multiset flat_set "},
};

// The GCC whose library was the first with "std::views::zip" or "<format>"; 0 for all that are not in the
// table.
int arrival_of(std::string_view name) {
  for (const auto& [release, prefix, names] : arrivals) {
    if (name.starts_with(prefix) && contains(names, fmt::format(" {} ", name.substr(prefix.size())))) return release;
  }
  return 0;
}

// Takes what stands in the next quotes, 'so' or ‘so’, off `text`; empty when there are none.
std::string next_quoted(std::string_view& text) {
  for (const auto& [open, close] : {std::pair("‘", "’"), std::pair("'", "'")}) {
    const std::size_t from = text.find(open);
    if (from == std::string_view::npos) continue;
    text.remove_prefix(from + std::string_view(open).size());
    const std::size_t to = std::min(text.size(), text.find(close));
    const std::string quoted(text.substr(0, to));
    text.remove_prefix(std::min(text.size(), to + std::string_view(close).size()));
    return quoted;
  }
  return "";
}

// The header that a compiler did not find, as "<print>"; empty if the error is another one.
std::string missing_header(std::string_view error) {
  constexpr std::string_view gcc = ": No such file or directory";
  if (contains(error, "' file not found")) return fmt::format("<{}>", next_quoted(error));
  if (!error.ends_with(gcc)) return "";
  error.remove_suffix(gcc.size());
  return fmt::format("<{}>", error.substr(error.rfind(' ') + 1));
}

// The name that a compiler does not know, with its namespace; one without is looked for in std, which
// solutions use whole. Empty if the error is another one.
std::string missing_name(std::string_view error) {
  if (!contains_any(error, {"no member named", "no template named", "no type named", "unknown type name",
                            "unknown template name", "undeclared identifier", "is not a member of",
                            "was not declared in", "has not been declared", "does not name a"}))
    return "";
  error = error.substr(0, error.find("; did you mean"));
  const std::string name = next_quoted(error);
  std::string scope = next_quoted(error);
  if (scope.empty()) return name.starts_with("std::") ? name : "std::" + name;
  if (scope == "std::ranges::views") scope = "std::views";
  return fmt::format("{}::{}", scope, name);
}

}  // namespace

int library_release(const Toolchain& toolchain) {
  const ToolResult result =
      run_tool({toolchain.program, toolchain.dialect, "-x", "c++", "-E", "-dM", "-include", "version", "/dev/null"},
               {.time_s = 20});
  constexpr std::string_view macro = "#define _GLIBCXX_RELEASE ";
  const std::size_t at = result.output.find(macro);
  return at == std::string::npos ? 0 : std::atoi(result.output.c_str() + at + macro.size());
}

std::string newer_library_hint(std::string_view error, const std::function<int()>& release) {
  const std::size_t words = error.find("error: ");
  if (words == std::string_view::npos) return "";
  error.remove_prefix(words);
  const std::string header = missing_header(error);
  const std::string name = header.empty() ? missing_name(error) : header;
  const int arrived = arrival_of(name);
  if (arrived == 0) return "";
  const int present = release();
  if (present == 0 || present >= arrived) return "";
  if (arrived > leetcode_library) {
    return fmt::format("{} came with GCC {}'s C++ library; LeetCode has GCC {}'s, and this machine GCC {}'s", name,
                       arrived, leetcode_library, present);
  }
  return fmt::format(
      "this machine's C++ library, GCC {}'s, is too old: {} came with GCC {}'s, and LeetCode has GCC {}'s; "
      "Debian 13 has it too, and so has the container in .devcontainer/",
      present, name, arrived, leetcode_library);
}

}  // namespace leetjudge
