#include "grow/counter.hpp"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <limits>

#include "judging/verdict.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double most_steps_of_case = 3e7;
constexpr double most_of_one_size = 0.4;  // of the effort; from a quarter of that on, one draw of each shape
constexpr double most_of_draws = 0.01;    // of it, with more than one draw of a shape
constexpr double most_alike = 1.2;        // times what the size before took
constexpr double most_waiting = 4;        // times the processor time that the judge may take for counting
constexpr int most_timeouts = 2;          // in one size that grows
constexpr int most_undrawn = 2;           // of one size and shape
constexpr double part_of_held = 0.25;     // of what a number may not be more than
constexpr double small_size = 1000;
constexpr std::uint64_t draws_of_small = 4, draws_of_large = 2, draws_of_number = 32;
constexpr std::size_t sizes_for_all_shapes = 6;  // at more only those that come near the worst are run
constexpr double near_worst = 0.4;

// It is more than a number: what a call leaves behind is taken for it.
bool answer_grows(const Stub& stub) {
  const std::string& type = stub.method().returns;
  return !stub.design && (type.find_first_of("<*") != std::string::npos || type == "string");
}

}  // namespace

double processor_seconds() { return double(std::clock()) / CLOCKS_PER_SEC; }

bool is_out_of_time(const Reply& reply) {
  return reply.kind == Reply::Kind::out_of_cpu_time || reply.kind == Reply::Kind::idle;
}

GrowthCounter::GrowthCounter(const Host& counted, const Problem& problem, SizedInputs& inputs, const RunLimits& limits,
                             double most_s)
    : problem_(problem),
      inputs_(inputs),
      limits_(limits),
      most_s_(most_s),
      since_(processor_seconds()),
      began_(Clock::now()),
      session_(counted, limits) {}

Reply GrowthCounter::run(const std::string& input) {
  Reply reply = session_.run(input);
  const bool full = reply.kind != Reply::Kind::answered &&
                    verdict_of(reply, problem_, {.input = input}, limits_).status == Status::memory_limit_exceeded;
  return full ? session_.run(input) : reply;
}

GrowthPoint GrowthCounter::point_of(const Reply& reply) const {
  const Tally& tally = *reply.tally;
  const bool grows = answer_grows(problem_.stub), text = grows && problem_.stub.method().returns == "string";
  const std::uint64_t kept = grows ? tally.kept : 0;
  const std::uint64_t answer = text ? std::max<std::uint64_t>(kept, reply.answer.size()) : kept;
  return {.steps = std::max<std::uint64_t>(1, tally.steps),
          .bytes = std::max<std::uint64_t>(1, tally.bytes + answer - kept),
          .beyond = std::max<std::uint64_t>(1, tally.bytes - kept)};
}

bool GrowthCounter::took_too_long() const {
  const std::chrono::duration<double> passed = Clock::now() - began_;  // also while solutions wait
  return processor_seconds() - since_ > most_s_ || passed.count() > most_waiting * most_s_;
}

std::optional<DimensionGrowth> GrowthCounter::grow_in(const Dimension& dimension, const Step& step) {
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
  std::vector<double> sizes = sizes_of(measured);
  // Beside what is held there may be none of the smallest.
  while (sizes.size() > 1 && !inputs_.in_shape(input_shapes().front(), dimension, sizes.front(), 0) && !took_too_long())
    sizes.erase(sizes.begin());
  effort_ = 0;
  thrifty_ = false;
  failed_.clear();
  too_much_ = false;
  timeouts_ = 0;
  bool few_shapes = false;
  double spent_before = 0;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    step(fmt::format("{} {:.0f}", dimension.words(), sizes[i]));
    const double before = effort_;
    for (Series& one : all) {
      const double part = (effort_ - before) / most_effort;
      thrifty_ = thrifty_ || part > most_of_one_size / 4;
      if (!one.ended && (few_shapes || part < most_of_one_size)) go_on(dimension, sizes[i], one, i > 2);
    }
    const bool any = !std::ranges::all_of(all, &Series::ended);
    if (took_too_long() && failed_.empty())
      failed_ = fmt::format("counting took too long from size {:.0f} on", sizes[i]);
    if (!any || took_too_long()) break;
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
  auto found = growth_of(dimension, all);
  if (found) found->failed = failed_;
  return found;
}

void GrowthCounter::go_on(const Dimension& dimension, double size, Series& series, bool needed) {
  const double next = next_steps(series, size);
  if (timeouts_ >= most_timeouts || next > most_steps_of_case || effort_ + next > most_effort) {
    series.ended = too_much_ = true;
    return;
  }
  const bool counted = count_at(dimension, size, series);
  series.ended = series.ended || (needed && !counted);
}

bool GrowthCounter::count_at(const Dimension& dimension, double size, Series& series) {
  std::optional<GrowthPoint> worst;
  GrowthPoint most;
  bool drawn = false, answered = false;
  int undrawn = 0;  // in a row
  const std::uint64_t draws = thrifty_                ? 1
                              : dimension.is_number() ? draws_of_number
                              : size <= small_size    ? draws_of_small
                                                      : draws_of_large;
  const double before = effort_;
  for (std::uint64_t draw = 0; draw < draws && effort_ - before < most_effort * most_of_draws; ++draw) {
    const auto given = inputs_.in_shape(series.shape, dimension, size, draw);
    undrawn = given ? 0 : undrawn + 1;
    if (undrawn >= most_undrawn || took_too_long()) break;
    if (!given) continue;
    drawn = true;
    effort_ += effort_of_byte * double(given->input.size());
    const std::optional<GrowthPoint> point = count(*given, series, dimension.words());
    answered = answered || point;
    if (point && !series.points.empty() && point->size <= series.points.back().size)
      continue;  // not larger than before
    if (point) {
      most.bytes = std::max(most.bytes, point->bytes);
      most.beyond = std::max(most.beyond, point->beyond);
    }
    if (point && (!worst || point->steps > worst->steps)) worst = point, worst->draw = draw, worst->wished = size;
    if (series.ended) break;
  }
  series.undrawn = !drawn;
  if (worst) {
    worst->bytes = most.bytes, worst->beyond = most.beyond;
    series.points.push_back(*worst);
  }
  return answered;
}

std::optional<GrowthPoint> GrowthCounter::count(const SizedInput& given, Series& series, const std::string& words) {
  const auto& [size, input] = given;
  const Reply reply = run(input);
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
  if (out_of_time && slow_.input.empty()) {
    slow_.input = input;
    slow_.shape = series.shape.words;
    slow_.words = fmt::format("{} {:.0f}, {}", words, size, series.shape.words);
  }
  series.ended = out_of_time;
  if (failed_.empty())
    failed_ = fmt::format("does not answer on {} of size {:.0f}: {}", series.shape.words, size,
                          verdict_of(reply, problem_, {.input = input}, limits_).reason);
  return std::nullopt;
}

}  // namespace leetjudge
