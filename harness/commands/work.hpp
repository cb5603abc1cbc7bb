// What is to be judged, problems with some of their cases and solutions; and doing it side by side.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <vector>

#include "commands/shared_options.hpp"
#include "compile/builder.hpp"
#include "judging/judge.hpp"
#include "problem/kit.hpp"
#include "report/progress.hpp"
#include "util/error.hpp"
#include "util/side_by_side.hpp"

namespace leetjudge {

struct Work : CaseList {
  std::shared_ptr<const Problem> problem;
  std::vector<Solution> solutions;
};

// What of the problems is asked for; all where it is empty.
struct Asked {
  std::string problem;
  std::vector<std::string> solutions;
  CaseOptions cases;
};

// The solutions that were typed behind the problem, which may be one of their files itself; the problem's own where
// none were. Each has a name of its own.
std::vector<Solution> asked_solutions(const Kit& kit, const Problem& problem, const std::string& typed,
                                      const std::vector<std::string>& names);

// Reads what `asked` names on standard input into it. Problems that cannot be read or have no case go to `bad`. Throws
// BadInput if what is asked for is nothing.
std::deque<Work> work_to_do(Asked& asked, const KitOption& kit, std::vector<BadCase>& bad);

// Says on standard error what could not be judged. Returns the exit status: 2, or `otherwise` if that is nothing.
int tell_of(const std::vector<BadCase>& bad, int otherwise);

// Calls `judge`, and again without each case that turns out to be bad. Throws BadInput where none is left.
void leave_out_refused(CaseList& list, const std::function<void()>& judge);

// Calls `task` with each. What ends one does not end the others: it goes to `bad`; of a single one it is thrown.
template <class All, class Task>
void do_each(All& all, std::vector<BadCase>& bad, Task task) {
  for (auto& one : all) {
    try {
      task(one);
    } catch (const Interrupted&) {
      if (all.size() == 1) throw;
    } catch (const std::exception& error) {
      if (all.size() == 1) throw;
      bad.emplace_back("", error.what());
    }
  }
}

// Shows what is judged of the solution, "scan, case inkala", and after every run the next.
CaseDone shown_runs(Progress& progress, const Solution& solution, const std::vector<Case>& cases);

// Compiles what the judging of `solutions` will need. Errors come again when it is judged.
void build_ahead(const Builder& builder, const Problem& problem, const std::vector<Solution>& solutions,
                 const std::vector<Mode>& modes, unsigned at_a_time);

// Which sentences random cases may break, for somebody who has to judge one of them; or in a line how many there are.
// Empty where there are none.
std::string not_understood(const Problem& problem);
std::string how_many_not_understood(const Problem& problem, const KitOption& kit);

// Whether the solution can be built in that mode; otherwise says on standard error why not.
bool compiles(const Builder& builder, const Problem& problem, const Solution& solution, Mode mode = Mode::plain);

// `named_by_user` where that is not empty, the one that the problem names, or the first `most` in its folder; accepted
// on all cases of the problem, and not `other` unless that is what the user named. Throws BadInput when the one that
// the user named is not accepted.
std::vector<Solution> find_references(const std::string& named_by_user, const Kit& kit, const Problem& problem,
                                      const Builder& builder, const JudgeOptions& options, const Solution* other,
                                      std::size_t most = 1);

// Whether the user or the problem's file names that reference, or a checker tells what is right; otherwise nothing says
// who of two is wrong.
bool names_reference(const std::string& named_by_user, const Problem& problem, const std::string& reference);

// Takes the answers of the reference that the user or the problem names, where a case expects nothing and no checker
// tells; what it does not answer is bad, and without one the case is. Throws BadInput where no case is left. Where
// `other` is judged on what was typed, also beside a checker, to show the answer, and with any accepted solution.
// Returns its name; empty where that was not needed, or there is none.
std::string expect_reference(const std::string& named_by_user, const Kit& kit, const Problem& problem, CaseList& list,
                             const Builder& builder, const JudgeOptions& options, const Solution* other);

}  // namespace leetjudge
