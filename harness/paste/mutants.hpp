// Solutions with one small change each, as people make them by mistake: mutants (DeMillo, Lipton, Sayward, Hints on
// Test Data Selection, 1978). Test cases that tell none of them from the original are weak.
#pragma once

#include <string>
#include <vector>

namespace leetjudge {

struct Mutant {
  const char* kind;           // "off-by-one", as a part of a case's name
  std::size_t line;           // from 1
  std::string before, after;  // the code around the change: "i < j", "i <= j"; `after` is empty where it is left out
  std::size_t begin, end;     // of what is changed in the solution's text, bytes
  std::string by;             // what stands there instead

  std::string words() const;  // "line 8: `i < j` → `i <= j`"
  std::string text(const std::string& solution) const;
};

// In the order of their places, each change once; some do not compile.
std::vector<Mutant> mutants_of(const std::string& solution);

}  // namespace leetjudge
