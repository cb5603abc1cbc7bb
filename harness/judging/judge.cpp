#include "judging/judge.hpp"

#include <algorithm>
#include <future>
#include <utility>

#include "compile/diagnostics.hpp"
#include "judging/case_stream.hpp"
#include "judging/checking.hpp"
#include "judging/counting.hpp"
#include "judging/runs.hpp"
#include "judging/sanitizer.hpp"
#include "judging/session.hpp"
#include "judging/verdict.hpp"
#include "paste/outline.hpp"
#include "paste/tokens.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// The name of the method that cases call; of a design problem the one of that name, or the class.
Place begin_of_method(const Problem& problem, const Solution& solution, const std::string& name = "") {
  const std::string text = submitted_part(read_file(solution.file, most_source_bytes));
  const Outline outline = outline_of(text);
  const Stub& stub = problem.written();
  const Class* const own = outline.find(stub.solution.name);
  std::size_t at = 0;
  for (const Class& one : outline.classes) {
    const auto named = std::ranges::find(one.methods, name, &Method::name);
    const Method* method = named != one.methods.end() ? &*named
                           : stub.design              ? nullptr
                                                      : one.method(stub.method().name, stub.method().parameters.size());
    if (at == 0 && method) at = method->at;
  }
  if (at == 0 && own) at = own->begin;
  const Position position = position_of(text, at);
  return {solution.file, int(position.line), int(position.column)};
}

// What LeetCode does not take, though it is judged here.
std::string refused_note(const Problem& problem, const Solution& solution) {
  const std::string text = submitted_part(read_file(solution.file, most_source_bytes));
  const std::string& name = problem.written().solution.name;
  const std::string called = solution_class(problem.written(), outline_of(text));
  std::string note;
  if (called != name)
    note = fmt::format("the class is called {}, and LeetCode's {}: it does not compile there", called, name);
  const std::string code = code_of(text);
  const std::vector<std::string_view> words = tokens_of(code);
  for (auto word = std::ranges::find(words, "main"); word != words.end() && word + 1 != words.end(); ++word) {
    if (*word != "main" || word[1] != "(") continue;
    return note + (note.empty() ? "" : "; ") + "main() is not run, and LeetCode refuses a file that has one";
  }
  return note;
}

constexpr const char* ended_before = "not run: the run ended before";
constexpr std::size_t prints_kept = 64 << 10;         // of one stream and case
constexpr std::size_t all_prints_kept = 16 << 20;     // of a solution
constexpr std::size_t all_answers_kept = 256u << 20;  // of a solution

struct Judging {
  const Builder& builder;
  const Problem& problem;
  const SharedCases& cases;
  const JudgeOptions& options;
  const CaseDone& done;
  SolutionResult& result;
  std::size_t room_for_answers = 0;
  std::size_t room_for_prints = 0;

  void run() {
    begin();
    if (interrupted()) return;
    std::vector<std::future<void>> builds = build_others();
    const Host host = builder.build(result.solution.file, problem, Mode::plain);
    if (!host.ready()) {
      // Nothing in its own text is wrong: perhaps the judge does not know a type that the problem has.
      const bool elsewhere = !contains(host.compile_error, result.solution.file.filename().string() + ":");
      if (elsewhere && !problem.file.empty()) builder.reference(problem, Mode::plain);
      result.cases.clear();
      result.status = Status::compile_error;
      result.compile_error = host.compile_error;
      return;
    }
    if (cases->empty()) throw JudgeFault("there is no case to judge");
    result.host = host;
    result.isolation = isolation_words(isolation());
    judge_all(host);
    result.status = result.status_of_cases();
    if (options.plain_verdict) options.plain_verdict(result);
    builds.clear();  // waits for them: what is still being built would be built twice
    std::future<CheckResult> checks;
    if (options.check != JudgeOptions::Check::none && !interrupted()) {
      checks = std::async(std::launch::async,
                          [&] { return check_cases(builder, problem, options, result.solution, host, result.cases); });
    }
    CountResult counts;
    if (!interrupted()) counts = count_answered(builder, problem, options, result, done);
    CheckResult checked;
    if (checks.valid()) checked = checks.get();
    take_counts(std::move(counts));
    take_checks(checked);
    result.undefined = !checked.undefined.empty();
    result.add_note(refused_note(problem, result.solution));
    result.add_note(checked.freed);
    result.status = result.status_of_cases();
    // What was not checked is not accepted: LeetCode's own compiler refuses it, or nobody knows.
    const bool bad = !is_right(result.status) && !may_be_right(result.status) && result.status != Status::count_changed;
    if (!bad && !checked.compile_error.empty()) {
      result.status = Status::compile_error;
      result.compile_error = checked.compile_error;
    } else if (!checked.compile_error.empty()) {
      result.add_note("not checked: it does not compile with sanitizers: " +
                      std::string(trim(first_error(checked.compile_error, 1))));
    }
    if (!bad && !result.fault.empty()) result.status = Status::internal_error;
    try {  // what is told beside the verdict cannot replace it
      const std::string leftovers = note_on_leftovers(builder, host, problem, result.solution, result.cases, options);
      result.add_note(leftovers.empty() ? checked.undefined : leftovers);
    } catch (const std::exception& fault) {
      result.add_note(fault.what());
    }
    if (!options.warnings) return;
    for (const std::string& one : host.warnings) result.note += "\n" + one;
  }

