#include "stress/hunt.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "inputs/rules.hpp"
#include "stress/input_stream.hpp"
#include "stress/reference.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"

namespace leetjudge {
namespace {

using Clock = std::chrono::steady_clock;
using Kind = InputBatch::Kind;

constexpr double least_quick_limit_ms = 20;
constexpr double quick_limit_factor = 0.1;  // of the time limit, for first guesses at what runs out of it
constexpr double clearly = 1.5;             // times the time limit

constexpr std::size_t most_largest = 24, most_checked_largest = 6;
constexpr std::size_t most_left_out = 100;            // in a row from the first case on
constexpr double random_share = 0.7;                  // of the time; the rest is for the largest
constexpr double overtime_for_one = 0.2;              // of the time; so much longer until one of these was tried
constexpr double overtime = 1.2, least_shrink_s = 2;  // of the time: making smaller ends then, but not at once
constexpr double check_share = 0.015;                 // for running the cases of a small batch with sanitizers as well

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

class Hunting {
 public:
  Hunting(const Builder& builder, const Problem& problem, const Solution& solution,
          const std::vector<Solution>& references, std::size_t named, const HuntOptions& options,
          const std::function<void(const HuntProgress&)>& show)
      : builder_(builder),
        problem_(problem),
        solution_(solution),
        options_(options),
        show_(show),
        constraints_(constraints_of(problem)),
        reference_(builder, problem, constraints_, references, options.reference, named) {}

  Hunt run() {
    if (options_.own_cases && !problem_.cases.empty()) try_on({Kind::own, problem_.cases});
    InputStream stream(problem_, constraints_, options_.seed, options_.most_s);
    HuntProgress& progress = hunt_.progress;
    const std::size_t most = options_.most_cases.value_or(SIZE_MAX);
    const auto enough = [&] { return time_is_up(problem_.rules->generate ? 1 : random_share); };
    const auto none_tried = [&] { return progress.cases == 0 && !interrupted(); };
    while (!hunt_.failing && progress.cases < most && (none_tried() || !enough())) {
      InputBatch batch = stream.next(enough, most - progress.cases);
      batch.whole = try_on(batch);
      progress.small_words = stream.proved(batch);
    }
    const auto late = [&] { return time_is_up(progress.largest == 0 ? 1 + overtime_for_one : 1); };
    bool unanswered = false;
    while (!hunt_.failing && progress.largest < most_largest && !late()) {
      const InputBatch batch = stream.next_largest(late);
      if (batch.cases.empty()) break;
      progress.assumed = progress.assumed || batch.assumed;
      try_on(batch);
      unanswered = unanswered || progress.largest == 0;
    }
    if (progress.largest == 0)
      progress.no_largest = unanswered ? "the reference answers none of those that were drawn"
                            : late()   ? "no time was left"
                                       : "none can be drawn";
    if (!hunt_.failing) hunt_.failing = std::move(exceeding_);
    for (const Solution& one : reference_.solutions()) hunt_.references.push_back(one.name);
    static_cast<Doubts&>(hunt_) = reference_.doubts();
    if (!hunt_.disagreement) hunt_.disagreement = std::exchange(hunt_.failure, std::nullopt);
    if (hunt_.failing && !hunt_.failing->given && !hunt_.references.empty() && !reference_.confirmed())
      hunt_.failing->test.answered_by = hunt_.references[0];
    return std::move(hunt_);
  }

 private:
  bool time_is_up(double share) {
    hunt_.progress.seconds = seconds_since(begin_);
    return hunt_.progress.seconds >= options_.most_s * share || interrupted();
  }

  double limit_ms(const Case& test) const { return options_.judge.time_limit_ms.value_or(test.limits.time_ms); }

  static bool fails(const CaseResult& result) { return !may_be_right(result.status); }

  // Whether the reference answered all of them, and the solution likewise.
  bool try_on(const InputBatch& batch) {
    HuntProgress& progress = hunt_.progress;
    const std::vector<Case> cases = reference_.answered(batch.cases);
    if (interrupted()) return false;
    const std::size_t left_out = batch.cases.size() - cases.size();
    if (batch.kind == Kind::small) progress.small_left_out += left_out;
    if (batch.kind == Kind::random) {
      progress.cases += left_out;
      progress.left_out += left_out;
      const bool none = progress.left_out == progress.cases && progress.cases >= most_left_out;
      if (left_out > 0 && (none || (problem_.rules->generate && reference_.refuses())))
        throw BadInput(fmt::format("the reference, {}, does not answer case {} (--reference names another)",
                                   reference_.solutions()[0].name, reference_.refusal()));
    }
    return (cases.empty() || judge(batch, cases)) && left_out == 0;
  }

