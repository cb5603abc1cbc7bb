#include "stress/case_runner.hpp"

#include "compile/diagnostics.hpp"
#include "judging/runs.hpp"
#include "judging/sanitizer.hpp"
#include "util/error.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t most_given_bytes = 32 << 20;  // to one process

}  // namespace

CaseRunner::CaseRunner(const Builder& builder, const Problem& problem, const Solution& solution, const Case& first,
                       const JudgeOptions& options, Mode mode)
    : problem_(problem), options_(options), solution_(solution) {
  host_ = builder.build(solution.file, problem, mode, Fill::none);
  if (!host_.ready()) {
    throw BadInput(fmt::format("{}: {}\n{}", solution.name, status_message(Status::compile_error),
                               first_error(host_.compile_error)));
  }
  session_.emplace(host_, limits_of(first, options, mode));
}

Verdict CaseRunner::run(const Case& test) {
  const RunLimits limits = limits_of(test, options_, host_.mode);
  session_->set_limits(limits);
  if (options_.fresh) session_->stop();
  reply = session_->run(test.input);
  return host_.mode == Mode::checked ? finding() : verdict_of(reply, problem_, test, limits);
}

Verdict CaseRunner::judge(const Case& test) {
  if (new_process_ || given_bytes_ > most_given_bytes) {
    session_->stop();
    given_.clear();
    given_bytes_ = 0;
  }
  given_.push_back(test.input);
  given_bytes_ += test.input.size();
  const Verdict verdict = run(test);
  new_process_ = reply.kind != Reply::Kind::answered;
  // What leaks adds up, over more cases than LeetCode gives to one process.
  return verdict.status == Status::memory_limit_exceeded && given_.size() > 1 ? judge_by_itself(test) : verdict;
}

Verdict CaseRunner::judge_by_itself(const Case& test) {
  session_->stop();
  new_process_ = true;
  return run(test);
}

std::optional<Verdict> CaseRunner::judge_after_others(const Case& test, const std::function<bool()>& time_is_up) {
  session_->stop();
  new_process_ = true;
  Case other = test;
  other.expected.reset();
  for (std::size_t i = 0; i + 1 < given_.size(); ++i) {
    if (time_is_up()) return std::nullopt;
    other.input = given_[i];
    if (run(other); reply.kind != Reply::Kind::answered) break;
  }
  return run(test);
}

// Limits and answers are the plain run's.
Verdict CaseRunner::finding() const {
  if (reply.kind != Reply::Kind::ended) return {};
  const auto found = sanitizer_finding(reply.standard_error, host_.program, solution_.file);
  const bool error =
      found && (found->kind == SanitizerFinding::Kind::error || found->kind == SanitizerFinding::Kind::wild ||
                found->kind == SanitizerFinding::Kind::abort);
  return error ? Verdict{Status::runtime_error, finding_words(*found), found->place()} : Verdict{};
}

std::unique_ptr<CaseRunner> checked_runner(const Builder& builder, const Problem& problem, const Solution& solution,
                                           const Case& first, const JudgeOptions& options) {
  try {
    return std::make_unique<CaseRunner>(builder, problem, solution, first, options, Mode::checked);
  } catch (const BadInput&) {
  } catch (const JudgeFault&) {
  }
  return nullptr;
}

}  // namespace leetjudge
