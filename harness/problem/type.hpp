// Types as LeetCode's metadata spells them.
#pragma once

#include <string>
#include <string_view>

#include "util/json_fwd.hpp"

namespace leetjudge {

// A scalar or a string, inside `dimensions` nested vectors.
struct Type {
  enum class Scalar { nothing, integer, long_integer, real, boolean, character, string };
  Scalar scalar = Scalar::nothing;
  int dimensions = 0;

  bool operator==(const Type&) const = default;
};

// "integer", "long", "double", "boolean", "character", "string", "void"; "…[]" and "list<…>" are vectors.
// Throws BadInput for any other spelling.
Type parse_type(std::string_view spelled);

// The C++ type that LeetCode uses: "std::vector<std::vector<char>>" for character[][]. With `prefix` "" as
// one types it.
std::string cpp_type(const Type& type, std::string_view prefix = "std::");

// The bytes (util/wire.hpp) of the JSON `value` as `type`. A row of characters may be a string as well:
// "53..7....". `where` names the place for the message. Throws BadInput that ends with the JSON pointer of
// the offending element.
std::string encode_json(const Json& value, const Type& type, const std::string& where);

// The JSON of the value at the front of `bytes`, which is taken off. Throws JudgeFault if there is none.
Json decode_json(std::string_view& bytes, const Type& type);

// Whether `bytes` are exactly one value of `type`: for bytes that come from a host.
bool is_value(std::string_view bytes, const Type& type);

}  // namespace leetjudge
