#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

Reason check_0450(const Json& given, const Json& found) {
  const std::optional<Tree> tree = tree_in(found), before = tree_in(given.at(0));
  if (!tree || !before) return "not a tree";
  Numbers wanted = before->in_order();
  std::erase(wanted, given.at(1).get<long long>());
  if (tree->in_order() != wanted) return "not a search tree of the values that it should have";
  return std::nullopt;
}

const Registered registered_0450(450, checked_by<check_0450>());

}  // namespace
}  // namespace leetjudge
