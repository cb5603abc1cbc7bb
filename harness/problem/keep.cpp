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

// Where the list that belongs to the outermost object's key "cases" ends: the place of its ']'. The text is
// JSON.
std::size_t end_of_cases(const std::string& text) {
  int depth = 0;
  bool inside = false;
  std::string key;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') {
      const std::size_t begin = ++i;
      while (i < text.size() && text[i] != '"') i += text[i] == '\\' ? 2 : 1;
      const std::size_t next = text.find_first_not_of(" \t\r\n", i + 1);
      if (depth == 1 && next != std::string::npos && text[next] == ':') key = text.substr(begin, i - begin);
    } else if (c == '{' || c == '[') {
      if (depth == 1 && c == '[') inside = key == "cases";
      ++depth;
    } else if (c == '}' || c == ']') {
      if (--depth == 1 && c == ']' && inside) return i;
    }
  }
  return std::string::npos;
}

// As the files in testcases/ write values: LeetCode's literal, a row a line.
std::string value_text(const Json& value) {
  const bool nested = value.is_array() && !value.empty() && value[0].is_array();
  if (!nested) return dumped(value);
  std::string rows;
  for (const Json& row : value) rows += (rows.empty() ? "" : ",") + ("\n        " + dumped(row));
  return "[" + rows + "\n      ]";
}

std::string input_text(const Problem& problem, const Case& added) {
  if (added.drawn)
    return fmt::format("\"drawn\": {{\"seed\": {}, \"values\": {}, \"shape\": {}, \"bytes\": {}, \"hash\": {}}}",
                       added.drawn->seed, added.drawn->values, dumped(added.drawn->shape), added.drawn->bytes,
                       dumped(added.drawn->hash));
  std::string input;
  const std::vector<Json> arguments = arguments_in(added.input);
  const std::vector<std::string> names = problem.stub.input_names();
  for (std::size_t i = 0; i < arguments.size(); ++i)
    input += fmt::format("{}{}: {}", i ? ", " : "", dumped(names[i]), value_text(arguments[i]));
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
  const std::size_t end = end_of_cases(text);
  if (end == std::string::npos) throw BadInput(file + ": has no list \"cases\" to add to");
  const std::size_t last = text.find_last_not_of(" \t\r\n", end - 1);
  std::string entry = fmt::format("{}\n    {}\n  ", text[last] == '[' ? "" : ",", entry_of(problem, added));
  if (contains(text, "\r\n")) entry = replaced(std::move(entry), "\n", "\r\n");
  std::string extended = text;
  extended.replace(last + 1, end - last - 1, entry);
  const Problem after = parse_problem(extended, file, problem.slug);
  if (after.bad_cases.size() > before.bad_cases.size()) throw BadInput(after.bad_cases.back());  // a name that is taken
  if (after.cases.size() != before.cases.size() + 1 || after.cases.back().input != added.input ||
      after.cases.back().name != added.name)
    throw BadInput(fmt::format("{}: is written too oddly to add a case to it; add this one by hand:\n{}", file,
                               entry_of(problem, added)));
  return extended;
}

}  // namespace leetjudge
