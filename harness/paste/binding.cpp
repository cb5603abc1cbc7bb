#include "paste/binding.hpp"

#include "util/format.hpp"

namespace leetjudge {
namespace {

// A C++ literal of the characters in `text`.
std::string string_literal(std::string_view text) {
  std::string literal = "\"";
  for (const char c : text) literal += fmt::format("\\{:03o}", static_cast<unsigned char>(c));
  return literal + "\"";
}

}  // namespace

std::string signature_header(const Signature& signature, const std::optional<Watch>& watch) {
  std::string members;
  std::string reads;
  for (std::size_t i = 0; i < signature.parameters.size(); ++i) {
    members += fmt::format("  {} leetjudge_p{};  // {}\n", cpp_type(signature.parameters[i].type), i,
                           signature.parameters[i].name);
    reads += fmt::format("{}read(leetjudge_p{})", i ? " && " : "", i);
  }
  if (!(signature.returns == Type{})) members += fmt::format("  {} leetjudge_result;\n", cpp_type(signature.returns));
  const std::string answer =
      signature.in_place ? fmt::format("leetjudge_p{}", *signature.in_place) : "leetjudge_result";
  const std::string watched = watch ? fmt::format("&leetjudge_p{}", watch->parameter) : "nullptr";
  return fmt::format(R"(// {0}
#pragma once
#include <string>
#include <vector>

struct leetjudge_call {{
{1}
  void leetjudge_run();
  template <class Read>
  bool read_arguments(Read read) {{ return {2}; }}
  auto& answer() {{ return {3}; }}
  const std::vector<std::vector<char>>* watched() {{ return {4}; }}
  static constexpr char blank = {5};
  static constexpr const char* symbols = {6};
}};
)",
                     signature.declaration(), members, reads.empty() ? "true" : reads, answer, watched,
                     watch ? int(watch->blank) : 0, string_literal(watch ? watch->symbols : ""));
}

std::string call_source(const Signature& signature, bool counted) {
  std::string arguments;
  for (std::size_t i = 0; i < signature.parameters.size(); ++i)
    arguments += fmt::format("{}leetjudge_p{}", i ? ", " : "", i);
  const char* uncounted = R"(#ifdef __clang__
__attribute__((disable_sanitizer_instrumentation))
#else
__attribute__((no_sanitize_thread))
#endif
)";
  const char* store = signature.returns == Type{} ? "" : "leetjudge_result = ";
  return fmt::format(R"(#undef void
#undef no_sanitize_thread
#undef disable_sanitizer_instrumentation
#line 1 "{0}"
extern int leetjudge_end_of_file;
{4}void leetjudge_call::leetjudge_run() {{ {1}::Solution().{2}({3}); }}
)",
                     call_site, store, signature.method, arguments, counted ? uncounted : "");
}

}  // namespace leetjudge
