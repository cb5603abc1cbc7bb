#include "commands/folder.hpp"

#include <algorithm>
#include <iostream>
#include <map>
#include <mutex>
#include <span>

#include "commands/clangd.hpp"
#include "paste/local_headers.hpp"
#include "problem/page_class.hpp"
#include "results/kept.hpp"
#include "sandbox/isolation.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

// A solution, and a digest of all that its verdict depends on.
struct Wanted {
  Solution solution;
  std::string digest;
};

// A problem and what is to be judged of it.
struct Group {
  const KnownProblem* problem = nullptr;
  std::vector<Candidate> files;
  std::optional<Problem> header = {};  // where something of it is not known from earlier
  std::vector<Wanted> asked = {};
  std::string basis = {};  // of the digests
  ProblemResult result = {};
  std::vector<Folder::Without> without = {};
  std::vector<BadCase> bad = {};
};

// What the verdict depends on beside the solution and the problem.
std::string words_of(const JudgeOptions& options) {
  return fmt::format("{} {} {} {} {} {} {}\n", int(options.counting), int(options.check), options.fresh,
                     options.most_timeouts, options.time_limit_ms.value_or(0), options.memory_limit_mb.value_or(0),
                     options.most_checked_ms);
}

class FolderRun {
 public:
  FolderRun(ReportingOptions& line, const FolderOptions& options, const std::string& reference)
      : line_(line),
        options_(options),
        reference_(reference),
        kit_(line.building.kit()),
        builder_(line.building.builder()),
        state_(builder_.state() + isolation_words(isolation())),
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
    for (Group& one : groups_) {
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
    std::map<int, Group> by_id;
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
    progress_ = &progress;
    const unsigned jobs = line_.building.jobs_or(cores());
    const std::size_t at_once = std::clamp((groups_.size() + jobs - 1) / jobs, std::size_t(1), Builder::most_together);
    do_side_by_side((groups_.size() + at_once - 1) / at_once, jobs, [&](std::size_t i) {
      const std::span some = std::span(groups_).subspan(i * at_once, std::min(at_once, groups_.size() - i * at_once));
      for (Group& one : some) prepare(one, options_.again);
      build_together(some);
      for (Group& one : some) {
        judge(one, jobs == 1, options_.again);
        one.header.reset();
      }
    });
    // What ran out of time beside others is judged once more by itself.
    for (Group& one : groups_) {
      const bool late = std::ranges::any_of(one.result.solutions, [](const SolutionResult& result) {
        return result.status == Status::time_limit_exceeded && result.digest.empty();
      });
      if (!late || jobs == 1 || interrupted()) continue;
      Group again{one.problem, one.files};
      prepare(again, false);
      judge(again, true, false);
      if (!interrupted()) one = std::move(again);
    }
  }

  // Takes what is known of a group, or finds out what has to be judged.
  void prepare(Group& group, bool anew) try {
    if (interrupted()) return;
    std::string text = read_file(group.problem->file);
    for (const fs::path& more : group.problem->more) text += read_file(more);
    Problem header = load_header(group.problem->file);
    group.basis = short_hash(state_ + words_of(judge_options()) + text + texts_of_references(header));
    for (const Candidate& one : group.files) {
      if (!one.found.sure && !has_method(one.text, header.written())) {
        group.without.push_back({one.name, "its number or name may mean a problem, but not its methods"});
        progress_->step();
        continue;
      }
      Solution solution = kit_.solution(header, one.file.string());
      solution.typed = display_path(one.file);
      if (!solution.shipped) solution.name = one.name;
      {
        const std::lock_guard one_by_one(clangd_);
        keep_clangd_told(kit_, header, solution.file);
      }
      const std::string digest = short_hash(group.basis + texts_of(solution));
      group.asked.push_back({std::move(solution), digest});
    }
    if (!group.asked.empty() && (anew || !take_unchanged(header, group))) group.header = std::move(header);
  } catch (const Interrupted&) {
  } catch (const std::exception& error) {
    group.bad.emplace_back("", error.what());
  }

  // What the verdicts are of, as long as they are good ones (Judging::right_with_sanitizers()).
  void build_together(std::span<const Group> groups) try {
    const bool plainly = builder_.toolchain().family == Toolchain::Family::gcc || judge_options().measured;
    if (plainly) return;
    std::vector<Builder::Source> sources;
    for (const Group& group : groups) {
      if (!group.header) continue;
      for (const auto& [solution, digest] : group.asked)
        if (options_.again || !kept_.find(solution, digest)) sources.push_back({solution.file, &*group.header});
    }
    if (sources.size() > 1) builder_.build_together(sources, Mode::checked);
  } catch (const Interrupted&) {
  }

  void judge(Group& group, bool alone, bool anew) try {
    if (interrupted() || !group.header) return;
    Problem problem = load_known(*group.problem);
    std::string by_itself = take_as_reference(problem, group);
    CaseList cases = line_.cases.of(problem);
    const auto expects = [](const Case& one) { return one.expected.has_value(); };
    if (!reference_.empty() || std::ranges::any_of(cases.cases, expects)) by_itself.clear();
    const auto shared = std::make_shared<const Problem>(std::move(problem));
    leave_out_refused(cases, [&] { judge(shared, cases, by_itself, alone, anew, group); });
    group.bad.insert(group.bad.end(), cases.bad.begin(), cases.bad.end());
    group.result.forget_accepted();
  } catch (const Interrupted&) {
  } catch (const std::exception& error) {
    group.bad.emplace_back("", error.what());
  }

