#include "problems/answers.hpp"

namespace leetjudge {
namespace {

Reason check_0889(std::string_view input, std::string_view answer) {
  const Json given = parsed(input), found = parsed(answer);
  const std::optional<Tree> tree = tree_in(found);
  if (!tree) return "not a tree";
  if (tree->pre_order() != numbers_in(given.at(0))) return "its preorder is another one";
  if (tree->post_order() != numbers_in(given.at(1))) return "its postorder is another one";
  return std::nullopt;
}

const Registered registered_0889(889, [] {
  Rules rules;
  rules.check = guarded<check_0889>;
  return rules;
}());

}  // namespace
}  // namespace leetjudge
