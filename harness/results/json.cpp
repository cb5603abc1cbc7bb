#include "results/json.hpp"

#include "util/files.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

Json value_json(const std::optional<std::string>& text) {
  return text ? json_in(*text).value_or(nullptr) : Json(nullptr);
}

// What a solution answered; nothing where that is so much that a report of it would be of no use.
Json answer_json(const std::optional<std::string>& text) {
  constexpr std::size_t most_bytes = 1 << 20;
  return text && text->size() > most_bytes ? Json(nullptr) : value_json(text);
}

template <class T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}

Json counters_json(const std::optional<Counters>& counters) {
  if (!counters) return nullptr;
  Json json;
  for (const Counter& counter : all_counters) json[counter.name] = or_null((*counters).*counter.value);
  return json;
}

double rounded(double value) { return double(long(value * 1000 + 0.5)) / 1000; }

const char* checks_word(Checks checks) {
  return checks == Checks::passed ? "passed" : checks == Checks::failed ? "failed" : "not made";
}

Json input_json(const Case& test, const Problem& problem) {
  if (test.input.empty()) return nullptr;  // it was forgotten
  const std::vector<Json> arguments = arguments_in(test.input);
  const std::vector<std::string> names = problem.stub.input_names();
  Json input = Json::object();
  for (std::size_t i = 0; i < arguments.size(); ++i) input[names[i]] = arguments[i];
  return input;
}

Json place_json(const Place& place) {
  if (place.line == 0) return nullptr;
  return {{"file", place.file}, {"line", place.line}, {"column", place.column}};
}

// Without the problem what the case says itself is left out.
Json case_json(const CaseResult& one, const Problem* problem) {
  return {{"name", one.test->name},
          {"status_code", int(one.status)},
          {"status_msg", status_message(one.status)},
          {"runtime_ms", as_written(one.runtime_ms)},
          {"reason", one.reason},
          {"place", one.failed() ? place_json(one.place) : Json(nullptr)},
          {"input", problem ? input_json(*one.test, *problem) : Json(nullptr)},
          {"code_output", answer_json(one.answer)},
          {"expected_output", value_json(problem ? one.right_answer() : one.expected)},
          {"std_output", escape_binary(one.standard_output)},
          {"std_error", escape_binary(one.standard_error)},
          {"counters", counters_json(one.counters)},
          {"checks", checks_word(one.checks)},
          {"unchecked", one.unchecked},
          {"finding", one.finding},
          {"time_us", one.time_us ? Json(rounded(*one.time_us)) : Json(nullptr)}};
}

// How a solution stands among the others; the times are those that the rest was computed from.
Json standing_json(const Standing& standing, const SolutionResult& result) {
  Json times = Json::array();
  for (const double one : result.rounds_ms) times.push_back(as_written(one));
  const bool timed = standing.kind != Standing::Kind::not_timed;
  const auto figure = [&](double value) { return timed ? Json(rounded(value)) : Json(nullptr); };
  return {{"verdict", standing.words},
          {"median_us", figure(standing.median_us)},
          {"quartiles_us", timed ? Json{rounded(standing.low_us), rounded(standing.high_us)} : Json(nullptr)},
          {"ratio", figure(standing.ratio)},
          {"ratio_interval", timed ? Json{rounded(standing.ratio_low), rounded(standing.ratio_high)} : Json(nullptr)},
          {"probability", timed ? Json(as_written(standing.probability)) : Json(nullptr)},
          {"not_timed", result.not_timed},
          {"rounds_ms", times}};
}

Json rounds_json(const ProblemResult& problem) {
  if (!problem.rounds) return nullptr;
  return {{"seed", problem.rounds->seed},
          {"rounds", problem.rounds->wanted},
          {"cases", problem.measured_count()},
          {"remarks", problem.remarks}};
}

// Of what stands in the file, so that parts of it add up.
double whole_runtime_ms(const SolutionResult& result) {
  double sum = 0;
  for (const CaseResult& one : result.cases) sum += as_written(one.runtime_ms);
  return as_written(sum);
}

// A solution's result with every case on a line of its own: readable, and small for tens of thousands of cases.
std::string solution_text(const SolutionResult& result, const Problem* problem, std::size_t cases,
                          const Json& standing) {
  const Json head = {{"solution", result.solution.name},
                     {"status_code", int(result.status)},
                     {"status_msg", status_message(result.status)},
                     {"total_correct", result.correct()},
                     {"total_testcases", cases},
                     {"checks", checks_word(result.checks())},
                     {"total_checked", result.checked()},
                     {"runtime_ms", whole_runtime_ms(result)},
                     {"memory_kb", or_null(result.memory_kb)},
                     {"compile_error", result.compile_error},
                     {"fault", result.fault},
                     {"note", result.note},
                     {"isolation", result.isolation},
                     {"digest", result.digest},
                     {"judged", result.judged},
                     {"comparison", standing}};
  std::string text = dumped(head);
  text.back() = ',';
  text += "\n   \"cases\": [";
  for (const CaseResult& one : result.cases) {
    text += (&one == &result.cases.front() ? "\n    " : ",\n    ") + dumped(case_json(one, problem));
  }
  return text + "]}";
}

