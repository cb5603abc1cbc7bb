// What one copies off a problem's page: title, statement, examples, constraints and code, in one text and in any
// order; English or Chinese headings, plain text, Markdown or HTML.
#pragma once

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
    std::string input, output, explained;  // as they stand there
  };

  int id = 0;  // 0: none was found
  std::string title = {};
  std::string other_series = {};  // "LCP 01. 猜数字": its title, where it has no LeetCode number
  std::string name = {};          // "two-sum", where its address stands there
  std::string difficulty = {};    // "Hard"
  std::vector<std::string> topics = {}, hints = {};
  std::string code = {};       // LeetCode's stub, or a solution
  std::string statement = {};  // what stands above the constraints and is no example
  bool lc_id = false;          // the number is that of "@lc … id=", whatever the title is called
  std::vector<Example> examples = {};
  std::vector<std::string> constraints = {};
  std::vector<std::string> given = {};  // what the text above them may say of the input
  // How the elements of a list that is the answer may come; and how perhaps, where the page does not say it.
  Problem::Order order = Problem::Order::given, perhaps = Problem::Order::given;
  std::string several = {};       // the sentence by which several answers are right
  bool several_problems = false;  // another one begins in it
  MethodWish wish = {};           // of several methods in the code; without one, the examples tell
};

Page read_page(std::string_view text);

// "two-sum" of "https://leetcode.com/problems/two-sum/description/", wherever in the text that stands; empty for none.
std::string name_in_url(std::string_view text);

// "Two Sum" of "two-sum".
std::string title_of(std::string_view name);

}  // namespace leetjudge
