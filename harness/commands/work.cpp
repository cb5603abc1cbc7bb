#include "commands/work.hpp"

#include <algorithm>
#include <iostream>
#include <map>

#include "commands/output.hpp"
#include "compile/diagnostics.hpp"
#include "inputs/drawing.hpp"
#include "inputs/rules.hpp"
#include "problem/attribution.hpp"
#include "report/progress.hpp"
#include "results/kept.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// Two files of the same name go by their paths, and one that is named twice gets a number.
void tell_apart(std::vector<Solution>& solutions) {
  std::map<std::string, int> count, seen;
  for (const Solution& one : solutions) ++count[one.name];
  for (Solution& one : solutions) {
    if (count[one.name] > 1 && !one.shipped) one.name = one.typed;
    if (const int number = ++seen[one.name]; number > 1) one.name += fmt::format(" ({})", number);
  }
}

// What a reference makes of these cases: kept as long as they and its program are the same.
SolutionResult judged(const Solution& reference, const Problem& problem, const std::vector<Case>& cases,
                      const Builder& builder, const JudgeOptions& options) {
  constexpr std::size_t most_kept = 1 << 20;  // of an answer in JSON
  const SharedCases shared = cases;
  std::string key = keyed("solution", builder.digest(reference.file, problem));
  if (!problem.file.empty()) key += keyed("problem", read_file(problem.file));
  for (const Case& one : cases)
    key += keyed(one.name, one.input) + keyed("expected", one.expected.value_or("") + joined(one.also_right, " ")) +
           keyed("limits", fmt::format("{} {} {}", one.limits.time_ms, one.limits.memory_mb,
                                       int(one.order.value_or(problem.order))));
  const KeptVerdicts kept(builder.cache(), "answers");
  if (std::optional<SolutionResult> found = kept.find(reference, key, shared)) return std::move(*found);
  SolutionResult result = judge_solution(builder, problem, shared, reference, options);
  if (interrupted()) throw Interrupted();
  if (!result.fault.empty()) throw JudgeFault(result.fault);
  const bool answered = std::ranges::all_of(
      result.cases, [](const CaseResult& one) { return one.answer && one.answer->size() <= most_kept; });
  if (answered && may_be_right(result.status) && !interrupted()) kept.keep(result, key);
  return result;
}

// Takes its answers for those that cases expect and do not say; what it does not answer is bad. Throws BadInput where
// no case is left.
void expect_answers_of(const Solution& reference, CaseList& list, const Problem& problem, const Builder& builder,
                       const JudgeOptions& options) {
  std::vector<Case> open;
  SolutionResult result;
  leave_out_refused(list, [&] {
    open.clear();
    std::ranges::copy_if(list.cases, std::back_inserter(open), [](const Case& one) { return !one.expected; });
    if (!open.empty()) result = judged(reference, problem, open, builder, options);
  });
  if (!result.fault.empty() || result.cases.size() < open.size()) throw JudgeFault(result.fault + result.compile_error);
  const bool all_open = open.size() == list.cases.size();
  std::size_t next = 0;  // of those that are open, in their order
  list.leave_out([&](Case& one) -> std::optional<std::string> {
    if (one.expected) return std::nullopt;
    const CaseResult& reply = result.cases.at(next++);
    if (reply.status == Status::accepted) one.expected = reply.answer;
    if (all_open) one.answered_by = reference.name;
    if (one.expected) return std::nullopt;
    return fmt::format("the reference, {}, does not answer this: {}: {} (--reference names another)", reference.name,
                       status_message(reply.status), reply.reason);
  });
  list.need_one();
}

// Where the first case that failed expects an answer that was kept of a solution, which may be wrong itself.
std::string where_nothing_confirms(const SolutionResult& result, const Problem& problem) {
  const auto bad = std::ranges::find_if(result.cases, [](const CaseResult& one) { return !may_be_right(one.status); });
  if (bad == result.cases.end() || bad->test->answered_by.empty()) return "";
  return fmt::format("; its case {} is unconfirmed, {} alone answered it: if that is wrong, delete it from {}",
                     bad->test->name, bad->test->answered_by, display_path(problem.file));
}

}  // namespace

