// The one place that includes fmt. Written out as fmt::format(…) everywhere: with a std::string among the
// arguments a bare format(…) would find std::format as well, where the library has one.
#pragma once

#include <fmt/core.h>
