// The folder that holds solutions/ and testcases/, and the user's library beside it, which holds such folders of what
// was taken from collections: which problems and solutions there are, and finding one by its name.
#pragma once

#include <filesystem>
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
  bool shipped = false;        // it lies in the problem's own folder: recorded counters are meant for it
  bool collected = false;      // it came with a collection, and lies in the library
};

// What is thrown for a problem that is not there.
struct UnknownProblem : BadInput {
  using BadInput::BadInput;
};

class Kit {
 public:
  // Throws BadInput if `root` holds no testcases/. A library need not be there.
  explicit Kit(std::filesystem::path root, std::filesystem::path library = {});

  // What there is, by number, as far as the names of the files tell: the kit's file first, then the library's from a
  // page, and from a manifest.
  std::vector<KnownProblem> known() const;
  // Those of the kit, and those of the library that have a folder in solutions/. What is wrong with a file that holds
  // none is added to `bad`, or thrown where that is not given or there is no problem at all.
  std::vector<Problem> problems(std::vector<BadCase>* bad = nullptr) const;
  // By id ("36"), slug ("0036_valid_sudoku"), title in any spelling ("valid-sudoku", "Valid Sudoku") or URL; or the
  // path of a solution: the one of these that a comment in it names, or its folder, or else the one that it carries
  // itself, its examples in a comment and the method that is wished. Throws UnknownProblem with the nearest names.
  Problem problem(const std::string& name, const MethodWish& wish = {}) const;

  std::filesystem::path file_of(const Problem& problem) const;

  // The files in the problem's folder, by name.
  std::vector<Solution> solutions(const std::string& slug) const;
  std::vector<Solution> solutions(const Problem& problem) const { return solutions(problem.slug); }
  // These, and what the library holds to answer cases with.
  std::vector<Solution> references(const Problem& problem) const;
  // A name in the problem's folder, or the path of any file. Throws BadInput with the nearest names.
  Solution solution(const Problem& problem, const std::string& name) const;

  const std::filesystem::path& root() const { return root_; }
  const std::filesystem::path& library() const { return library_; }  // empty: there is none

 private:
  Problem problem_of(const std::string& file, const MethodWish& wish) const;

  std::filesystem::path root_, library_;
};

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
