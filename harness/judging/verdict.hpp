// From what became of one case to its verdict and the reason in words.
#pragma once

#include <optional>
#include <string>

#include "judging/session.hpp"
#include "problem/problem.hpp"
#include "results/results.hpp"

namespace leetjudge {

struct Verdict {
  Status status = Status::accepted;
  std::string reason;
  std::string method = {};  // of a design problem: the one that answered otherwise than expected
};

// `limits` are those that the case ran under.
Verdict verdict_of(const Reply& reply, const Problem& problem, const Case& test, const RunLimits& limits);

// The right answer to a case that brings none, where the problem's rules find one.
std::optional<std::string> expected_answer(const Problem& problem, const Case& test);

}  // namespace leetjudge
