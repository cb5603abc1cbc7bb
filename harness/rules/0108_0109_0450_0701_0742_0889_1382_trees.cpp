#include "rules/checker_tools.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

// The numbers come as an array or as a list, in order.
constexpr auto check_balanced_tree = [](const Json& given, const Json& found) -> Reason {
  const Tree tree = tree_in(found);
  if (tree.in_order() != numbers_in(given.at(0))) return "not a search tree of these numbers";
  if (!tree.balanced()) return "the tree is not height-balanced";
  return std::nullopt;
};

const Registered registered_0108 = checked(108, check_balanced_tree);
const Registered registered_0109 = checked(109, check_balanced_tree);

// Whether `found` is a search tree of those in the given one, without the given value or with it.
template <bool with>
static Reason check_search_tree(const Json& given, const Json& found) {
  Numbers wanted = tree_in(given.at(0)).in_order();
  const auto value = given.at(1).get<long long>();
  if (with)
    wanted.insert(std::lower_bound(wanted.begin(), wanted.end(), value), value);
  else
    std::erase(wanted, value);
  return tree_in(found).in_order() == wanted ? std::nullopt
                                             : Reason("not a search tree of the values that it should have");
}

const Registered registered_0450 =
    checked(450, [](const Json& given, const Json& found) { return check_search_tree<false>(given, found); });
const Registered registered_0701 =
    checked(701, [](const Json& given, const Json& found) { return check_search_tree<true>(given, found); });

static Reason check_closest_leaf(const Json& given, const Json& found) {
  const Tree tree = tree_in(given.at(0));
  std::map<long long, Numbers> beside;  // the nodes, by their values
  std::set<long long> leaves;
  for (const Tree::Node& node : tree.nodes) {
    if (node.left < 0 && node.right < 0) leaves.insert(node.value);
    for (const int child : {node.left, node.right}) {
      if (child < 0) continue;
      const long long below = tree.nodes[std::size_t(child)].value;
      beside[node.value].push_back(below);
      beside[below].push_back(node.value);
    }
  }
  Numbers near = {given.at(1).get<long long>()};  // the nearest first
  std::map<long long, int> edges = {{near[0], 0}};
  for (std::size_t i = 0; i < near.size(); ++i) {
    for (const long long next : beside[near[i]])
      if (edges.try_emplace(next, edges[near[i]] + 1).second) near.push_back(next);
  }
  const auto leaf = found.is_number_integer() ? leaves.find(found.get<long long>()) : leaves.end();
  if (leaf == leaves.end()) return "no leaf has this value";
  if (!edges.contains(*leaf)) return "no node has the value k";
  const long long nearest = *std::ranges::find_if(near, [&](long long one) { return leaves.contains(one); });
  return edges[*leaf] == edges[nearest] ? std::nullopt : Reason(fmt::format("leaf {} is nearer", nearest));
}

static bool holds_k(const Drawn& drawn) { return std::ranges::count(drawn.at(0), drawn.at(1)) > 0; }

static void take_k(Random& random, Drawn& drawn) {
  const Tree tree = tree_in(drawn.at(0));
  if (!tree.nodes.empty()) drawn.at(1) = tree.nodes[random.below(tree.nodes.size())].value;
}

const Registered registered_0742(742, [] {
  Rules rules = drawn_inputs<holds_k, take_k>();
  rules.check = [](std::string_view input, std::string_view answer) {
    return guarded(check_closest_leaf, input, answer);
  };
  return rules;
}());

const Registered registered_0889 = checked(889, [](const Json& given, const Json& found) -> Reason {
  const Tree tree = tree_in(found);
  if (tree.pre_order() != numbers_in(given.at(0))) return "its preorder is another one";
  if (tree.post_order() != numbers_in(given.at(1))) return "its postorder is another one";
  return std::nullopt;
});

const Registered registered_1382 = checked(1382, [](const Json& given, const Json& found) -> Reason {
  const Tree tree = tree_in(found), before = tree_in(given.at(0));
  if (tree.in_order() != before.in_order()) return "not a search tree of the same values";
  if (!tree.balanced()) return "the tree is not height-balanced";
  return std::nullopt;
});

}  // namespace leetjudge
