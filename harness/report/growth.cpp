#include <algorithm>

#include "compile/diagnostics.hpp"
#include "grow/grow.hpp"
#include "report/report.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr double worth_saying = 1.3;  // times random input
constexpr double most_hidden = 0.2;   // of an exponent, by what stands beside the leading term
constexpr std::size_t most_rows = 10;

std::string fit_words(const Fit& fit, const std::string& size) {
  return fit.told ? fit.words(size) : fmt::format("not told: {}", fit.why);
}

const std::string& letter_of(const DimensionGrowth& one) { return one.letter.empty() ? one.size : one.letter; }

// "time O(n log n), space O(1) (O(n) with the answer) with n = nums.length"
std::string whole_words(const GrowthTogether& all) {
  const auto told = [](const std::string& words) { return words.empty() ? "not told as a whole" : words; };
  return fmt::format("time {}, space {}{}{}", told(all.time), told(all.space),
                     all.with_answer == all.space ? "" : fmt::format(" ({} with the answer)", told(all.with_answer)),
                     all.letters);
}

// Whether anything grows in that size; where nothing does in any, all are shown.
bool worth_showing(const SolutionGrowth& all, const DimensionGrowth& one) {
  const auto grows = [](const DimensionGrowth& some) {
    return !some.steps.told || some.steps.grows() || some.bytes.grows();
  };
  return one.each_call || grows(one) || std::ranges::none_of(all.dimensions, grows);
}

// "slowest, nums.length 100000: about 23 s: over the time limit of 2 s"; empty where no time is known.
std::string largest_words(const SolutionGrowth& one, const Growth& growth) {
  if (!one.slow_input.empty())
    return fmt::format("at {}: more than the time limit of {}", one.slow_words, time_text(1000 * growth.limit_ms));
  if (growth.problem->rules->generate || !one.compile_error.empty()) return "";
  if (one.largest.empty() && one.dimensions.empty()) return "";  // there is no largest size
  if (one.largest.empty()) return "no input of the largest size that keeps the constraints could be drawn in time";
  if (!one.most_ms) return "";
  const char* how_much = *one.most_ms >= growth.limit_ms * Growth::far_over ? "more than " : "";
  return fmt::format("slowest, {}: {}{}{}", one.largest, how_much, time_text(1000 * *one.most_ms),
                     *one.most_ms > growth.limit_ms
                         ? fmt::format(": over the time limit of {}", time_text(1000 * growth.limit_ms))
                         : "");
}

}  // namespace

std::string growth_words(const DimensionGrowth& one) {
  const std::string call = one.each_call ? " a call on average" : "";
  if (!one.steps.told) return fmt::format("not told in {}{}: {}", one.size, call, one.steps.why);
  std::string text = fmt::format("{}{} in {}", one.steps.words(letter_of(one)), call, one.size);
  const double power = power_of(one.steps.best);
  if (power > 0 && one.steps.best < GrowthClass::exponential &&
      one.steps.exponent_high > power - most_hidden)  // otherwise lower terms make up too much of it
    text += fmt::format(" (exponent {:.2f}, {:.2f}–{:.2f})", one.steps.exponent, one.steps.exponent_low,
                        one.steps.exponent_high);
  if (one.times_random > worth_saying) text += fmt::format(", worst on {}", one.shape);
  return text;
}

std::vector<std::string> growth_sentences(const SolutionGrowth& one, const Growth& growth) {
  std::vector<std::string> all;
  if (!one.remark.empty()) all.push_back(one.remark);
  if (one.dimensions.empty() && !one.together.time.empty())
    all.push_back(whole_words(one.together) + ": no size of its inputs can grow");
  if (!one.dimensions.empty() && !one.together.several) all.push_back(whole_words(one.together));
  const bool several = std::ranges::count_if(one.dimensions, [&](auto& size) { return worth_showing(one, size); }) > 1;
  std::vector<std::string> constant;
  for (const DimensionGrowth& dimension : one.dimensions) {
    if (!worth_showing(one, dimension)) {
      constant.push_back(dimension.size);
      continue;
    }
    all.push_back(growth_words(dimension));
    const bool other = dimension.memory_shape != dimension.shape && dimension.bytes.grows();
    if (several || other || !dimension.bytes.told)
      all.push_back(fmt::format("  memory: {}{}", fit_words(dimension.bytes, letter_of(dimension)),
                                other ? ", most on " + dimension.memory_shape : ""));
    if (!dimension.failed.empty()) all.push_back("  " + dimension.failed);
  }
  if (!constant.empty()) all.push_back("O(1) in " + joined(constant));
  all.insert(all.end(), one.not_told.begin(), one.not_told.end());
  if (std::string largest = largest_words(one, growth); !largest.empty()) all.push_back(std::move(largest));
  if (!one.unanswered.empty()) all.push_back(one.unanswered);
  return all;
}

std::vector<Table> growth_tables(const SolutionGrowth& one) {
  std::vector<Table> all;
  for (const DimensionGrowth& dimension : one.dimensions) {
    if (!worth_showing(one, dimension)) continue;
    Table& table = all.emplace_back();
    table.columns = {{dimension.size, true}, {"Steps", true}, {"Bytes", true}, {"Time", true}};
    const bool undos = std::ranges::any_of(dimension.points, [](auto& point) { return point.undos.has_value(); });
    if (undos) table.columns.push_back({"Undos", true});
    const std::size_t every = 1 + dimension.points.size() / most_rows;
    for (std::size_t i = 0; i < dimension.points.size(); ++i) {
      if ((dimension.points.size() - 1 - i) % every) continue;
      const GrowthPoint& point = dimension.points[i];
      table.rows.push_back({fmt::format("{:.0f}", point.size), count_text(point.steps),
                            point.bytes ? count_text(point.bytes) : not_counted,
                            point.ms ? time_text(1000 * *point.ms) : not_counted});
      if (undos) table.rows.back().push_back(count_text(point.undos));
    }
  }
  return all;
}

std::string growth_legend(const Growth& growth) {
  return fmt::format(
      "Steps: basic blocks that ran, counted exactly (of the library's compiled parts, by length; with several "
      "threads about right). Bytes: the most that was allocated at once, and the stack. Each size grows while the "
      "others are held. {}, seed {}.",
      growth.compiler, growth.seed);
}

std::string render_growth(const Growth& growth, const TableStyle& style) {
  std::string text;
  for (const SolutionGrowth& one : growth.solutions) {
    text += fmt::format("{}, {}\n", growth.problem->heading(), one.solution.name);
    if (!one.compile_error.empty()) {
      text += "  Compile Error\n" + first_error(one.compile_error) + "\n";
      continue;
    }
    for (const std::string& sentence : growth_sentences(one, growth)) text += wrapped(sentence, 2, style.width);
    for (const Table& table : growth_tables(one)) text += "\n" + render_grid(table);
    text += "\n";
  }
  if (!growth.not_understood.empty()) {
    text += "Of the constraints these are not understood, and inputs may break them:\n";
    for (const std::string& one : growth.not_understood) text += wrapped(one, 2, style.width);
  }
  return text + wrapped(growth_legend(growth), 0, style.width);
}

}  // namespace leetjudge
