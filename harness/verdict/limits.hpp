// The limits that a case runs under.
#pragma once

#include "compile/host.hpp"
#include "run/session.hpp"
#include "verdict/judge.hpp"

namespace leetjudge {

// The case's own or the user's, and larger for the modes that slow a solution down.
RunLimits limits_of(const Case& test, const JudgeOptions& options, Mode mode);

}  // namespace leetjudge
