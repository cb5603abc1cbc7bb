#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_1382 = checked(1382, [](const Json& given, const Json& found) -> Reason {
  const Tree tree = tree_in(found), before = tree_in(given.at(0));
  if (tree.in_order() != before.in_order()) return "not a search tree of the same values";
  if (!tree.balanced()) return "the tree is not height-balanced";
  return std::nullopt;
});

}  // namespace leetjudge
