// What the rules of designs mend in drawn calls: those that may not be made are left out, and arguments that there are
// not become some that there are.
#pragma once

#include <algorithm>
#include <type_traits>

#include "rules/checker_tools.hpp"
#include "util/json.hpp"

namespace leetjudge {

// `mend` is given no Random where nothing may be left to chance: what stays as it is then fits.
template <void (*mend)(Drawn&, Random*)>
bool stays(const Drawn& drawn) {
  Drawn copy = drawn;
  mend(copy, nullptr);
  return copy == drawn;
}
template <void (*mend)(Drawn&, Random*)>
void mend_by_chance(Random& random, Drawn& drawn) {
  mend(drawn, &random);
}
template <void (*mend)(Drawn&, Random*)>
Rules mended() {
  return drawn_inputs<stays<mend>, mend_by_chance<mend>>();
}

// `keeps` is asked of each call but the constructor's, and may change its arguments.
template <class Keeps>
void keep_calls(Drawn& drawn, Keeps keeps) {
  Json names = Json::array(), all = Json::array();
  for (std::size_t i = 0; i < drawn.at(0).size(); ++i) {
    Json arguments = drawn.at(1).at(i);
    if (i > 0 && !keeps(text_in(drawn[0][i]), arguments)) continue;
    names.push_back(drawn[0][i]);
    all.push_back(std::move(arguments));
  }
  drawn[0] = std::move(names);
  drawn.at(1) = std::move(all);
}

// Makes a value that is not there the next larger one, or behind the last one the first (of numbers by what is left of
// them); false where nothing is there.
template <class Set>
bool become_one_of(Json& value, const Set& there) {
  using Key = typename Set::key_type;
  const auto key = [](const auto& one) -> const Key& {
    if constexpr (requires { one.first; })
      return one.first;
    else
      return one;
  };
  if (there.empty()) return false;
  auto wanted = value.get<Key>();
  if constexpr (std::is_same_v<Key, long long>)
    if (wanted > key(*there.rbegin())) wanted %= std::max(1LL, key(*there.rbegin()) + 1);
  auto found = there.lower_bound(wanted);
  if (found == there.end()) found = there.begin();
  value = key(*found);
  return true;
}

}  // namespace leetjudge
