#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

Reason check_0889(const Json& given, const Json& found) {
  const std::optional<Tree> tree = tree_in(found);
  if (!tree) return "not a tree";
  if (tree->pre_order() != numbers_in(given.at(0))) return "its preorder is another one";
  if (tree->post_order() != numbers_in(given.at(1))) return "its postorder is another one";
  return std::nullopt;
}

const Registered registered_0889(889, checked_by<check_0889>());

}  // namespace
}  // namespace leetjudge
