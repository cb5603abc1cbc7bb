#include "judging/verdict.hpp"

#include <cmath>
#include <csignal>

#include "host/frame.hpp"
#include "inputs/rules.hpp"
#include "judging/compare_answers.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t longest_line = 500;
constexpr std::size_t longest_reason = 2000;

std::string last_line(std::string_view text) {
  const std::vector<std::string_view> lines = split_lines(text);
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    if (!trim(*line).empty()) return escape_binary(trim(*line).substr(0, longest_line));
  }
  return "";
}

Verdict verdict_of_end(const Reply& reply, const RunLimits& limits) {
  if (reply.fault_kind == FaultKind::out_of_memory)
    return {Status::memory_limit_exceeded, fmt::format("needed more than {} MB", limits.memory_mb)};
  if (reply.fault_kind == FaultKind::wrong) return {Status::wrong_answer, escape_binary(reply.fault)};
  if (reply.fault_kind == FaultKind::unreadable)
    return {Status::runtime_error, "its parameters cannot take what the case gives: " + escape_binary(reply.fault)};
  std::string reason = reply.fault.empty() ? describe(reply.ending) : escape_binary(reply.fault);
  const bool aborted = reply.ending.by_signal && reply.ending.code == SIGABRT;
  if (reply.fault.empty() && aborted) {  // assert and the C library say why on standard error
    if (const std::string words = last_line(reply.standard_error); !words.empty()) reason += ": " + words;
  }
  if (reply.fault.empty() && !reply.ending.by_signal) reason = "the program " + reason + " instead of answering";
  if (reply.before_main) reason += ", before the first case: in a static initialiser";
  return {Status::runtime_error, reason};
}

}  // namespace

std::optional<std::string> expected_answer(const Problem& problem, const Case& test) {
  const Rules& rules = *problem.rules;
  if (!rules.answer || (rules.refuse && rules.refuse(test.input))) return std::nullopt;
  return rules.answer(test.input);
}

Verdict verdict_of(const Reply& reply, const Problem& problem, const Case& test, const RunLimits& limits) {
  switch (reply.kind) {
    case Reply::Kind::answered: {
      const std::optional<Difference> other = difference(problem, test, reply.answer);
      if (!other) return {Status::accepted, ""};
      return {other->may_be_right ? Status::different : Status::wrong_answer, shortened(other->reason, longest_reason),
              other->method};
    }
    case Reply::Kind::out_of_cpu_time:
      return {
          Status::time_limit_exceeded,
          fmt::format("ran for more than {:g} ms", limits.cpu_ms < 100 ? limits.cpu_ms : std::round(limits.cpu_ms))};
    case Reply::Kind::idle:
      return {Status::time_limit_exceeded, fmt::format("idled for more than {:g} ms, and computed for {:.0f} ms",
                                                       limits.idle_ms, reply.cpu_ms)};
    case Reply::Kind::out_of_output:
      return {Status::output_limit_exceeded,
              reply.fault.empty() ? fmt::format("printed more than {} kB", limits.output_bytes >> 10) : reply.fault};
    case Reply::Kind::out_of_memory:
      return {Status::memory_limit_exceeded, fmt::format("needed more than {} MB{}{}", limits.memory_mb,
                                                         reply.fault.empty() ? "" : ": ", reply.fault)};
    case Reply::Kind::forbidden: return {Status::runtime_error, reply.fault};
    case Reply::Kind::interrupted: return {Status::not_run, "not run to its end: interrupted"};
    case Reply::Kind::garbled:
      return {Status::runtime_error, "the program wrote to the judge's own channel or closed it"};
    case Reply::Kind::ended: return verdict_of_end(reply, limits);
  }
  return {Status::internal_error, "the judge does not know what became of this case"};
}

}  // namespace leetjudge
