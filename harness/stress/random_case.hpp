// Random cases of growing difficulty, by a problem's own generator or from its constraints.
#pragma once

#include <cstdint>
#include <string>

#include "constraints/constraints.hpp"
#include "problem/problem.hpp"

namespace leetjudge {

// Why there are no random cases of the problem: it has no generator of its own, and from its constraints none are
// drawn.
std::string why_no_random_cases(const Problem& problem);

// The case of that number that belongs to the seed, from 1 on. `constraints` are the problem's. Throws BadInput where
// hundreds of draws all break one.
Case random_case(const Problem& problem, const Constraints& constraints, std::uint64_t seed, std::size_t number);

}  // namespace leetjudge
