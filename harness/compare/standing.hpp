// How solutions that were measured side by side stand to each other, in figures and in words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "compare/statistics.hpp"
#include "verdict/results.hpp"

namespace leetjudge {

struct Standing {
  enum class Kind { not_timed, fastest, alike, slower };
  Kind kind = Kind::not_timed;
  // CPU time for one case, on average over the measured ones: the median of the rounds and their quartiles.
  double median_us = 0, low_us = 0, high_us = 0;
  double ratio = 1;            // of the median to that of the fastest
  Interval interval = {1, 1};  // with 95 % confidence; of fewer than 8 rounds the range of their ratios
  double probability = 1;      // of rounds as lopsided as these if neither were faster
  std::string words;           // "2.30× slower (2.21–2.41)"
};

// Of each solution, in their order. "Slower" takes a signed-rank test at 1 % and an interval that begins
// above 1.02: smaller differences come and go with where the linker and the loader put things.
std::vector<Standing> standings(const ProblemResult& problem);

// Over the measured cases: sums, and the greatest depth. Nothing when one of them was not counted.
std::optional<Counters> summed_counters(const ProblemResult& problem, const SolutionResult& result);

// Distribution over the measured cases of the time of one call.
struct CaseTimes {
  std::size_t wins = 0;  // cases on which it beats all others by more than 5 %
  double least_us = 0, median_us = 0, most_us = 0;
  std::optional<double> p99_us;  // of 100 cases or more
  const Case* slowest = nullptr;
};
std::optional<CaseTimes> case_times(const ProblemResult& problem, const SolutionResult& result);

// What a reader should know about these figures: what was left out, what makes them doubtful with advice, and
// where time and counters differ.
std::vector<std::string> remarks(const ProblemResult& problem, const Report& report);

std::string three_digits(double value);  // "2.31", "23.1", "231"
std::string ratio_text(double ratio);    // the same, "62300", "2.31 million"

}  // namespace leetjudge
