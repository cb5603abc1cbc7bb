// Inputs of a form that the page knows by name: numerals, paths, versions, expressions, triangles, and others that
// hardly any random one has.
#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "rules/checker_tools.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// 13
std::string roman(std::size_t number) {
  constexpr std::pair<std::size_t, const char*> parts[] = {
      {1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"},
      {40, "XL"},  {10, "X"},   {9, "IX"},  {5, "V"},    {4, "IV"},  {1, "I"}};
  std::string text;
  for (const auto& [value, letters] : parts)
    for (; number >= value; number -= value) text += letters;
  return text;
}
bool is_roman(const Drawn& drawn) {
  constexpr std::size_t most = 3999;
  const std::string text = text_in(drawn.at(0));
  std::size_t number = 1;
  while (number <= most && roman(number) != text) ++number;
  return number <= most;
}
void make_roman(Random& random, Drawn& drawn) { drawn.at(0) = roman(1 + random.below(3999)); }

// 62: at most 2 * 10^9 ways.
bool are_few_ways(const Drawn& drawn) {
  const long long m = number_in(drawn.at(0)), n = number_in(drawn.at(1));
  long long ways = 1;
  for (long long i = 1; i < std::min(m, n) && ways <= 2'000'000'000; ++i) ways = ways * (m + n - 1 - i) / i;
  return m >= 1 && n >= 1 && ways <= 2'000'000'000;
}
void leave_few_ways(Random& random, Drawn& drawn) {
  while (!are_few_ways(drawn)) {
    Json& side = drawn.at(random.below(2));
    side = 1 + random.below(std::size_t(std::max(1LL, number_in(side))));
  }
}

// 71
bool is_absolute(const Drawn& drawn) { return text_in(drawn.at(0)).starts_with('/'); }
void make_absolute(Random& random, Drawn& drawn) {
  constexpr const char* parts[] = {"/", "/.", "/..", "/...", "/a", "/b", "/ab", "/a.b", "/..a", "/_"};
  const std::size_t size = std::max<std::size_t>(1, text_in(drawn.at(0)).size());
  std::string path;
  while (path.size() < size) path += parts[random.below(std::size(parts))];
  path.resize(size);
  drawn.at(0) = path;
}

// 81
bool is_rotated(const Drawn& drawn) {
  Numbers nums = numbers_in(drawn.at(0));
  std::ranges::rotate(nums, std::ranges::is_sorted_until(nums));
  return std::ranges::is_sorted(nums);
}
void rotate(Random& random, Drawn& drawn) {
  Numbers nums = numbers_in(drawn.at(0));
  std::ranges::sort(nums);
  if (!nums.empty()) std::ranges::rotate(nums, nums.begin() + long(random.below(nums.size())));
  drawn.at(0) = nums;
}

// 120
bool is_triangle(const Drawn& drawn) {
  for (std::size_t i = 0; i < drawn.at(0).size(); ++i)
    if (drawn[0][i].size() != i + 1) return false;
  return true;
}
void make_triangle(Random&, Drawn& drawn) {
  std::vector<Json> all;
  for (const Json& row : drawn.at(0)) all.insert(all.end(), row.begin(), row.end());
  if (all.empty()) all.push_back(0);
  std::size_t next = 0;
  for (std::size_t i = 0; i < drawn[0].size(); ++i) {
    drawn[0][i] = Json::array();
    while (drawn[0][i].size() <= i) drawn[0][i].push_back(all[next++ % all.size()]);
  }
}

// 165: numbers of 32 bits with a point between two of them.
bool is_revision(const std::string& digits) {
  const std::string number = digits.substr(std::min(digits.find_first_not_of('0'), digits.size()));
  return number.size() < 10 || (number.size() == 10 && number <= "2147483647");
}
bool are_versions(const Drawn& drawn) {
  return std::ranges::all_of(drawn, [](const Json& one) {
    std::string text = "." + text_in(one) + ".";
    if (text.find_first_not_of("0123456789.") != std::string::npos || contains(text, "..")) return false;
    for (std::size_t at = 0, end; (end = text.find('.', at + 1)) != std::string::npos; at = end)
      if (!is_revision(text.substr(at + 1, end - at - 1))) return false;
    return true;
  });
}
void make_versions(Random& random, Drawn& drawn) {
  for (Json& one : drawn) {
    std::string text;
    for (const std::size_t size = std::max<std::size_t>(1, text_in(one).size()); text.size() < size;) {
      const bool number_before = !text.empty() && text.back() != '.', last = text.size() + 1 == size;
      const bool long_number = text.size() - (text.rfind('.') + 1) > 8;
      const bool point = number_before && !last && (long_number || random.below(3) == 0);
      text += point ? '.' : long_number && number_before ? '.' : char('0' + random.below(3));
    }
    if (text.ends_with('.')) text.back() = '0';
    one = text;
  }
}

// 166: the answer has fewer than 10^4 digits.
bool is_short_fraction(const Drawn& drawn) {
  constexpr std::size_t most = 9900;
  const auto denominator = std::abs(drawn.at(1).get<long long>());
  if (denominator == 0) return false;
  long long rest = std::abs(drawn.at(0).get<long long>()) % denominator;
  std::set<long long> seen;
  while (rest != 0 && seen.size() < most && seen.insert(rest).second) rest = rest * 10 % denominator;
  return seen.size() < most;
}
void shorten_fraction(Random& random, Drawn& drawn) {
  if (is_short_fraction(drawn)) return;
  constexpr long long period_below = 9000;
  const auto denominator = drawn.at(1).get<long long>();
  drawn[1] = (denominator < 0 ? -1 : 1) * (1 + std::int64_t(random.below(period_below)));
}

// 169
bool has_majority(const Drawn& drawn) {
  std::map<long long, std::size_t> count;
  const Numbers nums = numbers_in(drawn.at(0));
  return std::ranges::any_of(nums, [&](long long one) { return ++count[one] > nums.size() / 2; });
}
void make_majority(Random& random, Drawn& drawn) {
  Numbers nums = numbers_in(drawn.at(0));
  if (nums.empty()) return;
  const long long most = nums[random.below(nums.size())];
  random.shuffle(nums);
  std::fill_n(nums.begin(), nums.size() / 2 + 1, most);
  random.shuffle(nums);
  drawn.at(0) = nums;
}

// 222
bool is_complete(const Drawn& drawn) { return std::ranges::count(drawn.at(0), nullptr) == 0; }
void complete(Random&, Drawn& drawn) {
  std::vector<Json> nodes = drawn.at(0);
  std::erase(nodes, nullptr);
  drawn.at(0) = nodes;
}

// 224 has sums and brackets, 227 sums and products, 772 all. Every value on the way has 32 bits.
constexpr int deepest_expression = 2000;  // brackets in brackets: each takes some of the stack
template <bool brackets, bool products>
class Expression {
 public:
  explicit Expression(const std::string& text) : text_(text) {}
  bool valid() { return sum() && at_ == text_.size(); }

 private:
  char next() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  std::optional<long long> sum() {
    const bool negative = !products && next() == '-';
    at_ += negative;
    std::optional<long long> value = product();
    if (negative && value) value = within_int(-*value);
    for (char sign; value && ((sign = next()) == '+' || sign == '-');) {
      ++at_;
      const auto other = product();
      value = other ? within_int(sign == '+' ? *value + *other : *value - *other) : std::nullopt;
    }
    next();
    return value;
  }
  std::optional<long long> product() {
    std::optional<long long> value = atom();
    for (char sign; products && value && ((sign = next()) == '*' || sign == '/');) {
      ++at_;
      const auto other = atom();
      if (!other || (sign == '/' && *other == 0)) return std::nullopt;
      value = within_int(sign == '*' ? *value * *other : *value / *other);
    }
    return value;
  }
  std::optional<long long> atom() {
    if (brackets && next() == '(') {
      if (++depth_ > deepest_expression) return std::nullopt;
      ++at_;
      const auto value = sum();
      if (next() != ')') return std::nullopt;
      ++at_, --depth_;
      return value;
    }
    if (!is_digit(next())) return std::nullopt;
    long long value = 0;
    while (at_ < text_.size() && is_digit(text_[at_]) && value <= INT32_MAX) value = value * 10 + (text_[at_++] - '0');
    return within_int(value);
  }

  const std::string& text_;
  std::size_t at_ = 0;
  int depth_ = 0;
};
template <bool brackets, bool products>
bool is_expression(const Drawn& drawn) {
  const std::string text = text_in(drawn.at(0));
  return Expression<brackets, products>(text).valid();
}

// Of at most `room` characters, which is not 0. Brackets are multiplied in short ones only.
template <bool brackets, bool products>
std::string expression(Random& random, std::size_t room, bool is_short, std::size_t most_number) {
  std::string text = !products && room >= 2 && random.chance(0.1) ? "-" : "";
  for (std::size_t factors = 1;;) {
    const std::size_t left = room - text.size();
    const bool divided = text.ends_with('/');
    const bool opens = brackets && left >= 3 && (is_short || factors == 1) && random.chance(0.25);
    if (opens)
      text += "(" + expression<brackets, products>(random, 1 + random.below(left - 2), is_short, most_number) + ")";
    else
      text += std::to_string(divided + random.below(left >= 3 ? most_number : 9));
    if (text.size() + 2 > room) return text;
    const bool product = products && factors < 4 && (is_short || !opens) && random.below(2) == 0;
    factors = product ? factors + 1 : 1;
    text += (product ? "*/" : "+-")[random.below(2)];
  }
}
template <bool brackets, bool products>
void make_expression(Random& random, Drawn& drawn) {
  constexpr std::size_t most_short = 30, most_tries = 20;
  const std::size_t size = std::max<std::size_t>(1, text_in(drawn.at(0)).size());
  const std::size_t filled = random.chance(0.8) ? size : 1 + random.below(size);
  std::string text;
  for (std::size_t tries = 0; tries <= most_tries; ++tries) {  // brackets may be 0, and below a fraction
    const bool is_short = filled <= most_short && tries < most_tries;
    text = expression<brackets, products>(random, filled, is_short, size > 60 ? 9 : 200);
    if (Expression<brackets, products>(text).valid()) break;
  }
  while (text.size() < size && !(brackets && products)) {  // spaces, not within a number
    const std::size_t at = size > 60 ? text.size() : random.below(text.size() + 1);
    const bool within = at > 0 && at < text.size() && is_digit(text[at - 1]) && is_digit(text[at]);
    text.insert(within ? text.size() : at, 1, ' ');
  }
  drawn.at(0) = text;
}

// 389: the second text is the first one shuffled, and one letter more.
bool is_one_more(const Drawn& drawn) {
  std::string s = text_in(drawn.at(0)), t = text_in(drawn.at(1));
  std::ranges::sort(s);
  std::ranges::sort(t);
  return t.size() == s.size() + 1 && std::ranges::includes(t, s);
}
void add_one(Random& random, Drawn& drawn) {
  std::string t = text_in(drawn.at(0));
  const char letter = t.empty() || random.chance(0.5) ? char('a' + random.below(26)) : t[random.below(t.size())];
  t.insert(random.below(t.size() + 1), 1, letter);
  random.shuffle(t);
  drawn.at(1) = t;
}

}  // namespace

const Registered registered_0013(13, drawn_inputs<is_roman, make_roman>());
const Registered registered_0062(62, drawn_inputs<are_few_ways, leave_few_ways>());
const Registered registered_0071(71, drawn_inputs<is_absolute, make_absolute>());
const Registered registered_0081(81, drawn_inputs<is_rotated, rotate>());
const Registered registered_0120(120, drawn_inputs<is_triangle, make_triangle>());
const Registered registered_0165(165, drawn_inputs<are_versions, make_versions>());
const Registered registered_0166(166, drawn_inputs<is_short_fraction, shorten_fraction>());
const Registered registered_0169(169, drawn_inputs<has_majority, make_majority>());
const Registered registered_0222(222, drawn_inputs<is_complete, complete>());
const Registered registered_0224(224, drawn_inputs<is_expression<true, false>, make_expression<true, false>>());
const Registered registered_0227(227, drawn_inputs<is_expression<false, true>, make_expression<false, true>>());
const Registered registered_0389(389, drawn_inputs<is_one_more, add_one>());
const Registered registered_0772(772, drawn_inputs<is_expression<true, true>, make_expression<true, true>>());

}  // namespace leetjudge
