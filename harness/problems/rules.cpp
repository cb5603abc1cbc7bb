#include "problems/rules.hpp"

#include <map>

namespace leetjudge {
namespace {

std::map<int, Rules>& registry() {
  static std::map<int, Rules> rules;
  return rules;
}

}  // namespace

const Rules& rules_of(int problem_id) {
  static const Rules none;
  const auto found = registry().find(problem_id);
  return found == registry().end() ? none : found->second;
}

Registered::Registered(int problem_id, const Rules& rules) {
  registry()[problem_id] = rules;
}

}  // namespace leetjudge
