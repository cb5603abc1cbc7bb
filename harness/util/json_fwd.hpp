// The name of a JSON value, for headers: whoever looks into one includes util/json.hpp.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace leetjudge {
using Json = nlohmann::ordered_json;
}
