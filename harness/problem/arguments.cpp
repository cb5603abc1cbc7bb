// The arguments and answers of cases, as hosts take and give them.
#include <algorithm>

#include "problem/problem.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// Rows of characters are arrays, also where they are given as strings; `depth` vectors are around a character.
Json spread(const Json& value, std::size_t depth) {
  Json rows = Json::array();
  if (depth == 1 && value.is_string()) {
    for (const char c : value.get_ref<const std::string&>()) rows.push_back(std::string(1, c));
    return rows;
  }
  if (depth < 2 || !value.is_array()) return value;
  for (const Json& row : value) rows.push_back(spread(row, depth - 1));
  return rows;
}

Json spread(const Json& value, const std::string& type) {
  std::size_t depth = 0;
  for (std::size_t at = 0; (at = type.find("vector<", at)) != std::string::npos; ++at) ++depth;
  return type.find("vector<char>") == std::string::npos ? value : spread(value, depth);
}

// The arguments of calls: some pages write [null] for none.
Json without_nulls(const Json& calls, Json arguments, const Class& solution) {
  for (std::size_t i = 0; calls.is_array() && arguments.is_array() && i < calls.size() && i < arguments.size(); ++i) {
    const bool null = arguments[i].is_array() && arguments[i].size() == 1 && arguments[i][0].is_null();
    if (null && calls[i].is_string() && solution.method(calls[i].get<std::string>(), 0)) arguments[i].clear();
  }
  return arguments;
}

// Of a quad tree the value of a node that is no leaf is free; the host writes 1 (host/written_nodes.hpp).
Json with_free_values(Json levels, const Stub& stub) {
  const bool quad =
      std::ranges::any_of(stub.definitions, [](const Stub::Definition& one) { return contains(one.text, "topLeft"); });
  for (Json& node : levels) {
    if (quad && node.is_array() && node.size() == 2 && node[0] == 0) node[1] = 1;
  }
  return levels;
}

}  // namespace

std::vector<Json> arguments_in(std::string_view input) {
  const Json all = parsed(input);
  return all.is_array() ? all.get<std::vector<Json>>() : std::vector<Json>{};
}

std::string argument_text(std::string_view input, std::size_t index) {
  const std::vector<Json> all = arguments_in(input);
  return index < all.size() ? dumped(all[index]) : "null";
}

std::string input_at(const LocatedJson& place, const Problem& problem) {
  const std::vector<std::string> names = problem.stub.input_names();
  Json all = Json::array();
  const auto add = [&](const LocatedJson& argument) {
    const bool rows = !problem.stub.design;
    all.push_back(rows ? spread(argument.value, problem.stub.method().parameters[all.size()].text) : argument.value);
  };
  if (problem.stub.design && place.value.is_array() && place.value.size() == 2)
    return dumped(Json::array({place.value[0], without_nulls(place.value[0], place.value[1], problem.stub.solution)}));
  if (!place.value.is_object()) {
    if (names.size() != 1) place.refuse("an object with the arguments by name is expected here");
    add(place);
    return dumped(all);
  }
  for (const std::string& name : names) add(place.at(name.c_str()));
  if (problem.stub.design) all[1] = without_nulls(all[0], all[1], problem.stub.solution);
  if (place.value.size() > names.size())
    place.refuse(fmt::format("more arguments than {} takes", problem.stub.declaration()));
  return dumped(all);
}

std::string answer_at(const LocatedJson& place, const Problem& problem) {
  if (problem.stub.design) return dumped(place.value);
  if (place.value.is_array() && contains(problem.stub.method().returns, "Node"))
    return dumped(with_free_values(place.value, problem.stub));
  const Method& method = problem.stub.method();
  return dumped(spread(place.value, problem.in_place ? method.parameters[*problem.in_place].text : method.returns));
}

Json ordered(Json answer, Problem::Order order) {
  if (order == Problem::Order::given || !answer.is_array()) return answer;
  if (order != Problem::Order::free) {
    for (Json& element : answer) element = ordered(std::move(element), Problem::Order::free_at_every_level);
  }
  if (order != Problem::Order::free_within) std::sort(answer.begin(), answer.end());
  return answer;
}

}  // namespace leetjudge
