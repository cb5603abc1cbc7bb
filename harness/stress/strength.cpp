#include "stress/strength.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <map>
#include <set>

#include "inputs/drawing.hpp"
#include "inputs/rules.hpp"
#include "inputs/shrink.hpp"
#include "stress/input_stream.hpp"
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
using Mutants = std::vector<std::size_t>;  // by their numbers

// Shares of the time, one after the other: mutants judged, inputs tried on what they let pass, inputs tried on all,
// what is left checked, cases chosen, other kinds added, which takes little; for making one of them smaller, and what
// accepted solutions answer differently.
constexpr double judging_share = 0.55, searching_share = 0.68, again_share = 0.75, checking_share = 0.8,
                 latest_share = 1, kinds_share = 1.15, shrinking_share = 0.03, disagreement_share = 0.2;
constexpr std::size_t first_rounds = 6;  // before anything is built on their answers
constexpr std::size_t full_rounds = 5;   // in which mutants are judged that others have stopped
// Of the largest inputs for each mutant that is left, and for all of these together, at least.
constexpr std::size_t few_largest = 3, few_judged_largest = 12;
constexpr std::size_t most_without_new = 5;  // rounds in a row: there are hardly any other inputs
constexpr std::size_t rich_draws = 100, rich_inputs = 20;
constexpr std::size_t readable_values = 12;   // that many need not be made fewer
constexpr std::size_t rich_values = 30;       // that a case has which stops what others stop
constexpr std::size_t most_shrunk_for = 6;    // mutants
constexpr std::size_t most_answered = 4000;   // inputs that are kept for their kinds,
constexpr std::size_t longest_answer = 1000;  // with such answers
// Further cases for a mutant are worth something: they are likely to stop mistakes that are no mutants here
// (n-detection: Ma, Franco, McCluskey, An Experimental Chip to Evaluate Test Techniques, 1995).
constexpr double worth[] = {1, 0.4, 0.2, 0.1, 0.1}, worth_of_further = 0.01;
constexpr std::size_t few_found = 3, places_of_kinds = 4;

