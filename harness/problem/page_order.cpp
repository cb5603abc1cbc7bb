#include <algorithm>

#include "problem/page_parts.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Order = Problem::Order;

bool of_answer(const std::string& words) {
  return contains_any(
      words, {"return", "answer", "output", "print", "may be changed", "返回", "答案", "输出", "可以按", "的顺序"});
}

// Chinese words have no spaces between them, but pages mark them by some.
std::string without_spaces(std::string words) {
  std::erase(words, ' ');
  return words;
}

bool names_any_order(const std::string& words) {
  const std::size_t order = words.find("order");
  return contains_any(words, {"any order", "any arbitrary order", "not matter the order", "n't matter the order"}) ||
         contains_any(without_spaces(words), {"任意顺序", "任意的顺序", "任意次序", "任何顺序", "顺序任意", "不限顺序",
                                              "顺序不限", "不考虑输出", "不考虑答案输出", "不考虑返回",
                                              "不要求按特定顺序", "顺序并不重要", "顺序不重要", "顺序无关"}) ||
         (order != std::string::npos &&
          contains_any(words.substr(order), {"not matter", "n't matter", "may be changed"}));
}
// "in any order that satisfies this condition"
bool restricts_order(const std::string& words) {
  return contains_any(words, {"any order that", "any order such", "any order where"});
}

// Whether the order that it frees is that of what stands in the elements of the answer.
bool speaks_of_elements(const std::string& words) {
  return contains_any(words, {"the indices", "the integers", "the values", "the numbers", "the elements",
                              "any order within each"}) ||
         (contains_any(words, {"each level", "within each"}) && !contains(words, "any order"));
}

// "The subsets and the values within each subset may be returned in any order": both.
bool speaks_of_both(const std::string& words) {
  return (contains_any(words, {"within each", "of each", "in each"}) && contains(words, " and ")) ||
         words.starts_with("both ");
}

// Whether it tells how the answer's elements are sorted.
bool tells_order(const std::string& words) {
  return contains_any(words, {"sorted", "ascending", "descending", "creasing", "lexicographic", " order", "顺序",
                              "序排", "升序", "降序", "字典序"}) &&
         !names_any_order(words);
}

// Whether it asks for a list of which the order may be free.
bool asks_for_a_list(const std::string& words) {
  return contains_any(words,
                      {"return all ", "returns all ", "find all ", "list of all ", "array of all ", "generate all ",
                       "containing all ", "return a list of ", "return the list of ", "return the ids of ",
                       "returns the ids of ", "return a 2d list of ", "output is a list of", "返回所有"}) &&
         !contains_any(words, {"list of two", "list of three", "answers to the ", "for each occurrence"});
}

// "represented by the array [r1, c1, r2, c2]", but neither "edges[i] = [a, b]", which is given, nor "[nums[a],
// nums[b]]".
bool shows_a_tuple(const std::string& sentence) {
  for (std::size_t begin = 0; (begin = sentence.find('[', begin)) != std::string::npos; ++begin) {
    const std::string_view before = trim(std::string_view(sentence).substr(0, begin));
    const std::string inside = sentence.substr(begin + 1, sentence.find_first_of("[]", begin + 1) - begin - 1);
    const bool names = std::ranges::all_of(inside, [](char c) { return of_name(c) || c == ' ' || c == ','; }) &&
                       !inside.empty() && !is_digit(inside[0]);
    if (names && contains(inside, ",") && !before.ends_with('=')) return true;
  }
  return false;
}

// Whether one of these stands in it, and is not denied: "We cannot find any".
bool says(const std::string& words, std::initializer_list<const char*> phrases) {
  return std::ranges::any_of(phrases, [&](const char* one) {
    const std::size_t at = word_at(words, one);
    const std::string_view before = std::string_view(words).substr(0, at);
    return at != std::string::npos && !before.ends_with("not ") && !before.ends_with("n't ");
  });
}

// "Return any of them", but neither "If there are several, return the smallest" nor "the sum of any valid pair".
bool allows_several(const std::string& words) {
  if (says(words, {"return any", "find any", "print any", "output any", "returns one of the keys"}) &&
      !contains(words, "find any two "))
    return true;
  return says(words, {"any of them", "any of the", "any one", "any solution", "any answer", "any valid", "any such",
                      "any possible"}) &&
         contains_any(words,
                      {"multiple", "several", "many", "more than one", "unique", "exist", "accepted", "correct"}) &&
         contains_any(words, {"return", "answer", "solution", "accepted", "correct"}) && !contains(words, "error");
}

// The same in Chinese: "如果有多个答案，返回其中任意一个", but not "返回任意一种交易顺序下的最少钱数".
bool allows_several_in_chinese(const std::string& words) {
  const std::string bare = without_spaces(words);
  const std::size_t asked = std::min(bare.find("返回"), bare.find("输出"));
  if (asked == std::string::npos) return false;
  const bool many = contains_any(bare, {"多个", "多种", "多组", "不唯一", "不止一"});
  std::size_t any = std::string::npos;
  for (const char* one : {"任意一", "任何一", "任一"}) any = std::min(any, bare.find(one, many ? 0 : asked));
  for (const char* one : {"返回任意", "返回任何", "返回其中任", "返回它们中任"}) any = std::min(any, bare.find(one));
  return any != std::string::npos &&
         !contains_any(bare.substr(any), {"最少", "最小", "最大", "最多", "最短", "最长", "数量", "数目", "总", "距离",
                                          "任何值", "任何东西", "任意两", "任意次"});
}

