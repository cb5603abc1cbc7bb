#include "stress/hunt.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <set>

#include "inputs/shrink.hpp"
#include "inputs/small.hpp"
#include "judging/verdict.hpp"
#include "stress/case_runner.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"

namespace leetjudge {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double least_quick_limit_ms = 20;
constexpr double quick_limit_factor = 0.1;  // of the time limit, for first guesses at what runs out of it

constexpr std::size_t most_largest = 6;
constexpr double small_share = 0.1;         // of the time
constexpr std::size_t most_left_out = 100;  // in a row from the first case on

constexpr double clearly = 1.5;       // times the time limit
constexpr double check_share = 0.3;   // of the time, for running cases with sanitizers as well
constexpr double random_share = 0.8;  // and for random cases: the rest is for the largest

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

class Hunting {
 public:
  Hunting(const Builder& builder, const Problem& problem, const Solution& solution,
          const std::optional<Solution>& reference, const HuntOptions& options,
          const std::function<void(const HuntProgress&)>& show)
      : builder_(builder),
        problem_(problem),
        reference_solution_(reference),
        options_(options),
        show_(show),
        constraints_(constraints_of(problem)),
        solution_(builder, problem, solution, any_case(), options.judge) {
    if (reference) reference_.emplace(builder, problem, *reference, any_case(), options.reference);
    const JudgeOptions::Check check = options.judge.check;
    const bool wanted = check == JudgeOptions::Check::within_budget || check == JudgeOptions::Check::all;
    if (wanted) checked_ = checked_runner(builder, problem, solution, any_case(), options.judge);
  }

  Hunt run() {
    begin_ = Clock::now();
    if (options_.own_cases) try_own();
    if (!hunt_.failing && options_.most_s < HUGE_VAL) try_small();
    if (!hunt_.failing) try_random();
    if (!hunt_.failing && !problem_.rules->generate) try_largest();
    return std::move(hunt_);
  }

 private:
  Case any_case() const {
    Case any;
    any.limits = problem_.limits;
    return any;
  }

  bool time_is_up(double share = 1) {
    hunt_.progress.seconds = seconds_since(begin_);
    return hunt_.progress.seconds >= options_.most_s * share || interrupted();
  }

  // They are inputs of the problem for sure, and smaller ones are where its constraints are understood.
  void try_own() {
    const bool within = constraints_.may_be_broken().empty();
    for (const Case& own : problem_.cases) {
      if (hunt_.failing || time_is_up()) return;
      Case test = own;
      if (!test.expected && !problem_.rules->check && expect(test)) continue;
      auto result = failed(test, true, hunt_.progress.own, "case " + own.name);
      if (!result) continue;
      hunt_.failing = looked_into(std::move(test), std::move(*result), 0, within);
      hunt_.failing->own = true;
    }
  }

  // The first one that fails needs not be made smaller.
  void try_small() {
    const SmallInputs small = small_inputs(constraints_);
    HuntProgress& progress = hunt_.progress;
    const auto begin = Clock::now();
    std::size_t tried = 0;  // without a gap: only that proves something
    bool whole = true;
    for (const std::string& input : small.inputs) {
      if (time_is_up() || seconds_since(begin) > options_.most_s * small_share) break;
      Case test = any_case();
      test.name = "small";
      test.input = input;
      if (expect(test)) {
        whole = false;
        continue;
      }
      auto result = failed(test, check_s_ <= seconds_since(begin) * check_share, progress.small, "a small case");
      if (interrupted()) break;
      if (result && is_sound(test)) {
        hunt_.failing = looked_into(std::move(test), std::move(*result), 0, false);
        hunt_.failing->small = true;
        return;
      }
      whole = whole && !result;
      tried += whole;
    }
    progress.small_words = small.words(tried);
  }

  void try_random() {
    std::optional<FailingCase> just_above;  // the time limit
    HuntProgress& progress = hunt_.progress;
    for (std::size_t number = 1; !options_.most_cases || number <= *options_.most_cases; ++number) {
      if (hunt_.failing || time_is_up(problem_.rules->generate ? 1 : random_share)) break;
      Case test = any_case();
      test.name = fmt::format("{}-{}", options_.seed, number);
      test.input = random_input(constraints_, options_.seed, number);
      const auto reason = expect(test);
      if (interrupted()) break;
      if (reason) {
        progress.cases = number;
        if (!problem_.rules->generate && ++progress.left_out < std::max<std::size_t>(most_left_out, number)) continue;
        throw BadInput(
            fmt::format("the reference, {}, does not answer case {} of seed {}: {} (--reference names another)",
                        reference_solution_->name, number, options_.seed, *reason));
      }
      const bool last = number == options_.most_cases.value_or(0);
      const bool in_time = last || check_s_ <= progress.seconds * check_share;
      auto result = failed(test, in_time, progress.cases, fmt::format("case {}", number));
      if (!result) continue;
      if (!is_sound(test)) {
        ++progress.left_out;
      } else if (result->status == Status::time_limit_exceeded && !runs_out_clearly(test) &&
                 solution_.reply.cpu_ms > limit_ms(test) / 2) {  // otherwise it does so after other cases only
        if (!just_above) just_above = failing_case(test, std::move(*result), number, false);
      } else {
        progress.seconds = seconds_since(begin_);
        hunt_.failing = looked_into(std::move(test), std::move(*result), number, true);
      }
    }
    if (!hunt_.failing && just_above && !may_be_right(solution_.judge_by_itself(just_above->test).status))
      hunt_.failing = std::move(just_above);
  }

