#include "verdict/leftovers.hpp"

#include <algorithm>

#include "run/session.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "verdict/limits.hpp"
#include "verdict/verdict.hpp"

namespace leetjudge {
namespace {

Status run_again(Session& session, const Host& host, const Problem& problem, const Case& test,
                 const JudgeOptions& options) {
  const RunLimits limits = limits_of(test, options, host.mode);
  session.set_limits(limits);
  return verdict_of(session.run(test.input), problem, test, limits).status;
}

// The best-known trap of global variables.
std::string fails_after_others_only(const Host& host, const Problem& problem,
                                    const std::vector<CaseResult>& results, const JudgeOptions& options) {
  const auto first = std::find_if(results.begin(), results.end(),
                                  [](const CaseResult& one) { return one.status != Status::accepted; });
  if (first == results.begin() || first == results.end()) return "";
  if (first->status != Status::wrong_answer && first->status != Status::runtime_error) return "";
  Session session(host, limits_of(*first->test, options, host.mode), isolation_for(options.isolation));
  if (run_again(session, host, problem, *first->test, options) != Status::accepted) return "";
  return fmt::format(
      "{} is right by itself and fails only after other cases: the solution depends on what they left "
      "behind, "
      "in global or static variables (--fresh gives each case a process of its own)",
      first->test->name);
}

std::string differs_in_one_process(const Host& host, const Problem& problem,
                                   const std::vector<CaseResult>& results, const JudgeOptions& options) {
  Session session(host, limits_of(*results.front().test, options, host.mode),
                  isolation_for(options.isolation));
  std::vector<std::string> better;
  std::vector<std::string> worse;
  for (const CaseResult& one : results) {
    if (one.status == Status::time_limit_exceeded || one.status == Status::not_run) continue;
    const bool alone = one.status == Status::accepted;
    const bool together = run_again(session, host, problem, *one.test, options) == Status::accepted;
    if (together != alone) (alone ? worse : better).push_back(one.test->name);
  }
  std::string note;
  const auto tell = [&](const std::vector<std::string>& names, const char* how) {
    if (names.empty()) return;
    const std::string more = names.size() > 1 ? fmt::format(" (and {} more)", names.size() - 1) : "";
    note += fmt::format("{}{}{} {}", note.empty() ? "" : "; ", names.front(), more, how);
  };
  tell(worse, "is right by itself and fails after other cases in the same process");
  tell(better, "fails by itself and is right only after other cases in the same process");
  if (note.empty()) return "";
  return note + ": the solution depends on what they left behind, in global or static variables";
}

}  // namespace

std::string note_on_leftovers(const Host& host, const Problem& problem,
                              const std::vector<CaseResult>& results, const JudgeOptions& options) {
  const std::string note = options.fresh ? differs_in_one_process(host, problem, results, options)
                                         : fails_after_others_only(host, problem, results, options);
  return interrupted() ? "" : note;
}

}  // namespace leetjudge
