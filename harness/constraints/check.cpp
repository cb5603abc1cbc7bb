// Whether inputs keep what is understood of the constraints.
#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "constraints/call_order.hpp"
#include "constraints/constraints.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/place.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Kind = Fact::Kind;
using Letters = std::map<std::string, std::size_t>;

constexpr std::size_t most_compared = 1000000;

// Of a list the values, of a tree those of its nodes.
std::vector<Json> values_of_nodes(const Json& nodes) {
  std::vector<Json> values;
  for (const Json& one : nodes) {
    if (!one.is_null()) values.push_back(one);
  }
  return values;
}

bool is_row(const Json& value) { return value.is_array() && value.size() >= 2; }

// LeetCode's form: level by level, null where there is no child. In order of the search tree.
bool is_search_tree(const Json& tree) {
  struct Range {
    double least, most;
  };
  if (!tree.is_array() || tree.empty()) return true;
  std::vector<Range> open = {{-1e300, 1e300}};  // for the nodes to come
  for (std::size_t i = 0; i < tree.size() && i < open.size(); ++i) {
    if (!tree[i].is_number()) continue;
    const double value = tree[i].get<double>();
    const Range range = open[i];
    if (value <= range.least || value >= range.most) return false;
    if (i == 0) {
      open.push_back({range.least, value});
      open.push_back({value, range.most});
      continue;
    }
    open.push_back({range.least, value});
    open.push_back({value, range.most});
  }
  return true;
}

bool is_tree(const Json& edges) {
  std::map<Json, Json> parent;
  const auto root = [&](Json node) {
    while (parent.contains(node) && parent[node] != node) node = parent[node];
    return node;
  };
  for (const Json& edge : edges) {
    if (!is_row(edge)) return true;
    const Json left = root(edge[0]), right = root(edge[1]);
    if (left == right) return false;
    parent[left] = right;
    parent.try_emplace(right, right);
  }
  return edges.empty() || parent.size() == edges.size() + 1;
}

// How many neighbours are in the wrong order.
std::size_t falls(const std::vector<Json>& values, const Fact& fact) {
  std::size_t count = 0;
  for (std::size_t i = 1; i < values.size(); ++i) {
    const auto key = [&](const Json& one) -> const Json& {
      return one.is_array() && fact.column < int(one.size()) ? one[std::size_t(fact.column)] : one;
    };
    const Json& before = key(values[i - 1]);
    const Json& after = key(values[i]);
    if (before.is_array()) continue;
    count += (fact.falling ? before < after : after < before) || (fact.strictly && before == after);
  }
  return count;
}

class Check {
 public:
  Check(const std::vector<Fact>& facts, const std::vector<Parameter>& parameters, const std::vector<Json>& values)
      : facts_(facts) {
    for (std::size_t i = 0; i < parameters.size() && i < values.size(); ++i)
      arguments_[parameters[i].name] = {shape_of(parameters[i]), &values[i]};
  }

  // What is broken, and the sentence that says so.
  std::optional<std::pair<std::string, std::string>> broken() {
    for (const Fact& fact : facts_) {
      if (fact.kind == Kind::comparison) {
        if (std::string what = unequal(fact); !what.empty()) return std::pair(std::move(what), fact.sentence);
        continue;
      }
      for (const std::string& name : fact.parameters) {
        const auto found = arguments_.find(name);
        if (found == arguments_.end() || keeps(fact, found->second.shape, *found->second.value)) continue;
        return std::pair(fmt::format("{} = {}", name, shortened(dumped(*found->second.value))), fact.sentence);
      }
    }
    return std::nullopt;
  }

 private:
  struct Argument {
    Shape shape;
    const Json* value = nullptr;
  };

  static std::string shortened(std::string text) {
    if (text.size() > 60) text = text.substr(0, 57) + "...";
    return text;
  }

  // What a comparison finds unequal for some indices; empty where it holds for all.
  std::string unequal(const Fact& fact) {
    std::vector<Quantity> quantities;
    collect(fact.left, quantities);
    collect(fact.right, quantities);
    std::size_t left = most_compared;
    return try_indices(fact, quantities, {}, left);
  }

  static void collect(const Expression& one, std::vector<Quantity>& all) {
    if (one.operation == 'q') all.push_back(one.quantity);
    for (const Expression& part : one.operands) collect(part, all);
  }

