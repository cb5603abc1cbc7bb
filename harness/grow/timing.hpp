// The time of one call among many.
#pragma once

#include <optional>
#include <string>

#include "problem/problem.hpp"
#include "run/session.hpp"

namespace leetjudge {

// In milliseconds of processor time, without what reading the input takes; that of `limits` where it takes as much.
// Nothing where it does not answer.
std::optional<double> time_of_call(const Host& host, const Problem& problem, const RunLimits& limits,
                                   const Isolation& isolation, const std::string& input);

}  // namespace leetjudge
