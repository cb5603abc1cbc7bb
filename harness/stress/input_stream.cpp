#include "stress/input_stream.hpp"

#include <algorithm>
#include <cmath>

#include "inputs/drawing.hpp"
#include "inputs/rules.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t least_at_once = 10, most_at_once = 1000;
constexpr double round_share = 0.05;  // of the time, but not less than this, as each one starts programs
constexpr double least_round_s = 0.4;
constexpr double drawing_share = 0.08;        // of the time, for the largest ones behind the first
constexpr double small_share = 0.1;           // of it, at most, until all small ones are known
constexpr std::size_t of_kinds = 3;           // in a shape, near a case, and just random
constexpr std::size_t most_near_bytes = 400;  // of a case that others are near to

// Those of its cases that others are drawn near to.
std::vector<std::string> short_inputs(const Problem& problem) {
  std::vector<std::string> inputs;
  for (const Case& one : problem.cases) {
    if (one.input.size() <= most_near_bytes && !problem.rules->generate) inputs.push_back(one.input);
  }
  return inputs;
}

}  // namespace

bool InputStream::is_near_only(const Problem& problem, const Constraints& constraints) {
  return form_is_open(constraints, short_inputs(problem));
}

InputStream::InputStream(const Problem& problem, const Constraints& constraints, std::uint64_t seed, double most_s)
    : problem_(problem), constraints_(constraints), seed_(seed), most_s_(most_s) {
  own_ = short_inputs(problem);
  near_only_ = is_near_only(problem, constraints);
  at_once_ = least_at_once;  // nothing is known yet of how long one takes
  if (most_s < HUGE_VAL && !near_only_) small_ = small_inputs(constraints, most_small_inputs, most_s * small_share);
}

InputBatch InputStream::next(const Enough& enough, std::size_t most_random) {
  const auto now = std::chrono::steady_clock::now();
  if (turn_ > 0) {
    const double round_s = std::min(std::max(most_s_ * round_share, least_round_s), most_s_ / 4);
    const double factor = round_s / std::max(std::chrono::duration<double>(now - last_).count(), 0.001);
    at_once_ = std::clamp(std::size_t(double(at_once_) * std::clamp(factor, 0.1, 3.0)), least_at_once, most_at_once);
  }
  last_ = now;
  if (turn_++ % 2 > 0 || next_small_ == small_.inputs.size()) return random(std::min(at_once_, most_random), enough);
  InputBatch batch{InputBatch::Kind::small, {}, next_small_ + 1};
  for (; batch.cases.size() < at_once_ && next_small_ < small_.inputs.size(); ++next_small_)
    batch.cases.push_back(case_of(fmt::format("small-{}", next_small_ + 1), small_.inputs[next_small_]));
  batch.last = next_small_;
  return batch;
}

InputBatch InputStream::random(std::size_t count, const Enough& enough) {
  InputBatch batch{InputBatch::Kind::random, {}, next_random_};
  for (; batch.cases.size() < count && (batch.cases.empty() || !enough()); ++next_random_) {
    const std::vector<InputShape>& shapes = input_shapes();
    Random random(seed_, next_random_);
    std::optional<std::string> input;
    if (near_only_ || next_random_ % of_kinds == 1) input = near_input(constraints_, own_, random);
    if (!input) input = random_input(constraints_, seed_, next_random_);
    if (next_random_ % of_kinds == 0 && !near_only_ && !problem_.rules->generate)
      input = shaped(shapes[next_random_ / of_kinds % shapes.size()], *input, constraints_).value_or(*input);
    batch.cases.push_back(case_of(fmt::format("{}-{}", seed_, next_random_), std::move(*input)));
  }
  return batch;
}

InputBatch InputStream::next_largest(const Enough& enough) {
  if (!largest_) {
    largest_.emplace();
    const auto begin = std::chrono::steady_clock::now();
    const auto drawn_enough = [&](std::size_t drawn) {  // what is drawn is to be tried
      const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin;
      return enough() || (drawn > 0 && passed.count() > most_s_ * drawing_share);
    };
    if (!problem_.rules->generate && !near_only_) largest_ = largest_inputs(constraints_, seed_, drawn_enough);
    order_largest();
  }
  while (next_largest_ < turns_.size() && !enough()) {
    const auto& [number, wished] = turns_[next_largest_++];
    const LargestInput& one = (*largest_)[number];
    const InputShape& shape = *wished;
    const auto input = shaped(shape, one.input, constraints_);
    if (!input || !shaped_.insert(*input).second) continue;
    return {.kind = InputBatch::Kind::largest,
            .cases = {case_of(fmt::format("{}-largest-{}", seed_, next_largest_), *input)},
            .first = next_largest_,
            .assumed = one.assumed};
  }
  return {InputBatch::Kind::largest, {}};
}

// As they were drawn, and in turn with these in each shape of its own, those with a form first; at the end all of them
// with equal elements, whose sum is the largest. Of a design only the first one's calls have numbers that differ.
void InputStream::order_largest() {
  const std::size_t count = largest_->size();
  const auto& shapes = input_shapes();
  for (std::size_t i = 0, shape = shapes.size() - 1; count > 0 && (i < count || shape > 0); ++i) {
    if (i < count) turns_.push_back({i, &shapes.front()});
    while (shape > 0 && shapes[shape].example > 0) --shape;
    if (shape > 0) turns_.push_back({problem_.stub.design ? 0 : i % count, &shapes[shape--]});
  }
  for (std::size_t i = 0; i < count && !problem_.stub.design; ++i)
    turns_.push_back({i, &shape_called("equal elements")});
}

const std::string& InputStream::proved(const InputBatch& last) {
  if (last.kind != InputBatch::Kind::small) return proved_;
  proving_ = proving_ && last.whole;
  if (proving_) proved_ = small_.words(last.last);
  return proved_;
}

Case InputStream::case_of(std::string name, std::string input) const {
  return {.name = std::move(name), .input = std::move(input), .limits = problem_.limits};
}

}  // namespace leetjudge
