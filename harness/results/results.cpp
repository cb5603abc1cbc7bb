#include "results/results.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

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

std::string Place::words() const {
  return fmt::format("{}:{}{}", display_path(file), line, column > 0 ? fmt::format(":{}", column) : "");
}

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

double as_written(double figure) { return std::round(figure * 1e9) / 1e9; }

bool is_right(Status status) { return status == Status::accepted || status == Status::finished; }

bool may_be_right(Status status) { return status == Status::accepted || status == Status::different; }

std::vector<Counter> counters_of(const Problem& problem, bool of_search) {
  std::vector<Counter> counters;
  for (const Counter& one : all_counters) {
    if (one.of_search == of_search && (problem.watch || !of_search)) counters.push_back(one);
  }
  return counters;
}

std::optional<std::uint64_t> CaseResult::count(const Counter& counter) const {
  return counters ? (*counters).*counter.value : std::nullopt;
}

std::size_t SolutionResult::correct() const {
  return std::size_t(std::ranges::count(cases, Status::accepted, &CaseResult::status));
}

Status SolutionResult::status_of_cases() const {
  if (cases.empty()) return Status::not_run;
  Status worst = Status::accepted;
  for (const CaseResult& one : cases) {
    const bool mild = one.status == Status::count_changed || one.status == Status::different;
    if (!is_right(one.status) && !mild) return one.status;
    if (one.status != Status::accepted && (is_right(worst) || one.status == Status::different)) worst = one.status;
  }
  return worst;
}

void SolutionResult::add_note(const std::string& words) {
  if (words.empty()) return;
  const std::size_t end = std::min(note.find('\n'), note.size());
  note.insert(end, (end > 0 ? "; " : "") + words);
}

void SolutionResult::take_back_acceptance() {
  for (CaseResult& one : cases) {
    if (one.status != Status::accepted) continue;
    one.status = Status::finished;
    one.reason = "nothing tells whether the answer is right";
  }
  if (status == Status::accepted) status = status_of_cases();
}

bool SolutionResult::take_back_refusal(const std::string& reference) {
  bool differs = false;
  for (CaseResult& one : cases) {
    if (one.status != Status::wrong_answer || one.test->answered_by != reference) continue;
    one.status = Status::finished;
    differs = true;
  }
  if (differs) status = status_of_cases();
  return differs;
}

void SolutionResult::take_back_own_answers() {
  const auto own = [&](const CaseResult& one) { return one.test->answered_by == solution.name; };
  if ((solution.shipped || solution.collected) && std::ranges::all_of(cases, own)) take_back_acceptance();
}

double SolutionResult::runtime_ms() const {
  double sum = NAN;
  for (const CaseResult& one : cases)
    if (!std::isnan(one.runtime_ms)) sum = (std::isnan(sum) ? 0 : sum) + as_written(one.runtime_ms);
  return sum;
}

std::size_t SolutionResult::checked() const {
  return std::size_t(std::ranges::count(cases, Checks::passed, &CaseResult::checks));
}

Checks SolutionResult::checks() const {
  if (std::ranges::count(cases, Checks::failed, &CaseResult::checks)) return Checks::failed;
  const bool some_left = std::ranges::any_of(cases, [](const CaseResult& one) {
    const bool answered = may_be_right(one.status) || one.status == Status::wrong_answer;
    return !one.unchecked.empty() || (answered && one.checks == Checks::not_made);
  });
  return some_left || checked() == 0 ? Checks::not_made : Checks::passed;
}

const SolutionResult* ProblemResult::solution(const std::string& name) const {
  const auto found = std::ranges::find(solutions, name, [](auto& one) { return one.solution.name; });
  return found == solutions.end() ? nullptr : &*found;
}

std::string ProblemResult::judged_on_little(const Solution& solution) const {
  const auto examples = std::size_t(std::ranges::count_if(*cases, &Case::is_example));
  const auto own = std::size_t(std::ranges::count(*cases, solution.name, &Case::answered_by));
  if (!problem->has_examples_only() || examples + own < cases->size()) return "";
  return own == 0 ? "the page's examples only"
                  : fmt::format("the page's examples, and {} that {} what it answers itself", plural(own, "case"),
                                own == 1 ? "expects" : "expect");
}

bool ProblemResult::measured(std::size_t index) const {
  return std::ranges::any_of(solutions, [&](const SolutionResult& result) {
    return !result.rounds_ms.empty() && index < result.cases.size() && result.cases[index].time_us;
  });
}

std::vector<std::size_t> ProblemResult::measured_cases() const {
  std::vector<std::size_t> all;
  for (std::size_t i = 0; i < cases->size(); ++i) {
    if (measured(i)) all.push_back(i);
  }
  return all;
}

std::size_t ProblemResult::measured_count() const { return rounds ? measured_cases().size() : 0; }

void ProblemResult::forget_accepted() {
  std::vector<Case> kept;
  Problem named = *problem;
  named.cases.clear();
  for (std::size_t i = 0; i < cases->size(); ++i) {
    Case test;
    test.name = (*cases)[i].name;
    named.cases.push_back(test);
    const bool passed = std::ranges::all_of(
        solutions, [&](const SolutionResult& one) { return one.cases.empty() || is_right(one.cases[i].status); });
    kept.push_back(passed ? std::move(test) : (*cases)[i]);
    if (!passed) continue;
    for (SolutionResult& one : solutions) {
      if (one.cases.empty()) continue;
      one.cases[i].answer.reset();
      one.cases[i].expected.reset();
      std::string().swap(one.cases[i].standard_output);  // clear() would keep its memory
      std::string().swap(one.cases[i].standard_error);
    }
  }
  problem = std::make_shared<const Problem>(std::move(named));
  cases = std::move(kept);
  for (SolutionResult& one : solutions) {
    one.host.reset();
    one.memory_kb.reset();
    for (std::size_t i = 0; i < one.cases.size(); ++i) {
      one.cases[i].test = cases.at(i);
      one.cases[i].runtime_ms = NAN;
    }
  }
}

std::pair<int, std::string> identity_of(const Problem& problem) {
  return {problem.id, problem.id > 0 ? "" : problem.title};
}

const ProblemResult* Report::problem(const Problem& same) const {
  const auto found =
      std::ranges::find(problems, identity_of(same), [](const auto& one) { return identity_of(*one.problem); });
  return found == problems.end() ? nullptr : &*found;
}

std::vector<std::pair<const ProblemResult*, const SolutionResult*>> Report::solutions() const {
  std::vector<std::pair<const ProblemResult*, const SolutionResult*>> all;
  for (const ProblemResult& one : problems) {
    for (const SolutionResult& solution : one.solutions) all.emplace_back(&one, &solution);
  }
  return all;
}

bool Report::all_right() const {
  return std::ranges::all_of(solutions(), [&](const auto& one) { return is_right(one.second->status); });
}

bool Report::judge_failed() const {
  return std::ranges::any_of(solutions(), [](const auto& one) {
    return one.second->status == Status::internal_error || !one.second->fault.empty();
  });
}

}  // namespace leetjudge
