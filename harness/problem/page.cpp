#include "problem/page.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "problem/attribution.hpp"
#include "problem/page_parts.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t most_lines_above_title = 30;  // tags of a page in Markdown

enum class Part { statement, example, input, output, explanation, constraints, note, other };

struct Heading {
  Part part;
  std::initializer_list<const char*> words;  // in small letters
};

const Heading headings[] = {{Part::input, {"input", "输入"}},
                            {Part::output, {"output", "输出"}},
                            {Part::explanation, {"explanation", "explaination", "解释"}},
                            {Part::example, {"example", "示例"}},
                            {Part::constraints, {"constraints", "提示", "限制"}},
                            {Part::note, {"note", "注意"}},
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
      if (const std::size_t next = small.find_first_not_of(' ', end); next < small.size() && small[next] == ':')
        end = next;
      const bool colon = end < small.size() && small[end] == ':';
      if (!colon && end < small.size()) continue;
      rest = trim(line.substr(std::min(line.size(), end + colon)));
      if (lower(rest).starts_with(std::string(word) + ":")) rest = trim(rest.substr(word.size() + 1));  // twice
      return part;
    }
  }
  return std::nullopt;
}

// With each heading of an example at the front of a line: "Example 2:Input: k = 2Output: 1".
std::string headings_apart(std::string_view text) {
  std::string apart, rest;
  for (const std::string_view whole : split_lines(text)) {
    const std::string line = without_marks(whole);
    const std::optional<Part> first = heading_at(line, rest);
    if (first != Part::example && first != Part::input) {
      apart += std::string(whole) + "\n";
      continue;
    }
    bool quoted = false, explained = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (line[i] == '"') quoted = !quoted;
      const std::optional<Part> next = quoted || explained ? std::nullopt : heading_at(line.substr(i, 20), rest);
      if (i > 0 && (next == Part::input || next == Part::output || next == Part::explanation)) apart += '\n';
      explained = explained || next == Part::explanation;
      apart += line[i];
    }
    apart += '\n';
  }
  return apart;
}

bool balanced(std::string_view text) {
  int open = 0;
  scan_json(text, [&](char, int depth) {
    open = depth;
    return false;
  });
  return open <= 0;
}

// "1. Two Sum", "[1] Two Sum", "## [1. Two Sum](https://…)"; but neither "41.5%" nor a sentence.
bool read_title(std::string_view line, Page& page) {
  if (line.starts_with('[')) line.remove_prefix(1);
  const std::size_t digits = line.find_first_not_of("0123456789");
  if (digits == 0 || digits == std::string_view::npos || digits > 4 || (line[digits] != '.' && line[digits] != ']'))
    return false;
  const std::string_view rest = line.substr(digits + 1);
  std::string title(trim(rest));
  title = title.substr(0, title.find("]("));
  const std::size_t second = std::min(rest.size(), rest.find_first_not_of("0123456789"));
  const bool figure = second > 0 && (rest.substr(second).starts_with('.') || !contains(line, "leetcode"));
  if (title.empty() || title.size() > 100 || figure || title.find_last_of(".,;:") == title.size() - 1) return false;
  page.id = std::stoi(std::string(line.substr(0, digits)));
  page.title = title;
  return true;
}

// "see also https://…"
bool leads_to_another(std::string_view line) {
  const std::string before = lower(line.substr(0, std::min(line.find("http"), line.find("leetcode"))));
  return contains_any(
      before, {"see also", "similar to", "similar problem", "similar question", "similar:", "related:", "related to",
               "related problem", "related question", "unlike", "variant of", "variation of"});
}

// A link of the page itself: in its title, by that name, behind "Link:", or above the statement in a line that has
// little else, as anywhere below a title that has no Latin letters. Other links lead to other problems, or are an
// example's.
bool is_own_link(std::string_view line, const std::string& name, const std::string& statement, const Page& page) {
  constexpr std::ptrdiff_t most_blanks = 3;  // "// Link: https://…"
  if (Page titled; read_title(without_marks(line), titled)) return page.id == 0 || titled.id == page.id;
  const std::string title = key_of(page.title);  // "sqrtx" of "Sqrt(x)"
  if (!title.empty() && key_of(name) == title) return true;
  if (leads_to_another(line)) return false;
  if (starts_with_any(lower(trim(line)), {"link", "url", "source", "链接"})) return true;
  const bool first = trim(statement).empty() || (title.empty() && !page.title.empty());
  return first && std::ranges::count(trim(line), ' ') <= most_blanks;
}

