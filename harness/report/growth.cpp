#include "report/growth.hpp"

#include <algorithm>
#include <cmath>

#include "compile/diagnostics.hpp"
#include "report/grid.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr double worth_saying = 1.3;  // times random input

// The classes that are not told apart: "O(n) or O(n log n)".
std::string classes_words(const Fit& fit, const std::string& size) {
  if (fit.classes.empty()) return fmt::format("not told: {}", fit.why);
  std::vector<std::string> words;
  for (const GrowthClass one : fit.classes) words.push_back(class_words(one, size));
  return joined(words, " or ");
}

std::string time_text(double ms) {
  if (ms < 1) return fmt::format("{:.3g} µs", ms * 1000);
  if (ms < 1000) return fmt::format("{:.3g} ms", ms);
  constexpr double minute = 60e3, hour = 60 * minute, day = 24 * hour, year = 365 * day;
  if (ms < 2 * minute) return fmt::format("{:.3g} s", ms / 1000);
  if (ms < 2 * hour) return fmt::format("{:.3g} minutes", ms / minute);
  if (ms < 2 * day) return fmt::format("{:.3g} hours", ms / hour);
  if (ms < 2 * year) return fmt::format("{:.3g} days", ms / day);
  return ms < 1e6 * year ? fmt::format("{:.3g} years", ms / year) : "more than a million years";
}

// Whether anything grows in that size; where nothing does in any, all are shown.
bool worth_showing(const SolutionGrowth& all, const DimensionGrowth& one) {
  const auto grows = [](const DimensionGrowth& some) {
    return some.steps.best != GrowthClass::constant || some.bytes.best != GrowthClass::constant;
  };
  return one.each_call || grows(one) || std::none_of(all.dimensions.begin(), all.dimensions.end(), grows);
}

Json fit_json(const Fit& fit) {
  Json json = {{"exponent", fit.exponent}, {"exponent_low", fit.exponent_low}, {"exponent_high", fit.exponent_high}};
  Json classes = Json::array();
  for (const GrowthClass one : fit.classes) classes.push_back(class_words(one, "n"));
  json["classes"] = classes;
  if (fit.classes.empty()) json["not_told"] = fit.why;
  return json;
}

}  // namespace

std::string growth_words(const DimensionGrowth& one) {
  std::string text = fmt::format("{}{} in {}", classes_words(one.steps, one.size),
                                 one.each_call ? " a call on average" : "", one.size);
  const bool power = !one.steps.classes.empty() && one.steps.best > GrowthClass::logarithmic &&
                     one.steps.best < GrowthClass::exponential;
  if (power)
    text += fmt::format(" (exponent {:.2f}, {:.2f}–{:.2f})", one.steps.exponent, one.steps.exponent_low,
                        one.steps.exponent_high);
  if (one.times_random > worth_saying) text += fmt::format(", worst on {}", one.shape);
  return text;
}

std::string largest_words(const SolutionGrowth& one, const Growth& growth) {
  if (!one.most_ms) return "";
  return fmt::format(
      "at {}: {}{}{}", growth.largest, one.measured ? "" : "about ", time_text(*one.most_ms),
      *one.most_ms > growth.limit_ms ? fmt::format(": over the time limit of {}", time_text(growth.limit_ms)) : "");
}

std::string render_growth(const Growth& growth, const TableStyle& style) {
  std::string text;
  for (const SolutionGrowth& one : growth.solutions) {
    text += fmt::format("{}, {}\n", growth.problem->heading(), one.solution.name);
    if (!one.compile_error.empty()) {
      text += "  Compile Error\n" + first_error(one.compile_error);
      continue;
    }
    if (one.dimensions.empty()) text += wrapped("not told: " + one.failed, 2, style.width);
    for (const DimensionGrowth& dimension : one.dimensions) {
      if (!worth_showing(one, dimension)) continue;
      text += wrapped(growth_words(dimension), 2, style.width);
      text += wrapped("memory: " + classes_words(dimension.bytes, dimension.size), 4, style.width);
    }
    if (const std::string largest = largest_words(one, growth); !largest.empty())
      text += wrapped(largest, 2, style.width);
    for (const DimensionGrowth& dimension : one.dimensions) {
      if (!worth_showing(one, dimension)) continue;
      Table table{{{dimension.size, true}, {"Steps", true}, {"Bytes", true}, {"Time", true}}, {}};
      const std::size_t every = 1 + dimension.points.size() / 10;
      for (std::size_t i = 0; i < dimension.points.size(); ++i) {
        if ((dimension.points.size() - 1 - i) % every) continue;
        const GrowthPoint& point = dimension.points[i];
        table.rows.push_back({fmt::format("{:.0f}", point.size), count_text(point.steps), count_text(point.bytes),
                              point.ms ? time_text(*point.ms) : not_counted});
      }
      text += "\n" + render_grid(table.columns, table.rows);
    }
    text += "\n";
  }
  return text;
}

Json growth_json(const Growth& growth) {
  Json solutions = Json::array();
  for (const SolutionGrowth& one : growth.solutions) {
    Json dimensions = Json::array();
    for (const DimensionGrowth& dimension : one.dimensions) {
      Json points = Json::array();
      for (const GrowthPoint& point : dimension.points) {
        points.push_back({{"size", point.size}, {"steps", point.steps}, {"bytes", point.bytes}});
        if (point.ms) points.back()["time_ms"] = *point.ms;
      }
      dimensions.push_back({{"size", dimension.size},
                            {"most", dimension.most},
                            {"worst_shape", dimension.shape},
                            {"times_random", dimension.times_random},
                            {"words", growth_words(dimension)},
                            {"steps", fit_json(dimension.steps)},
                            {"memory", fit_json(dimension.bytes)},
                            {"points", points}});
    }
    Json solution = {{"solution", one.solution.name}, {"sizes", dimensions}};
    if (!one.compile_error.empty()) solution["compile_error"] = one.compile_error;
    if (one.dimensions.empty() && !one.failed.empty()) solution["failed"] = one.failed;
    if (one.most_ms) {
      solution["largest_ms"] = *one.most_ms;
      solution["largest_measured"] = one.measured;
    }
    solutions.push_back(solution);
  }
  return {{"problem", growth.problem->id},    {"compiler", growth.compiler}, {"seed", growth.seed},
          {"time_limit_ms", growth.limit_ms}, {"largest", growth.largest},   {"solutions", solutions}};
}

}  // namespace leetjudge
