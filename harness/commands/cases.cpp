// Checks the test cases themselves: that each input keeps the constraints, what the problem's rules can prove
// of it, that the expected answer is right, and that counters are recorded for solutions that are there.
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <set>

#include "commands/output.hpp"
#include "inputs/drawing.hpp"
#include "inputs/rules.hpp"
#include "judging/runs.hpp"
#include "judging/session.hpp"
#include "report/progress.hpp"
#include "report/report.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t most_cases_listed = 200;

struct CasesOptions {
  std::string problem;
  CaseOptions cases;
  BuildingOptions building;

  void add(CLI::App& verb) {
    add_problem(verb, problem);
    cases.add(verb);
    building.add(verb);
  }
};

struct Checked {
  const Case* test = nullptr;
  bool by_reference = false;  // it expects what the problem's reference answers
  std::vector<std::string> facts;
  std::vector<std::string> faults;
};

void check_input(const Problem& problem, const Constraints& constraints, const std::vector<Solution>& solutions,
                 Checked& one) {
  const Rules& rules = *problem.rules;
  for (const auto& [name, ignored] : one.test->counters)
    if (std::ranges::count(solutions, name, &Solution::name) == 0)
      one.faults.push_back(fmt::format("counters are recorded for \"{}\", which is no solution of this problem", name));
  const std::string& input = one.test->input;
  if (const auto reason = never_given(problem, constraints, input)) {
    one.faults.push_back(*reason);
    return;
  }
  if (rules.prove) {
    const Finding finding = rules.prove(input);
    (finding.good ? one.facts : one.faults).push_back(finding.words);
  }
  const std::optional<std::string>& expected = one.test->expected;
  if (!expected && !rules.check) {
    one.faults.push_back("\"expected\" is missing, and the problem has neither rules that could tell nor a reference");
  } else if (!expected) {
    one.facts.push_back("no expected answer: the problem's rules judge");
  } else if (!rules.check) {
    one.facts.push_back(one.by_reference ? fmt::format("expected is what the reference, {}, answers", problem.reference)
                                         : "expected answer taken as it is: the problem has no rules of its own");
  } else if (const auto reason = rules.check(input, *expected)) {
    one.faults.push_back("the expected answer is wrong: " + *reason);
  } else {
    one.facts.push_back("expected answer right");
  }
}

// Whether what the cases give fits the types of the stub; what they expect was looked at when they were read.
void check_types(const Builder& builder, const Problem& problem, std::vector<Checked>& checked) {
  Session reference(builder.reference(problem, Mode::plain), limits_of(*checked.front().test, {}, Mode::plain));
  for (Checked& one : checked) {
    if (!one.faults.empty()) continue;
    if (const auto reason = misfit(reference, problem, *one.test)) one.faults.push_back(*reason);
  }
}

std::size_t print(const std::vector<Checked>& checked) {
  std::size_t bad = 0;
  std::size_t width = 0;
  for (const Checked& one : checked) width = std::max(width, one.test->name.size());
  for (const Checked& one : checked) {
    bad += !one.faults.empty();
    if (one.faults.empty() && checked.size() > most_cases_listed) continue;
    const std::string text = replaced(joined(one.faults.empty() ? one.facts : one.faults, "; "), "\n", "\n         ");
    std::cout << fmt::format("  {}  {}  {}\n", one.faults.empty() ? "ok " : "BAD", pad_right(one.test->name, width),
                             text);
    if (!one.faults.empty()) std::cout << fmt::format("       at {}\n", one.test->where);
  }
  return bad;
}

std::size_t check_problem(const CasesOptions& line, const Kit& kit, const Problem& problem) {
  const bool own = line.cases.file.empty();
  CaseList list = own ? CaseList{all_cases(problem), problem.bad_cases} : load_cases(line.cases.file, problem);
  std::vector<Case>& all = list.cases;
  std::unique_ptr<const Builder> made;  // many problems' cases need none
  const auto builder = [&]() -> const Builder& {
    if (!made) made.reset(new Builder(line.building.builder()));
    return *made;
  };
  std::set<std::string> open;
  for (const Case& one : all)
    if (!one.expected) open.insert(one.name);
  if (!problem.reference.empty() && !all.empty())
    expect_reference("", kit, problem, list, builder(), reference_options(), nullptr);
  std::cout << fmt::format("{}\n", problem.heading());
  std::vector<Checked> checked(all.size());
  const Constraints constraints = constraints_of(problem, false);
  const std::vector<Solution> solutions = kit.solutions(problem);
  const unsigned at_a_time = line.building.jobs_or(cores());
  {
    Progress progress("checking", all.size());
    do_side_by_side(all.size(), at_a_time, [&](std::size_t i) {
      checked[i].test = &all[i];
      checked[i].by_reference = open.contains(all[i].name);
      check_input(problem, constraints, solutions, checked[i]);
      progress.step();
    });
  }
  if (!problem.rules->refuse && !checked.empty()) check_types(builder(), problem, checked);
  for (const BadCase& one : list.bad) std::cout << fmt::format("  BAD  {}\n", one.what());
  const std::size_t count = list.bad.size() + print(checked);
  std::cout << fmt::format("  {} checked, {} bad\n", plural(list.bad.size() + all.size(), "case"), count);
  if (!line.problem.empty()) std::cout << not_understood(problem);
  std::cout << std::flush;
  if (all.empty() && list.bad.empty())
    throw BadInput((line.problem.empty() ? problem.heading() + ": " : "") +
                   "nothing was checked: what was not understood of a page is no case");
  return count;
}

int cases(CasesOptions& line) {
  const Kit kit = line.building.kit();
  if (line.problem.empty() && !line.cases.file.empty())
    throw BadInput("say which problem these cases are for: " + judge_command() + " cases PROBLEM --cases FILE");
  std::size_t wrong = 0;
  std::vector<BadCase> bad;
  const std::vector<Problem> problems =
      line.problem.empty() ? kit.problems(&bad) : std::vector{kit.problem(line.problem)};
  do_each(problems, bad, [&](const Problem& problem) { wrong += check_problem(line, kit, problem); });
  return tell_of(bad, wrong ? 2 : 0);
}

}  // namespace

Verb cases_verb() { return verb("cases", "check the test cases themselves", "harness/judge cases 37", cases); }

}  // namespace leetjudge
