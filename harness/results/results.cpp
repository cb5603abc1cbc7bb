#include "results/results.hpp"

#include <algorithm>
#include <utility>

namespace leetjudge {

namespace {

constexpr std::pair<Status, const char*> messages[] = {
    {Status::not_run, "Not Run"},
    {Status::finished, "Finished"},
    {Status::different, "Different"},
    {Status::count_changed, "Count Changed"},
    {Status::accepted, "Accepted"},
    {Status::wrong_answer, "Wrong Answer"},
    {Status::memory_limit_exceeded, "Memory Limit Exceeded"},
    {Status::output_limit_exceeded, "Output Limit Exceeded"},
    {Status::time_limit_exceeded, "Time Limit Exceeded"},
    {Status::runtime_error, "Runtime Error"},
    {Status::internal_error, "Internal Error"},
    {Status::compile_error, "Compile Error"},
};

}  // namespace

const char* status_message(Status status) {
  for (const auto& [one, message] : messages) {
    if (one == status) return message;
  }
  return "";
}

std::optional<Status> status_of_code(std::int64_t code) {
  for (const auto& [one, message] : messages) {
    if (int(one) == code) return one;
  }
  return std::nullopt;
}

bool is_right(Status status) { return status == Status::accepted || status == Status::finished; }

bool may_be_right(Status status) { return status == Status::accepted || status == Status::different; }

std::vector<Counter> counters_of(const Problem& problem, bool of_search) {
  std::vector<Counter> counters;
  for (const Counter& one : all_counters) {
    if (one.of_search == of_search && (problem.watch || !of_search)) counters.push_back(one);
  }
  return counters;
}

std::size_t SolutionResult::correct() const {
  return std::size_t(std::count_if(cases.begin(), cases.end(), [](auto& c) { return c.status == Status::accepted; }));
}

Status SolutionResult::status_of_cases() const {
  Status worst = Status::accepted;
  for (const CaseResult& one : cases) {
    const bool mild = one.status == Status::count_changed || one.status == Status::different;
    if (!is_right(one.status) && !mild) return one.status;
    if (one.status != Status::accepted && (is_right(worst) || one.status == Status::different)) worst = one.status;
  }
  return worst;
}

void SolutionResult::add_note(const std::string& words) {
  if (!words.empty()) note += (note.empty() ? "" : "; ") + words;
}

double SolutionResult::runtime_ms() const {
  double sum = 0;
  for (const CaseResult& one : cases) sum += one.runtime_ms;
  return sum;
}

std::size_t SolutionResult::checked() const {
  return std::size_t(std::count_if(cases.begin(), cases.end(), [](auto& c) { return c.checks == Checks::passed; }));
}

Checks SolutionResult::checks() const {
  Checks all = Checks::not_made;
  for (const CaseResult& one : cases) {
    if (one.checks == Checks::failed) return Checks::failed;
    if (one.checks == Checks::passed) all = Checks::passed;
  }
  const bool some_left = std::any_of(cases.begin(), cases.end(), [](auto& c) { return !c.unchecked.empty(); });
  return some_left ? Checks::not_made : all;
}

bool ProblemResult::measured(std::size_t index) const {
  return std::any_of(solutions.begin(), solutions.end(), [&](const SolutionResult& result) {
    return !result.rounds_ms.empty() && index < result.cases.size() && result.cases[index].time_us;
  });
}

std::size_t ProblemResult::measured_count() const {
  std::size_t count = 0;
  for (std::size_t i = 0; rounds && i < cases->size(); ++i) count += measured(i);
  return count;
}

namespace {

template <class Predicate>
bool any_solution(const Report& report, Predicate predicate) {
  return std::any_of(report.problems.begin(), report.problems.end(), [&](const ProblemResult& problem) {
    return std::any_of(problem.solutions.begin(), problem.solutions.end(), predicate);
  });
}

}  // namespace

bool Report::all_right() const {
  return !any_solution(*this, [](const SolutionResult& result) { return !is_right(result.status); });
}

bool Report::judge_failed() const {
  return any_solution(*this, [](const SolutionResult& result) { return result.status == Status::internal_error; });
}

}  // namespace leetjudge
