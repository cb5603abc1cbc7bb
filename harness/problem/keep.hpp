// Adds a case to a test-case file. All that was there stays as it is.
#pragma once

#include <string>

#include "problem/problem.hpp"

namespace leetjudge {

// `text`, a test-case file of `problem` called `file` in messages, with `added` as the last of its cases.
// Throws BadInput when there is a case of that name or the file has no list of cases.
std::string with_case(const std::string& text, const std::string& file, const Problem& problem, const Case& added);

}  // namespace leetjudge
