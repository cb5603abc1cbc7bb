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

// Takes its answers for those that cases expect and do not say; what it does not answer is bad. Throws BadInput where
// no case is left.
void expect_answers_of(const Solution& reference, CaseList& list, const Problem& problem, const Builder& builder,
                       const JudgeOptions& options);

// Does so where a case expects nothing and no checker tells, with the reference that the user or the problem names;
// without one the case is bad. Where `other` is judged on what was typed, also beside a checker, to show the answer,
// and with any accepted solution. Returns its name; empty where that was not needed, or there is none.
std::string expect_reference(const std::string& named_by_user, const Kit& kit, const Problem& problem, CaseList& list,
                             const Builder& builder, const JudgeOptions& options, const Solution* other);

// How it is judged: not under the limits meant for others.
JudgeOptions reference_options();

}  // namespace leetjudge
