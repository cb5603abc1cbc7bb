// Languages that a page describes by a grammar: whether a text is of it, and texts that are drawn from it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "rules/checker_tools.hpp"
#include "util/json.hpp"

namespace leetjudge {

// Names and their alternatives, which are characters that stand for themselves and names: {"sum", {"<1-9><more*>"}},
// {"more", {"+<1-9>", "-<1-9>"}}. <more*> are any number, <more+> one at least; <a-z> is a character of that range.
// The first alternative that fits is taken, and as many of a repeated name as there are (Ford, 2004, parsing expression
// grammars). What begins with ~ is read and never drawn, what begins with ^ is drawn and read as another alternative.
class Grammar {
 public:
  using Alternatives = std::vector<const char*>;
  // The language is that of the first name.
  explicit Grammar(const std::vector<std::pair<const char*, Alternatives>>& names);

  // Not of a text in which names stand in names too deep for the stack, 2000 of them.
  bool holds(const std::string& text) const;
  // Of about that length, and no longer where there is so short a one; sometimes nested as deep as it goes.
  std::string draw(Random& random, std::size_t length) const;

 private:
  struct Item {
    std::string text;  // characters, or first and last of a range
    enum class Kind { characters, range, name } kind = Kind::characters;
    std::size_t name = 0;
    char repeat = '\0';  // '*' or '+'
  };
  struct Alternative {
    std::vector<Item> items;
    bool drawn = true, read = true;
    std::size_t least = 0;    // characters
    bool has_no_end = false;  // texts of any length are of it
  };
  // Where it ends that begins at `at`; npos where none does.
  std::size_t end_of(std::size_t name, const std::string& text, std::size_t at, int depth) const;
  std::size_t end_of(const Item& item, const std::string& text, std::size_t at, int depth) const;
  std::size_t least_of(const Item& item) const;
  bool has_no_end(const Item& item) const;
  void measure();
  std::string draw(std::size_t name, Random& random, std::size_t length, bool deep, int depth) const;
  std::string draw(const Item& item, Random& random, std::size_t length, bool deep, int depth) const;

  std::vector<std::vector<Alternative>> names_;
};

// Of a problem whose first argument is a text of the grammar.
template <const Grammar& (*grammar)()>
bool is_of_grammar(const Drawn& drawn) {
  return grammar().holds(text_in(drawn.at(0)));
}
template <const Grammar& (*grammar)()>
void draw_of_grammar(Random& random, Drawn& drawn) {
  const std::string text = text_in(drawn.at(0));
  if (!grammar().holds(text)) drawn[0] = grammar().draw(random, text.size());
}
template <const Grammar& (*grammar)()>
Rules of_grammar() {
  return drawn_inputs<is_of_grammar<grammar>, draw_of_grammar<grammar>>();
}

}  // namespace leetjudge
