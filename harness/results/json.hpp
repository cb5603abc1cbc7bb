// Results as JSON, the document of --json (docs/results.md); load.hpp reads it back.
#pragma once

#include <string>

#include "results/results.hpp"

namespace leetjudge {

std::string results_json(const Report& report);

}  // namespace leetjudge
