#include "problem/page.hpp"

#include <algorithm>
#include <cctype>

#include "problem/page_text.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

enum class Part { statement, example, input, output, explanation, constraints, other };

struct Heading {
  Part part;
  std::initializer_list<const char*> words;  // in small letters
};

const Heading headings[] = {{Part::input, {"input", "输入"}},
                            {Part::output, {"output", "输出"}},
                            {Part::explanation, {"explanation", "explaination", "解释"}},
                            {Part::example, {"example", "示例"}},
                            {Part::constraints, {"constraints", "提示", "note"}},
                            {Part::other, {"follow up", "follow-up", "进阶"}}};

bool starts_with_any(std::string_view text, std::initializer_list<const char*> words) {
  return std::ranges::any_of(words, [&](const char* one) { return text.starts_with(one); });
}

// The heading at the front of a line, and what follows it.
std::optional<Part> heading_at(std::string_view line, std::string& rest) {
  const std::string small = lower(line);
  for (const auto& [part, words] : headings) {
    for (const std::string_view word : words) {
      if (!small.starts_with(word)) continue;
      std::size_t end = word.size();
      if (part == Part::example) end = std::min(small.size(), small.find_first_not_of(" 0123456789s", end));
      const bool colon = end < small.size() && small[end] == ':';
      if (!colon && end < small.size()) continue;
      rest = trim(line.substr(std::min(line.size(), end + colon)));
      return part;
    }
  }
  return std::nullopt;
}

bool balanced(std::string_view text) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '"') {
      while (++i < text.size() && text[i] != '"') i += text[i] == '\\';
    }
    if (i < text.size()) depth += (text[i] == '[' || text[i] == '{') - (text[i] == ']' || text[i] == '}');
  }
  return depth <= 0;
}

// Takes the code out of `text`: the first class with a public method, and the comment that stands before it.
std::string take_code(std::string& text) {
  for (std::size_t line = 0; line < text.size(); line = std::min(text.size(), text.find('\n', line)) + 1) {
    const std::string_view rest = trim(std::string_view(text).substr(line, 200));
    const std::size_t opened = text.rfind("/*", line);
    const std::size_t closed = text.rfind("*/", line);
    const bool comment = opened != std::string::npos && (closed == std::string::npos || closed < opened);
    if (comment || !(rest.starts_with("class ") || rest.starts_with("struct "))) continue;
    const Outline outline = outline_of(std::string_view(text).substr(line));
    const auto with_methods =
        std::ranges::find_if(outline.classes, [](const Class& one) { return !one.methods.empty(); });
    if (with_methods == outline.classes.end()) continue;
    std::size_t begin = line;
    const std::size_t before = begin == 0 ? std::string::npos : text.find_last_not_of(" \t\n", begin - 1);
    if (before != std::string::npos && before > 0 && text.compare(before - 1, 2, "*/") == 0)
      begin = std::min(begin, text.rfind("/*", before));
    const std::size_t end = line + with_methods->end;
    const std::string code = text.substr(begin, end - begin) + "\n";
    text.erase(begin, end - begin);
    return code;
  }
  return "";
}

// "1. Two Sum", "[1] Two Sum", "## [1. Two Sum](https://…)"
bool read_title(std::string_view line, Page& page) {
  if (line.starts_with('[')) line.remove_prefix(1);
  const std::size_t digits = line.find_first_not_of("0123456789");
  if (digits == 0 || digits == std::string_view::npos || digits > 4 || (line[digits] != '.' && line[digits] != ']'))
    return false;
  std::string title(trim(line.substr(digits + 1)));
  title = title.substr(0, title.find("]("));
  if (title.empty() || title.size() > 100) return false;
  page.id = std::stoi(std::string(line.substr(0, digits)));
  page.title = title;
  return true;
}

