#include "results/json.hpp"

#include "util/json.hpp"
#include "util/place.hpp"
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

// What is read back as it was written: times by which solutions are compared.
double exactly(double value) { return double(long(value * 1e9 + 0.5)) / 1e9; }

const char* checks_word(Checks checks) {
  return checks == Checks::passed ? "passed" : checks == Checks::failed ? "failed" : "not made";
}

Json input_json(const Case& test, const Problem& problem) {
  const std::vector<Json> arguments = arguments_in(test.input);
  const std::vector<std::string> names = problem.stub.input_names();
  Json input = Json::object();
  for (std::size_t i = 0; i < arguments.size(); ++i) input[names[i]] = arguments[i];
  return input;
}

Json case_json(const CaseResult& one, const Problem& problem) {
  return {{"name", one.test->name},
          {"status_code", int(one.status)},
          {"status_msg", status_message(one.status)},
          {"runtime_ms", exactly(one.runtime_ms)},
          {"reason", one.reason},
          {"input", input_json(*one.test, problem)},
          {"code_output", answer_json(one.answer)},
          {"expected_output", value_json(one.expected ? one.expected : one.test->expected)},
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
  for (const double one : result.rounds_ms) times.push_back(exactly(one));
  const bool timed = standing.kind != Standing::Kind::not_timed;
  const auto figure = [&](double value) { return timed ? Json(rounded(value)) : Json(nullptr); };
  return {{"verdict", standing.words},
          {"median_us", figure(standing.median_us)},
          {"quartiles_us", timed ? Json{rounded(standing.low_us), rounded(standing.high_us)} : Json(nullptr)},
          {"ratio", figure(standing.ratio)},
          {"ratio_interval", timed ? Json{rounded(standing.ratio_low), rounded(standing.ratio_high)} : Json(nullptr)},
          {"probability", timed ? Json(exactly(standing.probability)) : Json(nullptr)},
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

// A solution's result with every case on a line of its own: readable, and small for tens of thousands of
// cases.
double whole_runtime_ms(const SolutionResult& result) {
  double sum = 0;  // of what stands in the file, so that parts of it add up
  for (const CaseResult& one : result.cases) sum += exactly(one.runtime_ms);
  return exactly(sum);
}

std::string solution_text(const SolutionResult& result, const ProblemResult& problem, const Json& standing) {
  const Json head = {{"solution", result.solution.name},
                     {"status_code", int(result.status)},
                     {"status_msg", status_message(result.status)},
                     {"total_correct", result.correct()},
                     {"total_testcases", problem.cases->size()},
                     {"checks", checks_word(result.checks())},
                     {"total_checked", result.checked()},
                     {"runtime_ms", whole_runtime_ms(result)},
                     {"memory_kb", or_null(result.memory_kb)},
                     {"compile_error", result.compile_error},
                     {"fault", result.fault},
                     {"note", result.note},
                     {"isolation", result.isolation},
                     {"comparison", standing}};
  std::string text = dumped(head);
  text.back() = ',';
  text += "\n   \"cases\": [";
  for (const CaseResult& one : result.cases) {
    text += (&one == &result.cases.front() ? "\n    " : ",\n    ") + dumped(case_json(one, *problem.problem));
  }
  return text + "]}";
}

}  // namespace

std::string results_json(const Report& report) {
  const Json shard = report.shard
                         ? Json{{"index", report.shard->index}, {"count", report.shard->count}, {"of", report.shard_of}}
                         : Json(nullptr);
  std::string text = dumped(
      {{"compiler", report.compiler}, {"processor", report.processor}, {"partial", report.partial}, {"shard", shard}});
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
      text += solution_text(result, problem, problem.rounds ? standing_json(standings[i], result) : Json(nullptr));
    }
    text += "]}";
  }
  return text + "]}\n";
}

}  // namespace leetjudge
