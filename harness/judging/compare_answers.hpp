// Whether an answer is the expected one.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "problem/problem.hpp"

namespace leetjudge {

// Why the answer is wrong, or another than expected; nothing when it is right. Where the problem has a checker,
// it decides; otherwise the expected answers do, if there are any, in the order that the problem wants. Doubles
// may differ by 1e-5, as on LeetCode.
struct Difference {
  std::string reason;
  std::string method = {};    // of a design problem: the one that answered otherwise
  bool may_be_right = false;  // the problem has several right answers, and nobody knows whether this is one
};
std::optional<Difference> difference(const Problem& problem, const Case& test, std::string_view answer);

// A value as short text.
std::string value_text(std::string_view json);

}  // namespace leetjudge
