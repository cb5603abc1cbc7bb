#include "stress/smaller.hpp"

#include <list>

#include "compile/diagnostics.hpp"
#include "inputs/rules.hpp"
#include "inputs/shrink.hpp"
#include "judging/runs.hpp"
#include "judging/sanitizer.hpp"
#include "judging/session.hpp"
#include "judging/verdict.hpp"
#include "util/error.hpp"
#include "util/interrupt.hpp"

namespace leetjudge {
namespace {

// A solution that is asked case by case.
class AskedSolution {
 public:
  AskedSolution(const Shrinking& shrinking, const Failing& failing, const Case& first)
      : problem_(shrinking.problem),
        failing_(failing),
        host_(shrinking.builder.build(failing.solution.file, problem_, failing.mode, Fill::none)) {
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

Case smaller_case(const Case& whole, const Shrinking& shrinking) {
  const Rules& rules = *shrinking.problem.rules;
  std::optional<AskedSolution> reference;
  if (shrinking.reference) reference.emplace(shrinking, Failing{*shrinking.reference, shrinking.of_reference}, whole);
  std::list<AskedSolution> failing;
  for (const Failing& one : shrinking.all) failing.emplace_back(shrinking, one, whole);
  Case smallest = whole, smaller = whole;
  smaller.drawn.reset();
  const auto fails = [&](const std::string& input) {
    if (shrinking.enough()) throw EnoughSimplified();
    if ((rules.refuse && rules.refuse(input)) || (rules.fits && !rules.fits(input))) return false;
    if (rules.prove && !rules.prove(input).good) return false;
    if (!rules.generate && shrinking.constraints.broken_by(input)) return false;
    smaller.input = input;
    smaller.expected.reset();
    if (reference && !may_be_right(reference->judge(smaller, shrinking.of_reference.fresh))) return false;
    if (reference) smaller.expected = reference->reply.answer;
    for (AskedSolution& one : failing) {
      if (!one.fails(smaller)) return false;
    }
    if (interrupted() || !shrinking.is_wanted(smaller)) return false;
    smallest = smaller;
    return true;
  };
  if (rules.reduced) {
    smallest_failing(pieces_of(shrinking.problem, whole.input),
                     [&](const Kept& kept) { return fails(rules.reduced(whole.input, kept)); });
  } else {
    simplest_failing(whole.input, shrinking.problem.stub.design, fails);
  }
  return smallest;
}

std::size_t pieces_of(const Problem& problem, const std::string& input) {
  return problem.rules->pieces ? problem.rules->pieces(input) : values_in(input);
}

}  // namespace leetjudge
