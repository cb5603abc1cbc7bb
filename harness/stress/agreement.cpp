#include "stress/agreement.hpp"

#include <set>

#include "inputs/shrink.hpp"
#include "stress/mutant_runs.hpp"
#include "stress/reference.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t longest_disputed = 200;

}  // namespace

Agreement::Agreement(const Builder& builder, const Problem& problem, const std::vector<Case>& own,
                     const std::vector<Solution>& solutions, const std::vector<Solution>& witnesses)
    : builder_(builder), problem_(problem), first_(solutions.front()), others_(solutions.begin() + 1, solutions.end()) {
  for (const Solution& one : witnesses) {
    const SolutionResult result = judge_solution(builder, problem, own, one, MutantRuns::as_judged());
    if (!result.fault.empty() || !may_be_right(result.status)) continue;
    others_.push_back(one);
    ++witnesses_;
  }
}

std::vector<Case> Agreement::agreed(std::vector<Case> cases) {
  for (const Solution& other : others_) {
    if (cases.empty()) break;
    const SolutionResult result = judged(builder_, problem_, cases, other, MutantRuns::as_judged());
    std::set<std::string> different;
    for (const CaseResult& one : result.cases) {
      if (one.status != Status::wrong_answer) continue;  // nothing is known of what takes it too long
      note(*one.test, one, other);
      different.insert(one.test->input);
    }
    std::erase_if(cases, [&](const Case& one) { return different.contains(one.input); });
  }
  return cases;
}

bool Agreement::is_undisputed(const Case& test) {
  for (std::size_t i = others_.size() + 1; i-- > 0;) {
    JudgeOptions judging = MutantRuns::as_judged();
    if (i == 0) judging.check = JudgeOptions::Check::all;
    const Solution& solution = i == 0 ? first_ : others_[i - 1];
    const SolutionResult result = judged(builder_, problem_, {test}, solution, judging);
    if (interrupted()) return false;
    const CaseResult& one = result.cases[0];
    if (may_be_right(one.status)) continue;
    if (i > 0 && one.status == Status::wrong_answer) note(test, one, solution);
    disputed_.push_back(fmt::format("{}: {} of {}: {}", shortened(test.input, longest_disputed),
                                    status_message(one.status), solution.name, one.reason));
    return false;
  }
  return true;
}

void Agreement::note(const Case& test, const CaseResult& result, const Solution& other) {
  if (disagreement_ && values_in(disagreement_->test.input) <= values_in(test.input)) return;
  disagreement_ = {test, {{first_.name, test.expected.value_or("")}, {other.name, result.answer.value_or("")}}};
}

}  // namespace leetjudge
