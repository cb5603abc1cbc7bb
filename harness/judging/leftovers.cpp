#include <algorithm>

#include "judging/checking.hpp"
#include "judging/runs.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"

namespace leetjudge {
namespace {

constexpr int reruns = 5;
constexpr double most_rerun_ms = 3000;  // each kind of repetition

struct Diagnosis {
  const Builder& builder;
  const Host& host;
  const Problem& problem;
  const Solution& solution;
  const JudgeOptions& options;

  // What is behind the failure at `index`; nothing where it simply fails.
  std::string cause_of(std::vector<CaseResult>& results, std::size_t index) const {
    CaseResult& failed = results[index];
    const std::string& name = failed.test->name;
    const std::vector<const Case*> all = cases_up_to(results, index, options);
    const double all_ms = judging_ms(results, index);
    if (failed.runtime_ms * reruns > most_rerun_ms) return "";
    const int right_alone = times_right({failed.test.get()});
    if (right_alone == 0) return "";
    const bool repeatable = all_ms * reruns <= most_rerun_ms;
    const int right_in_place = repeatable && all.size() > 1 ? times_right(all) : 0;
    if (right_alone < reruns || right_in_place > 0 || all.size() == 1) {
      failed.by_chance = true;
      return fmt::format("{}: not deterministic: right in one run and not in another", name);
    }
    if (!repeatable) {
      failed.after = names_of(all);
      return fmt::format("{} is right by itself and failed after other cases", name);
    }
    if (undefined_alone(*failed.test)) {
      failed.after = names_of(all);
      return fmt::format(
          "{}: what it answers depends on something undefined, mostly a variable that was never set: by itself "
          "it is right only by chance",
          name);
    }
    failed.after = names_of(needed_before(all));
    return fmt::format(
        "{} is right by itself and fails after {}: left-over state, in global or static variables (--fresh "
        "gives each case a process of its own)",
        name, failed.after.size() == 1 ? failed.after.front() : "other cases");
  }

  int times_right(const std::vector<const Case*>& cases) const {
    int right = 0;
    for (int i = 0; i < reruns && !interrupted(); ++i)
      right += rerun(host, problem, cases, options) == Status::accepted;
    return right;
  }

  // Whether variables that begin with a pattern make it wrong.
  bool undefined_alone(const Case& test) const {
    if (options.check == JudgeOptions::Check::none) return false;
    const Host filled = builder.build(solution.file, problem, Mode::checked);
    return filled.ready() && rerun(filled, problem, {&test}, options) == Status::wrong_answer;
  }

  // The fewest cases, as far as that is quickly found, that let the last of `all` fail behind them.
  std::vector<const Case*> needed_before(const std::vector<const Case*>& all) const {
    for (const std::size_t other : {all.size() - 2, std::size_t(0)}) {
      if (rerun(host, problem, {all[other], all.back()}, options) != Status::accepted) return {all[other], all.back()};
    }
    return all;
  }

  static std::vector<std::string> names_of(const std::vector<const Case*>& all) {
    std::vector<std::string> names;
    for (const Case* test : all) names.push_back(test->name);
    names.pop_back();
    return names;
  }
};

}  // namespace

std::string note_on_leftovers(const Builder& builder, const Host& host, const Problem& problem,
                              const Solution& solution, std::vector<CaseResult>& results, const JudgeOptions& options) {
  const auto wrong = [](const CaseResult& one) {
    return one.status == Status::wrong_answer || one.status == Status::runtime_error;
  };
  const auto first = std::ranges::find_if(results, wrong);
  const bool memory_error = std::ranges::count(results, Checks::failed, &CaseResult::checks) > 0;  // which says it all
  if (options.fresh || first == results.end() || memory_error) return "";
  const std::string note =
      Diagnosis{builder, host, problem, solution, options}.cause_of(results, std::size_t(first - results.begin()));
  return interrupted() ? "" : note;
}

}  // namespace leetjudge
