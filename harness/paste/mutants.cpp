#include "paste/mutants.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include "paste/tokens.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t longest_shown = 60;
constexpr const char* blanks = " \t\r\n";

struct Replacement {
  const char* kind;
  const char* of;
  const char* by;
};

// Of operators between two operands.
constexpr Replacement other_operators[] = {
    {"comparison", "<", "<="},  {"comparison", "<=", "<"},  {"comparison", ">", ">="},  {"comparison", ">=", ">"},
    {"comparison", "<=", "=="}, {"comparison", ">=", "=="}, {"comparison", "==", "!="}, {"comparison", "!=", "=="},
    {"condition", "&&", "||"},  {"condition", "||", "&&"},  {"arithmetic", "+", "-"},   {"arithmetic", "-", "+"},
    {"arithmetic", "*", "+"},   {"arithmetic", "/", "*"},   {"arithmetic", "%", "/"},   {"arithmetic", "+=", "-="},
    {"arithmetic", "-=", "+="}, {"arithmetic", "*=", "+="}, {"arithmetic", "/=", "*="}, {"arithmetic", "+=", "="},
    {"bits", "|=", "&="},       {"bits", "&=", "|="},       {"bits", "^=", "|="},       {"bits", "&", "|"},
    {"bits", "|", "&"},         {"bits", "^", "|"},         {"bits", "<<", ">>"},       {"bits", ">>", "<<"}};

// One for the other.
constexpr Replacement exchanged_names[] = {
    {"extreme", "min", "max"},
    {"extreme", "INT_MAX", "INT_MIN"},
    {"overflow", "LONG_MIN", "INT_MIN"},
    {"overflow", "LLONG_MIN", "INT_MIN"},
    {"overflow", "LONG_MAX", "INT_MAX"},
    {"overflow", "LLONG_MAX", "INT_MAX"},
    {"extreme", "max_element", "min_element"},
    {"extreme", "greater", "less"},
    {"bound", "lower_bound", "upper_bound"},
    {"truth", "true", "false"},
    {"end", "front", "back"},
    {"side", "left", "right"},
    {"side", "first", "second"},
};

constexpr std::string_view longer[] = {"<<=", ">>=", "<=", ">=", "==", "!=", "&&", "||", "++", "--", "+=",
                                       "-=",  "*=",  "/=", "%=", "|=", "&=", "^=", "<<", ">>", "->", "::"};

// Words between blanks.
constexpr std::string_view types =
    " int long char bool double float auto void short unsigned signed string const static size_t using typedef struct "
    "class enum public private protected template constexpr inline namespace ";
constexpr std::string_view not_expressions =
    " return if for while do switch case else goto default break continue operator throw ";
// Names of templates: "<" behind one opens its arguments.
constexpr std::string_view templates =
    " vector pair map set unordered_map unordered_set queue stack deque list array tuple multiset multimap function "
    "priority_queue static_cast greater less hash optional numeric_limits unordered_multiset template get bitset span "
    "make_pair unordered_multimap shared_ptr unique_ptr variant make_shared make_unique accumulate ";

bool among(std::string_view word, std::string_view words) {
  return !word.empty() && words.find(" " + std::string(word) + " ") != words.npos;
}

// Where an expression ends that is no larger than a statement, and where an operand of "&&" does.
constexpr std::string_view ends_of_expressions = " ; { } , ? : && || return ";
constexpr std::string_view ends_of_operands = " ; { } , ? : && || return = ";

struct Token {
  std::size_t begin, end;
  std::string_view text;
  bool in_template = false;
  int depth = 0;    // of braces around it
  int nesting = 0;  // of parentheses and brackets around it
};

class Mutating {
 public:
  explicit Mutating(const std::string& text) : text_(text), code_(code_of(text)) { read_tokens(); }

