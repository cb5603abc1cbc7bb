// What most files include, and what has to be fast: in the fast build only this, util/precompiled_templates.hpp and the
// files that compute (CMakeLists.txt) are optimised. Of a list in CMake it would not be seen when it changes.
#pragma once

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "util/format.hpp"
#include "util/json.hpp"
#include "util/random.hpp"
#include "util/wire.hpp"
