// The test-case file (docs/problems.md) of what was copied off a problem's page.
#pragma once

#include <string>
#include <vector>

#include "problem/page.hpp"
#include "util/json_fwd.hpp"

namespace leetjudge {

// Examples that were not understood replace `*apart`, where that is given; all else that was not is added to `remarks`,
// a sentence each.
// Throws BadInput where the code is missing, has no public method, or several of which none is as wished.
std::string problem_file(const Page& page, std::vector<std::string>& remarks, std::vector<BadCase>* apart = nullptr);

// Gives a file the cases that it had before: of those that came from a collection what it has now, which came from
// `origin`, stands in their place; the others stay, with the arguments' names as they are now, and of two with one
// input they.
void merge_cases(Json& file, const Json& before, const char* origin);

// The same of a page without code, whose class `solution` has. Throws BadInput also where none of the page's examples
// fits it.
std::string file_declared_by(const std::string& solution, Page page, std::vector<std::string>& remarks);

// `text`, the problem's file, with the page's examples whose input it has not. The same where that is none. Of a
// file without cases, whose method has other types on the page, all is the page's. Throws BadInput where one with cases
// has other types, or a case expects another answer than an example. `remarks` and `apart` are those of problem_file().
std::string merged_file(std::string text, const std::string& name, Page page, std::vector<std::string>& remarks,
                        std::vector<BadCase>* apart = nullptr);

// A test-case file as people read it: a line for each element of its lists.
std::string file_text(const Json& file);

// "0001_two_sum"
std::string slug_of(const Page& page);

}  // namespace leetjudge
