#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

Reason check_1382(const Json& given, const Json& found) {
  const std::optional<Tree> tree = tree_in(found), before = tree_in(given.at(0));
  if (!tree) return "not a tree";
  if (before && tree->in_order() != before->in_order()) return "not a search tree of the same values";
  if (!tree->balanced()) return "the tree is not height-balanced";
  return std::nullopt;
}

const Registered registered_1382(1382, checked_by<check_1382>());

}  // namespace
}  // namespace leetjudge
