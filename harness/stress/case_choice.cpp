#include "stress/case_choice.hpp"

#include <algorithm>
#include <chrono>
#include <memory>

#include "inputs/rules.hpp"
#include "inputs/shrink.hpp"
#include "stress/case_runner.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/side_by_side.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Fate = JudgedMutant::Fate;
using Clock = std::chrono::steady_clock;

constexpr double latest_share = 1.15, shrinking_share = 0.02;  // of the time: at the end, and for one input
constexpr std::size_t readable_values = 12;                    // that many need not be made fewer
constexpr std::size_t rich_values = 30;
constexpr std::size_t most_shrink_runners = 6;
constexpr std::size_t longest_disputed = 200;
// A second and third case for one mutant is worth something: it is likely to stop mistakes that are no mutants here
// (n-detection: Ma, Franco, McCluskey, An Experimental Chip to Evaluate Test Techniques, 1995).
constexpr double worth[] = {1, 0.4, 0.2}, least_worth = 0.4;
constexpr std::size_t most_doubts = 2;  // cases that did not stop it again: then it is believed no more

class Choice {
 public:
  Choice(Choosing& from, std::vector<Candidate>& candidates, Strength& strength)
      : from_(from), candidates_(candidates), strength_(strength) {}

  // Greedily: what stops most that nothing stopped before, of those that stop as many the less awkward one.
  void run() {
    std::vector<std::size_t> doubts(strength_.mutants.size());
    while (!candidates_.empty() &&
           from_.mutants.own_cases().size() + strength_.found.size() < from_.options.most_cases &&
           !from_.is_over(latest_share)) {
      const auto best = std::ranges::min_element(
          candidates_, {}, [&](const Candidate& one) { return std::pair(-gain_of(one.stops), awkwardness(one)); });
      if (gain_of(best->stops) < least_worth - 1e-9) break;
      Candidate chosen = std::move(*best);
      candidates_.erase(best);
      if (!is_undisputed(chosen)) continue;
      const Candidate whole = chosen;
      make_smaller(chosen);
      if (chosen.test.input != whole.test.input && !is_undisputed(chosen)) chosen = whole;
      try_all_on(chosen);
      // What depends on the inputs before it, such as on freed memory, is not stopped again.
      for (const std::size_t mutant : whole.stops) {
        if (std::ranges::count(chosen.stops, mutant) > 0 || ++doubts[mutant] < most_doubts) continue;
        for (Candidate& one : candidates_) std::erase(one.stops, mutant);
      }
      if (gain_of(chosen.stops) < least_worth - 1e-9) continue;
      FoundCase found{std::move(chosen.test), {}, {}};
      for (const std::size_t mutant : chosen.stops) {
        (from_.times[mutant]++ == 0 ? found.stops : found.others).push_back(mutant);
        if (strength_.mutants[mutant].fate == Fate::left) strength_.mutants[mutant].fate = Fate::found;
      }
      found.test.name = name_of(found);
      strength_.found.push_back(std::move(found));
    }
  }

 private:
  double gain_of(const std::vector<std::size_t>& stops) const {
    double sum = 0;
    for (const std::size_t mutant : stops)
      sum += from_.times[mutant] < std::size(worth) ? worth[from_.times[mutant]] : 0;
    return sum;
  }

  bool stops_new_ones(const Candidate& one) const {
    return std::ranges::any_of(one.stops, [&](std::size_t mutant) { return from_.times[mutant] == 0; });
  }

  // What stops something new is to be short.
  std::size_t awkwardness(const Candidate& one) const {
    return stops_new_ones(one) ? one.size : far_from_rich(one.size);
  }

  // Whether all accepted solutions give that answer, and the first without a finding of the sanitizers.
  bool is_undisputed(const Candidate& one) {
    JudgeOptions judging = from_.mutants.judging();
    for (std::size_t i = strength_.solutions.size(); i-- > 0;) {
      judging.check = i == 0 ? JudgeOptions::Check::all : JudgeOptions::Check::none;
      const std::vector<Case> cases = {one.test};
      const SolutionResult result =
          judge_solution(from_.builder, from_.problem, cases, strength_.solutions[i], judging);
      if (!result.fault.empty()) throw JudgeFault(result.fault);
      if (interrupted() || result.failed_as_a_whole()) return false;
      if (may_be_right(result.cases[0].status)) continue;
      strength_.disputed.push_back(fmt::format("{}: {} of {}: {}", shortened(one.test.input, longest_disputed),
                                               status_message(result.cases[0].status), strength_.solutions[i].name,
                                               result.cases[0].reason));
      return false;
    }
    return true;
  }

