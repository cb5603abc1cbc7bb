// What one types into LeetCode's test-case box: the arguments of a case, one JSON value each, in the order of
// the method's parameters; the next case follows. Names as in LeetCode's examples ("nums = [2,7], target =
// 9") and, where the problem has text formats, those will do as well.
#pragma once

#include <string>
#include <vector>

#include "problem/problem.hpp"
#include "util/json.hpp"

namespace leetjudge {

// At least one case. `source` is the option with which they were typed, for messages and to choose them again. Throws
// BadInput with the argument's name, and for an input that breaks the problem's constraints, with the constraint.
std::vector<Case> typed_cases(const std::string& text, const Problem& problem, const std::string& source);

// One of the values in a text like "nums = [2,7], target = 9", and its name where one stands before it. Throws
// BadInput for what is no JSON even where typographic quotes and their like are plain ones.
struct TypedValue {
  Json value;
  std::string name;
};
std::vector<TypedValue> typed_values(std::string_view text, const std::string& source);
// The names in such a text; none where it is not understood.
std::vector<std::string> names_in(const std::string& input);

// The case's arguments as one types them, as short as possible: a row of characters as a string.
std::string typed_text(const Case& test, const Problem& problem);

}  // namespace leetjudge