  JudgeOptions judge_options() const {
    JudgeOptions options = line_.judging.judge_options(1);
    options.every_expected = true;
    options.warnings = true;
    options.measured = options.check < JudgeOptions::Check::within_budget;
    return options;
  }

  static std::string texts_of(const Solution& solution) {
    const std::string own = read_file(solution.file, most_source_bytes);
    std::string texts = own;
    for (const LocalHeader& header : local_headers(solution.file, own)) texts += "\n" + header.text;
    return texts;
  }

  // Of what answers where no answer is expected.
  std::string texts_of_references(const Problem& problem) const try {
    std::string texts;
    for (const Solution& one :
         reference_.empty() ? kit_.references(problem) : std::vector{kit_.solution(problem, reference_)})
      texts += texts_of(one);
    return texts;
  } catch (const BadInput&) {  // told where an answer is asked for
    return "";
  }

  // Where the problem's reference is, to the letter, one of what is judged, one program does for both. Returns the
  // digest of that, or nothing.
  std::string take_as_reference(Problem& problem, const Group& group) const {
    for (const Solution& one : kit_.references(problem)) {
      if (one.name != problem.reference || &problem.stub_of(one.file) != &problem.stub) continue;
      const auto same = std::ranges::find(group.asked, short_hash(group.basis + texts_of(one)), &Wanted::digest);
      if (same == group.asked.end()) continue;
      problem.reference = same->solution.file.string();
      return same->digest;
    }
    return "";
  }

  // Whether all of them were judged before: then none of its cases is read or drawn.
  bool take_unchanged(const Problem& header, Group& group) {
    ProblemResult result;
    Problem named = header;
    for (const auto& [solution, digest] : group.asked) {
      std::optional<SolutionResult> one = kept_.find(solution, digest);
      if (!one || (details_ && one->status != Status::accepted)) return false;
      if (named.cases.empty())
        for (const CaseResult& other : one->cases) named.cases.push_back(*other.test);
      if (one->cases.size() != named.cases.size() && !one->cases.empty()) return false;
      result.solutions.push_back(std::move(*one));
    }
    if (named.cases.empty()) return false;  // none compiles, and how many cases there are is not kept
    for (const SolutionResult& one : result.solutions)
      progress_->step(fmt::format("{}, {}", header.heading(), one.solution.name));
    result.cases = named.cases;
    result.problem = std::make_shared<const Problem>(std::move(named));
    group.result = std::move(result);
    group.result.forget_accepted();
    return true;
  }

  void judge(const std::shared_ptr<const Problem>& problem, CaseList& cases, const std::string& by_itself, bool alone,
             bool anew, Group& group) {
    ProblemResult& result = group.result;
    result = {problem, {}, {}};
    group.bad.clear();
    JudgeOptions answering = reference_options();
    answering.measured = judge_options().measured;  // by the program that judges it, where it is one of these
    result.reference = expect_reference(reference_, kit_, *problem, cases, builder_, answering, nullptr);
    result.cases = cases.cases;
    for (const auto& [solution, digest] : group.asked) {
      std::optional<SolutionResult> one = anew ? std::nullopt : kept_.find(solution, digest, result.cases);
      const bool found = one.has_value();
      try {
        if (!found) one = judge_solution(builder_, *problem, result.cases, solution, judge_options());
        if (digest == by_itself && !result.reference.empty()) one->take_back_acceptance();
        one->take_back_own_answers();
      } catch (const BadCase&) {
        throw;
      } catch (const BadInput& error) {  // of this file alone
        group.bad.emplace_back("", error.what());
        progress_->step();
        continue;
      }
      if (!found) {
        if (interrupted()) return;
        // It may have been saved while it was judged: then the verdict is of another text. What was left out is told
        // each time.
        const bool worth = cases.bad.empty() && one->fault.empty() && one->status != Status::internal_error &&
                           (alone || one->status != Status::time_limit_exceeded) &&
                           short_hash(group.basis + texts_of(solution)) == digest;
        kept_.keep(*one, digest, worth);
      }
      const std::string words = fmt::format("{}, {}", problem->heading(), solution.name);
      progress_->step(words);
      const bool again = !alone && one->status == Status::time_limit_exceeded;  // by itself
      if (!is_right(one->status) && !one->taken_over && !again)
        progress_->tell(fmt::format("{}: {}", words, status_message(one->status)));
      result.solutions.push_back(std::move(*one));
    }
  }

  ReportingOptions& line_;
  const FolderOptions& options_;
  const std::string& reference_;
  const Kit kit_;
  const Builder builder_;
  const std::string state_;
  KeptVerdicts kept_;
  const Attributing attributing_;
  bool details_ = false;  // somebody wants to see what is not accepted
  std::vector<Group> groups_;
  std::size_t total_ = 0;
  bool other_shards_ = false;  // have what this one has not
  std::mutex clangd_;          // of several problems there may be files in one folder
  Progress* progress_ = nullptr;
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
