#include "grow/grow.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <set>

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

constexpr double most_steps_of_case = 3e7;
constexpr double most_effort = 3e8;        // for one size that grows: steps,
constexpr double most_of_one_size = 0.4;   // of it; from a quarter of that on, one draw of each shape
constexpr double most_of_draws = 0.01;     // of it, with more than one draw of a shape
constexpr double most_alike = 1.2;         // times what the size before took
constexpr double most_counting_ms = 2000;  // of a case, which only what runs away takes
constexpr double most_of_largest = 0.3;    // of GrowOptions::most_counting_s, for drawing the largest inputs
constexpr double most_waiting = 4;         // times the processor time that the judge may take for counting
constexpr int most_timeouts = 2;           // in one size that grows
constexpr int most_undrawn = 2;            // of one size and shape
constexpr double part_of_held = 0.25;      // of what a number may not be more than
constexpr double small_size = 1000;
constexpr std::uint64_t draws_of_small = 4, draws_of_large = 2, draws_of_number = 32;
constexpr std::size_t draws_of_constant = 20, most_shown = 100;
constexpr std::size_t sizes_for_all_shapes = 6;  // at more only those that come near the worst are run
constexpr double near_worst = 0.4;
// So large, and up to which part of it the other one grows; where that is not told, the next.
constexpr std::pair<double, double> large_beside[] = {{400, 2}, {1000, 4}};
constexpr std::uint64_t most_of_trivial = 2;  // times as many steps an example may take as the largest inputs
constexpr double probed_element = 1e6, clearly_more = 1.2;
constexpr double more_by_logarithm = 1.12;  // times what the smallest numbers take: a digit more counts for little

// It is more than a number: what a call leaves behind is taken for it.
bool answer_grows(const Stub& stub) {
  const std::string& type = stub.method().returns;
  return !stub.design && (type.find_first_of("<*") != std::string::npos || type == "string");
}

// Of the judge alone, which draws inputs; how busy the machine is makes no difference.
double processor_seconds() { return double(std::clock()) / CLOCKS_PER_SEC; }

