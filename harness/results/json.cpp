#include "results/json.hpp"

#include <algorithm>
#include <cmath>

#include "util/files.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// The words in a result, by their keys.
template <class Result>
using Texts = std::initializer_list<std::pair<const char*, std::string Result::*>>;
const Texts<CaseResult> case_texts = {{"reason", &CaseResult::reason},
                                      {"std_output", &CaseResult::standard_output},
                                      {"std_error", &CaseResult::standard_error},
                                      {"unchecked", &CaseResult::unchecked},
                                      {"finding", &CaseResult::finding}};
const Texts<SolutionResult> solution_texts = {{"compile_error", &SolutionResult::compile_error},
                                              {"fault", &SolutionResult::fault},
                                              {"note", &SolutionResult::note},
                                              {"isolation", &SolutionResult::isolation},
                                              {"judged", &SolutionResult::judged}};
constexpr std::size_t most_unnamed = 10000;  // cases
constexpr const char* checks_words[] = {"not made", "passed", "failed"};

template <class Result>
void write_texts(Json& json, const Texts<Result>& texts, const Result& result) {
  for (const auto& [key, text] : texts) json[key] = escape_binary(result.*text);
}

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

Json counters_json(const Counters& counters) {
  Json json;
  for (const Counter& counter : all_counters) json[counter.name] = or_null(counters.*counter.value);
  return json;
}

double rounded(double value) { return double(long(value * 1000 + 0.5)) / 1000; }

// So that no terminal obeys what a solution printed or a file says.
std::string in_ascii(const Json& value) { return value.dump(-1, ' ', true, Json::error_handler_t::replace); }

// What stands in front of a list whose elements have a line each: readable, and small for tens of thousands of cases.
std::string opened(const Json& head, const char* key) {
  std::string text = in_ascii(head);
  text.back() = ',';
  return text + "\n\"" + key + "\": [";
}

// Without the problem what the case says itself is left out.
Json case_json(const CaseResult& one, const Problem* problem) {
  Json json = {{"name", one.test->name},
               {"status_code", int(one.status)},
               {"status_msg", status_message(one.status)},
               {"runtime_ms", as_written(one.runtime_ms)},
               {"place", nullptr},
               {"input", nullptr},
               {"code_output", answer_json(one.answer)},
               {"expected_output", value_json(problem ? one.right_answer() : one.expected)},
               {"counters", one.counters ? counters_json(*one.counters) : Json(nullptr)},
               {"checks", checks_words[std::size_t(one.checks)]},
               {"time_us", one.time_us ? Json(rounded(*one.time_us)) : Json(nullptr)}};
  write_texts(json, case_texts, one);
  if (one.failed() && one.place.line > 0)
    json["place"] = {{"file", one.place.file}, {"line", one.place.line}, {"column", one.place.column}};
  if (problem && !one.test->input.empty()) json["input"] = named_arguments(one.test->input, *problem);
  return json;
}

// How a solution stands among the others; the times are those that the rest was computed from.
Json standing_json(const Standing& standing, const SolutionResult& result) {
  Json json = {{"verdict", standing.words}, {"not_timed", result.not_timed}, {"rounds_ms", Json::array()}};
  for (const double one : result.rounds_ms) json["rounds_ms"].push_back(as_written(one));
  for (const char* figure : {"median_us", "quartiles_us", "ratio", "ratio_interval", "probability"})
    json[figure] = nullptr;
  if (standing.kind == Standing::Kind::not_timed) return json;
  json["median_us"] = rounded(standing.median_us);
  json["quartiles_us"] = {rounded(standing.low_us), rounded(standing.high_us)};
  json["ratio"] = rounded(standing.ratio);
  json["ratio_interval"] = {rounded(standing.ratio_low), rounded(standing.ratio_high)};
  json["probability"] = as_written(standing.probability);
  return json;
}

Json solution_json(const SolutionResult& result, std::size_t cases) {
  Json json = {{"solution", result.solution.name},
               {"status_code", int(result.status)},
               {"status_msg", status_message(result.status)},
               {"total_correct", result.correct()},
               {"total_testcases", cases},
               {"checks", checks_words[std::size_t(result.checks())]},
               {"total_checked", result.checked()},
               {"runtime_ms", as_written(result.runtime_ms())},
               {"memory_kb", or_null(result.memory_kb)},
               {"comparison", nullptr}};
  write_texts(json, solution_texts, result);
  return json;
}

std::string solution_text(const Json& head, const SolutionResult& result, const Problem* problem) {
  std::string text = opened(head, "cases");
  for (const CaseResult& one : result.cases)
    text += (&one == &result.cases.front() ? "\n" : ",\n") + in_ascii(case_json(one, problem));
  return text + "]}";
}

