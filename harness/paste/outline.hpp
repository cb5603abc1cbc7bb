// What a text of C++ defines, by a light scan: classes, their public methods and the texts of their
// parameters. It names no types and expands no macros; what it cannot make out it leaves away, and the
// compiler has the last word.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace leetjudge {

struct Parameter {
  std::string text;       // "const vector<int>& nums", without a default value
  std::string name;       // "nums"; empty where it has none
  bool optional = false;  // it has a default value
};

struct Method {
  std::string name;     // of a constructor: the class's
  std::string returns;  // "vector<int>"; of a constructor empty
  std::vector<Parameter> parameters;
  bool constructor = false;
  std::size_t at = 0;  // in the text: its name

  // Whether it can be called with so many arguments.
  bool takes(std::size_t arguments) const;
  // "vector<int> twoSum(vector<int>& nums, int target)"
  std::string declaration() const;
};

struct Class {
  std::string name;
  std::size_t begin = 0, end = 0;  // in the text: from "class" to behind its ';'
  std::vector<Method> methods;     // the public ones, as they come

  // The first of that name which takes so many arguments; null for none.
  const Method* method(std::string_view name, std::size_t arguments) const;
  const Method* constructor() const;  // null for none
};

struct Outline {
  std::vector<Class> classes;  // those of the outermost scope that are defined, as they come

  const Class* find(std::string_view name) const;
};

Outline outline_of(std::string_view text);

// What is submitted of a file's text: what stands between the marks that editors' tools for LeetCode put in comments
// ("@lc code=start", "@leet start", "leetcode submit region begin"); otherwise all. What is left out is blank, so that
// places stay.
std::string submitted_part(std::string text);

}  // namespace leetjudge
