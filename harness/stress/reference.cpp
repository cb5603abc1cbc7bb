#include "stress/reference.hpp"

#include <algorithm>
#include <climits>
#include <cmath>
#include <set>
#include <utility>

#include "compile/diagnostics.hpp"
#include "inputs/rules.hpp"
#include "inputs/shrink.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t longest_disputed = 200;
constexpr double others_limit_ms = 100;  // for each answer that only confirms; of few that take longer nothing is known
constexpr std::size_t others_timeouts = 5;
// An answer is surely not cut where neither it nor a number of the input is larger, and there are no more of these and
// of characters.
constexpr double most_of_answer = 1000, most_of_value = 30;
constexpr std::size_t most_values = 12;

// The same case with another input, of which nothing is known yet.
Case with_input(const Case& whole, const std::string& input) {
  Case next = whole;
  next.input = input;
  next.counters.clear();
  next.expected.reset();
  next.answered_by.clear();
  return next;
}

}  // namespace

SolutionResult judged(const Builder& builder, const Problem& problem, const std::vector<Case>& cases,
                      const Solution& solution, const JudgeOptions& options, const CaseDone& done) {
  SolutionResult result = judge_solution(builder, problem, cases, solution, options, done);
  if (!result.fault.empty()) throw JudgeFault(result.fault);
  if (result.cases.empty() || result.status == Status::compile_error)  // perhaps with sanitizers only
    throw BadInput(
        fmt::format("{}: {}\n{}", solution.name, status_message(result.status), first_error(result.compile_error)));
  return result;
}

Reference::Reference(const Builder& builder, const Problem& problem, const Constraints& constraints,
                     std::vector<Solution> solutions, const JudgeOptions& options, std::size_t named)
    : builder_(builder),
      problem_(problem),
      constraints_(constraints),
      solutions_(std::move(solutions)),
      options_(options),
      surely_(std::ranges::all_of(constraints.may_be_broken(), bounds_answer)),
      named_(named) {
  answer_bounded_ = surely_ && !constraints.may_be_broken().empty();
}

std::vector<Case> Reference::answered(std::vector<Case> cases) {
  for (std::size_t k = 0; k < solutions_.size(); ++k) {
    const Solution& solution = solutions_[k];
    std::set<std::string> left_out;
    const CaseResult* smallest = nullptr;  // of those that another one answers otherwise
    SolutionResult result;
    try {
      JudgeOptions options = options_;
      if (k > 0) {
        options.most_timeouts = others_timeouts;
        options.time_limit_ms = std::min(others_limit_ms, problem_.limits.time_ms);
      }
      if (!cases.empty()) result = judged(builder_, problem_, cases, solution, options);
    } catch (const BadCase& refused) {
      refusal_ = refused.what();
      refuses_ = true;
      if (std::erase_if(cases, [&](const Case& one) { return one.name == refused.name; }) == 0) throw;
      --k;  // once more, without it
      continue;
    }
    if (std::ranges::any_of(result.cases, [&](const CaseResult& one) { return drops(k, one); })) {
      --k;  // the next one in its place
      continue;
    }
    for (std::size_t i = 0; i < cases.size(); ++i) {
      const CaseResult& one = result.cases[i];
      if (k < named_) note_crash(one, solution);
      const bool good = k > 0 ? one.status != Status::wrong_answer  // nothing is known of what takes it too long
                              : may_be_right(one.status) && one.answer;
      if (good && !cases[i].expected) cases[i].expected = one.answer;
      if (k > 0 && one.status == Status::different) cases[i].answered_by = solutions_[0].name;
      if (good) continue;
      left_out.insert(cases[i].name);
      if (one.status == Status::not_run) continue;  // behind one that ran out of time
      refuses_ = refuses_ || one.status != Status::time_limit_exceeded;
      refusal_ = fmt::format("{}: {}: {}", one.test->name, status_message(one.status), one.reason);
      if (!smallest || values_in(one.test->input) < values_in(smallest->test->input)) smallest = &one;
    }
    if (smallest && k > 0) note(*smallest->test, solution);
    if (smallest && k == 0 && smallest->status == Status::runtime_error && doubts_.disputed.empty())
      dispute(*smallest, solution);
    std::erase_if(cases, [&](const Case& one) { return left_out.contains(one.name); });
  }
  return cases;
}

bool Reference::is_small(const Case& answered) {
  std::size_t left = most_values;
  double product = 1;
  const auto takes = [&](std::size_t count) { return count <= left && (left -= count, true); };
  const auto is_small_input = [&](const auto& self, const Json& value) -> bool {
    if (value.is_array()) return std::ranges::all_of(value, [&](const Json& one) { return self(self, one); });
    if (value.is_string()) return takes(value.get_ref<const std::string&>().size());
    const double number = value.is_number() ? std::abs(value.get<double>()) : 0;
    product *= number + 1;
    return takes(1) && number <= most_of_value;
  };
  const Json answer = answered.expected ? parsed(*answered.expected) : Json();
  return answer.is_number() && std::abs(answer.get<double>()) <= most_of_answer &&
         is_small_input(is_small_input, parsed(answered.input)) && product <= INT_MAX;
}

