// Makes a case smaller.
#include <algorithm>
#include <list>

#include "compile/diagnostics.hpp"
#include "inputs/rules.hpp"
#include "inputs/shrink.hpp"
#include "judging/runs.hpp"
#include "judging/sanitizer.hpp"
#include "judging/session.hpp"
#include "judging/verdict.hpp"
#include "stress/reference.hpp"
#include "util/error.hpp"
#include "util/interrupt.hpp"

namespace leetjudge {
namespace {

// A solution that is asked case by case.
class AskedSolution {
 public:
  AskedSolution(const Builder& builder, const Problem& problem, const Failing& failing, const Case& first)
      : problem_(problem),
        failing_(failing),
        host_(builder.build(failing.solution.file, problem, failing.mode, Fill::none)) {
    if (!host_.ready()) throw BadInput(failing.solution.name + ": " + first_error(host_.compile_error));
    session_.emplace(host_, limits_of(first, failing.options, failing.mode));
  }

  // Of the solution as it is after the cases before, where it is not asked in a new process.
  Status judge(const Case& test, bool in_new_process) {
    const RunLimits limits = limits_of(test, failing_.options, host_.mode);
    session_->set_limits(limits);
    if (in_new_process) session_->stop();
    reply = session_->run(test.input);
    return host_.mode == Mode::checked ? finding() : verdict_of(reply, problem_, test, limits).status;
  }

  bool fails(const Case& test) {
    const Status status = judge(test, true);
    return failing_.status ? status == *failing_.status : !may_be_right(status);
  }

  Reply reply;  // of the last case

 private:
  // Limits and answers are the plain run's.
  Status finding() const {
    using enum SanitizerFinding::Kind;
    if (reply.kind != Reply::Kind::ended) return Status::accepted;
    const auto found = sanitizer_finding(reply.standard_error, host_.program, failing_.solution.file);
    const bool is_error = found && (found->kind == error || found->kind == wild || found->kind == abort);
    return is_error ? Status::runtime_error : Status::accepted;
  }

  const Problem& problem_;
  const Failing failing_;
  const Host host_;
  std::optional<Session> session_;
};

}  // namespace

Case Reference::smaller(const Case& whole, const Constraints& constraints, const std::vector<Failing>& failing,
                        const std::function<bool(const Case&)>& goes_on) const {
  const Rules& rules = *problem_.rules;
  std::optional<AskedSolution> right;
  if (solution_) right.emplace(builder_, problem_, Failing{*solution_, options_}, whole);
  std::list<AskedSolution> wrong;
  for (const Failing& one : failing) wrong.emplace_back(builder_, problem_, one, whole);
  Case smallest = whole, next = whole;
  next.drawn.reset();
  const auto fails = [&](const std::string& input) {
    if (!goes_on(smallest)) throw EnoughSimplified();
    if ((rules.refuse && rules.refuse(input)) || (rules.fits && !rules.fits(input))) return false;
    if (rules.prove && !rules.prove(input).good) return false;
    if (!rules.generate && constraints.broken_by(input)) return false;
    next.input = input;
    next.expected.reset();
    if (right && !may_be_right(right->judge(next, options_.fresh))) return false;
    if (right) next.expected = right->reply.answer;
    if (!std::ranges::all_of(wrong, [&](AskedSolution& one) { return one.fails(next); })) return false;
    if (interrupted() || !is_sound(next)) return false;
    smallest = next;
    return true;
  };
  if (rules.reduced) {
    smallest_failing(pieces_of(problem_, whole.input),
                     [&](const Kept& kept) { return fails(rules.reduced(whole.input, kept)); });
  } else {
    simplest_failing(whole.input, problem_.stub.design, fails);
  }
  return smallest;
}

std::size_t pieces_of(const Problem& problem, const std::string& input) {
  return problem.rules->pieces ? problem.rules->pieces(input) : values_in(input);
}

}  // namespace leetjudge