void read_url(std::string_view line, Page& page) {
  for (const char* site :
       {"https://leetcode.com/problems/", "https://leetcode.cn/problems/", "https://leetcode-cn.com/problems/"}) {
    const std::size_t begin = line.find(site);
    if (begin == std::string_view::npos || !page.url.empty()) continue;
    const std::size_t name = begin + std::string_view(site).size();
    const std::size_t end =
        std::min(line.size(), line.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-", name));
    page.url = fmt::format("https://leetcode.com/problems/{}/", line.substr(name, end - name));
  }
  const std::size_t id = line.find("@lc app=leetcode");
  const std::size_t number = id == std::string_view::npos ? id : line.find("id=", id);
  if (number != std::string_view::npos && page.id == 0)
    page.id = std::atoi(std::string(line.substr(number + 3)).c_str());
}

std::vector<std::string> sentences_of(std::string_view text) {
  std::vector<std::string> sentences(1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    sentences.back() += text[i] == '\n' ? ' ' : text[i];
    const bool shortened = text.substr(0, i).ends_with("etc") || text.substr(0, i).ends_with("i.e");
    const bool end =
        text[i] == '.' && !shortened && (i + 1 == text.size() || text[i + 1] == ' ' || text[i + 1] == '\n');
    if (end || text.substr(i, 3) == "。" || text.substr(i, 2) == "\n\n") sentences.emplace_back();
  }
  for (std::string& one : sentences) one = trim(one);
  return sentences;
}

// "104" is what is copied of 10⁴, and "231" of 2³¹.
std::string with_powers(const std::string& constraint) {
  constexpr const char* powers[] = {"102",  "103",  "104",  "105", "106", "107", "108", "109", "1010", "1012",
                                    "1014", "1015", "1018", "230", "231", "232", "253", "263", "264"};
  std::string text;
  for (std::size_t i = 0; i < constraint.size();) {
    const std::size_t end = std::min(constraint.size(), constraint.find_first_not_of("0123456789", i));
    const std::string number = constraint.substr(i, end - i);
    const bool part = i > 0 && (std::isalnum(static_cast<unsigned char>(constraint[i - 1])) ||
                                constraint[i - 1] == '^' || constraint[i - 1] == '.');
    const bool power = !part && std::ranges::count(powers, number);
    const std::size_t base = number.starts_with("10") ? 2 : 1;
    text += power ? number.substr(0, base) + "^" + number.substr(base) : number;
    i = end;
    if (i < constraint.size()) text += constraint[i++];
  }
  return text;
}

// "edges[i] = [ai, bi]" says what constraints call the columns.
void read_columns(const std::string& statement, Page& page) {
  for (std::size_t at = 0; (at = statement.find("[i] = ", at)) != std::string::npos; ++at) {
    std::size_t begin = at;
    while (begin > 0 && of_name(statement[begin - 1])) --begin;
    const bool columns_follow = at + 6 < statement.size() && (statement[at + 6] == '[' || statement[at + 6] == '(');
    if (!columns_follow) continue;
    const std::size_t end = statement.find_first_of("])", at + 4);
    if (begin == at || end == std::string::npos || end > at + 80) continue;
    const std::string columns = statement.substr(begin, end - begin + 1);
    if (statement[at + 6] == '(' && !contains(columns, ",")) continue;  // a product
    if (!std::ranges::count(page.constraints, columns)) page.constraints.push_back(columns);
  }
}

// The arrays and quoted texts in a sentence.
std::vector<Json> values_shown(std::string_view sentence) {
  std::vector<Json> values;
  for (std::size_t i = 0; i < sentence.size(); ++i) {
    if (sentence[i] != '[' && sentence[i] != '"') continue;
    std::size_t end = i + 1;
    for (int depth = sentence[i] == '['; end < sentence.size(); ++end) {
      if (sentence[i] == '"' ? sentence[end] == '"' : (depth += (sentence[end] == '[') - (sentence[end] == ']')) == 0)
        break;
    }
    const Json value = parsed(sentence.substr(i, end + 1 - i));
    const bool named = trim(sentence.substr(0, i)).ends_with('=');  // "nums = [1,2]"
    if (!value.is_discarded() && !named) values.push_back(value);
    i = end;
  }
  return values;
}

// "[9,4] is also accepted", "\"abba\" is also a valid answer": what that shows may be the elements of an output in
// another order, or another answer.
void read_other_answers(const std::string& sentence, Page& page) {
  const std::string small = lower(sentence);
  const bool accepted = contains_any(small, {"also accepted", "also be accepted"});
  if (!accepted && !contains_any(small, {"also valid", "also correct", "also a valid", "also a correct"})) return;
  for (const Json& value : values_shown(sentence)) {
    bool one_of_them = false, any_order = false, comparable = false;
    for (const Page::Example& example : page.examples) {
      const Json output = parsed(example.output);
      const auto same = [&](Problem::Order order) { return ordered(value, order) == ordered(output, order); };
      one_of_them = one_of_them || same(Problem::Order::free);
      any_order = any_order || same(Problem::Order::free_at_every_level);
      const bool text = value.is_string() && output.is_string() && output.dump().size() == value.dump().size();
      comparable = comparable || text || (accepted && value.type() == output.type());
    }
    if (any_order && !one_of_them) page.each_level = true;
    if (any_order || !comparable) continue;
    if (page.several.empty()) page.several = sentence;
    page.reordered = false;
  }
}

// What the statement says of the order of an answer, and of several right ones.
void read_freedom(const std::string& statement, const std::string& explained, Page& page) {
  const std::initializer_list<const char*> free_words = {
      "in any order", "any order is", "order does not matter", "order of the output and", "order doesn't matter",
      "任意顺序",     "不考虑",       "order of the answer",   "any arbitrary order"};
  // Where all of something are asked for, and nothing in the statement orders them.
  const std::initializer_list<const char*> all_words = {"return all", "find all", "list of all", "array of all",
                                                        "返回所有"};
  const std::initializer_list<const char*> several_words = {
      "return any",         "any of them",    "any one of them", "any valid",   "any such",     "multiple answers",
      "multiple solutions", "multiple valid", "任意一个",        "任意一种",    "any solution", "any array that",
      "any answer",         "find any",       "print any",       "any possible"};
  const std::string small = lower(statement);
  const bool ordered = contains_any(small, {"order", "sorted", "lexicographic", "顺序"});
  for (const std::string& sentence : sentences_of(statement)) {
    const std::string words = lower(sentence);
    if (contains(words, "guaranteed") && !contains_any(words, {"-bit", " fit"}) &&
        !std::ranges::count(page.constraints, sentence))
      page.constraints.push_back(sentence);
    if (page.order.empty() && (contains_any(words, free_words) || (!ordered && contains_any(words, all_words))))
      page.order = sentence;
    if (page.several.empty() && contains_any(words, several_words) && !contains(words, "in any order"))
      page.several = sentence;
  }
  if (contains_any(small, {"triplet", "quadruplet", "combination", "subset", "anagram", "integers in the lists", "子集",
                           "组合", "三元组"}))
    page.each_level = true;
  for (const std::string& sentence : sentences_of(explained)) read_other_answers(sentence, page);
}

}  // namespace

