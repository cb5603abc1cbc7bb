// What values.hpp and calls.hpp declare: compiled once, and never counted.
#define LEETJUDGE_DEFINES_VALUES
#include "values.hpp"

#include <charconv>
#include <cmath>

#include "calls.hpp"
#include "util/text.hpp"

namespace leetjudge_host {
namespace {

__extension__ typedef unsigned __int128 Unsigned;

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

void append_utf8(std::string& out, unsigned code) {
  constexpr unsigned leads[] = {0, 0xc0, 0xe0, 0xf0};
  int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;  // bytes behind the first
  out += char(leads[more] | code >> 6 * more);
  while (more-- > 0) out += char(0x80 | (code >> 6 * more & 0x3f));
}

}  // namespace

bool Reader::next_is(char c) {
  while (at_ < end_ && is_blank(*at_)) ++at_;
  return at_ < end_ && *at_ == c;
}

bool Reader::take(char c) {
  const bool there = next_is(c);
  at_ += there;
  return there;
}

bool Reader::take_null() {
  const bool there = next_is('n') && std::string_view(at_, std::size_t(end_ - at_)).starts_with("null");
  if (there) at_ += 4;
  return there;
}

bool Reader::need(char c, const char* wanted) { return take(c) || fail(wanted); }

bool Reader::fail(const char* wanted) {
  problem_ = std::string(": not ") + wanted;
  return false;
}

bool Reader::inside(std::size_t index) {
  problem_ = "[" + std::to_string(index) + "]" + problem_;
  return false;
}

bool Reader::inside(const char* name) {
  problem_ = name + problem_;
  return false;
}

bool Reader::truth(bool& value) {
  next_is('t');
  for (const std::string_view word : {"true", "false"}) {
    if (std::string_view(at_, std::size_t(end_ - at_)).substr(0, word.size()) != word) continue;
    value = word == "true";
    at_ += word.size();
    return true;
  }
  return fail("true or false");
}

bool Reader::integer(Integer& value, Integer least, Integer most, const char* wanted) {
  next_is('-');
  const char* at = at_;
  const bool negative = at < end_ && *at == '-';
  at += negative;
  const char* const digits = at;
  Unsigned size = 0;
  bool fits = true;
  for (; at < end_ && *at >= '0' && *at <= '9'; ++at)
    fits = fits && !__builtin_mul_overflow(size, Unsigned(10), &size) &&
           !__builtin_add_overflow(size, Unsigned(*at - '0'), &size);
  fits = fits && size <= (Unsigned(1) << 127) - !negative;
  const bool whole =
      at > digits && (at == end_ || std::string_view(".eE0123456789").find(*at) == std::string_view::npos);
  value = negative ? -Integer(size) : Integer(size);
  if (!whole || !fits || value < least || value > most) return fail(wanted);
  at_ = at;
  return true;
}

bool Reader::real(double& value) {
  if (next_is('"')) {
    std::string words;
    if (!text(words)) return false;
    if (words != "NaN" && words != "Infinity" && words != "-Infinity") return fail("a number");
    value = words == "NaN" ? NAN : words[0] == '-' ? -INFINITY : INFINITY;
    return true;
  }
  const std::from_chars_result read = std::from_chars(at_, end_, value);
  const bool number = at_ < end_ && (*at_ == '-' || (*at_ >= '0' && *at_ <= '9'));
  if (!number || read.ec != std::errc()) return fail("a number");
  at_ = read.ptr;
  return true;
}

bool Reader::text(std::string& value) {
  value.clear();
  if (!take('"')) return fail("a string");
  while (at_ < end_ && *at_ != '"') {
    if (*at_ != '\\') {
      const char* const begin = at_;
      while (at_ < end_ && *at_ != '"' && *at_ != '\\') ++at_;
      value.append(begin, at_);
      continue;
    }
    if (end_ - at_ < 2) break;
    const char kind = at_[1];
    at_ += 2;
    if (kind == 'u') {
      const auto unit = [&] {
        unsigned code = 0;
        if (end_ - at_ < 4 || std::from_chars(at_, at_ + 4, code, 16).ptr != at_ + 4) return 0xfffdu;
        at_ += 4;
        return code;
      };
      unsigned code = unit();
      if (code >> 10 == 0x36 && end_ - at_ >= 6 && at_[0] == '\\' && at_[1] == 'u') {
        at_ += 2;
        code = 0x10000 + ((code & 0x3ff) << 10) + (unit() & 0x3ff);
      }
      append_utf8(value, code);
    } else {
      const std::size_t which = std::string_view("bfnrt").find(kind);
      value += which == std::string_view::npos ? kind : "\b\f\n\r\t"[which];
    }
  }
  // U+EF80 to U+EFFF are bytes.
  for (std::size_t at = 0; (at = value.find('\xee', at)) != std::string::npos; ++at)
    if (at + 2 < value.size() && (value[at + 1] & 0xfe) == 0xbe)
      value.replace(at, 3, 1, char((value[at + 1] & 3) << 6 | (value[at + 2] & 0x3f)));
  value.shrink_to_fit();
  return take('"') || fail("a string");
}

bool Reader::character(char& value) {
  std::string one;
  if (!text(one) || one.size() != 1) return fail("a string of one character");
  value = one[0];
  return true;
}

void write_integer(std::string& out, Integer value) {
  if (value == static_cast<long long>(value)) {
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, static_cast<long long>(value)).ptr;
    out.append(digits, end);
    return;
  }
  std::string digits;
  Unsigned size = value < 0 ? -static_cast<Unsigned>(value) : static_cast<Unsigned>(value);
  for (; size > 0; size /= 10) digits.insert(digits.begin(), char('0' + int(size % 10)));
  out += (value < 0 ? "-" : "") + digits;
}

