// From what became of one case to its verdict and the reason in words.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "judging/session.hpp"
#include "problem/problem.hpp"
#include "results/results.hpp"

namespace leetjudge {

struct Verdict {
  Status status = Status::accepted;
  std::string reason;
  std::string method = {};  // of a design problem: the one that answered otherwise than expected
};

// Why the answer is wrong, or another than expected where nobody knows whether it is right as well; nothing when it is
// right. Where the problem has a checker, it decides; otherwise the expected answers do, if there are any, in the order
// that the problem wants. Doubles may differ by 1e-5, as on LeetCode.
std::optional<Verdict> difference(const Problem& problem, const Case& test, std::string_view answer);

// A value as short text.
std::string value_text(std::string_view json);
// The same of a long list, around the first element that is another one in the list `other`.
std::string value_text(std::string_view json, std::string_view other);

// `limits` are those that the case ran under.
Verdict verdict_of(const Reply& reply, const Problem& problem, const Case& test, const RunLimits& limits);

// The right answer to a case that brings none, where the problem's rules find one.
std::optional<std::string> expected_answer(const Problem& problem, const Case& test);

// What the checked run of a case came to, from what says least to what is worst.
enum class CheckedAs { not_made, not_ended, right, finished, different, wrong, finding };
CheckedAs checked_as(Status answered);

// What a case comes to by its plain and its checked run. `undefined`: that depends on something undefined, or on
// chance.
struct Combined {
  Status status;
  Checks checks;
  bool undefined = false;
  bool operator==(const Combined&) const = default;
};
Combined combine(Status plain, CheckedAs checked);

}  // namespace leetjudge
