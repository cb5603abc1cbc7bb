#include "stress/strength.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <map>
#include <set>

#include "inputs/drawing.hpp"
#include "inputs/rules.hpp"
#include "inputs/shrink.hpp"
#include "stress/agreement.hpp"
#include "stress/input_stream.hpp"
#include "stress/mutant_runs.hpp"
#include "stress/reference.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/side_by_side.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Fate = JudgedMutant::Fate;
using Clock = std::chrono::steady_clock;
using Mutants = std::vector<std::size_t>;  // by their numbers

// Shares of the time: judging mutants, searching, stopping again what is stopped, choosing, making one case smaller.
constexpr double comparing_share = 0.1, judging_share = 0.6, searching_share = 0.75, again_share = 0.85,
                 latest_share = 1.15;
constexpr double shrinking_share = 0.03;
constexpr std::size_t full_rounds = 5;  // in which mutants are judged that others have stopped
constexpr std::size_t compared_batches = 4;
constexpr std::size_t few_largest = 3;
constexpr std::size_t rich_draws = 100, rich_inputs = 20;
constexpr std::size_t readable_values = 12;  // that many need not be made fewer
constexpr std::size_t rich_values = 30;      // that a case has which stops what others stop
constexpr std::size_t most_shrunk_for = 6;   // mutants
// Further cases for one mutant are worth something: they are likely to stop mistakes that are no mutants here
// (n-detection: Ma, Franco, McCluskey, An Experimental Chip to Evaluate Test Techniques, 1995).
constexpr double worth[] = {1, 0.4, 0.2}, worth_of_further = 0.01;
constexpr std::size_t few_found = 3;
constexpr std::size_t most_doubts = 2;  // cases that did not stop it again: then it is believed no more

struct Candidate {
  Case test;
  std::size_t size;  // values in its input
  Mutants stops;
};

// With some values, a case meets more mistakes that are no mutants; with too many, nobody reads it.
std::size_t far_from_rich(std::size_t values) { return std::max(values, rich_values) - std::min(values, rich_values); }

class Strengthening {
 public:
  Strengthening(const Builder& builder, const Problem& problem, const std::vector<Solution>& solutions,
                const StrengthOptions& options, const std::function<void(const std::string&)>& show)
      : problem_(problem),
        options_(options),
        show_(show),
        constraints_(constraints_of(problem)),
        reference_(builder, problem, solutions.front(), MutantRuns::as_judged()),
        runs_(builder, problem, solutions, options.seed, options.most_mutants),
        agreement_(builder, problem, runs_.own_cases(), solutions, options.witnesses,
                   constraints_.may_be_broken().empty() || InputStream::is_near_only(problem, constraints_)) {
    strength_.solutions = solutions;
    strength_.seed = options.seed;
    strength_.cases = own().size();
    for (const MutantRuns::One& one : runs_.all()) strength_.mutants.push_back({one.solution, one.mutant});
    for (const Case& one : own()) seen_.insert(one.input);
    times_.resize(strength_.mutants.size());
    strength_.witnesses = agreement_.witnesses();
  }

  Strength run() {
    strength_.not_drawn = why_not_drawn(constraints_);
    const bool searches = options_.search && strength_.not_drawn.empty();
    if (searches && agreement_.has_others()) compare_solutions();
    if (!agreement_.disagreement()) {
      judge_mutants();
      if (searches) search();
      check_survivors();
      strength_.interrupted = finish_after_interrupt();
      choose_cases();
    }
    for (const std::size_t mutant : stopped_) {
      Fate& fate = strength_.mutants[mutant].fate;
      if (fate == Fate::left) fate = Fate::not_taken;
    }
    if (agreement_.disagreement()) strength_.found.clear();
    strength_.disagreement = agreement_.disagreement();
    strength_.disputed = agreement_.disputed();
    strength_.seconds = seconds();
    return std::move(strength_);
  }

