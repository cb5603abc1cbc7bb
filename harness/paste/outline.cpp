#include "paste/outline.hpp"

#include <algorithm>
#include <cctype>
#include <iterator>

#include "util/text.hpp"

namespace leetjudge {
namespace {

bool begins_word(char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_' || (c & 0x80); }
bool of_word(char c) { return begins_word(c) || std::isdigit(static_cast<unsigned char>(c)); }

template <std::size_t n>
bool one_of(std::string_view word, const char* const (&words)[n]) {
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
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

// A text without what is no code: comments, literals and the preprocessor's lines are blanks; places stay.
std::string code_of(std::string_view text) {
  std::string code(text);
  const auto blank = [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < std::min(end, code.size()); ++i) {
      if (code[i] != '\n') code[i] = ' ';
    }
  };
  const auto end_of_line = [&](std::size_t at) {  // which a backslash carries on
    do {
      at = std::min(text.size(), text.find('\n', at + 1));
    } while (at < text.size() && text.substr(0, at).find_last_not_of(" \t\r") != std::string_view::npos &&
             text[text.substr(0, at).find_last_not_of(" \t\r")] == '\\');
    return at;
  };
  bool line_begins = true;
  for (std::size_t i = 0; i < text.size();) {
    const char c = text[i];
    std::size_t end = i + 1;
    if (text.substr(i, 2) == "//") {
      end = end_of_line(i);
    } else if (text.substr(i, 2) == "/*") {
      end = std::min(text.size(), text.find("*/", i + 2)) + 2;
    } else if (c == '#' && line_begins) {
      end = end_of_line(i);
    } else if (of_word(c)) {
      while (end < text.size() &&
             (of_word(text[end]) || (text[end] == '\'' && std::isdigit(static_cast<unsigned char>(c)))))
        ++end;
      if (end < text.size() && text[end] == '"' && text[end - 1] == 'R') {
        const std::size_t open = std::min(text.size(), text.find('(', end));
        const std::string close = ")" + std::string(text.substr(end + 1, open - end - 1)) + "\"";
        const std::size_t raw_end = std::min(text.size(), text.find(close, open)) + close.size();
        blank(i, raw_end);
        end = raw_end;
      }
      line_begins = false;
      i = end;
      continue;
    } else if (c == '"' || c == '\'') {
      while (end < text.size() && text[end] != c && text[end] != '\n') end += text[end] == '\\' ? 2 : 1;
      ++end;
    } else {
      line_begins = c == '\n' || (line_begins && std::isspace(static_cast<unsigned char>(c)));
      ++i;
      continue;
    }
    blank(i, end);
    i = end;
  }
  return code;
}

// Words, numbers, and each other character by itself.
std::vector<std::string_view> tokens_of(std::string_view code) {
  std::vector<std::string_view> tokens;
  for (std::size_t i = 0; i < code.size();) {
    std::size_t end = i + 1;
    while (of_word(code[i]) && end < code.size() &&
           (of_word(code[end]) || (code[end] == '\'' && !begins_word(code[i]))))
      ++end;
    if (!std::isspace(static_cast<unsigned char>(code[i]))) tokens.push_back(code.substr(i, end - i));
    i = end;
  }
  return tokens;
}

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
      if (body && !is(",") && !is(";") && !is("=") && !is("(")) return;
    }
    if (is(";")) ++i_;
  }

  void outermost(Outline& outline) {
    if (is("namespace") || (is("extern") && at(i_ + 1) == "{")) {
      while (!done() && !is("{") && !is(";")) ++i_;
      ++i_;
    } else if (is("}") || is(";")) {
      ++i_;
    } else if (is("template")) {
      ++i_;
      if (is("<")) i_ = behind_angle(i_);
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
    for (++i_; !done() && !is("{") && !is(";") && !is(":") && !is("=") && !is("(");) {
      if (is("[")) {
        i_ = behind(i_);
      } else if (is("<")) {
        i_ = behind_angle(i_);
      } else {
        if (begins_word(at(i_)[0]) && at(i_) != "final") one.name = at(i_);
        ++i_;
      }
    }
    while (is(":") || (!done() && !is("{") && !is(";") && !is("=") && !is("("))) ++i_;  // bases
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
    if (is("template")) {
      ++i_;
      if (is("<")) i_ = behind_angle(i_);
    }
    while (is("[") || (one_of(at(i_), specifiers) && at(i_ + 1) != "(")) i_ = is("[") ? behind(i_) : i_ + 1;
    const std::size_t begin = i_;
    while (!done()) {
      if (is("operator")) {
        i_ += at(i_ + 1) == "(" ? 3 : 2;
        while (!done() && !is("(")) ++i_;
        method.name.clear();
        skip_function();
        return;
      }
      if (is("(") && i_ > begin && one_of(at(i_ - 1), operators)) {
        i_ = behind(i_);
      } else if (is("(") || is(";") || is("=") || is("{") || is("}")) {
        break;
      } else {
        i_ = is("[") ? behind(i_) : is("<") ? behind_angle(i_) : i_ + 1;
      }
    }
    const std::string_view name = i_ > begin ? at(i_ - 1) : "";
    if (!is("(") || name.empty() || !begins_word(name[0]) || one_of(name, type_words)) {
      skip_declaration();
      return;
    }
    method.name = name;
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
    while (!done() && !is("{") && !is(";") && !is(":") && !is("}")) i_ = is("(") || is("[") ? behind(i_) : i_ + 1;
    if (is(":")) {
      do {
        ++i_;
        while (!done() && !is("(") && !is("{") && !is(";")) i_ = is("<") ? behind_angle(i_) : i_ + 1;
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
  const auto found = std::find_if(methods.begin(), methods.end(),
                                  [&](const Method& one) { return one.name == wanted && one.takes(arguments); });
  return found == methods.end() ? nullptr : &*found;
}

const Class* Outline::find(std::string_view name) const {
  const auto found = std::find_if(classes.begin(), classes.end(), [&](const Class& one) { return one.name == name; });
  return found == classes.end() ? nullptr : &*found;
}

Outline outline_of(std::string_view text) {
  const std::string code = code_of(text);
  return Scanner(code).outline();
}

std::string comments_of(std::string_view text) {
  std::string comments;
  bool inside = false;
  for (std::string_view line : split_lines(text)) {
    line = trim(line);
    if (!inside && line.starts_with("//")) {
      comments += std::string(line.substr(2)) + "\n";
      continue;
    }
    if (line.starts_with("/*")) inside = true, line.remove_prefix(2);
    if (!inside) continue;
    const std::size_t end = line.find("*/");
    inside = end == std::string_view::npos;
    line = trim(line.substr(0, end));
    while (line.starts_with('*')) line.remove_prefix(1);
    comments += std::string(line) + "\n";
  }
  return comments;
}

}  // namespace leetjudge
