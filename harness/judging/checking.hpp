// The second half of a verdict: the cases once more, in a program with AddressSanitizer and UndefinedBehaviorSanitizer.
//
// Theory of operation. All cases run in a process whose heap is filled with 0xBE, and beside it, as far as a third of
// the budget reaches, in one whose heap is filled with 0x01: a value that was never set is negative in the one and
// positive in the other. Of the two the worse counts. What the plain and the checked run come to together says
// combine() (verdict.hpp). Limits are judged by the plain run: what runs into one with sanitizers alone is not checked,
// and that is nobody's error. Of the cases that the plain run could not end within its limits, the first that ran out
// of time and the first that ran out of memory are run here too, for twice their time: sanitizers may find the reason.
// Otherwise the program says where the solution was at that moment.
//
// And what is behind a failure that does not come again when the case is run by itself (leftovers.cpp).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "compile/builder.hpp"
#include "judging/judge.hpp"
#include "judging/verdict.hpp"

namespace leetjudge {

struct CaseCheck {
  CheckedAs as = CheckedAs::not_made;
  std::string unchecked = {};  // why not
  std::string words = {};    // of a finding: "mine.cpp:9:17: index 9 is out of bounds of int[9]"; of another answer why
  std::string details = {};  // of a finding the same with who found it and the calls that led there
  Place place = {};          // of a finding, or where a case ran out of time:
  std::string stopped_at = {};  // "in dfs, about 12 calls deep"
};

struct CheckResult {
  std::vector<CaseCheck> cases;    // for each of `judged`
  std::string fault;               // of the judge's or the machine's, for which checks that were wanted were not made
  std::string compile_error = {};  // it compiles, but not as LeetCode does it
  // What there is to say beside; mostly nothing.
  std::string undefined = {};                    // of a verdict that depends on something undefined, or on chance
  std::string freed = {};                        // of nodes that LeetCode frees behind a call
  std::optional<std::size_t> after_others = {};  // the first failure, if it needs the cases before
};

// `judged` are the results of `plain`.
CheckResult check_cases(const Builder& builder, const Problem& problem, const JudgeOptions& options,
                        const Solution& solution, const Host& plain, const std::vector<CaseResult>& judged);

// What is behind a failure that does not come again when the case is run by itself (leftovers.cpp); mostly nothing.
// `results` are those of all cases in one process, of which the first wrong or crashed one is run again by itself and
// in its place, several times: it is not deterministic, or reads what was never set, or depends on what other cases
// left behind. What brings it about again is noted in its result. Nothing where each had a process of its own
// (options.fresh).
std::string note_on_leftovers(const Builder& builder, const Host& host, const Problem& problem,
                              const Solution& solution, std::vector<CaseResult>& results, const JudgeOptions& options);

}  // namespace leetjudge
