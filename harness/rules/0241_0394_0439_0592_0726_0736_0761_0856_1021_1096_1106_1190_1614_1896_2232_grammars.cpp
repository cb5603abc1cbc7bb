// Texts of a language that the page tells by examples: expressions, formulas, brackets.
#include "rules/grammar.hpp"

namespace leetjudge {
namespace {

// As small numbers are multiplied and repeated as the answer bears, which has to fit into an int.
const Grammar& sums_and_products() {
  static const Grammar grammar(
      {{"text", {"<n><more*>"}}, {"more", {"+<n>", "-<n>", "^*<0-3>", "~*<n>"}}, {"n", {"<1-9><0-9>", "<0-9>"}}});
  return grammar;
}

const Grammar& encoded() {
  static const Grammar grammar({{"text", {"<part+>"}},
                                {"part", {"<a-z>", "^2[<text>]", "^<count>[<a-z+>]", "~<count>[<text>]"}},
                                {"count", {"<1-2><0-9><0-9>", "~300", "<1-9><0-9>", "<1-9>"}}});
  return grammar;
}

const Grammar& ternary() {
  static const Grammar grammar({{"text", {"<c>?<e>:<e>"}}, {"e", {"<c>?<e>:<e>", "<0-9>", "<c>"}}, {"c", {"T", "F"}}});
  return grammar;
}

const Grammar& fractions() {
  static const Grammar grammar({{"text", {"<sign><f><more*>"}},
                                {"sign", {"-", ""}},
                                {"more", {"+<f>", "-<f>"}},
                                {"f", {"^1/2", "^1/3", "^5/3", "^2/5", "^7/10", "^9/4", "^1/1", "^10/9", "~<m>/<m>"}},
                                {"m", {"10", "<1-9>"}}});
  return grammar;
}

const Grammar& formula() {
  static const Grammar grammar({{"text", {"<unit+>"}},
                                {"unit", {"<atom>", "^(<deeper+>)<few>", "~(<text>)<count>"}},
                                {"deeper", {"<atom>", "(<deepest+>)<few>"}},
                                {"deepest", {"<atom>", "(<atom+>)<few>"}},
                                {"atom", {"<A-Z><small><count>"}},
                                {"small", {"<a-z><a-z>", "<a-z>", ""}},
                                {"count", {"<1-9><0-9><0-9><0-9>", "<1-9><0-9>", "<2-9>", ""}},
                                {"few", {"<2-9>", ""}}});
  return grammar;
}

// What stands behind the value of x, and of x and y, up to its bracket; variables are bound before they are used.
const Grammar& lisp() {
  static const Grammar grammar(
      {{"none",
        {"^(let x <int> <of_x>", "(add <none> <none>)", "~(let x <none> <of_x>", "~(mult <none> <none>)", "<int>"}},
       {"of_x", {"y <x_value> <of_both>", "x <x_value> <of_x>", "<x>)"}},
       {"of_both", {"x <value> <of_both>", "y <value> <of_both>", "<both>)"}},
       {"x",
        {"(let x <x_value> <of_x>", "(let y <x_value> <of_both>", "(add <x> <x>)", "^(mult x <int>)", "~(mult <x> <x>)",
         "x", "<int>"}},
       {"both",
        {"(let x <value> <of_both>", "(let y <value> <of_both>", "(add <both> <both>)", "^(mult x y)",
         "~(mult <both> <both>)", "x", "y", "<int>"}},
       {"x_value", {"^(add x <int>)", "^x", "^<int>", "~<x>"}},
       {"value", {"^(add y <int>)", "^x", "^y", "^<int>", "~<both>"}},
       {"int", {"^-<1-9>", "^<1-9><0-9>", "~-<1-9><0-9*>", "~<1-9><0-9*>", "<0-9>"}}});
  return grammar;
}

const Grammar& special_binary() {
  static const Grammar grammar({{"text", {"<b+>"}}, {"b", {"10", "1<text>0"}}});
  return grammar;
}

const Grammar& brackets() {
  static const Grammar grammar({{"text", {"<b+>"}}, {"b", {"()", "(<text>)"}}});
  return grammar;
}

const Grammar& braces() {
  static const Grammar grammar({{"text", {"<part+>"}}, {"part", {"<a-z>", "{<text><more*>}"}}, {"more", {",<text>"}}});
  return grammar;
}

const Grammar& parsed_boolean() {
  static const Grammar grammar({{"e", {"t", "f", "!(<e>)", "&(<e><more*>)", "|(<e><more*>)"}}, {"more", {",<e>"}}});
  return grammar;
}

const Grammar& letters_in_brackets() {
  static const Grammar grammar({{"text", {"<part+>"}}, {"part", {"<a-z>", "(<text>)", "()"}}});
  return grammar;
}

const Grammar& signs_in_brackets() {
  static const Grammar grammar({{"text", {"<part+>"}}, {"part", {"<0-9>", "+", "-", "*", "/", "(<text>)", "()"}}});
  return grammar;
}

const Grammar& bits_in_brackets() {
  static const Grammar grammar(
      {{"e", {"<part><more*>"}}, {"more", {"&<part>", "|<part>"}}, {"part", {"0", "1", "(<e>)"}}});
  return grammar;
}

const Grammar& one_sum() {
  static const Grammar grammar({{"text", {"<number>+<number>"}}, {"number", {"<1-9+>"}}});
  return grammar;
}

}  // namespace

const Registered registered_0241(241, of_grammar<sums_and_products>());
const Registered registered_0394(394, of_grammar<encoded>());
const Registered registered_0439(439, of_grammar<ternary>());
const Registered registered_0592(592, of_grammar<fractions>());
const Registered registered_0726(726, of_grammar<formula>());
const Registered registered_0736(736, of_grammar<lisp>());
const Registered registered_0761(761, of_grammar<special_binary>());
const Registered registered_0856(856, of_grammar<brackets>());
const Registered registered_1021(1021, of_grammar<brackets>());
const Registered registered_1096(1096, of_grammar<braces>());
const Registered registered_1106(1106, of_grammar<parsed_boolean>());
const Registered registered_1190(1190, of_grammar<letters_in_brackets>());
const Registered registered_1614(1614, of_grammar<signs_in_brackets>());
const Registered registered_1896(1896, of_grammar<bits_in_brackets>());
const Registered registered_2232(2232, of_grammar<one_sum>());

}  // namespace leetjudge
