// The calls in an input, and what facts say of a quantity, of a parameter, of rows.
#include <algorithm>
#include <functional>

#include "inputs/constraints.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// Whether that is so of a side of a comparison.
template <class Wanted>
bool any_side(const std::vector<Fact>& facts, const Wanted& wanted) {
  return std::ranges::any_of(facts, [&](const Fact& fact) {
    return fact.kind == Fact::Kind::comparison &&
           std::ranges::any_of(fact.sides(), [&](const Fact::Side& side) { return wanted(fact, side); });
  });
}

// "edges[i][0]"
bool is_column(const Expression& one, const std::string& rows) {
  return one.operation == 'q' && one.quantity.name == rows && one.quantity.index.size() == 2 &&
         is_digit(one.quantity.index[1][0]);
}

}  // namespace

std::vector<Json> arguments_in(std::string_view input) {
  const Json all = parsed(input);
  return all.is_array() ? all.get<std::vector<Json>>() : std::vector<Json>{};
}

std::vector<Call> calls_in(const Stub& stub, const Json& input) {
  if (!stub.design) return input.is_array() ? std::vector{Call{0, &stub.method(), &input}} : std::vector<Call>();
  std::vector<Call> calls;
  const bool are_calls = input.is_array() && input.size() == 2 && input[0].is_array() && input[1].is_array();
  for (std::size_t i = 0; are_calls && i < std::min(input[0].size(), input[1].size()); ++i) {
    const bool call = input[0][i].is_string() && input[1][i].is_array();
    const Method* method = call ? stub.solution.method(input[0][i].get<std::string>(), input[1][i].size()) : nullptr;
    if (method) calls.push_back({i, method, &input[1][i]});
  }
  return calls;
}

const Json& Fact::key(const Json& element) const {
  return element.is_array() && column >= 0 && column < int(element.size()) ? element[std::size_t(column)] : element;
}

Json Fact::identity(const Json& element) const {
  if (kind != Kind::distinct_pairs || !element.is_array() || element.size() < 2) return key(element);
  return Json::array({std::min(element[0], element[1]), std::max(element[0], element[1])});
}

const Fact* fact_about(const std::vector<Fact>& facts, Fact::Kind kind, const std::string& parameter) {
  const auto found =
      std::ranges::find_if(facts, [&](const Fact& one) { return one.kind == kind && one.about(parameter); });
  return found == facts.end() ? nullptr : &*found;
}

std::optional<Quantity> defined_as(const std::string& name, const std::vector<Fact>& facts) {
  for (const Fact& one : facts) {
    if (one.operation != "==") continue;
    for (const auto& [own, other, above] : one.sides()) {
      if (own.operation == 'q' && own.quantity == Quantity{name, {}, false} && other.operation == 'q')
        return other.quantity;
    }
  }
  return std::nullopt;
}

bool covers(const Quantity& general, const Quantity& one) {
  if (general.name != one.name || general.length != one.length || general.sum != one.sum ||
      general.index.size() != one.index.size())
    return false;
  for (std::size_t i = 0; i < one.index.size(); ++i) {
    if (is_digit(general.index[i][0]) && general.index[i] != one.index[i]) return false;
    for (std::size_t j = 0; j < i; ++j) {  // of rows[i][i]
      if (general.index[i] == general.index[j] && one.index[i] != one.index[j]) return false;
    }
  }
  return true;
}

bool covers(const Expression& general, const Quantity& one) {
  return general.operation == 'q' && covers(general.quantity, one);
}

bool depends_on_elements(const Quantity& one, const std::vector<Fact>& facts) {
  const std::function<bool(const Expression&)> on_elements = [&](const Expression& part) {
    return (part.operation == 'q' && !part.quantity.index.empty()) || std::ranges::any_of(part.operands, on_elements);
  };
  return any_side(
      facts, [&](const Fact&, const Fact::Side& side) { return covers(side.own, one) && on_elements(side.other); });
}

bool tells_a_length(const Quantity& one, const std::vector<Fact>& facts) {
  const std::function<bool(const Expression&, bool)> has = [&](const Expression& part, bool length) {
    if (part.operation == 'q' && (length ? part.quantity.length : part.quantity == one)) return true;
    return std::ranges::any_of(part.operands, [&](const Expression& in) { return has(in, length); });
  };
  return any_side(facts, [&](const Fact& fact, const Fact::Side& side) {
    return fact.operation == "==" && has(side.own, true) && has(side.other, false);
  });
}

bool has_columns(const std::string& rows, const std::vector<Fact>& facts) {
  return any_side(facts, [&](const Fact&, const Fact::Side& side) { return is_column(side.own, rows); });
}

bool equal_columns(const Json& row, const std::string& rows, const std::vector<Fact>& facts) {
  const auto column = [&](const Expression& one) {
    return is_column(one, rows) ? std::stoul(one.quantity.index[1]) : row.size();
  };
  return row.is_array() && std::ranges::any_of(facts, [&](const Fact& fact) {
           if (fact.kind != Fact::Kind::comparison || fact.operation != "!=") return false;
           const std::size_t left = column(fact.left), right = column(fact.right);
           return left < row.size() && right < row.size() && row[left] == row[right];
         });
}

}  // namespace leetjudge
