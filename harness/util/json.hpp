// The one place that includes nlohmann/json. Keys keep the order in which they were written.
#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "util/json_fwd.hpp"

namespace leetjudge {

// The first place in JSON text, outside of quotes, of which `stops(character, depth)` holds, and the text's size where
// there is none. `depth`: how many brackets are open behind that character.
template <class F>
std::size_t scan_json(std::string_view text, F stops) {
  int depth = 0;
  std::size_t i = 0;
  for (; i < text.size(); ++i) {
    depth += (text[i] == '[' || text[i] == '{') - (text[i] == ']' || text[i] == '}');
    if (text[i] != '"' && stops(text[i], depth)) break;
    if (text[i] != '"') continue;
    while (++i < text.size() && text[i] != '"') i += text[i] == '\\';
  }
  return std::min(i, text.size());
}

// Where brackets nest more deeply than any value that is read here may: what copies, compares and writes values
// recurses. The text's size where they do not.
inline std::size_t too_deep_at(std::string_view text) {
  constexpr int deepest = 100;
  return scan_json(text, [](char, int depth) { return depth > deepest; });
}
inline bool nested_too_deeply(std::string_view text) { return too_deep_at(text) < text.size(); }

// The library takes a zero for the end.
inline bool has_zero(std::string_view text) { return text.find('\0') < text.size(); }

// The value in a text: a discarded one where it is no JSON, or too deeply nested.
inline Json parsed(std::string_view text) {
  const bool none = nested_too_deeply(text) || has_zero(text);
  return none ? Json(Json::value_t::discarded) : Json::parse(text, nullptr, false);
}

// The same, or the library's exception; `callback` sees what is read, as the library has it.
inline Json parsed_or_thrown(std::string_view text, const Json::parser_callback_t& callback = nullptr) {
  const auto refuse = [](std::size_t at, const char* why) {
    throw Json::parse_error::create(101, at + 1, why, nullptr);
  };
  if (nested_too_deeply(text)) refuse(too_deep_at(text), "it is nested too deeply");
  if (has_zero(text)) refuse(text.find('\0'), "a zero byte stands there");
  return Json::parse(text, callback);
}

// What the library says, without its own number for it and the place.
inline std::string reason_of(const Json::exception& error) {
  const std::string text = error.what();  // "[json.exception.parse_error.101] parse error at line 3, column 5: …"
  const bool placed = dynamic_cast<const Json::parse_error*>(&error);
  const std::size_t begin = text.find(placed ? ": " : "] ");
  return begin == std::string::npos ? text : text.substr(begin + 2);
}

}  // namespace leetjudge
