// The solutions of one problem in a folder, and their verdicts: those of earlier runs, where nothing has changed that
// they depend on, or new ones.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "commands/folder.hpp"
#include "results/kept.hpp"

namespace leetjudge {

// A solution with its text, and all that its verdict depends on.
struct AskedSolution {
  Solution solution;
  std::string text, key;
};

// A problem, what is to be judged of it, and what came of that.
struct FolderGroup {
  const KnownProblem* problem = nullptr;
  std::vector<Candidate> files;
  std::optional<Problem> header = {};  // where something of it is not known from earlier
  std::vector<AskedSolution> asked = {};
  ProblemResult result = {};
  std::vector<Folder::Without> without = {};
  std::vector<BadCase> bad = {};
};

// Judges groups, several at a time.
class FolderJudging {
 public:
  // Shows what it does on `progress`. `details`: somebody wants to see what is not accepted.
  FolderJudging(const ReportingOptions& line, const std::string& reference, const Kit& kit, const Builder& builder,
                KeptVerdicts& kept, Progress& progress, bool details);

  // Takes what is known, or finds out what has to be judged; `anew`: all of it.
  void prepare(FolderGroup& group, bool anew);
  // What was prepared; `alone`: with nothing beside it, so that what runs out of time does so for good.
  void judge(FolderGroup& group, bool alone, bool anew);

 private:
  JudgeOptions judge_options() const;
  std::string key_of(const Solution& solution, const Problem& header) const;
  // Where the problem's reference is, to the letter, one of what is judged, one program does for both. Returns that, or
  // null.
  const AskedSolution* take_as_reference(Problem& problem, const FolderGroup& group) const;
  // Whether all of them were judged before: then none of its cases is read or drawn.
  bool take_unchanged(const Problem& header, FolderGroup& group);
  void judge(const std::shared_ptr<const Problem>& problem, CaseList& cases, const AskedSolution* by_itself, bool alone,
             bool anew, FolderGroup& group);

  const ReportingOptions& line_;
  const std::string& reference_;
  const Kit& kit_;
  const Builder& builder_;
  KeptVerdicts& kept_;
  Progress& progress_;
  const bool details_;
};

}  // namespace leetjudge
