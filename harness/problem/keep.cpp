// Adds a case to a test-case file.
#include "inputs/rules.hpp"
#include "problem/problem.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t most_expected_bytes = 1 << 17;

// As the files in testcases/ write values: LeetCode's literal, a row a line.
std::string value_text(const Json& value) {
  const bool nested = value.is_array() && !value.empty() && value[0].is_array();
  if (!nested) return dumped(value);
  std::string rows;
  for (const Json& row : value) rows += (rows.empty() ? "" : ",") + ("\n        " + dumped(row));
  return "[" + rows + "\n      ]";
}

std::string input_text(const Problem& problem, const Case& added) {
  std::string input;
  const Json named = named_arguments(added.input, problem);
  for (const auto& [name, value] : named.items())
    input += fmt::format("{}{}: {}", input.empty() ? "" : ", ", dumped(name), value_text(value));
  return fmt::format("\"input\": {{{}}}", input);
}

std::string entry_of(const Problem& problem, const Case& added) {
  std::string text = fmt::format("{{\n      \"name\": {},\n", dumped(added.name));
  if (!added.why.empty()) text += fmt::format("      \"why\": {},\n", dumped(added.why));
  text += "      " + input_text(problem, added);
  if (added.expected && !problem.rules->check) {
    text += fmt::format(",\n      \"expected\": {}", value_text(parsed_or_thrown(*added.expected)));
    if (!added.answered_by.empty()) text += fmt::format(",\n      \"answered_by\": {}", dumped(added.answered_by));
  }
  if (added.doubtful) text += ",\n      \"doubtful\": true";
  return text + "\n    }";
}

}  // namespace

std::string with_case(const std::string& text, const std::string& file, const Problem& problem, const Case& added) {
  const Problem before = parse_problem(text, file, problem.slug);
  if (!added.expected && !problem.rules->check)
    throw BadInput(fmt::format("{}: what is right for this case is not known, so it is not kept", file));
  if (added.expected && !problem.rules->check && added.expected->size() > most_expected_bytes)
    throw BadInput(fmt::format("{}: the answer has {} bytes, too many for a case in a file (at most {})", file,
                               added.expected->size(), most_expected_bytes));
  const std::string entry = entry_of(problem, added);
  const std::string as_read =
      input_at({named_arguments(added.input, problem), ""}, problem);  // a tree without nulls at its end
  std::optional<BadCase> refused;
  // Which of these lists is the problem's own shows when it is read again.
  for (std::size_t at = 0; (at = text.find("\"cases\"", at + 1)) != std::string::npos;) {
    const std::size_t begin = std::min(text.size(), text.find('[', at));
    const std::size_t end =
        begin + scan_json(std::string_view(text).substr(begin), [](char, int open) { return open == 0; });
    const std::size_t last = text.find_last_not_of(" \t\r\n", end - 1);
    std::string list_end = fmt::format("{}\n    {}\n  ", text[last] == '[' ? "" : ",", entry);
    if (contains(text, "\r\n")) list_end = replaced(std::move(list_end), "\n", "\r\n");
    std::string extended = text;
    extended.replace(last + 1, end - last - 1, list_end);
    try {
      const Problem after = parse_problem(extended, file, problem.slug);
      if (after.bad_cases.size() > before.bad_cases.size())
        refused = after.bad_cases.back();  // a name that is taken
      else if (after.cases.size() == before.cases.size() + 1 && after.cases.back().input == as_read &&
               after.cases.back().name == added.name)
        return extended;
    } catch (const BadInput&) {  // it is no list
    }
  }
  if (refused) throw BadInput(*refused);
  throw BadInput(fmt::format("{}: is written too oddly to add a case to it; add this one by hand:\n{}", file, entry));
}

}  // namespace leetjudge
