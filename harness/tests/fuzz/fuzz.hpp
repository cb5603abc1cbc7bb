// What the fuzz targets share. Each looks at one reader of what others have written: for every input it takes
// it, or throws BadInput with words. Anything else that it throws ends the fuzzer.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "util/error.hpp"

namespace leetjudge::fuzz {

inline void require(bool condition) {
  if (!condition) std::abort();
}

// Calls `read`; a refusal has to say something.
template <class F>
void read_or_refuse(F read) {
  try {
    read();
  } catch (const BadInput& refusal) {
    require(std::string_view(refusal.what()).size() > 10);
  }
}

}  // namespace leetjudge::fuzz
