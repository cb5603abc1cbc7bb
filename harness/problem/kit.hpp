// Finds problems and solutions by name. Three folders may hold them, each with solutions/ and testcases/: the user's
// workspace, the judge's own folder, and the library, where collections lie.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "problem/attribution.hpp"
#include "problem/page.hpp"
#include "problem/problem.hpp"
#include "util/error.hpp"

namespace leetjudge {

struct Solution {
  std::string name;            // the file's stem
  std::filesystem::path file;  // absolute
  std::string typed;           // how to name it on the command line
  bool shipped = false;        // it lies in the judge's own folder: recorded counters are meant for it
  bool collected = false;      // it came with a collection, and lies in the library
  bool is_try = true;          // the user wrote it: it came neither with the judge nor with a collection
};

// What is thrown for a problem that is not there.
struct UnknownProblem : BadInput {
  using BadInput::BadInput;
};

class Kit {
 public:
  // Throws BadInput if `root` holds no testcases/. A library need not be there. `below`: the judge's own folder, where
  // `root` is a workspace.
  explicit Kit(std::filesystem::path root, std::filesystem::path library = {}, std::filesystem::path below = {});

  // What there is, by number, as far as the names of the files tell: the kit's file first, then that of the judge's own
  // folder, the library's from a page, and from a manifest. A file of the workspace that only adds cases comes last.
  std::vector<KnownProblem> known() const;
  // Those of the kit, and those of the library that have a folder in solutions/. What is wrong with a file that holds
  // none is added to `bad`, or thrown where that is not given or there is no problem at all.
  std::vector<Problem> problems(std::vector<BadCase>* bad = nullptr) const;
  // By id ("36"), slug ("0036_valid_sudoku"), title in any spelling ("valid-sudoku", "Valid Sudoku") or URL; or the
  // path of a solution: the one of these that a comment in it names, or its folder, or else the one that it carries
  // itself, its examples in a comment and the method that is wished. Throws UnknownProblem with the nearest names.
  Problem problem(const std::string& name, const MethodWish& wish = {}) const;

  // Where new cases of the problem are written: in a workspace its own file, which need not be there.
  std::filesystem::path file_of(const Problem& problem) const;

  // The files in the problem's folder, by name; in a workspace its own first.
  std::vector<Solution> solutions(const std::string& slug) const;
  std::vector<Solution> solutions(const Problem& problem) const { return solutions(problem.slug); }
  // These, and what the library holds to answer cases with.
  std::vector<Solution> references(const Problem& problem) const;
  // A name in the problem's folder, or the path of any file. Throws BadInput with the nearest names.
  Solution solution(const Problem& problem, const std::string& name) const;

  const std::filesystem::path& root() const { return root_; }
  const std::filesystem::path& library() const { return library_; }  // empty: there is none
  bool is_workspace() const { return !below_.empty(); }

 private:
  Problem problem_of(const std::string& file, const MethodWish& wish) const;

  std::filesystem::path root_, library_, below_;
  std::set<std::filesystem::path> came_with_judge_;  // solutions
};

// Whether a test-case file in a workspace only adds cases to a problem that another folder holds.
bool only_adds_cases(const std::filesystem::path& file);

// The problem as its first file has it, with the cases of all. Throws BadInput.
Problem load_known(const KnownProblem& known);

// Whether what was typed names a file and no problem or solution of the kit.
bool is_path(const std::string& name);
// What is typed to choose a solution: "37 scan", "two-sum.cpp".
std::string choice_of(const Problem& problem, const Solution& solution);

// The cases in the file at `path` ("-": on standard input): JSON (a test-case file or its list of cases) or,
// where the problem has text formats, text. Throws BadInput with the file and the JSON pointer or line.
CaseList load_cases(const std::filesystem::path& path, const Problem& problem);

// The same for a text that was read already; `name` stands for the file in messages.
std::vector<Case> text_cases(const std::string& text, const std::string& name, const Problem& problem,
                             std::vector<int>* layouts = nullptr);

// Leaves out the cases of which the problem's rules refuse the input, or the expected answer.
void leave_out_bad_cases(const Problem& problem, CaseList& list);

// What is judged by default.
CaseList own_cases(const Problem& problem);

}  // namespace leetjudge
