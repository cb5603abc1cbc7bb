#include "paste/outline.hpp"

#include <algorithm>

#include "paste/tokens.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

template <std::size_t n>
bool one_of(std::string_view word, const char* const (&words)[n]) {
  return std::ranges::count(words, word) > 0;
}

constexpr const char* other_declarations[] = {"class", "struct",  "union",  "enum",
                                              "using", "typedef", "friend", "static_assert"};
constexpr const char* access_words[] = {"public", "protected", "private"};
constexpr const char* type_words[] = {"void",   "bool", "char",   "short",    "int",   "long",     "float",
                                      "double", "auto", "signed", "unsigned", "const", "volatile", "size_t"};
constexpr const char* specifiers[] = {"static", "inline", "virtual", "constexpr", "consteval", "explicit", "extern"};
// What may stand before parentheses that hold no parameters.
constexpr const char* operators[] = {"decltype", "noexcept", "alignas", "__attribute__", "requires",
                                     "explicit", "sizeof",   "alignof", "typeof",        "__declspec"};

class Scanner {
 public:
  explicit Scanner(std::string_view code) : code_(code), tokens_(tokens_of(code)) {}

  Outline outline() {
    Outline outline;
    while (i_ < tokens_.size()) outermost(outline);
    return outline;
  }

 private:
  std::string_view at(std::size_t i) const { return i < tokens_.size() ? tokens_[i] : std::string_view(); }
  bool is(std::string_view token) const { return at(i_) == token; }
  bool is_one_of(std::string_view characters) const {
    return at(i_).size() == 1 && characters.find(at(i_)) != std::string_view::npos;
  }
  // Moves on to one of these.
  void seek(std::string_view characters) {
    while (!done() && !is_one_of(characters)) ++i_;
  }
  bool done() const { return i_ >= tokens_.size(); }
  std::size_t place(std::size_t i) const {
    return i < tokens_.size() ? std::size_t(tokens_[i].data() - code_.data()) : code_.size();
  }

  // The token behind the bracket that closes the one at `i`.
  std::size_t behind(std::size_t i) const {
    int depth = 0;
    for (; i < tokens_.size(); ++i) {
      const char c = tokens_[i][0];
      depth += c == '(' || c == '[' || c == '{';
      depth -= c == ')' || c == ']' || c == '}';
      if (depth <= 0) return i + 1;
    }
    return i;
  }

  // The same for the '<' of a template; `i` + 1 where it opens none.
  std::size_t behind_angle(std::size_t i) const {
    int depth = 0;
    for (std::size_t j = i; j < tokens_.size();) {
      const char c = tokens_[j][0];
      if (c == ';' || c == '{' || c == ')' || c == '}') break;
      depth += c == '<';
      depth -= c == '>' && at(j - 1) != "-";
      if (depth == 0) return j + 1;
      j = c == '(' || c == '[' ? behind(j) : j + 1;
    }
    return i + 1;
  }

  // The text of the tokens from `begin` to `end`, with a blank where there were some.
  std::string text(std::size_t begin, std::size_t end) const {
    std::string text;
    for (std::size_t i = begin; i < end; ++i) {
      const bool apart = i > begin && tokens_[i - 1].data() + tokens_[i - 1].size() != tokens_[i].data();
      text += (apart ? " " : "") + std::string(tokens_[i]);
    }
    return text;
  }

  // To behind the ';' that ends the declaration here, or behind a body where it has one.
  void skip_declaration() {
    while (!done() && !is(";") && !is("}")) {
      const bool body = is("{");
      i_ = is("(") || is("[") || body ? behind(i_) : i_ + 1;
      if (body && !is_one_of(",;=(")) return;
    }
    if (is(";")) ++i_;
  }

  void skip_template() {
    ++i_;
    if (is("<")) i_ = behind_angle(i_);
  }

  void outermost(Outline& outline) {
    if (is("namespace") || (is("extern") && at(i_ + 1) == "{")) {
      seek("{;");
      ++i_;
    } else if (is_one_of("};")) {
      ++i_;
    } else if (is("template")) {
      skip_template();
      if (is("class") || is("struct")) skip_declaration();
    } else if (is("class") || is("struct")) {
      Class one;
      if (read_class(one)) outline.classes.push_back(std::move(one));
    } else {
      const std::size_t begin = i_;
      skip_declaration();
      if (i_ == begin) ++i_;
    }
  }

  // Stands at `class`. False, and behind the declaration, for what defines none.
  bool read_class(Class& one) {
    bool is_public = is("struct");
    one.begin = place(i_);
    for (++i_; !done() && !is_one_of("{;:=(");) {
      if (is("[")) {
        i_ = behind(i_);
      } else if (is("<")) {
        i_ = behind_angle(i_);
      } else {
        if (begins_word(at(i_)[0]) && at(i_) != "final") one.name = at(i_);
        ++i_;
      }
    }
    seek("{;=(");  // behind bases
    if (!is("{")) {
      skip_declaration();
      return false;
    }
    const std::size_t end = behind(i_);
    for (++i_; i_ < end - 1;) {
      const std::size_t begin = i_;
      member(one, is_public);
      i_ = std::max(i_, begin + 1);
    }
    i_ = end;
    skip_declaration();
    one.end = i_ > 0 && at(i_ - 1) == ";" ? place(i_ - 1) + 1 : place(i_);
    return true;
  }

