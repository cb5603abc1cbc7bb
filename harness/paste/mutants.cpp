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

struct Replacement {
  const char* kind;
  const char* of;
  const char* by;
};

// Of operators between two operands.
constexpr Replacement other_operators[] = {
    {"comparison", "<", "<="},  {"comparison", "<=", "<"},  {"comparison", ">", ">="},  {"comparison", ">=", ">"},
    {"comparison", "==", "!="}, {"comparison", "!=", "=="}, {"condition", "&&", "||"},  {"condition", "||", "&&"},
    {"arithmetic", "+", "-"},   {"arithmetic", "-", "+"},   {"arithmetic", "*", "+"},   {"arithmetic", "/", "*"},
    {"arithmetic", "%", "/"},   {"arithmetic", "+=", "-="}, {"arithmetic", "-=", "+="}, {"arithmetic", "*=", "+="},
    {"arithmetic", "/=", "*="}, {"arithmetic", "+=", "="},  {"bits", "|=", "&="},       {"bits", "&=", "|="},
    {"bits", "^=", "|="},       {"bits", "&", "|"},         {"bits", "|", "&"},         {"bits", "^", "|"},
    {"bits", "<<", ">>"},       {"bits", ">>", "<<"}};

// One for the other.
constexpr Replacement exchanged_names[] = {
    {"extreme", "min", "max"},
    {"extreme", "INT_MAX", "INT_MIN"},
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

struct Token {
  std::size_t begin, end;
  std::string_view text;
  bool in_template = false;
  int depth = 0;    // of braces around it
  int nesting = 0;  // of parentheses and brackets around it
};

class Mutating {
 public:
  explicit Mutating(const std::string& text) : text_(text), code_(code_of(text)) {
    for (const std::string_view one : tokens_of(code_)) {
      const std::size_t begin = std::size_t(one.data() - code_.data());
      tokens_.push_back({begin, begin + one.size(), one});
    }
    mark_templates();
    join_operators();
    measure_depths();
  }

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

  void mark_templates() {
    for (std::size_t i = 1; i < tokens_.size(); ++i) {
      if (tokens_[i].text != "<" || !among(before(i), templates)) continue;
      int open = 0;
      for (std::size_t k = i; k < tokens_.size() && at(k) != ";" && at(k) != "{"; ++k) {
        open += at(k) == "<" ? 1 : at(k) == ">" ? -1 : 0;
        tokens_[k].in_template = true;
        if (open == 0) break;
      }
    }
  }

  void join_operators() {
    std::vector<Token> joined;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      Token one = tokens_[i];
      for (const std::string_view op : longer) {
        const bool here = !one.in_template && code_.compare(one.begin, op.size(), op) == 0;
        if (!here) continue;
        one.end = one.begin + op.size();
        one.text = std::string_view(code_).substr(one.begin, op.size());
        i += op.size() - 1;
        break;
      }
      joined.push_back(one);
    }
    tokens_ = std::move(joined);
  }

  void measure_depths() {
    int depth = 0, nesting = 0;
    for (Token& one : tokens_) {
      if (one.text == "}") --depth;
      if (one.text == ")" || one.text == "]") --nesting;
      one.depth = depth;
      one.nesting = nesting;
      if (one.text == "{") ++depth;
      if (one.text == "(" || one.text == "[") ++nesting;
    }
  }

  // Whether what stands before that place is an operand: a name, a number, a literal, or something in brackets.
  bool behind_operand(std::size_t i) const {
    const std::size_t last = i == 0 ? std::string::npos : text_.find_last_not_of(" \t\r\n", tokens_[i].begin - 1);
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
    if (one.text == "!") return add("condition", one.begin, one.end, "");
    if (one.text == "(" && (before(i) == "if" || before(i) == "while")) return negate(i);
    const bool step = one.text == "++" || one.text == "--";
    // What steps a loop is left alone: the other way it would not end.
    const bool of_loop = at(i + 1) == ")" || at(i + 2) == ")" || at(i + 1) == "," || at(i + 2) == ",";
    if (step && !of_loop) return add("step", one.begin, one.end, one.text == "++" ? "--" : "++");
    if (!behind_operand(i)) return;
    if ((one.text == "*" || one.text == "&" || one.text == "&&") && behind_type(i)) return;
    for (const Replacement& other : other_operators) {
      if (one.text == other.of) add(other.kind, one.begin, one.end, other.by);
    }
    if (one.text == "&&" || one.text == "||") leave_out_operands(i);
  }

  void replace_name(std::size_t i) {
    const Token& one = tokens_[i];
    for (const auto& [kind, first, second] : exchanged_names) {
      const bool of_member = std::string_view(kind) == "side" || std::string_view(kind) == "end";
      if (of_member && before(i) != "." && before(i) != "->") continue;
      if (one.text == first || one.text == second) add(kind, one.begin, one.end, one.text == first ? second : first);
    }
    if (one.text != "long" || before(i) == "long") return;
    const std::size_t last = at(i + 1) == "long" ? i + 1 : i;
    add("overflow", one.begin, tokens_[last].end, "int");
  }

  void replace_number(std::size_t i) {
    const Token& one = tokens_[i];
    const bool whole = is_digit(one.text[0]) && before(i) != "." && at(i + 1) != "." &&
                       one.text.find_first_of("xXbBeE.'") == one.text.npos && one.text.size() < 18;
    if (!whole) return;
    const std::size_t digits = std::min(one.text.size(), one.text.find_first_not_of("0123456789"));
    const std::string suffix(one.text.substr(digits));
    const long long number = std::atoll(std::string(one.text.substr(0, digits)).c_str());
    add("off-by-one", one.begin, one.end, std::to_string(number + 1) + suffix);
    const bool added = (before(i) == "+" || before(i) == "-") && behind_operand(i - 1);
    if (added) add("off-by-one", tokens_[i - 1].begin, one.end, "");
    if (number > (added ? 1 : 0)) add("off-by-one", one.begin, one.end, std::to_string(number - 1) + suffix);
    if (!suffix.empty()) add("overflow", one.begin, one.end, std::to_string(number));
  }

  // Of "a && b" one, as if it were always so.
  void leave_out_operands(std::size_t i) {
    const Token& one = tokens_[i];
    const auto ends = [&](std::size_t k) {
      constexpr std::string_view limits = " && || ? : ; { } = return , ";
      return tokens_[k].nesting < one.nesting || (tokens_[k].nesting == one.nesting && among(at(k), limits));
    };
    std::size_t first = i, last = i;
    while (first > 0 && !ends(first - 1)) --first;
    while (last + 1 < tokens_.size() && !ends(last + 1)) ++last;
    // Literals are no tokens: the operand's ends are looked for in the text.
    const std::size_t begin = text_.find_first_not_of(" \t\r\n", first > 0 ? tokens_[first - 1].end : 0);
    const std::size_t end = last + 1 < tokens_.size() ? tokens_[last + 1].begin : text_.size();
    const std::string always = one.text == "&&" ? "true" : "false";
    add("condition", begin, text_.find_last_not_of(" \t\r\n", one.begin - 1) + 1, always);
    add("condition", text_.find_first_not_of(" \t\r\n", one.end), text_.find_last_not_of(" \t\r\n", end - 1) + 1,
        always);
  }

  // A condition in which nothing else is an operator.
  void negate(std::size_t i) {
    std::size_t end = i + 1;
    for (; end < tokens_.size() && tokens_[end].nesting > tokens_[i].nesting; ++end) {
      const bool other = std::ranges::any_of(other_operators, [&](auto& one) { return one.of == at(end); });
      if (other || at(end) == "!" || at(end) == "=" || at(end) == "++" || at(end) == "--") return;
    }
    if (end >= tokens_.size() || at(i + 1) == "true") return;
    const std::size_t begin = tokens_[i].end, length = tokens_[end].begin - begin;
    add("condition", begin, begin + length, "!(" + text_.substr(begin, length) + ")");
  }

  // A statement: what begins behind another one's end and is no declaration.
  void leave_out(std::size_t i) {
    const Token& one = tokens_[i];
    const std::string_view last = before(i);
    const bool begins = one.depth >= 2 && one.nesting == 0 &&
                        (last == ";" || last == "{" || last == "}" || last == ")" || last == "else" || last == ":");
    const bool jump = one.text == "continue" || one.text == "break";
    const bool word = begins_word(one.text[0]) || one.text == "++" || one.text == "--" || one.text == "*";
    if (!begins || !word || among(one.text, types) || among(one.text, templates)) return;
    if (!jump && (among(one.text, not_expressions) || begins_word(at(i + 1)[0]) || behind_type(i + 1))) return;
    std::size_t end = i;
    while (end < tokens_.size() && (at(end) != ";" || tokens_[end].nesting > 0)) {
      if (at(end) == "{" || at(end) == "}") return;
      ++end;
    }
    if (end < tokens_.size()) add("dropped-statement", one.begin, tokens_[end].begin, "");
  }

  void add(const char* kind, std::size_t begin, std::size_t end, const std::string& by) {
    if (!seen_.emplace(begin, end, by).second) return;
    const auto line = std::size_t(1 + std::count(text_.begin(), text_.begin() + std::ptrdiff_t(begin), '\n'));
    Mutant mutant{kind, line, "", "", begin, end, by};
    const bool whole = by == "true" || by == "false" || by.starts_with("!(");
    const bool statement = std::string_view(kind) == "dropped-statement";
    const auto [from, to] = statement || whole ? std::pair(begin, end) : expression_around(begin, end);
    mutant.before = shown(text_.substr(from, to - from));
    if (!statement) mutant.after = shown(text_.substr(from, begin - from) + by + text_.substr(end, to - end));
    mutants_.push_back(std::move(mutant));
  }

  static std::string shown(const std::string& code) {
    std::string words;
    for (const char c : code) {
      const bool space = std::isspace(static_cast<unsigned char>(c));
      if (!space || (!words.empty() && words.back() != ' ')) words += space ? ' ' : c;
    }
    return escape_binary(shortened(std::string(trim(words)), longest_shown));
  }

  static bool of_operand(char c) { return begins_word(c) || is_digit(c) || c == '.' || c == '\'' || c == '"'; }

  // The place of a change with the operators and operands beside it, on its line.
  std::pair<std::size_t, std::size_t> expression_around(std::size_t begin, std::size_t end) const {
    constexpr std::string_view of_expressions = "+-*/%<>=!^";
    const std::size_t line_begin = begin == 0 ? 0 : text_.rfind('\n', begin - 1) + 1;
    const std::size_t line_end = std::min(text_.size(), text_.find('\n', end));
    const auto is_operator = [&](std::size_t at) {
      const bool arrow = text_.compare(at, 2, "->") == 0 || (at > 0 && text_.compare(at - 1, 2, "->") == 0);
      return !arrow && of_expressions.find(text_[at]) != of_expressions.npos;
    };
    const auto pass = [&](std::size_t place, int step, auto wanted) {
      int open = 0;
      while (true) {
        if (step < 0 ? place <= line_begin : place >= line_end) return place;
        const std::size_t at = step < 0 ? place - 1 : place;
        const char c = text_[at];
        if (c == '"' || c == '\'') {  // a literal as a whole
          const std::size_t other = step < 0 ? text_.rfind(c, at == 0 ? 0 : at - 1) : text_.find(c, at + 1);
          if (other == std::string::npos || other < line_begin || other >= line_end) return place;
          place = step < 0 ? other : other + 1;
          continue;
        }
        const int bracket = c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
        open += bracket * step;
        if (open < 0 || (open == 0 && bracket == 0 && !wanted(at))) return place;
        place += std::size_t(step);
      }
    };
    const auto space = [&](std::size_t at) { return text_[at] == ' '; };
    const auto operand = [&](std::size_t at) {
      const char c = text_[at];
      return begins_word(c) || is_digit(c) || c == '.' || c == ':' || (!is_operator(at) && (c == '-' || c == '>'));
    };
    std::size_t from = begin, to = end;
    const bool changes_operator = is_operator(begin) || text_[begin] == '&' || text_[begin] == '|';
    if (const std::size_t op = pass(begin, -1, space); !changes_operator && op > 0 && is_operator(op - 1))
      from = pass(op, -1, is_operator);
    from = pass(pass(from, -1, space), -1, operand);
    if (const std::size_t op = pass(end, 1, space); !changes_operator && op < line_end && is_operator(op))
      to = pass(op, 1, is_operator);
    to = pass(pass(to, 1, space), 1, operand);
    return {from, to};
  }

  const std::string& text_;
  std::string code_;
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
