#include "compare/overhead.hpp"

#include "compare/statistics.hpp"
#include "util/format.hpp"
#include "verdict/counting.hpp"

namespace leetjudge {
namespace {

// Of what an empty solution takes beside its calls: what colder caches and other places of memory may cost.
constexpr double noise_share = 4;
constexpr double noise_of_calls = 0.1;
constexpr double most_besides = 0.2;  // of the calls
constexpr double noise_of_start_ms = 1;

// A first call is slower by itself where it is short: caches and branch predictors are cold.
constexpr double least_first_ms = 0.03;
constexpr double much_faster = 4;

std::string time_words(double ms) {
  return ms < 1 ? fmt::format("{:.3g} µs", ms * 1000) : fmt::format("{:.3g} ms", ms);
}

}  // namespace

void compare_with_first_calls(SolutionResult& result) {
  if (result.note.find(keeps_something) != std::string::npos) return;
  std::size_t long_enough = 0;
  std::vector<const CaseResult*> faster;
  for (const CaseResult& one : result.cases) {
    const bool first = &one == &result.cases.front();  // makes tables that all others use
    if (!one.time_us || one.runtime_ms < least_first_ms || (first && result.cases.size() > 1)) continue;
    ++long_enough;
    if (one.runtime_ms * 1000 > *one.time_us * much_faster) faster.push_back(&one);
  }
  if (faster.empty() || faster.size() * 2 < long_enough) return;
  const CaseResult& one = *faster.front();
  result.add_note(fmt::format("{}: the first call on {} took {}, later ones {}; LeetCode calls once", keeps_something,
                              one.test->name, time_words(one.runtime_ms), time_words(*one.time_us / 1000)));
}

void bill(SolutionResult& result, const Beside& beside, const Beside& empty) {
  if (empty.calls_ms.empty()) return;
  const double calls_ms = median(result.rounds_ms);
  const double empty_ms = median(empty.calls_ms);
  const double besides_ms = median(beside.calls_ms) - empty_ms;
  const double main_ms = median(beside.main_ms) - median(empty.main_ms);
  if (besides_ms > empty_ms * noise_share && besides_ms > calls_ms * most_besides) {
    result.not_timed = fmt::format(
        "it works while it is not timed, as its arguments are copied or its answers read: {} beside {} of "
        "calls",
        time_words(besides_ms), time_words(calls_ms));
    result.rounds_ms.clear();
    for (CaseResult& one : result.cases) one.time_us.reset();
    return;
  }
  double more_ms = 0;
  const auto add = [&](double ms, const char* when) {
    more_ms += ms;
    result.add_note(fmt::format("{} {}, which its time includes", time_words(ms), when));
  };
  if (besides_ms > empty_ms * noise_share && besides_ms > calls_ms * noise_of_calls)
    add(besides_ms, "of a pass go by beside its calls, as its arguments are copied or its answers read");
  if (main_ms > noise_of_start_ms) add(main_ms, "go by before main");
  for (double& one : result.rounds_ms) one = as_written(one + more_ms);
}

}  // namespace leetjudge
