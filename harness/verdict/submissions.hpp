// Submissions whose verdict is known: harness/tests/submissions/<verdict>/<problem>_<what it does>.cpp.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "cases/kit.hpp"
#include "verdict/results.hpp"

namespace leetjudge {

struct Submission {
  std::string folder;  // "wrong_answer"
  Status verdict = Status::not_run;
  int problem_id = 0;
  Solution solution;
};

// All below `folder`, sorted; none if it does not exist. Throws BadInput for a folder that is no verdict's,
// or a file that does not start with a problem's number.
std::vector<Submission> known_submissions(const std::filesystem::path& folder);

}  // namespace leetjudge
