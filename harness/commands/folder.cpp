#include "commands/folder.hpp"

#include <algorithm>
#include <iostream>
#include <map>

#include "commands/folder_group.hpp"
#include "commands/practice.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

class FolderRun {
 public:
  FolderRun(ReportingOptions& line, const FolderOptions& options, const std::string& reference)
      : line_(line),
        options_(options),
        reference_(reference),
        kit_(line.building.kit()),
        builder_(line.building.builder()),
        kept_(builder_.cache()),
        attributing_(kit_.known()) {}

  int run() {
    if (is_path(reference_)) read_file(reference_, most_source_bytes);  // throws where there is none
    std::vector<std::string> inputs = line_.solutions;
    inputs.insert(inputs.begin(), line_.problem);
    const std::optional<Report> baseline = prepare_results(line_.results, {}, line_.building);
    details_ = baseline || !line_.results.files.empty();
    Report report = line_.empty_report(builder_.toolchain());
    report.folder.emplace();
    std::vector<BadCase> bad;
    make_groups(candidates_in(inputs, attributing_, *report.folder, bad), report);
    judge_all();
    std::size_t left = total_;
    for (FolderGroup& one : groups_) {
      left -= one.without.size() + one.result.solutions.size();
      if (!one.result.solutions.empty()) report.problems.push_back(std::move(one.result));
      report.folder->without.insert(report.folder->without.end(), one.without.begin(), one.without.end());
      bad.insert(bad.end(), one.bad.begin(), one.bad.end());
    }
    if (interrupted())
      report.partial =
          fmt::format("interrupted, {} not judged{}", left, options_.again ? "" : "; the same command goes on there");
    if (line_.is_try()) note_tries(kit_, report.problems);
    line_.demand_checks(report);
    TableStyle style = line_.style();
    style.every_row = options_.all;
    const int status = finish(report, bad, line_.results, style, baseline);
    end_if_interrupted();
    return tell_of(bad, report.problems.empty() ? 2 : status);
  }

 private:
  void make_groups(std::vector<Candidate> files, Report& report) {
    if (files.empty() && report.folder->without.empty())
      throw BadInput(fmt::format("{}: there is no C++ file in it", line_.problem));
    std::map<int, FolderGroup> by_id;
    for (Candidate& one : files) {
      if (!one.found.problem)
        report.folder->without.push_back({one.name, one.found.why_not});
      else
        by_id[one.found.problem->id].files.push_back(std::move(one));
    }
    for (auto& [id, group] : by_id) {
      group.problem = group.files.front().found.problem;
      total_ += group.files.size();
      groups_.push_back(std::move(group));
    }
  }

  void judge_all() {
    const Interruptible interruptible;
    Progress progress("judging", total_);
    FolderJudging judging(line_, reference_, kit_, builder_, kept_, progress, details_);
    const unsigned jobs = line_.building.jobs_or(cores());
    do_side_by_side(groups_.size(), jobs, [&](std::size_t i) {
      judging.prepare(groups_[i], options_.again);
      judging.judge(groups_[i], jobs == 1, options_.again);
      groups_[i].header.reset();
    });
    // What ran out of time beside others is judged once more by itself.
    for (FolderGroup& one : groups_) {
      const bool late = std::ranges::any_of(one.result.solutions, [](const SolutionResult& result) {
        return result.status == Status::time_limit_exceeded && result.judged.empty();
      });
      if (!late || jobs == 1 || interrupted()) continue;
      FolderGroup again{one.problem, one.files};
      judging.prepare(again, false);
      judging.judge(again, true, false);
      if (!interrupted()) one = std::move(again);
    }
  }

  ReportingOptions& line_;
  const FolderOptions& options_;
  const std::string& reference_;
  const Kit kit_;
  const Builder builder_;
  KeptVerdicts kept_;
  const Attributing attributing_;
  bool details_ = false;  // somebody wants to see what is not accepted
  std::vector<FolderGroup> groups_;
  std::size_t total_ = 0;
};

}  // namespace

void FolderOptions::add(CLI::App& verb) {
  verb.option_defaults()->group("Folders");
  verb.add_flag("--all", all, "show every solution of a folder, not only what is not accepted");
  verb.add_flag("--again", again, "judge also what is unchanged since it was judged");
}

bool names_folder(const ReportingOptions& line) {
  std::error_code unknown;
  if (!fs::is_directory(line.problem, unknown)) return false;
  if (line.problem.find('/') != std::string::npos || line.problem.starts_with('.')) return true;
  try {
    line.building.kit().problem(line.problem);
    return false;
  } catch (const UnknownProblem&) {
    return true;
  }
}

int judge_folders(ReportingOptions& line, const FolderOptions& options, const std::string& reference) {
  if (!line.cases.all())
    throw BadInput(fmt::format("say which problem these cases are for: {} PROBLEM …", judge_command()));
  if (!line.cases.method.empty()) throw BadInput("--method is for one file, not a folder");
  return FolderRun(line, options, reference).run();
}

}  // namespace leetjudge
