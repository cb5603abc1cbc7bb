// The one place that includes nlohmann/json. Keys keep the order in which they were written.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "util/json_fwd.hpp"

namespace leetjudge {

// The value in a text: a discarded one where it is no JSON. json_in (util/located_json.hpp) bounds its depth as well.
inline Json parsed(std::string_view text) { return Json::parse(text, nullptr, false); }

// The same, or the library's exception; `callback` sees what is read, as the library has it.
inline Json parsed_or_thrown(std::string_view text, const Json::parser_callback_t& callback = nullptr) {
  return Json::parse(text, callback);
}

// What the library says, without its own number for it: "parse error at line 3, column 5: …".
inline std::string reason_of(const Json::exception& error) {
  const std::string text = error.what();  // "[json.exception.parse_error.101] parse error …"
  const std::size_t number_ends = text.find("] ");
  return number_ends == std::string::npos ? text : text.substr(number_ends + 2);
}

}  // namespace leetjudge
