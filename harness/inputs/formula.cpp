#include "inputs/formula.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>

#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

struct Unclear {};  // thrown where a sentence is no formula

constexpr std::size_t longest = 500;  // of a formula, which is as deep as it is long at most

// "1 <= k <= nums.length", "0 <= ai, bi < n", "n == grid[i].length".
class Formula {
 public:
  explicit Formula(std::string_view text) : text_(text) {
    if (text.size() > longest) throw Unclear();
  }

  // The comparisons between neighbours. Throws Unclear.
  std::vector<Comparison> comparisons() {
    std::vector<Comparison> all;
    std::vector<Expression> lefts = group();
    while (!done()) {
      std::string operation = sign();
      const bool turned = operation[0] == '>';
      if (turned) operation[0] = '<';
      if (operation == "=") operation = "==";
      std::vector<Expression> rights = group();
      for (const Expression& left : lefts) {
        for (const Expression& right : rights) all.push_back({turned ? right : left, turned ? left : right, operation});
      }
      lefts = std::move(rights);
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

 private:
  Expression expression() { return chain("+-", &Formula::product); }
  Expression product() { return chain("*/%", &Formula::power); }

  // Such parts with these signs between them.
  Expression chain(std::string_view signs, Expression (Formula::*part)()) {
    Expression left = (this->*part)();
    while (!done() && signs.find(text_[at_]) != std::string_view::npos) {
      const char sign = text_[at_++];
      left = combined(sign, std::move(left), (this->*part)());
    }
    return left;
  }

  // Of two numbers that is a number.
  static Expression combined(char operation, Expression left, Expression right) {
    const bool numbers = left.operation == '#' && right.operation == '#';
    Expression both{operation, 0, {}, {std::move(left), std::move(right)}};
    const auto value = numbers ? value_of(both) : std::nullopt;
    return value ? Expression{'#', *value, {}, {}} : both;
  }

  void skip() { at_ = std::min(text_.size(), text_.find_first_not_of(' ', at_)); }
  bool done() { return skip(), at_ == text_.size(); }
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
    // What is at most the least of some is at most each of them.
    const bool least = text_.substr(0, at_).ends_with("<=") && take("min(");
    std::vector<Expression> all = {expression()};
    while (take(",") || (!least && take("and "))) all.push_back(expression());
    if (least && (!take(")") || !done())) throw Unclear();
    return all;
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
    const bool number = begin < text_.size() && is_digit(text_[begin]);
    while (at_ < text_.size() && (of_name(text_[at_]) || (number && text_[at_] == '.'))) ++at_;
    const std::string word(text_.substr(begin, at_ - begin));
    if (word.empty()) throw Unclear();
    const bool floor = word == "floor" && trim(text_.substr(0, begin)).ends_with("<=");
    if ((word == "sum" || floor) && take("(")) {
      Expression inside = expression();
      if (!take(")") || (word == "sum" && inside.operation != 'q')) throw Unclear();
      inside.quantity.sum = word == "sum";
      return inside;  // a whole number is at most another number where it is at most its floor
    }
    if (number) {
      char* end = nullptr;
      const long double value = std::strtold(word.c_str(), &end);
      const Expression factor{'#', value, {}, {}};
      if (!*end) return factor;
      if (end[1] || !std::isalpha(static_cast<unsigned char>(*end))) throw Unclear();
      Expression name{'q', 0, {end, {}, false}, {}};
      if (take("^")) name = combined('^', std::move(name), power());
      return combined('*', factor, std::move(name));  // "2n"
    }
    // "starti+1" is the next one's start.
    if (word.size() > 1 && word.back() == 'i' && text_.substr(at_).starts_with("+1")) throw Unclear();
    return {'q', 0, quantity(word), {}};
  }

  Quantity quantity(const std::string& name) {
    Quantity one{name, {}, false, false};
    while (take("[")) {
      const std::size_t end = text_.find(']', at_);
      if (end == std::string_view::npos) throw Unclear();
      one.index.emplace_back(trim(text_.substr(at_, end - at_)));
      std::string& index = one.index.back();
      if (index.ends_with(" - 1")) index = last_index;
      if (!std::ranges::all_of(index, of_name) || (is_digit(index[0]) && index.size() > 9)) throw Unclear();
      at_ = end + 1;
    }
    for (const char* word : {".length", ".size()", ".size"}) one.length = one.length || take(word);
    if (take(".val")) one.name = "Node";
    return one;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

// What is a formula in words: "The sum of a[i].length will not exceed 9", "n is even", "5 x 10^4".
std::string as_formula(std::string text) {
  const auto behind = [&](const char* end) { return text.substr(0, text.size() - std::string_view(end).size()); };
  const auto divided = [](std::string whole) {  // the whole of "a + b", not what stands before it
    const std::size_t at = std::max(whole.rfind(" and ") + 1, whole.rfind(", ") + 1);
    return whole.insert(at == 0 ? 0 : whole.find(' ', at) + 1, "(") + ") % ";
  };
  if (text.starts_with("It is guaranteed that ")) text.erase(0, 22);
  if (const std::size_t each = text.find(" for each node"); each != std::string::npos) text.resize(each);
  if (text.starts_with("max(") && contains(text, "]) <= ")) text = replaced(text.substr(4), "]) <= ", "] <= ");
  if (text.ends_with(" has an even length")) return behind(" has an even length") + ".length % 2 == 0";
  if (text.ends_with(" is an even integer")) return behind(" is an even integer") + " % 2 == 0";
  if (text.ends_with(" is even")) return divided(behind(" is even")) + "2 == 0";
  if (text.ends_with(" is odd")) return divided(behind(" is odd")) + "2 == 1";
  for (const auto& [both, rest] : {std::pair(" are both odd", "1"), std::pair(" are even integers", "0")}) {
    if (!text.ends_with(both)) continue;
    const std::string two = replaced(behind(both), "Both ", "");
    return fmt::format("{0} % 2 == {1}, {2} % 2 == {1}", two.substr(0, two.find(" and ")), rest,
                       two.substr(std::min(two.size(), two.find(" and ") + 5)));
  }
  if (const std::size_t at = text.find(" divides "); at != std::string::npos)
    return text.substr(at + 9) + " % " + text.substr(0, at) + " == 0";
  for (const char* divisible : {" is a multiple of ", " is divisible by "}) {
    const std::size_t at = text.find(divisible);
    if (at != std::string::npos)
      return divided(text.substr(0, at)) + text.substr(at + std::string_view(divisible).size()) + " == 0";
  }
  if (text.starts_with("The input is generated such that sum(")) text.erase(0, text.find("sum("));
  for (const char* sum : {"Sum of ", "The total sum of "})
    if (text.starts_with(sum)) text.replace(0, std::string_view(sum).size(), "The sum of ");
  const std::size_t end = text.find("[i] ");
  for (const char* lengths : {"The sum of the lengths of all ", "The sum of lengths of all "})
    if (text.starts_with(lengths) && end != std::string::npos)
      text = "The sum of " + text.insert(end + 3, ".length").substr(std::string_view(lengths).size());
  for (const auto& [words, sign] :
       {std::pair(" will not exceed ", " <= "), std::pair(" does not exceed ", " <= "),
        std::pair(" is smaller than or equal to ", " <= "), std::pair(" is less than or equal to ", " <= "),
        std::pair(" is smaller than or equal ", " <= "), std::pair(" is at most ", " <= "),
        std::pair(" x 10^", " * 10^")}) {
    const std::size_t at = text.find(words);
    if (at == std::string::npos) continue;
    text.replace(at, std::string_view(words).size(), sign);
    if (text.starts_with("The sum of ") && sign[1] == '<')
      text = "sum(" + text.substr(11, at - 11) + ")" + text.substr(at);
  }
  return text;
}

}  // namespace

std::string Quantity::words() const {
  std::string text = name;
  for (const std::string& one : index) text += "[" + one + "]";
  text += length ? ".length" : "";
  return sum ? "sum(" + text + ")" : text;
}

std::optional<std::size_t> place_of(const std::string& index, std::size_t count) {
  if (is_digit(index[0])) return std::stoul(index);
  return index == last_index ? std::optional(count - 1) : std::nullopt;
}

bool Comparison::is_place(const Quantity& one) const {
  return one.index.empty() && !one.length && std::ranges::any_of(quantities_in(*this), [&](const Quantity* other) {
           return !other->sum && std::ranges::count(other->index, one.name) > 0;
         });
}

std::vector<const Quantity*> quantities_in(const Expression& one) {
  std::vector<const Quantity*> all;
  if (one.operation == 'q') all.push_back(&one.quantity);
  for (const Expression& part : one.operands)
    for (const Quantity* in : quantities_in(part)) all.push_back(in);
  return all;
}

std::vector<const Quantity*> quantities_in(const Comparison& one) {
  std::vector<const Quantity*> all = quantities_in(one.left);
  for (const Quantity* in : quantities_in(one.right)) all.push_back(in);
  return all;
}

std::optional<long double> value_of(const Expression& one,
                                    const std::function<std::optional<long double>(const Quantity&)>& quantity) {
  if (one.operation == '#') return one.number;
  if (one.operation == 'q') return quantity ? quantity(one.quantity) : std::nullopt;
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

std::vector<Comparison> comparisons_in(std::string_view text) {
  const std::string said = as_formula(std::string(text));
  std::string sentence;
  for (std::size_t i = 0; i < said.size(); ++i) {
    const bool thousands = said[i] == ',' && i > 0 && is_digit(said[i - 1]) &&
                           std::min(said.size(), said.find_first_not_of("0123456789", i + 1)) == i + 4;
    if (said.compare(i, 5, " and ") == 0) {
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
    return std::ranges::count_if(one, [](char c) { return c == '<' || c == '>'; });
  };
  const bool equalities = signs(sentence) == 0;
  const bool each = (equalities || signs(parts.front()) > 1) && std::ranges::all_of(parts, [&](const std::string& one) {
                      return signs(one) > 0 || contains(one, "=");
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
