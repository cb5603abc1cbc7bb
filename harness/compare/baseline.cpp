#include "compare/baseline.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t most_shown = 20;
constexpr double most_more_steps = 0.02;  // of a library or compiler that changed a little

// Results by the names of their cases.
std::map<std::string, const CaseResult*> by_name(const SolutionResult& result) {
  std::map<std::string, const CaseResult*> all;
  for (const CaseResult& one : result.cases) all[one.test->name] = &one;
  return all;
}

std::string name_of(const ProblemResult& problem, const SolutionResult& result) {
  return fmt::format("{}, {}", problem.problem->heading(), result.solution.name);
}

std::string name_of_case(const std::string& solution, const CaseResult& one) {
  return fmt::format("{}, case {}", solution, one.test->name);
}

struct Change {
  std::string name;  // of the solution and the case
  std::uint64_t was, is;
  double factor() const { return std::abs(std::log((double(is) + 1) / (double(was) + 1))); }
};
using Changes = std::map<std::pair<std::string, const Counter*>, std::vector<Change>>;  // of a solution

// The higher, the better. Most ways to fail are alike; what does not compile fails everywhere.
int rank(Status status) {
  return status == Status::accepted                                            ? 4
         : status == Status::finished                                          ? 3
         : status == Status::count_changed || status == Status::different      ? 2
         : status == Status::compile_error || status == Status::internal_error ? 0
                                                                               : 1;
}

class Comparing {
 public:
  Comparing(const Report& now, const Report& before, const BaselineOptions& options)
      : now_(now), before_(before), options_(options), same_compiler_(now.compiler == before.compiler) {}

  Baseline run() {
    if (!same_compiler_)
      out_.notes.push_back(fmt::format("The baseline was made with {}: steps are not compared.", before_.compiler));
    for (const ProblemResult& problem : now_.problems) {
      const ProblemResult* old = before_.problem(*problem.problem);
      if (!old) out_.notes.push_back(fmt::format("Problem {} is not in the baseline.", problem.problem->choice()));
      for (const SolutionResult& result : problem.solutions) {
        if (old)
          compare_solution(problem, result, *old);
        else
          tell_unknown(name_of(problem, result), result.status);
      }
    }
    if (!before_.partial.empty())
      out_.notes.push_back(fmt::format("The baseline itself is partial: {}.", before_.partial));
    for (const ProblemResult& old : before_.problems) tell_what_is_gone(old);
    add_counters(more_, out_.regressions);
    add_counters(less_, out_.improvements);
    return std::move(out_);
  }

 private:
  // A solution that was left out has not passed. In a partial run it may only not have come to it.
  void tell_what_is_gone(const ProblemResult& old) {
    const ProblemResult* problem = now_.problem(*old.problem);
    if (!now_.partial.empty() || !options_.every_solution || (!problem && !options_.every_problem)) return;
    for (const SolutionResult& was : old.solutions)
      if (!problem || !problem->solution(was.solution.name))
        out_.regressions.push_back(name_of(old, was) + ": the file is gone");
  }

  void compare_solution(const ProblemResult& problem, const SolutionResult& result, const ProblemResult& old_problem) {
    const std::string name = name_of(problem, result);
    const SolutionResult* old = old_problem.solution(result.solution.name);
    if (!old) {
      out_.notes.push_back(name + " is not in the baseline.");
      return tell_unknown(name, result.status);
    }
    const bool as_a_whole = result.failed_as_a_whole() || old->failed_as_a_whole();
    out_.compared += as_a_whole;
    const std::size_t told = out_.regressions.size();
    bool stopped = false;
    const auto then = by_name(*old);
    std::size_t unknown = 0, uncounted = 0;
    for (const CaseResult& one : result.cases) {
      const auto found = then.find(one.test->name);
      const std::string case_name = name_of_case(name, one);
      const std::string& before = found == then.end() ? "" : found->second->test->input;
      if (found == then.end() || (before != one.test->input && !before.empty() && !one.test->input.empty())) {
        ++unknown;
        if (!old->failed_as_a_whole()) tell_unknown(case_name, one.status);
        continue;
      }
      ++out_.compared;
      stopped = stopped || (one.status == Status::not_run && is_right(found->second->status));
      uncounted += found->second->counters && !one.counters && rank(one.status) >= rank(Status::count_changed);
      if (found->second->status == Status::not_run && !before_.partial.empty()) tell_unknown(case_name, one.status);
      compare_case(name, one, *found->second);
    }
    stopped = stopped && now_.partial.empty() && out_.regressions.size() == told;
    if (as_a_whole || stopped) compare_verdicts(name, old->status, result.status, "");
    if (unknown > 0)
      out_.notes.push_back(
          fmt::format("{}: {} not in the baseline, or with another input.", name, plural(unknown, "case")));
    if (uncounted > 0)
      out_.notes.push_back(fmt::format("{}: {} counted in the baseline and not now.", name, plural(uncounted, "case")));
    out_.counters_compared = out_.counters_compared && uncounted == 0;
  }

