// Which problem a file solves, as far as a comment in it, its name and the folders that it lies in tell.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace leetjudge {

struct Page;
struct Problem;
struct Stub;
struct Method;

// "Sudoku Solver", "sudoku_solver" and "sudokuSolver" are one name: "sudokusolver".
std::string key_of(std::string_view name);

// A problem, as far as its file's name tells.
struct KnownProblem {
  explicit KnownProblem(std::filesystem::path problem_file);  // "0037_sudoku_solver.json"

  int id = 0;        // 0: there is no number
  std::string name;  // "sudoku-solver"
  std::filesystem::path file;
  std::vector<std::filesystem::path> more = {};  // others of the same problem, whose cases count as well
  std::filesystem::path twin = {};               // in the same folder, which is an error
};

struct Attribution {
  const KnownProblem* problem = nullptr;
  const char* why_not = "";
};

class Attributing {
 public:
  explicit Attributing(std::vector<KnownProblem> known);

  // By the name of the file where that is a problem's, with or without its number, in any spelling; else by LeetCode's
  // URL, "@lc … id=" or title in a comment above the first class; else by a folder's name, or the number that the
  // file's or a folder's name begins with.
  Attribution of(const std::filesystem::path& file, std::string_view text) const;

  // What was typed to choose one: a number, or a name with or without it, in any spelling.
  const KnownProblem* called(const std::string& typed) const;
  // What the URL on a page tells, or else its number, with its title where that is there. `names_one`: it is none that
  // is known here.
  const KnownProblem* named_by(const Page& page, bool& names_one) const;
  // By the first title with its number in a comment: "53. Maximum Subarray (Medium)".
  const KnownProblem* of_title(std::string_view text) const;
  const KnownProblem* numbered(int id) const;

  const std::vector<KnownProblem>& known() const { return known_; }

 private:
  struct Told;
  Told told_by(const std::string& part) const;
  const KnownProblem* named(std::string_view name) const;
  const KnownProblem* in_comment(std::string_view text, bool& names_one) const;

  std::vector<KnownProblem> known_;
  std::map<std::string, std::size_t> by_name_;  // letters and digits only, all small
  std::map<int, std::size_t> by_id_;
};

// Whether a class of the text has the method of `stub`, or is called as the class of a design problem.
bool has_method(std::string_view text, const Stub& stub);

// Whether a solution of the one is called as one of the other: the same types, whatever the parameters' names.
bool called_alike(const Stub& one, const Stub& other);

// Every C++ file below `folder`, sorted, also what only has the name of one; but for hidden folders, and those that a
// build made. Links to folders are not followed; folders that may not be read go to `closed`. Throws BadInput where
// there are more than any collection has.
std::vector<std::filesystem::path> cpp_files(const std::filesystem::path& folder,
                                             std::vector<std::filesystem::path>& closed);

}  // namespace leetjudge
