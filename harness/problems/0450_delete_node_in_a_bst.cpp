#include "problems/answers.hpp"

namespace leetjudge {
namespace {

Reason check_0450(std::string_view input, std::string_view answer) {
  const Json given = parsed(input), found = parsed(answer);
  const std::optional<Tree> tree = tree_in(found), before = tree_in(given.at(0));
  if (!tree || !before) return "not a tree";
  Numbers wanted = before->in_order();
  std::erase(wanted, given.at(1).get<long long>());
  if (tree->in_order() != wanted) return "not a search tree of the values that it should have";
  return std::nullopt;
}

const Registered registered_0450(450, [] {
  Rules rules;
  rules.check = guarded<check_0450>;
  return rules;
}());

}  // namespace
}  // namespace leetjudge