bool Reference::is_sound(const Case& test) {
  for (std::size_t k = solutions_.size(); k-- > 0;) {
    if (k == 0 && problem_.rules->generate) continue;
    const CaseResult one =
        k == 0 ? checked(test, solutions_[0]) : judged(builder_, problem_, {test}, solutions_[k], options_).cases[0];
    if (interrupted()) return false;
    if (may_be_right(one.status)) continue;
    if (drops(k, one)) {
      if (k == 0) return false;  // the answer was its
      continue;
    }
    if (k > 0 && one.status == Status::wrong_answer)
      note(test, solutions_[k]);
    else
      dispute(one, solutions_[k]);
    if (k < named_) note_crash(one, solutions_[k]);
    return false;
  }
  return true;
}

Case Reference::smaller(const Case& whole, const std::vector<Failing>& failing, const GoesOn& goes_on) {
  const Rules& rules = *problem_.rules;
  const bool exceeds = may_exceed(whole);
  Case smallest = whole;
  const auto fails_as_given = [&](const std::string& input) {
    if (!goes_on(smallest)) throw EnoughSimplified();
    Random random(0);
    const bool fits = !rules.fits || rules.fits(input);  // otherwise perhaps what the rules make of it
    const std::optional<std::string> fitted = fits ? input : fitted_by_rules(rules, random, input);
    if (!fitted || values_in(*fitted) > values_in(input) || (rules.refuse && rules.refuse(*fitted))) return false;
    if (rules.prove && !rules.prove(*fitted).good) return false;
    if (!rules.generate && !constraints_.surely_kept_by(*fitted)) return false;
    const std::vector<Case> right = answered({with_input(whole, *fitted)});
    if (right.empty() || may_exceed(right[0]) > exceeds || !all_fail(failing, right)) return false;
    if (interrupted() || !is_sound(right[0])) return false;
    smallest = right[0];
    return true;
  };
  simplest_failing(whole.input, problem_.stub.design, fails_as_given, rules);
  return smallest;
}

bool Reference::all_fail(const std::vector<Failing>& failing, const std::vector<Case>& test) const try {
  return std::ranges::all_of(failing, [&](const Failing& one) {
    const Status status = judged(builder_, problem_, test, one.solution, one.options).cases[0].status;
    return one.status ? status == *one.status : !may_be_right(status);
  });
} catch (const BadCase&) {  // it does not fit the types
  return false;
}

std::size_t pieces_of(const Problem& problem, const std::string& input) {
  return problem.rules->pieces ? problem.rules->pieces(input) : values_in(input);
}

CaseResult Reference::checked(const Case& test, const Solution& solution) const {
  JudgeOptions checking = options_;
  checking.check = JudgeOptions::Check::all;
  return judged(builder_, problem_, {test}, solution, checking).cases[0];
}

bool Reference::confirmed() const {
  const auto text = [](const Solution& one) { return read_file(one.file, most_source_bytes); };
  // Nobody confirms himself.
  const auto differs = [&](const Solution& one) { return text(one) != text(solutions_[0]); };
  return !problem_.has_examples_only() || problem_.rules->check ||
         (!doubts_.differ && std::ranges::any_of(solutions_, differs));
}

// Its behaviour is undefined: it crashes, or answers otherwise when memory that was never set holds a pattern.
bool is_undefined(const CaseResult& result) {
  return result.status == Status::runtime_error || result.checks == Checks::failed;
}

bool Reference::drops(std::size_t which, const CaseResult& result) {
  if (!is_surely_given(*result.test) || which < named_ || solutions_.size() == 1 || !is_undefined(result)) return false;
  doubts_.dropped.push_back(fmt::format("{}: {} on {}: {}", solutions_[which].name, status_message(result.status),
                                        shortened(result.test->input, longest_disputed), result.reason));
  solutions_.erase(solutions_.begin() + std::ptrdiff_t(which));
  return true;
}

// What only undefined behaviour tells apart, or an input that may be none of the problem's, says nothing of who is
// wrong.
void Reference::note(const Case& test, const Solution& other) {
  if (doubts_.disagreement && values_in(doubts_.disagreement->test.input) <= values_in(test.input)) return;
  const CaseResult first = checked(test, solutions_[0]), second = checked(test, other);
  if (interrupted()) return;
  if (!may_be_right(first.status)) return dispute(first, solutions_[0]);
  doubts_.differ = doubts_.differ || second.status == Status::wrong_answer;
  Case otherwise = test;
  otherwise.expected = second.answer;
  if (!is_surely_given(test) || !is_surely_given(otherwise) || second.status != Status::wrong_answer)
    return dispute(second, other);
  doubts_.disagreement = {test,
                          {{solutions_[0].name, test.expected.value_or("")}, {other.name, second.answer.value_or("")}}};
}

// Whose behaviour is undefined on what the problem gives is wrong.
void Reference::note_crash(const CaseResult& result, const Solution& solution) {
  const bool given = is_surely_given(*result.test) && !problem_.constraints.empty();
  if (given && !doubts_.failure && is_undefined(result))
    doubts_.failure = {*result.test, {{solution.name, ""}}, result.reason};
}

void Reference::dispute(const CaseResult& result, const Solution& solution) {
  doubts_.disputed.push_back(fmt::format("{}: {} of {}: {}", shortened(result.test->input, longest_disputed),
                                         status_message(result.status), solution.name, result.reason));
}

}  // namespace leetjudge
