// The two generated pieces of C++ that bind a solution to its host.
#pragma once

#include <string>

#include "problem/problem.hpp"

namespace leetjudge {

// signature.hpp: struct leetjudge_call, the arguments and the answer of one call with the types of the
// metadata. Needs only <string> and <vector>; seen by the host's main program, and before the solution.
std::string signature_header(const Signature& signature, const std::optional<Watch>& watch);

// What is compiled behind a solution's file: the call of its method. Beside Solution and its method, every
// name in it is one that a solution's macros will not touch. Compiler messages about the call itself name
// call_site as their file. `counted`: for a traced build, whose count begins with the method.
std::string call_source(const Signature& signature, bool counted);

inline constexpr const char* call_site = "leetjudge-call";

}  // namespace leetjudge
