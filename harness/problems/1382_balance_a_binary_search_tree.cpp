#include "problems/answers.hpp"

namespace leetjudge {
namespace {

Reason check_1382(std::string_view input, std::string_view answer) {
  const Json given = parsed(input), found = parsed(answer);
  const std::optional<Tree> tree = tree_in(found), before = tree_in(given.at(0));
  if (!tree) return "not a tree";
  if (before && tree->in_order() != before->in_order()) return "not a search tree of the same values";
  if (!tree->balanced()) return "the tree is not height-balanced";
  return std::nullopt;
}

const Registered registered_1382(1382, [] {
  Rules rules;
  rules.check = guarded<check_1382>;
  return rules;
}());

}  // namespace
}  // namespace leetjudge