void read_url(std::string_view line, const std::string& statement, Page& page) {
  if (page.name.empty()) {
    const std::string name = name_in_url(line);
    if (!name.empty() && is_own_link(line, name, statement, page)) page.name = name;
  }
  const std::size_t id = line.find("@lc app=leetcode");
  const std::size_t number = id == std::string_view::npos ? id : line.find("id=", id);
  if (number != std::string_view::npos && page.id == 0) {
    page.id = std::atoi(std::string(line.substr(number + 3)).c_str());
    page.lc_id = true;
  }
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

// "edges[i] = [ai, bi]" and "start = [row, column]" say what constraints call the columns, and a list's elements.
void read_places(const std::string& statement, Page& page) {
  for (const std::string_view mark : {"[i] = [", "[i] = (", "[j] = [", "[j] = (", " = ["}) {
    for (std::size_t at = 0; (at = statement.find(mark, at)) != std::string::npos; ++at) {
      std::size_t begin = at;
      while (begin > 0 && of_name(statement[begin - 1])) --begin;
      const std::size_t open = at + mark.size(), end = statement.find_first_of("])", open);
      if (begin == at || end == std::string::npos || end > at + 80) continue;
      const std::string names = statement.substr(open, end - open), all = statement.substr(begin, end - begin + 1);
      const bool elements = mark[0] == ' ', one = !contains(names, ",");
      const bool only_names = std::ranges::all_of(names, [](char c) { return of_name(c) || c == ',' || c == ' '; });
      if (elements ? one || !only_names || is_digit(names[0]) : one && mark.back() == '(') continue;  // a product
      std::vector<std::string>& known = elements ? page.given : page.constraints;
      if (!std::ranges::count(known, all)) known.push_back(all);
    }
  }
}

// What is guaranteed of inputs: "The test cases are generated so that the answer fits in a 32-bit integer", too.
void read_guarantees(const std::string& statement, Page& page) {
  for (const std::string& sentence : sentences_of(statement)) {
    const std::string small = lower(sentence);
    const bool said = contains_any(small, {"guaranteed", " generated so", " generated such", " generated in such",
                                           "are designed s", "we ensure", "input is always valid", " is one of \""}) ||
                      (contains(small, "will be at least one ") && contains(small, " is called")) ||
                      (contains_any(small, {"you may assume", "you can assume"}) &&
                       contains_any(small, {"call", "valid", "exist", "exactly one", " not ", "substring", "consistent",
                                            "simple polygon", "in order", "at least"}));
    if (said && !std::ranges::count(page.constraints, without_marks(sentence)))
      page.constraints.push_back(without_marks(sentence));
  }
}

// "Return 6, and the first 6 characters of the input array should be: ["a","2"]" is "6, ["a","2"]".
std::string without_sentence(const std::string& output) {
  const std::size_t comma = output.find(", and the first "), list = output.find('['), end = output.rfind(']');
  if (!output.starts_with("Return ") || comma == std::string::npos || list == std::string::npos || end < list)
    return output;
  return output.substr(7, comma - 7) + ", " + output.substr(list, end + 1 - list);
}

// What stands between a problem's title and its text on the site.
bool is_button(const std::string& small) {
  constexpr const char* buttons[] = {
      "easy", "medium", "hard", "topics", "companies", "hint", "solved", "attempted", "premium lock icon", "lock icon"};
  return std::ranges::count(buttons, small) > 0;
}

// "the first 6 characters of chars should be ["a","2"]", below an output of one number: what is to be stored belongs to
// it, "6, chars = ["a","2"]".
void read_stored(const std::string& line, std::string& output) {
  const bool number = !trim(output).empty() && trim(output).find_first_not_of("0123456789") == std::string_view::npos;
  constexpr std::pair<const char*, const char*> forms[] = {
      {"the first ", " should be ["}, {" 的前 ", "应为 ["}, {" 的第一", "应为 ["}};
  for (const auto& [first, words] : forms) {
    const std::size_t at = line.find(words), end = line.rfind(']');
    if (!number || at == std::string::npos || end == std::string::npos || !contains(line.substr(0, at), first))
      continue;
    const std::size_t list = line.find('[', at);
    output += fmt::format(", changed = {}", line.substr(list, end + 1 - list));
    return;
  }
}

// "Hard", "Topics" with a topic on each line, and "Hint 1" with its words below; or what a page in Markdown has above
// its title, "difficulty: Hard" and "tags:" with a topic behind each dash.
void read_about(std::string_view text, Page& page) {
  constexpr std::size_t longest_topic = 40;
  std::vector<std::string>* list = nullptr;
  bool hint = false;
  std::string rest;
  for (const std::string_view whole : split_lines(text)) {
    const std::string line = without_marks(whole);
    const std::string small = lower(line);
    const std::string level(trim(small.starts_with("difficulty:") ? line.substr(11) : line));
    if (page.difficulty.empty() && (level == "Easy" || level == "Medium" || level == "Hard")) page.difficulty = level;
    const bool numbered = small.size() > 5 && small.starts_with("hint ") && is_digit(small[5]) &&
                          small.find_first_not_of("0123456789:", 5) == std::string::npos;
    if (numbered || small == "topics" || small == "related topics" || small == "tags:") {
      hint = numbered;
      list = hint ? &page.hints : &page.topics;
      if (hint) page.hints.emplace_back();
    } else if (line == "icon" || heading_at(line, rest) || line == "---" || is_button(small) ||
               starts_with_any(small, {"similar questions", "discussion", "companies", "copyright"})) {
      list = nullptr;
    } else if (list && hint) {
      if (!line.empty()) list->back() += (list->back().empty() ? "" : " ") + std::string(line);
    } else if (list && line.size() > longest_topic) {
      list = nullptr;  // the statement
    } else if (list && !line.empty()) {
      list->emplace_back(line.substr(line.starts_with("- ") ? 2 : 0));
    }
  }
  std::erase(page.hints, "");
}

}  // namespace

