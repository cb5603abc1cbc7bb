#include "stress/hunt.hpp"

#include <algorithm>
#include <chrono>
#include <set>

#include "problem/largest_input.hpp"
#include "problem/random_input.hpp"
#include "problem/rules.hpp"
#include "problem/shapes.hpp"
#include "stress/case_runner.hpp"
#include "stress/shrink.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "verdict/verdict.hpp"

namespace leetjudge {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t cases_until_hardest = 300;
constexpr int most_tries = 1000;
constexpr double least_quick_limit_ms = 20;
constexpr double quick_limit_factor = 0.1;  // of the time limit, for first guesses at what runs out of it

constexpr std::size_t most_largest = 6;
constexpr std::size_t most_left_out = 100;  // in a row from the first case on

constexpr double clearly = 1.5;      // times the time limit
constexpr double check_share = 0.3;  // of the time, for running cases with sanitizers as well

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

class Hunting {
 public:
  Hunting(const Builder& builder, const Problem& problem, const Solution& solution, const Solution& reference,
          const HuntOptions& options, const std::function<void(const HuntProgress&)>& show)
      : builder_(builder),
        problem_(problem),
        reference_solution_(reference),
        options_(options),
        show_(show),
        constraints_(constraints_of(problem)),
        first_(random_case(problem, constraints_, options.seed, 1)),
        solution_(builder, problem, solution, first_, options.judge),
        reference_(builder, problem, reference, first_, options.reference) {
    const JudgeOptions::Check check = options.judge.check;
    const bool wanted = check == JudgeOptions::Check::within_budget || check == JudgeOptions::Check::all;
    if (wanted && options.judge.mode == Mode::plain)
      checked_ = checked_runner(builder, problem, solution, first_, options.judge);
  }

  Hunt run() {
    Hunt hunt;
    std::optional<FailingCase> just_above;  // the time limit
    const auto begin = Clock::now();
    for (std::size_t number = 1; !options_.most_cases || number <= *options_.most_cases; ++number) {
      hunt.progress.seconds = seconds_since(begin);
      if (hunt.progress.seconds >= options_.most_s) break;
      Case test = random_case(problem_, constraints_, options_.seed, number);
      if (const auto reason = expect(test)) {
        hunt.progress.cases = number;
        if (!problem_.rules->generate && ++hunt.progress.left_out < std::max<std::size_t>(most_left_out, number))
          continue;
        throw BadInput(
            fmt::format("the reference, {}, does not answer case {} of seed {}: {} (--reference names another)",
                        reference_solution_.name, number, options_.seed, *reason));
      }
      Verdict verdict = solution_.judge(test);
      hunt.progress.cases = number;
      if (solution_.reply.cpu_ms > hunt.progress.slowest_ms) {
        hunt.progress.slowest_ms = solution_.reply.cpu_ms;
        hunt.progress.slowest_case = number;
      }
      show_(hunt.progress);
      if (verdict.status == Status::different && hunt.progress.different++ == 0) hunt.progress.first_different = number;
      const bool last = number == options_.most_cases.value_or(0);
      if (may_be_right(verdict.status) && checked_ && (last || check_s_ <= hunt.progress.seconds * check_share)) {
        const auto check_begin = Clock::now();
        verdict = checked_->judge(test);
        check_s_ += seconds_since(check_begin);
        by_checks_ = !may_be_right(verdict.status);
        ++hunt.progress.checked;
      }
      if (may_be_right(verdict.status)) continue;
      if (!is_sound(test)) {
        ++hunt.progress.left_out;
        continue;
      }
      CaseResult result = result_of(verdict);
      if (verdict.status == Status::time_limit_exceeded && !runs_out_clearly(test) &&
          solution_.reply.cpu_ms > limit_ms(test) / 2) {  // otherwise it does so after other cases only
        if (!just_above) just_above = failing_case(test, std::move(result), number, false);
        continue;
      }
      hunt.progress.seconds = seconds_since(begin);
      hunt.failing = shrunk(std::move(test), std::move(result), number, hunt.progress);
      break;
    }
    if (!hunt.failing && just_above && !may_be_right(solution_.judge_by_itself(just_above->test).status))
      hunt.failing = std::move(just_above);
    if (!hunt.failing && !problem_.rules->generate) try_largest(hunt);
    return hunt;
  }

