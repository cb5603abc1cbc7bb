// A solution that a hunt asks case by case.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "judging/judge.hpp"
#include "judging/session.hpp"
#include "judging/verdict.hpp"

namespace leetjudge {

// In a process of its own.
class CaseRunner {
 public:
  // Throws BadInput where it does not compile.
  CaseRunner(const Builder& builder, const Problem& problem, const Solution& solution, const Case& first,
             const JudgeOptions& options, Mode mode = Mode::plain);

  // With sanitizers only what they find.
  Verdict judge(const Case& test);
  // The same in a new process.
  Verdict judge_by_itself(const Case& test);
  // The same in a new process, after the inputs that the process of the last judge() had been given before; nothing
  // once `time_is_up`.
  std::optional<Verdict> judge_after_others(const Case& test, const std::function<bool()>& time_is_up);

  void set_time_limit(std::optional<double> ms) { options_.time_limit_ms = ms; }

  Reply reply;  // of the last case

 private:
  Verdict run(const Case& test);
  Verdict finding() const;

  const Problem& problem_;
  JudgeOptions options_;
  Solution solution_;
  Host host_;
  std::optional<Session> session_;
  std::vector<std::string> given_;  // to the process of the last judge()
  std::size_t given_bytes_ = 0;
  bool new_process_ = true;  // for the next one
};

// The same with sanitizers; null where it compiles, but not with them.
std::unique_ptr<CaseRunner> checked_runner(const Builder& builder, const Problem& problem, const Solution& solution,
                                           const Case& first, const JudgeOptions& options);

}  // namespace leetjudge
