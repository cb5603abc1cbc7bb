// The arguments and answers of cases, as hosts take and give them.
#include <algorithm>
#include <cmath>

#include "inputs/arrangements.hpp"
#include "inputs/constraints.hpp"
#include "problem/problem.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

struct Declared {
  Shape shape;
  bool node;              // a pointer to one
  long double low, high;  // of whole numbers
};

// Whole numbers are an int's where the type says nothing else.
Declared declared_as(const Parameter& parameter) {
  const std::string type = parameter.text.substr(0, parameter.text.size() - parameter.name.size());
  const bool wide = contains_any(type, {"long", "64", "size_t"});
  const bool positive = contains_any(type, {"unsigned", "uint", "size_t"});
  const long double values = std::exp2(wide ? 64.0L : 32.0L);
  return {shape_of(parameter), contains(parameter.text, "Node*"), positive ? 0 : -values / 2,
          (positive ? values : values / 2) - 1};
}

bool fits_integer(const Json& value, const Declared& declared) {
  if (!value.is_number_integer()) return false;
  const auto number = value.get<long double>();
  return number >= declared.low && number <= declared.high;
}

bool fits_leaf(const Json& value, const Declared& declared) {
  const bool tree = declared.shape.leaf == Shape::Leaf::tree;
  switch (declared.shape.leaf) {
    case Shape::Leaf::integer: return fits_integer(value, declared);
    case Shape::Leaf::real: return value.is_number() || value == "NaN" || value == "Infinity" || value == "-Infinity";
    case Shape::Leaf::boolean: return value.is_boolean();
    case Shape::Leaf::text: return value.is_string();
    case Shape::Leaf::character: return value.is_string() && columns(value.get_ref<const std::string&>()) <= 1;
    case Shape::Leaf::list:
    case Shape::Leaf::tree:
      return value.is_array() && std::ranges::all_of(value, [&](const Json& node) {
               return fits_integer(node, declared) || (tree && node.is_null());
             });
    case Shape::Leaf::branches:
    case Shape::Leaf::nodes: return value.is_array() || value.is_null();
    case Shape::Leaf::other: return true;
  }
  return true;
}

// Makes of the value what a host has that declares it so: rows of characters are arrays, also where they are given as
// strings; nulls at a tree's end say nothing, and null is an empty tree or list; behind its end a tree has nothing.
// Returns where in it something is that does not fit, from its own place on ("/0/3"); nothing where all fits. What the
// host alone can tell, fits.
std::optional<std::string> misfit_in(Json& value, const Declared& declared, int level = 0) {
  const Shape& shape = declared.shape;
  if (level < shape.vectors) {
    const bool characters = shape.leaf == Shape::Leaf::character && level + 1 == shape.vectors && value.is_string();
    if (characters) value = elements_of(value);
    if (!value.is_array()) return "";
    for (std::size_t i = 0; i < value.size(); ++i) {
      if (const auto below = misfit_in(value[i], declared, level + 1)) return fmt::format("/{}{}", i, *below);
    }
    return std::nullopt;
  }
  if (declared.node) {
    if (value.is_null()) value = Json::array();
    while (value.is_array() && !value.empty() && value.back().is_null()) value.erase(value.size() - 1);
  }
  std::size_t places = 1;  // of a tree, for nodes that are still to come
  for (std::size_t i = 0; shape.leaf == Shape::Leaf::tree && value.is_array() && i < value.size(); ++i) {
    if (places == 0) return fmt::format("/{}", i);
    places += value[i].is_null() ? -1 : 1;
  }
  return fits_leaf(value, declared) ? std::nullopt : std::optional<std::string>("");
}

// The value there as a host has it. Throws BadInput where the declared type cannot be that.
Json fitting(const LocatedJson& place, const Parameter& declared) {
  constexpr std::size_t most_shown = 60;  // bytes
  Json value = place.value;
  if (const auto where = misfit_in(value, declared_as(declared)))
    throw BadInput(fmt::format("{}{}: does not fit {}: {}", place.where, *where, declared.text,
                               shortened(dumped(value.at(Json::json_pointer(*where))), most_shown)));
  return value;
}

