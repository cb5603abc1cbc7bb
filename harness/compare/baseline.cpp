#include "compare/baseline.hpp"

#include <algorithm>
#include <map>

#include "compare/standing.hpp"
#include "util/format.hpp"
#include "util/random.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t most_shown = 20;
constexpr double least_worth_telling =
    1.05;  // of an improvement: unchanged code differs by some per cent from run to run

// Results by the names of their cases.
std::map<std::string, const CaseResult*> by_name(const SolutionResult& result) {
  std::map<std::string, const CaseResult*> all;
  for (const CaseResult& one : result.cases) all[one.test->name] = &one;
  return all;
}

template <class T, class Matches>
const T* find(const std::vector<T>& all, Matches matches) {
  const auto found = std::find_if(all.begin(), all.end(), matches);
  return found == all.end() ? nullptr : &*found;
}

class Comparing {
 public:
  Comparing(const Report& now, const Report& before, std::optional<double> fail_slower)
      : now_(now), before_(before), fail_slower_(fail_slower) {}

  Baseline run() {
    if (now_.compiler != before_.compiler)
      out_.notes.push_back(fmt::format(
          "The baseline was made with {}: reads, writes, calls, depth and times are not compared.",
          before_.compiler));
    for (const ProblemResult& problem : now_.problems) {
      const ProblemResult* old = find(before_.problems, [&](const ProblemResult& other) {
        return other.problem->id == problem.problem->id;
      });
      if (!old) {
        out_.notes.push_back(fmt::format("Problem {} is not in the baseline.", problem.problem->id));
        continue;
      }
      for (const SolutionResult& result : problem.solutions) compare_solution(problem, result, *old);
    }
    tell_what_is_gone();
    return std::move(out_);
  }

 private:
  // A test that was left out is not passed.
  void tell_what_is_gone() {
    if (!before_.partial.empty())
      out_.notes.push_back(fmt::format("The baseline itself is partial: {}.", before_.partial));
    std::size_t gone = 0;
    for (const ProblemResult& old : before_.problems) {
      const ProblemResult* problem = find(
          now_.problems, [&](const ProblemResult& other) { return other.problem->id == old.problem->id; });
      for (const SolutionResult& was : old.solutions) {
        const SolutionResult* is =
            problem
                ? find(problem->solutions,
                       [&](const SolutionResult& other) { return other.solution.name == was.solution.name; })
                : nullptr;
        const auto now = is ? by_name(*is) : std::map<std::string, const CaseResult*>();
        if (is && is->cases.empty()) continue;  // it did not compile, which is told
        for (const CaseResult& one : was.cases) gone += !now.contains(one.test->name);
      }
    }
    if (gone > 0)
      out_.notes.push_back(fmt::format("In the baseline only: {} of solutions or cases that did not run now.",
                                       plural(gone, "result")));
  }

  bool same_compiler() const { return now_.compiler == before_.compiler; }

  void compare_solution(const ProblemResult& problem, const SolutionResult& result,
                        const ProblemResult& old_problem) {
    const std::string name =
        fmt::format("{}. {}, {}", problem.problem->id, problem.problem->title, result.solution.name);
    const SolutionResult* old = find(old_problem.solutions, [&](const SolutionResult& other) {
      return other.solution.name == result.solution.name;
    });
    if (!old) {
      out_.notes.push_back(name + " is not in the baseline.");
      return;
    }
    const bool never_ran = result.cases.empty() && !problem.cases->empty();
    if (never_ran && old->status != result.status)
      out_.regressions.push_back(
          fmt::format("{}: {} → {}", name, status_message(old->status), status_message(result.status)));
    const auto then = by_name(*old);
    std::size_t unknown = 0;
    for (const CaseResult& one : result.cases) {
      const auto found = then.find(one.test->name);
      if (found == then.end() || found->second->test->input != one.test->input) {
        ++unknown;
        continue;
      }
      ++out_.compared;
      compare_case(fmt::format("{}, case {}", name, one.test->name), one, *found->second);
    }
    if (unknown > 0)
      out_.notes.push_back(
          fmt::format("{}: {} not in the baseline, or with another input.", name, plural(unknown, "case")));
    compare_times(name, problem, result, old_problem, *old);
  }

