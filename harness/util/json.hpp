// The one place that includes nlohmann/json. Keys keep the order in which they were written.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "util/json_fwd.hpp"

namespace leetjudge {

// What the library says, without its own number for it: "parse error at line 3, column 5: …".
inline std::string reason_of(const Json::exception& error) {
  const std::string text = error.what();  // "[json.exception.parse_error.101] parse error …"
  const std::size_t number_ends = text.find("] ");
  return number_ends == std::string::npos ? text : text.substr(number_ends + 2);
}

}  // namespace leetjudge
