#include "inputs/call_order.hpp"

#include <algorithm>

#include "inputs/arrangements.hpp"
#include "inputs/words.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Kind = Fact::Kind;

// An iterator's next() takes out what its constructor was given.
bool is_next(const Method& method) { return method.name == "next" && method.parameters.empty(); }

bool takes_out(const Method& method) {
  return is_next(method) || contains_any(lower(method.name), {"pop", "remove", "dequeue", "poll", "delete", "extract"});
}

// A class whose constructor is given all that next() tells, and nothing goes back.
bool iterates(const Stub& stub) {
  const Method* constructor = stub.solution.constructor();
  const auto is_back = [](const Method& one) { return lower(one.name).starts_with("prev"); };
  return constructor && constructor->parameters.size() == 1 && shape_of(constructor->parameters[0]).many() &&
         std::ranges::any_of(stub.solution.methods, is_next) && std::ranges::none_of(stub.solution.methods, is_back);
}

// Values in it, also in elements.
std::size_t values_below(const Json& value) {
  if (!value.is_array()) return !value.is_null();
  std::size_t count = 0;
  for (const Json& one : value) count += values_below(one);
  return count;
}

// The arguments that a fact says rise, in the order of the calls.
template <class AnyJson>
std::vector<AnyJson*> rising(const Fact& fact, const Stub& stub, AnyJson& input) {
  std::vector<AnyJson*> found;
  const std::vector<Fact> alone = {fact};
  for (const auto& [number, method, arguments] : calls_in(stub, input)) {
    for (std::size_t k = 0; k < arguments->size(); ++k) {
      if (rises(alone, *method, method->parameters[k].name) && (*arguments)[k].is_number_integer())
        found.push_back(&input[1][number][k]);
    }
  }
  return found;
}

}  // namespace

bool rises(const std::vector<Fact>& facts, const Method& method, const std::string& parameter) {
  return !method.constructor && std::ranges::any_of(facts, [&](const Fact& one) {
    const bool of_it = one.values.empty() || std::ranges::count(one.values, method.name) > 0;
    return one.kind == Kind::rising && of_it && one.about(parameter);
  });
}

bool puts_in(const Method& method) {
  if (method.constructor || method.parameters.empty() || takes_out(method)) return false;
  return method.returns == "void" || contains_any(lower(method.name), {"add", "insert", "push", "append", "queue"});
}

std::vector<Fact> read_call_order(const std::string& sentence, const Stub& stub) {
  if (!stub.design) return {};
  const std::string small = lower(sentence);
  Fact fact;
  if (contains_any(small, {"non-empty", "not empty", "nonempty", "at least one element", "at least once", "are valid",
                           "always be valid"}) &&
      (std::ranges::any_of(stub.solution.methods, puts_in) || iterates(stub))) {
    fact.kind = Kind::filled;
    for (const Method& one : stub.solution.methods) {  // what takes arguments asks for more than something in it
      if (!one.constructor && one.parameters.empty() && word_at(sentence, one.name) != std::string::npos)
        fact.parameters.push_back(one.name);
    }
  } else if (order_in(small) == Direction::rising ||
             contains_any(small, {"chronological", "strictly larger", "strictly greater"})) {
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
  if (puts_in(method) && !(tells && surely_ && elements_.contains(element))) {
    ++held_;
    if (tells) elements_.insert(element);
  }
  if (method.constructor && arguments.size() == 1 && arguments[0].is_array()) held_ = values_below(arguments);
  if (!takes_out(method) || held_ == 0) return;
  const auto found = elements_.find(element);
  if (tells && found == elements_.end()) return;
  --held_;
  if (tells) elements_.erase(found);
}

bool keeps_call_order(const Fact& fact, const Stub& stub, const Json& input, bool surely) {
  if (fact.kind == Kind::rising) {
    std::vector<Json> values;
    for (const Json* one : rising(fact, stub, input)) values.push_back(*one);
    return falls(values, fact) == 0;
  }
  Filling filling(surely);
  const std::vector<Fact> alone(1, fact);
  for (const Call& one : calls_in(stub, input)) {
    if (!filling.allows(*one.method, alone)) return false;
    filling.call(*one.method, *one.arguments);
  }
  return true;
}

void raise(const std::vector<Fact>& facts, const Stub& stub, Json& input) {
  for (const Fact& fact : facts)
    if (fact.kind == Kind::rising) put_places_in_order(rising(fact, stub, input), fact);
}

}  // namespace leetjudge