std::string problem_text(const ProblemResult& problem) {
  Json head = {{"id", problem.problem->id}, {"title", problem.problem->title}, {"comparison", nullptr}};
  if (problem.rounds)
    head["comparison"] = {{"seed", problem.rounds->seed},
                          {"rounds", problem.rounds->wanted},
                          {"cases", problem.measured_count()},
                          {"remarks", problem.remarks}};
  std::string text = opened(head, "results");
  for (std::size_t i = 0; i < problem.solutions.size(); ++i) {
    const SolutionResult& result = problem.solutions[i];
    Json solution = solution_json(result, problem.cases->size());
    if (i < problem.standings.size()) solution["comparison"] = standing_json(problem.standings[i], result);
    text += (i == 0 ? "\n" : ",\n") + solution_text(solution, result, problem.problem.get());
  }
  return text + "]}";
}

// A text that will be shown: whoever wrote the file, it does nothing to a terminal.
std::string shown(const LocatedJson& place) { return escape_binary(place.text()); }

template <class Result>
void read_texts(const LocatedJson& place, const Texts<Result>& texts, Result& result) {
  for (const auto& [key, text] : texts) result.*text = place.has(key) ? escape_binary(place.at(key).text()) : "";
}

Status status_at(const LocatedJson& place) {
  if (const std::optional<Status> status = status_of_code(std::int64_t(place.count()))) return *status;
  place.refuse("there is no such status");
}

// Between these; NAN for null.
double time_at(const LocatedJson& place, double least = 0) {
  const double time = place.value.is_null() && least == 0 ? NAN : place.number();
  if (time < least || time >= 1e12) place.refuse("a time is expected here");
  return time;
}

std::optional<Counters> counters_at(const LocatedJson& place) {
  if (place.value.is_null()) return std::nullopt;
  Counters counters;
  for (const Counter& counter : all_counters) {
    if (!place.has(counter.name)) continue;  // of an older judge
    const LocatedJson count = place.at(counter.name);
    if (!count.value.is_null()) counters.*counter.value = count.count();
  }
  return counters;
}

std::optional<std::string> value_at(const LocatedJson& place) {
  return place.value.is_null() ? std::nullopt : std::optional(dumped(place.value));
}

// The arguments as they stand; those of the first case give the method its parameters' names.
std::string untyped_input_at(const LocatedJson& place, std::vector<Parameter>& parameters) {
  Json all = Json::array();
  std::vector<Parameter> named;
  for (const auto& [name, value] : place.value.items()) {
    named.push_back({"", name});
    all.push_back(value);
  }
  if (parameters.empty()) parameters = named;
  if (!std::ranges::equal(named, parameters, {}, &Parameter::name, &Parameter::name))
    place.refuse("other arguments than in the case before");
  return dumped(all);
}

// What a case was, as far as its problem's types are known.
Case case_at(const LocatedJson& place, const Problem* problem) {
  Case one;
  one.name = shown(place.at("name"));
  one.where = place.where;
  one.expected = value_at(place.at("expected_output"));
  if (problem && !place.at("input").value.is_null()) one.input = input_at(place.at("input"), *problem);
  return one;
}

CaseResult case_result_at(const LocatedJson& place) {
  CaseResult one;
  read_texts(place, case_texts, one);
  one.status = status_at(place.at("status_code"));
  one.runtime_ms = time_at(place.at("runtime_ms"));
  if (place.has("place") && !place.at("place").value.is_null()) {  // an older judge has none
    const LocatedJson at = place.at("place");
    one.place = {shown(at.at("file")), int(at.at("line").count()), int(at.at("column").count())};
  }
  one.answer = value_at(place.at("code_output"));
  one.expected = value_at(place.at("expected_output"));
  one.counters = counters_at(place.at("counters"));
  const auto checks = std::ranges::find(checks_words, place.words_or("checks", ""));
  if (checks != std::end(checks_words)) one.checks = Checks(checks - checks_words);
  if (!place.at("time_us").value.is_null()) one.time_us = time_at(place.at("time_us"));
  return one;
}

SolutionResult solution_at(const LocatedJson& place) {
  SolutionResult result;
  read_texts(place, solution_texts, result);
  result.solution.name = result.solution.typed = shown(place.at("solution"));
  result.status = status_at(place.at("status_code"));
  if (!place.at("memory_kb").value.is_null()) result.memory_kb = long(place.at("memory_kb").count());
  for (const LocatedJson& one : place.at("cases").elements()) result.cases.push_back(case_result_at(one));
  const LocatedJson comparison = place.at("comparison");
  if (comparison.value.is_null()) return result;
  result.not_timed = shown(comparison.at("not_timed"));
  for (const LocatedJson& one : comparison.at("rounds_ms").elements()) {
    if (result.cases.empty()) one.refuse("a solution without cases has no times");
    result.rounds_ms.push_back(time_at(one, 1e-9));
  }
  return result;
}