  void compare_case(const std::string& name, const CaseResult& now, const CaseResult& then) {
    if (now.status == Status::not_run && !now_.partial.empty()) return;
    const bool good = now.status == Status::accepted;
    const bool was_good = then.status == Status::accepted;
    if (good != was_good) {
      const std::string reason = now.reason.empty() ? "" : ": " + now.reason;
      (good ? out_.improvements : out_.regressions)
          .push_back(fmt::format("{}: {} → {}{}", name, status_message(then.status),
                                 status_message(now.status), reason));
    }
    if (!now.counters || !then.counters || !good || !was_good) return;
    const Counters& a = *then.counters;
    const Counters& b = *now.counters;
    compare_count(name, "placements", a.placements, b.placements);
    compare_count(name, "undos", a.undos, b.undos);
    if (!same_compiler()) return;
    compare_count(name, "reads", a.reads, b.reads);
    compare_count(name, "writes", a.writes, b.writes);
    compare_count(name, "calls", a.calls, b.calls);
    compare_count(name, "depth", a.depth, b.depth);
  }

  void compare_count(const std::string& name, const char* what, std::optional<std::uint64_t> then,
                     std::optional<std::uint64_t> now) {
    if (!then || !now || *then == *now) return;
    (*now > *then ? out_.regressions : out_.improvements)
        .push_back(fmt::format("{}: {} {} → {}", name, what, *then, *now));
  }

  void compare_times(const std::string& name, const ProblemResult& problem, const SolutionResult& result,
                     const ProblemResult& old_problem, const SolutionResult& old) {
    if (!fail_slower_) return;
    std::string why;
    if (result.rounds_ms.empty() || old.rounds_ms.empty()) why = "not measured in both runs";
    if (!same_compiler()) why = "another compiler";
    if (now_.processor != before_.processor) why = "another processor: " + before_.processor;
    if (why.empty() && measured_inputs(problem) != measured_inputs(old_problem))
      why = "other cases were measured";
    if (!why.empty()) {
      out_.notes.push_back(fmt::format("{}: times are not compared ({}).", name, why));
      return;
    }
    Random random(problem.rounds->seed);
    const double ratio = median(result.rounds_ms) / median(old.rounds_ms);
    const Interval interval = unpaired_ratio_interval(result.rounds_ms, old.rounds_ms, random);
    const std::string words = fmt::format("{}: time × {} ({}–{})", name, ratio_text(ratio),
                                          ratio_text(interval.low), ratio_text(interval.high));
    if (interval.low > *fail_slower_) {
      out_.regressions.push_back(words);
    } else if (interval.high < 1 / std::max(*fail_slower_, least_worth_telling)) {
      out_.improvements.push_back(words);
    }
  }

  static std::vector<std::string> measured_inputs(const ProblemResult& problem) {
    std::vector<std::string> inputs;
    for (std::size_t i = 0; i < problem.cases->size(); ++i) {
      if (problem.measured(i)) inputs.push_back((*problem.cases)[i].input);
    }
    return inputs;
  }

  const Report& now_;
  const Report& before_;
  std::optional<double> fail_slower_;
  Baseline out_;
};

std::string list_text(const char* title, const std::vector<std::string>& sentences) {
  if (sentences.empty()) return "";
  std::string text = fmt::format("{}\n", title);
  for (std::size_t i = 0; i < std::min(most_shown, sentences.size()); ++i)
    text += fmt::format("  {}\n", sentences[i]);
  if (sentences.size() > most_shown) text += fmt::format("  … and {} more\n", sentences.size() - most_shown);
  return text;
}

}  // namespace

Baseline compare_with_baseline(const Report& now, const Report& before, std::optional<double> fail_slower) {
  return Comparing(now, before, fail_slower).run();
}

std::string baseline_text(const Baseline& baseline, const std::string& name) {
  std::string text = list_text(fmt::format("Worse than {}:", name).c_str(), baseline.regressions);
  text += list_text(fmt::format("Better than {}:", name).c_str(), baseline.improvements);
  text += list_text("Not compared:", baseline.notes);
  if (baseline.regressions.empty() && baseline.compared > 0)
    text += fmt::format("Nothing is worse than in {} ({} compared).\n", name,
                        plural(baseline.compared, "result"));
  return text;
}

}  // namespace leetjudge
