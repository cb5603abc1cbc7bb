#include "stress/strength.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <set>

#include "inputs/drawing.hpp"
#include "inputs/rules.hpp"
#include "inputs/shrink.hpp"
#include "inputs/small.hpp"
#include "stress/case_runner.hpp"
#include "stress/mutant_runs.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/side_by_side.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Fate = JudgedMutant::Fate;
using Clock = std::chrono::steady_clock;

// Shares of the time: judging mutants, then searching. What was found may be looked at until latest_share.
constexpr double judging_share = 0.6, searching_share = 0.85, latest_share = 1.15;
constexpr std::size_t first_at_once = 100, least_at_once = 10, most_at_once = 1000;
constexpr double round_share = 0.05;         // of the time
constexpr std::size_t full_rounds = 5;       // in which mutants are judged that others have stopped
constexpr std::size_t readable_values = 12;  // that many need not be made fewer
constexpr std::size_t rich_values = 30;      // of a case that stops what others stop: it meets more mistakes
constexpr std::size_t most_shrink_runners = 6;
constexpr std::size_t longest_disputed = 200;
// A second and third case for one mutant is worth something: it is likely to stop mistakes that are no mutants here
// (n-detection: Ma, Franco, McCluskey, An Experimental Chip to Evaluate Test Techniques, 1995).
constexpr double worth[] = {1, 0.4, 0.2}, least_worth = 0.4;
constexpr std::size_t most_doubts = 2;  // cases that did not stop it again: then it is believed no more

struct Candidate {
  Case test;
  std::size_t size = 0;
  std::vector<std::size_t> stops;  // mutants
};

class Strengthening {
 public:
  Strengthening(const Builder& builder, const Problem& problem, const std::vector<Solution>& solutions,
                const StrengthOptions& options, const std::function<void(const std::string&)>& show)
      : builder_(builder),
        problem_(problem),
        options_(options),
        show_(show),
        constraints_(constraints_of(problem)),
        mutants_(builder, problem, solutions, options.seed, options.most_mutants) {
    strength_.solutions = solutions;
    strength_.seed = options.seed;
    strength_.cases = own().size();
    for (const MutantRuns::One& one : mutants_.all()) strength_.mutants.push_back({one.solution, one.mutant});
    times_.resize(strength_.mutants.size());
  }

  Strength run() {
    judge_mutants();
    if (options_.search) search();
    check_survivors();
    strength_.interrupted = finish_after_interrupt();
    choose();
    strength_.seconds = seconds();
    return std::move(strength_);
  }