  void begin() {
    room_for_answers = all_answers_kept;
    room_for_prints = all_prints_kept;
    const Place place = begin_of_method(problem, result.solution);
    result.cases.clear();
    for (std::size_t i = 0; i < cases->size(); ++i) {
      CaseResult& one = result.cases.emplace_back();
      one.test = cases.at(i);
      one.reason = ended_before;
      one.place = place;
    }
  }

  std::vector<const Case*> all_tests() const {
    std::vector<const Case*> tests;
    for (const Case& test : *cases) tests.push_back(&test);
    return tests;
  }

  // Starts to build what will be wanted behind the plain host. What goes wrong comes again then.
  std::vector<std::future<void>> build_others() const {
    std::vector<std::future<void>> builds;
    for (const Mode mode : modes_needed(problem, *cases, options)) {
      if (mode == Mode::plain) continue;
      builds.push_back(std::async(std::launch::async, [this, mode] {
        try {
          builder.build(result.solution.file, problem, mode);
        } catch (const std::exception&) {
        }
      }));
    }
    return builds;
  }

  void take_counts(CountResult counts) {
    for (std::size_t i = 0; i < counts.cases.size(); ++i) {
      CaseResult& one = result.cases[i];
      one.counters = counts.cases[i].counters;
      one.replay = std::move(counts.cases[i].replay);
      if (counts.cases[i].changed.empty()) continue;
      one.status = Status::count_changed;
      one.reason = counts.cases[i].changed;
    }
    result.add_note(counts.note);
  }

  // By the table of combine().
  void take_checks(const CheckResult& checked) {
    result.fault = checked.fault;
    if (checked.after_others) {
      CaseResult& one = result.cases[*checked.after_others];
      for (const Case* before : cases_up_to(result.cases, *checked.after_others, options))
        if (before != one.test.get()) one.after.push_back(before->name);
      result.add_note(
          fmt::format("{}: nothing is found in it by itself, only after other cases: left-over state, in global "
                      "or static variables, or what was never set",
                      one.test->name));
    }
    for (std::size_t i = 0; i < checked.cases.size(); ++i) {
      const CaseCheck& check = checked.cases[i];
      CaseResult& one = result.cases[i];
      const Combined combined = combine(one.status, check.as);
      one.checks = combined.checks;
      one.unchecked = check.unchecked;
      if (!check.stopped_at.empty() && one.status == Status::time_limit_exceeded) {
        one.place = check.place;
        one.reason = fmt::format("{}: {}; it was {}", one.place.words(), one.reason, check.stopped_at);
      }
      if (combined.checks != Checks::failed) continue;
      one.status = combined.status;
      one.reason = check.words;
      one.finding = check.details;
      if (check.as != CheckedAs::finding)
        one.reason = one.finding = fmt::format(
            "{}, when memory that was never set holds a pattern: it depends on something undefined, or on "
            "chance",
            check.words.empty() ? status_message(one.status) : check.words);
      if (check.place.line > 0) one.place = check.place;
      one.answer.reset();
      show_expected(one);
    }
  }

  void show_expected(CaseResult& one) const {
    if (!one.expected && !one.test->expected && (options.every_expected || !is_right(one.status)))
      one.expected = expected_answer(problem, *one.test);
  }

  // Before a program that does not start is blamed on the solution: does an empty one?
  void blame_the_machine(Mode mode, const Case& test, const RunLimits& limits) const {
    const Host reference = builder.reference(problem, mode);
    const Reply reply = Session(reference, limits).run(test.input);
    if (!reply.unstarted) return;
    throw JudgeFault(fmt::format("{} cannot be run here ({}): {}: {}", reference.program.string(),
                                 isolation_words(isolation()), describe(reply.ending),
                                 escape_binary(trim(reply.standard_error))));
  }

