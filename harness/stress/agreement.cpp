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
                     const std::vector<Solution>& solutions, const std::vector<Solution>& witnesses, bool surely)
    : builder_(builder),
      problem_(problem),
      first_(solutions.front()),
      others_(solutions.begin() + 1, solutions.end()),
      surely_(surely) {
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
    const CaseResult* smallest = nullptr;
    for (const CaseResult& one : result.cases) {
      if (one.status != Status::wrong_answer) continue;  // nothing is known of what takes it too long
      different.insert(one.test->input);
      if (!smallest || values_in(one.test->input) < values_in(smallest->test->input)) smallest = &one;
    }
    if (smallest) note(*smallest->test, other);
    std::erase_if(cases, [&](const Case& one) { return different.contains(one.input); });
  }
  return cases;
}

bool Agreement::is_undisputed(const Case& test) {
  for (std::size_t i = others_.size() + 1; i-- > 0;) {
    const Solution& solution = i == 0 ? first_ : others_[i - 1];
    const CaseResult one = i == 0 ? checked(test, solution)
                                  : judged(builder_, problem_, {test}, solution, MutantRuns::as_judged()).cases[0];
    if (interrupted()) return false;
    if (may_be_right(one.status)) continue;
    if (i > 0 && one.status == Status::wrong_answer)
      note(test, solution);
    else
      dispute(test, one, solution);
    return false;
  }
  return true;
}

CaseResult Agreement::checked(const Case& test, const Solution& solution) const {
  JudgeOptions judging = MutantRuns::as_judged();
  judging.check = JudgeOptions::Check::all;
  return judged(builder_, problem_, {test}, solution, judging).cases[0];
}

// What only undefined behaviour tells apart, or an input that may be none of the problem's, says nothing of who is
// wrong.
void Agreement::note(const Case& test, const Solution& other) {
  if (disagreement_ && values_in(disagreement_->test.input) <= values_in(test.input)) return;
  const CaseResult first = checked(test, first_), second = checked(test, other);
  if (interrupted()) return;
  if (!surely_ || !may_be_right(first.status) || second.status != Status::wrong_answer)
    return dispute(test, may_be_right(first.status) ? second : first, may_be_right(first.status) ? other : first_);
  disagreement_ = {test, {{first_.name, test.expected.value_or("")}, {other.name, second.answer.value_or("")}}};
}

void Agreement::dispute(const Case& test, const CaseResult& result, const Solution& solution) {
  disputed_.push_back(fmt::format("{}: {} of {}: {}", shortened(test.input, longest_disputed),
                                  status_message(result.status), solution.name, result.reason));
}

}  // namespace leetjudge
