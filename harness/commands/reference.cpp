#include "commands/reference.hpp"

#include <algorithm>
#include <utility>

#include "problem/rules.hpp"
#include "report/progress.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

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
      throw BadInput(fmt::format("the reference {} is not accepted on the problem's own cases: {}", one.name,
                                 status_message(status)));
  }
  return std::nullopt;
}

void expect_answers_of(const Solution& reference, std::vector<Case>& cases, const Problem& problem,
                       const Builder& builder, const JudgeOptions& options, std::vector<std::string>& bad) {
  std::vector<Case> open;
  std::ranges::copy_if(cases, std::back_inserter(open), [](const Case& one) { return !one.expected; });
  const SolutionResult result = judge_solution(builder, problem, open, reference, options);
  if (!result.fault.empty()) throw JudgeFault(result.fault);
  auto answered = result.cases.begin();
  std::erase_if(cases, [&](Case& one) {
    if (one.expected) return false;
    const CaseResult& reply = *answered++;
    if (reply.status == Status::accepted) one.expected = reply.answer;
    if (!one.expected)
      bad.push_back(fmt::format("{}: the reference, {}, does not answer this: {}: {} (--reference names another)",
                                one.where, reference.name, status_message(reply.status), reply.reason));
    return !one.expected;
  });
  if (cases.empty()) throw BadInput(joined(std::exchange(bad, {}), "\n"));
}

std::string expect_reference(const std::string& named, const Kit& kit, const Problem& problem, std::vector<Case>& cases,
                             const Builder& builder, const JudgeOptions& options, const Solution* other,
                             std::vector<std::string>& bad) {
  const bool open = std::ranges::any_of(cases, [](const Case& one) { return !one.expected; });
  if (!open || (problem.rules->check && !other)) return "";
  const auto reference = find_reference(named, kit, problem, builder, options, other);
  if (!reference) return "";
  expect_answers_of(*reference, cases, problem, builder, options, bad);
  return reference->name;
}

JudgeOptions reference_options() {
  JudgeOptions options;
  options.trace = JudgeOptions::Trace::none;
  options.most_timeouts = 1;
  return options;
}

}  // namespace leetjudge
