#include "rules/checker_tools.hpp"
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
  need_checkable(s.size() <= 20000);
  if (s.find(part) == std::string::npos) return "this is no part of s";
  if (!std::equal(part.begin(), part.end(), part.rbegin())) return "this is no palindrome";
  const std::size_t longest = longest_palindrome(s);
  if (part.size() < longest) return fmt::format("there is a palindrome of length {}", longest);
  return std::nullopt;
});

const Registered registered_0451 = checked(451, [](const Json& given, const Json& found) -> Reason {
  const std::string s = text_in(given.at(0)), sorted = text_in(found);
  if (!same_elements(s, sorted)) return "not the same characters";
  std::map<char, std::size_t> count;
  for (const char c : s) ++count[c];
  for (std::size_t i = 0; i < sorted.size(); i += count[sorted[i]]) {
    const std::size_t size = count[sorted[i]];
    if (sorted.substr(i, size) != std::string(size, sorted[i])) return "equal characters are not together";
    if (i > 0 && count[sorted[i - 1]] < size)
      return fmt::format("{} is more frequent than {}", sorted[i], sorted[i - 1]);
  }
  return std::nullopt;
});

// Whether `found` is made of all characters of s, equal ones at least so far apart, or empty where that cannot be.
static Reason check_apart(const std::string& s, const std::string& found, std::size_t distance) {
  std::map<char, std::size_t> count, last;
  std::size_t most = 0;
  for (const char c : s) most = std::max(most, ++count[c]);
  const auto as_many = std::ranges::count(count, most, &std::pair<const char, std::size_t>::second);
  // Each of the most frequent opens a stretch as long as the distance; the last ones stand behind these.
  const bool possible = (most - 1) * distance + std::size_t(as_many) <= s.size();
  if (found.empty()) return possible ? Reason("it is possible") : std::nullopt;
  if (!same_elements(s, found)) return "not the same characters";
  for (std::size_t i = 0; i < found.size(); ++i) {
    const auto before = last.find(found[i]);
    if (before != last.end() && i - before->second < distance)
      return fmt::format("two {} are only {} apart", found[i], i - before->second);
    last[found[i]] = i;
  }
  return std::nullopt;
}

const Registered registered_0358 = checked(358, [](const Json& given, const Json& found) {
  return check_apart(text_in(given.at(0)), text_in(found), given.at(1).get<std::size_t>());
});
const Registered registered_0767 = checked(
    767, [](const Json& given, const Json& found) { return check_apart(text_in(given.at(0)), text_in(found), 2); });

// 1054: no number is there more often than all others and one.
static std::pair<long long, std::size_t> most_frequent(const Numbers& numbers) {
  std::map<long long, std::size_t> count;
  for (const long long one : numbers) ++count[one];
  return *std::ranges::max_element(count, {}, &std::pair<const long long, std::size_t>::second);
}
static bool can_be_apart(const Drawn& drawn) {
  const Numbers numbers = numbers_in(drawn.at(0));
  return numbers.empty() || 2 * most_frequent(numbers).second <= numbers.size() + 1;
}
static void leave_apart(Random&, Drawn& drawn) {
  Numbers numbers = numbers_in(drawn.at(0));
  if (numbers.empty()) return;
  const auto [value, count] = most_frequent(numbers);
  std::size_t left = numbers.size() - count + 1;  // of it
  std::erase_if(numbers, [&left, frequent = value](long long one) {
    if (one != frequent) return false;
    if (left == 0) return true;
    --left;
    return false;
  });
  drawn.at(0) = numbers;
}

const Registered registered_1054 = checked(
    1054,
    [](const Json& given, const Json& found) -> Reason {
      const Numbers numbers = numbers_in(found);
      if (!same_elements(numbers, numbers_in(given.at(0)))) return "not the same barcodes";
      if (std::ranges::adjacent_find(numbers) != numbers.end()) return "two equal barcodes are neighbours";
      return std::nullopt;
    },
    drawn_inputs<can_be_apart, leave_apart>());

const Registered registered_1405 = checked(1405, [](const Json& given, const Json& found) -> Reason {
  const std::string happy = text_in(found);
  Numbers most = {given.at(0).get<long long>(), given.at(1).get<long long>(), given.at(2).get<long long>()};
  Numbers left = most;
  for (std::size_t i = 0; i < happy.size(); ++i) {
    if (happy[i] < 'a' || happy[i] > 'c') return "a letter other than a, b and c";
    if (i > 1 && happy[i] == happy[i - 1] && happy[i] == happy[i - 2]) return fmt::format("{} three times", happy[i]);
    if (--left[std::size_t(happy[i] - 'a')] < 0) return fmt::format("too many times {}", happy[i]);
  }
  // Of the most frequent letter at most two stand before, between and behind the others.
  std::ranges::sort(most);
  const long long others = most[0] + most[1], longest = others + std::min(most[2], 2 * (others + 1));
  return (long long)(happy.size()) == longest ? std::nullopt : Reason(fmt::format("{} letters are possible", longest));
});

const Registered registered_1980 = checked(1980, [](const Json& given, const Json& found) -> Reason {
  const std::string text = text_in(found);
  if (text.size() != given.at(0).size() || text.find_first_not_of("01") != std::string::npos)
    return fmt::format("not {} binary digits", given.at(0).size());
  for (const Json& one : given.at(0)) {
    if (text_in(one) == text) return "this is one of nums";
  }
  return std::nullopt;
});

}  // namespace leetjudge
