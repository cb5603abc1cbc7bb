// What of a case does not fit the types of the problem's stub.
#pragma once

#include <optional>
#include <string>

#include "problem/problem.hpp"
#include "run/session.hpp"

namespace leetjudge {

// "input: nums[2]: not an int", "expected: not an array", or nothing. `reference` runs a host that was built from
// the stub (Builder::reference): what another says of its input is not believed.
std::optional<std::string> misfit(Session& reference, const Case& test);

}  // namespace leetjudge