  // Where the parameters of LeetCode's stub cannot take it either, the case is to blame.
  void refuse_misfit(const Case& test, const RunLimits& limits) const {
    Session reference(builder.reference(problem, Mode::plain), limits);
    if (const auto reason = misfit(reference, problem, test))
      throw BadCase(test.name, fmt::format("{}: {}", test.where, *reason));
  }

  void judge_all(const Host& host) {
    Session session(host, limits_of(cases->front(), options, host.mode));
    std::size_t timeouts = 0;
    std::optional<CaseResult> never_started;
    CaseStream stream(session, all_tests(), !options.fresh);
    for (CaseResult& one : result.cases) {
      if (never_started) {  // what happens before main does not depend on the case
        one.status = never_started->status;
        one.reason = never_started->reason;
        show_expected(one);
        continue;
      }
      if (timeouts >= options.most_timeouts) {
        one.reason =
            fmt::format("not run: {} ran out of time before (--keep-going runs the rest)", plural(timeouts, "case"));
        continue;
      }
      if (interrupted()) continue;
      const RunLimits limits = limits_of(*one.test, options, host.mode);
      Reply reply = stream.next(limits);
      if (options.fresh) session.stop();
      if (reply.unstarted) blame_the_machine(host.mode, *one.test, limits);
      const bool ended_hidden = problem.hidden && reply.kind == Reply::Kind::ended;  // perhaps in what the judge adds
      if (reply.fault_kind == FaultKind::unreadable || ended_hidden) refuse_misfit(*one.test, limits);
      const Verdict verdict = verdict_of(reply, problem, *one.test, limits);
      one.runtime_ms = reply.cpu_ms;
      take_reply(verdict, reply, one);
      timeouts += verdict.status == Status::time_limit_exceeded;
      if (reply.before_main && reply.kind != Reply::Kind::out_of_memory) never_started = one;
    }
    for (CaseResult& one : result.cases) {
      if (one.status == Status::not_run) show_expected(one);
    }
    result.memory_kb = stream.memory_kb();
    for (const CaseResult& one : result.cases) {  // what it asked for and did not get was not seen
      const long limit_kb = limits_of(*one.test, options, host.mode).memory_mb << 10;
      if (one.status == Status::memory_limit_exceeded && result.memory_kb)
        result.memory_kb = std::max(*result.memory_kb, limit_kb);
    }
  }

  // Of a reply as much as there is room for: however many cases there are, and whatever they print, the judge stays
  // small.
  void take_reply(const Verdict& verdict, Reply& reply, CaseResult& one) {
    one.status = verdict.status;
    one.reason = verdict.reason;
    if (!verdict.method.empty()) one.place = begin_of_method(problem, result.solution, verdict.method);
    show_expected(one);
    const bool answered =
        reply.kind == Reply::Kind::answered && (may_be_right(one.status) || one.status == Status::wrong_answer);
    if (answered && reply.answer.size() <= room_for_answers) {
      room_for_answers -= reply.answer.size();
      one.answer = std::move(reply.answer);
    }
    one.standard_output = cut(reply.standard_output);
    one.standard_error = cut(reply.standard_error);
    done();
  }

  std::string cut(const std::string& text) {
    const std::size_t kept = std::min({text.size(), prints_kept, room_for_prints});
    room_for_prints -= kept;
    if (kept == text.size()) return text;
    return text.substr(0, kept) + fmt::format("\n… ({} more bytes)\n", text.size() - kept);
  }
};

}  // namespace

SolutionResult judge_solution(const Builder& builder, const Problem& problem, const SharedCases& cases,
                              const Solution& solution, const JudgeOptions& options, const CaseDone& done) {
  SolutionResult result;
  result.solution = solution;
  try {
    const std::string text = read_file(solution.file, most_source_bytes);
    Judging{builder, problem, cases, options, done, result}.run();
    std::error_code gone;  // while an editor saves it
    if (std::filesystem::exists(solution.file, gone) && read_file(solution.file, most_source_bytes) != text)
      throw JudgeFault(display_path(solution.file) + " was changed while it was judged; judge it again");
  } catch (const BadInput&) {
    throw;
  } catch (const Interrupted&) {  // what is known so far stands
    result.status = result.status_of_cases();
  } catch (const std::exception& fault) {
    result.status = Status::internal_error;
    result.fault = fault.what();
  }
  return result;
}

}  // namespace leetjudge