Json folder_json(const std::optional<Folder>& folder) {
  if (!folder) return nullptr;
  Json without = Json::array();
  for (const auto& [file, reason] : folder->without) without.push_back({{"file", file}, {"reason", reason}});
  return {{"without_problem", without}, {"by_signature", folder->by_signature}};
}

// A text that will be shown: whoever wrote the file, it does nothing to a terminal.
std::string shown(const LocatedJson& place) { return escape_binary(place.text()); }

Status status_at(const LocatedJson& place) {
  if (const std::optional<Status> status = status_of_code(place.count())) return *status;
  place.refuse("there is no such status");
}

std::optional<Counters> counters_at(const LocatedJson& place) {
  if (place.value.is_null()) return std::nullopt;
  Counters counters;
  for (const Counter& counter : all_counters) {
    if (!place.value.contains(counter.name)) continue;  // of an older judge
    const LocatedJson count = place.at(counter.name);
    if (!count.value.is_null()) counters.*counter.value = std::uint64_t(count.count());
  }
  return counters;
}

std::optional<std::string> value_at(const LocatedJson& place) {
  return place.value.is_null() ? std::nullopt : std::optional(dumped(place.value));
}

// What a case was: the same in every solution's results, so that the first one says it.
Case case_at(const LocatedJson& place, const Problem& problem) {
  Case one;
  one.name = shown(place.at("name"));
  one.where = place.where;
  one.limits = problem.limits;
  if (!place.at("input").value.is_null()) one.input = input_at(place.at("input"), problem);
  one.expected = value_at(place.at("expected_output"));
  return one;
}

CaseResult case_result_at(const LocatedJson& place) {
  CaseResult one;
  one.status = status_at(place.at("status_code"));
  const LocatedJson runtime = place.at("runtime_ms");
  one.runtime_ms = runtime.value.is_null() ? NAN : runtime.number();
  if (one.runtime_ms < 0 || one.runtime_ms >= 1e12) runtime.refuse("a time in ms is expected here");
  one.reason = shown(place.at("reason"));
  if (place.has("place") && !place.at("place").value.is_null()) {  // an older judge has none
    const LocatedJson at = place.at("place");
    one.place = {shown(at.at("file")), int(at.at("line").count()), int(at.at("column").count())};
  }
  one.answer = value_at(place.at("code_output"));
  one.standard_output = shown(place.at("std_output"));
  one.standard_error = shown(place.at("std_error"));
  one.counters = counters_at(place.at("counters"));
  const std::string checks = place.text_or("checks", "not made");
  one.checks = checks == "passed" ? Checks::passed : checks == "failed" ? Checks::failed : Checks::not_made;
  one.unchecked = escape_binary(place.text_or("unchecked", ""));
  one.finding = escape_binary(place.text_or("finding", ""));
  if (const LocatedJson time = place.at("time_us"); !time.value.is_null()) {
    if (!(time.number() >= 0 && time.number() < 1e15)) time.refuse("a time in µs is expected here");
    one.time_us = time.number();
  }
  return one;
}

SolutionResult solution_at(const LocatedJson& place) {
  SolutionResult result;
  result.solution.name = result.solution.typed = shown(place.at("solution"));
  result.status = status_at(place.at("status_code"));
  if (!place.at("memory_kb").value.is_null()) result.memory_kb = long(place.at("memory_kb").count());
  result.compile_error = shown(place.at("compile_error"));
  result.fault = shown(place.at("fault"));
  result.note = shown(place.at("note"));
  result.isolation = shown(place.at("isolation"));
  result.digest = escape_binary(place.text_or("digest", ""));
  result.judged = escape_binary(place.text_or("judged", ""));
  for (const LocatedJson& one : place.at("cases").elements()) result.cases.push_back(case_result_at(one));
  const LocatedJson comparison = place.at("comparison");
  if (comparison.value.is_null()) return result;
  result.not_timed = shown(comparison.at("not_timed"));
  for (const LocatedJson& one : comparison.at("rounds_ms").elements()) {
    if (!(one.number() >= 1e-9 && one.number() < 1e9)) one.refuse("a time in ms is expected here");
    if (result.cases.empty()) one.refuse("a solution without cases has no times");
    result.rounds_ms.push_back(one.number());
  }
  return result;
}

std::optional<Folder> folder_in(const LocatedJson& file) {
  if (!file.value.contains("folder") || file.value["folder"].is_null()) return std::nullopt;
  Folder folder;
  const LocatedJson place = file.at("folder");
  for (const LocatedJson& one : place.at("without_problem").elements())
    folder.without.push_back({shown(one.at("file")), shown(one.at("reason"))});
  for (const LocatedJson& one : place.at("by_signature").elements()) folder.by_signature.push_back(shown(one));
  return folder;
}

