// What most files include, for the fast build. A list in CMake would do as well, but CMake does not see when it
// changes.
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
