#include "judging/runs.hpp"

#include <algorithm>

#include "judging/counting.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t least_answer_bytes = 4 << 20;
constexpr std::size_t open_answer_bytes = 32 << 20;  // where nothing is expected yet; a host writes no more
constexpr std::size_t answer_factor = 16;

}  // namespace

RunLimits limits_of(const Case& test, const JudgeOptions& options, Mode mode) {
  RunLimits limits;
  const ModeTraits& traits = traits_of(mode);
  limits.cpu_ms =
      std::max(options.time_limit_ms.value_or(test.limits.time_ms) * traits.time_factor, traits.least_time_ms);
  limits.slowdown = traits.time_factor;
  limits.memory_mb = options.memory_limit_mb.value_or(test.limits.memory_mb);
  limits.answer_bytes =
      std::min(open_answer_bytes, (test.expected ? least_answer_bytes : open_answer_bytes) +
                                      answer_factor * (test.input.size() + test.expected.value_or("").size()));
  return limits;
}

Status rerun(const Host& host, const Problem& problem, const std::vector<const Case*>& cases,
             const JudgeOptions& options) {
  Session session(host, limits_of(*cases.front(), options, host.mode));
  Status last = Status::not_run;
  for (const Case* test : cases) {
    const RunLimits limits = limits_of(*test, options, host.mode);
    session.set_limits(limits);
    last = verdict_of(session.run(test->input), problem, *test, limits).status;
  }
  return last;
}

double judging_ms(const std::vector<CaseResult>& results, std::size_t index) {
  constexpr double least_case_ms = 0.05;
  double sum = 0;
  for (std::size_t i = 0; i <= index; ++i) sum += std::max(least_case_ms, results[i].runtime_ms);
  return sum;
}

std::vector<const Case*> cases_up_to(const std::vector<CaseResult>& results, std::size_t index,
                                     const JudgeOptions& options) {
  std::vector<const Case*> cases;
  for (std::size_t i = 0; i <= index; ++i) {
    cases.push_back(results[i].test.get());
    const bool ended = !results[i].answer;
    if (i < index && (ended || options.fresh)) cases.clear();
  }
  return cases;
}

std::optional<std::string> misfit(Session& reference, const Problem& problem, const Case& test) {
  const Reply given = reference.ask(Request::keep, {test.input});
  if (given.fault_kind == FaultKind::unreadable) return "input: " + escape_binary(given.fault);
  if (problem.hidden) {
    const Reply called = reference.run(test.input);
    if (called.kind == Reply::Kind::ended)
      return fmt::format("input: the problem never gives this: what stands between it and a solution ends ({})",
                         called.fault.empty() ? describe(called.ending) : escape_binary(called.fault));
  }
  return std::nullopt;
}

std::size_t runs_expected(const Problem& problem, const std::vector<Case>& cases, const JudgeOptions& options) {
  const auto counted = [&](const Case& test) { return wants_counting(problem, test, options); };
  return cases.size() + std::size_t(std::ranges::count_if(cases, counted));
}

std::vector<Mode> modes_needed(const Problem& problem, const std::vector<Case>& cases, const JudgeOptions& options) {
  std::vector<Mode> modes = {Mode::plain};
  using enum JudgeOptions::Check;
  const bool checked = options.check == within_budget || options.check == all;
  if (checked) modes.push_back(Mode::checked);
  if (runs_expected(problem, cases, options) > cases.size()) modes.push_back(Mode::counted);
  return modes;
}

}  // namespace leetjudge
