#include <algorithm>

#include "commands/output.hpp"
#include "report/progress.hpp"
#include "report/report.hpp"
#include "stress/strength.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t most_in_why = 3;

struct StrengthenOptions {
  std::string problem;
  std::vector<std::string> solutions;
  std::optional<std::uint64_t> seed, mutants;
  std::optional<double> most_s;
  bool keep = false;
  ResultOptions results;
  BuildingOptions building;

  void add(CLI::App& verb) {
    add_problem(verb, problem)->required();
    option(verb, "SOLUTION", solutions, "accepted ones; all accepted ones of the problem if none");
    add_seed(verb, seed);
    add_for(verb, most_s, "take so long, 30s by default");
    option(verb, "--mutants N", mutants, "make at most so many; 150 by default")->check(CLI::Range(1, 100000));
    verb.add_flag("--keep", keep, "add the cases that are found to the problem's test cases");
    results.add_file(verb, "--json", "write every mutant and case; - is standard output");
    building.add(verb);
  }
};

int strengthen(StrengthenOptions& line) {
  StrengthOptions options;  // from here on time counts
  prepare_results(line.results, {}, line.building);
  const Kit kit = line.building.kit();
  Problem problem = asked_problem(kit, line.problem, line.solutions);
  CaseList own = own_cases(problem);
  std::vector<Solution> solutions = asked_solutions(kit, problem, line.problem, line.solutions);
  if (solutions.empty()) solutions = kit.references(problem);
  const Builder builder = line.building.builder();
  options.seed = line.seed.value_or(options.seed);
  options.most_s = line.most_s.value_or(options.most_s);
  options.most_mutants = line.mutants.value_or(options.most_mutants);
  options.at_a_time = line.building.jobs_or(cores());
  const Interruptible interruptible;
  Strength found;
  own.need_one();
  if (own.cases.empty())
    throw BadInput(fmt::format("{}: there is no case; name the problem before the file: strengthen 33 {}", line.problem,
                               shell_quoted(line.problem)));
  if (!problem.reference.empty()) expect_reference("", kit, problem, own, builder, reference_options(), nullptr);
  leave_out_refused(own, [&] {
    problem.cases = own.cases;
    std::vector<Solution> all = accepted_of(solutions, problem, builder, !line.solutions.empty());
    options.mutated = all.size();
    if (all.size() == 1) problem.stub = Stub(problem.stub_of(all.front().file));  // so are its mutants called
    // Those that were not named are heard, where they are right.
    std::vector<Solution> others = kit.references(problem);
    std::erase_if(others, [&](const Solution& one) { return std::ranges::count(all, one.file, &Solution::file); });
    others.insert(others.begin(), all.front());
    others = accepted_of(std::move(others), problem, builder, false);
    all.insert(all.end(), others.begin() + 1, others.end());
    StatusLine status;
    found = strength_of(builder, problem, all, options, [&](const std::string& what) { status.show(what); });
  });
  std::ostream& out = results_stream(line.results);
  out << render_strength(found, problem, results_style(line.results))
      << how_many_not_understood(problem, line.building);
  if (line.results.wants("--json"))
    write_file(line.results.files["--json"], dumped(strength_json(found, problem)) + "\n");
  const std::string& first = found.solutions[0].name;
  for (FoundCase& one : found.found)
    if (!found.confirmed) one.test.answered_by = first;
  const auto unconfirmed =
      std::ranges::count(found.found, first, [](const FoundCase& one) { return one.test.answered_by; });
  std::size_t kept = 0;
  bool all_kept = true;
  for (FoundCase& one : line.keep ? found.found : std::vector<FoundCase>()) {
    try {
      const std::vector<std::size_t>& stops = one.stops.empty() ? one.others : one.stops;
      keep_case(kit, problem, one.test, one.test.name,
                stops.empty() ? fmt::format("The first one with {}.", joined(one.kinds, "; "))
                              : fmt::format("Stops {}{}.", stopped_words(found, stops, most_in_why),
                                            one.stops.empty() ? ", again" : ""));
      ++kept;
    } catch (const BadInput& error) {
      all_kept = false;
      out << fmt::format("not kept: {}\n", error.what());
    }
  }
  if (kept > 0) out << fmt::format("  {} kept in {}\n", plural(kept, "case"), display_path(kit.file_of(problem)));
  if (found.found.empty() && line.keep && !found.disagreement) out << "  there is nothing to keep\n";
  if (!found.found.empty() && !line.keep)
    out << fmt::format("  --keep adds them to {}\n", display_path(kit.file_of(problem)));
  if (unconfirmed > 0 && problem.has_examples_only()) {
    out << fmt::format(
        "  {} answers are {}'s, which is accepted on the page's examples only: where it is wrong, so are they{}\n",
        unconfirmed == std::ssize(found.found) ? "their"
                                               : fmt::format("of {} the", plural(std::size_t(unconfirmed), "case")),
        first, found.differ ? "" : ";");
    if (!found.differ)
      out << fmt::format("  a second solution, a slow one will do, confirms them: {} strengthen {} {} OTHER.cpp{}\n",
                         judge_command(), problem.choice(), shell_quoted(found.solutions[0].typed),
                         line.building.again());
  }
  if (found.differ && !found.disagreement)
    out << "  the solutions differ on what is not taken: one of them is wrong, unless the problem never gives that\n";
  out << std::flush;
  end_if_interrupted();
  const bool nothing_judged = found.judged() == 0 && !found.mutants.empty();
  return tell_of(own.bad, found.disagreement ? 1 : found.differ || nothing_judged || !all_kept ? 2 : 0);
}

}  // namespace

Verb strengthen_verb() {
  return verb("strengthen", "which wrong solutions the problem's cases would accept, and cases that stop them",
              "harness/judge strengthen 1 mine.cpp --keep", strengthen);
}

}  // namespace leetjudge
