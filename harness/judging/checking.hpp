// The second half of a verdict: the cases once more, in a host that is built as LeetCode builds it, with
// AddressSanitizer and UndefinedBehaviorSanitizer.
//
// Theory of operation. All cases run in a host whose variables begin with a pattern. Mostly it answers as the plain one
// did, and that is all. Where it does not, or where something is found, the host is built without the pattern, as on
// LeetCode, and runs all cases again: what is found then is a Runtime Error, and an answer that is wrong then is a
// Wrong Answer; what only the pattern brought out is told in a note. Limits are judged by the plain run: what runs into
// one with sanitizers alone is not checked, and that is nobody's error. Of the cases that the plain run could not end
// within its limits the first that ran out of time and the first that ran out of memory are run here too, for twice
// their time: the reason may be one that sanitizers find. Otherwise the host says where the solution was at that
// moment.
//
// And what is behind a failure that does not come again when the case is run by itself (leftovers.cpp).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "compile/builder.hpp"
#include "judging/judge.hpp"

namespace leetjudge {

struct CaseCheck {
  Checks checks = Checks::not_made;
  Status status = Status::runtime_error;  // that a failure is; another answer is a Wrong Answer
  std::string unchecked;                  // why not
  std::string words;                      // of a failure: "mine.cpp:9:17: index 9 is out of bounds of int[9]"
  std::string details;                    // the same with who found it and the calls that led there
  Place place;                            // of a failure, or where a case ran out of time:
  std::string stopped_at;                 // "in dfs, about 12 calls deep"
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
