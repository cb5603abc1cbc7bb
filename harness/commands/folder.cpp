#include "commands/folder.hpp"

#include <algorithm>
#include <iostream>
#include <map>
#include <span>

#include "commands/folder_group.hpp"
#include "problem/page_class.hpp"
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
    line_.results.baseline.every_problem = line_.results.baseline.every_solution = line_.results.baseline.every_case =
        !line_.cases.shard;
    const std::optional<Report> baseline = prepare_results(line_.results, {options_.resume}, line_.building);
    details_ = baseline || !line_.results.files.empty();
    if (!options_.resume.empty()) kept_.add(load_report(options_.resume, kit_));
    Report report = line_.empty_report({}, builder_.toolchain());
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
    line_.demand_checks(report);
    TableStyle style = line_.style();
    style.every_row = options_.all;
    const int status = finish(report, bad, line_.results, style, baseline);
    end_if_interrupted();
    const auto taken = [](const auto& one) { return one.second->taken_over; };
    if (!options_.resume.empty() && !options_.again && std::ranges::none_of(report.solutions(), taken))
      std::cerr << fmt::format(
          "judge: {}: nothing is taken over from it: solutions, problems, options or the judge are others\n",
          options_.resume);
    const bool none = report.problems.empty() && !other_shards_,
               refused = options_.strict && !report.folder->without.empty();
    if (refused) std::cerr << "judge: --strict: there are files without a problem\n";
    return tell_of(bad, none || refused ? 2 : status);
  }

 private:
  void make_groups(std::vector<Candidate> files, Report& report) {
    look_for_signatures(files, attributing_, *report.folder);
    if (files.empty() && report.folder->without.empty())
      throw BadInput(fmt::format("{}: there is no C++ file in it", line_.problem));
    std::map<int, FolderGroup> by_id;
    std::string all;
    for (Candidate& one : files) tell_class(one);
    for (Candidate& one : files) {
      all += one.name + "\n" + short_hash(one.text) + "\n";
      if (!one.found.problem || waits_for_class(*one.found.problem))
        report.folder->without.push_back({one.name, one.found.why_not});
      else
        by_id[one.found.problem->id].files.push_back(std::move(one));
    }
    if (report.shard) report.shard_of = short_hash(all), report.shard->of_solutions = true;
    const Shard shard = line_.cases.shard.value_or(Shard{});
    std::size_t place = 0;
    for (auto& [id, group] : by_id) {
      std::erase_if(group.files, [&](const Candidate&) { return place++ % shard.count != shard.index - 1; });
      other_shards_ = other_shards_ || group.files.empty();
      if (group.files.empty()) continue;
      group.problem = group.files.front().found.problem;
      total_ += group.files.size();
      groups_.push_back(std::move(group));
    }
  }

  // To a problem whose page has no code.
  static void tell_class(Candidate& one) {
    if (!one.found.problem) return;
    if (waits_for_class(*one.found.problem))
      one.found.why_not = "its page has no code, and its number or name only may mean that problem";
    try {
      if (one.found.sure) take_class(*one.found.problem, one.file);
    } catch (const UnfitClass&) {
      one.found.why_not = "its page has no code, and its class fits none of the examples there";
    }
  }

  void judge_all() {
    const Interruptible interruptible;
    Progress progress("judging", total_);
    FolderJudging judging(line_, options_, reference_, kit_, builder_, kept_, progress, details_);
    const unsigned jobs = line_.building.jobs_or(cores());
    const std::size_t at_once = std::clamp((groups_.size() + jobs - 1) / jobs, std::size_t(1), Builder::most_together);
    do_side_by_side((groups_.size() + at_once - 1) / at_once, jobs, [&](std::size_t i) {
      const std::span some = std::span(groups_).subspan(i * at_once, std::min(at_once, groups_.size() - i * at_once));
      for (FolderGroup& one : some) judging.prepare(one, options_.again);
      judging.build_together(some);
      for (FolderGroup& one : some) {
        judging.judge(one, jobs == 1, options_.again);
        one.header.reset();
      }
    });
    // What ran out of time beside others is judged once more by itself.
    for (FolderGroup& one : groups_) {
      const bool late = std::ranges::any_of(one.result.solutions, [](const SolutionResult& result) {
        return result.status == Status::time_limit_exceeded && result.digest.empty();
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
  bool other_shards_ = false;  // have what this one has not
};

}  // namespace

void FolderOptions::add(CLI::App& verb) {
  verb.option_defaults()->group("Folders");
  verb.add_flag("--all", all, "show every solution of a folder, not only what is not accepted");
  verb.add_flag("--strict", strict, "exit status 2 where a file in a folder has no problem");
  verb.add_flag("--again", again, "judge also what is unchanged since it was judged");
  option(verb, "--resume FILE", resume, "take over what is unchanged from the --json of an earlier run of a folder");
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
  } catch (const BadInput&) {  // it is one, whose page has no code
    return false;
  }
}

int judge_folders(ReportingOptions& line, const FolderOptions& options, const std::string& reference) {
  const CaseOptions& cases = line.cases;
  if (!cases.file.empty() || !cases.set.empty() || !cases.names.empty() || cases.input)
    throw BadInput(fmt::format("say which problem these cases are for: {} PROBLEM …", judge_command()));
  if (!cases.method.empty()) throw BadInput("--method is for one file, not a folder");
  return FolderRun(line, options, reference).run();
}

}  // namespace leetjudge