// Always told from an integer: 2.0.
void write_real(std::string& out, double value) {
  if (!std::isfinite(value)) {
    out += std::isnan(value) ? "\"NaN\"" : value < 0 ? "\"-Infinity\"" : "\"Infinity\"";
    return;
  }
  char digits[32];
  const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
  const std::string_view text(digits, std::size_t(end - digits));
  out += text;
  if (text.find_first_of(".e") == std::string_view::npos) out += ".0";
}

void write_text(std::string& out, std::string_view bytes) {
  constexpr const char* hexadecimal = "0123456789abcdef";
  out += '"';
  while (!bytes.empty()) {
    const unsigned char byte = static_cast<unsigned char>(bytes[0]);
    const std::size_t length = leetjudge::utf8_length(bytes);
    if (length == 0 || byte < 0x20 || byte == 0x7f) {
      out += byte < 0x80 ? "\\u00" : "\\uef";  // no letter: "\u00e9" is é, which is two bytes
      out += {hexadecimal[byte >> 4], hexadecimal[byte & 15]};
    } else {
      if (byte == '"' || byte == '\\') out += '\\';
      out += bytes.substr(0, length);
    }
    bytes.remove_prefix(length == 0 ? 1 : length);
  }
  out += '"';
}

#define LEETJUDGE_DEFINED(...)                                            \
  template bool leetjudge_read_value<__VA_ARGS__>(Reader&, __VA_ARGS__&); \
  template void leetjudge_write_value<__VA_ARGS__>(std::string&, const __VA_ARGS__&);
LEETJUDGE_COMMON_TYPES(LEETJUDGE_DEFINED)

bool Calls::leetjudge_read(Reader& in) {
  std::vector<std::string> names;
  if (!in.need('[', "calls and arguments")) return false;
  if (!leetjudge_read_value(in, names)) return in.inside("calls");
  if (names.empty()) return in.fail("the constructor, first and once") || in.inside("calls");
  if (!in.need(',', "calls and arguments") || !in.need('[', "an array of arguments")) return in.inside("arguments");
  for (std::size_t i = 0; i < names.size(); ++i) {
    calls_.emplace_back(leetjudge_method(names[i]));
    if (!calls_.back()) return in.fail("a method of the class") || in.inside(i) || in.inside("calls");
    if (calls_.back()->leetjudge_constructs() != (i == 0))
      return in.fail("the constructor, first and once") || in.inside(i) || in.inside("calls");
    if ((i > 0 && !in.need(',', "as many as there are calls")) || !calls_.back()->leetjudge_read(in))
      return in.inside(i) || in.inside("arguments");
  }
  return (in.need(']', "as many as there are calls") || in.inside("arguments")) && in.need(']', "calls and arguments");
}

void Calls::leetjudge_run(void*&) {
  for (const auto& call : calls_) call->leetjudge_run(leetjudge_object);
}

void Calls::leetjudge_write(std::string& out) {
  write_array(out, calls_, [&](const auto& call) { call->leetjudge_write(out); });
}

}  // namespace leetjudge_host