// The results of one problem; cases are those of the first solution that has any.
ProblemResult problem_at(const LocatedJson& place, const Kit& kit, const Attributing& known_problems) {
  ProblemResult result;
  const std::string id = std::to_string(place.at("id").count());
  const KnownProblem* known = known_problems.called(id);
  result.problem = std::make_shared<const Problem>(known ? load_known(*known) : kit.problem(id));
  if (const LocatedJson rounds = place.at("comparison"); !rounds.value.is_null())
    result.rounds = Rounds{rounds.at("seed").natural(), std::size_t(rounds.at("rounds").natural())};
  const std::vector<LocatedJson> solutions = place.at("results").elements();
  std::vector<Case> cases;
  for (const LocatedJson& solution : solutions) {
    const std::vector<LocatedJson> all = solution.at("cases").elements();
    for (std::size_t i = cases.size(); i < all.size(); ++i) cases.push_back(case_at(all[i], *result.problem));
  }
  result.cases = SharedCases(std::move(cases));
  for (const LocatedJson& solution : solutions) {
    SolutionResult one = solution_at(solution);
    if (result.solution(one.solution.name)) solution.at("solution").refuse("there is another solution of this name");
    if (!one.rounds_ms.empty() && !result.rounds) solution.at("comparison").refuse("nothing else was measured");
    const std::vector<LocatedJson> all = solution.at("cases").elements();
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (shown(all[i].at("name")) != result.cases.at(i)->name || (i == 0 && all.size() != result.cases->size()))
        all[i].refuse("every solution of a problem has the same cases");
      one.cases[i].test = result.cases.at(i);
    }
    result.solutions.push_back(std::move(one));
  }
  return result;
}

}  // namespace

std::string results_json(const Report& report) {
  const Json shard = report.shard ? Json{{"index", report.shard->index},
                                         {"count", report.shard->count},
                                         {"of", report.shard_of},
                                         {"of_solutions", report.shard->of_solutions}}
                                  : Json(nullptr);
  std::string text = dumped({{"compiler", report.compiler},
                             {"processor", report.processor},
                             {"partial", report.partial},
                             {"shard", shard},
                             {"folder", folder_json(report.folder)}});
  text.back() = ',';
  text += "\n\"problems\": [";
  for (const ProblemResult& problem : report.problems) {
    std::string head =
        dumped({{"id", problem.problem->id}, {"title", problem.problem->title}, {"comparison", rounds_json(problem)}});
    head.back() = ',';
    text += (&problem == &report.problems.front() ? "\n " : ",\n ") + head + "\n \"results\": [";
    std::vector<Standing> standings = problem.standings;
    standings.resize(problem.solutions.size());
    for (std::size_t i = 0; i < problem.solutions.size(); ++i) {
      const SolutionResult& result = problem.solutions[i];
      text += i == 0 ? "\n  " : ",\n  ";
      text += solution_text(result, problem.problem.get(), problem.cases->size(),
                            problem.rounds ? standing_json(standings[i], result) : Json(nullptr));
    }
    text += "]}";
  }
  return text + "]}\n";
}

std::string result_json(const SolutionResult& result) {
  return solution_text(result, nullptr, result.cases.size(), nullptr) + "\n";
}

SolutionResult parse_result(const std::string& text, const std::string& name) {
  const Json json = parse_json(text, name);
  const LocatedJson place{json, name + "#"};
  SolutionResult result = solution_at(place);
  const std::vector<LocatedJson> cases = place.at("cases").elements();
  for (std::size_t i = 0; i < cases.size(); ++i) {
    Case test;
    test.name = shown(cases[i].at("name"));
    result.cases[i].test = std::make_shared<const Case>(std::move(test));
    result.cases[i].expected = value_at(cases[i].at("expected_output"));
  }
  return result;
}

Report load_report(const std::filesystem::path& path, const Kit& kit) {
  return parse_report(path == "-" ? read_standard_input("Paste results") : read_file(path), display_path(path), kit);
}

Report parse_report(const std::string& text, const std::string& name, const Kit& kit) {
  const Json json = parse_json(text, name);
  const LocatedJson file{json, name + "#"};
  Report loaded;
  loaded.file = name;
  loaded.compiler = shown(file.at("compiler"));
  loaded.processor = shown(file.at("processor"));
  loaded.partial = shown(file.at("partial"));
  if (const LocatedJson shard = file.at("shard"); !shard.value.is_null()) {
    loaded.shard = Shard{std::size_t(shard.at("index").count()), std::size_t(shard.at("count").count())};
    loaded.shard_of = shown(shard.at("of"));
    loaded.shard->of_solutions = shard.value.value("of_solutions", Json()) == true;
    if (shard.at("index").count() < 1 || shard.at("index").count() > shard.at("count").count())
      shard.refuse("a shard is one of 1 to \"count\"");
  }
  loaded.folder = folder_in(file);
  const Attributing known_problems(kit.known());
  for (const LocatedJson& problem : file.at("problems").elements())
    loaded.problems.push_back(problem_at(problem, kit, known_problems));
  return loaded;
}

}  // namespace leetjudge