  void member(Class& in, bool& is_public) {
    if (one_of(at(i_), access_words) && at(i_ + 1) == ":") {
      is_public = is("public");
      i_ += 2;
    } else if (one_of(at(i_), other_declarations)) {
      skip_declaration();
    } else {
      function_or_variable(in, is_public);
    }
  }

  void function_or_variable(Class& in, bool is_public) {
    Method method;
    if (is("template")) skip_template();
    while (is("[") || (one_of(at(i_), specifiers) && at(i_ + 1) != "(")) i_ = is("[") ? behind(i_) : i_ + 1;
    const std::size_t begin = i_;
    while (!done()) {
      if (is("operator")) {
        i_ += at(i_ + 1) == "(" ? 3 : 2;
        seek("(");
        return skip_function();
      }
      if (is("(") && i_ > begin && one_of(at(i_ - 1), operators)) {
        i_ = behind(i_);
      } else if (is_one_of("(;={}")) {
        break;
      } else {
        i_ = is("[") ? behind(i_) : is("<") ? behind_angle(i_) : i_ + 1;
      }
    }
    const std::string_view name = i_ > begin ? at(i_ - 1) : "";
    if (!is("(") || name.empty() || !begins_word(name[0]) || one_of(name, type_words)) return skip_declaration();
    method.name = name;
    method.at = place(i_ - 1);
    method.returns = text(begin, i_ - 1);
    method.constructor = method.name == in.name && method.returns.empty();
    const bool destructor = method.returns.ends_with('~');
    read_parameters(i_ + 1, behind(i_) - 1, method);
    skip_function();
    if (is_public && !destructor) in.methods.push_back(std::move(method));
  }

  // Stands at the parameters' '('. A constructor's initialisers have braces of their own.
  void skip_function() {
    i_ = behind(i_);
    while (!done() && !is_one_of("{;:}")) i_ = is_one_of("([") ? behind(i_) : i_ + 1;
    if (is(":")) {
      do {
        ++i_;
        while (!done() && !is_one_of("({;")) i_ = is("<") ? behind_angle(i_) : i_ + 1;
        i_ = behind(i_);
      } while (is(","));
    }
    if (is("{")) i_ = behind(i_);
    if (is(";")) ++i_;
  }

  void read_parameters(std::size_t begin, std::size_t end, Method& method) const {
    if (end <= begin || (end == begin + 1 && at(begin) == "void")) return;
    for (std::size_t i = begin; i < end; ++i) {
      Parameter one;
      std::size_t value = end;
      std::size_t last = end;  // the last word that may be its name
      const std::size_t first = i;
      while (i < end && at(i) != ",") {
        if (at(i) == "=" && value == end) value = i;
        if (value == end && begins_word(at(i)[0])) last = i;
        i = at(i) == "<" ? behind_angle(i) : at(i) == "(" || at(i) == "[" || at(i) == "{" ? behind(i) : i + 1;
      }
      i = std::min(i, end);
      if (at(first) == "this") continue;
      one.optional = value < i;
      one.text = text(first, std::min(value, i));
      const bool named = last < end && last > first && !one_of(at(last), type_words) && at(last - 1) != ":";
      if (named) one.name = at(last);
      method.parameters.push_back(std::move(one));
    }
  }

  std::string_view code_;
  std::vector<std::string_view> tokens_;
  std::size_t i_ = 0;
};

}  // namespace

bool Method::takes(std::size_t arguments) const {
  if (arguments > parameters.size()) return false;
  return arguments == parameters.size() || parameters[arguments].optional;
}

std::string Method::declaration() const {
  std::string text = returns + (returns.empty() ? "" : " ") + name + "(";
  for (const Parameter& one : parameters) text += (&one == &parameters.front() ? "" : ", ") + one.text;
  return text + ")";
}

const Method* Class::method(std::string_view wanted, std::size_t arguments) const {
  const auto found =
      std::ranges::find_if(methods, [&](const Method& one) { return one.name == wanted && one.takes(arguments); });
  return found == methods.end() ? nullptr : &*found;
}

const Method* Class::constructor() const {
  const auto found = std::ranges::find(methods, true, &Method::constructor);
  return found == methods.end() ? nullptr : &*found;
}

const Class* Outline::find(std::string_view name) const {
  const auto found = std::ranges::find(classes, name, &Class::name);
  return found == classes.end() ? nullptr : &*found;
}

Outline outline_of(std::string_view text) {
  const std::string code = code_of(text);
  return Scanner(code).outline();
}

std::string submitted_part(std::string text) {
  std::string part = text;
  bool marked = false, inside = false;
  for (const std::string_view line : split_lines(text)) {
    const bool begins =
        contains_any(line, {"@lc code=start", "@lc code=begin", "@leet start", "leetcode submit region begin"});
    const bool ends = contains_any(line, {"@lc code=end", "@leet end", "leetcode submit region end"});
    if (begins || ends) marked = true, inside = begins;
    if (!inside || begins) part.replace(std::size_t(line.data() - text.data()), line.size(), line.size(), ' ');
  }
  return marked ? part : text;
}

}  // namespace leetjudge
