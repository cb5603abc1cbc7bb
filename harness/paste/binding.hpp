// The C++ that binds a pasted text to its host: what is compiled behind it, in the same translation unit.
#pragma once

#include <optional>
#include <string>

#include "paste/stub.hpp"

namespace leetjudge {

// What a counted run looks at: the cells of one vector<vector<char>>. A placement is a store of one of
// `symbols` into a cell that was `blank` when the method was called.
struct Watch {
  std::size_t parameter = 0;
  char blank = '.';
  std::string symbols;
};

// What LeetCode keeps out of sight of a solution, and where cases do not call the solution itself (inputs/rules.hpp).
struct Hidden {
  std::string before, behind;  // what stands before the solution, and behind it, with the class that cases call
  Stub solution;               // what one writes
};

struct Binding {
  const Stub& stub;
  const Outline& solution;              // of the pasted text
  std::optional<std::size_t> in_place;  // the argument that is judged; otherwise what the method returns
  bool prefix = false;                  // of it, so many elements as the method returned
  std::optional<Watch> watch;
  bool counted = false;                  // for a counted build, whose count begins with the method
  bool filled = false;                   // for one with sanitizers, which fill the heap
  const std::optional<Hidden>& between;  // the solution and what cases call
};

// The class whose object is called: the stub's, or where it is not there, the first with the right method; but
// "Solution40" where that has it, and the stub's, which has others, is another problem's.
std::string solution_class(const Stub& stub, const Outline& solution);

// Declares variables by the texts of the stub's parameters, reads them, calls the solution with them, and writes
// what is judged (host/values.hpp). Every name in it is one that a solution's macros
// will not touch. Compiler messages about the call itself name call_site as their file.
std::string binding_source(const Binding& binding);

// What is compiled before the paste: LeetCode's own definitions of nodes, unless `text`, the paste with its own
// headers, brings them.
std::string definitions_source(const Binding& binding, const std::string& text);

inline constexpr const char* call_site = "leetjudge-call";

}  // namespace leetjudge
