#include "judging/checking.hpp"

#include <algorithm>
#include <cmath>
#include <future>
#include <optional>
#include <ranges>
#include <utility>

#include "compile/diagnostics.hpp"
#include "judging/case_stream.hpp"
#include "judging/host_process.hpp"
#include "judging/runs.hpp"
#include "judging/sanitizer.hpp"
#include "judging/session.hpp"
#include "judging/verdict.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Check = JudgeOptions::Check;

constexpr std::size_t most_failed = 10;
constexpr const char* enough = "enough was found (--checked takes them all)";
constexpr int most_starts = 5;
constexpr double start_ms = 20;            // what starting a process costs of the budget
constexpr double limited_time_factor = 2;  // for a case that ran into a limit
constexpr std::size_t own_calls = 6, worth_telling = 16, most_told = 200;  // calls within calls; some are the judge's
constexpr unsigned char other_heap_fill = 1;                               // an int is 16,843,009
constexpr double share_of_second = 1.0 / 3;                                // of the budget
constexpr int rounds_of_a_recheck = 8;
constexpr double most_repeated_ms = 500;  // once
constexpr const char* no_time = "the time for checks was used up (--checked takes as long as it needs)";

// What a run of all cases came to.
struct Pass {
  std::vector<CaseCheck> cases;
  std::string freed;  // of nodes that LeetCode frees behind a call
};

struct Checking {
  const Builder& builder;
  const Problem& problem;
  const JudgeOptions& options;
  const std::filesystem::path file;
  const Host& plain;
  const std::vector<CaseResult>& judged;

  auto indices() const { return std::views::iota(std::size_t(0), judged.size()); }

  CheckResult run() {
    try {
      return check();
    } catch (const BadInput&) {
      throw;
    } catch (const Interrupted&) {
      return not_made("interrupted");
    } catch (const std::exception& fault) {
      CheckResult result = not_made("");
      result.fault = fmt::format("the checks could not be made: {}", fault.what());
      return result;
    }
  }

  CheckResult check() {
    if (std::ranges::none_of(indices(), [&](std::size_t i) { return wanted(i); })) return not_made("");
    const Host host = builder.build(file, problem, Mode::checked);
    if (!host.ready()) {
      if (host.over_limit) return not_made("with sanitizers " + std::string(trim(first_error(host.compile_error, 1))));
      CheckResult result = not_made("");
      result.compile_error = host.compile_error;
      return result;
    }
    const double budget_ms = options.check == Check::all ? HUGE_VAL : options.most_checked_ms;
    Host other = host;
    other.heap_fill = other_heap_fill;
    std::future<Pass> second;
    if (options.check != Check::crashes)
      second = std::async(std::launch::async, [&] { return run_all(other, budget_ms * share_of_second); });
    Pass pass = run_all(host, budget_ms);
    if (second.valid()) take_worse(pass, second.get());
    if (interrupted()) return not_made("interrupted");
    CheckResult result;
    const auto differs = [&](std::size_t i) { return combine(judged[i].status, pass.cases[i].as).undefined; };
    if (const auto index = std::ranges::find_if(indices(), differs); index != indices().end())
      result.undefined = chance_note(*index).value_or(
          judged[*index].test->name +
          ": what it answers depends on something undefined, mostly a variable that was never set");
    const auto failed = [&](std::size_t i) { return pass.cases[i].as == CheckedAs::finding; };
    if (const auto index = std::ranges::find_if(indices(), failed); index != indices().end())
      result.after_others = only_after_others(host, *index);
    if (result.undefined.empty()) result.undefined = crash_note(pass);
    result.cases = std::move(pass.cases);
    result.freed = pass.freed;
    return interrupted() ? not_made("interrupted") : result;
  }

  static void take_worse(Pass& pass, Pass second) {
    for (std::size_t i = 0; i < pass.cases.size(); ++i) {
      if (second.cases[i].as > pass.cases[i].as) pass.cases[i] = std::move(second.cases[i]);
    }
  }

  bool wanted(std::size_t index) const {
    const Status status = judged[index].status;
    if (options.check == Check::crashes) return status == Status::runtime_error;
    if (status == Status::time_limit_exceeded || status == Status::memory_limit_exceeded)
      return first_over_limit(index);
    return status != Status::not_run && status != Status::output_limit_exceeded;
  }

  bool first_over_limit(std::size_t index) const {
    const Status status = judged[index].status;
    return (status == Status::time_limit_exceeded || status == Status::memory_limit_exceeded) &&
           std::size_t(std::ranges::find(judged, status, &CaseResult::status) - judged.begin()) == index;
  }