 private:
  double seconds() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }
  bool time_is_up(double share) const {
    return interrupted() || agreement_.disagreement() || seconds() >= options_.most_s * share;
  }

  const std::vector<Case>& own() const { return runs_.own_cases(); }

  // On the smallest inputs, before anything is built on their answers.
  void compare_solutions() try {
    InputStream stream(problem_, constraints_, options_.seed, options_.most_s);
    const auto enough = [&] { return time_is_up(comparing_share); };
    const auto ended = [] { return interrupted(); };
    // On one batch of each kind however busy the machine is.
    for (std::size_t round = 0; round < compared_batches && (round < 2 || !enough()) && !ended(); ++round) {
      show_("comparing the solutions");
      agreement_.agreed(reference_.answered(stream.next(ended).cases));
    }
  } catch (const BadInput& error) {
    strength_.not_drawn = error.what();
  }

  void judge_mutants() {
    std::atomic<std::size_t> done = 0;
    do_side_by_side(strength_.mutants.size(), options_.at_a_time, [&](std::size_t i) {
      if (time_is_up(options_.search ? judging_share : 1)) return;
      if (!runs_.compiles(i)) {
        strength_.mutants[i].fate = Fate::no_program;
      } else {
        const std::vector<MutantRuns::Stop> stopped = runs_.stops(i, own(), runs_.quickly(i));
        if (interrupted()) return;
        strength_.mutants[i].fate = Fate::left;
        stop_by_own(i, stopped);
      }
      show_(fmt::format("{} of {} mutants judged", ++done, strength_.mutants.size()));
    });
    for (std::size_t i = 0; i < strength_.mutants.size(); ++i) {
      const Fate fate = strength_.mutants[i].fate;
      if (fate == Fate::left) survivors_.push_back(i);
      if (fate == Fate::left || fate == Fate::stopped) tried_.push_back(i);
    }
  }

  void stop_by_own(std::size_t mutant, const std::vector<MutantRuns::Stop>& stopped) {
    times_[mutant] = stopped.size();
    if (stopped.empty()) return;
    JudgedMutant& one = strength_.mutants[mutant];
    one.fate = stopped[0].status == Status::time_limit_exceeded ? Fate::endless : Fate::stopped;
    one.by = own()[stopped[0].which].name;
  }

  // Small inputs, drawn ones and the largest, as long as there is somebody to be stopped; then a few on all mutants,
  // for second and third cases.
  void search() try {
    InputStream stream(problem_, constraints_, options_.seed, options_.most_s);
    const auto enough = [&] { return time_is_up(searching_share); };
    for (std::size_t round = 0; !survivors_.empty() && !enough(); ++round) {
      Mutants wanted = survivors_;
      if (round >= full_rounds) std::erase_if(wanted, [&](std::size_t one) { return stopped_.contains(one); });
      if (wanted.empty()) break;
      const InputBatch batch = stream.next(enough);
      const bool whole = try_on(wanted, batch.cases, searching_share);
      strength_.small_words = stream.proved(batch, whole);
      // One by one: what is slow only on these takes as long as the limit.
      for (std::size_t i = 0; round + 1 == full_rounds && i < few_largest && !enough(); ++i)
        try_on(survivors_, stream.next_largest(enough).cases, searching_share, true);
    }
    InputBatch rich = stream.random(rich_draws, [&] { return time_is_up(again_share); });
    std::ranges::sort(rich.cases, {}, [](const Case& one) { return far_from_rich(values_in(one.input)); });
    if (rich.cases.size() > rich_inputs) rich.cases.resize(rich_inputs);
    try_on(tried_, std::move(rich.cases), again_share);
  } catch (const BadInput& error) {
    strength_.not_drawn = error.what();
  }

  // Whether the first solution answered all of them, and every mutant was tried.
  bool try_on(const Mutants& mutants, std::vector<Case> cases, double share, bool whole_limits = false) {
    std::erase_if(cases, [&](const Case& one) { return !seen_.insert(one.input).second; });
    const std::size_t all = cases.size();
    cases = agreement_.agreed(reference_.answered(std::move(cases)));
    std::vector<std::vector<MutantRuns::Stop>> results(mutants.size());
    std::atomic<bool> every_mutant = true;
    do_side_by_side(mutants.size(), options_.at_a_time, [&](std::size_t k) {
      const JudgeOptions judging = whole_limits ? MutantRuns::as_judged() : runs_.quickly(mutants[k]);
      if (!time_is_up(share)) results[k] = runs_.stops(mutants[k], cases, judging);
      if (time_is_up(share)) every_mutant = false;
      show_(fmt::format("{} inputs tried, {} of {} mutants left", strength_.inputs, survivors_.size() - stopped_.size(),
                        tried_.size()));
    });
    if (every_mutant) strength_.inputs += cases.size();
    std::map<std::size_t, Mutants> stops;
    for (std::size_t k = 0; k < mutants.size(); ++k) {
      for (const MutantRuns::Stop& one : results[k]) stops[one.which].push_back(mutants[k]);
      if (!results[k].empty() && times_[mutants[k]] == 0) stopped_.insert(mutants[k]);
    }
    for (const auto& [which, some] : stops) candidates_.push_back({cases[which], values_in(cases[which].input), some});
    return every_mutant && cases.size() == all;
  }

  // Of what is left the sanitizers may find something in the problem's own cases, as in every verdict.
  void check_survivors() {
    JudgeOptions judging = MutantRuns::as_judged();
    judging.check = JudgeOptions::Check::all;
    do_side_by_side(survivors_.size(), options_.at_a_time, [&](std::size_t k) {
      if (stopped_.contains(survivors_[k]) || time_is_up(1)) return;
      show_(fmt::format("{} of {} mutants checked", k, survivors_.size()));
      stop_by_own(survivors_[k], runs_.stops(survivors_[k], own(), judging));
    });
  }

  // Greedily: what stops most that nothing stopped before, of those that stop as many the less awkward one.
  void choose_cases() {
    // A few also where the problem has as many as are wanted, but only for what nothing stops.
    const bool many = own().size() + few_found > options_.most_cases;
    const std::size_t most_found = many ? few_found : options_.most_cases - own().size();
    std::vector<std::size_t> doubts(strength_.mutants.size());
    while (!candidates_.empty() && strength_.found.size() < most_found && !time_is_up(latest_share)) {
      const auto best = std::ranges::min_element(
          candidates_, {}, [&](const Candidate& one) { return std::pair(-gain_of(one.stops), awkwardness(one)); });
      if (gain_of(best->stops) < (many ? 1 : worth_of_further)) break;
      Candidate chosen = std::move(*best);
      candidates_.erase(best);
      if (!agreement_.is_undisputed(chosen.test)) continue;
      const Case smaller = made_smaller(chosen);
      const bool is_own = std::ranges::count(own(), smaller.input, &Case::input) > 0;
      const bool is_smaller = smaller.input != chosen.test.input && !is_own && agreement_.is_undisputed(smaller);
      if (is_smaller) chosen.test = smaller;
      const Mutants stops = all_stopped_by(chosen);
      // What depends on the inputs before it, such as on freed memory, is not stopped again.
      for (const std::size_t mutant : chosen.stops) {
        if (is_smaller || std::ranges::count(stops, mutant) > 0 || ++doubts[mutant] < most_doubts) continue;
        for (Candidate& one : candidates_) std::erase(one.stops, mutant);
      }
      if (stops.empty()) continue;
      FoundCase found{std::move(chosen.test), {}, {}};
      for (const std::size_t mutant : stops) {
        (times_[mutant]++ == 0 ? found.stops : found.others).push_back(mutant);
        if (strength_.mutants[mutant].fate == Fate::left) strength_.mutants[mutant].fate = Fate::found;
      }
      found.test.name = name_of(found.stops.empty() ? found.others.front() : found.stops.front());
      strength_.found.push_back(std::move(found));
    }
  }

  double gain_of(const Mutants& stops) const {
    double sum = 0;
    for (const std::size_t mutant : stops)
      sum += times_[mutant] < std::size(worth) ? worth[times_[mutant]] : worth_of_further;
    return sum;
  }

  bool stops_new_ones(const Candidate& one) const {
    return std::ranges::any_of(one.stops, [&](std::size_t mutant) { return times_[mutant] == 0; });
  }

  // What stops something new is to be short.
  std::size_t awkwardness(const Candidate& one) const {
    return stops_new_ones(one) ? one.size : far_from_rich(one.size);
  }

  // So that it still stops all that it stopped.
  Case made_smaller(const Candidate& one) const {
    const bool short_enough = one.size <= (stops_new_ones(one) ? readable_values : 2 * rich_values);
    const bool whole = one.test.drawn || problem_.rules->generate || InputStream::is_near_only(problem_, constraints_);
    if (short_enough || whole || time_is_up(1)) return one.test;
    Mutants stops = one.stops;
    std::ranges::sort(stops, {}, [&](std::size_t mutant) { return std::pair(times_[mutant], mutant); });
    std::vector<Failing> mutants;
    for (std::size_t k = 0; k < std::min(most_shrunk_for, stops.size()); ++k)
      mutants.push_back({runs_.solution(stops[k]), runs_.quickly(stops[k])});
    const double latest_s = seconds() + options_.most_s * shrinking_share;
    return reference_.smaller(one.test, constraints_, mutants,
                              [&](const Case&) { return !interrupted() && seconds() <= latest_s; });
  }

  // Not every mutant was tried on it, and where it was made smaller perhaps not all are stopped any more.
  Mutants all_stopped_by(const Candidate& one) const {
    Mutants again = one.stops;
    for (const std::size_t mutant : survivors_) {
      if (std::ranges::count(again, mutant) == 0 && !time_is_up(1)) again.push_back(mutant);
    }
    std::vector<char> stopped(again.size());
    JudgeOptions judging = MutantRuns::as_judged();
    judging.fresh = true;
    do_side_by_side(again.size(), options_.at_a_time, [&](std::size_t i) {
      stopped[i] = !time_is_up(latest_share) && !runs_.stops(again[i], {one.test}, judging).empty();
    });
    std::size_t i = 0;
    std::erase_if(again, [&](std::size_t) { return !stopped[i++]; });
    return again;
  }

  std::string name_of(std::size_t mutant) const {
    const JudgedMutant& one = strength_.mutants[mutant];
    std::string name = fmt::format("stops-{}-in-line-{}", one.mutant.kind, one.mutant.line);
    if (strength_.solutions.size() > 1) name += "-of-" + strength_.solutions[one.solution].name;
    for (char& c : name) c = std::isalnum(static_cast<unsigned char>(c)) ? char(std::tolower(c)) : '-';
    std::set<std::string> taken;
    for (const Case& other : own()) taken.insert(other.name);
    for (const FoundCase& other : strength_.found) taken.insert(other.test.name);
    std::string numbered = name;
    for (int number = 2; taken.contains(numbered); ++number) numbered = fmt::format("{}-{}", name, number);
    return numbered;
  }

  const Clock::time_point begin_ = Clock::now();
  const Problem& problem_;
  const StrengthOptions& options_;
  const std::function<void(const std::string&)>& show_;
  const Constraints constraints_;
  Reference reference_;
  MutantRuns runs_;
  Agreement agreement_;
  Strength strength_;
  Mutants tried_;                   // those that answer the problem's own cases in time
  Mutants survivors_;               // those of them that are right on these
  std::set<std::size_t> stopped_;   // of the survivors, by other inputs
  std::vector<std::size_t> times_;  // how many cases stop each mutant
  std::set<std::string> seen_;      // inputs
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
