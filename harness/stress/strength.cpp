#include "stress/strength.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <set>

#include "inputs/drawing.hpp"
#include "inputs/rules.hpp"
#include "inputs/shrink.hpp"
#include "inputs/small.hpp"
#include "stress/case_choice.hpp"
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

// Shares of the time: judging mutants, searching, and stopping again what is stopped.
constexpr double judging_share = 0.6, searching_share = 0.75, again_share = 0.85;
constexpr std::size_t first_at_once = 100, least_at_once = 10, most_at_once = 1000;
constexpr double round_share = 0.05;  // of the time
constexpr std::size_t rich_draws = 60, rich_inputs = 12, first_rich = 1000000;
constexpr std::size_t full_rounds = 5;  // in which mutants are judged that others have stopped
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
    if (options_.search && strength_.not_drawn.empty()) try_rich_inputs();
    check_survivors();
    strength_.interrupted = finish_after_interrupt();
    choose_cases({builder_, problem_, options_, constraints_, mutants_, survivors_, times_,
                  [this](double share) { return time_is_up(share); }},
                 std::move(candidates_), strength_);
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

  // All small inputs, drawn ones, shapes of them, the largest: as long as there is somebody to be stopped.
  void search() {
    strength_.not_drawn = why_not_drawn(constraints_);
    if (!strength_.not_drawn.empty()) return;
    const SmallInputs small = small_inputs(constraints_);
    std::size_t next_small = 0, next_drawn = 1, at_once = first_at_once;
    bool proven = true;  // every small input was answered, and every mutant tried on it
    for (std::size_t round = 0; !survivors_.empty() && !time_is_up(searching_share); ++round) {
      std::vector<std::size_t> wanted = survivors_;
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
      const bool all_tried = try_on(wanted, cases_of(inputs), searching_share);
      proven = proven && all_tried;
      if (proven) strength_.small_words = small.words(next_small);
      const double factor = options_.most_s * round_share / std::max(seconds() - begun_s, 0.001);
      at_once = std::clamp(std::size_t(double(at_once) * std::clamp(factor, 0.1, 3.0)), least_at_once, most_at_once);
      if (round == full_rounds - 1) try_largest();
    }
  }

  std::vector<std::string> drawn(std::size_t& next, std::size_t count) {
    std::vector<std::string> inputs;
    for (std::size_t i = 0; i < count && !time_is_up(again_share); ++i) {
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
      if (!seen_.insert(std::hash<std::string>()(input)).second || mutants_.is_own(input)) continue;
      Case test;
      test.name = fmt::format("input-{}", seen_.size());
      test.limits = problem_.limits;
      test.input = input;
      cases.push_back(std::move(test));
    }
    return cases;
  }

  // Those of them that the first solution answers. Whether that is all of them, and every mutant was tried.
  bool try_on(const std::vector<std::size_t>& mutants, std::vector<Case> cases, double share, bool whole = false) {
    const std::size_t all = cases.size();
    cases = mutants_.answered(std::move(cases));
    std::vector<std::vector<MutantRuns::Stop>> results(mutants.size());
    std::atomic<bool> every_mutant = true;
    do_side_by_side(mutants.size(), options_.at_a_time, [&](std::size_t k) {
      if (!time_is_up(share)) results[k] = mutants_.stops(mutants[k], cases, whole);
      if (time_is_up(share)) every_mutant = false;
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
      try_on(survivors_, std::move(cases), searching_share, true);
    }
  }

  // A few, on all mutants: for second and third cases.
  void try_rich_inputs() {
    std::size_t next = first_rich;
    std::vector<std::string> inputs = drawn(next, rich_draws);
    std::ranges::sort(inputs, {}, [](const std::string& one) { return far_from_rich(values_in(one)); });
    inputs.resize(std::min(inputs.size(), rich_inputs));
    try_on(tried_, cases_of(inputs), again_share);
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
