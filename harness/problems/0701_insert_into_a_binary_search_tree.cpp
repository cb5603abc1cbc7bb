#include "problems/answers.hpp"

namespace leetjudge {
namespace {

Reason check_0701(std::string_view input, std::string_view answer) {
  const Json given = parsed(input), found = parsed(answer);
  const std::optional<Tree> tree = tree_in(found), before = tree_in(given.at(0));
  if (!tree || !before) return "not a tree";
  Numbers wanted = before->in_order();
  wanted.insert(std::lower_bound(wanted.begin(), wanted.end(), given.at(1).get<long long>()),
                given.at(1).get<long long>());
  if (tree->in_order() != wanted) return "not a search tree of the values that it should have";
  return std::nullopt;
}

const Registered registered_0701(701, [] {
  Rules rules;
  rules.check = guarded<check_0701>;
  return rules;
}());

}  // namespace
}  // namespace leetjudge