 private:
  double seconds() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }
  bool time_is_up(double share) const { return interrupted() || seconds() >= options_.most_s * share; }

  const std::vector<Case>& own() const { return mutants_.own_cases(); }

  void judge_mutants() {
    std::atomic<std::size_t> done = 0;
    do_side_by_side(strength_.mutants.size(), options_.at_a_time, [&](std::size_t i) {
      JudgedMutant& one = strength_.mutants[i];
      if (time_is_up(options_.search ? judging_share : 1)) return;
      if (!mutants_.compiles(i)) {
        one.fate = Fate::no_program;
      } else {
        const std::vector<MutantRuns::Stop> stopped = mutants_.stops(i, own());
        if (interrupted()) return;
        one.fate = Fate::left;
        times_[i] = stopped.size();
        if (!stopped.empty()) {
          one.fate = stopped[0].status == Status::time_limit_exceeded ? Fate::endless : Fate::stopped;
          one.by = own()[stopped[0].which].name;
        }
      }
      show_(fmt::format("{} of {} mutants judged", ++done, strength_.mutants.size()));
    });
    for (std::size_t i = 0; i < strength_.mutants.size(); ++i) {
      const Fate fate = strength_.mutants[i].fate;
      if (fate == Fate::left) survivors_.push_back(i);
      if (fate == Fate::left || fate == Fate::stopped) tried_.push_back(i);
    }
  }

  // All small inputs, drawn ones, shapes of them, the largest: some for all mutants, and then as long as there is
  // somebody to be stopped.
  void search() {
    strength_.not_drawn = why_not_drawn(constraints_);
    if (!strength_.not_drawn.empty()) return;
    const SmallInputs small = small_inputs(constraints_);
    std::size_t next_small = 0, next_drawn = 1, at_once = first_at_once;
    bool proven = true;  // every small input was answered, and every mutant tried on it
    for (std::size_t round = 0; !time_is_up(searching_share); ++round) {
      std::vector<std::size_t> wanted = round < full_rounds ? tried_ : survivors_;
      if (round >= full_rounds) std::erase_if(wanted, [&](std::size_t one) { return stopped_.contains(one); });
      if (wanted.empty()) break;
      const double begun_s = seconds();
      std::vector<std::string> inputs;
      if (round % 2 == 0) {
        const auto first = small.inputs.begin() + std::ptrdiff_t(next_small);
        next_small = std::min(small.inputs.size(), next_small + at_once);
        inputs.assign(first, small.inputs.begin() + std::ptrdiff_t(next_small));
      }
      if (inputs.empty()) inputs = drawn(next_drawn, at_once / 2);
      if (inputs.empty()) break;
      const bool all_tried = try_on(wanted, cases_of(inputs));
      proven = proven && all_tried;
      if (proven) strength_.small_words = small.words(next_small);
      const double factor = options_.most_s * round_share / std::max(seconds() - begun_s, 0.001);
      at_once = std::clamp(std::size_t(double(at_once) * std::clamp(factor, 0.1, 3.0)), least_at_once, most_at_once);
      if (round == full_rounds - 1) try_largest();
    }
  }

  std::vector<std::string> drawn(std::size_t& next, std::size_t count) {
    std::vector<std::string> inputs;
    for (std::size_t i = 0; i < count && !time_is_up(searching_share); ++i) {
      std::string input;
      try {
        input = random_input(constraints_, options_.seed, next++);
      } catch (const BadInput& error) {
        strength_.not_drawn = error.what();
        break;
      }
      const std::vector<InputShape>& shapes = input_shapes();
      const InputShape& shape = shapes[next % shapes.size()];
      if (const auto other =
              next % 3 == 0 && !problem_.rules->generate ? shaped(shape, input, constraints_) : std::nullopt)
        inputs.push_back(*other);
      inputs.push_back(std::move(input));
    }
    return inputs;
  }

  // Those that are new.
  std::vector<Case> cases_of(const std::vector<std::string>& inputs) {
    std::vector<Case> cases;
    for (const std::string& input : inputs) {
      if (!seen_.insert(std::hash<std::string>()(input)).second || is_known(input)) continue;
      Case test;
      test.name = fmt::format("input-{}", seen_.size());
      test.limits = problem_.limits;
      test.input = input;
      cases.push_back(std::move(test));
    }
    return cases;
  }

  bool is_known(const std::string& input) const { return std::ranges::count(own(), input, &Case::input) > 0; }

  // Those of them that the first solution answers. Whether that is all of them, and every mutant was tried.
  bool try_on(const std::vector<std::size_t>& mutants, std::vector<Case> cases, bool whole = false) {
    const std::size_t all = cases.size();
    cases = mutants_.answered(std::move(cases));
    std::vector<std::vector<MutantRuns::Stop>> results(mutants.size());
    std::atomic<bool> every_mutant = true;
    do_side_by_side(mutants.size(), options_.at_a_time, [&](std::size_t k) {
      if (!time_is_up(searching_share)) results[k] = mutants_.stops(mutants[k], cases, whole);
      if (time_is_up(searching_share)) every_mutant = false;
      show_(fmt::format("{} inputs tried, {} of {} mutants left", strength_.inputs, survivors_.size() - stopped_.size(),
                        tried_.size()));
    });
    if (every_mutant) strength_.inputs += cases.size();
    std::map<std::size_t, std::vector<std::size_t>> stops;
    for (std::size_t k = 0; k < mutants.size(); ++k) {
      for (const MutantRuns::Stop& one : results[k]) stops[one.which].push_back(mutants[k]);
      if (!results[k].empty() && times_[mutants[k]] == 0) stopped_.insert(mutants[k]);
    }
    for (const auto& [which, some] : stops) candidates_.push_back({cases[which], values_in(cases[which].input), some});
    return every_mutant && cases.size() == all;
  }

  // One by one: what is slow only on these takes as long as the limit.
  void try_largest() {
    if (problem_.rules->generate) return;
    for (const LargestInput& largest :
         largest_inputs(constraints_, options_.seed, [&] { return time_is_up(searching_share); })) {
      if (time_is_up(searching_share)) break;
      std::vector<Case> cases = cases_of({largest.input});
      for (Case& one : cases) one.drawn = drawn_input(largest, input_shapes().front().words, one.input);
      try_on(survivors_, std::move(cases), true);
    }
  }

  // Of what is left the sanitizers may find something in the problem's own cases, as in every verdict.
  void check_survivors() {
    JudgeOptions judging = mutants_.judging();
    judging.check = JudgeOptions::Check::all;
    do_side_by_side(survivors_.size(), options_.at_a_time, [&](std::size_t k) {
      if (stopped_.contains(survivors_[k]) || time_is_up(1)) return;
      show_(fmt::format("{} of {} mutants checked", k, survivors_.size()));
      JudgedMutant& one = strength_.mutants[survivors_[k]];
      const SolutionResult result =
          judge_solution(builder_, problem_, own(), mutants_.solution(survivors_[k]), judging);
      if (!result.fault.empty()) throw JudgeFault(result.fault);
      for (std::size_t i = 0; i < result.cases.size() && one.fate == Fate::left; ++i) {
        if (result.cases[i].status != Status::runtime_error) continue;
        one.fate = Fate::stopped;
        one.by = own()[i].name;
      }
    });
  }

  double gain_of(const std::vector<std::size_t>& stops) const {
    double sum = 0;
    for (const std::size_t mutant : stops) sum += times_[mutant] < std::size(worth) ? worth[times_[mutant]] : 0;
    return sum;
  }

  // How far an input's size is from the wished one: what stops something new is to be short.
  std::size_t awkwardness(const Candidate& one) const {
    const bool news = std::ranges::any_of(one.stops, [&](std::size_t mutant) { return times_[mutant] == 0; });
    return news ? one.size : std::max(one.size, rich_values) - std::min(one.size, rich_values);
  }

  // Greedily: what stops most that nothing stopped before, of those that stop as many the less awkward one.
  void choose() {
    std::vector<std::size_t> doubts(strength_.mutants.size());
    while (!candidates_.empty() && own().size() + strength_.found.size() < options_.most_cases &&
           seconds() < options_.most_s * latest_share) {
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
        (times_[mutant]++ == 0 ? found.stops : found.others).push_back(mutant);
        if (strength_.mutants[mutant].fate == Fate::left) strength_.mutants[mutant].fate = Fate::found;
      }
      found.test.name = name_of(found);
      strength_.found.push_back(std::move(found));
    }
  }

  // Whether all accepted solutions give that answer, and the first without a finding of the sanitizers.
  bool is_undisputed(const Candidate& one) {
    JudgeOptions judging = mutants_.judging();
    for (std::size_t i = strength_.solutions.size(); i-- > 0;) {
      judging.check = i == 0 ? JudgeOptions::Check::all : JudgeOptions::Check::none;
      const std::vector<Case> cases = {one.test};
      const SolutionResult result = judge_solution(builder_, problem_, cases, strength_.solutions[i], judging);
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
    if (awkwardness(one) <= readable_values || one.test.drawn || problem_.rules->generate || time_is_up(1)) return;
    std::vector<std::unique_ptr<CaseRunner>> mutants;
    JudgeOptions judging = mutants_.judging();
    CaseRunner right(builder_, problem_, strength_.solutions.front(), one.test, judging);
    for (const std::size_t mutant : one.stops) {
      judging.time_limit_ms = std::min(problem_.limits.time_ms, mutants_.limit_ms(mutant));
      if (mutants.size() < most_shrink_runners)
        mutants.push_back(
            std::make_unique<CaseRunner>(builder_, problem_, mutants_.solution(mutant), one.test, judging));
    }
    Case smaller = one.test;
    const auto begin = Clock::now();
    const double most_s = std::max(0.2, (options_.most_s - seconds()) / 8);
    simplest_failing(one.test.input, problem_.stub.design, [&](const std::string& input) {
      if (interrupted() || std::chrono::duration<double>(Clock::now() - begin).count() > most_s)
        throw EnoughSimplified();
      smaller.input = input;
      smaller.expected.reset();
      const Rules& rules = *problem_.rules;
      if ((rules.refuse && rules.refuse(input)) || (rules.fits && !rules.fits(input))) return false;
      if (constraints_.broken_by(input) || is_known(input) || !may_be_right(right.judge(smaller).status)) return false;
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
    for (const std::size_t mutant : survivors_) {
      if (std::ranges::count(again, mutant) == 0 && !time_is_up(1)) again.push_back(mutant);
    }
    std::vector<char> stopped(again.size());
    // With the problem's own limits: what is only slower is not stopped.
    do_side_by_side(again.size(), options_.at_a_time, [&](std::size_t i) {
      if (!time_is_up(latest_share)) stopped[i] = !mutants_.stops(again[i], {one.test}, true).empty();
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
      return std::ranges::count(own(), text, &Case::name) > 0 || std::ranges::any_of(problem_.named_sets, holds) ||
             std::ranges::any_of(strength_.found, [&](const FoundCase& other) { return other.test.name == text; });
    };
    if (!taken(name)) return name;
    for (int number = 2;; ++number) {
      if (std::string numbered = fmt::format("{}-{}", name, number); !taken(numbered)) return numbered;
    }
  }

  const Clock::time_point begin_ = Clock::now();
  const Builder& builder_;
  const Problem& problem_;
  const StrengthOptions& options_;
  const std::function<void(const std::string&)>& show_;
  Constraints constraints_;
  MutantRuns mutants_;
  Strength strength_;
  std::vector<std::size_t> tried_;      // mutants that answer the problem's own cases in time
  std::vector<std::size_t> survivors_;  // those of them that are right on these
  std::set<std::size_t> stopped_;       // of the survivors, by other inputs
  std::vector<std::size_t> times_;      // how many cases stop each mutant
  std::set<std::size_t> seen_;          // inputs, their hashes
  std::vector<Candidate> candidates_;
};

}  // namespace

std::size_t Strength::count(JudgedMutant::Fate fate) const {
  return std::size_t(std::ranges::count(mutants, fate, &JudgedMutant::fate));
}

std::size_t Strength::judged() const { return mutants.size() - count(Fate::not_judged) - count(Fate::no_program); }

std::size_t Strength::stopped() const { return count(Fate::stopped) + count(Fate::endless); }

Strength strength_of(const Builder& builder, const Problem& problem, const std::vector<Solution>& solutions,
                     const StrengthOptions& options, const std::function<void(const std::string&)>& show) {
  return Strengthening(builder, problem, solutions, options, show).run();
}

}  // namespace leetjudge
