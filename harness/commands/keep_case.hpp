// --keep: a case of the user's becomes one of the problem's.
#pragma once

#include "problem/kit.hpp"

namespace leetjudge {

// Adds `test` under the name `name`, with `why` as its reason, to the problem's file in testcases/, which stays
// as it was in all else and may be a link. Returns what was done, a line to print. Throws BadInput when the name
// is taken.
std::string keep_case(const Kit& kit, const Problem& problem, Case test, const std::string& name,
                      const std::string& why);

// Throws BadInput if the name cannot be that of a new case; before long work is done for it.
void refuse_bad_name(const Problem& problem, const std::string& name);

// Why a case of that input is not kept: it is there already. Empty where it is new.
std::string why_not_kept(const Problem& problem, const std::string& input);

}  // namespace leetjudge
