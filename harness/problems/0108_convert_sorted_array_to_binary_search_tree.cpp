#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

Reason check_0108(const Json& given, const Json& found) {
  const std::optional<Tree> tree = tree_in(found);
  if (!tree) return "not a tree";
  if (tree->in_order() != numbers_in(given.at(0))) return "not a search tree of these numbers";
  if (!tree->balanced()) return "the tree is not height-balanced";
  return std::nullopt;
}

const Registered registered_0108(108, checked_by<check_0108>());

}  // namespace
}  // namespace leetjudge