// The results of one problem; cases are those of the first solution that has any.
ProblemResult problem_at(const LocatedJson& place, const Kit& kit, const Attributing& known_problems) {
  ProblemResult result;
  const std::string id = std::to_string(place.at("id").count());
  std::optional<Problem> unknown;
  try {
    const KnownProblem* known = known_problems.called(id);
    result.problem = std::make_shared<const Problem>(known ? load_known(*known) : kit.problem(id));
  } catch (const UnknownProblem&) {  // a file's own, or of another kit
    unknown.emplace();
    unknown->id = int(place.at("id").count());
    unknown->title = shown(place.at("title"));
    unknown->stub.solution.methods.emplace_back();
  }
  if (const LocatedJson rounds = place.at("comparison"); !rounds.value.is_null())
    result.rounds = Rounds{rounds.at("seed").count(), std::size_t(rounds.at("rounds").count())};
  const std::vector<LocatedJson> solutions = place.at("results").elements();
  std::vector<Case> cases;
  for (const LocatedJson& solution : solutions) {
    const std::vector<LocatedJson> all = solution.at("cases").elements();
    for (std::size_t i = cases.size(); i < all.size(); ++i) {
      cases.push_back(case_at(all[i], result.problem.get()));
      if (unknown && all[i].at("input").value.is_object())
        cases.back().input = untyped_input_at(all[i].at("input"), unknown->stub.solution.methods[0].parameters);
    }
  }
  for (const LocatedJson& solution : solutions)  // where none compiles
    if (cases.empty()) cases.resize(std::min<std::size_t>(solution.at("total_testcases").count(), most_unnamed));
  if (unknown) result.problem = std::make_shared<const Problem>(std::move(*unknown));
  for (Case& one : cases) one.limits = result.problem->limits;
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
  Json head = {
      {"compiler", report.compiler}, {"processor", report.processor}, {"partial", report.partial}, {"folder", nullptr}};
  if (report.folder) {
    Json& folder = head["folder"] = {{"without_problem", Json::array()}};
    for (const auto& [file, reason] : report.folder->without)
      folder["without_problem"].push_back({{"file", file}, {"reason", reason}});
  }
  std::string text = opened(head, "problems");
  for (const ProblemResult& problem : report.problems)
    text += (&problem == &report.problems.front() ? "\n" : ",\n") + problem_text(problem);
  return text + "]}\n";
}

std::string result_json(const SolutionResult& result) {
  return solution_text(solution_json(result, result.cases.size()), result, nullptr) + "\n";
}

SolutionResult parse_result(const std::string& text, const std::string& name) {
  const Json json = parse_json(text, name);
  const LocatedJson place{json, name + "#"};
  SolutionResult result = solution_at(place);
  const std::vector<LocatedJson> cases = place.at("cases").elements();
  for (std::size_t i = 0; i < cases.size(); ++i)
    result.cases[i].test = std::make_shared<const Case>(case_at(cases[i], nullptr));
  return result;
}

Report load_report(const std::filesystem::path& path, const Kit& kit) {
  return parse_report(path == "-" ? read_standard_input("Paste results") : read_file(path), display_path(path), kit);
}

Report parse_report(const std::string& text, const std::string& name, const Kit& kit) {
  const Json json = parse_json(text, name);
  const LocatedJson file{json, name + "#"};
  if (!json.is_object() || !json.contains("problems") || !json.contains("compiler"))
    throw BadInput(name + ": these are no results: it was not written with --json");
  Report loaded;
  loaded.file = name;
  loaded.compiler = shown(file.at("compiler"));
  loaded.processor = shown(file.at("processor"));
  loaded.partial = shown(file.at("partial"));
  if (file.has("folder") && !file.at("folder").value.is_null()) {
    Folder& folder = loaded.folder.emplace();
    for (const LocatedJson& one : file.at("folder").at("without_problem").elements())
      folder.without.push_back({shown(one.at("file")), shown(one.at("reason"))});
  }
  const Attributing known_problems(kit.known());
  for (const LocatedJson& problem : file.at("problems").elements())
    loaded.problems.push_back(problem_at(problem, kit, known_problems));
  return loaded;
}

}  // namespace leetjudge
