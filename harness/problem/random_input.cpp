#include "problem/random_input.hpp"

#include <algorithm>
#include <map>

#include "constraints/call_order.hpp"
#include "problem/rules.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

using Kind = Fact::Kind;

constexpr int most_tries = 40;  // for a method that may be called now

std::string drawn_calls(const Problem& problem, const Constraints& constraints, const std::map<std::string, Seen>& seen,
                        Random& random, const DrawWish& wish) {
  const Class& solution = problem.stub.solution;
  long double most = 1 + wish.difficulty * 25;
  for (const Fact& one : constraints.facts()) {
    if (one.kind != Kind::most_calls) continue;
    most = std::min(most, value_of(one.right).value_or(most));
  }
  Json names = Json::array(), arguments = Json::array();
  std::map<Quantity, long double> constructed;  // what the constructor was given
  DrawWish of_calls = wish;
  if (wish.level == DrawWish().level) of_calls.level = DrawWish::anywhere;
  const auto call = [&](const Method& method) {
    names.push_back(method.name);
    arguments.push_back(drawn_arguments(method.parameters, constraints.facts(), seen, random,
                                        method.constructor ? wish : of_calls, constructed));
    return arguments.back();
  };
  const Method* const own = solution.constructor();
  const Method constructor = own ? *own : Method{solution.name, "", {}, true};  // the one that every class has
  const Json values = call(constructor);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::string& name = constructor.parameters[i].name;
    if (values[i].is_number()) constructed[{name, {}, false}] = values[i].get<double>();
    if (values[i].is_array()) constructed[{name, {}, true}] = (long double)(values[i].size());
  }
  std::vector<const Method*> others;
  for (const Method& one : solution.methods) {
    if (!one.constructor) others.push_back(&one);
  }
  const auto calls = wish.sizes.find({"calls", {}, true});
  const std::size_t count =
      calls != wish.sizes.end() ? std::size_t(calls->second) : 1 + random.below(std::size_t(std::max(1.0L, most)));
  Filling filling;
  for (std::size_t i = 0; i < count && !others.empty(); ++i) {
    const Method* next = others[random.below(others.size())];
    for (int tries = 0; tries < most_tries && !filling.allows(*next, constraints.facts()); ++tries)
      next = others[random.below(others.size())];
    filling.call(*next, call(*next));
  }
  raise(constraints.facts(), problem.stub, names, arguments);
  return dumped(Json::array({names, arguments}));
}

}  // namespace

Constraints constraints_of(const Problem& problem, bool generating) {
  std::vector<std::string> sentences = problem.constraints;
  if (generating) sentences.insert(sentences.end(), problem.generate.begin(), problem.generate.end());
  std::vector<std::string> examples;
  for (const Case& one : problem.cases) {
    if (one.is_example()) examples.push_back(one.input);
  }
  return Constraints(problem.stub, sentences, examples);
}

std::vector<std::string> may_be_broken(const Problem& problem, const Constraints& constraints) {
  if (problem.rules->generate || problem.rules->fits) return {};
  return constraints.not_understood();
}

std::string why_not_drawn(const Stub& stub) {
  for (const Method& method : stub.solution.methods) {
    for (const Parameter& one : method.parameters) {
      if (shape_of(one).leaf == Shape::Leaf::other) return fmt::format("a {} is not drawn", one.text);
    }
  }
  return "";
}

std::optional<std::string> random_input(const Problem& problem, const Constraints& constraints, Random& random,
                                        const DrawWish& wish) {
  std::map<std::string, Seen> seen;
  for (const Case& test : problem.cases) {
    const std::vector<Json> values = arguments_in(test.input);
    if (!problem.stub.design) {
      for (std::size_t i = 0; i < values.size() && i < problem.stub.method().parameters.size(); ++i)
        seen[problem.stub.method().parameters[i].name].add(values[i], 0);
      continue;
    }
    for (std::size_t i = 0; values.size() == 2 && i < values[0].size() && i < values[1].size(); ++i) {
      const Json& given = values[1][i];
      if (!values[0][i].is_string() || !given.is_array()) continue;
      const Method* method = problem.stub.solution.method(values[0][i].get<std::string>(), given.size());
      for (std::size_t k = 0; method && k < given.size(); ++k) seen[method->parameters[k].name].add(given[k], 0);
    }
  }
  const std::optional<std::string> input = fitted_by_rules(
      problem, random,
      problem.stub.design
          ? drawn_calls(problem, constraints, seen, random, wish)
          : dumped(Json(drawn_arguments(problem.stub.method().parameters, constraints.facts(), seen, random, wish))));
  if (!input) return std::nullopt;
  // What grows keeps them as its small ones do; checking it all would take longer than drawing it.
  const bool checked = wish.checked && (!wish.growing() || input->size() <= most_checked_bytes);
  return checked && constraints.broken_by(*input) ? std::nullopt : input;
}

std::optional<std::string> fitted_by_rules(const Problem& problem, Random& random, std::string drawn) {
  const Rules& rules = *problem.rules;
  if (rules.fitted) drawn = rules.fitted(random, drawn);
  return rules.fits && !rules.fits(drawn) ? std::nullopt : std::optional(std::move(drawn));
}

}  // namespace leetjudge
