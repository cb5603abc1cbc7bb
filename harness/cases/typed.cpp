#include "cases/typed.hpp"

#include <sstream>

#include "cases/kit.hpp"
#include "problems/rules.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr const char* source = "--input";

std::vector<Json> values_in(const std::string& text) {
  std::vector<Json> values;
  std::istringstream in(text);
  while (in >> std::ws, in.peek() != std::istringstream::traits_type::eof()) {
    try {
      in >> values.emplace_back();
    } catch (const Json::exception& error) {
      std::string_view reason = error.what();
      reason.remove_prefix(std::min(reason.size(), reason.find("] ") + 2));
      throw BadInput(format("{}: value {} is not JSON: {}", source, values.size(), reason));
    }
  }
  return values;
}

std::string parameters_of(const Problem& problem) {
  std::string names;
  for (const Parameter& one : problem.signature.parameters) names += (names.empty() ? "" : ", ") + one.name;
  return names;
}

std::vector<Case> json_cases(const std::string& text, const Problem& problem) {
  const std::vector<Parameter>& parameters = problem.signature.parameters;
  const std::vector<Json> values = values_in(text);
  if (parameters.empty() || values.empty() || values.size() % parameters.size() != 0) {
    throw BadInput(format("{}: {} given, and a case of problem {} takes {}: {}", source,
                          plural(values.size(), "value"), problem.id, parameters.size(),
                          parameters_of(problem)));
  }
  std::vector<Case> cases;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const Parameter& parameter = parameters[i % parameters.size()];
    if (i % parameters.size() == 0) cases.emplace_back();
    cases.back().input += encode_json(values[i], parameter.type, format("{}: {}", source, parameter.name));
  }
  return cases;
}

void refuse_impossible(const Problem& problem, const Case& test) {
  const Rules& rules = rules_of(problem.id);
  std::optional<std::string> reason;
  if (rules.refuse) reason = rules.refuse(test.input);
  if (!reason && rules.prove) {
    const Finding finding = rules.prove(test.input);
    if (!finding.good) reason = finding.words;
  }
  if (reason) throw BadInput(format("{}: {}", test.where, *reason));
}

// Rows of characters as strings.
Json shortened(const Json& value, const Type& type) {
  if (type.scalar != Type::Scalar::character || type.dimensions == 0) return value;
  if (type.dimensions == 1) {
    std::string row;
    for (const Json& one : value) row += one.get<std::string>();
    return row;
  }
  Json rows = Json::array();
  for (const Json& row : value) rows.push_back(shortened(row, {type.scalar, type.dimensions - 1}));
  return rows;
}

}  // namespace

std::vector<Case> typed_cases(const std::string& text, const Problem& problem) {
  const bool json = std::string_view("[{\"").find(trim(text).substr(0, 1)) != std::string_view::npos;
  const bool puzzles = !json && rules_of(problem.id).read_text;
  std::vector<Case> cases = puzzles ? text_cases(text, source, problem) : json_cases(text, problem);
  for (std::size_t i = 0; i < cases.size(); ++i) {
    Case& one = cases[i];
    one.name = cases.size() == 1 ? "input" : format("input-{}", i + 1);
    one.where = cases.size() == 1 ? std::string(source) : format("{}, case {}", source, i + 1);
    one.limits = problem.limits;
    refuse_impossible(problem, one);
    one.typed = format("{} {}", source, shell_quoted(typed_text(one, problem)));
  }
  return cases;
}

std::string typed_text(const Case& test, const Problem& problem) {
  std::string text;
  const std::vector<Json> arguments = problem.arguments(test.input);
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const Json value = shortened(arguments[i], problem.signature.parameters[i].type);
    text += (i ? "\n" : "") + value.dump(-1, ' ', false, Json::error_handler_t::replace);
  }
  return text;
}

}  // namespace leetjudge