  // What comes of a case that fails; nothing where it does not, or was interrupted. `count` is that of cases like it.
  std::optional<CaseResult> failed(const Case& test, bool checked, std::size_t& count, const std::string& which) {
    HuntProgress& progress = hunt_.progress;
    const Verdict verdict = judged(test, checked && checked_);
    if (interrupted()) return std::nullopt;
    ++count;
    if (verdict.status == Status::different && progress.different++ == 0) progress.first_different = which;
    show_(progress);
    return may_be_right(verdict.status) ? std::nullopt : std::optional(result_of(verdict));
  }

  // With sanitizers as well where the plain run is right.
  Verdict judged(const Case& test, bool checked) {
    Verdict verdict = solution_.judge(test);
    by_checks_ = false;
    if (!may_be_right(verdict.status) || !checked) return verdict;
    const auto begin = Clock::now();
    const Verdict finding = checked_->judge(test);
    check_s_ += seconds_since(begin);
    ++hunt_.progress.checked;
    by_checks_ = !may_be_right(finding.status);
    return by_checks_ ? finding : verdict;
  }

  // What is quick on small inputs may run out of time on large ones. They are not made smaller where it does.
  void try_largest() {
    const auto enough = [&] { return hunt_.progress.cases > 0 && time_is_up(); };
    const std::vector<LargestInput> all = largest_inputs(constraints_, options_.seed, enough);
    std::set<std::string> tried;
    for (const InputShape& shape : input_shapes()) {
      for (const LargestInput& largest : all) {
        if (hunt_.failing || hunt_.progress.largest == most_largest || enough()) return;
        const auto input = shaped(shape, largest.input, constraints_);
        if (input && tried.insert(*input).second)
          try_one_of_the_largest(*input, drawn_input(largest, shape.words, *input));
      }
    }
  }

  void try_one_of_the_largest(const std::string& input, const DrawnInput& drawn) {
    Case test = any_case();
    test.name = fmt::format("{}-largest", options_.seed);
    test.input = input;
    test.drawn = drawn;
    if (expect(test) || interrupted()) return;
    auto result = failed(test, false, hunt_.progress.largest, "one of the largest");
    if (!result || !is_sound(test)) return;
    if (result->status == Status::time_limit_exceeded)
      hunt_.failing = failing_case(std::move(test), std::move(*result), 0, false);
    else
      hunt_.failing = looked_into(std::move(test), std::move(*result), 0, true);
  }

  // What runs out of just its time may not do so in the next run.
  bool runs_out_clearly(const Case& test) {
    solution_.set_time_limit(limit_ms(test) * clearly);
    const bool clear = solution_.judge_by_itself(test).status == Status::time_limit_exceeded;
    solution_.set_time_limit(options_.judge.time_limit_ms);
    return clear;
  }

  double limit_ms(const Case& test) const { return options_.judge.time_limit_ms.value_or(test.limits.time_ms); }

  // Takes the reference's answer for the expected one. Returns why there is none.
  std::optional<std::string> expect(Case& test) {
    test.expected.reset();
    if (!reference_) return std::nullopt;
    const Verdict verdict = reference_->judge(test);
    if (!may_be_right(verdict.status)) return fmt::format("{}: {}", status_message(verdict.status), verdict.reason);
    test.expected = reference_->reply.answer;
    return std::nullopt;
  }

  // The one whose failure is looked into.
  CaseRunner& runner() { return by_checks_ ? *checked_ : solution_; }

  CaseResult result_of(const Verdict& verdict) {
    CaseResult result;
    result.status = verdict.status;
    result.reason = verdict.reason;
    result.place = verdict.place;
    result.runtime_ms = solution_.reply.cpu_ms;
    if (runner().reply.kind == Reply::Kind::answered) result.answer = runner().reply.answer;
    return result;
  }

  // As it was found.
  FailingCase failing_case(Case test, CaseResult result, std::size_t number, bool smallest) const {
    const std::size_t pieces = pieces_of(test.input);
    return {std::move(test), std::move(result), false, false, number, pieces, pieces, true, true, smallest};
  }