  std::string try_indices(const Fact& fact, const std::vector<Quantity>& quantities, const Letters& letters,
                          std::size_t& left) {
    for (const Quantity& one : quantities) {
      if (one.name == "Node" && !letters.contains("Node"))
        return for_each(fact, quantities, letters, "Node", nodes().size(), left);
      for (std::size_t level = 0; level < one.index.size(); ++level) {
        const std::string& letter = one.index[level];
        if (std::isdigit(static_cast<unsigned char>(letter[0])) || letters.contains(letter)) continue;
        const Json* container = at(one, level, letters);
        if (!container || !container->is_array()) return "";
        return for_each(fact, quantities, letters, letter, container->size(), left);
      }
    }
    if (left == 0 || --left == 0) return "";
    const auto quantity = [&](const Quantity& one) { return value(one, letters); };
    const auto a = value_of(fact.left, quantity);
    const auto b = value_of(fact.right, quantity);
    if (!a || !b) return "";
    const bool holds = fact.operation == "<"    ? *a < *b
                       : fact.operation == "<=" ? *a <= *b
                       : fact.operation == "!=" ? *a != *b
                                                : *a == *b;
    if (holds) return "";
    for (const Quantity& one : quantities) {
      const auto found = value(one, letters);
      std::string words = one.words();
      for (const auto& [letter, index] : letters) {
        if (const std::size_t place = words.find("[" + letter + "]"); place != std::string::npos)
          words.replace(place + 1, letter.size(), std::to_string(index));
      }
      if (found) return fmt::format("{} is {}", words, static_cast<double>(*found));
    }
    return "";
  }

  std::string for_each(const Fact& fact, const std::vector<Quantity>& quantities, Letters letters,
                       const std::string& letter, std::size_t count, std::size_t& left) {
    for (std::size_t i = 0; i < count && left > 0; ++i) {
      letters[letter] = i;
      if (std::string what = try_indices(fact, quantities, letters, left); !what.empty()) return what;
    }
    return "";
  }

  // What lies below the first `levels` indices.
  const Json* at(const Quantity& one, std::size_t levels, const Letters& letters) const {
    const auto found = arguments_.find(one.name);
    if (found == arguments_.end()) return nullptr;
    const Json* value = found->second.value;
    for (std::size_t level = 0; level < levels; ++level) {
      const std::string& index = one.index[level];
      const std::size_t place =
          std::isdigit(static_cast<unsigned char>(index[0])) ? std::stoul(index) : letters.at(index);
      if (!value->is_array() || place >= value->size()) return nullptr;
      value = &(*value)[place];
    }
    return value;
  }

  std::optional<long double> value(const Quantity& one, const Letters& letters, int depth = 0) {
    if (one.name == "Node") return nodes()[letters.at("Node")].get<double>();
    if (!arguments_.contains(one.name)) {
      const auto definition = defined_as(one.name, facts_);
      if (!definition || depth > 3) return std::nullopt;
      Letters first = letters;
      for (const std::string& letter : definition->index) first.try_emplace(letter, 0);
      return value(*definition, first, depth + 1);
    }
    const Json* found = at(one, one.index.size(), letters);
    if (!found) return std::nullopt;
    if (one.length) {
      if (found->is_string()) return found->get_ref<const std::string&>().size();
      if (!found->is_array()) return std::nullopt;
      const Argument& argument = arguments_.at(one.name);
      const bool nodes_there = argument.shape.nodes() && one.index.size() == std::size_t(argument.shape.vectors);
      return nodes_there ? values_of_nodes(*found).size() : found->size();
    }
    if (found->is_number_unsigned()) return found->get<std::uint64_t>();
    if (found->is_number_integer()) return found->get<std::int64_t>();
    if (found->is_number()) return found->get<double>();
    return std::nullopt;
  }

  // The values of all nodes of all parameters.
  const std::vector<Json>& nodes() {
    if (nodes_) return *nodes_;
    nodes_.emplace();
    for (const auto& [name, argument] : arguments_) {
      if (!argument.shape.nodes() || !argument.value->is_array()) continue;
      std::vector<Json> roots = {*argument.value};
      if (argument.shape.vectors > 0) roots = argument.value->get<std::vector<Json>>();
      for (const Json& root : roots) {
        for (const Json& one : values_of_nodes(root)) {
          if (one.is_number()) nodes_->push_back(one);
        }
      }
    }
    return *nodes_;
  }

  template <class Test>
  static bool all_texts(const Json& value, const Test& test) {
    if (value.is_string()) return test(value.get_ref<const std::string&>());
    return !value.is_array() ||
           std::all_of(value.begin(), value.end(), [&](const Json& one) { return all_texts(one, test); });
  }

