#include <climits>
#include <cmath>
#include <unordered_set>

#include "rules/checker_tools.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

void require_same(const std::string& found, const std::string& s) {
  require(same_elements(found, s), "not the same characters");
}

// The length of the shortest text that has each of at most 12 words as a part: the best way through all of them, where
// one follows another as far over it as it can.
std::size_t shortest_superstring(std::vector<std::string> words) {
  std::ranges::sort(words, std::greater(), &std::string::size);
  std::vector<std::string> needed;
  for (const std::string& word : words) {
    const auto has = [&](const std::string& longer) { return longer.find(word) != std::string::npos; };
    if (std::ranges::none_of(needed, has)) needed.push_back(word);
  }
  const std::size_t n = needed.size();
  need_checkable(n <= 12);
  std::vector<std::vector<std::size_t>> added(n, std::vector<std::size_t>(n));  // what the second one adds to the first
  for (std::size_t last = 0; last < n; ++last) {
    for (std::size_t next = 0; next < n; ++next) {
      std::size_t over = std::min(needed[last].size(), needed[next].size());
      while (!needed[last].ends_with(needed[next].substr(0, over))) --over;
      added[last][next] = needed[next].size() - over;
    }
  }
  std::vector<std::vector<std::size_t>> best(std::size_t(1) << n, std::vector<std::size_t>(n, UINT_MAX));
  for (std::size_t i = 0; i < n; ++i) best[std::size_t(1) << i][i] = needed[i].size();
  for (std::size_t set = 1; set < best.size(); ++set) {
    for (std::size_t last = 0; last < n; ++last) {
      for (std::size_t next = 0; next < n && best[set][last] < UINT_MAX; ++next) {
        if (set >> next & 1) continue;
        std::size_t& length = best[set | std::size_t(1) << next][next];
        length = std::min(length, best[set][last] + added[last][next]);
      }
    }
  }
  return n == 0 ? 0 : std::ranges::min(best.back());
}

void check_superstring(const std::vector<std::string>& words, const std::string& found) {
  for (const std::string& word : words)
    require(found.find(word) != std::string::npos, "one of the words is no part of it");
  require(found.size() == shortest_superstring(words), "there is a shorter one");
}

std::size_t longest_common_subsequence(const std::string& a, const std::string& b) {
  std::vector<std::size_t> row(b.size() + 1, 0);
  for (const char c : a) {
    std::size_t corner = 0;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t above = row[j];
      row[j] = c == b[j - 1] ? corner + 1 : std::max(above, row[j - 1]);
      corner = above;
    }
  }
  return row.back();
}

// Whether `digits` begins with a number of up to 31 bits and `size` digits, which it then becomes.
bool takes(std::string_view digits, std::size_t size, long long& number) {
  if (size > digits.size() || size > 10 || (size > 1 && digits[0] == '0')) return false;
  number = std::stoll(std::string(digits.substr(0, size)));
  return number <= INT_MAX;
}

bool is_fibonacci_split(std::string_view digits, long long a, long long b, bool begun) {
  if (digits.empty()) return begun;
  const std::string next = std::to_string(a + b);
  return a + b <= INT_MAX && digits.starts_with(next) && is_fibonacci_split(digits.substr(next.size()), b, a + b, true);
}

bool has_fibonacci_split(std::string_view digits) {
  long long a = 0, b = 0;
  for (std::size_t i = 1; i <= 10; ++i) {
    for (std::size_t j = 1; j <= 10 && takes(digits, i, a); ++j) {
      if (takes(digits.substr(i), j, b) && is_fibonacci_split(digits.substr(i + j), a, b, false)) return true;
    }
  }
  return false;
}

// 984: of neither letter are there more than two before, between and behind the others.
bool can_be_without_three(const Drawn& drawn) {
  const auto a = drawn.at(0).get<long long>(), b = drawn.at(1).get<long long>();
  return a <= 2 * (b + 1) && b <= 2 * (a + 1);
}

// Backwards: where the stamp fits what is left of the target, it was pressed last.
bool can_be_stamped(const std::string& stamp, std::string target) {
  need_checkable(target.size() <= 3000);
  for (bool changed = true; std::exchange(changed, false);) {
    for (std::size_t i = 0; i + stamp.size() <= target.size(); ++i) {
      bool fits = true, new_one = false;
      for (std::size_t j = 0; j < stamp.size(); ++j) {
        fits = fits && (target[i + j] == '?' || target[i + j] == stamp[j]);
        new_one = new_one || target[i + j] != '?';
      }
      if (!fits || !new_one) continue;
      target.replace(i, stamp.size(), stamp.size(), '?');
      changed = true;
    }
  }
  return target.find_first_not_of('?') == std::string::npos;
}

}  // namespace