std::vector<Solution> asked_solutions(const Kit& kit, const Problem& problem, const std::string& typed,
                                      const std::vector<std::string>& names) {
  std::vector<Solution> solutions;
  if (is_path(typed)) solutions.push_back(kit.solution(problem, typed));
  // Where a file tells the problem, no other one may tell another problem.
  const Attributing attributing(is_path(typed) && !names.empty() ? kit.known() : std::vector<KnownProblem>());
  for (const std::string& name : names) {
    const Solution& one = solutions.emplace_back(kit.solution(problem, name));
    const std::string text = read_file(one.file, most_source_bytes);
    const KnownProblem* own = attributing.of(one.file, text).problem;
    if (own && own->id != problem.id && !has_method(text, problem.written()))
      throw BadInput(fmt::format("{} is of {}, and {} of {}. {}: judge them one by one, or a folder", typed,
                                 problem.heading(), name, own->id, own->name));
  }
  if (solutions.empty()) solutions = kit.solutions(problem);
  tell_apart(solutions);
  return solutions;
}

std::deque<Work> work_to_do(Asked& asked, const KitOption& kit_option, std::vector<BadCase>& bad) {
  const Kit kit = kit_option.kit();
  std::deque<Work> work;
  if (asked.problem.empty()) {
    if (!asked.cases.all()) {
      throw BadInput("say which problem these cases are for: " + judge_command() + " PROBLEM …");
    }
    for (Problem& problem : kit.problems(&bad)) {
      Work one{{}, std::make_shared<const Problem>(std::move(problem)), {}};
      one.solutions = kit.solutions(*one.problem);
      if (!one.solutions.empty()) work.push_back(std::move(one));
    }
  } else {
    Problem problem = kit.problem(asked.problem, asked.cases.wish());
    Work one{{}, std::make_shared<const Problem>(std::move(problem)), {}};
    one.solutions = asked_solutions(kit, *one.problem, asked.problem, asked.solutions);
    work.push_back(std::move(one));
  }
  do_each(work, bad, [&](Work& one) {
    const std::vector<Solution> solutions = std::exchange(one.solutions, {});
    static_cast<CaseList&>(one) = asked.cases.of(*one.problem);
    one.solutions = solutions;
  });
  std::erase_if(work, [](const Work& one) { return one.solutions.empty(); });  // or without a case
  if (work.empty()) {
    const std::filesystem::path folder = asked.problem.empty() ? "" : kit.problem(asked.problem).slug;
    throw BadInput(fmt::format("{}: there is no solution to judge ({} new begins one)",
                               display_path(kit.root() / "solutions" / folder), judge_command()));
  }
  return work;
}

int tell_of(const std::vector<BadCase>& bad, int otherwise) {
  constexpr std::size_t most_told = 50;
  for (std::size_t i = 0; i < std::min(bad.size(), most_told); ++i) std::cerr << "judge: " << bad[i].what() << "\n";
  if (bad.size() > most_told) std::cerr << fmt::format("judge: and {} more like these\n", bad.size() - most_told);
  return bad.empty() ? otherwise : 2;
}

void leave_out_refused(CaseList& list, const std::function<void()>& judge) {
  for (;;) {
    try {
      return judge();
    } catch (const BadCase& refused) {
      if (std::erase_if(list.cases, [&](const Case& one) { return one.name == refused.name; }) == 0) throw;
      list.bad.push_back(refused);
      list.need_one();
    }
  }
}

CaseDone shown_runs(Progress& progress, const Solution& solution, const std::vector<Case>& cases) {
  const auto words = [&solution, &cases](std::size_t done) {
    if (done < cases.size()) return solution.name + ", case " + cases[done].name;
    const std::size_t counted = done - cases.size();
    return solution.name + ", counting" + (counted < cases.size() ? " case " + cases[counted].name : "");
  };
  progress.show(words(0));
  return [&progress, words, done = std::size_t(0)]() mutable { progress.step(words(++done)); };
}

void build_ahead(const Builder& builder, const Problem& problem, const std::vector<Solution>& solutions,
                 const std::vector<Mode>& modes, unsigned at_a_time) {
  Progress progress("compiling", solutions.size() * modes.size());
  do_side_by_side(solutions.size() * modes.size(), at_a_time, [&](std::size_t i) {
    try {
      builder.build(solutions[i / modes.size()].file, problem, modes[i % modes.size()]);
    } catch (const BadInput&) {
      throw;  // before anything is judged
    } catch (const Interrupted&) {
      throw;
    } catch (const std::exception&) {  // told when it is judged
    }
    progress.step();
  });
}

