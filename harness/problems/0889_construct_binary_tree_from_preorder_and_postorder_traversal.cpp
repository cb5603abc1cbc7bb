#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0889 = checked(889, [](const Json& given, const Json& found) -> Reason {
  const Tree tree = tree_in(found);
  if (tree.pre_order() != numbers_in(given.at(0))) return "its preorder is another one";
  if (tree.post_order() != numbers_in(given.at(1))) return "its postorder is another one";
  return std::nullopt;
});

}  // namespace leetjudge