  // So that it still stops all that it stopped.
  void make_smaller(Candidate& one) {
    const bool short_enough = one.size <= (stops_new_ones(one) ? readable_values : 2 * rich_values);
    if (short_enough || one.test.drawn || from_.problem.rules->generate || from_.is_over(1)) return;
    std::vector<std::unique_ptr<CaseRunner>> mutants;
    JudgeOptions judging = from_.mutants.judging();
    CaseRunner right(from_.builder, from_.problem, strength_.solutions.front(), one.test, judging);
    for (const std::size_t mutant : one.stops) {
      judging.time_limit_ms = std::min(from_.problem.limits.time_ms, from_.mutants.limit_ms(mutant));
      if (mutants.size() < most_shrink_runners)
        mutants.push_back(std::make_unique<CaseRunner>(from_.builder, from_.problem, from_.mutants.solution(mutant),
                                                       one.test, judging));
    }
    Case smaller = one.test;
    const auto begin = Clock::now();
    const double most_s = from_.options.most_s * shrinking_share;
    simplest_failing(one.test.input, from_.problem.stub.design, [&](const std::string& input) {
      if (interrupted() || std::chrono::duration<double>(Clock::now() - begin).count() > most_s)
        throw EnoughSimplified();
      smaller.input = input;
      smaller.expected.reset();
      const Rules& rules = *from_.problem.rules;
      if ((rules.refuse && rules.refuse(input)) || (rules.fits && !rules.fits(input))) return false;
      if (from_.constraints.broken_by(input) || from_.mutants.is_own(input) ||
          !may_be_right(right.judge(smaller).status))
        return false;
      if (!rules.check) smaller.expected = right.reply.answer;
      const auto passes = [&](auto& mutant) { return may_be_right(mutant->judge_by_itself(smaller).status); };
      if (std::ranges::any_of(mutants, passes)) return false;
      one.test = smaller;
      return true;
    });
    one.size = values_in(one.test.input);
  }

  // Not every mutant was tried on it, and where it was made smaller perhaps not all are stopped any more.
  void try_all_on(Candidate& one) {
    std::vector<std::size_t> again = one.stops;
    for (const std::size_t mutant : from_.survivors) {
      if (std::ranges::count(again, mutant) == 0 && !from_.is_over(1)) again.push_back(mutant);
    }
    std::vector<char> stopped(again.size());
    // With the problem's own limits: what is only slower is not stopped.
    do_side_by_side(again.size(), from_.options.at_a_time, [&](std::size_t i) {
      if (!from_.is_over(latest_share)) stopped[i] = !from_.mutants.stops(again[i], {one.test}, true).empty();
    });
    one.stops.clear();
    for (std::size_t i = 0; i < again.size(); ++i) {
      if (stopped[i]) one.stops.push_back(again[i]);
    }
  }

  // After the mutant that is stopped most rarely.
  std::string name_of(const FoundCase& found) const {
    const auto& of = found.stops.empty() ? found.others : found.stops;
    const auto rare = std::ranges::min_element(of, {}, [&](std::size_t mutant) {
      return std::ranges::count_if(candidates_,
                                   [&](const Candidate& one) { return std::ranges::count(one.stops, mutant) > 0; });
    });
    const JudgedMutant& one = strength_.mutants[*rare];
    std::string name = fmt::format("stops-{}-in-line-{}", one.mutant.kind, one.mutant.line);
    if (strength_.solutions.size() > 1) name += "-of-" + strength_.solutions[one.solution].name;
    for (char& c : name) c = std::isalnum(static_cast<unsigned char>(c)) ? char(std::tolower(c)) : '-';
    const auto taken = [&](const std::string& text) {
      const auto holds = [&](const auto& set) { return std::ranges::count(set.second, text, &Case::name) > 0; };
      return std::ranges::count(from_.mutants.own_cases(), text, &Case::name) > 0 ||
             std::ranges::any_of(from_.problem.named_sets, holds) ||
             std::ranges::any_of(strength_.found, [&](const FoundCase& other) { return other.test.name == text; });
    };
    if (!taken(name)) return name;
    for (int number = 2;; ++number) {
      if (std::string numbered = fmt::format("{}-{}", name, number); !taken(numbered)) return numbered;
    }
  }

  Choosing& from_;
  std::vector<Candidate>& candidates_;
  Strength& strength_;
};

}  // namespace

std::size_t far_from_rich(std::size_t values) { return std::max(values, rich_values) - std::min(values, rich_values); }

void choose_cases(Choosing from, std::vector<Candidate> candidates, Strength& strength) {
  Choice(from, candidates, strength).run();
}

}  // namespace leetjudge
