// C++ values from JSON text, and back: for every type that a method of LeetCode's takes or returns. A part of
// the prelude, so that a solution's own types are read as well; what is common is compiled once (values.cpp).
//
//   bool                   true, false
//   integers of any width  a number without fraction         char        a string of one character
//   double, float          a number; "NaN", "Infinity"       string      a string
//   vector, deque, list    an array                          pair        an array of two
//
// A row of characters may be a string as well: "53..7....". Bytes that are no UTF-8 travel as U+EFXX.
#pragma once

#include <deque>
#include <list>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace leetjudge_host {

__extension__ typedef __int128 Integer;  // the widest there is

// Takes values off the front of a JSON text. Every function that returns false has noted what was wrong.
class Reader {
 public:
  explicit Reader(std::string_view text) : at_(text.data()), end_(text.data() + text.size()) {}

  bool next_is(char c);  // the next character that is no blank
  bool take(char c);     // takes it, if it is `c`; nothing is noted
  bool take_null();
  bool need(char c, const char* wanted);

  bool truth(bool& value);
  bool integer(Integer& value, Integer least, Integer most, const char* wanted);
  bool real(double& value);
  bool text(std::string& value);
  bool character(char& value);

  // Notes that something else was expected; `wanted` with its article: "an int".
  bool fail(const char* wanted);
  // While a failure is handed up: where it was.
  bool inside(std::size_t index);
  bool inside(const char* name);
  // "nums[2]: not an int"
  const std::string& problem() const { return problem_; }

 private:
  const char* at_;
  const char* end_;
  std::string problem_;
};

constexpr std::size_t most_written = 32 << 20;

void write_integer(std::string& out, Integer value);
void write_real(std::string& out, double value);
void write_text(std::string& out, std::string_view bytes);

template <class T>
bool leetjudge_read_value(Reader& in, T& value);
template <class T>
void leetjudge_write_value(std::string& out, const T& value);

template <class T>
inline constexpr bool is_row = false;
template <class T, class A>
inline constexpr bool is_row<std::vector<T, A>> = true;
template <class T, class A>
inline constexpr bool is_row<std::deque<T, A>> = true;
template <class T, class A>
inline constexpr bool is_row<std::list<T, A>> = true;
template <class T>
inline constexpr bool is_pair = false;
template <class A, class B>
inline constexpr bool is_pair<std::pair<A, B>> = true;
template <class T>
inline constexpr bool is_integer = std::is_integral_v<T> || std::is_same_v<T, Integer>;
template <class N>
bool read_nodes_of(Reader& in, N*& node);  // nodes.hpp
template <class N>
void write_nodes_of(std::string& out, const N* node);
template <class T>
inline constexpr bool is_missing = false;

template <class T>
constexpr const char* integer_name() {
  if (sizeof(T) == 4) return std::is_signed_v<T> ? "an int" : "an unsigned int";
  if (sizeof(T) == 8) return std::is_signed_v<T> ? "a long long" : "an unsigned long long";
  return "an integer that fits";
}

template <class T>
bool read_integer(Reader& in, T& value) {
  Integer wide = 0;
  constexpr bool narrow = sizeof(T) <= 8;
  constexpr Integer one = 1;
  constexpr Integer most = narrow ? (one << (8 * sizeof(T) % 128 - !std::is_unsigned_v<T>)) - 1 : ~(one << 127);
  constexpr Integer least = std::is_unsigned_v<T> ? 0 : -most - 1;
  if (!in.integer(wide, least, most, integer_name<T>())) return false;
  value = static_cast<T>(wide);
  return true;
}

// An array of which `read_element` reads each element.
template <class ReadElement>
bool read_array(Reader& in, ReadElement read_element) {
  if (!in.need('[', "an array")) return false;
  if (in.take(']')) return true;
  std::size_t index = 0;
  do {
    if (!read_element()) return in.inside(index);
    ++index;
  } while (in.take(','));
  return in.need(']', "an array");
}

