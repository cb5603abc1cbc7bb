#include <map>
#include <utility>

#include "judging/judge.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t most_listed = 5;

struct Repeats {
  std::size_t judged = 0, right = 0;
  Status right_status = Status::accepted;  // or finished
  std::map<std::pair<std::shared_ptr<const Case>, Status>, std::size_t> failures;

  void add(const SolutionResult& result) {
    ++judged;
    right += is_right(result.status);
    if (is_right(result.status)) right_status = result.status;
    for (const CaseResult& one : result.cases) {
      if (!is_right(one.status) && one.status != Status::not_run) ++failures[{one.test, one.status}];
    }
  }

  std::string text() const {
    std::string text = fmt::format("{} in {} of {}", status_message(right_status), right, judged);
    std::size_t flaky = 0;
    for (const auto& [failure, count] : failures) {
      if (count == judged || ++flaky > most_listed) continue;
      text += fmt::format("; {}: {} in {}", failure.first->name, status_message(failure.second), count);
    }
    if (flaky > most_listed) text += fmt::format("; and {} more", flaky - most_listed);
    return (flaky > 0 ? "flaky: " : "") + text;
  }
};

bool came_to_nothing(const SolutionResult& result) {
  return result.status == Status::compile_error || result.status == Status::internal_error;
}

}  // namespace

SolutionResult judge_repeatedly(std::size_t times, const std::function<SolutionResult()>& judge_once) {
  SolutionResult shown = judge_once();
  if (times == 1 || interrupted() || came_to_nothing(shown)) return shown;
  Repeats repeats;
  repeats.add(shown);
  while (repeats.judged < times) {
    SolutionResult one = judge_once();
    if (interrupted()) break;  // this one is not whole
    if (came_to_nothing(one)) return one;
    repeats.add(one);
    if (is_right(shown.status) && !is_right(one.status)) shown = std::move(one);
  }
  shown.add_note(repeats.text());
  return shown;
}

}  // namespace leetjudge
