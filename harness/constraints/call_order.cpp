#include "constraints/call_order.hpp"

#include <algorithm>

#include "constraints/facts.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Kind = Fact::Kind;

bool takes_out(const Method& method) {
  return contains_any(lower(method.name), {"pop", "remove", "dequeue", "poll", "delete", "extract"});
}

// The arguments that a fact says rise, in the order of the calls.
std::vector<Json*> rising(const Fact& fact, const Stub& stub, const Json& calls, Json& arguments) {
  std::vector<Json*> found;
  for (std::size_t i = 0; i < calls.size() && i < arguments.size(); ++i) {
    if (!calls[i].is_string() || !arguments[i].is_array()) continue;
    const std::string name = calls[i].get<std::string>();
    const Method* const method = stub.solution.method(name, arguments[i].size());
    if (!method || method->constructor) continue;
    if (!fact.values.empty() && !std::ranges::count(fact.values, name)) continue;
    for (std::size_t k = 0; k < arguments[i].size(); ++k) {
      if (fact.about(method->parameters[k].name) && arguments[i][k].is_number_integer())
        found.push_back(&arguments[i][k]);
    }
  }
  return found;
}

}  // namespace

bool puts_in(const Method& method) {
  if (method.constructor || method.parameters.empty() || takes_out(method)) return false;
  return method.returns == "void" || contains_any(lower(method.name), {"add", "insert", "push", "append", "queue"});
}

std::vector<Fact> read_call_order(const std::string& sentence, const Stub& stub) {
  if (!stub.design) return {};
  const std::string small = lower(sentence);
  Fact fact;
  if (contains_any(small, {"non-empty", "not empty", "nonempty", "at least one element", "at least once"})) {
    fact.kind = Kind::filled;
    for (const Method& one : stub.solution.methods) {
      if (!one.constructor && !puts_in(one) && word_at(sentence, one.name) != std::string::npos)
        fact.parameters.push_back(one.name);
    }
  } else if (contains_any(small,
                          {"increasing", "non-decreasing", "chronological", "strictly larger", "strictly greater"})) {
    fact.kind = Kind::rising;
    fact.strictly = contains(small, "strictly");
    for (const Method& one : stub.solution.methods) {
      if (one.constructor) continue;
      if (word_at(sentence, one.name) != std::string::npos) fact.values.push_back(one.name);
      for (const Parameter& parameter : one.parameters) {
        const Shape shape = shape_of(parameter);
        if (shape.vectors == 0 && shape.leaf == Shape::Leaf::integer &&
            word_at(sentence, parameter.name) != std::string::npos)
          fact.parameters.push_back(parameter.name);
      }
    }
  }
  return fact.parameters.empty() ? std::vector<Fact>() : std::vector<Fact>{fact};
}

bool Filling::allows(const Method& method, const std::vector<Fact>& facts) const {
  return held_ > 0 || !fact_about(facts, Kind::filled, method.name);
}

void Filling::call(const Method& method, const Json& arguments) {
  const bool tells = method.returns == "bool" && !arguments.empty();
  const std::string element = tells ? dumped(arguments[0]) : "";
  if (puts_in(method) && !(tells && sets_ && elements_.contains(element))) {
    ++held_;
    if (tells) elements_.insert(element);
  }
  if (!takes_out(method) || held_ == 0) return;
  const auto found = elements_.find(element);
  if (tells && found == elements_.end()) return;
  --held_;
  if (tells) elements_.erase(found);
}

bool keeps_call_order(const Fact& fact, const Stub& stub, const Json& calls, const Json& arguments) {
  if (fact.kind == Kind::rising) {
    Json copy = arguments;
    const std::vector<Json*> values = rising(fact, stub, calls, copy);
    const auto falls = [&](const Json* a, const Json* b) { return *b < *a || (fact.strictly && *a == *b); };
    return std::ranges::adjacent_find(values, falls) == values.end();
  }
  Filling filling(false);
  for (std::size_t i = 0; i < calls.size() && i < arguments.size(); ++i) {
    const Method* const method =
        calls[i].is_string() ? stub.solution.method(calls[i].get<std::string>(), arguments[i].size()) : nullptr;
    if (!method) continue;
    if (!filling.allows(*method, {fact})) return false;
    filling.call(*method, arguments[i]);
  }
  return true;
}

void raise(const std::vector<Fact>& facts, const Stub& stub, const Json& calls, Json& arguments) {
  for (const Fact& fact : facts) {
    if (fact.kind != Kind::rising) continue;
    const std::vector<Json*> places = rising(fact, stub, calls, arguments);
    std::vector<Json> values;
    for (const Json* one : places) values.push_back(*one);
    if (values.empty()) continue;
    std::ranges::sort(values);
    const auto largest = values.back().get<std::int64_t>();
    for (std::size_t i = 1; fact.strictly && i < values.size(); ++i)
      if (values[i] <= values[i - 1]) values[i] = values[i - 1].get<std::int64_t>() + 1;
    for (std::size_t i = values.size(); i-- > 0 && fact.strictly;) {  // not beyond what was drawn
      const std::int64_t most = i + 1 < values.size() ? values[i + 1].get<std::int64_t>() - 1 : largest;
      if (values[i] > most) values[i] = most;
    }
    for (std::size_t i = 0; i < places.size(); ++i) *places[i] = values[i];
  }
}

}  // namespace leetjudge