constexpr auto next = [](InputStream& stream, const auto& enough) { return stream.next(enough); };
constexpr auto largest = [](InputStream& stream, const auto& enough) { return stream.next_largest(enough); };
constexpr auto random_ones = [](InputStream& stream, const auto& enough) { return stream.random(rich_draws, enough); };

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
        near_only_(InputStream::is_near_only(problem, constraints_)),
        reference_(builder, problem, constraints_, solutions, reference_options(),
                   options.mutated ? options.mutated : SIZE_MAX),
        own_(reference_.answered(problem.cases)) {
    strength_.solutions = solutions;
    if (options.mutated) strength_.solutions.resize(options.mutated);
    strength_.seed = options.seed;
    strength_.cases = own_.size();
    runs_.emplace(builder, problem, own_, strength_.solutions, options.seed, options.most_mutants);
    for (const MutantRuns::One& one : runs_->all()) strength_.mutants.push_back({one.solution, one.mutant});
    for (const Case& one : own_) seen_.insert(one.input);
    times_.resize(strength_.mutants.size());
    strength_.not_drawn = why_not_drawn(constraints_);
    if (options.search && strength_.not_drawn.empty())
      stream_.emplace(problem, constraints_, options.seed, options.most_s);
  }

  Strength run() {
    std::vector<InputBatch> first;
    while (stream_ && first.size() < first_rounds && !interrupted())
      first.push_back(drawn(next, [] { return interrupted(); }));
    if (!first.empty() && first[0].kind == InputBatch::Kind::small && !first[0].cases.empty())
      smallest_ = first[0].cases[0];
    if (!wrong()) {
      judge(those({Fate::not_judged}), options_.search ? judging_share : 1, How::quickly);
      search(std::move(first));
      check_survivors();
      strength_.interrupted = finish_after_interrupt();
      choose_cases();
    }
    if (wrong()) strength_.found.clear();
    for (FoundCase& one : strength_.found) one.test.doubtful = !reference_.is_surely_given(one.test);
    const double latest_s = seconds() + options_.most_s * disagreement_share;
    if (!near_only_ && !problem_.rules->generate)
      reference_.make_disagreement_smaller([&](const Case&) { return !interrupted() && seconds() <= latest_s; });
    static_cast<Doubts&>(strength_) = reference_.doubts();
    strength_.disagreement = wrong();
    strength_.confirmed = reference_.confirmed();
    strength_.seconds = seconds();
    return std::move(strength_);
  }

 private:
  double seconds() const { return std::chrono::duration<double>(Clock::now() - options_.begin).count(); }
  // That one of the solutions is, whichever.
  const std::optional<Disagreement>& wrong() const {
    const Doubts& doubts = reference_.doubts();
    return doubts.disagreement ? doubts.disagreement : doubts.failure;
  }
  bool time_is_up(double share) const { return interrupted() || wrong() || seconds() >= options_.most_s * share; }

  // What all solutions answer alike of the stream's inputs that have not been tried before.
  template <class Draw>
  InputBatch drawn(Draw draw, const InputStream::Enough& enough) try {
    show_("drawing inputs");
    InputBatch batch = draw(*stream_, enough);
    std::erase_if(batch.cases, [&](const Case& one) { return !seen_.insert(one.input).second; });
    const std::size_t all = new_inputs_ = batch.cases.size();
    batch.cases = reference_.answered(std::move(batch.cases));
    batch.whole = batch.cases.size() == all;
    for (const Case& one : batch.cases)
      if (answered_.size() < most_answered && values_in(one.input) <= rich_values &&
          one.expected.value_or("").size() <= longest_answer)
        answered_.push_back(one);
    return batch;
  } catch (const BadInput& error) {
    strength_.not_drawn = error.what();
    stream_.reset();
    return {};
  }

  using Stops = std::optional<std::vector<MutantRuns::Stop>>;  // nothing where no time was left

  // Of one mutant, or of each: with sanitizers `checked`, otherwise quickly, or, where no case stops it yet, as every
  // solution is judged.
  enum class How { quickly, as_judged, checked };
  Stops stops_of(std::size_t mutant, const std::vector<Case>& cases, double share, How how) {
    Stops stops;
    const bool quick = how == How::quickly || (how == How::as_judged && times_[mutant] > 0);
    JudgeOptions judging = quick ? runs_->quickly(mutant) : reference_options();
    if (how == How::checked || by_checks_.contains(mutant)) judging.check = JudgeOptions::Check::all;
    if (!time_is_up(share)) stops = runs_->stops(mutant, cases, judging);
    if (interrupted()) stops.reset();
    return stops;
  }

  std::string words_of_judged(std::size_t done, std::size_t all) const {
    const std::string tried = strength_.inputs ? fmt::format("{} inputs tried, ", strength_.inputs) : "";
    return fmt::format("{}{} of {} mutants judged", tried, done, all);
  }

  std::vector<Stops> stops_of(const Mutants& mutants, const std::vector<Case>& cases, double share, How how) {
    std::vector<Stops> all(mutants.size());
    std::atomic<std::size_t> done = 0;
    do_side_by_side(mutants.size(), options_.at_a_time, [&](std::size_t k) {
      all[k] = stops_of(mutants[k], cases, share, how);
      show_(words_of_judged(++done, mutants.size()));
    });
    return all;
  }

  // By the problem's own cases.
  void judge(const Mutants& mutants, double share, How how) {
    const std::vector<Mutants> programs = runs_->programs(mutants, options_.at_a_time);
    std::atomic<std::size_t> done = 0;
    do_side_by_side(programs.size(), options_.at_a_time, [&](std::size_t i) {
      if (time_is_up(share)) return;
      runs_->build(programs[i], how == How::checked ? Mode::checked : Mode::plain);
      for (const std::size_t mutant : programs[i]) {
        note_fate(mutant, stops_of(mutant, own_, share, how));
        show_(words_of_judged(++done, mutants.size()));
      }
    });
  }

  void note_fate(std::size_t mutant, const Stops& stops) {
    if (!stops) return;
    JudgedMutant& one = strength_.mutants[mutant];
    one.fate = Fate::left;
    times_[mutant] = stops->size();
    if (stops->empty()) return;
    const auto [which, status] = stops->front();
    one.fate = status == Status::compile_error         ? Fate::no_program
               : status == Status::time_limit_exceeded ? Fate::endless
                                                       : Fate::stopped;
    if (status != Status::compile_error) one.by = own_[which].name;
  }

  Mutants those(std::initializer_list<Fate> fates) const {
    Mutants some;
    for (std::size_t i = 0; i < strength_.mutants.size(); ++i) {
      if (std::ranges::count(fates, strength_.mutants[i].fate)) some.push_back(i);
    }
    return some;
  }

  // Small inputs, drawn ones and the largest, as long as there is somebody to be stopped; then a few on all mutants,
  // for second and third cases.
  void search(std::vector<InputBatch> first) {
    const auto enough = [&] { return time_is_up(searching_share); };
    std::size_t without_new = 0;
    for (std::size_t round = 0; stream_ && !enough() && without_new < most_without_new; ++round) {
      const Mutants survivors = those({Fate::left, Fate::not_taken});
      const Mutants wanted = round < full_rounds ? survivors : those({Fate::left});
      if (wanted.empty()) break;
      InputBatch batch = round < first.size() ? std::move(first[round]) : drawn(next, enough);
      without_new = round < first_rounds || new_inputs_ > 0 ? 0 : without_new + 1;
      batch.whole = try_on(wanted, batch.cases, searching_share) && batch.whole;
      if (stream_) strength_.small_words = stream_->proved(batch);
      // One by one: what is slow only on these takes as long as the limit.
      const std::size_t count = std::max(few_largest, few_judged_largest / std::max<std::size_t>(1, survivors.size()));
      for (std::size_t i = 0; round + 1 == full_rounds && stream_ && i < count && !enough(); ++i)
        try_on(survivors, drawn(largest, enough).cases, searching_share, How::as_judged);
    }
    try_on_random(those({Fate::left, Fate::not_taken, Fate::stopped}), again_share, How::quickly);
  }

  void try_on_random(const Mutants& mutants, double share, How how) {
    const auto enough = [&] { return time_is_up(share); };
    if (!stream_ || enough()) return;
    std::vector<Case> cases = drawn(random_ones, enough).cases;
    std::ranges::sort(cases, {}, [](const Case& one) { return far_from_rich(values_in(one.input)); });
    cases.resize(std::min(rich_inputs, cases.size()));
    try_on(mutants, cases, share, how);
  }

  // Whether every mutant was tried on all of them.
  bool try_on(const Mutants& mutants, const std::vector<Case>& cases, double share, How how = How::quickly) {
    const std::vector<Stops> all = stops_of(mutants, cases, share, how);
    const bool every_mutant = std::ranges::all_of(all, &Stops::has_value);
    if (every_mutant) strength_.inputs += cases.size();
    std::map<std::size_t, Mutants> stops;
    for (std::size_t k = 0; k < mutants.size(); ++k) {
      if (!all[k]) continue;
      for (const MutantRuns::Stop& one : *all[k]) stops[one.which].push_back(mutants[k]);
      Fate& fate = strength_.mutants[mutants[k]].fate;
      if (!all[k]->empty() && fate == Fate::left) fate = Fate::not_taken;
    }
    for (const auto& [which, some] : stops) candidates_.push_back({cases[which], values_in(cases[which].input), some});
    return every_mutant;
  }

  // Of what is left the sanitizers may find something, as in every verdict: in the problem's own cases, or in others.
  void check_survivors() {
    judge(those({Fate::left}), options_.search ? checking_share : 1, How::checked);
    const Mutants left = those({Fate::left});
    by_checks_.insert(left.begin(), left.end());
    try_on_random(left, checking_share, How::checked);
  }

  // Greedily: what stops most that nothing stopped before, of those that stop as many the less awkward one.
  void choose_cases() {
    // A few also where the problem has as many as are wanted, but only for what nothing stops.
    const bool many = own_.size() + few_found > options_.most_cases;
    const std::size_t most_found = many ? few_found : options_.most_cases - own_.size();
    // Whatever mutants do, mistakes are made at the least input: it comes first, if it stops any of all.
    if (smallest_ && !many) {
      std::erase_if(candidates_, [&](const Candidate& one) { return is_smallest(one.test); });
      candidates_.push_back({*smallest_, 0, those({Fate::stopped, Fate::left, Fate::not_taken})});
    }
    while (!candidates_.empty() && strength_.found.size() < most_found && !time_is_up(latest_share)) {
      const auto best = std::ranges::min_element(
          candidates_, {}, [&](const Candidate& one) { return std::pair(-gain_of(one.stops), awkwardness(one)); });
      const bool last_places = !many && strength_.found.size() + places_of_kinds >= most_found;
      if (gain_of(best->stops) < (many || last_places ? worth[0] : worth_of_further)) break;
      Candidate chosen = std::move(*best);
      candidates_.erase(best);
      if (!reference_.is_sound(chosen.test)) continue;
      Case smaller = made_smaller(chosen);
      const bool is_smaller = smaller.input != chosen.test.input && seen_.insert(smaller.input).second;
      if (is_smaller) chosen.test = std::move(smaller);
      FoundCase found{chosen.test, {}, {}, {}};
      const std::vector<Stops> again = stops_of(chosen.stops, {chosen.test}, latest_share, How::as_judged);
      for (std::size_t k = 0; k < again.size(); ++k) {
        const std::size_t mutant = chosen.stops[k];
        if (again[k] && !again[k]->empty())
          (times_[mutant]++ == 0 ? found.stops : found.others).push_back(mutant);
        else if (!is_smaller && !is_smallest(chosen.test))  // it depends on the inputs before, such as on freed memory
          for (Candidate& one : candidates_) std::erase(one.stops, mutant);
      }
      for (const std::size_t mutant : found.stops) strength_.mutants[mutant].fate = Fate::found;
      if (found.stops.empty() && found.others.empty()) continue;
      found.test.name = name_of(found);
      strength_.found.push_back(std::move(found));
    }
    if (!many) add_other_kinds(most_found);
  }

  // Greedily again: what is of most kinds that no case is of, and of few values.
  void add_other_kinds(std::size_t most_found) {
    std::set<std::string> there;
    const auto note = [&](const Case& one) { there.merge(kinds_of(one, problem_)); };
    std::ranges::for_each(own_, note);
    for (const FoundCase& one : strength_.found) note(one.test);
    std::vector<std::pair<const Case*, std::set<std::string>>> all;
    for (const Case& one : answered_) all.emplace_back(&one, kinds_of(one, problem_));
    while (strength_.found.size() < most_found && !all.empty() && !time_is_up(kinds_share)) {
      for (auto& [test, kinds] : all) std::erase_if(kinds, [&](const std::string& one) { return there.contains(one); });
      const auto best = std::ranges::min_element(
          all, {}, [](const auto& one) { return std::pair(-std::ssize(one.second), values_in(one.first->input)); });
      if (best->second.empty()) break;
      const auto [test, kinds] = *best;
      all.erase(best);
      if (!reference_.is_sound(*test)) continue;
      note(*test);
      FoundCase& found = strength_.found.emplace_back(FoundCase{*test, {}, {}, {kinds.begin(), kinds.end()}});
      found.test.name = unused(as_name(*kinds.begin()));
    }
  }

  bool is_smallest(const Case& test) const { return smallest_ && test.input == smallest_->input; }

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

  // So that it still stops those that it is there for.
  Case made_smaller(const Candidate& one) {
    const bool short_enough = one.size <= (stops_new_ones(one) ? readable_values : 2 * rich_values);
    const bool whole = problem_.rules->generate || near_only_;
    if (short_enough || whole || time_is_up(1)) return one.test;
    Mutants stops = one.stops;
    std::ranges::sort(stops, {}, [&](std::size_t mutant) { return std::pair(times_[mutant], mutant); });
    stops.resize(std::min(most_shrunk_for, stops.size()));
    std::vector<Failing> mutants;
    for (const std::size_t mutant : stops) {
      mutants.push_back({runs_->solution(mutant), runs_->quickly(mutant)});
      mutants.back().options.fresh = true;
      if (by_checks_.contains(mutant)) mutants.back().options.check = JudgeOptions::Check::all;
    }
    const double latest_s = seconds() + options_.most_s * shrinking_share;
    return reference_.smaller(one.test, mutants, [&](const Case&) { return !interrupted() && seconds() <= latest_s; });
  }

  std::string name_of(const FoundCase& found) const {
    const JudgedMutant& one = strength_.mutants[found.stops.empty() ? found.others.front() : found.stops.front()];
    const bool smallest = is_smallest(found.test);
    std::string name = smallest              ? "smallest"
                       : found.stops.empty() ? fmt::format("stops-{}-again", found.others.size())
                                             : fmt::format("stops-{}-in-line-{}", one.mutant.kind, one.mutant.line);
    if (strength_.solutions.size() > 1 && !found.stops.empty() && !smallest)
      name += "-of-" + strength_.solutions[one.solution].name;
    return unused(as_name(name));
  }

  // "nums: all negative" is "nums-all-negative".
  static std::string as_name(const std::string& words) {
    std::string name;
    for (const char c : words) {
      if (std::isalnum(static_cast<unsigned char>(c)))
        name += char(std::tolower(c));
      else if (!name.ends_with('-'))
        name += '-';
    }
    return name;
  }

  std::string unused(const std::string& name) const {
    const auto is_taken = [&](const std::string& other) {
      return std::ranges::count(own_, other, &Case::name) > 0 ||
             std::ranges::any_of(strength_.found, [&](const FoundCase& before) { return before.test.name == other; });
    };
    return unused_name(name, is_taken, "-", "");
  }

  const Problem& problem_;
  const StrengthOptions& options_;
  const std::function<void(const std::string&)>& show_;
  const Constraints constraints_;
  const bool near_only_;
  Reference reference_;
  const std::vector<Case> own_;
  std::optional<MutantRuns> runs_;
  std::optional<InputStream> stream_;  // where others are looked for
  std::size_t new_inputs_ = 0;         // of those drawn last
  Strength strength_;
  std::set<std::size_t> by_checks_;  // of which only the sanitizers tell
  std::vector<std::size_t> times_;   // how many cases stop each mutant
  std::set<std::string> seen_;       // inputs
  std::vector<Candidate> candidates_;
  std::vector<Case> answered_;    // inputs of few values
  std::optional<Case> smallest_;  // of all inputs, where no case has it
};

}  // namespace

Strength strength_of(const Builder& builder, const Problem& problem, const std::vector<Solution>& solutions,
                     const StrengthOptions& options, const std::function<void(const std::string&)>& show) {
  return Strengthening(builder, problem, solutions, options, show).run();
}

}  // namespace leetjudge
