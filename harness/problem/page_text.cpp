#include <algorithm>
#include <cctype>
#include <utility>

#include "problem/page_parts.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Replacement = std::pair<const char*, const char*>;

constexpr Replacement characters[] = {
    {"\r\n", "\n"}, {"\xc2\xa0", " "}, {"\xe2\x80\x8b", ""}, {"\xef\xbb\xbf", ""}, {"“", "\""}, {"”", "\""},
    {"„", "\""},    {"‘", "'"},        {"’", "'"},           {"−", "-"},           {"–", "-"},  {"：", ":"},
    {"，", ","},    {"≤", "<="},       {"≥", ">="},          {"≠", "!="},          {"⁴", "^4"}, {"⁵", "^5"},
    {"⁹", "^9"},    {"³", "^3"},       {"²", "^2"},          {"⁶", "^6"},          {"（", "("}, {"）", ")"},
    {"　", " "},    {"¹", "^1"},       {"⁰", "^0"},          {"⁷", "^7"},          {"⁸", "^8"}};

constexpr Replacement entities[] = {{"&lt;", "<"},    {"&gt;", ">"},     {"&quot;", "\""},    {"&#39;", "'"},
                                    {"&nbsp;", " "},  {"&le;", "<="},    {"&ge;", ">="},      {"&minus;", "-"},
                                    {"&ndash;", "-"}, {"&ldquo;", "\""}, {"&rdquo;", "\""},   {"&times;", "*"},
                                    {"&lsquo;", "'"}, {"&rsquo;", "'"},  {"&apos;", "'"},     {"&mdash;", "-"},
                                    {"&frasl;", "/"}, {"&ne;", "!="},    {"&hellip;", "..."}, {"&amp;", "&"}};

// Those after which a line ends, and those that only mark words.
constexpr const char* breaking_tags[] = {"p",  "pre",   "ul", "ol",   "li",   "br",   "div",    "h1",     "h2", "h3",
                                         "h4", "table", "tr", "html", "head", "body", "header", "footer", "nav"};
constexpr const char* other_tags[] = {"strong", "code",    "em",   "b",       "i",      "u",  "sub",
                                      "span",   "font",    "img",  "a",       "td",     "th", "tbody",
                                      "thead",  "section", "meta", "details", "summary"};

// What stands between these, and they themselves.
void erase_all(std::string& text, std::string_view open, std::string_view close) {
  for (std::size_t at = 0; (at = text.find(open, at)) != std::string::npos;) {
    const std::size_t end = text.find(close, at);
    if (end == std::string::npos) return;
    text.erase(at, end + close.size() - at);
  }
}

// 2<sup>n - 1</sup> is no 2^n - 1.
void put_powers_in_brackets(std::string& text) {
  constexpr std::string_view open = "<sup>", close = "</sup>";
  for (std::size_t at = 0; (at = text.find(open, at)) != std::string::npos; at += open.size()) {
    const std::string power = text.substr(at + open.size(), text.find('<', at + 1) - at - open.size());
    if (power.find_first_of("+-*/", 1) == std::string::npos) continue;  // a sign in front is none
    if (text.compare(at + open.size() + power.size(), close.size(), close) == 0)
      text.replace(at, open.size() + power.size() + close.size(), "^(" + power + ")");
  }
}

// What a tag at the front of `text` stands for, and its length; 0 where there is none.
std::size_t tag_at(std::string_view text, std::string& meaning) {
  const std::size_t end = text.substr(0, 400).find('>');
  if (end == std::string_view::npos) return 0;
  std::string_view inside = text.substr(1, end - 1);
  const bool closing = inside.starts_with('/');
  if (closing) inside.remove_prefix(1);
  const auto behind = std::ranges::find_if_not(inside, [](unsigned char c) { return std::isalnum(c); });
  const std::string name = lower(std::string_view(inside.begin(), behind));
  meaning = std::ranges::count(breaking_tags, name) ? "\n" : name == "sup" && !closing ? "^" : "";
  return !meaning.empty() || name == "sup" || std::ranges::count(other_tags, name) ? end + 1 : 0;
}

}  // namespace

std::string plain_page_text(std::string_view copied) {
  std::string text(copied);
  erase_all(text, "<!--", "-->");
  erase_all(text, "<style", "</style>");
  erase_all(text, "<script", "</script>");
  put_powers_in_brackets(text);
  std::string plain;
  const bool html = contains_any(text, {"</p>", "</strong>", "</pre>", "</li>"});
  for (std::size_t i = 0; i < text.size();) {
    std::string meaning;
    const std::size_t length = html && text[i] == '<' ? tag_at(std::string_view(text).substr(i), meaning) : 0;
    const bool power_of_nothing =
        meaning == "^" && !(plain.ends_with(')') || plain.ends_with(']') || (!plain.empty() && of_name(plain.back())));
    if (!power_of_nothing) plain += length ? meaning : std::string(1, text[i]);
    i += std::max<std::size_t>(1, length);
  }
  if (html || contains_any(plain, {"&lt;=", "vector&lt;"})) {
    for (const auto& [from, to] : entities) plain = replaced(std::move(plain), from, to);
  }
  return plain_characters(std::move(plain));
}

std::string plain_characters(std::string text) {
  for (const auto& [from, to] : characters) text = replaced(std::move(text), from, to);
  for (std::size_t i = 3; i < text.size(); ++i)  // "2³¹" is 2^31
    if (text[i - 3] == '^' && is_digit(text[i - 2]) && text[i - 1] == '^' && is_digit(text[i])) text.erase(--i, 1);
  return text;
}

std::string without_marks(std::string_view line) {
  std::string bare;
  bool quoted = false;
  const std::string_view text = trim(line);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '"') quoted = !quoted;
    const bool twice = text.substr(i, 2) == "**" || text.substr(i, 2) == "__";
    const bool escape = text[i] == '\\' && i + 1 < text.size() && std::ispunct(static_cast<unsigned char>(text[i + 1]));
    if (!quoted && (twice || text[i] == '`' || escape)) {
      i += twice;
    } else {
      bare += text[i];
      if (quoted && text[i] == '\\' && i + 1 < text.size()) bare += text[++i];
    }
  }
  for (bool marked = true; marked;) {
    bare.erase(0, std::min(bare.size(), bare.find_first_not_of("#>* \t")));
    marked = bare.starts_with("- ") || bare.starts_with("•");
    if (marked) bare.erase(0, bare[0] == '-' ? 1 : std::string_view("•").size());
  }
  const std::size_t end = bare.find_last_not_of("* \t");
  bare.erase(end == std::string::npos ? 0 : end + 1);
  return bare;
}

}  // namespace leetjudge
