// Growth for programs: its JSON, and what the page draws.
#include <algorithm>

#include "grow/grow.hpp"
#include "report/report.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr double most_drawn = 1e15;

// The points of all solutions in one size, and the lines of their fits up to the largest size.
Json plot(const Growth& growth, const std::string& size, bool time) {
  Json series = Json::array();
  double least = 1e300, most = 0;
  for (std::size_t i = 0; i < growth.solutions.size(); ++i) {
    for (const DimensionGrowth& one : growth.solutions[i].dimensions) {
      if (one.size != size) continue;
      Json points = Json::array(), line = Json::array();
      const GrowthPoint& last = one.points.back();
      for (const GrowthPoint& point : one.points) {
        if (!time) points.push_back({{"x", point.size}, {"y", point.steps}});
        if (time && point.ms) points.push_back({{"x", point.size}, {"y", *point.ms * 1000}});
      }
      const auto fit = [&](double at) { return one.steps.value_at(at) * (one.each_call ? at : 1); };
      const double scale = !time ? 1 : last.ms ? *last.ms * 1000 / std::max(1e-9, fit(last.size)) : 0;
      for (double at = last.size; scale > 0 && at < one.most * 1.01 && one.most > last.size; at *= 1.2) {
        if (const double value = fit(at) * scale; value < most_drawn) line.push_back({{"x", at}, {"y", value}});
      }
      least = std::min(least, one.points.front().size);
      most = std::max(most, one.most);
      const std::string& name = growth.solutions[i].solution.name;
      series.push_back({{"name", name}, {"points", points}, {"colour", i}});
      if (!line.empty())
        series.push_back({{"name", name + ", by the fit"}, {"points", line}, {"dashed", true}, {"colour", i}});
    }
  }
  if (time) {
    const double limit_us = growth.limit_ms * 1000;
    series.push_back({{"name", "time limit"},
                      {"points", Json::array({{{"x", least}, {"y", limit_us}}, {{"x", most}, {"y", limit_us}}})},
                      {"dashed", true},
                      {"colour", 7}});
  }
  return {{"title", fmt::format("{} by {}", time ? "Time" : "Steps", size)},
          {"x", {{"kind", "number"}, {"name", size}}},
          {"y", {{"kind", time ? "time" : "number"}, {"name", time ? "time of one call" : "steps"}}},
          {"series", series}};
}

Json fit_json(const Fit& fit) {
  Json json = {{"exponent", fit.exponent}, {"exponent_low", fit.exponent_low}, {"exponent_high", fit.exponent_high}};
  json["classes"] = Json::array();
  if (fit.told)
    json["classes"].push_back(fit.words("n"));
  else
    json["not_told"] = fit.why;
  return json;
}

}  // namespace

Json growth_plots(const Growth& growth) {
  std::vector<std::string> sizes;
  for (const SolutionGrowth& one : growth.solutions) {
    for (const Table& table : growth_tables(one)) {
      if (!std::ranges::count(sizes, table.columns.front().title)) sizes.push_back(table.columns.front().title);
    }
  }
  Json plots = Json::array();
  for (const std::string& size : sizes) {
    for (const bool time : {false, true}) plots.push_back(plot(growth, size, time));
  }
  return plots;
}

std::string growth_page(const Growth& growth) {
  Section section{growth.problem->heading(), {}, {}, growth_legend(growth), {}};
  for (const SolutionGrowth& one : growth.solutions) {
    for (const std::string& sentence : growth_sentences(one, growth))
      section.conclusions.push_back(one.solution.name + ": " + std::string(trim(sentence)));
    for (Table& table : growth_tables(one)) {
      table.columns.insert(table.columns.begin(), {"Solution"});
      for (Row& row : table.rows) row.insert(row.begin(), one.solution.name);
      section.tables.push_back(std::move(table));
    }
  }
  return html_page(section.title + ", growth", section_html(section, growth_plots(growth), {}));
}

Json growth_json(const Growth& growth) {
  Json solutions = Json::array();
  std::string largest;
  for (const SolutionGrowth& one : growth.solutions) {
    Json dimensions = Json::array();
    for (const DimensionGrowth& dimension : one.dimensions) {
      Json points = Json::array();
      for (const GrowthPoint& point : dimension.points) {
        points.push_back(
            {{"size", point.size}, {"steps", point.steps}, {"bytes", point.bytes ? Json(point.bytes) : Json()}});
        if (point.ms) points.back()["time_ms"] = *point.ms;
        if (point.undos) points.back()["undos"] = *point.undos;
      }
      dimensions.push_back({{"size", dimension.size},
                            {"most", dimension.most},
                            {"worst_shape", dimension.shape},
                            {"times_random", dimension.times_random},
                            {"words", growth_words(dimension)},
                            {"not_answered", dimension.failed},
                            {"steps", fit_json(dimension.steps)},
                            {"memory", fit_json(dimension.bytes)},
                            {"space", fit_json(dimension.space)},
                            {"points", points}});
    }
    Json solution = {{"solution", one.solution.name}, {"sizes", dimensions}};
    if (!one.compile_error.empty()) solution["compile_error"] = one.compile_error;
    if (!one.not_told.empty()) solution["not_told"] = one.not_told;
    if (one.dimensions.empty() && !one.not_told.empty()) solution["failed"] = one.not_told.front();
    const GrowthTogether& together = one.together;
    if (!together.time.empty()) solution["time"] = together.time;
    if (!together.space.empty()) solution["space"] = together.space;
    if (!together.with_answer.empty()) solution["space_with_answer"] = together.with_answer;
    if (!together.letters.empty()) solution["letters"] = together.letters;
    if (!one.remark.empty()) solution["remark"] = one.remark;
    if (!one.slow_input.empty()) solution["too_slow_at"] = one.slow_words;
    if (!one.unanswered.empty()) solution["unanswered"] = one.unanswered;
    if (!one.largest.empty()) solution["largest"] = one.largest;
    if (one.most_ms) solution["largest_ms"] = *one.most_ms;
    if (largest.empty()) largest = one.largest;
    solutions.push_back(solution);
  }
  return {{"problem", growth.problem->id},    {"compiler", growth.compiler}, {"seed", growth.seed},
          {"time_limit_ms", growth.limit_ms}, {"largest", largest},          {"solutions", solutions}};
}

}  // namespace leetjudge
