// LeetCode's code stub: a problem's class without its bodies, as one finds it in the editor.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "paste/outline.hpp"

namespace leetjudge {

struct Stub {
  std::string text;
  Class solution;
  // A case is many calls on one object, from its constructor on, and not one call on a new object.
  bool design = false;
  // Of the types that it names: those in its comments, or LeetCode's own.
  struct Definition {
    std::string name, text;
  };
  std::vector<Definition> definitions;

  bool defines(const std::string& type) const { return std::ranges::count(definitions, type, &Definition::name) > 0; }
  // The one that is called where it is no design problem.
  const Method& method() const { return solution.methods.front(); }
  // What a case gives, in order: the method's parameters, or "calls" and "arguments".
  std::vector<std::string> input_names() const;
  // Of a function: the first parameter that it can change.
  std::optional<std::size_t> changeable_parameter() const;
  // Whether a function returns a number of elements.
  bool returns_count() const;
  // "vector<int> twoSum(vector<int>& nums, int target)", "class LRUCache"
  std::string declaration() const;
  // A solution that does nothing, and returns empty values.
  std::string empty_solution() const;
  // The same without returning anything, as LeetCode's stubs are, with the definitions in a comment and
  // without parameters that have a default.
  std::string bare_text() const;
};

// ListNode and TreeNode, which LeetCode defines for every problem.
const std::vector<Stub::Definition>& leetcode_definitions();

// Of several classes with a public method it is the one called Solution, or `wanted`, or else the last. Throws BadInput
// where the text holds none.
Stub parse_stub(const std::string& text, std::string_view wanted = {});

}  // namespace leetjudge
