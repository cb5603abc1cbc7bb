// Reads test-case files. docs/problems.md shows one.
#include "problem/problem.hpp"

#include <set>

#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/place.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

const std::initializer_list<const char*> file_keys = {"id",       "title", "url",    "constraints", "reference",
                                                      "metadata", "watch", "limits", "cases",       "sets"};

Type type_at(const Place& place) {
  try {
    return parse_type(place.text());
  } catch (const BadInput& error) {
    place.refuse(error.what());
  }
}

Signature parse_signature(const Place& place) {
  Signature signature;
  signature.method = place.at("name").text();
  for (const Place& parameter : place.at("params").elements()) {
    signature.parameters.push_back({parameter.at("name").text(), type_at(parameter.at("type"))});
  }
  signature.returns = type_at(place.at("return").at("type"));
  if (place.has("output")) {
    const Place index = place.at("output").at("paramindex");
    if (index.count() >= std::int64_t(signature.parameters.size())) index.refuse("there is no such parameter");
    signature.in_place = std::size_t(index.count());
  } else if (signature.returns == Type{}) {
    place.refuse("a method that returns nothing needs \"output\": {\"paramindex\": …}, the parameter that it changes");
  }
  return signature;
}

Watch parse_watch(const Place& place, const Signature& signature) {
  place.need_object({"parameter", "blank", "symbols"});
  Watch watch;
  const std::string name = place.at("parameter").text();
  while (watch.parameter < signature.parameters.size() && signature.parameters[watch.parameter].name != name) {
    ++watch.parameter;
  }
  if (watch.parameter == signature.parameters.size()) place.at("parameter").refuse("there is no such parameter");
  if (signature.parameters[watch.parameter].type != Type{Type::Scalar::character, 2}) {
    place.at("parameter").refuse("only a character[][] can be watched");
  }
  const std::string blank = place.at("blank").text();
  if (blank.size() != 1) place.at("blank").refuse("one character is expected here");
  watch.blank = blank[0];
  watch.symbols = place.at("symbols").text();
  return watch;
}

Limits parse_limits(const Place& place, Limits limits) {
  place.need_object({"time_ms", "memory_mb"});
  if (place.has("time_ms")) limits.time_ms = double(place.at("time_ms").count());
  if (place.has("memory_mb")) limits.memory_mb = long(place.at("memory_mb").count());
  if (limits.time_ms < 1 || limits.time_ms > 1e7 || limits.memory_mb < 1 || limits.memory_mb > 1 << 20) {
    place.refuse("time_ms is 1 to 10000000, memory_mb 1 to 1048576");
  }
  return limits;
}

// The arguments by name; a problem with one parameter may give the value itself.
std::string parse_input(const Place& place, const Signature& signature) {
  if (!place.value.is_object()) {
    if (signature.parameters.size() != 1) place.refuse("an object with the arguments by name is expected here");
    return encode_json(place.value, signature.parameters[0].type, place.where);
  }
  std::string bytes;
  for (const Parameter& parameter : signature.parameters) {
    const Place argument = place.at(parameter.name.c_str());
    bytes += encode_json(argument.value, parameter.type, argument.where);
  }
  if (place.value.size() > signature.parameters.size()) {
    place.refuse(fmt::format("more arguments than {} takes", signature.declaration()));
  }
  return bytes;
}

Case parse_case(const Place& place, const Problem& problem, const Limits& limits) {
  place.need_object({"name", "why", "input", "expected", "counters"});
  Case result;
  result.name = place.at("name").text();
  if (result.name.empty() || escape_binary(result.name) != result.name || result.name.find('\n') != std::string::npos) {
    place.at("name").refuse("a case needs a name of printable characters");
  }
  result.why = place.text_or("why", "");
  result.input = parse_input(place.at("input"), problem.signature);
  result.limits = limits;
  result.where = place.where;
  if (place.has("expected")) {
    const Place expected = place.at("expected");
    result.expected = encode_json(expected.value, problem.signature.answer_type(), expected.where);
  }
  if (place.has("counters")) {
    const Place counters = place.at("counters");
    if (!problem.watch) counters.refuse("the problem has no \"watch\", so nothing is counted");
    if (!counters.value.is_object()) counters.refuse("an object by solution is expected here");
    for (const auto& [solution, ignored] : counters.value.items()) {
      const Place recorded = counters.at(solution.c_str());
      recorded.need_object({"placements", "undos"});
      for (const char* counter : {"placements", "undos"})
        result.counters[solution][counter] = std::uint64_t(recorded.at(counter).count());
    }
  }
  return result;
}

