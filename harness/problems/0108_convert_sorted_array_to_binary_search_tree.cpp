#include "problems/answers.hpp"

namespace leetjudge {
namespace {

Reason check_0108(std::string_view input, std::string_view answer) {
  const Json given = parsed(input), found = parsed(answer);
  const std::optional<Tree> tree = tree_in(found);
  if (!tree) return "not a tree";
  if (tree->in_order() != numbers_in(given.at(0))) return "not a search tree of these numbers";
  if (!tree->balanced()) return "the tree is not height-balanced";
  return std::nullopt;
}

const Registered registered_0108(108, [] {
  Rules rules;
  rules.check = guarded<check_0108>;
  return rules;
}());

}  // namespace
}  // namespace leetjudge
