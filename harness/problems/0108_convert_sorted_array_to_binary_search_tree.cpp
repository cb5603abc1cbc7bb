#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0108 = checked(108, [](const Json& given, const Json& found) -> Reason {
  const Tree tree = tree_in(found);
  if (tree.in_order() != numbers_in(given.at(0))) return "not a search tree of these numbers";
  if (!tree.balanced()) return "the tree is not height-balanced";
  return std::nullopt;
});

}  // namespace leetjudge