const Registered registered_0753 = checked(753, [](const Json& given, const Json& found) {
  const std::string text = text_in(found);
  const auto n = given.at(0).get<std::size_t>(), k = given.at(1).get<std::size_t>();
  require(text.size() >= n && n > 0 && n < 100, "shorter than a password");
  std::set<std::string> passwords;
  for (const char c : text) require(c >= '0' && c < '0' + char(k), "a digit is none of the first k");
  for (std::size_t i = 0; i + n <= text.size(); ++i) passwords.insert(text.substr(i, n));
  require(double(passwords.size()) == std::pow(double(k), double(n)), "not every password is entered");
  require(passwords.size() == text.size() - n + 1, "there is a shorter one");
});

const Registered registered_0791 = checked(791, [](const Json& given, const Json& found) {
  const std::string order = text_in(given.at(0)), text = text_in(found);
  require_same(text, text_in(given.at(1)));
  std::size_t before = 0;
  for (const char c : text) {
    const std::size_t place = order.find(c);
    if (place == std::string::npos) continue;
    require(place >= before, "two characters are in another order than order has them");
    before = place;
  }
});

const Registered registered_0842 = checked(842, [](const Json& given, const Json& found) {
  const std::string digits = text_in(given.at(0));
  const Numbers numbers = numbers_in(found);
  need_checkable(digits.size() <= 1000);
  if (numbers.empty()) return require(!has_fibonacci_split(digits), "there is such a split");
  require(numbers.size() >= 3, "less than three numbers");
  std::string joined;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    require(numbers[i] >= 0 && numbers[i] <= INT_MAX, "a number does not fit in 31 bits");
    require(i < 2 || numbers[i - 2] + numbers[i - 1] == numbers[i], "a number is not the sum of the two before");
    joined += std::to_string(numbers[i]);
  }
  require(joined == digits, "the numbers together are not num");
});

const Registered registered_0936 = checked(936, [](const Json& given, const Json& found) {
  const std::string stamp = text_in(given.at(0)), target = text_in(given.at(1));
  const Numbers places = numbers_in(found);
  if (places.empty() && !target.empty()) return require(!can_be_stamped(stamp, target), "it is possible");
  require(places.size() <= 10 * target.size(), "more than 10 * target.length turns");
  std::string text(target.size(), '?');
  for (const long long place : places) {
    require(place >= 0 && std::size_t(place) + stamp.size() <= text.size(), "a stamp is not wholly on it");
    text.replace(std::size_t(place), stamp.size(), stamp);
  }
  require(text == target, "the stamps make another text");
});

const Registered registered_0943 = checked(
    943, [](const Json& given, const Json& found) { check_superstring(texts_in(given.at(0)), text_in(found)); });
const Registered registered_3571 =
    checked(3571, [](const Json& given, const Json& found) { check_superstring(texts_in(given), text_in(found)); });

const Registered registered_0984 = checked(
    984,
    [](const Json& given, const Json& found) {
      const std::string text = text_in(found);
      require(std::ranges::count(text, 'a') == given.at(0).get<long>() &&
                  std::ranges::count(text, 'b') == given.at(1).get<long>() &&
                  text.find_first_not_of("ab") == std::string::npos,
              "not a times a and b times b");
      require(text.find("aaa") == std::string::npos && text.find("bbb") == std::string::npos, "it has aaa or bbb");
    },
    drawn_inputs<can_be_without_three>());

const Registered registered_1044 = checked(1044, [](const Json& given, const Json& found) {
  const std::string s = text_in(given.at(0)), part = text_in(found);
  const std::size_t first = s.find(part);
  require(first != std::string::npos && s.find(part, first + 1) != std::string::npos, "it is not there twice");
  std::unordered_set<std::string_view> seen;
  for (std::size_t i = 0; i + part.size() < s.size(); ++i)
    require(seen.insert(std::string_view(s).substr(i, part.size() + 1)).second, "there is a longer one");
});

const Registered registered_1092 = checked(1092, [](const Json& given, const Json& found) {
  const std::string a = text_in(given.at(0)), b = text_in(given.at(1)), text = text_in(found);
  need_checkable(a.size() <= 10000 && b.size() <= 10000);
  require(is_subsequence(a, text) && is_subsequence(b, text), "str1 or str2 is no subsequence of it");
  require(text.size() == a.size() + b.size() - longest_common_subsequence(a, b), "there is a shorter one");
});

const Registered registered_1111 = checked(1111, [](const Json& given, const Json& found) {
  const std::string seq = text_in(given.at(0));
  const Numbers part = numbers_in(found);
  require(part.size() == seq.size(), "not a number for each character");
  long long depth[2] = {0, 0}, most = 0, whole = 0;
  for (std::size_t i = 0; i < seq.size(); ++i) {
    require(part[i] == 0 || part[i] == 1, "a number is not 0 or 1");
    long long& of_part = depth[part[i]];
    of_part += seq[i] == '(' ? 1 : -1;
    require(of_part >= 0, "a part closes what it did not open");
    most = std::max(most, of_part), whole = std::max(whole, depth[0] + depth[1]);
  }
  require(most == (whole + 1) / 2, "a smaller depth is possible");
});