  std::vector<Mutant> all() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      replace_name(i);
      if (tokens_[i].in_template) continue;
      replace_operator(i);
      replace_number(i);
      leave_out(i);
    }
    return std::move(mutants_);
  }

 private:
  std::string_view at(std::size_t i) const { return i < tokens_.size() ? tokens_[i].text : std::string_view(); }
  std::string_view before(std::size_t i) const { return i > 0 ? tokens_[i - 1].text : std::string_view(); }

  void read_tokens() {
    const std::vector<std::string_view> parts = tokens_of(code_);
    int angles = 0, depth = 0, nesting = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      std::string_view text = parts[i];
      const auto begin = std::size_t(text.data() - code_.data());
      if (text == ";" || text == "{") angles = 0;  // that was a comparison
      if (text == "<" && (angles > 0 || among(before(tokens_.size()), templates))) ++angles;
      const bool in_template = angles > 0;
      if (text == ">" && in_template) --angles;
      const auto op = std::ranges::find_if(
          longer, [&](std::string_view one) { return !in_template && code_.compare(begin, one.size(), one) == 0; });
      if (op != std::end(longer)) {
        text = std::string_view(code_).substr(begin, op->size());
        i += op->size() - 1;
      }
      depth -= text == "}";
      nesting -= text == ")" || text == "]";
      tokens_.push_back({begin, begin + text.size(), text, in_template, depth, nesting});
      depth += text == "{";
      nesting += text == "(" || text == "[";
    }
  }

  // Whether what stands before that place is an operand: a name, a number, a literal, or something in brackets.
  bool behind_operand(std::size_t i) const {
    const std::size_t last = i == 0 ? std::string::npos : text_.find_last_not_of(blanks, tokens_[i].begin - 1);
    if (last == std::string::npos) return false;
    if (text_[last] == '\'' || text_[last] == '"') return true;
    const std::string_view word = before(i);
    const bool name = begins_word(word[0]) && !among(word, types) && !among(word, not_expressions);
    return name || is_digit(word[0]) || ((word == ")" || word == "]") && !tokens_[i - 1].in_template);
  }

  // A name of a type: "TreeNode* next", "int& n".
  bool behind_type(std::size_t i) const {
    const std::string_view word = before(i);
    return !word.empty() && (among(word, types) || tokens_[i - 1].in_template || word == ">" ||
                             (std::isupper(static_cast<unsigned char>(word[0])) && word.size() > 1 &&
                              std::ranges::any_of(word, [](unsigned char c) { return std::islower(c); })));
  }

  void replace_operator(std::size_t i) {
    const Token& one = tokens_[i];
    if (one.text == "!") return add("condition", i, "");
    if (one.text == "(" && (before(i) == "if" || before(i) == "while")) return negate(i + 1);
    const bool is_index = one.text == "[" && at(i + 2) == "]" && at(i + 3) != "(" && begins_word(at(i + 1)[0]);
    if (is_index && behind_operand(i)) return add("index", i, {tokens_[i + 1].begin, tokens_[i + 1].end}, "0");
    const bool step = one.text == "++" || one.text == "--";
    // What steps a loop is left alone: the other way it would not end.
    const bool of_loop = at(i + 1) == ")" || at(i + 2) == ")" || at(i + 1) == "," || at(i + 2) == ",";
    if (step && !of_loop) return add("step", i, one.text == "++" ? "--" : "++");
    if (!behind_operand(i)) return;
    if ((one.text == "*" || one.text == "&" || one.text == "&&") && behind_type(i)) return;
    for (const Replacement& other : other_operators) {
      if (one.text == other.of) add(other.kind, i, other.by);
    }
    if (one.text == "&&" || one.text == "||") leave_out_operands(i);
  }

  void replace_name(std::size_t i) {
    const Token& one = tokens_[i];
    for (const auto& [kind, first, second] : exchanged_names) {
      const bool of_member = std::string_view(kind) == "side" || std::string_view(kind) == "end";
      if (of_member && before(i) != "." && before(i) != "->") continue;
      if (one.text == second && std::string_view(kind) == "overflow") continue;
      if (one.text == first || one.text == second) add(kind, i, one.text == first ? second : first);
    }
    if (one.text == "long" && before(i) != "long")
      add("overflow", i, {one.begin, tokens_[at(i + 1) == "long" ? i + 1 : i].end}, "int");
  }

  void replace_number(std::size_t i) {
    const Token& one = tokens_[i];
    const bool whole = is_digit(one.text[0]) && before(i) != "." && at(i + 1) != "." &&
                       one.text.find_first_of("xXbBeE.'") == one.text.npos && one.text.size() < 18 &&
                       !(one.text.size() > 1 && one.text[0] == '0');  // octal
    if (!whole) return;
    const std::size_t digits = std::min(one.text.size(), one.text.find_first_not_of("0123456789"));
    const std::string suffix(one.text.substr(digits));
    const long long number = std::atoll(std::string(one.text.substr(0, digits)).c_str());
    add("off-by-one", i, std::to_string(number + 1) + suffix);
    const bool added = (before(i) == "+" || before(i) == "-") && behind_operand(i - 1);
    if (added) add("off-by-one", i, {tokens_[i - 1].begin, one.end}, "");
    if (number > (added ? 1 : 0)) add("off-by-one", i, std::to_string(number - 1) + suffix);
    if (!suffix.empty()) add("overflow", i, std::to_string(number));
  }

  // Of "a && b" one, as if it were always so.
  void leave_out_operands(std::size_t i) {
    const Token& one = tokens_[i];
    const std::string always = one.text == "&&" ? "true" : "false";
    const auto [begin, end] = text_around(i, ends_of_operands);
    add("condition", i, {begin, text_.find_last_not_of(blanks, one.begin - 1) + 1}, always);
    add("condition", i, {text_.find_first_not_of(blanks, one.end), end}, always);
  }

  // A condition that begins there, and in which nothing else is an operator.
  void negate(std::size_t i) {
    if (i >= tokens_.size() || at(i) == "true") return;
    for (std::size_t k = i; k < tokens_.size() && tokens_[k].nesting >= tokens_[i].nesting; ++k) {
      const bool other = std::ranges::any_of(other_operators, [&](auto& one) { return one.of == at(k); });
      if (other || among(at(k), " ! = ++ -- ")) return;
    }
    const Range all = text_around(i, ";");
    add("condition", i, all, "!(" + text_.substr(all.first, all.second - all.first) + ")");
  }

  // A statement: what begins behind another one's end and is no declaration.
  void leave_out(std::size_t i) {
    const Token& one = tokens_[i];
    const bool begins = one.depth >= 2 && one.nesting == 0 && among(before(i), " ; { } ) else : ");
    const bool jump = one.text == "continue" || one.text == "break";
    const bool word = begins_word(one.text[0]) || among(one.text, " ++ -- * ");
    if (!begins || !word || among(one.text, types) || among(one.text, templates)) return;
    if (!jump && (among(one.text, not_expressions) || begins_word(at(i + 1)[0]) || behind_type(i + 1))) return;
    std::size_t end = i;
    while (end < tokens_.size() && (at(end) != ";" || tokens_[end].nesting > 0)) {
      if (at(end) == "{" || at(end) == "}") return;
      ++end;
    }
    if (end < tokens_.size()) add("dropped-statement", i, {one.begin, tokens_[end].begin}, "");
  }

  using Range = std::pair<std::size_t, std::size_t>;  // of bytes

  // What the token stands in, up to one of `ends`, or to the brackets around it. Literals are no tokens: it is looked
  // for in the text.
  Range text_around(std::size_t i, std::string_view ends) const {
    const int nesting = tokens_[i].nesting;
    const auto is_end = [&](std::size_t k) {
      return tokens_[k].nesting < nesting || (tokens_[k].nesting == nesting && among(at(k), ends));
    };
    std::size_t first = i, next = i + 1;
    while (first > 0 && !is_end(first - 1)) --first;
    while (next < tokens_.size() && !is_end(next)) ++next;
    const std::size_t begin = text_.find_first_not_of(blanks, first > 0 ? tokens_[first - 1].end : 0);
    const std::size_t end = next < tokens_.size() ? tokens_[next].begin : text_.size();
    return {begin, text_.find_last_not_of(blanks, end - 1) + 1};
  }

  void add(const char* kind, std::size_t i, const std::string& by) {
    add(kind, i, {tokens_[i].begin, tokens_[i].end}, by);
  }

  void add(const char* kind, std::size_t i, Range changed, const std::string& by) {
    const auto [begin, end] = changed;
    if (!seen_.emplace(begin, end, by).second) return;
    const std::size_t line = position_of(text_, begin).line;
    auto [from, to] = text_around(i, ends_of_expressions);
    if (to - from > longest_shown) {
      from = std::max(from, tokens_[i - std::min<std::size_t>(i, 2)].begin);
      to = std::min(to, tokens_[std::min(tokens_.size() - 1, i + 2)].end);
    }
    from = std::min(from, begin);
    to = std::max(to, end);
    const bool statement = std::string_view(kind) == "dropped-statement";
    if (statement) std::tie(from, to) = changed;
    const std::string after = text_.substr(from, begin - from) + by + text_.substr(end, to - end);
    mutants_.push_back(
        {kind, line, shown(text_.substr(from, to - from)), statement ? "" : shown(after), begin, end, by});
  }

  static std::string shown(const std::string& code) {
    std::string words;
    for (const char c : code) {
      const bool space = std::isspace(static_cast<unsigned char>(c));
      if (!space || (!words.empty() && words.back() != ' ')) words += space ? ' ' : c;
    }
    return escape_binary(shortened(std::string(trim(words)), longest_shown));
  }

  const std::string& text_;
  const std::string code_;
  std::vector<Token> tokens_;
  std::set<std::tuple<std::size_t, std::size_t, std::string>> seen_;
  std::vector<Mutant> mutants_;
};

}  // namespace

std::string Mutant::words() const {
  return after.empty() ? fmt::format("line {}: `{}` left out", line, before)
                       : fmt::format("line {}: `{}` → `{}`", line, before, after);
}

std::string Mutant::text(const std::string& solution) const {
  return solution.substr(0, begin) + by + solution.substr(end);
}

std::vector<Mutant> mutants_of(const std::string& solution) { return Mutating(solution).all(); }

}  // namespace leetjudge
