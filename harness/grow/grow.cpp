#include "grow/grow.hpp"

#include <algorithm>
#include <chrono>

#include "grow/counter.hpp"
#include "grow/parts.hpp"
#include "judging/runs.hpp"
#include "judging/session.hpp"
#include "judging/verdict.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double most_counting_ms = 2000;  // of a case, which only what runs away takes
constexpr double most_of_largest = 0.15;   // of GrowOptions::most_counting_s, for drawing the largest inputs
constexpr std::size_t draws_of_constant = 20, most_shown = 100;
constexpr std::uint64_t most_of_trivial = 2;  // times as many steps an example may take as the largest inputs

class SolutionGrowing {
 public:
  SolutionGrowing(const Builder& builder, const Problem& problem, const Constraints& constraints, SizedInputs& inputs,
                  const Solution& solution, const GrowOptions& options, const GrowStep& step)
      : problem_(problem), constraints_(constraints), inputs_(inputs), options_(options), step_(step) {
    growth_.solution = solution;
    const Host counted = builder.build(solution.file, problem, Mode::counted);
    const Host plain = builder.build(solution.file, problem, Mode::plain);
    growth_.compile_error = counted.ready() ? plain.compile_error : counted.compile_error;
    if (!growth_.compile_error.empty()) return;
    const Case any{.limits = problem.limits};
    limits_ = limits_of(any, options.judge, Mode::plain);
    counting_ = limits_of(any, options.judge, Mode::counted);
    counting_.memory_mb *= 2;
    counting_.cpu_ms = most_counting_ms;
    counter_.emplace(counted, problem, inputs, counting_, options.most_counting_s);
    plain_ = plain;
  }

  SolutionGrowth run(std::vector<Dimension> dimensions, const std::vector<LargestInput>& largest) {
    if (!growth_.compile_error.empty()) return growth_;
    bool all_known = true;  // otherwise there is no whole
    for (const Dimension& one : dimensions) {
      const auto may_grow = [](const DimensionGrowth& other) { return other.steps.may_grow() || other.bytes.grows(); };
      if (!one.equal.empty() && std::ranges::any_of(growth_.dimensions, may_grow)) continue;
      std::optional<DimensionGrowth> found = grow_in(one);
      const bool besides = !one.equal.empty();  // it is only shown where it counts
      if (besides && !(found && found->steps.told && found->steps.grows())) continue;
      if (!one.equal.empty()) {
        std::erase_if(growth_.dimensions, [&](const DimensionGrowth& alone) {
          const Quantity& own = dimension_called(alone.size, dimensions).quantity;
          return own == one.quantity || std::ranges::count(one.equal, own) > 0;
        });
      }
      if (found) {
        growth_.dimensions.push_back(std::move(*found));
        continue;
      }
      // A row of the board is no size of its own, nor what nobody bounds.
      all_known = all_known && counter_->failure().empty() && (!one.up_to.empty() || one.assumed);
      growth_.not_told.push_back(fmt::format("not told in {}: {}", one.words(),
                                             !counter_->failure().empty() ? counter_->failure()
                                             : counter_->was_too_much()   ? "its smallest sizes take too many steps"
                                                                          : "hardly any sizes of it can be drawn"));
    }
    if (all_known && (!growth_.dimensions.empty() || (dimensions.empty() && answers_all())))
      growth_.together = growth_together(growth_.dimensions, problem_.stub);
    doubt_by_examples();
    const double share_s = options_.most_s / double(growth_.dimensions.size() + 1);
    for (DimensionGrowth& one : growth_.dimensions) {
      time(dimension_called(one.size, dimensions), one, share_s);
    }
    const auto& [slow_input, slow_words, slow_shape] = counter_->slow();
    growth_.slow_input = slow_input;
    growth_.slow_words = slow_words;
    growth_.slow_shape = slow_shape;
    time_largest(
        growth_, largest, constraints_, [&](const std::string& input) { return timed(input); }, limits_.cpu_ms,
        options_.most_s);
    return growth_;
  }

 private:
  std::optional<DimensionGrowth> grow_in(const Dimension& dimension) {
    return counter_->grow_in(dimension, [&](const std::string& size) { step_(growth_.solution.name + ", " + size); });
  }

