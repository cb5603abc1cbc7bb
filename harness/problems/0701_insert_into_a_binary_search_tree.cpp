#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

Reason check_0701(const Json& given, const Json& found) {
  const std::optional<Tree> tree = tree_in(found), before = tree_in(given.at(0));
  if (!tree || !before) return "not a tree";
  Numbers wanted = before->in_order();
  wanted.insert(std::lower_bound(wanted.begin(), wanted.end(), given.at(1).get<long long>()),
                given.at(1).get<long long>());
  if (tree->in_order() != wanted) return "not a search tree of the values that it should have";
  return std::nullopt;
}

const Registered registered_0701(701, checked_by<check_0701>());

}  // namespace
}  // namespace leetjudge