std::string not_understood(const Problem& problem) {
  const std::vector<std::string> sentences = constraints_of(problem).may_be_broken();
  if (sentences.empty()) return "";
  return "Of the constraints these are not understood, and random cases may break them (\"generate\" in the problem's "
         "file may say more):\n" +
         wrapped(joined(sentences, "\n"), 2, 0);
}

std::string how_many_not_understood(const Problem& problem, const KitOption& kit) {
  const std::size_t count = constraints_of(problem).may_be_broken().size();
  if (count == 0) return "";
  return fmt::format("{} of the constraints {} not understood, and inputs may break {} ({} cases {}{} shows {})\n",
                     count, count == 1 ? "is" : "are", count == 1 ? "it" : "them", judge_command(), problem.choice(),
                     kit.again(), count == 1 ? "it" : "them");
}

bool compiles(const Builder& builder, const Problem& problem, const Solution& solution, Mode mode) {
  Progress progress("compiling", 1);
  progress.show(solution.name);
  const Host host = builder.build(solution.file, problem, mode);
  if (host.ready()) return true;
  std::cerr << fmt::format("{}: {}\n{}", solution.name, status_message(Status::compile_error),
                           all_errors(host.compile_error));
  return false;
}

std::vector<Solution> find_references(const std::string& named_by_user, const Kit& kit, const Problem& problem,
                                      const Builder& builder, const JudgeOptions& options, const Solution* other,
                                      std::size_t most) {
  const bool named = !named_by_user.empty();
  std::vector<Solution> candidates =
      named ? std::vector{kit.solution(problem, named_by_user)} : kit.references(problem);
  const auto first = std::ranges::find(candidates, problem.reference, &Solution::name);
  if (first != candidates.end()) std::rotate(candidates.begin(), first, first + 1);
  std::vector<Solution> found;
  Progress progress("judging the reference", candidates.size());
  for (const Solution& one : candidates) {
    progress.show(one.name);
    if (!named && other && one.file == other->file) continue;
    CaseList own{problem.cases, {}};
    const auto open = [](const Case& test) { return !test.expected; };
    if (!problem.rules->check && (named || !std::ranges::all_of(own.cases, open))) std::erase_if(own.cases, open);
    SolutionResult result;
    result.status = Status::accepted;
    if (!named || !own.cases.empty())
      leave_out_refused(own, [&] { result = judged(one, problem, own.cases, builder, options); });
    if (may_be_right(result.status)) found.push_back(one);
    if (found.size() == most) break;
    if (named && found.empty())
      throw BadInput(fmt::format("the reference {} is not accepted on the problem's own cases: {}{}", one.name,
                                 status_message(result.status), where_nothing_confirms(result, problem)));
  }
  return found;
}

bool names_reference(const std::string& named_by_user, const Problem& problem, const std::string& reference) {
  return !named_by_user.empty() || problem.reference == reference || problem.rules->check;
}

std::string expect_reference(const std::string& named_by_user, const Kit& kit, const Problem& problem, CaseList& list,
                             const Builder& builder, const JudgeOptions& options, const Solution* other) {
  const bool open = std::ranges::any_of(list.cases, [](const Case& one) { return !one.expected; });
  if (!open || (problem.rules->check && !other)) return "";
  const std::string& named = named_by_user.empty() && !other ? problem.reference : named_by_user;
  std::vector<Solution> reference;
  std::string why_none = "the problem has neither rules that could tell a right answer nor a \"reference\"";
  try {
    if (other || !named.empty()) reference = find_references(named, kit, problem, builder, options, other);
  } catch (const BadInput& error) {
    if (!named_by_user.empty()) throw;
    why_none = error.what();
  }
  if (!reference.empty()) {
    expect_answers_of(reference[0], list, problem, builder, options);
    return reference[0].name;
  }
  if (other) return "";  // who judges what was typed, does so without
  list.leave_out([&](const Case& one) {
    return one.expected ? std::nullopt : std::optional("\"expected\" is missing: " + why_none);
  });
  list.need_one();
  return "";
}

}  // namespace leetjudge