std::string name_in_url(std::string_view text) {
  constexpr std::string_view before_name = "/problems/";
  for (std::size_t at = 0; (at = text.find(before_name, at)) != std::string_view::npos; at += before_name.size()) {
    const std::string_view site = text.substr(0, at + 1);
    const std::string_view name = text.substr(at + before_name.size());
    if (contains_any(site.substr(site.find_last_of(" \t(") + 1), {"leetcode.com/", "leetcode.cn/", "leetcode-cn.com/"}))
      return std::string(name.substr(0, name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-")));
  }
  return "";
}

std::string title_of(std::string_view name) {
  std::string title;
  bool begins = true;
  for (const char c : name) {
    title += c == '-' ? ' ' : begins ? char(std::toupper(static_cast<unsigned char>(c))) : c;
    begins = c == '-';
  }
  return title;
}

Page read_page(std::string_view copied) {
  std::string text = plain_page_text(copied);
  Page page;
  page.code = take_code(text);
  read_about(text, page);
  Part part = Part::statement;
  std::string& statement = page.statement;
  const auto explain = [&](std::string_view words) {
    if (!page.examples.empty()) page.examples.back().explained += std::string(words) + "\n";
  };
  bool below_title = false;     // with nothing between
  bool complete = false;        // the last output
  bool another_title = false;   // stands in the last line
  bool ended = false;           // with constraints behind examples
  bool untitled = false;        // its first heading is no problem's: what is numbered below it are steps
  std::size_t lines_above = 0;  // that are not empty: a title stands near the top
  bool explaining = false;  // what stands below a line that ends with a colon is a constraint only if it is a formula
  text = headings_apart(text);
  for (const std::string_view whole : split_lines(text)) {
    const std::string line = without_marks(whole);
    read_url(whole, statement, page);
    lines_above += !line.empty();
    const bool near_top = lines_above <= most_lines_above_title;
    const std::string_view bare = std::string_view(line).substr(line.starts_with('['));
    if (near_top && page.id == 0 && starts_with_any(bare, {"LCP ", "LCR ", "LCS ", "面试题", "剑指"}))
      page.other_series = bare.substr(0, bare.find("]("));
    const auto titled = [&] { return near_top && !untitled && page.other_series.empty() && read_title(line, page); };
    if (Page heading; whole.starts_with("# ")) untitled = !read_title(line, heading);
    const bool behind_title = another_title;
    if (Page other; !line.empty()) another_title = page.id > 0 && read_title(line, other) && other.id != page.id;
    std::string rest;
    const std::string small = lower(line);
    const std::optional<Part> found = heading_at(line, rest);
    if (found == Part::note && !rest.empty()) {  // a sentence
      statement += line + "\n";
      if (part == Part::input || part == Part::output) part = Part::explanation;
      if (part == Part::explanation) explain(line);
      continue;
    }
    if (found) {
      ended = ended || (found == Part::constraints && !page.examples.empty());
      const bool answered = !page.examples.empty() && !page.examples.back().output.empty();
      const bool anew = found == Part::example && answered && (small == "example 1" || small.starts_with("example 1:"));
      page.several_problems = page.several_problems || (found == Part::input && (ended || behind_title)) || anew;
      // A second "Input" without an output between them goes on with the first one.
      if (found == Part::input &&
          (page.examples.empty() || !page.examples.back().output.empty() || part == Part::example))
        page.examples.emplace_back();
      // An example without an input is told of, and not given the next one's output.
      if (found == Part::output && answered && part == Part::example) page.examples.emplace_back();
      if (found == Part::output && page.examples.empty()) continue;
      const bool mislabelled =
          found == Part::output && part == Part::output && trim(page.examples.back().input).empty();
      explaining = found == Part::note;
      part = explaining ? Part::constraints : *found;
      complete = false;
      if (part == Part::input) page.examples.back().input = rest;
      if (part == Part::output) {
        Page::Example& example = page.examples.back();
        if (mislabelled) example.input = example.output;  // of two outputs the first one is the input
        example.output = without_sentence(rest);
      }
      if (part == Part::constraints && !rest.empty()) page.constraints.push_back(rest);
      if (part == Part::explanation && !page.examples.empty()) read_stored(rest, page.examples.back().output);
      if (part == Part::explanation) explain(rest);
      continue;
    }
    switch (part) {
      case Part::statement:
        // Of titles with nothing between them all but the last are of a list of problems.
        if ((page.title.empty() || page.id == 0 || below_title) && titled()) {
          below_title = true;
          break;
        }
        if (is_button(small)) break;
        below_title = below_title && line.empty();
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
        const bool ends =
            starts_with_any(small, {"total accepted", "acceptance rate", "seen this question", "similar questions",
                                    "related topics", "testcase example"}) ||
            starts_with_any(small, {"accepted",   "submissions", "topics", "companies", "hint",  "discussion", "tags",
                                    "difficulty", "solution",    "解法",   "通过",      "相关",  "来源",       "c++",
                                    "auto",       "saved",       "ln ",    "@lc",       "your ", "/"});
        const bool code = line.ends_with('{') || (line.ends_with(';') && !contains(line, "<="));
        if (ends || code || trim(whole).starts_with("```"))
          part = Part::other;
        else if (line.ends_with(':'))
          explaining = !contains(small, "generated such that");
        else if (explaining && !contains_any(line, {"<", ">", "=="}))
          statement += line + "\n";
        else if (!line.empty())
          page.constraints.push_back(line);
        break;
      }
      case Part::example:
      case Part::explanation:
        if (!page.examples.empty()) read_stored(line, page.examples.back().output);
        statement += std::string(whole) + "\n";
        explain(whole);
        break;
      case Part::note:
      case Part::other: break;
    }
  }
  std::erase_if(page.examples,
                [](const Page::Example& one) { return trim(one.input).empty() && trim(one.output).empty(); });
  for (std::string& one : page.constraints) {
    if (!contains(one, "^")) one = with_powers(one);
  }
  read_places(statement, page);
  read_guarantees(statement, page);
  read_given(statement, page);
  read_order(page);
  return page;
}

}  // namespace leetjudge
