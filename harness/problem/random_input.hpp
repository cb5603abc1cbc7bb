// Random inputs from what is understood of a problem's constraints.
#pragma once

#include <optional>
#include <string>

#include "constraints/constraints.hpp"
#include "constraints/random_arguments.hpp"
#include "problem/problem.hpp"
#include "util/random.hpp"

namespace leetjudge {

// The problem's, as far as its examples ("example-1") keep them, with or without what its file says for generating.
Constraints constraints_of(const Problem& problem, bool generating = true);

// Which of them random inputs may break: those that are not understood, unless the problem's rules see to it.
std::vector<std::string> may_be_broken(const Problem& problem, const Constraints& constraints);

// What grows is checked up to here; larger ones are made as smaller ones that were checked.
constexpr std::size_t most_checked_bytes = 1 << 14;

// Why inputs of the stub's types are not drawn: "random: a Node* cannot be drawn"; empty where they are.
std::string why_not_drawn(const Stub& stub);

// An input that keeps the constraints, the same for the same state of `random` on every machine; what they leave open
// is as in the problem's cases. Nothing where chance broke a constraint.
std::optional<std::string> random_input(const Problem& problem, const Constraints& constraints, Random& random,
                                        const DrawWish& wish);

// What was drawn, fitted by the problem's rules; nothing where it does not fit even so.
std::optional<std::string> fitted_by_rules(const Problem& problem, Random& random, std::string drawn);

}  // namespace leetjudge
