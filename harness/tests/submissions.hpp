// Submissions whose verdict is known: harness/tests/submissions/<verdict>/<problem>_<what it does>.cpp.
//
// The comment at the top of a file says what it does, and may have lines of its own for
//   Category: what of the judge it tries (crash, memory, forgery, …); without one it is an ordinary attempt
//   Cause: the reason of its Runtime Error; * stands for any text
//   Compiler: clang or g++, if the other cannot compile it
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "problem/kit.hpp"
#include "results/results.hpp"

namespace leetjudge {

struct Submission {
  std::string folder;  // "wrong_answer"
  Status verdict = Status::not_run;
  int problem_id = 0;
  std::string category, cause, compiler;
  Solution solution;
};

// All below `folder`, sorted; none if it does not exist. Throws BadInput for a folder that is no verdict's,
// or a file that does not start with a problem's number.
std::vector<Submission> known_submissions(const std::filesystem::path& folder);

}  // namespace leetjudge