  RunLimits limits_of_check(std::size_t index, Mode mode) const {
    RunLimits limits = limits_of(*judged[index].test, options, mode);
    limits.plain_stack = judged[index].status == Status::runtime_error;  // a larger one takes long to overflow
    if (!first_over_limit(index)) return limits;
    limits.cpu_ms = limits_of(*judged[index].test, options, Mode::plain).cpu_ms * limited_time_factor;
    return limits;
  }

  CheckResult not_made(const std::string& why) const {
    CheckResult result;
    result.cases.resize(judged.size());
    for (std::size_t i = 0; i < judged.size(); ++i) {
      if (wanted(i)) result.cases[i].unchecked = why;
    }
    return result;
  }

  Pass run_all(const Host& host, double left_ms) const {
    Pass pass;
    std::vector<const Case*> tests;
    for (std::size_t i = 0; i < judged.size(); ++i) {
      if (wanted(i)) tests.push_back(judged[i].test.get());
    }
    pass.cases.resize(judged.size());
    Session session(host, limits_of(*judged.front().test, options, host.mode));
    const bool all_wanted =
        std::ranges::all_of(indices(), [&](std::size_t i) { return wanted(i) && !first_over_limit(i); });
    CaseStream stream(session, tests, all_wanted && !options.fresh);
    bool running = false;
    std::size_t failed = 0;
    for (std::size_t i = 0; i < judged.size() && !interrupted(); ++i) {
      if (!wanted(i)) {
        session.stop();
        running = false;
        continue;
      }
      if (left_ms <= 0 || (failed >= most_failed && options.check == Check::within_budget)) {
        pass.cases[i].unchecked = left_ms <= 0 ? no_time : enough;
        continue;
      }
      const Case& test = *judged[i].test;
      RunLimits limits = limits_of_check(i, host.mode);
      const bool short_of_time = left_ms < limits.cpu_ms && !first_over_limit(i);
      if (short_of_time) limits.cpu_ms = left_ms;
      Reply reply = stream.next(limits);
      // Where addresses cannot be fixed, some do not suit the sanitizers.
      for (int tries = 1; reply.before_main && reply.kind == Reply::Kind::ended && tries < most_starts; ++tries)
        reply = session.run(test.input);
      if (reply.unstarted) {
        const std::string why = "with sanitizers it does not start: " + describe(reply.ending);
        if (Session(builder.reference(problem, host.mode), limits).run(test.input).unstarted) throw JudgeFault(why);
        for (; i < judged.size(); ++i) pass.cases[i].unchecked = wanted(i) ? why : "";  // its own names are in the way
        return pass;
      }
      if (!first_over_limit(i)) left_ms -= reply.cpu_ms + (running ? 0 : start_ms);
      if (!first_over_limit(i) && reply.kind == Reply::Kind::idle) left_ms -= idle_limit_ms(limits);
      running = reply.kind == Reply::Kind::answered && !options.fresh && !first_over_limit(i);
      if (!running) session.stop();
      pass.cases[i] = looked_at(reply, host, limits, short_of_time, i);
      if (pass.freed.empty()) pass.freed = freed_note(reply.remarks, test);
      const bool found = pass.cases[i].as == CheckedAs::finding;
      failed += found;
      if (options.check == Check::crashes && found) return pass;  // one is enough
    }
    return pass;
  }

  static std::string too_much_memory(const RunLimits& limits, Mode mode) {
    return fmt::format("with sanitizers it takes more than {} MB, or asks for them, as by a size that was never set",
                       limits.memory_mb * traits_of(mode).memory_factor);
  }

  // What the sanitizers found in it; nothing for what is no finding: an overflow of their own larger stack, memory that
  // is gone, and what goes wrong behind memory that was refused.
  std::optional<SanitizerFinding> finding_in(const Reply& reply, const Host& host, std::size_t index, bool& deep,
                                             bool& exhausted) const {
    const bool by_sanitizers = reply.ending.by_signal || reply.ending.code == exit_of_sanitizers;
    if (reply.kind != Reply::Kind::ended || !by_sanitizers) return std::nullopt;
    using Kind = SanitizerFinding::Kind;
    auto finding = sanitizer_finding(reply.standard_error, host.program, file);
    if (!finding) return finding;
    const bool crashed = judged[index].status == Status::runtime_error;
    deep = finding->kind == Kind::stack_overflow;
    exhausted = finding->kind == Kind::out_of_memory;
    const bool refused = finding->kind == Kind::wild && judged[index].status == Status::memory_limit_exceeded;
    return refused || exhausted || (deep && !crashed) ? std::nullopt : finding;
  }

