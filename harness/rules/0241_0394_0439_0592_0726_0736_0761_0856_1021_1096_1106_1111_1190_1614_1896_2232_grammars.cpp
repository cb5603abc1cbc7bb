// Texts of a language that the page tells by examples: expressions, formulas, brackets.
#include <map>
#include <numeric>
#include <optional>
#include <utility>

#include "rules/grammar.hpp"
#include "util/text.hpp"

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

// Of at most 10^5 characters when it is decoded.
bool is_encoded(const Drawn& drawn) {
  if (!is_of_grammar<encoded>(drawn)) return false;
  constexpr long long most = 100000;
  std::vector<std::pair<long long, long long>> open = {{1, 0}};  // how often, and how long
  long long count = 0;
  for (const char c : text_in(drawn.at(0))) {
    if (is_digit(c)) {
      count = count * 10 + (c - '0');
    } else if (c == '[') {
      open.emplace_back(std::exchange(count, 0), 0);
    } else if (c == ']') {
      const auto [times, length] = open.back();
      open.pop_back();
      open.back().second += times * length;
    } else {
      ++open.back().second;
    }
    if (open.back().second > most) return false;
  }
  return true;
}

void draw_encoded(Random& random, Drawn& drawn) {
  const std::size_t size = text_in(drawn.at(0)).size();
  for (int tries = 0; tries < 10 && !is_encoded(drawn); ++tries) drawn[0] = encoded().draw(random, size);
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

// At most ten, which cannot be reduced.
bool are_fractions(const Drawn& drawn) {
  if (!is_of_grammar<fractions>(drawn)) return false;
  const std::string text = text_in(drawn.at(0));
  bool reduced = true;
  for (std::size_t at = 0; (at = text.find('/', at + 1)) != std::string::npos;) {
    const std::size_t before = text.find_last_of("+-", at);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    reduced = reduced && std::gcd(std::stoi(text.substr(begin, at - begin)), std::stoi(text.substr(at + 1))) == 1;
  }
  return reduced && std::ranges::count(text, '/') <= 10;
}
void draw_fractions(Random& random, Drawn& drawn) {
  draw_of_grammar<fractions>(random, drawn);
  std::string text = text_in(drawn.at(0));
  std::size_t end = text.find('/');
  for (int more = 1; more < 10 && end != std::string::npos; ++more) end = text.find('/', end + 1);
  drawn[0] = text.substr(0, text.find_first_of("+-", std::min(end, text.size())));
}

const Grammar& formula() {
  static const Grammar grammar(
      {{"text", {"<unit+>"}},
       {"unit", {"<atom>", "^(<deeper+>)<few>", "~(<text>)<count>"}},
       {"deeper", {"<atom>", "(<deepest+>)<few>"}},
       {"deepest", {"<atom>", "(<atom+>)<few>"}},
       {"atom", {"<A-Z><small><count>"}},
       {"small", {"^<a-z><a-z>", "^<a-z>", "^", "~<a-z*>"}},
       {"count", {"^<1-9><0-9><0-9><0-9>", "^<1-9><0-9>", "^<2-9>", "^", "~<1-9><0-9+>", "~<2-9>", "~"}},
       {"few", {"<2-9>", ""}}});
  return grammar;
}

// The value of a text that is an expression, in which names are bound before they are used and all values have 32 bits.
class Lisp {
 public:
  using Value = std::optional<long long>;
  explicit Lisp(const std::string& text) : text_(text) {}
  bool valid() { return value() && at_ == text_.size(); }

 private:
  std::string word() {
    const std::size_t end = std::min(text_.find_first_of(" ()", at_), text_.size()), begin = std::exchange(at_, end);
    return text_.substr(begin, end - begin);
  }
  bool takes(char c) { return at_ < text_.size() && text_[at_] == c && ++at_; }
  static bool is_name(const std::string& word) {
    const auto may_follow = [](char c) { return is_digit(c) || (c >= 'a' && c <= 'z'); };
    return !word.empty() && !is_digit(word[0]) && std::ranges::all_of(word, may_follow) && word != "let" &&
           word != "add" && word != "mult";
  }
  static Value number(const std::string& word) {
    const std::string digits = word.substr(word.starts_with('-'));
    if (digits.empty() || digits.size() > 10 || !std::ranges::all_of(digits, is_digit)) return std::nullopt;
    return std::to_string(std::stoll(word)) == word ? within_int(std::stoll(word)) : std::nullopt;
  }
  Value value() {
    if (takes('(')) {
      if (++depth_ > deepest) return std::nullopt;
      const Value found = list();
      --depth_;
      return takes(')') ? found : std::nullopt;
    }
    const std::string one = word();
    const auto bound = names_.find(one);
    return bound == names_.end() ? number(one) : Value(bound->second);
  }
  Value list() {
    const std::string kind = word();
    if (kind == "let") return bound_value();
    if (kind != "add" && kind != "mult") return std::nullopt;
    const Value a = takes(' ') ? value() : std::nullopt, b = a && takes(' ') ? value() : std::nullopt;
    return !b ? std::nullopt : within_int(kind == "add" ? *a + *b : *a * *b);
  }
  Value bound_value() {
    const std::map<std::string, long long> before = names_;
    for (bool bound = false; takes(' '); bound = true) {
      const std::size_t begin = at_;
      const std::string name = word();
      if (!is_name(name) || !takes(' ')) {
        at_ = begin;
        const Value last = bound ? value() : std::nullopt;
        names_ = before;
        return last;
      }
      const Value one = value();
      if (!one) return std::nullopt;
      names_[name] = *one;
    }
    return std::nullopt;
  }

  static constexpr int deepest = 1000;  // each takes some of the stack
  const std::string& text_;
  std::size_t at_ = 0;
  int depth_ = 0;
  std::map<std::string, long long> names_;
};
bool is_lisp(const Drawn& drawn) {
  const std::string text = text_in(drawn.at(0));
  return Lisp(text).valid();
}

// For drawing: what stands behind the value of x, and of x and y, up to its bracket.
const Grammar& lisp() {
  static const Grammar grammar(
      {{"none", {"(let x <int> <of_x>", "(add <none> <none>)", "<int>"}},
       {"of_x", {"y <x_value> <of_both>", "x <x_value> <of_x>", "<x>)"}},
       {"of_both", {"x <value> <of_both>", "y <value> <of_both>", "<both>)"}},
       {"x",
        {"(let x <x_value> <of_x>", "(let y <x_value> <of_both>", "(add <x> <x>)", "(mult x <int>)", "x", "<int>"}},
       {"both",
        {"(let x <value> <of_both>", "(let y <value> <of_both>", "(add <both> <both>)", "(mult x y)", "x", "y",
         "<int>"}},
       {"x_value", {"(add x <int>)", "x", "<int>"}},
       {"value", {"(add y <int>)", "x", "y", "<int>"}},
       {"int", {"-<1-9>", "<1-9><0-9>", "<0-9>"}}});
  return grammar;
}
void draw_lisp(Random& random, Drawn& drawn) {
  if (!is_lisp(drawn)) drawn[0] = lisp().draw(random, text_in(drawn[0]).size());
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
  static const Grammar grammar(
      {{"text", {"<part+>"}}, {"part", {"<a-z>", "{<text>,<text><more*>}"}}, {"more", {",<text>"}}});
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
const Registered registered_0394(394, drawn_inputs<is_encoded, draw_encoded>());
const Registered registered_0439(439, of_grammar<ternary>());
const Registered registered_0592(592, drawn_inputs<are_fractions, draw_fractions>());
const Registered registered_0726(726, of_grammar<formula>());
const Registered registered_0736(736, drawn_inputs<is_lisp, draw_lisp>());
const Registered registered_0761(761, of_grammar<special_binary>());
const Registered registered_0856(856, of_grammar<brackets>());
const Registered registered_1021(1021, of_grammar<brackets>());
const Registered registered_1096(1096, of_grammar<braces>());
const Registered registered_1106(1106, of_grammar<parsed_boolean>());
const Registered drawn_1111(1111, of_grammar<brackets>());
const Registered registered_1190(1190, of_grammar<letters_in_brackets>());
const Registered registered_1614(1614, of_grammar<signs_in_brackets>());
const Registered registered_1896(1896, of_grammar<bits_in_brackets>());
const Registered registered_2232(2232, of_grammar<one_sum>());

}  // namespace leetjudge
