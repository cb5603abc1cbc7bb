#include "commands/reference.hpp"

#include <algorithm>

#include "report/progress.hpp"
#include "util/error.hpp"
#include "util/format.hpp"

namespace leetjudge {

std::optional<Solution> find_reference(const std::string& named_by_user, const Kit& kit, const Problem& problem,
                                       const Builder& builder, const JudgeOptions& options, const Solution* other) {
  const bool named = !named_by_user.empty();
  std::vector<Solution> candidates = named ? std::vector{kit.solution(problem, named_by_user)} : kit.solutions(problem);
  const auto first = std::ranges::find(candidates, problem.reference, &Solution::name);
  if (first != candidates.end()) std::rotate(candidates.begin(), first, first + 1);
  Progress progress("judging the reference", candidates.size());
  for (const Solution& one : candidates) {
    progress.show(one.name);
    if (!named && other && one.file == other->file) continue;
    const bool nothing_known = named && problem.cases.empty();
    const Status status =
        nothing_known ? Status::accepted : judge_solution(builder, problem, problem.cases, one, options).status;
    if (may_be_right(status)) return one;
    if (named)
      throw BadInput(fmt::format("--reference: {} is not accepted on the problem's own cases: {}", one.name,
                                 status_message(status)));
  }
  return std::nullopt;
}

void expect_answers_of(const Solution& reference, std::vector<Case>& cases, const Problem& problem,
                       const Builder& builder, const JudgeOptions& options) {
  const SolutionResult result = judge_solution(builder, problem, cases, reference, options);
  if (!result.fault.empty()) throw JudgeFault(result.fault);
  for (std::size_t i = 0; i < result.cases.size(); ++i) {
    const CaseResult& one = result.cases[i];
    if (one.status != Status::accepted)
      throw BadInput(fmt::format("{}: the reference, {}, does not answer this: {}: {} (--reference names another)",
                                 one.test->where, reference.name, status_message(one.status), one.reason));
    cases[i].expected = one.answer;
  }
}

JudgeOptions reference_options(const JudgeOptions& of_others) {
  JudgeOptions options;
  options.isolation = of_others.isolation;
  options.trace = JudgeOptions::Trace::none;
  options.most_timeouts = 1;
  return options;
}

}  // namespace leetjudge