// The arrays and quoted texts in a sentence.
std::vector<Json> values_shown(std::string_view sentence) {
  std::vector<Json> values;
  for (std::size_t i = 0; i < sentence.size(); ++i) {
    if (sentence[i] != '[' && sentence[i] != '"') continue;
    const std::size_t end = sentence[i] == '"'
                                ? std::min(sentence.size(), sentence.find('"', i + 1))
                                : i + scan_json(sentence.substr(i), [](char, int depth) { return depth == 0; });
    const Json value = parsed(sentence.substr(i, end + 1 - i));
    const bool named = trim(sentence.substr(0, i)).ends_with('=');  // "nums = [1,2]"
    if (!value.is_discarded() && !named) values.push_back(value);
    i = end;
  }
  return values;
}

// "[9,4] is also accepted", "\"abb\", \"bab\" and \"bba\" are all correct answers"
bool calls_right(const std::string& small) {
  const std::string but_for_order = replaced(replaced(small, "not matter", ""), "n't matter", "");
  const bool better = contains(small, ", but ") && contains_any(small, {"largest", "smallest", "longest", "shortest"});
  const bool denies = better || contains_any(but_for_order, {" not ", "n't", "wrong", "incorrect", "invalid", "?"});
  return !denies && contains_any(small, {"also accepted", "also be accepted", "also considered correct", "also valid",
                                         "also correct", "also a valid", "also a correct", "are all correct",
                                         "are all valid", "also are accepted", "also acceptable", "another acceptable",
                                         "another valid", "另一个有效", "也是有效", "也是正确", "也会被接受"});
}

// "[9,4] is also accepted", "\"abba\" is also a valid answer": what that shows may be the elements of an output in
// another order, or another answer.
void read_other_answers(const std::string& sentence, Page& page) {
  const std::string small = lower(sentence);
  if (!calls_right(small)) return;
  const bool accepted = contains_any(small, {"also accepted", "also be accepted", "also considered correct",
                                             "also are accepted", "also acceptable", "another acceptable"});
  for (const Json& value : values_shown(sentence)) {
    bool comparable = false;
    Order order = Order::given;  // in which that is one of the outputs
    for (const Page::Example& example : page.examples) {
      const Json output = parsed(example.output);
      for (const Order one : {Order::free, Order::free_within, Order::free_at_every_level}) {
        if (order == Order::given && ordered(value, one) == ordered(output, one)) order = one;
      }
      const bool text = value.is_string() && output.is_string() && output.dump().size() == value.dump().size();
      comparable = comparable || text || (accepted && value.type() == output.type());
    }
    if (order == Order::given && comparable && page.several.empty()) page.several = sentence;
    if (order == Order::given || order == page.order) continue;
    if (page.order == Order::given)
      page.perhaps = order;  // one example is no rule
    else
      page.order = page.perhaps = Order::free_at_every_level;
  }
}

}  // namespace

std::vector<std::string> sentences_of(std::string_view text) {
  std::vector<std::string> sentences(1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    sentences.back() += text[i] == '\n' ? ' ' : text[i];
    const std::string_view before = text.substr(0, i);
    const bool shortened = before.ends_with("etc") || before.ends_with("i.e") || before.ends_with("e.g");
    const bool end =
        text[i] == '.' && !shortened && (i + 1 == text.size() || text[i + 1] == ' ' || text[i + 1] == '\n');
    if (text.substr(i, 3) == "。") {
      i += 2;  // of its three bytes
      sentences.back().pop_back();
      sentences.emplace_back();
    } else if (end || text.substr(i, 2) == "\n\n") {
      sentences.emplace_back();
    }
  }
  for (std::string& one : sentences) one = trim(one);
  return sentences;
}

void read_order(Page& page) {
  bool list = false, fixed = false;
  bool unordered = false, groups = false, tuples = false;  // in what the answer is made of
  for (const std::string& sentence : sentences_of(page.statement)) {
    const std::string words = lower(sentence);
    const bool asked = asks_for_a_list(words);
    const bool free = names_any_order(words) && of_answer(words);
    list = list || asked;
    fixed =
        fixed ||
        ((asked || of_answer(words) || contains(words, "should be") || words.starts_with("sort ")) &&
         (tells_order(words) || words.starts_with("sort "))) ||
        contains_any(words, {"where answer[i] is", "where answer[i] re", "such that answer[i]", "where result[i] is"});
    if (asked || free)
      unordered = unordered ||
                  contains_any(words, {"triplet", "quadruplet", "combination", "subset", "子集", "组合", "三元组"});
    unordered = unordered || contains(words, "group the anagrams");
    groups = groups || unordered ||
             contains_any(words, {"group", "combination", "subset", "组合", "子集", "元组", "分组", "重复文件"});
    tuples = tuples || shows_a_tuple(sentence);
    if (free && restricts_order(words))
      page.several = sentence;
    else if (free && page.order == Order::given)
      page.order = speaks_of_both(words)       ? Order::free_at_every_level
                   : speaks_of_elements(words) ? Order::free_within
                                               : Order::free;
    const bool several = allows_several(words) || (!free && allows_several_in_chinese(words));
    if (page.several.empty() && several) page.several = sentence;
  }
  if (page.order == Order::free && unordered) page.order = Order::free_at_every_level;
  if (!fixed && page.order != Order::free_within && (list || page.order == Order::free))
    page.perhaps = groups && (unordered || !tuples) ? Order::free_at_every_level : Order::free;
  for (const Page::Example& example : page.examples)
    for (const std::string& sentence : sentences_of(example.explained)) read_other_answers(sentence, page);
}

}  // namespace leetjudge
