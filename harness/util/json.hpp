// The one place that includes nlohmann/json. Keys keep the order in which they were written.
#pragma once

#include <nlohmann/json.hpp>

namespace leetjudge {
using Json = nlohmann::ordered_json;
}