  // Whether all of `cases`, which are some of the batch's, are right.
  bool judge(const InputBatch& batch, const std::vector<Case>& cases) {
    HuntProgress& progress = hunt_.progress;
    std::size_t& count = batch.kind == Kind::own      ? progress.own
                         : batch.kind == Kind::small  ? progress.small
                         : batch.kind == Kind::random ? progress.cases
                                                      : progress.largest;
    const SolutionResult result = judged(builder_, problem_, cases, solution_, of_batch(batch.kind), [&] {
      ++count;
      time_is_up(1);
      show_(progress);
    });
    bool right = true;
    for (std::size_t i = 0; i < cases.size() && !hunt_.failing; ++i) {
      const CaseResult& one = result.cases[i];
      if (one.status == Status::not_run) return false;
      (batch.kind == Kind::largest ? progress.checked_largest : progress.checked) += one.checks != Checks::not_made;
      progress.unchecked += one.checks == Checks::not_made;
      if (one.status == Status::different && progress.different++ == 0) progress.first_different = one.test->name;
      if (!fails(one)) continue;
      right = false;
      const bool exceeds = batch.kind != Kind::own && one.test->expected && reference_.may_exceed(*one.test);
      if (exceeds && exceeding_) continue;
      if (batch.kind == Kind::own || reference_.is_sound(*one.test))
        look_into(result, i, batch);
      else
        ++(batch.kind == Kind::small ? progress.small_left_out : progress.left_out);
      if (exceeds && hunt_.failing && hunt_.failing->doubtful) {  // also when it was made smaller
        exceeding_ = std::exchange(hunt_.failing, std::nullopt);
        by_checks_ = false;
      }
    }
    return right;
  }

  JudgeOptions of_batch(Kind kind) const {
    JudgeOptions judging = options_.judge;
    judging.counting = JudgeOptions::Counting::none;
    judging.most_timeouts = 1;
    judging.fresh = judging.fresh || kind == Kind::largest;  // one case, behind which there is no other one
    const double share = kind == Kind::largest ? (1 - random_share) / most_checked_largest : check_share;
    judging.most_checked_ms = std::min(judging.most_checked_ms, 1000 * share * options_.most_s);
    const bool enough = kind == Kind::largest && !by_checks_ && hunt_.progress.largest >= most_checked_largest &&
                        judging.check != JudgeOptions::Check::all;
    if (enough || judging.check == JudgeOptions::Check::crashes) judging.check = JudgeOptions::Check::none;
    return judging;
  }

  JudgeOptions of_one() const {
    JudgeOptions judging = of_batch(Kind::own);
    judging.fresh = true;  // and so nothing is asked about other cases
    judging.check = by_checks_ ? JudgeOptions::Check::all : JudgeOptions::Check::none;
    return judging;
  }

  // In a new process.
  CaseResult alone(const Case& test, double limit_ms) const {
    JudgeOptions judging = of_one();
    judging.time_limit_ms = limit_ms;
    return judged(builder_, problem_, {test}, solution_, judging).cases[0];
  }

  // The failing case as it fails again, and a smaller one where that is wanted.
  void look_into(const SolutionResult& result, std::size_t which, const InputBatch& batch) {
    const CaseResult& found = result.cases[which];
    const Kind kind = batch.kind;
    const auto place = std::ranges::find(batch.cases, found.test->name, &Case::name);
    shrinking_since_ = Clock::now();
    by_checks_ = found.checks == Checks::failed;
    const bool slow = found.status == Status::time_limit_exceeded;
    FailingCase failing{*found.test,
                        found,
                        kind == Kind::own,
                        kind == Kind::small,
                        kind == Kind::random ? batch.first + std::size_t(place - batch.cases.begin()) : 0,
                        pieces_of(problem_, found.test->input)};
    failing.pieces = failing.pieces_before;
    failing.given = failing.own && place->expected;
    const double all_ms = limit_ms(failing.test);
    CaseResult again = alone(failing.test, all_ms);
    failing.by_itself = fails(again);
    if (!failing.by_itself && !interrupted()) {
      // What leaks adds up, over more cases than LeetCode gives to one process.
      if (found.status == Status::memory_limit_exceeded) return;
      if (slow && again.runtime_ms > all_ms / 2) return;  // the machine was busy
      failing.again = !found.by_chance && fails_behind_others(result, which, kind);
    } else if (!interrupted()) {
      if (!slow) failing.result = std::move(again);
      const bool within = (kind != Kind::own || reference_.is_surely_given(failing.test)) &&
                          !InputStream::is_near_only(problem_, constraints_);  // a part would lose the form
      if (within && kind != Kind::small && !(slow && kind == Kind::largest) && failing.pieces > 0)
        make_smaller(failing);
    }
    failing.doubtful = failing.own ? failing.test.doubtful : !reference_.is_surely_given(failing.test);
    hunt_.failing = std::move(failing);
  }