 private:
  // What is quick on small inputs may run out of time on large ones. They are not made smaller where it does.
  void try_largest(Hunt& hunt) {
    const std::vector<LargestInput> all = largest_inputs(problem_, constraints_, options_.seed);
    std::set<std::string> tried;
    for (const InputShape& shape : input_shapes()) {
      for (const LargestInput& largest : all) {
        if (hunt.failing || hunt.progress.largest == most_largest) return;
        const auto input = shaped(shape, largest.input, problem_, constraints_);
        if (input && tried.insert(*input).second)
          try_one_of_the_largest(hunt, *input, drawn_input(largest, shape.words, *input));
      }
    }
  }

  void try_one_of_the_largest(Hunt& hunt, const std::string& input, const DrawnInput& drawn) {
    Case test = first_;
    test.name = fmt::format("{}-largest", options_.seed);
    test.input = input;
    test.drawn = drawn;
    if (expect(test)) return;
    ++hunt.progress.largest;
    show_(hunt.progress);
    const Verdict verdict = solution_.judge(test);
    hunt.progress.different += verdict.status == Status::different;
    if (may_be_right(verdict.status) || !is_sound(test)) return;
    CaseResult result = result_of(verdict);
    if (verdict.status == Status::time_limit_exceeded)
      hunt.failing = failing_case(std::move(test), std::move(result), 0, false);
    else
      hunt.failing = shrunk(std::move(test), std::move(result), 0, hunt.progress);
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
    const Verdict verdict = reference_.judge(test);
    if (!may_be_right(verdict.status)) return fmt::format("{}: {}", status_message(verdict.status), verdict.reason);
    test.expected = reference_.reply.answer;
    return std::nullopt;
  }

  // The one whose failure is looked into.
  CaseRunner& runner() { return by_checks_ ? *checked_ : solution_; }

  CaseResult result_of(const Verdict& verdict) {
    CaseResult result;
    result.status = verdict.status;
    result.reason = verdict.reason;
    result.runtime_ms = solution_.reply.cpu_ms;
    if (runner().reply.kind == Reply::Kind::answered) result.answer = runner().reply.answer;
    return result;
  }

  // As it was found.
  FailingCase failing_case(Case test, CaseResult result, std::size_t number, bool smallest) const {
    const std::size_t pieces = pieces_of(test.input);
    return {std::move(test), std::move(result), number, pieces, pieces, true, smallest};
  }

  FailingCase shrunk(Case test, CaseResult result, std::size_t number, HuntProgress progress) {
    shrinking_since_ = Clock::now();
    FailingCase failing = failing_case(std::move(test), std::move(result), number, true);
    const CaseResult alone = result_of(runner().judge_by_itself(failing.test));
    failing.by_itself = !may_be_right(alone.status);
    if (failing.by_itself) failing.result = alone;
    if (!failing.by_itself || failing.pieces == 0) return failing;
    std::optional<Case> smallest;
    if (alone.status == Status::time_limit_exceeded) {
      const double all_ms = limit_ms(failing.test);
      solution_.set_time_limit(std::min(all_ms, std::max(least_quick_limit_ms, all_ms * quick_limit_factor)));
      smallest = smallest_of(failing, progress);
      solution_.set_time_limit(all_ms * clearly);
      if (solution_.judge_by_itself(*smallest).status != alone.status) smallest.reset();
    }
    if (!smallest) smallest = smallest_of(failing, progress);
    solution_.set_time_limit(options_.judge.time_limit_ms);
    failing.smallest = seconds_since(shrinking_since_) < options_.most_shrink_s;
    failing.pieces = pieces_of(smallest->input);
    failing.test = std::move(*smallest);
    failing.result = result_of(runner().judge_by_itself(failing.test));
    return failing;
  }

