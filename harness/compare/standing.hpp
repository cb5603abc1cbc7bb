// How solutions that were measured side by side stand to each other, in figures and in words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "compare/statistics.hpp"
#include "results/results.hpp"

namespace leetjudge {

// Fills in the standings of all problems that were measured, and their remarks: what was left out, what makes
// the figures doubtful with advice, and where time and counters differ.
void take_standings(Report& report);

// Of each solution, in their order. "Slower" takes a sign test at 2.5 % and an interval that begins
// above 1.02: smaller differences come and go with where the linker and the loader put things.
std::vector<Standing> standings(const ProblemResult& problem);

constexpr std::size_t rounds_for_a_test = 7;  // from which on the sign test can show something

// Whether ratios differ from 1 beyond chance: by a sign test at 2.5 %, or, from three rounds on, by a factor of two in
// each of them.
bool beyond_chance(const Times& ratios);

// Over the measured cases: sums. Nothing when one of them was not counted.
std::optional<Counters> summed_counters(const ProblemResult& problem, const SolutionResult& result);

std::string three_digits(double value);  // "2.31", "23.1", "231"
std::string ratio_text(double ratio);    // the same, "62300", "2.31 million"

}  // namespace leetjudge
