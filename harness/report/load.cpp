#include "report/load.hpp"

#include <map>

#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/place.hpp"

namespace leetjudge {
namespace {

Status status_at(const Place& place) {
  if (const std::optional<Status> status = status_of_code(place.count())) return *status;
  place.refuse("there is no such status");
}

std::optional<Counters> counters_at(const Place& place) {
  if (place.value.is_null()) return std::nullopt;
  const auto count = [&](const char* key) { return std::uint64_t(place.at(key).count()); };
  const auto count_or_null = [&](const char* key) -> std::optional<std::uint64_t> {
    if (place.at(key).value.is_null()) return std::nullopt;
    return count(key);
  };
  Counters counters;
  counters.placements = count_or_null("placements");
  counters.undos = count_or_null("undos");
  counters.reads = count("reads");
  counters.writes = count("writes");
  counters.calls = count("calls");
  counters.depth = count("depth");
  return counters;
}

std::optional<std::string> value_at(const Place& place, const Type& type) {
  if (place.value.is_null()) return std::nullopt;
  return encode_json(place.value, type, place.where);
}

// What a case was: the same in every solution's results, so that the first one says it.
Case case_at(const Place& place, const Problem& problem) {
  Case one;
  one.name = place.at("name").text();
  one.where = place.where;
  one.limits = problem.limits;
  for (const Parameter& parameter : problem.signature.parameters) {
    const Place argument = place.at("input").at(parameter.name.c_str());
    one.input += encode_json(argument.value, parameter.type, argument.where);
  }
  one.expected = value_at(place.at("expected_output"), problem.signature.answer_type());
  return one;
}

CaseResult case_result_at(const Place& place, const Problem& problem) {
  CaseResult one;
  one.status = status_at(place.at("status_code"));
  one.runtime_ms = place.at("runtime_ms").number();
  if (!(one.runtime_ms >= 0 && one.runtime_ms < 1e12))
    place.at("runtime_ms").refuse("a time in ms is expected here");
  one.reason = place.at("reason").text();
  try {
    one.answer = value_at(place.at("code_output"), problem.signature.answer_type());
  } catch (const BadInput&) {  // a wrong answer may hold what JSON cannot: it is not kept
  }
  one.standard_output = place.at("std_output").text();
  one.standard_error = place.at("std_error").text();
  one.counters = counters_at(place.at("counters"));
  const std::string checks = place.text_or("checks", "not made");
  one.checks = checks == "passed" ? Checks::passed : checks == "failed" ? Checks::failed : Checks::not_made;
  one.unchecked = place.text_or("unchecked", "");
  one.finding = place.text_or("finding", "");
  if (const Place time = place.at("time_us"); !time.value.is_null()) {
    if (!(time.number() >= 0 && time.number() < 1e15)) time.refuse("a time in µs is expected here");
    one.time_us = time.number();
  }
  return one;
}

SolutionResult solution_at(const Place& place, const Problem& problem) {
  SolutionResult result;
  result.solution.name = result.solution.typed = place.at("solution").text();
  result.status = status_at(place.at("status_code"));
  if (!place.at("memory_kb").value.is_null()) result.memory_kb = long(place.at("memory_kb").count());
  result.compile_error = place.at("compile_error").text();
  result.fault = place.at("fault").text();
  result.note = place.at("note").text();
  result.isolation = place.at("isolation").text();
  for (const Place& one : place.at("cases").elements()) result.cases.push_back(case_result_at(one, problem));
  const Place comparison = place.at("comparison");
  if (comparison.value.is_null()) return result;
  result.not_timed = comparison.at("not_timed").text();
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
    SolutionResult& one = result.solutions.emplace_back(solution_at(solution, problem));
    for (const SolutionResult& other : result.solutions) {
      if (&other != &one && other.solution.name == one.solution.name)
        solution.at("solution").refuse("there is another solution of this name");
    }
    if (!one.rounds_ms.empty() && !result.rounds)
      solution.at("comparison").refuse("nothing else was measured");
    const std::vector<Place> all = solution.at("cases").elements();
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (all[i].at("name").text() != cases[i].name || (i == 0 && all.size() != cases.size()))
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
  loaded.report.compiler = file.at("compiler").text();
  loaded.report.processor = file.at("processor").text();
  loaded.report.partial = file.at("partial").text();
  if (const Place shard = file.at("shard"); !shard.value.is_null()) {
    loaded.report.shard =
        Shard{std::size_t(shard.at("index").count()), std::size_t(shard.at("count").count())};
    loaded.report.shard_of = shard.at("of").text();
    if (shard.at("index").count() < 1 || shard.at("index").count() > shard.at("count").count())
      shard.refuse("a shard is one of 1 to \"count\"");
  }
  for (const Place& problem : file.at("problems").elements()) add_problem(loaded, problem, kit);
  return loaded;
}

}  // namespace leetjudge
