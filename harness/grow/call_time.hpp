// The time of one call among many.
#pragma once

#include <optional>
#include <string>

#include "problem/problem.hpp"
#include "run/session.hpp"

namespace leetjudge {

// In milliseconds of processor time, without what reading the input takes; that of the limits where it takes as much.
struct CallTime {
  std::optional<double> ms;
  std::string why_not = {};  // it does not answer
};
CallTime time_of_call(const Host& host, const Problem& problem, const RunLimits& limits, const std::string& input);

}  // namespace leetjudge
