// What one copies off a problem's page: title, statement, examples, constraints and code, in one text and in any
// order; English or Chinese headings, plain text, Markdown or HTML.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "problem/problem.hpp"

namespace leetjudge {

// Which of a class's functions is meant: by its name or, where that is empty, by its arguments'.
struct MethodWish {
  std::string method;
  std::vector<std::string> arguments;
};

struct Page {
  struct Example {
    std::string input, output;  // as they stand there
  };

  int id = 0;  // 0: none was found
  std::string title, url;
  std::string code;  // LeetCode's stub, or a solution
  std::vector<Example> examples;
  std::vector<std::string> constraints;
  std::string order;        // the sentence by which the order of an answer is free
  std::string several;      // the sentence by which several answers are right
  bool each_level = false;  // the order within the elements is free as well
  MethodWish wish;          // of several methods in the code; without one, the examples tell
};

Page read_page(std::string_view text);

// The stub in what was pasted; of a solution it has no bodies. Throws BadInput where there is no class with a public
// method, or one with several of which none is as wished.
Stub stub_of_code(const std::string& code, const MethodWish& wish);

// The test-case file (docs/problems.md) of a page. What was not understood is added to `remarks`, a sentence each.
// Throws BadInput where the code is missing.
std::string problem_file(const Page& page, std::vector<std::string>& remarks);

// `file` with what the page adds to it: examples whose input it has not, and what it lacks. The same text where that
// is nothing.
std::string merged_file(const std::string& file, const std::string& name, const Page& page,
                        std::vector<std::string>& remarks);

// "0001_two_sum"
std::string slug_of(const Page& page);

}  // namespace leetjudge
