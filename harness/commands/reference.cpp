#include "commands/reference.hpp"

#include <algorithm>

#include "commands/work.hpp"
#include "inputs/rules.hpp"
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
    CaseList own{problem.cases, {}};
    Status status = Status::accepted;
    if (!named || !own.cases.empty())
      leave_out_refused(own, [&] { status = judge_solution(builder, problem, own.cases, one, options).status; });
    if (may_be_right(status)) return one;
    if (named)
      throw BadInput(fmt::format("the reference {} is not accepted on the problem's own cases: {}", one.name,
                                 status_message(status)));
  }
  return std::nullopt;
}

void expect_answers_of(const Solution& reference, CaseList& list, const Problem& problem, const Builder& builder,
                       const JudgeOptions& options) {
  std::vector<Case> open;
  SolutionResult result;
  leave_out_refused(list, [&] {
    open.clear();
    std::ranges::copy_if(list.cases, std::back_inserter(open), [](const Case& one) { return !one.expected; });
    result = judge_solution(builder, problem, open, reference, options);
  });
  if (!result.fault.empty()) throw JudgeFault(result.fault);
  auto answered = result.cases.begin();
  list.leave_out([&](Case& one) -> std::optional<std::string> {
    if (one.expected) return std::nullopt;
    const CaseResult& reply = *answered++;
    if (reply.status == Status::accepted) one.expected = reply.answer;
    if (one.expected) return std::nullopt;
    return fmt::format("the reference, {}, does not answer this: {}: {} (--reference names another)", reference.name,
                       status_message(reply.status), reply.reason);
  });
  list.need_one();
}

std::string expect_reference(const std::string& named_by_user, const Kit& kit, const Problem& problem, CaseList& list,
                             const Builder& builder, const JudgeOptions& options, const Solution* other) {
  const bool open = std::ranges::any_of(list.cases, [](const Case& one) { return !one.expected; });
  if (!open || (problem.rules->check && !other)) return "";
  const std::string& named = named_by_user.empty() && !other ? problem.reference : named_by_user;
  std::optional<Solution> reference;
  std::string why_none = "the problem has neither rules that could tell a right answer nor a \"reference\"";
  try {
    if (other || !named.empty()) reference = find_reference(named, kit, problem, builder, options, other);
  } catch (const BadInput& error) {
    if (!named_by_user.empty()) throw;
    why_none = error.what();
  }
  if (reference) {
    expect_answers_of(*reference, list, problem, builder, options);
    return reference->name;
  }
  if (other) return "";  // who judges what was typed, does so without
  list.leave_out([&](const Case& one) {
    return one.expected ? std::nullopt : std::optional("\"expected\" is missing: " + why_none);
  });
  list.need_one();
  return "";
}

JudgeOptions reference_options() {
  JudgeOptions options;
  options.trace = JudgeOptions::Trace::none;
  options.most_timeouts = 1;
  return options;
}

}  // namespace leetjudge
