#include "stress/strength.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <map>
#include <set>

#include "inputs/drawing.hpp"
#include "inputs/rules.hpp"
#include "inputs/shrink.hpp"
#include "inputs/small.hpp"
#include "stress/case_runner.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/random.hpp"
#include "util/side_by_side.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using Fate = JudgedMutant::Fate;
using Clock = std::chrono::steady_clock;

constexpr double judging_share = 0.6, searching_share = 0.85;  // of the time; the rest is for looking at what was found
constexpr double endless_factor = 10;
constexpr double least_limit_ms = 50;
constexpr std::size_t most_small = 4000, first_small = 500, drawn_at_a_time = 150;
constexpr std::size_t few_cases = 40, enough = 10;  // that stop a mutant
constexpr std::size_t full_rounds = 3;              // in which mutants are judged that others have stopped
constexpr std::size_t readable_values = 12;         // that many need not be made fewer
constexpr std::size_t most_shrink_runners = 6;
// What a case is worth that is the first, the second, the third to stop a mutant: those that nobody thought of are like
// those that hardly anything stops.
constexpr double worth[] = {1, 0.3, 0.1};

class Folder {
 public:
  Folder() {
    std::string name = fs::temp_directory_path() / "leetjudge-mutants-XXXXXX";
    if (!mkdtemp(name.data())) system_fault("a temporary folder cannot be made");
    path = name;
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    std::error_code error;
    fs::remove_all(path, error);
  }
  fs::path path;
};

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
        own_(problem.cases) {
    strength_.solutions = solutions;
    strength_.seed = options.seed;
    strength_.cases = own_.size();
    judging_.trace = JudgeOptions::Trace::none;
    judging_.check = JudgeOptions::Check::none;
    judging_.most_timeouts = 1;
  }

  Strength run() {
    expect_answers();
    make_mutants();
    judge_mutants();
    if (options_.search) {
      search();
      choose();
    }
    strength_.seconds = seconds();
    return std::move(strength_);
  }

 private:
  double seconds() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }
  bool time_is_up(double share) const { return interrupted() || seconds() >= options_.most_s * share; }

  const Solution& reference() const { return strength_.solutions.front(); }

  // Of the problem's own cases where they bring none; and how long the slowest takes.
  void expect_answers() {
    const SolutionResult result = judge_solution(builder_, problem_, own_, reference(), judging_);
    if (!result.fault.empty()) throw JudgeFault(result.fault);
    double slowest_ms = 0;
    for (std::size_t i = 0; i < result.cases.size(); ++i) {
      slowest_ms = std::max(slowest_ms, result.cases[i].runtime_ms);
      if (!own_[i].expected && !problem_.rules->check) own_[i].expected = result.cases[i].answer;
    }
    limit_ms_ = std::max(least_limit_ms, slowest_ms * endless_factor);
  }

  // As many of each solution, as far as they have so many, in an order that belongs to the seed.
  void make_mutants() {
    std::vector<std::vector<Mutant>> of_solution;
    for (std::size_t i = 0; i < strength_.solutions.size(); ++i) {
      of_solution.push_back(mutants_of(read_file(strength_.solutions[i].file)));
      Random random(options_.seed, i);
      random.shuffle(of_solution.back());
    }
    for (bool any = true; any && strength_.mutants.size() < options_.most_mutants;) {
      any = false;
      for (std::size_t i = 0; i < of_solution.size(); ++i) {
        if (of_solution[i].empty()) continue;
        strength_.mutants.push_back({i, std::move(of_solution[i].back())});
        of_solution[i].pop_back();
        any = true;
      }
    }
    for (std::size_t i = 0; i < strength_.mutants.size(); ++i) write_file(file_of(i), strength_.mutants[i].mutant.text);
  }

  fs::path file_of(std::size_t mutant) const { return folder_.path / fmt::format("mutant_{}.cpp", mutant); }
  Solution solution_of(std::size_t mutant) const { return {fmt::format("mutant {}", mutant), file_of(mutant), ""}; }

  // Those of `cases` that tell the mutant from its original, and how; of many the first ones, since each crash takes a
  // new process.
  std::vector<std::pair<std::size_t, Status>> stopping(std::size_t mutant, const std::vector<Case>& cases) {
    JudgeOptions judging = judging_;
    judging.time_limit_ms = limit_ms_;
    std::vector<std::pair<std::size_t, Status>> stopping;
    for (std::size_t begin = 0, count = few_cases; begin < cases.size() && stopping.size() < enough; begin += count) {
      if (begin > 0) count = cases.size() - begin;
      const auto first = cases.begin() + std::ptrdiff_t(begin);
      const std::vector<Case> some(first, first + std::ptrdiff_t(std::min(count, cases.size() - begin)));
      const SolutionResult result = judge_solution(builder_, problem_, some, solution_of(mutant), judging);
      for (std::size_t i = 0; i < result.cases.size(); ++i) {
        const Status status = result.cases[i].status;
        if (!may_be_right(status) && status != Status::not_run && status != Status::internal_error)
          stopping.emplace_back(begin + i, status);
      }
      if (!stopping.empty() && stopping.back().second == Status::time_limit_exceeded) break;
    }
    return stopping;
  }

  void judge_mutants() {
    std::atomic<std::size_t> done = 0;
    do_side_by_side(strength_.mutants.size(), options_.at_a_time, [&](std::size_t i) {
      JudgedMutant& one = strength_.mutants[i];
      if (time_is_up(judging_share)) return;
      if (!builder_.build(file_of(i), problem_, Mode::plain).ready()) {
        one.fate = Fate::no_program;
      } else {
        const auto stopped = stopping(i, own_);
        if (interrupted()) return;
        one.fate = Fate::left;
        if (!stopped.empty()) {
          one.fate = stopped[0].second == Status::time_limit_exceeded ? Fate::endless : Fate::stopped;
          one.by = own_[stopped[0].first].name;
        }
      }
      show_(fmt::format("{} of {} mutants judged", ++done, strength_.mutants.size()));
    });
    for (std::size_t i = 0; i < strength_.mutants.size(); ++i) {
      if (strength_.mutants[i].fate == Fate::left) survivors_.push_back(i);
    }
  }

  // All small inputs, drawn ones, shapes of them, the largest: as long as there is somebody to be stopped.
  void search() {
    if (!problem_.rules->generate && !why_not_drawn(constraints_).empty()) return;
    const SmallInputs small = small_inputs(constraints_, most_small);
    std::size_t next_small = 0, next_drawn = 1;
    for (std::size_t round = 0; !survivors_.empty() && !time_is_up(searching_share); ++round) {
      std::vector<std::size_t> wanted = survivors_;
      if (round >= full_rounds) std::erase_if(wanted, [&](std::size_t one) { return stopped_.contains(one); });
      if (wanted.empty()) break;
      std::vector<std::string> inputs;
      const std::size_t until = std::min(small.inputs.size(), next_small + first_small);
      if (round % 2 == 0)
        inputs.assign(small.inputs.begin() + std::ptrdiff_t(next_small), small.inputs.begin() + std::ptrdiff_t(until));
      if (round % 2 == 0) next_small = until;
      if (inputs.empty()) inputs = drawn(next_drawn);
      strength_.small = next_small;
      const bool all_small = next_small == small.inputs.size() && !small.inputs.empty();
      if (all_small) strength_.small_words = small.words;
      try_on(wanted, cases_of(inputs));
      if (round == full_rounds - 1) try_largest();
    }
  }

  std::vector<std::string> drawn(std::size_t& next) {
    std::vector<std::string> inputs;
    for (std::size_t i = 0; i < drawn_at_a_time && !time_is_up(searching_share); ++i) {
      std::string input = random_input(constraints_, options_.seed, next++);
      const std::vector<InputShape>& shapes = input_shapes();
      const InputShape& shape = shapes[next % shapes.size()];
      if (const auto other =
              next % 3 == 0 && !problem_.rules->generate ? shaped(shape, input, constraints_) : std::nullopt)
        inputs.push_back(*other);
      inputs.push_back(std::move(input));
    }
    return inputs;
  }

  // Those that the reference answers, once each.
  std::vector<Case> cases_of(const std::vector<std::string>& inputs) {
    std::vector<Case> cases;
    for (const std::string& input : inputs) {
      if (!seen_.insert(input).second || !why_known(input).empty()) continue;
      Case test;
      test.name = fmt::format("input-{}", seen_.size());
      test.limits = problem_.limits;
      test.input = input;
      cases.push_back(std::move(test));
    }
    return answered(std::move(cases), judging_);
  }

  std::string why_known(const std::string& input) const {
    const bool known = std::ranges::count(own_, input, &Case::input) > 0;
    return known ? "it is one of the problem's cases" : "";
  }

  std::vector<Case> answered(std::vector<Case> cases, const JudgeOptions& judging) {
    if (cases.empty()) return cases;
    const SolutionResult result = judge_solution(builder_, problem_, cases, reference(), judging);
    std::vector<Case> good;
    for (std::size_t i = 0; i < result.cases.size(); ++i) {
      if (result.cases[i].status != Status::accepted) continue;
      if (!problem_.rules->check) cases[i].expected = result.cases[i].answer;
      good.push_back(std::move(cases[i]));
    }
    return good;
  }

  void try_on(const std::vector<std::size_t>& mutants, const std::vector<Case>& cases) {
    if (cases.empty()) return;
    strength_.inputs += cases.size();
    std::vector<std::vector<std::pair<std::size_t, Status>>> results(mutants.size());
    do_side_by_side(mutants.size(), options_.at_a_time, [&](std::size_t k) {
      if (time_is_up(searching_share)) return;
      results[k] = stopping(mutants[k], cases);
      show_(fmt::format("{} inputs tried, {} of {} mutants left", strength_.inputs, survivors_.size() - stopped_.size(),
                        survivors_.size()));
    });
    std::map<std::size_t, std::vector<std::size_t>> stops;
    for (std::size_t k = 0; k < mutants.size(); ++k) {
      for (const auto& [which, status] : results[k]) stops[which].push_back(mutants[k]);
      if (!results[k].empty()) stopped_.insert(mutants[k]);
    }
    for (const auto& [which, some] : stops) candidates_.push_back({cases[which], values_in(cases[which].input), some});
  }

  // One by one: what is slow only on these takes as long as the limit.
  void try_largest() {
    const double quick_ms = limit_ms_;
    limit_ms_ = problem_.limits.time_ms;
    for (const LargestInput& largest :
         problem_.rules->generate ? std::vector<LargestInput>() : largest_inputs(constraints_, options_.seed)) {
      if (time_is_up(searching_share)) break;
      std::vector<Case> cases = cases_of({largest.input});
      for (Case& one : cases) one.drawn = drawn_input(largest, input_shapes().front().words, one.input);
      try_on(survivors_, cases);
    }
    limit_ms_ = quick_ms;
  }

  // Greedily: what stops most that nothing stopped before, of those that stop as many the smaller one.
  void choose() {
    std::map<std::size_t, std::size_t> times;  // a mutant was stopped
    const std::size_t most = std::max(options_.most_cases, own_.size()) - own_.size();
    while (!candidates_.empty()) {
      const auto gain = [&](const Candidate& one) {
        double sum = 0;
        for (const std::size_t mutant : one.stops) {
          const std::size_t before = times.contains(mutant) ? times.at(mutant) : 0;
          if (before < std::size(worth)) sum += worth[before];
        }
        return sum;
      };
      std::size_t best = 0;
      double best_gain = 0;
      for (std::size_t i = 0; i < candidates_.size(); ++i) {
        const double own = gain(candidates_[i]);
        const bool better =
            own > best_gain + 1e-9 || (own > best_gain - 1e-9 && candidates_[i].size < candidates_[best].size);
        if (better) best = i, best_gain = own;
      }
      const bool beyond = strength_.found.size() >= most;
      if (best_gain < (beyond ? worth[0] : worth[1]) || strength_.found.size() >= std::max(most, options_.most_cases))
        break;
      Candidate chosen = std::move(candidates_[best]);
      candidates_.erase(candidates_.begin() + std::ptrdiff_t(best));
      if (!is_undisputed(chosen)) continue;
      make_smaller(chosen);
      stop_all_it_can(chosen);
      FoundCase found{std::move(chosen.test), {}, {}};
      for (const std::size_t mutant : chosen.stops) {
        (times[mutant]++ == 0 ? found.stops : found.others).push_back(mutant);
        strength_.mutants[mutant].fate = Fate::found;
      }
      found.test.name = name_of(found);
      strength_.found.push_back(std::move(found));
    }
  }

  // Whether all accepted solutions give that answer, and the first without a finding of the sanitizers.
  bool is_undisputed(const Candidate& one) {
    JudgeOptions judging = judging_;
    for (std::size_t i = strength_.solutions.size(); i-- > 0 && !interrupted();) {
      judging.check = i == 0 ? JudgeOptions::Check::all : JudgeOptions::Check::none;
      const std::vector<Case> cases = {one.test};
      const SolutionResult result = judge_solution(builder_, problem_, cases, strength_.solutions[i], judging);
      if (result.cases.empty() || may_be_right(result.cases[0].status) || interrupted()) continue;
      strength_.disputed.push_back(fmt::format("{}: {} of {}: {}", one.test.input,
                                               status_message(result.cases[0].status), strength_.solutions[i].name,
                                               result.cases[0].reason));
      return false;
    }
    return true;
  }

  // So that it still stops all that it stopped.
  void make_smaller(Candidate& one) {
    if (one.size <= readable_values || one.test.drawn || problem_.rules->generate || time_is_up(1)) return;
    std::vector<std::unique_ptr<CaseRunner>> mutants;
    JudgeOptions judging = judging_;
    judging.time_limit_ms = limit_ms_;
    for (const std::size_t mutant : one.stops) {
      if (mutants.size() < most_shrink_runners)
        mutants.push_back(std::make_unique<CaseRunner>(builder_, problem_, solution_of(mutant), one.test, judging));
    }
    CaseRunner right(builder_, problem_, reference(), one.test, judging_);
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
      if (constraints_.broken_by(input) || !why_known(input).empty() || !may_be_right(right.judge(smaller).status))
        return false;
      if (!rules.check) smaller.expected = right.reply.answer;
      const auto passes = [&](auto& mutant) { return may_be_right(mutant->judge_by_itself(smaller).status); };
      if (std::ranges::any_of(mutants, passes)) return false;
      one.test = smaller;
      return true;
    });
    one.size = values_in(one.test.input);
  }

  // Not every mutant was tried on it.
  void stop_all_it_can(Candidate& one) {
    std::vector<std::size_t> others = survivors_;
    std::erase_if(others, [&](std::size_t mutant) { return std::ranges::count(one.stops, mutant) > 0; });
    std::vector<char> stopped(others.size());
    do_side_by_side(others.size(), options_.at_a_time,
                    [&](std::size_t i) { stopped[i] = !time_is_up(1) && !stopping(others[i], {one.test}).empty(); });
    for (std::size_t i = 0; i < others.size(); ++i) {
      if (stopped[i]) one.stops.push_back(others[i]);
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
      return std::ranges::count(own_, text, &Case::name) > 0 ||
             std::ranges::any_of(strength_.found, [&](const FoundCase& other) { return other.test.name == text; });
    };
    if (!taken(name)) return name;
    for (int number = 2;; ++number) {
      if (std::string numbered = fmt::format("{}-{}", name, number); !taken(numbered)) return numbered;
    }
  }

  const Builder& builder_;
  const Problem& problem_;
  const StrengthOptions& options_;
  const std::function<void(const std::string&)>& show_;
  Constraints constraints_;
  std::vector<Case> own_;
  JudgeOptions judging_;
  double limit_ms_ = 0;  // of a case, for mutants
  Folder folder_;
  Strength strength_;
  std::vector<std::size_t> survivors_;  // of the problem's own cases
  std::set<std::size_t> stopped_;       // of these
  std::set<std::string> seen_;          // inputs
  std::vector<Candidate> candidates_;
  Clock::time_point begin_ = Clock::now();
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
