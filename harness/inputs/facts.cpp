// The calls in an input, and what facts say of a quantity, of a parameter, of rows.
#include <algorithm>

#include "inputs/constraints.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// "edges[i][0]", or of what has no rows "start[0]"
bool is_column(const Quantity& one, const std::string& rows) {
  return one.name == rows && !one.length && !one.sum && !one.index.empty() && one.index.size() <= 2 &&
         is_digit(one.index.back()[0]) && (one.index.size() == 1 || !is_digit(one.index[0][0]));
}

// The same, or how long it is.
bool is_of_column(const Expression& one, const std::string& rows) {
  Quantity column = one.quantity;
  column.length = false;
  return one.operation == 'q' && is_column(column, rows);
}

// Whether the row does; of what it does not have, it does.
bool keeps(const Json& row, const Fact& fact) {
  const auto cell = [&](const Quantity& one) -> std::optional<long double> {
    const std::size_t column = std::stoul(one.index.back());
    return column < row.size() && row[column].is_number() ? std::optional(row[column].get<long double>())
                                                          : std::nullopt;
  };
  const auto left = value_of(fact.left, cell), right = value_of(fact.right, cell);
  return !left || !right || fact.holds(*left, *right);
}

}  // namespace

Shape shape_of(const Parameter& parameter) {
  Shape shape;
  std::string_view type = parameter.text;
  for (std::size_t at; (at = type.find("vector<")) != std::string_view::npos; ++shape.vectors)
    type.remove_prefix(at + 7);
  constexpr std::pair<const char*, Shape::Leaf> leaves[] = {
      {"ListNode", Shape::Leaf::list},    {"TreeNode", Shape::Leaf::tree},    {"string", Shape::Leaf::text},
      {"char", Shape::Leaf::character},   {"bool", Shape::Leaf::boolean},     {"double", Shape::Leaf::real},
      {"float", Shape::Leaf::real},       {"int", Shape::Leaf::integer},      {"long", Shape::Leaf::integer},
      {"uint32_t", Shape::Leaf::integer}, {"uint64_t", Shape::Leaf::integer}, {"int64_t", Shape::Leaf::integer},
      {"unsigned", Shape::Leaf::integer}, {"Node", Shape::Leaf::nodes}};
  type = type.substr(0, type.find_first_of(">&"));
  for (const auto& [name, leaf] : leaves) {
    const bool named = word_at(type, name) != std::string_view::npos && type.find_first_of("<(") == type.npos;
    if (named && shape.leaf == Shape::Leaf::other) shape.leaf = leaf;
  }
  constexpr int most_vectors = 20;
  if (shape.vectors > most_vectors) return {};  // nobody means that
  return shape;
}

Shape shape_of(const Stub& stub, const Parameter& parameter) {
  Shape shape = shape_of(parameter);
  const auto node = std::ranges::find(stub.definitions, "Node", &Stub::Definition::name);
  if (shape.leaf != Shape::Leaf::nodes || shape.vectors > 0 || node == stub.definitions.end()) return shape;
  const auto is_node = [](const Parameter& one) { return shape_of(one).leaf == Shape::Leaf::nodes; };
  if (!stub.design && std::ranges::count_if(stub.method().parameters, is_node) > 1) return shape;  // nodes of one tree
  const auto has = [&](const char* member) { return word_at(node->text, member) != std::string_view::npos; };
  if (has("random") || has("neighbors")) return shape;
  if (has("children")) shape.leaf = Shape::Leaf::branches;
  if (has("left") && has("right") && contains(node->text, "int val")) shape.leaf = Shape::Leaf::tree;
  return shape;
}

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
  if (!element.is_array() || element.size() < 2) return key(element);
  if (pair) return Json::array({element[0], element[1]});
  if (kind != Kind::distinct_pairs) return key(element);
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
    if (place_of(general.index[i], 0) && general.index[i] != one.index[i]) return false;
    for (std::size_t j = 0; j < i; ++j) {  // of rows[i][i]
      if (general.index[i] == general.index[j] && one.index[i] != one.index[j]) return false;
    }
  }
  return true;
}