  static bool keeps(const Fact& fact, const Shape& shape, const Json& value) {
    std::vector<Json> elements;
    if (shape.nodes() && value.is_array() && shape.vectors == 0)
      elements = values_of_nodes(value);
    else if (value.is_array())
      elements = value.get<std::vector<Json>>();
    else if (value.is_string())
      for (const char c : value.get_ref<const std::string&>()) elements.push_back(int(c));
    switch (fact.kind) {
      case Kind::characters:
        return all_texts(value, [&](const std::string& text) {
          return text.find_first_not_of(fact.characters) == std::string::npos;
        });
      case Kind::no_leading_zero:
        return all_texts(value, [](const std::string& text) { return text.size() < 2 || text[0] != '0'; });
      case Kind::listed:
        if (value.is_array())
          return std::all_of(value.begin(), value.end(), [&](const Json& one) { return keeps(fact, shape, one); });
        return std::find(fact.values.begin(), fact.values.end(), dumped(value)) != fact.values.end();
      case Kind::distinct:
        if (fact.column >= 0) {
          for (Json& one : elements) {
            if (one.is_array() && fact.column < int(one.size())) one = Json(one[std::size_t(fact.column)]);
          }
        }
        return std::set<Json>(elements.begin(), elements.end()).size() == elements.size();
      case Kind::distinct_pairs: {
        std::set<std::pair<Json, Json>> pairs;
        return std::all_of(elements.begin(), elements.end(), [&](const Json& one) {
          return !is_row(one) || pairs.emplace(std::min(one[0], one[1]), std::max(one[0], one[1])).second;
        });
      }
      case Kind::sorted:
        if (shape.nodes() && shape.vectors > 0)
          return std::all_of(elements.begin(), elements.end(),
                             [&](const Json& one) { return falls(values_of_nodes(one), fact) == 0; });
        return falls(elements, fact) == 0;
      case Kind::rotated:
        if (elements.size() > 1) elements.push_back(elements.front());
        return falls(elements, fact) <= 1 || std::set<Json>(elements.begin(), elements.end()).size() == 1;
      case Kind::permutation: {
        std::vector<Json> wanted;
        for (std::size_t i = 0; i < elements.size(); ++i) wanted.push_back(std::int64_t(i) + fact.least);
        return std::is_permutation(elements.begin(), elements.end(), wanted.begin(), wanted.end());
      }
      case Kind::search_tree: return is_search_tree(value);
      case Kind::tree_edges: return !value.is_array() || is_tree(value);
      case Kind::comparison:
      case Kind::filled:
      case Kind::rising:
      case Kind::most_calls: return true;
    }
    return true;
  }

  const std::vector<Fact>& facts_;
  std::map<std::string, Argument> arguments_;
  std::optional<std::vector<Json>> nodes_;
};

}  // namespace

std::optional<std::string> Constraints::broken_by(std::string_view input) const {
  const std::optional<Broken> broken = first_broken(input);
  if (!broken) return std::nullopt;
  return fmt::format("{} (constraint: {})", broken->words, broken->sentence);
}

std::optional<Constraints::Broken> Constraints::first_broken(std::string_view input) const {
  const Json all = Json::parse(input, nullptr, false);
  if (!all.is_array()) return std::nullopt;
  if (!stub_.design) {
    const auto broken = Check(facts_, stub_.method().parameters, all.get<std::vector<Json>>()).broken();
    return broken ? std::optional(Broken{broken->first, broken->second}) : std::nullopt;
  }
  if (all.size() != 2 || !all[0].is_array() || !all[1].is_array()) return std::nullopt;
  for (const Fact& one : facts_) {
    const auto most =
        one.kind == Kind::most_calls ? value_of(one.right, [](const Quantity&) { return std::nullopt; }) : std::nullopt;
    if (most && all[0].size() > *most + 1) return Broken{fmt::format("{} calls", all[0].size()), one.sentence};
    const bool of_order = one.kind == Kind::filled || one.kind == Kind::rising;
    if (of_order && !keeps_call_order(one, stub_, all[0], all[1]))
      return Broken{"the order of the calls", one.sentence};
  }
  std::vector<Parameter> constructed;
  std::vector<Json> with;
  for (std::size_t i = 0; i < all[0].size() && i < all[1].size(); ++i) {
    if (!all[0][i].is_string() || !all[1][i].is_array()) return std::nullopt;
    const Method* method = stub_.solution.method(all[0][i].get<std::string>(), all[1][i].size());
    if (!method) return std::nullopt;
    std::vector<Parameter> parameters = constructed;
    parameters.insert(parameters.end(), method->parameters.begin(), method->parameters.end());
    std::vector<Json> values = with;
    for (const Json& one : all[1][i]) values.push_back(one);
    if (const auto broken = Check(facts_, parameters, values).broken())
      return Broken{fmt::format("call {}, {}: {}", i + 1, method->name, broken->first), broken->second};
    if (method->constructor) constructed = parameters, with = values;
  }
  return std::nullopt;
}

}  // namespace leetjudge
