// What the user tried, and when: progress.json in the workspace, otherwise in the user's data folder.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "problem/kit.hpp"
#include "results/results.hpp"

namespace leetjudge {

// Of one problem. Times are UTC, "2026-12-01T14:12:29Z"; a time that has not come is empty.
struct Tries {
  struct File {
    std::string text, verdict;  // the hash of what was judged, and what came of it
  };

  std::string title;
  std::uint64_t tries = 0;
  std::string first, last, verdict;  // of the last try
  std::string accepted, by;          // when it was Accepted first, and which file
  std::string solved;                // when it was Accepted last
  std::uint64_t interval = 0;        // number of the one that runs since then
  std::string again, begun;          // the file that `new --again` began, and when; until it is Accepted
  std::uint64_t hints = 0;           // that were shown
  std::map<std::string, File> files;
};

using Practice = std::map<int, Tries>;  // by the problem's number

class PracticeFile {
 public:
  explicit PracticeFile(const Kit& kit);

  // Both set a damaged file aside and say so, and throw BadInput for a newer judge's file, which is left alone.
  Practice read() const;
  void change(const std::function<void(Practice& practice)>& how) const;  // and writes it, where it changed

  // How a solution is called in it: by the path from the file's folder, where it lies below.
  std::string name_of(const std::filesystem::path& solution) const;
  const std::filesystem::path& file() const { return file_; }

 private:
  std::filesystem::path file_;
};

// Notes a try for each file of the user's that has a verdict and another text than when it was judged last. What goes
// wrong is said on standard error.
void note_tries(const Kit& kit, const std::vector<ProblemResult>& problems);

std::string time_now();
// "2026-12-01", where the user is; so many days behind it.
std::string date_of(const std::string& time, int days_later = 0);

// When an Accepted problem is due for review: "2026-12-04"; empty where it was never Accepted.
std::string due_date(const Tries& tries);

}  // namespace leetjudge
