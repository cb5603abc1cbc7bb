// Reading a JSON file of which every mistake is named with its place.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "util/json_fwd.hpp"

namespace leetjudge {

// One place in a JSON file: the value, and its name for messages ("cases.json#/cases/3"). All throw BadInput,
// which begins with that name, when the value is not what is asked for.
struct LocatedJson {
  const Json& value;
  std::string where;

  [[noreturn]] void refuse(std::string_view reason) const;
  void need_object(std::initializer_list<const char*> known) const;
  bool has(const char* key) const;
  LocatedJson at(const char* key) const;
  std::vector<LocatedJson> elements() const;
  std::string text() const;
  std::string words() const;  // a text in one line, without control characters: people see it
  std::string words_or(const char* key, std::string otherwise) const;
  std::uint64_t count() const;  // a whole number, not negative
  double number() const;
};

// As short as can be, without line ends.
std::string dumped(const Json& value);

// The value in a text; nothing for what is no JSON, or too deeply nested.
std::optional<Json> json_in(std::string_view text);

// Throws BadInput for what is no JSON, or too deeply nested; `name` stands for the file.
Json parse_json(std::string_view text, const std::string& name);

}  // namespace leetjudge