std::vector<Case> parse_cases(const Place& place, const Problem& problem, const Limits& limits) {
  std::vector<Case> cases;
  for (const Place& element : place.elements()) cases.push_back(parse_case(element, problem, limits));
  return cases;
}

void refuse_equal_names(const std::vector<Case>& cases, std::set<std::string>& seen) {
  for (const Case& one : cases) {
    if (!seen.insert(one.name).second) {
      throw BadInput(fmt::format("{}/name: a case named \"{}\" comes earlier in this file", one.where, one.name));
    }
  }
}

}  // namespace

std::string Signature::declaration() const {
  std::string text = fmt::format("{} {}(", cpp_type(returns, ""), method);
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const Type& type = parameters[i].type;
    const bool reference = type.dimensions > 0;
    text += fmt::format("{}{}{} {}", i ? ", " : "", cpp_type(type, ""), reference ? "&" : "", parameters[i].name);
  }
  return text + ")";
}

std::vector<Json> Problem::arguments(std::string_view input) const {
  std::vector<Json> values;
  for (const Parameter& parameter : signature.parameters) values.push_back(decode_json(input, parameter.type));
  return values;
}

Problem load_problem(const std::filesystem::path& path) {
  return parse_problem(read_file(path), display_path(path), path.stem().string());
}

Problem parse_problem(const std::string& text, const std::string& name, const std::string& slug) {
  const Json json = parse_json(text, name);
  const Place file{json, name + "#"};
  file.need_object(file_keys);
  Problem problem;
  if (file.at("id").count() > 1000000) file.at("id").refuse("a problem's number is expected here");
  problem.id = int(file.at("id").count());
  problem.rules = &rules_of(problem.id);
  problem.slug = slug;
  problem.title = file.at("title").text();
  problem.url = file.text_or("url", "");
  if (file.has("constraints")) {
    for (const Place& one : file.at("constraints").elements()) problem.constraints.push_back(one.text());
  }
  problem.reference = file.text_or("reference", "");
  problem.signature = parse_signature(file.at("metadata"));
  if (file.has("watch")) problem.watch = parse_watch(file.at("watch"), problem.signature);
  if (file.has("limits")) problem.limits = parse_limits(file.at("limits"), problem.limits);
  problem.cases = parse_cases(file.at("cases"), problem, problem.limits);
  std::set<std::string> seen;
  refuse_equal_names(problem.cases, seen);
  if (file.has("sets")) {
    const Place sets = file.at("sets");
    if (!sets.value.is_object()) sets.refuse("an object by name is expected here");
    for (const auto& [set_name, ignored] : sets.value.items()) {
      const Place set = sets.at(set_name.c_str());
      set.need_object({"why", "limits", "cases"});
      const Limits limits = set.has("limits") ? parse_limits(set.at("limits"), problem.limits) : problem.limits;
      problem.named_sets[set_name] = parse_cases(set.at("cases"), problem, limits);
      refuse_equal_names(problem.named_sets[set_name], seen);
    }
  }
  return problem;
}

std::vector<Case> parse_json_cases(const std::string& text, const std::string& name, const Problem& problem) {
  const Json json = parse_json(text, name);
  const Place file{json, name + "#"};
  Limits limits = problem.limits;
  if (json.is_object()) {
    file.need_object(file_keys);
    if (file.has("limits")) limits = parse_limits(file.at("limits"), limits);
  }
  if (json.is_object() && file.has("id") && file.at("id").count() != problem.id) {
    file.at("id").refuse(fmt::format("these are cases of problem {}, not of {}", json.at("id").dump(), problem.id));
  }
  std::vector<Case> cases = parse_cases(json.is_object() ? file.at("cases") : file, problem, limits);
  std::set<std::string> seen;
  refuse_equal_names(cases, seen);
  if (cases.empty()) file.refuse("there is no case in this file");
  return cases;
}

}  // namespace leetjudge