const Registered registered_1138 = checked(1138, [](const Json& given, const Json& found) {
  const std::string target = text_in(given.at(0)), moves = text_in(found);
  std::string text;
  std::size_t least = 0;
  int at = 0;
  for (const char move : moves) {
    if (move == '!') text += char('a' + at);
    const bool leaves = (move == 'L' && at % 5 == 0) || (move == 'R' && at % 5 == 4);
    at += move == 'U' ? -5 : move == 'D' ? 5 : move == 'L' ? -1 : move == 'R' ? 1 : 0;
    require(!leaves && at >= 0 && at < 26, "a move leaves the board");
  }
  require(text == target, "the moves make another text");
  for (char before = 'a'; const char c : target) {
    const int from = std::exchange(before, c) - 'a', to = c - 'a';
    least += std::size_t(std::abs(from / 5 - to / 5) + std::abs(from % 5 - to % 5) + 1);
  }
  require(moves.size() == least, "less moves are possible");
});

const Registered registered_1249 = checked(1249, [](const Json& given, const Json& found) {
  const std::string s = text_in(given.at(0)), text = text_in(found);
  const auto unmatched = [](const std::string& whole) {
    std::size_t open = 0, closed = 0;
    for (const char c : whole) {
      if (c == '(') ++open;
      if (c == ')') (open > 0 ? --open : ++closed);
    }
    return open + closed;
  };
  require(is_subsequence(text, s), "it is not s without some of its parentheses");
  require(unmatched(text) == 0, "it is not valid");
  require(text.size() + unmatched(s) == s.size(), "less has to be removed");
});

const Registered registered_1374 = checked(1374, [](const Json& given, const Json& found) {
  const std::string text = text_in(found);
  require(text.size() == given.at(0).get<std::size_t>(), "not n characters");
  for (const char c : text)
    require(c >= 'a' && c <= 'z' && std::ranges::count(text, c) % 2 == 1,
            "a letter is not there an odd number of times");
});

const Registered registered_1417 = checked(1417, [](const Json& given, const Json& found) {
  const std::string s = text_in(given.at(0)), text = text_in(found);
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const long digits = std::ranges::count_if(s, is_digit), letters = long(s.size()) - digits;
  if (text.empty() && !s.empty()) return require(std::abs(digits - letters) > 1, "it is possible");
  require_same(text, s);
  for (std::size_t i = 1; i < text.size(); ++i)
    require(is_digit(text[i - 1]) != is_digit(text[i]), "two letters or two digits are neighbours");
});

const Registered registered_1441 = checked(1441, [](const Json& given, const Json& found) {
  Numbers stack;
  const Numbers target = numbers_in(given.at(0));
  long long next = 0;
  for (const std::string& one : texts_in(found)) {
    require(one == "Push" || (one == "Pop" && !stack.empty()), "neither Push nor Pop, or nothing is there to pop");
    require(stack != target, "the target is there already");
    one == "Push" ? stack.push_back(++next) : stack.pop_back();
  }
  require(stack == target, "the stack is not the target");
});

const Registered registered_1576 = checked(1576, [](const Json& given, const Json& found) {
  const std::string s = text_in(given.at(0)), text = text_in(found);
  require(text.size() == s.size(), "it has another length");
  for (std::size_t i = 0; i < s.size(); ++i) {
    require(s[i] == '?' ? text[i] >= 'a' && text[i] <= 'z' : text[i] == s[i], "not s with letters for ?");
    require(i == 0 || text[i] != text[i - 1], "a letter is repeated");
  }
});

const Registered registered_3692 = checked(3692, [](const Json& given, const Json& found) {
  std::map<char, long> count;
  std::map<long, std::string> groups;
  for (const char c : text_in(given.at(0))) ++count[c];
  for (const auto& [c, times] : count) groups[times] += c;
  std::string most;
  for (const auto& [times, group] : groups) most = group.size() >= most.size() ? group : most;
  require(same_elements(text_in(found), most), "not the characters of the majority frequency group");
});

const Registered registered_3992 = checked(3992, [](const Json& given, const Json& found) {
  const std::string text = text_in(found), x = text_in(given.at(1)), y = text_in(given.at(2));
  require_same(text, text_in(given.at(0)));
  const std::size_t first_x = text.find(x), last_y = text.rfind(y);
  require(first_x == std::string::npos || last_y == std::string::npos || last_y < first_x, "an x comes before a y");
});

}  // namespace leetjudge