// The arguments of calls, each as its method has it: some pages write [null] for none.
Json fitting_calls(const LocatedJson& calls, const LocatedJson& given, const Class& solution) {
  Json arguments = given.value;
  for (std::size_t i = 0; calls.value.is_array() && arguments.is_array() && i < calls.value.size(); ++i) {
    if (i >= arguments.size() || !arguments[i].is_array() || !calls.value[i].is_string()) continue;
    const std::string name = calls.value[i].get<std::string>();
    const bool null = arguments[i].size() == 1 && arguments[i][0].is_null();
    if (null && solution.method(name, 0)) arguments[i].clear();
    const Method* method = solution.method(name, arguments[i].size());
    const auto named = std::ranges::find(solution.methods, name, &Method::name);
    if (!method && named != solution.methods.end())
      throw BadInput(fmt::format("{}/{}: call {}, {}: {} expected, {} given", given.where, i, i + 1,
                                 escape_binary(name), plural(named->parameters.size(), "argument"),
                                 arguments[i].size()));
    for (std::size_t j = 0; method && j < arguments[i].size(); ++j)
      arguments[i][j] = fitting({arguments[i][j], fmt::format("{}/{}/{}", given.where, i, j)}, method->parameters[j]);
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

std::string argument_text(std::string_view input, std::size_t index) {
  const std::vector<Json> all = arguments_in(input);
  return index < all.size() ? dumped(all[index]) : "null";
}

Json named_arguments(std::string_view input, const Problem& problem) {
  const std::vector<std::string> names = problem.stub.input_names();
  Json named = Json::object();
  for (const Json& one : arguments_in(input)) named[named.size() < names.size() ? names[named.size()] : "more"] = one;
  return named;
}

std::string input_at(const LocatedJson& place, const Problem& problem) {
  const std::vector<std::string> names = problem.stub.input_names();
  Json all = Json::array();
  const Json given = place.value.is_object() ? place.value : Json::object();
  for (const auto& [key, ignored] : given.items()) {
    if (std::ranges::count(names, key) == 0)
      place.refuse(fmt::format("unknown key \"{}\" ({})", key, suggest(key, names)));
  }
  if (problem.stub.design) {
    const bool two = place.value.is_array() && place.value.size() == 2;
    const std::vector<LocatedJson> given =
        two ? place.elements() : std::vector{place.at(names[0].c_str()), place.at(names[1].c_str())};
    all = Json::array({given[0].value, fitting_calls(given[0], given[1], problem.stub.solution)});
  } else if (!place.value.is_object()) {
    if (names.size() != 1) place.refuse("an object with the arguments by name is expected here");
    all.push_back(fitting(place, problem.stub.method().parameters[0]));
  } else {
    for (const std::string& name : names)
      all.push_back(fitting(place.at(name.c_str()), problem.stub.method().parameters[all.size()]));
  }
  return dumped(all);
}

std::string answer_at(const LocatedJson& place, const Problem& problem, std::string_view input) {
  const Stub& stub = problem.stub;
  if (!stub.design) {
    Json answer = place.value;
    if (answer.is_array() && contains(stub.method().returns, "Node*")) answer = with_free_values(answer, stub);
    // A node that is judged by its value, and is given with what hangs below it.
    if (answer.is_array() && stub.method().returns == "ValueOrNull") answer = answer.empty() ? Json() : Json(answer[0]);
    // Other types of what stands behind a solution are only written: a node's value, and a copy's nodes.
    const std::string& type = stub.method().returns;
    if (contains(type, "Copy") && !answer.is_array() && !answer.is_null()) place.refuse("an array is expected here");
    const Parameter returned{type == "Intersection" ? "int" : type, "", false};
    return dumped(
        fitting({answer, place.where}, problem.in_place ? stub.method().parameters[*problem.in_place] : returned));
  }
  const std::vector<Json> given = arguments_in(input);
  if (given.size() != 2 || !given[0].is_array()) return dumped(place.value);
  if (!place.value.is_array() || place.value.size() != given[0].size())
    place.refuse(fmt::format("an array with the answers of {} is expected here", plural(given[0].size(), "call")));
  Json answers = Json::array();
  for (const LocatedJson& one : place.elements()) {
    const std::size_t i = answers.size();
    const bool call = given[0][i].is_string() && i < given[1].size();
    const Method* method = call ? stub.solution.method(given[0][i].get<std::string>(), given[1][i].size()) : nullptr;
    const bool nothing = method && (method->constructor || method->returns == "void");
    if (nothing && !one.value.is_null())
      one.refuse(fmt::format("{} answers nothing: null is expected here", method->name));
    answers.push_back(nothing || !method ? one.value : fitting(one, {method->returns, "", false}));
  }
  return dumped(answers);
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
