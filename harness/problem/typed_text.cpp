#include "problem/typed_text.hpp"

#include <algorithm>
#include <utility>

#include "inputs/rules.hpp"
#include "problem/kit.hpp"
#include "problem/page_parts.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t longest_shown = 40;  // bytes of a value
constexpr std::string_view separators = " \t\r\n,";

// The length of "nums = ", or "nums: ", at the front of `text`, 0 if there is no such thing, and the name.
std::size_t name_before(std::string_view text, std::string& name) {
  const auto end = std::size_t(std::ranges::find_if_not(text, of_name) - text.begin());
  const std::size_t sign = text.find_first_not_of(" \t", end);
  if (end == 0 || is_digit(text[0]) || sign == std::string_view::npos || (text[sign] != '=' && text[sign] != ':'))
    return 0;
  name = text.substr(0, end);
  return std::min(text.size(), text.find_first_not_of(separators, sign + 1));
}

std::vector<Case> json_cases(const std::string& text, const Problem& problem, const std::string& source) {
  if (trim(text).starts_with('{')) {  // as in a test-case file
    std::vector<Case> one(1);
    one[0].input = input_at({parse_json(text, source), source}, problem);
    return one;
  }
  const std::vector<std::string> names = problem.stub.input_names();
  const std::vector<TypedValue> values = typed_values(text, source);
  // A page may call a parameter otherwise than the stub ("start" for "start_node"), but not in the same text.
  for (std::size_t i = 0; !names.empty() && i < values.size(); ++i) {
    const bool unknown = !values[i].name.empty() && std::ranges::count(names, values[i].name) == 0;
    if (unknown && std::ranges::count(values, names[i % names.size()], &TypedValue::name) > 0)
      throw BadInput(fmt::format("{}: there is no {} in problem {}, which takes {}", source, values[i].name, problem.id,
                                 joined(names)));
  }
  if (names.empty() || values.empty() || values.size() % names.size() != 0) {
    std::vector<std::string> given;
    for (const TypedValue& one : values)
      if (!one.name.empty()) given.push_back(one.name);
    throw BadInput(fmt::format("{}: {} given{}, and a case of problem {} takes {}: {}", source,
                               plural(values.size(), "value"), given.empty() ? "" : " (" + joined(given) + ")",
                               problem.id, names.size(), joined(names)));
  }
  std::vector<Case> cases;
  Json input;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const bool named = std::ranges::count(names, values[i].name) > 0;
    const auto free = [&](const std::string& one) { return !input.contains(one); };  // the next one without a value
    const std::string& name = named ? values[i].name : *std::ranges::find_if(names, free);
    if (input.contains(name)) throw BadInput(fmt::format("{}: {} is given twice for one case", source, name));
    input[name] = values[i].value;
    if (input.size() == names.size())
      cases.emplace_back().input = input_at({std::exchange(input, Json()), source}, problem);
  }
  return cases;
}

void refuse_impossible(const Problem& problem, const Case& test) {
  const Rules& rules = *problem.rules;
  std::optional<std::string> reason;
  if (rules.refuse) reason = rules.refuse(test.input);
  if (!reason && rules.prove) {
    const Finding finding = rules.prove(test.input);
    if (!finding.good) reason = finding.words;
  }
  if (reason) throw BadInput(fmt::format("{}: {}", test.where, *reason));
}

// Rows of single characters as strings.
Json shortened(const Json& value) {
  const auto character = [](const Json& one) {
    return one.is_string() && one.get_ref<const std::string&>().size() == 1;
  };
  if (!value.is_array() || value.empty()) return value;
  if (std::ranges::all_of(value, character)) {
    std::string row;
    for (const Json& one : value) row += one.get_ref<const std::string&>();
    return row;
  }
  Json rows = Json::array();
  for (const Json& row : value) rows.push_back(shortened(row));
  return rows;
}

// As they stand there.
std::vector<TypedValue> values_in(std::string_view text, const std::string& source) {
  std::vector<TypedValue> values;
  text = trim(text);
  if (text.starts_with("Input\n") || text.starts_with("Input\r")) text.remove_prefix(5);  // of a copied panel
  for (std::size_t begin = 0; (begin = text.find_first_not_of(separators, begin)) != std::string_view::npos;) {
    TypedValue& one = values.emplace_back();
    while (const std::size_t named = name_before(text.substr(begin), one.name)) begin += named;  // "Input: nums ="
    const auto separates = [](char c, int depth) { return depth <= 0 && separators.find(c) != std::string_view::npos; };
    const std::size_t end = begin + scan_json(text.substr(begin), separates);
    try {
      one.value = parsed_or_thrown(text.substr(begin, end - begin));
    } catch (const Json::exception& error) {
      const std::string value(text.substr(begin, end - begin));
      const bool word = std::ranges::all_of(value, of_name);
      throw BadInput(fmt::format("{}: value {}, {}, is not JSON: {}", source, values.size(),
                                 leetjudge::shortened(escape_binary(value), longest_shown),
                                 word              ? fmt::format("text needs double quotes: \"{}\"", value)
                                 : value[0] == '[' ? reason_of(error)
                                                   : "text needs double quotes, and each value a line of its own"));
    }
    begin = end;
  }
  return values;
}

}  // namespace

std::vector<TypedValue> typed_values(std::string_view text, const std::string& source) {
  try {
    return values_in(text, source);
  } catch (const BadInput&) {
    const std::string plain = plain_characters(std::string(text));
    if (plain == text) throw;
    return values_in(plain, source);
  }
}

std::vector<std::string> names_in(const std::string& input) {
  std::vector<std::string> names;
  try {
    for (const TypedValue& value : typed_values(input, "input")) names.push_back(value.name);
  } catch (const BadInput&) {  // said where the values are needed
    return {};
  }
  return names;
}

std::vector<Case> typed_cases(const std::string& text, const Problem& problem, const std::string& source) {
  std::string name;
  const bool json = std::string_view("[{\"").find(trim(text).substr(0, 1)) != std::string_view::npos ||
                    name_before(trim(text), name) > 0;
  const bool puzzles = !json && problem.rules->read_text;
  std::vector<Case> cases = puzzles ? text_cases(text, source, problem) : json_cases(text, problem, source);
  for (std::size_t i = 0; i < cases.size(); ++i) {
    Case& one = cases[i];
    one.name = cases.size() == 1 ? "input" : fmt::format("input-{}", i + 1);
    one.where = cases.size() == 1 ? source : fmt::format("{}, case {}", source, i + 1);
    one.limits = problem.limits;
    refuse_impossible(problem, one);
    one.typed = fmt::format("{} {}", source, shell_quoted(typed_text(one, problem)));
  }
  return cases;
}

std::string typed_text(const Case& test, const Problem& problem) {
  std::string text;
  const std::vector<Json> arguments = arguments_in(test.input);
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const bool rows =
        !problem.stub.design && problem.stub.method().parameters[i].text.find("vector<char>") != std::string::npos;
    text += i ? " " : "";
    if (!problem.typed.empty()) text += problem.stub.input_names()[i] + " = ";  // which may choose the method
    text += dumped(rows ? shortened(arguments[i]) : arguments[i]);
  }
  return text;
}

}  // namespace leetjudge