bool covers(const Expression& general, const Quantity& one) {
  return general.operation == 'q' && covers(general.quantity, one);
}

Said said_of(const Quantity& one, const std::vector<Fact>& facts) {
  const auto any = [](const Expression& part, const auto& test) {
    return std::ranges::any_of(quantities_in(part), [&](const Quantity* in) { return test(*in); });
  };
  Said said;
  for (const Fact& fact : facts) {
    if (fact.kind != Fact::Kind::comparison) continue;
    const bool equal = fact.operation == "==";
    for (const auto& [own, other, above] : fact.sides()) {
      const bool about = covers(own, one), bounds = about && fact.operation != "!=";
      const bool place = other.operation == 'q' && fact.is_place(other.quantity);
      const auto changes = [&](const Quantity& q) { return !q.index.empty() || fact.is_place(q); };
      said.by_elements = said.by_elements || ((bounds || (about && place)) && any(other, changes));
      said.tells_a_length = said.tells_a_length || (equal && any(own, [](const Quantity& q) { return q.length; }) &&
                                                    any(other, [&](const Quantity& q) { return q == one; }));
      if (bounds) said.limits.push_back({&other, equal || above, equal || !above, fact.operation == "<"});
      const bool number = other.operation == '#' || (other.operation == 'q' && other.quantity.index.empty());
      if (about && !bounds && number) said.never.push_back(&other);
    }
    if (!equal || fact.left.operation != '%' || fact.right.operation != '#') continue;
    const Expression& divided = fact.left.operands[0];
    if (covers(divided, one) || (divided.operation == 'q' && defined_as(divided.quantity.name, facts) == one))
      said.rests.push_back({&fact.left.operands[1], fact.right.number});
  }
  return said;
}

SaidOfRows said_of_rows(const std::string& rows, const std::vector<Fact>& facts) {
  SaidOfRows said;
  for (const Fact& fact : facts) {
    if (fact.kind != Fact::Kind::comparison) continue;
    said.any = said.any || is_of_column(fact.left, rows) || is_of_column(fact.right, rows);
    const std::vector<const Quantity*> all = quantities_in(fact);
    const auto first = std::ranges::find_if(all, [&](const Quantity* one) { return is_column(*one, rows); });
    if (first == all.end()) continue;
    const auto of_same_row = [&](const Quantity* one) {
      return is_column(*one, rows) && one->index.size() == 2 && one->index[0] == (*first)->index[0];
    };
    const auto of_no_row = [&](const Quantity* one) { return one->index.empty() && !fact.is_place(*one); };
    const auto columns = std::ranges::count_if(all, of_same_row);
    const bool two_columns = columns == 2 && fact.left.operation == 'q' && fact.right.operation == 'q';
    const bool between = two_columns && (fact.operation == "<" || fact.operation == "<=");
    // What bounds one by others is heard as they are drawn one after the other.
    const bool bounds =
        columns > 1 && fact.operation != "!=" && (is_of_column(fact.left, rows) || is_of_column(fact.right, rows));
    said.within = said.within && !(bounds && !between) &&
                  std::ranges::all_of(all, [&](const Quantity* one) { return of_same_row(one) || of_no_row(one); });
    if (between) said.ordered.push_back(&fact);
    if (columns > 1 && columns == std::ssize(all) && (!two_columns || fact.operation == "!="))
      said.of_one.push_back(&fact);
  }
  return said;
}

bool SaidOfRows::broken_by(const Json& row) const {
  return row.is_array() && !std::ranges::all_of(of_one, [&](const Fact* fact) { return keeps(row, *fact); });
}

bool SaidOfRows::put_in_order(Json& row) const {
  const auto kept = [&](const Fact* fact) { return keeps(row, *fact); };
  for (std::size_t i = 0; i < ordered.size() && !std::ranges::all_of(ordered, kept); ++i) {
    for (const Fact* fact : ordered) {
      const auto column = [&](const Expression& side) { return std::stoul(side.quantity.index.back()); };
      if (!kept(fact)) std::swap(row.at(column(fact->left)), row.at(column(fact->right)));
    }
  }
  return std::ranges::all_of(ordered, kept);
}

}  // namespace leetjudge
