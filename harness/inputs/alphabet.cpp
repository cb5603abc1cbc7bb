// The characters, the order and the tree that a sentence speaks of.
#include <algorithm>
#include <cctype>
#include <functional>
#include <map>
#include <set>
#include <tuple>

#include "inputs/words.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

std::string from_to(char first, char last) {
  std::string all;
  for (int c = first; c <= last; ++c) all += char(c);
  return all;
}

// "digits 0 and 1", "digits 2 through 9", "digits from '2' - '9'"; nothing where none are listed.
std::string listed_digits(const std::string& small) {
  const std::string bare = replaced(replaced(replaced(small, "'", ""), "(", ""), "digits from ", "digits ");
  const std::size_t at = bare.find("digits ") + 7;
  if (at < 7 || at >= bare.size() || !is_digit(bare[at])) return "";
  for (const std::string_view between : {" and ", " or ", " through ", " to ", " - ", "-"}) {
    const std::size_t second = at + 1 + between.size();
    if (second >= bare.size() || bare.compare(at + 1, between.size(), between) != 0 || !is_digit(bare[second]))
      continue;
    const bool two = between == " and " || between == " or ";
    return two ? std::string{bare[at], bare[second]} : from_to(bare[at], bare[second]);
  }
  return "";
}

// "ascii values in the range [33, 122]"
std::string ascii_range(const std::string& small) {
  const std::size_t open = small.find('[', small.find("ascii")), comma = small.find(',', open);
  const auto number = [&](std::size_t at) { return std::atoi(small.c_str() + at + 1); };
  if (open == std::string::npos || comma == std::string::npos || number(open) < ' ' || number(comma) > '~') return "";
  return from_to(char(number(open)), char(number(comma)));
}

}  // namespace

std::vector<std::string> quoted_in(std::string_view sentence, char quote) {
  std::vector<std::string> found;
  for (std::size_t begin = 0; (begin = sentence.find(quote, begin)) != std::string_view::npos;) {
    const std::size_t end = sentence.find(quote, begin + 1 + (sentence.substr(begin + 1, 1) == std::string(1, quote)));
    if (end == std::string_view::npos) break;
    const std::string inside(sentence.substr(begin + 1, end - begin - 1));
    const bool letters = quote == '\'' && inside.size() > 1 && std::ranges::any_of(inside, of_name);
    if (!letters) found.push_back(inside);
    begin = letters ? begin + 1 : end + 1;
  }
  return found;
}

std::optional<Direction> order_in(const std::string& small) {
  if (contains_any(small, {"non-decreasing", "nondecreasing", "non-descending"})) return Direction::rising;
  if (contains_any(small, {"decreasing", "descending", "non-increasing", "nonincreasing", "non-ascending"}))
    return Direction::falling;
  if (contains_any(small, {"increasing", "ascending", "sorted"})) return Direction::rising;
  return std::nullopt;
}

bool says_tree(const std::string& small) {
  return contains_any(small, {"valid tree", "valid undirected tree", "form a tree", "forms a tree", "represents a tree",
                              "is a tree", "is an undirected tree", "exists an undirected tree", "given a tree",
                              "given an undirected tree", "a tree (i.e"});
}

std::string characters_in(std::string_view sentence) {
  const std::string small = replaced(replaced(lower(sentence), "alphabetically", ""), "' letter", "'");
  std::string set;
  const bool lower = contains_any(small, {"lowercase", "lower-case", "lower case", "small letter", "lower and upper"});
  const bool upper = contains_any(small, {"uppercase", "upper-case", "upper case", "capital"});
  std::vector<std::string> quoted = quoted_in(sentence, '\'');
  if (quoted.empty()) {  // "letters "a" and "b""
    quoted = quoted_in(sentence, '"');
    if (std::ranges::any_of(quoted, [](const std::string& one) { return one.size() != 1; })) quoted.clear();
  }
  const std::string listed = listed_digits(small);  // and those that stand there in quotes
  set += listed;
  if (!listed.empty())
    std::erase_if(quoted, [](const std::string& one) { return one.size() == 1 && is_digit(one[0]); });
  const auto is_letter = [](const std::string& one) { return one.size() == 1 && std::isalpha(int(one[0])); };
  const bool named = !quoted.empty() && std::ranges::all_of(quoted, is_letter) && !contains(small, "english");
  const bool letters = !named && contains_any(small, {"letter", "alphabet", "alphanumeric"});
  if (lower || (letters && !upper)) set += from_to('a', 'z');
  if (upper || (letters && !lower)) set += from_to('A', 'Z');
  const bool named_only = contains_any(small, {"star", "parenthes", "bracket", "operator", "hyphen", "dot", "comma",
                                               "underscore", "punctuation", "slash", "sign"});
  const bool dash = contains(small, "'-'") && std::ranges::count(quoted, "-") == 0;  // 'a'-'z'
  const bool from_one = contains(small, "' to '") || dash;
  if ((quoted.empty() && listed.empty() && named_only) || (quoted.size() > 2 && from_one)) return "";
  const bool range = quoted.size() == 2 && (from_one || contains_any(small, {"' and '", "','", "', '"})) &&
                     (dash || contains_any(small, {" to ", "between", "range"}));
  if (range && quoted[0].size() == 1 && quoted[1].size() == 1) return from_to(quoted[0][0], quoted[1][0]);
  const bool all_listed = !quoted.empty() && std::ranges::all_of(quoted, [](const std::string& one) {
    return one.size() == 1 && is_digit(one[0]);
  });
  if (contains_any(small, {"digit", "numeric"}) && listed.empty() && !all_listed) {
    const bool nonzero = contains_any(small, {"1-9", "1 to 9", "'1'-'9'", "non-zero", "nonzero"});
    set += from_to(nonzero ? '1' : '0', '9');
  }
  if (const std::string range_of_ascii = ascii_range(small); !range_of_ascii.empty())
    set += range_of_ascii;
  else if (contains_any(small, {"printable", "ascii"}))
    set += from_to(' ', '~');
  if (contains(small, "symbol") && (quoted.empty() || contains(small, "\""))) set += from_to('!', '~');
  if (contains(replaced(small, "non-space", ""), "space")) set += ' ';
  for (const std::string& one : quoted) set += one;
  std::ranges::sort(set);
  set.erase(std::unique(set.begin(), set.end()), set.end());
  return set;
}

std::string of_each_kind(const std::string& set, const std::string& seen, std::size_t count) {
  const auto kind_of = [](char c) {
    const int code = static_cast<unsigned char>(c);
    return is_digit(c) ? '0' : std::islower(code) ? 'a' : std::isupper(code) ? 'A' : c;
  };
  std::map<char, std::size_t> of_kind, of_character;
  for (const char c : seen) ++of_kind[kind_of(c)], of_character[c] += c != '0';  // which says less than other digits
  std::string ordered = set;
  if (of_kind.size() > 1)
    std::ranges::sort(ordered, std::greater(),
                      [&](char c) { return std::tuple(of_kind[kind_of(c)], of_character[c], -c); });
  std::string first, others;  // of a kind
  std::set<char> kinds;
  for (const char c : ordered) (kinds.insert(kind_of(c)).second ? first : others) += c;
  return (first + others).substr(0, std::clamp(of_kind.size(), count, count + 1));
}

}  // namespace leetjudge