  // The failing case as it fails again, and a smaller one where that is wanted.
  FailingCase looked_into(Case test, CaseResult result, std::size_t number, bool smaller) {
    shrinking_since_ = Clock::now();
    FailingCase failing = failing_case(std::move(test), std::move(result), number, true);
    CaseResult alone = result_of(runner().judge_by_itself(failing.test));
    if (interrupted()) return failing;
    failing.by_itself = !may_be_right(alone.status);
    if (!failing.by_itself) {
      const std::optional<Verdict> after_others =
          runner().judge_after_others(failing.test, [&] { return shrinking_is_over(); });
      failing.tried_again = after_others.has_value();
      failing.again = !after_others || interrupted() || !may_be_right(after_others->status);
      return failing;
    }
    failing.result = std::move(alone);
    if (smaller && failing.pieces > 0) make_smaller(failing);
    return failing;
  }

  void make_smaller(FailingCase& failing) {
    std::optional<Case> smallest;
    if (failing.result.status == Status::time_limit_exceeded) {
      const double all_ms = limit_ms(failing.test);
      solution_.set_time_limit(std::min(all_ms, std::max(least_quick_limit_ms, all_ms * quick_limit_factor)));
      smallest = smallest_of(failing);
      solution_.set_time_limit(all_ms * clearly);
      if (solution_.judge_by_itself(*smallest).status != failing.result.status) smallest.reset();
    }
    if (!smallest) smallest = smallest_of(failing);
    solution_.set_time_limit(options_.judge.time_limit_ms);
    failing.smallest = !shrinking_is_over();
    failing.pieces = pieces_of(smallest->input);
    failing.test = std::move(*smallest);
    CaseResult last = result_of(runner().judge_by_itself(failing.test));
    if (interrupted()) return;
    failing.again = !may_be_right(last.status);
    if (failing.again) failing.result = std::move(last);
  }

  bool shrinking_is_over() const { return seconds_since(shrinking_since_) >= options_.most_shrink_s || interrupted(); }

  Case smallest_of(const FailingCase& failing) {
    const Rules& rules = *problem_.rules;
    HuntProgress progress = hunt_.progress;
    progress.cases = 0;
    progress.pieces = failing.pieces_before;
    Case smallest = failing.test, smaller = failing.test;
    smaller.drawn.reset();
    const auto fails = [&](const std::string& input) {
      if (shrinking_is_over()) throw EnoughSimplified();
      smaller.input = input;
      if ((rules.refuse && rules.refuse(input)) || (rules.fits && !rules.fits(input))) return false;
      if (rules.prove && !rules.prove(input).good) return false;
      if (!rules.generate && constraints_.broken_by(input)) return false;
      if (expect(smaller)) return false;
      const bool failed = runner().judge_by_itself(smaller).status == failing.result.status;
      if (interrupted() || (failed && !is_sound(smaller))) return false;
      if (failed) {
        smallest = smaller;
        progress.pieces = std::min(progress.pieces, pieces_of(input));
      }
      ++progress.cases;
      show_(progress);
      return failed;
    };
    if (rules.reduced) {
      const auto reduced = [&](const Kept& kept) { return rules.reduced(failing.test.input, kept); };
      smallest_failing(failing.pieces_before, [&](const Kept& selection) { return fails(reduced(selection)); });
    } else {
      simplest_failing(failing.test.input, problem_.stub.design, fails);
    }
    return smallest;
  }

  // Whether the reference answers it without a finding of the sanitizers: otherwise a case that was drawn from
  // constraints may be none of the problem's, and the answer anything.
  bool is_sound(const Case& test) {
    if (problem_.rules->generate || !reference_solution_) return true;
    if (!tried_to_check_) {
      tried_to_check_ = true;
      checked_reference_ = checked_runner(builder_, problem_, *reference_solution_, any_case(), options_.reference);
    }
    return !checked_reference_ || may_be_right(checked_reference_->judge_by_itself(test).status);
  }

  // What a case is measured by.
  std::size_t pieces_of(const std::string& input) const {
    return problem_.rules->pieces ? problem_.rules->pieces(input) : values_in(input);
  }

  const Builder& builder_;
  const Problem& problem_;
  std::optional<Solution> reference_solution_;
  const HuntOptions& options_;
  const std::function<void(const HuntProgress&)>& show_;
  Constraints constraints_;
  Hunt hunt_;
  CaseRunner solution_;
  std::optional<CaseRunner> reference_;
  std::unique_ptr<CaseRunner> checked_;            // the solution with sanitizers
  std::unique_ptr<CaseRunner> checked_reference_;  // which is built once something fails
  bool tried_to_check_ = false;
  bool by_checks_ = false;  // they found the failure
  double check_s_ = 0;      // spent on them
  Clock::time_point begin_, shrinking_since_;
};

}  // namespace

Hunt hunt(const Builder& builder, const Problem& problem, const Solution& solution,
          const std::optional<Solution>& reference, const HuntOptions& options,
          const std::function<void(const HuntProgress&)>& show) {
  return Hunting(builder, problem, solution, reference, options, show).run();
}

}  // namespace leetjudge
