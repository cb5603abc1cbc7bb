#include "constraints/formula.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>

#include "util/text.hpp"

namespace leetjudge {
namespace {

struct Unclear {};  // thrown where a sentence is no formula

// "1 <= k <= nums.length", "0 <= ai, bi < n", "n == grid[i].length".
class Formula {
 public:
  explicit Formula(std::string_view text) : text_(text) {}

  // The comparisons between neighbours. Throws Unclear.
  std::vector<Comparison> comparisons() {
    std::vector<std::vector<Expression>> groups = {group()};
    std::vector<std::string> signs;
    while (!done()) {
      signs.push_back(sign());
      groups.push_back(group());
    }
    std::vector<Comparison> all;
    for (std::size_t i = 0; i < signs.size(); ++i) {
      const bool turned = signs[i][0] == '>';
      std::string operation = turned ? "<" + signs[i].substr(1) : signs[i] == "=" ? "==" : signs[i];
      for (const Expression& left : groups[i]) {
        for (const Expression& right : groups[i + 1]) {
          Comparison& fact = all.emplace_back();
          fact.operation = operation;
          fact.left = turned ? right : left;
          fact.right = turned ? left : right;
        }
      }
    }
    if (all.empty()) throw Unclear();
    return all;
  }

  // All of the text.
  Expression whole() {
    Expression all = expression();
    if (!done()) throw Unclear();
    return all;
  }

  Expression expression() {
    Expression left = product();
    while (at('+') || at('-')) {
      const char sign = text_[at_++];
      left = combined(sign, std::move(left), product());
    }
    return left;
  }

 private:
  // Of two numbers that is a number.
  static Expression combined(char operation, Expression left, Expression right) {
    const bool numbers = left.operation == '#' && right.operation == '#';
    Expression both{operation, 0, {}, {std::move(left), std::move(right)}};
    const auto value = numbers ? value_of(both, [](const Quantity&) { return std::nullopt; }) : std::nullopt;
    return value ? Expression{'#', *value, {}, {}} : both;
  }

  void skip() { at_ = std::min(text_.size(), text_.find_first_not_of(' ', at_)); }
  bool done() { return skip(), at_ == text_.size(); }
  bool at(char c) { return skip(), at_ < text_.size() && text_[at_] == c; }
  bool take(std::string_view word) {
    skip();
    if (!text_.substr(at_).starts_with(word)) return false;
    at_ += word.size();
    return true;
  }

  std::string sign() {
    for (const char* one : {"<=", ">=", "==", "!=", "<", ">", "="}) {
      if (take(one)) return one;
    }
    throw Unclear();
  }

  std::vector<Expression> group() {
    std::vector<Expression> all = {expression()};
    while (take(",") || take("and ")) all.push_back(expression());
    return all;
  }

  Expression product() {
    Expression left = power();
    while (at('*') || at('/') || at('%')) {
      const char sign = text_[at_++];
      left = combined(sign, std::move(left), power());
    }
    return left;
  }

  Expression power() {
    if (take("-")) return combined('-', {'#', 0, {}, {}}, power());
    Expression base = atom();
    if (take("^")) return combined('^', std::move(base), power());
    return base;
  }

  Expression atom() {
    if (take("(")) {
      Expression inner = expression();
      if (!take(")")) throw Unclear();
      return inner;
    }
    skip();
    const std::size_t begin = at_;
    while (at_ < text_.size() && of_name(text_[at_])) ++at_;
    std::string word(text_.substr(begin, at_ - begin));
    if (word.empty()) throw Unclear();
    // "starti+1" is the next one's start.
    if (word.size() > 1 && word.back() == 'i' && text_.substr(at_).starts_with("+1")) throw Unclear();
    if (std::isdigit(static_cast<unsigned char>(word[0]))) {
      if (at_ < text_.size() && text_[at_] == '.') do
          word += text_[at_++];
        while (at_ < text_.size() && of_name(text_[at_]));
      char* end = nullptr;
      const long double number = std::strtold(word.c_str(), &end);
      if (*end) throw Unclear();
      return {'#', number, {}, {}};
    }
    return {'q', 0, quantity(word), {}};
  }

  Quantity quantity(const std::string& name) {
    Quantity one{name, {}, false};
    while (take("[")) {
      const std::size_t end = text_.find(']', at_);
      if (end == std::string_view::npos) throw Unclear();
      one.index.emplace_back(trim(text_.substr(at_, end - at_)));
      if (!std::all_of(one.index.back().begin(), one.index.back().end(), of_name)) throw Unclear();
      at_ = end + 1;
    }
    for (const char* word : {".length", ".size()", ".size"}) one.length = one.length || take(word);
    if (take(".val")) one.name = "Node";
    return one;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

std::string Quantity::words() const {
  std::string text = name == "Node" ? "Node.val" : name;
  for (const std::string& one : index) text += "[" + one + "]";
  return text + (length ? ".length" : "");
}

std::optional<long double> value_of(const Expression& one,
                                    const std::function<std::optional<long double>(const Quantity&)>& quantity) {
  if (one.operation == '#') return one.number;
  if (one.operation == 'q') return quantity(one.quantity);
  const auto left = value_of(one.operands[0], quantity);
  const auto right = value_of(one.operands[1], quantity);
  if (!left || !right) return std::nullopt;
  switch (one.operation) {
    case '+': return *left + *right;
    case '-': return *left - *right;
    case '*': return *left * *right;
    case '%': return *right == 0 ? std::nullopt : std::optional(std::fmod(*left, *right));
    case '/': return *right == 0 ? std::nullopt : std::optional(*left / *right);
    default: return std::pow(*left, *right);
  }
}

std::vector<Comparison> comparisons_in(std::string_view said) {
  std::string sentence;
  for (std::size_t i = 0; i < said.size(); ++i) {
    const auto digits = [&](std::size_t from) {
      std::size_t count = 0;
      while (from + count < said.size() && std::isdigit(static_cast<unsigned char>(said[from + count]))) ++count;
      return count;
    };
    const bool thousands =
        said[i] == ',' && i > 0 && std::isdigit(static_cast<unsigned char>(said[i - 1])) && digits(i + 1) == 3;
    if (said.substr(i, 5) == " and ") {
      sentence += ", ";
      i += 4;
    } else if (!thousands) {
      sentence += said[i];
    }
  }
  std::vector<std::string> parts(1);
  int depth = 0;
  for (const char c : sentence) {
    depth += (c == '[' || c == '(') - (c == ']' || c == ')');
    if (c == ',' && depth == 0)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  // "1 <= m, n <= 300" is one comparison, "m == a.length, n == b.length" and "1 <= a <= 5, b < 6" are two.
  const auto signs = [](const std::string& one) {
    return std::count_if(one.begin(), one.end(), [](char c) { return c == '<' || c == '>'; });
  };
  const bool equalities = signs(sentence) == 0;
  const bool each =
      (equalities || signs(parts.front()) > 1) && std::all_of(parts.begin(), parts.end(), [&](const std::string& one) {
        return signs(one) > 0 || one.find('=') != std::string::npos;
      });
  if (!each) parts = {sentence};
  std::vector<Comparison> all;
  for (const std::string& part : parts) {
    try {
      const std::vector<Comparison> some = Formula(part).comparisons();
      all.insert(all.end(), some.begin(), some.end());
    } catch (const Unclear&) {
      return {};
    }
  }
  return all;
}

std::optional<Expression> expression_in(std::string_view text) {
  try {
    return Formula(text).whole();
  } catch (const Unclear&) {
    return std::nullopt;
  }
}

}  // namespace leetjudge
