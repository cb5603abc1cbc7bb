#include "util/json.hpp"

#include "report/report.hpp"
#include "util/text.hpp"
#include "verdict/verdict.hpp"

namespace leetjudge {
namespace {

Json value_json(const std::optional<std::string>& bytes, const Type& type) {
  if (!bytes) return nullptr;
  std::string_view view = *bytes;
  return decode_json(view, type);
}

template <class T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}

Json counters_json(const std::optional<Counters>& counters) {
  if (!counters) return nullptr;
  return {{"placements", or_null(counters->placements)},
          {"undos", or_null(counters->undos)},
          {"reads", counters->reads},
          {"writes", counters->writes},
          {"calls", counters->calls},
          {"depth", counters->depth}};
}

double rounded(double milliseconds) {
  return double(long(milliseconds * 1000 + 0.5)) / 1000;
}

Json case_json(const CaseResult& one, const Problem& problem) {
  const Type& type = problem.signature.answer_type();
  return {{"name", one.test->name},
          {"status_code", int(one.status)},
          {"status_msg", status_message(one.status)},
          {"runtime_ms", rounded(one.runtime_ms)},
          {"reason", one.reason},
          {"code_output", value_json(one.answer, type)},
          {"expected_output", value_json(expected_answer(problem, *one.test), type)},
          {"std_output", escape_binary(one.standard_output)},
          {"std_error", escape_binary(one.standard_error)},
          {"counters", counters_json(one.counters)}};
}

std::string text_of(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// A solution's result with every case on a line of its own: readable, and small for tens of thousands of
// cases.
std::string solution_text(const SolutionResult& result, const ProblemResult& problem) {
  const Json head = {{"solution", result.solution.name},
                     {"status_code", int(result.status)},
                     {"status_msg", status_message(result.status)},
                     {"total_correct", result.correct()},
                     {"total_testcases", problem.cases->size()},
                     {"runtime_ms", rounded(result.runtime_ms())},
                     {"memory_kb", or_null(result.memory_kb)},
                     {"compile_error", result.compile_error},
                     {"fault", result.fault},
                     {"note", result.note},
                     {"isolation", result.isolation}};
  std::string text = text_of(head);
  text.back() = ',';
  text += "\n   \"cases\": [";
  for (const CaseResult& one : result.cases) {
    text +=
        (&one == &result.cases.front() ? "\n    " : ",\n    ") + text_of(case_json(one, *problem.problem));
  }
  return text + "]}";
}

}  // namespace

std::string render_json(const Report& report) {
  std::string text = "{\"compiler\": " + text_of(report.compiler) + ",\n\"problems\": [";
  for (const ProblemResult& problem : report.problems) {
    std::string head = text_of({{"id", problem.problem->id}, {"title", problem.problem->title}});
    head.back() = ',';
    text += (&problem == &report.problems.front() ? "\n " : ",\n ") + head + " \"results\": [";
    for (const SolutionResult& result : problem.solutions) {
      text += (&result == &problem.solutions.front() ? "\n  " : ",\n  ");
      text += solution_text(result, problem);
    }
    text += "]}";
  }
  return text + "]}\n";
}

}  // namespace leetjudge
