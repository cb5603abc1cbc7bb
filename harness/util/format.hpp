// The one place that includes fmt.
#pragma once

#include <fmt/format.h>

namespace leetjudge {
using fmt::format;
}