template <class Row>
bool read_row(Reader& in, Row& row) {
  using Element = typename Row::value_type;
  row.clear();
  if constexpr (std::is_same_v<Element, char>) {
    std::string text;
    if (in.next_is('"')) {
      if (!in.text(text)) return false;
      row.assign(text.begin(), text.end());
      return true;
    }
  }
  const bool read = read_array(in, [&] {
    Element element{};
    if (!leetjudge_read_value(in, element)) return false;
    row.push_back(std::move(element));
    return true;
  });
  if constexpr (requires { row.shrink_to_fit(); }) row.shrink_to_fit();  // AddressSanitizer knows where it ends
  return read;
}

template <class T>
bool leetjudge_read_value(Reader& in, T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    return in.truth(value);
  } else if constexpr (std::is_same_v<T, char>) {
    return in.character(value);
  } else if constexpr (is_integer<T>) {
    return read_integer(in, value);
  } else if constexpr (std::is_floating_point_v<T>) {
    double real = 0;
    if (!in.real(real)) return false;
    value = static_cast<T>(real);
    return true;
  } else if constexpr (std::is_same_v<T, std::string>) {
    return in.text(value);
  } else if constexpr (is_row<T>) {
    return read_row(in, value);
  } else if constexpr (is_pair<T>) {
    return in.need('[', "an array of two") && (leetjudge_read_value(in, value.first) || in.inside(std::size_t(0))) &&
           in.need(',', "an array of two") && (leetjudge_read_value(in, value.second) || in.inside(1)) &&
           in.need(']', "an array of two");
  } else if constexpr (std::is_pointer_v<T>) {
    return leetjudge_host::read_nodes_of(in, value);
  } else {
    static_assert(is_missing<T>, "leetjudge: a value of this type cannot be read from a test case");
  }
}

template <class Elements, class WriteOne>
void write_array(std::string& out, const Elements& elements, WriteOne write_one) {
  const char* before = "[";
  for (const auto& element : elements) {
    if (out.size() > most_written) return;  // no limit of the judge lets it through
    out += before;
    write_one(element);
    before = ",";
  }
  out += elements.empty() ? "[]" : "]";
}

template <class T>
void leetjudge_write_value(std::string& out, const T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    out += value ? "true" : "false";
  } else if constexpr (std::is_same_v<T, char>) {
    write_text(out, std::string_view(&value, 1));
  } else if constexpr (is_integer<T>) {
    write_integer(out, static_cast<Integer>(value));
  } else if constexpr (std::is_floating_point_v<T>) {
    write_real(out, static_cast<double>(value));
  } else if constexpr (std::is_convertible_v<const T&, std::string_view>) {
    write_text(out, value);
  } else if constexpr (is_row<T>) {
    write_array(out, value, [&](const auto& element) { leetjudge_write_value(out, element); });
  } else if constexpr (is_pair<T>) {
    out += '[';
    leetjudge_write_value(out, value.first);
    out += ',';
    leetjudge_write_value(out, value.second);
    out += ']';
  } else if constexpr (std::is_pointer_v<T>) {
    leetjudge_host::write_nodes_of<std::remove_cv_t<std::remove_pointer_t<T>>>(out, value);
  } else {
    static_assert(is_missing<T>, "leetjudge: a value of this type cannot be written as an answer");
  }
}

// What LeetCode's methods take and return most often.
#define LEETJUDGE_COMMON_TYPES(X)                                                      \
  X(bool)                                                                              \
  X(char)                                                                              \
  X(int)                                                                               \
  X(long long)                                                                         \
  X(double)                                                                            \
  X(std::string)                                                                       \
  X(std::vector<bool>)                                                                 \
  X(std::vector<char>)                                                                 \
  X(std::vector<int>)                                                                  \
  X(std::vector<long long>)                                                            \
  X(std::vector<double>) X(std::vector<std::string>) X(std::vector<std::vector<char>>) \
      X(std::vector<std::vector<int>>) X(std::vector<std::vector<std::string>>)
#define LEETJUDGE_DECLARED(...)                                                  \
  extern template bool leetjudge_read_value<__VA_ARGS__>(Reader&, __VA_ARGS__&); \
  extern template void leetjudge_write_value<__VA_ARGS__>(std::string&, const __VA_ARGS__&);
#ifndef LEETJUDGE_DEFINES_VALUES
LEETJUDGE_COMMON_TYPES(LEETJUDGE_DECLARED)
#undef LEETJUDGE_DECLARED
#undef LEETJUDGE_COMMON_TYPES
#endif

}  // namespace leetjudge_host
