// The shipped solution whose answers others are compared with.
#pragma once

#include <optional>

#include "compile/builder.hpp"
#include "problem/kit.hpp"
#include "verdict/judge.hpp"

namespace leetjudge {

// `named` where that is not empty, the one that the problem names, or the first in its folder; accepted on all cases of
// the problem, and not `other` unless that is what the user named. Nothing when there is none. Throws BadInput when the
// one that the user named is not accepted.
std::optional<Solution> find_reference(const std::string& named, const Kit& kit, const Problem& problem,
                                       const Builder& builder, const JudgeOptions& options, const Solution* other);

// Takes its answers for those that cases expect and do not say. What it does not answer is left out, and told in `bad`;
// where no case is left, that is thrown as BadInput.
void expect_answers_of(const Solution& reference, std::vector<Case>& cases, const Problem& problem,
                       const Builder& builder, const JudgeOptions& options, std::vector<std::string>& bad);

// Finds it and does so, where a case expects nothing and no checker tells; where `other` is judged on what was typed,
// also beside a checker, to show the answer. Returns its name; empty where that was not needed, or there is none.
std::string expect_reference(const std::string& named, const Kit& kit, const Problem& problem, std::vector<Case>& cases,
                             const Builder& builder, const JudgeOptions& options, const Solution* other,
                             std::vector<std::string>& bad);

// How it is judged: not under the limits meant for others.
JudgeOptions reference_options();

}  // namespace leetjudge