bool is_out_of_time(const Reply& reply) {
  return reply.kind == Reply::Kind::out_of_cpu_time || reply.kind == Reply::Kind::idle;
}

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
    counted_.emplace(counted, counting_);
    plain_ = plain;
  }

  SolutionGrowth run(std::vector<Dimension> dimensions, const std::vector<LargestInput>& largest) {
    if (!growth_.compile_error.empty()) return growth_;
    counting_since_ = processor_seconds();
    counting_began_ = Clock::now();
    several_ = dimensions.size() > 1;
    bool all_known = true;  // otherwise there is no whole
    for (const Dimension& one : dimensions) {
      if (one.of_elements() && !takes_more(one, {std::min(one.most, probed_element), one.most})) continue;
      const auto may_grow = [](const DimensionGrowth& other) { return other.steps.may_grow() || other.bytes.grows(); };
      if (!one.equal.empty() && std::ranges::any_of(growth_.dimensions, may_grow)) continue;
      std::optional<DimensionGrowth> found = grow_in(one);
      const bool besides = one.of_elements() || !one.equal.empty();  // it is only shown where it counts
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
      all_known = all_known && failed_.empty() && (!one.up_to.empty() || one.assumed);
      growth_.not_told.push_back(fmt::format("not told in {}: {}", one.words(),
                                             !failed_.empty() ? failed_
                                             : too_much_      ? "its smallest sizes take too many steps"
                                                              : "hardly any sizes of it can be drawn"));
    }
    for (DimensionGrowth& one : growth_.dimensions) grow_beside_larger(one, dimensions);
    if (all_known && (!growth_.dimensions.empty() || (dimensions.empty() && answers_all()))) tell_together(dimensions);
    const auto by_elements = [&](const DimensionGrowth& one) {
      return dimension_called(one.size, dimensions).of_elements();
    };
    if (all_known && growth_.together.time.empty() && std::erase_if(growth_.dimensions, by_elements))
      tell_together(dimensions);
    doubt_by_examples();
    const double share_s = options_.most_s / double(growth_.dimensions.size() + 1);
    for (DimensionGrowth& one : growth_.dimensions) {
      const Dimension& dimension = dimension_called(one.size, dimensions);
      time(dimension, one, share_s);
      one.by_state = depends_on_state(dimension, one);
    }
    time_largest(
        growth_, largest, constraints_, [&](const std::string& input) { return timed(input); }, limits_.cpu_ms,
        options_.most_s);
    return growth_;
  }

 private:
  // What does not grow while another size is held small may do so beside a large one: a needle in a haystack, rows
  // where there are few columns.
  void grow_beside_larger(DimensionGrowth& one, std::vector<Dimension>& dimensions) {
    Dimension& dimension = *std::ranges::find(dimensions, one.size, &Dimension::words);
    if (problem_.stub.design || one.steps.grows() || dimension.of_elements() || !dimension.equal.empty()) return;
    for (const DimensionGrowth& other : growth_.dimensions) {
      const Dimension& larger = dimension_called(other.size, dimensions);
      if (&other == &one || !larger.quantity.length || !larger.equal.empty() || !other.steps.grows()) continue;
      std::optional<DimensionGrowth> best;
      Dimension best_beside;
      for (const auto& [large, part] : large_beside) {
        Dimension beside = dimension;
        const double held = std::min(larger.most, large);
        beside.held[larger.quantity] = held;
        beside.most = std::min(beside.most, std::floor(held / part));
        beside.measured_from = 0;
        auto found = takes_more(beside, {beside.most}) ? grow_in(beside) : std::nullopt;
        if (!found || !found->steps.may_grow()) continue;
        best = std::move(found);
        best_beside = beside;
        if (best->steps.told) break;
      }
      if (!best) continue;
      best->most = one.most;
      one = std::move(*best);
      dimension = best_beside;
      return;
    }
  }

  std::optional<DimensionGrowth> grow_in(const Dimension& dimension) {
    std::vector<Series> all;
    for (const InputShape& one : input_shapes()) {
      if (all.empty() || dimension.option.empty()) all.push_back({one});
    }
    Dimension measured = dimension;
    for (const Quantity& one : dimension.up_to) {  // beside fewer elements it would have other effects, too
      const auto held = dimension.held.find(one);
      if (held != dimension.held.end())
        measured.most =
            std::min(measured.most, std::max(measured.least, std::floor(double(held->second) * part_of_held)));
    }
    const std::vector<double> sizes = sizes_of(measured);
    effort_ = 0;
    thrifty_ = false;
    failed_.clear();
    too_much_ = false;
    timeouts_ = 0;
    bool few_shapes = false;
    double spent_before = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
      step_(fmt::format("{}, {} {:.0f}", growth_.solution.name, dimension.words(), sizes[i]));
      const double before = effort_;
      for (Series& one : all) {
        const double part = (effort_ - before) / most_effort;
        thrifty_ = thrifty_ || part > most_of_one_size / 4;
        if (!one.ended && (few_shapes || part < most_of_one_size)) go_on(dimension, sizes[i], one, i > 2);
      }
      const bool any = !std::ranges::all_of(all, &Series::ended);
      if (counted_too_long() && failed_.empty())
        failed_ = fmt::format("counting took too long from size {:.0f} on", sizes[i]);
      if (!any || counted_too_long()) break;
      if (i + 1 >= sizes_for_all_shapes) end_the_easy(all, near_worst);
      const double spent = effort_ - before, left = most_effort - effort_, remaining = double(sizes.size() - i - 1);
      if (spent * remaining >= left) {
        // One draw of few shapes; and where each size takes as much, not all of the sizes.
        if (few_shapes && spent < most_alike * spent_before)
          i += std::size_t(left > 0 ? std::clamp(spent * remaining / left, 0.0, std::max(0.0, remaining - 1)) : 0);
        end_the_easy(all, 1);
        few_shapes = thrifty_ = true;
      }
      spent_before = spent;
    }
    auto found = growth_of(dimension, all, several_);
    if (found) found->failed = failed_;
    return found;
  }

  // Whether inputs of one of these sizes take clearly more steps than the smallest do.
  bool takes_more(const Dimension& dimension, const std::set<double>& sizes) {
    const auto most_steps = [&](double at) {
      double most = 0;
      for (const InputShape& shape : input_shapes()) {
        if (counted_too_long()) break;
        const auto given = inputs_.in_shape(shape, dimension, at, 0);
        if (!given) continue;
        const Reply reply = run_counted(given->input);
        if (is_out_of_time(reply)) return most_steps_of_case;
        if (reply.kind == Reply::Kind::answered && reply.tally) most = std::max(most, double(reply.tally->steps));
      }
      return most;
    };
    const double small = most_steps(dimension.least);
    const double more = dimension.of_elements() ? more_by_logarithm : clearly_more;
    return std::ranges::any_of(sizes, [&](double size) { return most_steps(size) > more * small; });
  }

  // Of inputs that are all about as large; otherwise says which is not answered.
  bool answers_all() {
    for (std::size_t number = 1; number <= draws_of_constant; ++number) {
      if (counted_too_long()) {
        growth_.not_told.push_back("not told: counting took too long");
        return false;
      }
      const Case test{.input = random_input(constraints_, options_.seed, number)};
      const Reply reply = run_counted(test.input);
      if (reply.kind == Reply::Kind::answered && reply.tally) continue;
      growth_.not_told.push_back(fmt::format("not told: does not answer on {}: {}", shortened(test.input, most_shown),
                                             verdict_of(reply, problem_, test, counting_).reason));
      return false;
    }
    return true;
  }

  // Nothing where that takes too much.
  void tell_together(const std::vector<Dimension>& dimensions) {
    if (problem_.rules->generate && growth_.dimensions.size() > 1) return;
    step_(growth_.solution.name + ", sizes together");
    effort_ = 0;
    bool too_much = false;
    const auto over = [&] { return too_much = too_much || effort_ > most_effort || counted_too_long(); };
    const auto one = [&](const std::string& input) -> std::optional<GrowthPoint> {
      const Reply reply = run_counted(input);
      too_much = is_out_of_time(reply);
      if (reply.kind != Reply::Kind::answered || !reply.tally) return std::nullopt;
      const GrowthPoint point = point_of(reply);
      effort_ += effort_of(input, point);
      return point;
    };
    growth_.together = growth_together(growth_.dimensions, dimensions, problem_.stub, {inputs_, over, one});
    if (too_much) growth_.together = {};
  }

  // Where nothing grows, an example takes no more steps than the largest inputs do, or they are some that have nothing
  // to do: numbers m and n whose product is no list's length.
  void doubt_by_examples() {
    std::uint64_t most = 0;
    for (const DimensionGrowth& one : growth_.dimensions) most = std::max(most, one.points.back().steps);
    if (growth_.together.time != "O(1)" || most == 0) return;
    for (const Case& one : problem_.cases) {
      if (!one.is_example()) continue;
      const Reply reply = run_counted(one.input);
      if (reply.kind != Reply::Kind::answered || !reply.tally || reply.tally->steps <= most_of_trivial * most) continue;
      growth_.together = {};
      growth_.dimensions.clear();
      growth_.not_told.push_back(
          fmt::format("not told: {} takes {} steps, and the largest inputs that are drawn at most {}", one.name,
                      reply.tally->steps, most));
      return;
    }
  }

  // Again in a new process where memory ran out, which may be that of earlier inputs: many a solution frees nothing.
  Reply run_counted(const std::string& input) {
    Reply reply = counted_->run(input);
    const bool full = reply.kind != Reply::Kind::answered &&
                      verdict_of(reply, problem_, {.input = input}, counting_).status == Status::memory_limit_exceeded;
    return full ? counted_->run(input) : reply;
  }

  bool counted_too_long() const {
    const std::chrono::duration<double> passed = Clock::now() - counting_began_;  // also while solutions wait
    return processor_seconds() - counting_since_ > options_.most_counting_s ||
           passed.count() > most_waiting * options_.most_counting_s;
  }

  // Counts the shape at that size, unless that is too much.
  void go_on(const Dimension& dimension, double size, Series& series, bool needed) {
    const double next = next_steps(series, size);
    if (timeouts_ >= most_timeouts || next > most_steps_of_case || effort_ + next > most_effort) {
      series.ended = too_much_ = true;
      return;
    }
    const bool counted = count_at(dimension, size, series);
    series.ended = series.ended || (needed && !counted);
  }

  // The worst of some draws. Whether any answered.
  bool count_at(const Dimension& dimension, double size, Series& series) {
    std::optional<GrowthPoint> worst;
    GrowthPoint most;
    bool drawn = false;
    int undrawn = 0;  // in a row
    const std::uint64_t draws = thrifty_                ? 1
                                : dimension.is_number() ? draws_of_number
                                : size <= small_size    ? draws_of_small
                                                        : draws_of_large;
    const double before = effort_;
    for (std::uint64_t draw = 0; draw < draws && effort_ - before < most_effort * most_of_draws; ++draw) {
      const auto given = inputs_.in_shape(series.shape, dimension, size, draw);
      undrawn = given ? 0 : undrawn + 1;
      if (undrawn >= most_undrawn || counted_too_long()) break;
      if (!given) continue;
      drawn = true;
      effort_ += effort_of_byte * double(given->input.size());
      const std::optional<GrowthPoint> point = count(*given, series, dimension.words());
      if (point) {
        most.bytes = std::max(most.bytes, point->bytes);
        most.beyond = std::max(most.beyond, point->beyond);
        most.stack = std::max(most.stack, point->stack);
      }
      if (point && (!worst || point->steps > worst->steps)) worst = point, worst->draw = draw, worst->wished = size;
      if (series.ended) break;
    }
    series.undrawn = !drawn;
    if (worst) worst->bytes = most.bytes, worst->beyond = most.beyond, worst->stack = most.stack;
    const bool larger = worst && (series.points.empty() || worst->size > series.points.back().size);
    if (larger) series.points.push_back(*worst);
    return worst.has_value();
  }

  GrowthPoint point_of(const Reply& reply) const {
    const Tally& tally = *reply.tally;
    const bool text = answer_grows(problem_.stub) && problem_.stub.method().returns == "string";
    const std::uint64_t answer = text ? reply.answer.size() : 0;  // which may be the text that was given
    return {.steps = std::max<std::uint64_t>(1, tally.steps),
            .bytes = std::max<std::uint64_t>(1, tally.bytes + std::max(tally.kept, answer) - tally.kept),
            .beyond = std::max<std::uint64_t>(1, tally.bytes - (answer_grows(problem_.stub) ? tally.kept : 0)),
            .stack = tally.stack};
  }

  std::optional<GrowthPoint> count(const SizedInput& given, Series& series, const std::string& words) {
    const auto& [size, input] = given;
    const Reply reply = run_counted(input);
    if (reply.kind == Reply::Kind::answered && reply.tally) {
      effort_ += double(reply.tally->steps) + effort_of_byte * double(reply.standard_output.size());
      GrowthPoint point = point_of(reply);
      point.size = size;
      point.shape = series.shape.words;
      if (problem_.watch && reply.tally->unseen == 0) point.undos = reply.tally->undos();
      return point;
    }
    const bool out_of_time = is_out_of_time(reply);
    timeouts_ += out_of_time;
    if (out_of_time && growth_.slow_input.empty()) {
      growth_.slow_input = input;
      growth_.slow_shape = series.shape.words;
      growth_.slow_words = fmt::format("{} {:.0f}, {}", words, size, series.shape.words);
    }
    series.ended = out_of_time;
    if (failed_.empty())
      failed_ = fmt::format("does not answer on {} of size {:.0f}: {}", series.shape.words, size,
                            verdict_of(reply, problem_, {.input = input}, counting_).reason);
    return std::nullopt;
  }

  void time(const Dimension& dimension, DimensionGrowth& found, double most_s) {
    const auto begin = Clock::now();
    for (auto point = found.points.rbegin(); point != found.points.rend(); ++point) {
      if (std::chrono::duration<double>(Clock::now() - begin).count() > most_s) break;
      const auto again = inputs_.in_shape(shape_called(point->shape), dimension, point->wished, point->draw);
      if (again) point->ms = timed(again->input).ms;
    }
  }

  // Whether a new process counts something else on the largest of the inputs.
  bool depends_on_state(const Dimension& dimension, const DimensionGrowth& found) {
    const GrowthPoint& last = found.points.back();
    const auto again = inputs_.in_shape(shape_called(last.shape), dimension, last.wished, last.draw);
    if (!again) return false;
    counted_->stop();
    const Reply reply = run_counted(again->input);
    return reply.tally && reply.tally->steps != last.steps;
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
  double counting_since_ = 0;
  Clock::time_point counting_began_;
  int timeouts_ = 0;
  std::optional<Session> counted_;
  Host plain_;
  SolutionGrowth growth_;
  double effort_ = 0;      // in the size that grows
  std::string failed_;     // what happened on the first input that was not answered
  bool thrifty_ = false;   // one draw of one shape only
  bool too_much_ = false;  // to go on to larger sizes
  bool several_ = false;   // sizes may grow
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
                .limit_ms = options.judge.time_limit_ms.value_or(problem.limits.time_ms),
                .limit_bytes = std::size_t(options.judge.memory_limit_mb.value_or(problem.limits.memory_mb)) << 20};
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