  CaseCheck looked_at(const Reply& reply, const Host& host, const RunLimits& limits, bool short_of_time,
                      std::size_t index) const {
    CaseCheck check;
    const bool crashed = judged[index].status == Status::runtime_error;
    const Verdict verdict = verdict_of(reply, problem, *judged[index].test, limits);
    if (reply.kind == Reply::Kind::answered || reply.fault_kind == FaultKind::wrong) {
      check.as = checked_as(verdict.status);
      check.words = verdict.reason;
      return check;
    }
    bool deep = false, exhausted = false;
    std::optional<SanitizerFinding> finding = finding_in(reply, host, index, deep, exhausted);
    if (!finding) {
      check.as = CheckedAs::not_ended;
      const bool memory = exhausted || verdict.status == Status::memory_limit_exceeded;
      check.unchecked = reply.kind == Reply::Kind::out_of_cpu_time && short_of_time ? no_time
                        : deep   ? "with sanitizers its stack overflows"
                        : memory ? too_much_memory(limits, host.mode)
                                 : "with sanitizers it does not come to its end: " + verdict.reason;
      if (crashed || first_over_limit(index) || interrupted()) check.unchecked.clear();
      tell_place(reply, host, check);
      return check;
    }
    using Kind = SanitizerFinding::Kind;
    const bool as_told = finding->kind == Kind::signal || finding->kind == Kind::stack_overflow || reply.before_main;
    if (finding->what.empty() || (crashed && as_told)) finding->what = crashed ? judged[index].reason : verdict.reason;
    check.as = CheckedAs::finding;
    check.words = finding_words(*finding);
    check.details = finding_details(*finding);
    check.place = finding->place();
    return check;
  }

  static std::string freed_note(std::uint64_t remarks, const Case& test) {
    if (remarks == 0) return "";
    const bool answer = remarks == Outcome::not_by_new;
    return fmt::format("{}: {}: LeetCode frees {} afterwards, and may end with a Runtime Error", test.name,
                       answer                           ? "nodes of the answer were not made by new"
                       : remarks & Outcome::input_freed ? "nodes of the input were deleted"
                                                        : "nodes of the input were left with a cycle",
                       answer ? "the answer" : "the input");
  }

  // Where it was when its time was up: nothing where its sanitizer could not tell.
  void tell_place(const Reply& reply, const Host& host, CaseCheck& one) const {
    const auto finding = sanitizer_finding(reply.standard_error, host.program, file);
    if (!finding || finding->frames.empty()) return;
    one.place = finding->place();
    const std::string& function = finding->frames.front().function;
    one.stopped_at =
        fmt::format("in {}{}", function.empty() ? "a function without a name" : escape_binary(function),
                    finding->depth < worth_telling ? ""
                    : finding->depth > most_told   ? fmt::format(", more than {} calls deep", most_told)
                                                   : fmt::format(", about {} calls deep", finding->depth - own_calls));
  }

  // The case at `index`, the first with a finding, if nothing is found when it is run by itself, but again in its
  // place.
  std::optional<std::size_t> only_after_others(const Host& host, std::size_t index) const {
    if (index == 0 || options.fresh || first_over_limit(index)) return std::nullopt;
    const auto found = [&](const std::vector<const Case*>& cases) {
      return rerun(host, problem, cases, options) == Status::runtime_error;
    };
    const bool again = !found({judged[index].test.get()}) && found(cases_up_to(judged, index, options));
    return again ? std::optional(index) : std::nullopt;  // otherwise it is by itself, or chance
  }

  // Where what the sanitizers answer otherwise differs from run to run without them.
  std::optional<std::string> chance_note(std::size_t index) const {
    if (judging_ms(judged, index) >= most_repeated_ms) return std::nullopt;
    const std::vector<const Case*> cases = cases_up_to(judged, index, options);
    for (int round = 0; round < rounds_of_a_recheck; ++round) {
      if (rerun(plain, problem, cases, options) != judged[index].status)
        return judged[index].test->name + ": not deterministic: its verdict differs from run to run";
    }
    return std::nullopt;
  }

  // Where what crashed comes to its end with sanitizers.
  std::string crash_note(const Pass& pass) const {
    for (const std::size_t i : indices()) {
      if (judged[i].status == Status::runtime_error && pass.cases[i].as >= CheckedAs::right &&
          pass.cases[i].as != CheckedAs::finding)
        return judged[i].test->name +
               ": with sanitizers it does not crash: it depends on something undefined, on chance, or on memory";
    }
    return "";
  }
};

}  // namespace

CheckResult check_cases(const Builder& builder, const Problem& problem, const JudgeOptions& options,
                        const Solution& solution, const Host& plain, const std::vector<CaseResult>& judged) {
  const auto file = std::filesystem::absolute(solution.file).lexically_normal();
  return Checking{builder, problem, options, file, plain, judged}.run();
}

}  // namespace leetjudge