  // Whether it is what the cases before it left behind: it fails again behind them, and never by itself.
  bool fails_behind_others(const SolutionResult& result, std::size_t which, Kind kind) const {
    constexpr int tries = 3;
    std::vector<Case> cases;
    for (std::size_t i = 0; i <= which; ++i) cases.push_back(*result.cases[i].test);
    for (int i = 0; i < tries; ++i) {
      const bool behind = fails(judged(builder_, problem_, cases, solution_, of_batch(kind)).cases[which]);
      if (!behind || fails(alone(cases[which], limit_ms(cases[which])))) return interrupted();
    }
    return true;
  }

  // Where what comes of it fails again; otherwise it stays as it is.
  void make_smaller(FailingCase& failing) {
    const double all_ms = limit_ms(failing.test);
    std::optional<Case> smallest;
    const bool slow = failing.result.status == Status::time_limit_exceeded;
    if (slow) {
      smallest = smallest_of(failing, std::min(all_ms, std::max(least_quick_limit_ms, all_ms * quick_limit_factor)));
      if (alone(*smallest, all_ms * clearly).status != failing.result.status) smallest.reset();
    }
    // What takes just the limit in one run may be within it in the next.
    if (!smallest) smallest = smallest_of(failing, slow ? all_ms * clearly : all_ms);
    FailingCase smaller = failing;
    smaller.smallest = !shrinking_is_over();
    smaller.made_smaller = smallest->input != failing.test.input;
    smaller.given = failing.given && !smaller.made_smaller;
    smaller.pieces = pieces_of(problem_, smallest->input);
    smaller.test = std::move(*smallest);
    smaller.result = alone(smaller.test, all_ms);
    if (interrupted()) return;
    if (fails(smaller.result))
      failing = std::move(smaller);
    else
      failing.again = smaller.made_smaller;
  }

  bool shrinking_is_over() const {
    const bool late = seconds_since(begin_) >= overtime * options_.most_s;
    const double spent = seconds_since(shrinking_since_);
    return spent >= options_.most_shrink_s || (late && spent >= least_shrink_s) || interrupted();
  }

  Case smallest_of(const FailingCase& failing, double most_ms) {
    HuntProgress progress = hunt_.progress;
    progress.cases = 0;
    JudgeOptions judging = of_one();
    judging.time_limit_ms = most_ms;
    const auto goes_on = [&](const Case& smallest) {
      ++progress.cases;
      progress.pieces = pieces_of(problem_, smallest.input);
      show_(progress);
      return !shrinking_is_over();
    };
    return reference_.smaller(failing.test, {{solution_, judging, failing.result.status}}, goes_on);
  }

  const Builder& builder_;
  const Problem& problem_;
  const Solution& solution_;
  const HuntOptions& options_;
  const std::function<void(const HuntProgress&)>& show_;
  const Constraints constraints_;
  Reference reference_;
  Hunt hunt_;
  std::optional<FailingCase> exceeding_;  // Reference::may_exceed(): told where nothing else is found
  bool by_checks_ = false;                // they found the failure
  const Clock::time_point begin_ = Clock::now();
  Clock::time_point shrinking_since_;
};

}  // namespace

Hunt hunt(const Builder& builder, const Problem& problem, const Solution& solution,
          const std::vector<Solution>& references, std::size_t named, const HuntOptions& options,
          const std::function<void(const HuntProgress&)>& show) {
  return Hunting(builder, problem, solution, references, named, options, show).run();
}

}  // namespace leetjudge
