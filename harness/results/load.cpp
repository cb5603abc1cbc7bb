#include "results/load.hpp"

#include <map>

#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/place.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// A text that will be shown: whoever wrote the file, it does nothing to a terminal.
std::string shown(const Place& place) { return escape_binary(place.text()); }

Status status_at(const Place& place) {
  if (const std::optional<Status> status = status_of_code(place.count())) return *status;
  place.refuse("there is no such status");
}

std::optional<Counters> counters_at(const Place& place) {
  if (place.value.is_null()) return std::nullopt;
  Counters counters;
  for (const Counter& counter : all_counters) {
    const Place count = place.at(counter.name);
    if (!counter.of_search || !count.value.is_null()) counters.*counter.value = std::uint64_t(count.count());
  }
  return counters;
}

std::optional<std::string> value_at(const Place& place) {
  return place.value.is_null() ? std::nullopt : std::optional(dumped(place.value));
}

// What a case was: the same in every solution's results, so that the first one says it.
Case case_at(const Place& place, const Problem& problem) {
  Case one;
  one.name = shown(place.at("name"));
  one.where = place.where;
  one.limits = problem.limits;
  one.input = input_at(place.at("input"), problem);
  one.expected = value_at(place.at("expected_output"));
  return one;
}

CaseResult case_result_at(const Place& place) {
  CaseResult one;
  one.status = status_at(place.at("status_code"));
  one.runtime_ms = place.at("runtime_ms").number();
  if (!(one.runtime_ms >= 0 && one.runtime_ms < 1e12)) place.at("runtime_ms").refuse("a time in ms is expected here");
  one.reason = shown(place.at("reason"));
  one.answer = value_at(place.at("code_output"));
  one.standard_output = shown(place.at("std_output"));
  one.standard_error = shown(place.at("std_error"));
  one.counters = counters_at(place.at("counters"));
  const std::string checks = place.text_or("checks", "not made");
  one.checks = checks == "passed" ? Checks::passed : checks == "failed" ? Checks::failed : Checks::not_made;
  one.unchecked = escape_binary(place.text_or("unchecked", ""));
  one.finding = escape_binary(place.text_or("finding", ""));
  if (const Place time = place.at("time_us"); !time.value.is_null()) {
    if (!(time.number() >= 0 && time.number() < 1e15)) time.refuse("a time in µs is expected here");
    one.time_us = time.number();
  }
  return one;
}

SolutionResult solution_at(const Place& place) {
  SolutionResult result;
  result.solution.name = result.solution.typed = shown(place.at("solution"));
  result.status = status_at(place.at("status_code"));
  if (!place.at("memory_kb").value.is_null()) result.memory_kb = long(place.at("memory_kb").count());
  result.compile_error = shown(place.at("compile_error"));
  result.fault = shown(place.at("fault"));
  result.note = shown(place.at("note"));
  result.isolation = shown(place.at("isolation"));
  for (const Place& one : place.at("cases").elements()) result.cases.push_back(case_result_at(one));
  const Place comparison = place.at("comparison");
  if (comparison.value.is_null()) return result;
  result.not_timed = shown(comparison.at("not_timed"));
  for (const Place& one : comparison.at("rounds_ms").elements()) {
    if (!(one.number() >= 1e-9 && one.number() < 1e9)) one.refuse("a time in ms is expected here");
    if (result.cases.empty()) one.refuse("a solution without cases has no times");
    result.rounds_ms.push_back(one.number());
  }
  return result;
}

// The results of one problem; cases are those of the first solution that has any.
void add_problem(LoadedReport& loaded, const Place& place, const Kit& kit) {
  const Problem& problem = loaded.problems.emplace_back(kit.problem(std::to_string(place.at("id").count())));
  std::vector<Case>& cases = loaded.cases.emplace_back();
  ProblemResult& result = loaded.report.problems.emplace_back(ProblemResult{&problem, &cases, {}});
  if (const Place rounds = place.at("comparison"); !rounds.value.is_null())
    result.rounds = Rounds{rounds.at("seed").natural(), std::size_t(rounds.at("rounds").natural())};
  const std::vector<Place> solutions = place.at("results").elements();
  for (const Place& solution : solutions) {
    const std::vector<Place> all = solution.at("cases").elements();
    for (std::size_t i = cases.size(); i < all.size(); ++i) cases.push_back(case_at(all[i], problem));
  }
  for (const Place& solution : solutions) {
    SolutionResult& one = result.solutions.emplace_back(solution_at(solution));
    for (const SolutionResult& other : result.solutions) {
      if (&other != &one && other.solution.name == one.solution.name)
        solution.at("solution").refuse("there is another solution of this name");
    }
    if (!one.rounds_ms.empty() && !result.rounds) solution.at("comparison").refuse("nothing else was measured");
    const std::vector<Place> all = solution.at("cases").elements();
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (shown(all[i].at("name")) != cases[i].name || (i == 0 && all.size() != cases.size()))
        all[i].refuse("every solution of a problem has the same cases");
      one.cases[i].test = &cases[i];
    }
  }
}

}  // namespace

LoadedReport load_report(const std::filesystem::path& path, const Kit& kit) {
  return parse_report(path == "-" ? read_standard_input() : read_file(path), display_path(path), kit);
}

LoadedReport parse_report(const std::string& text, const std::string& name, const Kit& kit) {
  const Json json = parse_json(text, name);
  const Place file{json, name + "#"};
  LoadedReport loaded;
  loaded.report.compiler = shown(file.at("compiler"));
  loaded.report.processor = shown(file.at("processor"));
  loaded.report.partial = shown(file.at("partial"));
  if (const Place shard = file.at("shard"); !shard.value.is_null()) {
    loaded.report.shard = Shard{std::size_t(shard.at("index").count()), std::size_t(shard.at("count").count())};
    loaded.report.shard_of = shown(shard.at("of"));
    if (shard.at("index").count() < 1 || shard.at("index").count() > shard.at("count").count())
      shard.refuse("a shard is one of 1 to \"count\"");
  }
  for (const Place& problem : file.at("problems").elements()) add_problem(loaded, problem, kit);
  return loaded;
}

}  // namespace leetjudge