Page read_page(std::string_view copied) {
  std::string text = plain_page_text(copied);
  Page page;
  page.code = take_code(text);
  Part part = Part::statement;
  std::string statement, explained;
  bool complete = false;    // the last output
  bool explaining = false;  // what stands below a line that ends with a colon is a constraint only if it is a formula
  for (const std::string_view whole : split_lines(text)) {
    const std::string line = without_marks(whole);
    read_url(whole, page);
    std::string rest;
    if (const std::optional<Part> found = heading_at(line, rest)) {
      // A second "Input" without an output between them goes on with the first one.
      if (*found == Part::input &&
          (page.examples.empty() || !page.examples.back().output.empty() || part == Part::example))
        page.examples.emplace_back();
      if (*found == Part::output && page.examples.empty()) continue;
      part = *found;
      complete = false;
      if (part == Part::input) page.examples.back().input = rest;
      if (part == Part::output) page.examples.back().output = rest;
      if (part == Part::constraints && !rest.empty()) page.constraints.push_back(rest);
      if (part == Part::explanation) explained += rest + "\n";
      continue;
    }
    const std::string small = lower(line);
    switch (part) {
      case Part::statement:
        if ((page.title.empty() || page.id == 0) && read_title(line, page)) break;
        statement += std::string(whole) + "\n";
        break;
      case Part::input: page.examples.back().input += " " + line; break;
      case Part::output: {
        std::string& output = page.examples.back().output;
        complete = complete || (!output.empty() && balanced(output) && line.empty());
        if (!complete && !line.empty() && (output.empty() || !balanced(output))) output += " " + line;
        break;
      }
      case Part::constraints: {
        const bool ends = starts_with_any(small, {"total accepted", "acceptance rate", "seen this question",
                                                  "similar questions", "related topics", "testcase example"}) ||
                          starts_with_any(small, {"accepted", "submissions", "topics", "companies", "hint",
                                                  "discussion", "tags", "difficulty", "solution", "通过", "相关",
                                                  "来源", "c++", "auto", "saved", "ln ", "@lc", "your ", "/"});
        if (ends || line.starts_with("```") || (page.id == 0 && read_title(line, page)))
          part = Part::other;
        else if (line.ends_with(':'))
          explaining = true;
        else if (!line.empty() && (!explaining || contains_any(line, {"<", ">", "=="})))
          page.constraints.push_back(line);
        break;
      }
      case Part::example:
      case Part::explanation:
        statement += std::string(whole) + "\n";
        explained += std::string(whole) + "\n";
        break;
      case Part::other:
        if (page.title.empty()) read_title(line, page);
        break;
    }
  }
  std::erase_if(page.examples,
                [](const Page::Example& one) { return trim(one.input).empty() && trim(one.output).empty(); });
  for (std::string& one : page.constraints) {
    if (!contains(one, "^")) one = with_powers(one);
  }
  read_columns(statement, page);
  read_freedom(statement, explained, page);
  return page;
}

}  // namespace leetjudge
