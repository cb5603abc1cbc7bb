#include "verdict/rerun.hpp"

#include <algorithm>

#include "run/session.hpp"
#include "verdict/limits.hpp"

namespace leetjudge {

Status rerun(const Host& host, const Problem& problem, const std::vector<const Case*>& cases,
             const JudgeOptions& options) {
  Session session(host, limits_of(*cases.front(), options, host.mode));
  Status last = Status::not_run;
  for (const Case* test : cases) {
    const RunLimits limits = limits_of(*test, options, host.mode);
    session.set_limits(limits);
    last = verdict_of(session.run(test->input), problem, *test, limits).status;
  }
  return last;
}

double judging_ms(const std::vector<CaseResult>& results, std::size_t index) {
  constexpr double least_case_ms = 0.05;
  double sum = 0;
  for (std::size_t i = 0; i <= index; ++i) sum += std::max(results[i].runtime_ms, least_case_ms);
  return sum;
}

std::vector<const Case*> cases_up_to(const std::vector<CaseResult>& results, std::size_t index,
                                     const JudgeOptions& options) {
  std::vector<const Case*> cases;
  for (std::size_t i = 0; i <= index; ++i) {
    cases.push_back(results[i].test);
    const bool ended = !results[i].answer;
    if (i < index && (ended || options.fresh)) cases.clear();
  }
  return cases;
}

}  // namespace leetjudge