  void tell_unknown(const std::string& name, Status status) {
    if (!is_right(status) && status != Status::not_run)
      out_.unknown.push_back(fmt::format("{}: {}", name, status_message(status)));
  }

  void compare_case(const std::string& solution, const CaseResult& now, const CaseResult& then) {
    if (now.status == Status::not_run) return;
    const std::string name = name_of_case(solution, now);
    compare_verdicts(name, then.status, now.status, now.reason);
    const bool both_answered =
        rank(now.status) >= rank(Status::count_changed) && rank(then.status) >= rank(Status::count_changed);
    if (!both_answered) return;
    for (const Counter& counter : all_counters) {
      const std::optional<std::uint64_t> was = then.count(counter), is = now.count(counter);
      if (!was || !is || (!counter.of_search && !same_compiler_)) continue;
      out_.any_counter = true;
      const double allowed = counter.of_search ? 0 : most_more_steps * double(*was);
      const double more = double(*is) - double(*was);
      if (std::abs(more) > allowed) (more > 0 ? more_ : less_)[{solution, &counter}].push_back({name, *was, *is});
    }
  }

  // One sentence for a counter of a solution, of the case where it changed most.
  static void add_counters(const Changes& changes, std::vector<std::string>& sentences) {
    for (const auto& [counter, cases] : changes) {
      const Change& most = *std::ranges::max_element(cases, {}, &Change::factor);
      sentences.push_back(fmt::format("{}: {} {} → {}{}", most.name, counter.second->name, most.was, most.is,
                                      cases.size() > 1 ? fmt::format(", the most of {} cases", cases.size()) : ""));
    }
  }

  void compare_verdicts(const std::string& name, Status then, Status now, const std::string& reason) {
    if (rank(now) == rank(then)) return;
    add(rank(now) < rank(then), fmt::format("{}: {} → {}{}{}", name, status_message(then), status_message(now),
                                            reason.empty() ? "" : ": ", reason));
  }

  void add(bool worse, std::string sentence) {
    (worse ? out_.regressions : out_.improvements).push_back(std::move(sentence));
  }

  const Report& now_;
  const Report& before_;
  const BaselineOptions& options_;
  const bool same_compiler_;
  Baseline out_;
  Changes more_, less_;
};

std::string list_text(const std::string& title, const std::vector<std::string>& sentences) {
  if (sentences.empty()) return "";
  std::string text = title + "\n";
  for (std::size_t i = 0; i < std::min(most_shown, sentences.size()); ++i) text += fmt::format("  {}\n", sentences[i]);
  if (sentences.size() > most_shown) text += fmt::format("  … and {} more\n", sentences.size() - most_shown);
  return text;
}

}  // namespace

Baseline compare_with_baseline(const Report& now, const Report& before, const BaselineOptions& options) {
  return Comparing(now, before, options).run();
}

std::string baseline_text(const Baseline& baseline, const std::string& name) {
  std::string text = list_text(fmt::format("Worse than {}:", name), baseline.regressions);
  text += list_text(fmt::format("Better than {}:", name), baseline.improvements);
  text += list_text(fmt::format("Fails, and is not in {}:", name), baseline.unknown);
  text += list_text("Not compared:", baseline.notes);
  if (!baseline.regressions.empty() || baseline.compared == 0) return text;
  text += fmt::format("No verdict{} is worse than in {} ({} compared){}.\n",
                      baseline.counters_compared && baseline.any_counter ? " and no counter" : "", name,
                      plural(baseline.compared, "result"),
                      baseline.counters_compared ? "" : "; not all counters are compared");
  return text;
}

}  // namespace leetjudge
