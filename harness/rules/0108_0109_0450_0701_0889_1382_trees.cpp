#include "rules/checker_tools.hpp"
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
