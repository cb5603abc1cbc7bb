// The test-case file (docs/problems.md) of what was copied off a problem's page.
#pragma once

#include <string>
#include <vector>

#include "problem/page.hpp"
#include "util/json_fwd.hpp"

namespace leetjudge {

// What was not understood is added to `remarks`, a sentence each.
// Throws BadInput where the code is missing, has no public method, or several of which none is as wished.
std::string problem_file(const Page& page, std::vector<std::string>& remarks);

// `file` with what the page adds to it: examples whose input it has not, and what it lacks. The same text where that
// is nothing.
std::string merged_file(const std::string& file, const std::string& name, const Page& page,
                        std::vector<std::string>& remarks);

// A test-case file as people read it: a line for each element of its lists.
std::string file_text(const Json& file);

// "0001_two_sum"
std::string slug_of(const Page& page);

}  // namespace leetjudge