  // Of inputs that are all about as large; otherwise says which is not answered.
  bool answers_all() {
    for (std::size_t number = 1; number <= draws_of_constant; ++number) {
      if (counter_->took_too_long()) {
        growth_.not_told.push_back("not told: counting took too long");
        return false;
      }
      const Case test{.input = random_input(constraints_, options_.seed, number)};
      const Reply reply = counter_->run(test.input);
      if (reply.kind == Reply::Kind::answered && reply.tally) continue;
      growth_.not_told.push_back(fmt::format("not told: does not answer on {}: {}", shortened(test.input, most_shown),
                                             verdict_of(reply, problem_, test, counting_).reason));
      return false;
    }
    return true;
  }

  // Where nothing grows, an example takes no more steps than the largest inputs do, or they are some that have nothing
  // to do: numbers m and n whose product is no list's length.
  void doubt_by_examples() {
    std::uint64_t most = 0;
    for (const DimensionGrowth& one : growth_.dimensions) most = std::max(most, one.points.back().steps);
    if (growth_.together.time != "O(1)" || most == 0) return;
    for (const Case& one : problem_.cases) {
      if (!one.is_example()) continue;
      const Reply reply = counter_->run(one.input);
      if (reply.kind != Reply::Kind::answered || !reply.tally || reply.tally->steps <= most_of_trivial * most) continue;
      growth_.together = {};
      growth_.dimensions.clear();
      growth_.not_told.push_back(
          fmt::format("not told: {} takes {} steps, and the largest inputs that are drawn at most {}", one.name,
                      reply.tally->steps, most));
      return;
    }
  }

  void time(const Dimension& dimension, DimensionGrowth& found, double most_s) {
    const auto begin = Clock::now();
    for (auto point = found.points.rbegin(); point != found.points.rend(); ++point) {
      if (std::chrono::duration<double>(Clock::now() - begin).count() > most_s) break;
      const auto again = inputs_.in_shape(shape_called(point->shape), dimension, point->wished, point->draw);
      if (again) point->ms = timed(again->input).ms;
    }
  }

  CallTime timed(const std::string& input) const {
    RunLimits limits = limits_;
    limits.cpu_ms *= Growth::far_over;
    return time_of_call(plain_, problem_, limits, input);
  }

  const Problem& problem_;
  const Constraints& constraints_;
  SizedInputs& inputs_;
  const GrowOptions& options_;
  const GrowStep& step_;
  RunLimits limits_, counting_;
  std::optional<GrowthCounter> counter_;
  Host plain_;
  SolutionGrowth growth_;
};

}  // namespace

Growth grow(const Builder& builder, const Problem& problem, const std::vector<Solution>& solutions,
            const GrowOptions& options, const GrowStep& step) {
  const Constraints constraints = constraints_of(problem);
  if (const std::string why_not = why_not_drawn(constraints); !why_not.empty())
    throw BadInput(fmt::format("problem {}: its inputs do not grow here: {}", problem.id, why_not));
  SizedInputs inputs(constraints, options.seed);
  step("drawing");
  const std::vector<Dimension> dimensions = dimensions_of(constraints, true);
  if (dimensions.empty() && can_grow(constraints))
    throw BadInput(
        fmt::format("problem {}: its inputs do not grow, as far as its constraints are understood", problem.id));
  Growth growth{.problem = &problem,
                .compiler = builder.toolchain().name,
                .seed = options.seed,
                .limit_ms = options.judge.time_limit_ms.value_or(problem.limits.time_ms)};
  const double since = processor_seconds();
  const auto enough = [&](std::size_t) {
    return processor_seconds() - since > options.most_counting_s * most_of_largest;
  };
  const std::vector<LargestInput> largest = largest_inputs(constraints, options.seed, enough);
  growth.not_understood = constraints.may_be_broken();
  for (const Solution& one : solutions) {
    step(one.name);
    growth.solutions.push_back(
        SolutionGrowing(builder, problem, constraints, inputs, one, options, step).run(dimensions, largest));
  }
  return growth;
}

}  // namespace leetjudge
