// Values that a case names by how they are drawn, as openleetcode's manifests do: {"gen": "array", "len": 9, "of":
// {"gen": "int", "min": 0, "max": 5}}. Also "float" with a "precision", "str" with an "alphabet", "char" with a
// "variety", and "bool"; arrays may be "distinct" and "sorted", and a length be drawn as well.
#pragma once

#include <cstdint>

#include "util/json_fwd.hpp"

namespace leetjudge {

// Whether something in it is drawn.
bool is_drawn(const Json& value);

// The value with all that is drawn in it; the same for a seed on every machine. Throws BadInput for what cannot be
// drawn, or takes more than an input may.
Json drawn_value(const Json& value, std::uint64_t seed);

}  // namespace leetjudge