  Case smallest_of(const FailingCase& failing, HuntProgress progress) {
    const Rules& rules = *problem_.rules;
    progress.cases = 0;
    progress.pieces = failing.pieces_before;
    Case smallest = failing.test;
    smallest.drawn.reset();
    const auto fails = [&](const std::string& input) {
      if (seconds_since(shrinking_since_) >= options_.most_shrink_s) {
        if (!rules.reduced) throw EnoughSimplified();
        return false;
      }
      smallest.input = input;
      if (rules.refuse && rules.refuse(input)) return false;
      if (rules.prove && !rules.prove(input).good) return false;
      if (!rules.generate && constraints_.broken_by(input)) return false;
      if (expect(smallest)) return false;
      const bool failed = runner().judge_by_itself(smallest).status == failing.result.status;
      if (failed && !is_sound(smallest)) return false;
      if (failed) progress.pieces = std::min(progress.pieces, pieces_of(input));
      ++progress.cases;
      show_(progress);
      return failed;
    };
    if (rules.reduced) {
      const auto reduced = [&](const Kept& kept) { return rules.reduced(failing.test.input, kept); };
      smallest.input = reduced(
          smallest_failing(failing.pieces_before, [&](const Kept& selection) { return fails(reduced(selection)); }));
    } else {
      smallest.input = simplest_failing(failing.test.input, problem_.stub.design, fails);
    }
    if (smallest.input == failing.test.input) smallest.drawn = failing.test.drawn;
    expect(smallest);
    return smallest;
  }

  // Whether the reference answers it without a finding of the sanitizers: otherwise a case that was drawn from
  // constraints may be none of the problem's, and the answer anything.
  bool is_sound(const Case& test) {
    if (problem_.rules->generate || options_.judge.mode != Mode::plain) return true;
    if (!tried_to_check_) {
      tried_to_check_ = true;
      checked_reference_ = checked_runner(builder_, problem_, reference_solution_, first_, options_.reference);
    }
    return !checked_reference_ || may_be_right(checked_reference_->judge_by_itself(test).status);
  }

  // What a case is measured by.
  std::size_t pieces_of(const std::string& input) const {
    return problem_.rules->pieces ? problem_.rules->pieces(input) : values_in(input);
  }

  const Builder& builder_;
  const Problem& problem_;
  Solution reference_solution_;
  const HuntOptions& options_;
  const std::function<void(const HuntProgress&)>& show_;
  Constraints constraints_;
  Case first_;
  CaseRunner solution_, reference_;
  std::unique_ptr<CaseRunner> checked_;            // the solution with sanitizers
  std::unique_ptr<CaseRunner> checked_reference_;  // which is built once something fails
  bool tried_to_check_ = false;
  bool by_checks_ = false;  // they found the failure
  double check_s_ = 0;      // spent on them
  Clock::time_point shrinking_since_;
};

}  // namespace

std::string why_no_random_cases(const Problem& problem) {
  if (problem.rules->generate) return "";
  const std::string why_not = why_not_drawn(problem.stub);
  return why_not.empty() ? "" : fmt::format("problem {} has no generator of its own, and {}", problem.id, why_not);
}

Case random_case(const Problem& problem, const Constraints& constraints, std::uint64_t seed, std::size_t number) {
  Random random(seed, number);
  Wanted wanted;
  wanted.difficulty = number < cases_until_hardest ? double(number) / cases_until_hardest : 1 - random.fraction() / 2;
  const Rules& rules = *problem.rules;
  Case test;
  test.name = fmt::format("{}-{}", seed, number);
  test.limits = problem.limits;
  for (int tries = 0; tries < most_tries; ++tries) {
    std::optional<std::string> input =
        rules.generate ? rules.generate(random, wanted)
                       : random_input(problem, constraints, random, {.difficulty = wanted.difficulty});
    if (!input) continue;
    test.input = std::move(*input);
    return test;
  }
  throw BadInput(fmt::format(
      "no random case of problem {} keeps its constraints (seed {}): say more of them with \"generate\" in its file",
      problem.id, seed));
}

Hunt hunt(const Builder& builder, const Problem& problem, const Solution& solution, const Solution& reference,
          const HuntOptions& options, const std::function<void(const HuntProgress&)>& show) {
  return Hunting(builder, problem, solution, reference, options, show).run();
}

}  // namespace leetjudge
