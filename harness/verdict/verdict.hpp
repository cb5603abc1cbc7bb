// From what became of one case to its verdict and the reason in words.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "problem/problem.hpp"
#include "results/results.hpp"
#include "run/session.hpp"

namespace leetjudge {

struct Verdict {
  Status status = Status::accepted;
  std::string reason;
};

// `limits` are those that the case ran under.
Verdict verdict_of(const Reply& reply, const Problem& problem, const Case& test, const RunLimits& limits);

// Why the answer is wrong; nothing when it is right. Where the problem
// has a checker, it decides; otherwise the expected answer does, if there is one, and doubles may differ by
// 1e-5, as on LeetCode.
std::optional<std::string> why_wrong(const Problem& problem, const Case& test, const std::string& answer);

// The right answer to a case that brings none, where the problem's rules find one.
std::optional<std::string> expected_answer(const Problem& problem, const Case& test);

// A value as short text.
std::string value_text(std::string_view json);

}  // namespace leetjudge
