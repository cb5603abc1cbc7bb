#include "stress/reference.hpp"

#include "compile/diagnostics.hpp"
#include "util/error.hpp"
#include "util/format.hpp"

namespace leetjudge {

SolutionResult judged(const Builder& builder, const Problem& problem, const std::vector<Case>& cases,
                      const Solution& solution, const JudgeOptions& options, const CaseDone& done) {
  SolutionResult result = judge_solution(builder, problem, cases, solution, options, done);
  if (!result.fault.empty()) throw JudgeFault(result.fault);
  if (result.cases.empty())
    throw BadInput(
        fmt::format("{}: {}\n{}", solution.name, status_message(result.status), first_error(result.compile_error)));
  return result;
}

Reference::Reference(const Builder& builder, const Problem& problem, const std::optional<Solution>& solution,
                     const JudgeOptions& options)
    : builder_(builder), problem_(problem), solution_(solution), options_(options) {}

std::vector<Case> Reference::answered(std::vector<Case> cases) {
  if (!solution_) return cases;
  while (!cases.empty()) {
    try {
      const SolutionResult result = judged(builder_, problem_, cases, *solution_, options_);
      std::vector<Case> good;
      for (std::size_t i = 0; i < cases.size(); ++i) {
        const CaseResult& one = result.cases[i];
        if (may_be_right(one.status) && one.answer) {
          if (!cases[i].expected) cases[i].expected = one.answer;
          good.push_back(std::move(cases[i]));
        } else {
          refusal_ = fmt::format("{}: {}: {}", one.test->name, status_message(one.status), one.reason);
        }
      }
      return good;
    } catch (const BadCase& refused) {
      refusal_ = refused.what();
      if (std::erase_if(cases, [&](const Case& one) { return one.name == refused.name; }) == 0) throw;
    }
  }
  return cases;
}

bool Reference::is_sound(const Case& test) const {
  if (problem_.rules->generate || !solution_) return true;
  JudgeOptions checking = options_;
  checking.check = JudgeOptions::Check::all;
  const SolutionResult result = judged(builder_, problem_, {test}, *solution_, checking);
  return may_be_right(result.cases[0].status);
}

}  // namespace leetjudge
