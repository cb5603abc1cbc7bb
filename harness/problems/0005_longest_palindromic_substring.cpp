#include "problems/checker_tools.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

static std::size_t longest_palindrome(const std::string& s) {
  std::size_t longest = 0;
  for (std::size_t middle = 0; middle < 2 * s.size(); ++middle) {
    std::size_t begin = middle / 2, end = begin + middle % 2;  // that is empty, or one character
    if (middle % 2 == 0) end = begin;
    while (begin > 0 && end < s.size() && s[begin - 1] == s[end]) --begin, ++end;
    longest = std::max(longest, end - begin);
  }
  return longest;
}

const Registered registered_0005 = checked(5, [](const Json& given, const Json& found) -> Reason {
  const std::string s = text_in(given.at(0)), part = text_in(found);
  if (s.find(part) == std::string::npos) return "this is no part of s";
  if (!std::equal(part.begin(), part.end(), part.rbegin())) return "this is no palindrome";
  const std::size_t longest = longest_palindrome(s);
  if (part.size() < longest) return fmt::format("there is a palindrome of length {}", longest);
  return std::nullopt;
});

}  // namespace leetjudge
