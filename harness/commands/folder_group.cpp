#include "commands/folder_group.hpp"

#include <algorithm>

#include "sandbox/isolation.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

// What the verdict depends on beside the solution and the problem.
std::string words_of(const JudgeOptions& options) {
  return fmt::format("{} {} {} {} {} {} {}\n", int(options.counting), int(options.check), options.fresh,
                     options.most_timeouts, options.time_limit_ms.value_or(0), options.memory_limit_mb.value_or(0),
                     options.most_checked_ms);
}

}  // namespace

FolderJudging::FolderJudging(const ReportingOptions& line, const std::string& reference, const Kit& kit,
                             const Builder& builder, KeptVerdicts& kept, Progress& progress, bool details)
    : line_(line),
      reference_(reference),
      kit_(kit),
      builder_(builder),
      kept_(kept),
      progress_(progress),
      details_(details) {}

void FolderJudging::prepare(FolderGroup& group, bool anew) try {
  if (interrupted()) return;
  Problem header = load_header(group.problem->file);
  std::string basis = keyed("options", words_of(judge_options())) + keyed("isolation", isolation_words(isolation())) +
                      keyed("problem", read_file(group.problem->file));
  for (const fs::path& more : group.problem->more) basis += keyed("more", read_file(more));
  try {
    for (const Solution& reference :
         reference_.empty() ? kit_.references(header) : std::vector{kit_.solution(header, reference_)})
      basis += keyed("reference", builder_.digest(reference.file, header));
  } catch (const BadInput&) {  // told where an answer is asked for
  }
  for (const Candidate& one : group.files) {
    if (!has_method(one.text, header.written())) {
      group.without.push_back({one.name, "its class has not the method of the problem that its name or comment tells"});
      progress_.step();
      continue;
    }
    Solution solution = kit_.solution(header, one.file.string());
    solution.typed = display_path(one.file);
    if (!solution.shipped) solution.name = one.name;
    try {
      std::string key = basis + keyed("solution", builder_.digest(solution.file, header));
      group.asked.push_back({std::move(solution), one.text, std::move(key)});
    } catch (const BadInput& error) {  // of this file alone
      group.bad.emplace_back("", error.what());
      progress_.step();
    }
  }
  if (!group.asked.empty() && (anew || !take_unchanged(header, group))) group.header = std::move(header);
} catch (const Interrupted&) {
} catch (const std::exception& error) {
  group.bad.emplace_back("", error.what());
}

void FolderJudging::judge(FolderGroup& group, bool alone, bool anew) try {
  if (interrupted() || !group.header) return;
  Problem problem = load_known(*group.problem);
  const AskedSolution* by_itself = take_as_reference(problem, group);
  CaseList cases = line_.cases.of(problem);
  const auto expects = [](const Case& one) { return one.expected.has_value(); };
  if (!reference_.empty() || std::ranges::any_of(cases.cases, expects)) by_itself = nullptr;
  const auto shared = std::make_shared<const Problem>(std::move(problem));
  leave_out_refused(cases, [&, bad = group.bad] {
    group.bad = bad;
    judge(shared, cases, by_itself, alone, anew, group);
  });
  group.bad.insert(group.bad.end(), cases.bad.begin(), cases.bad.end());
  group.result.forget_accepted();
} catch (const Interrupted&) {
} catch (const std::exception& error) {
  group.bad.emplace_back("", error.what());
}

JudgeOptions FolderJudging::judge_options() const {
  JudgeOptions options = line_.judging.judge_options(1);
  options.every_expected = true;
  options.warnings = true;
  return options;
}

const AskedSolution* FolderJudging::take_as_reference(Problem& problem, const FolderGroup& group) const {
  for (const Solution& one : kit_.references(problem)) {
    if (one.name != problem.reference || &problem.stub_of(one.file) != &problem.stub) continue;
    const auto same = std::ranges::find(group.asked, read_file(one.file, most_source_bytes), &AskedSolution::text);
    if (same == group.asked.end()) continue;
    problem.reference = same->solution.file.string();
    return &*same;
  }
  return nullptr;
}

bool FolderJudging::take_unchanged(const Problem& header, FolderGroup& group) {
  ProblemResult result;
  Problem named = header;
  for (const AskedSolution& asked : group.asked) {
    std::optional<SolutionResult> one = kept_.find(asked.solution, asked.key);
    if (!one || (details_ && one->status != Status::accepted)) return false;
    if (named.cases.empty())
      for (const CaseResult& other : one->cases) named.cases.push_back(*other.test);
    if (one->cases.size() != named.cases.size() && !one->cases.empty()) return false;
    result.solutions.push_back(std::move(*one));
  }
  if (named.cases.empty()) return false;  // none compiles, and how many cases there are is not kept
  for (const SolutionResult& one : result.solutions)
    progress_.step(fmt::format("{}, {}", header.heading(), one.solution.name));
  result.cases = named.cases;
  result.problem = std::make_shared<const Problem>(std::move(named));
  group.result = std::move(result);
  group.result.forget_accepted();
  return true;
}

void FolderJudging::judge(const std::shared_ptr<const Problem>& problem, CaseList& cases,
                          const AskedSolution* by_itself, bool alone, bool anew, FolderGroup& group) {
  ProblemResult& result = group.result;
  result = {problem, {}, {}};
  result.reference = expect_reference(reference_, kit_, *problem, cases, builder_, reference_options(), nullptr);
  result.cases = cases.cases;
  for (const AskedSolution& asked : group.asked) {
    const Solution& solution = asked.solution;
    std::optional<SolutionResult> one = anew ? std::nullopt : kept_.find(solution, asked.key, result.cases);
    const bool found = one.has_value();
    try {
      if (!found) one = judge_solution(builder_, *problem, result.cases, solution, judge_options());
      if (&asked == by_itself && !result.reference.empty()) one->take_back_acceptance();
      one->take_back_own_answers();
    } catch (const BadCase&) {
      throw;
    } catch (const BadInput& error) {  // of this file alone
      group.bad.emplace_back("", error.what());
      progress_.step();
      continue;
    }
    if (!found) {
      if (interrupted()) return;
      // What was left out is told each time, and the file may have been saved meanwhile.
      const bool worth = cases.bad.empty() && one->fault.empty() && one->status != Status::internal_error &&
                         (alone || one->status != Status::time_limit_exceeded) &&
                         asked.key.ends_with(keyed("solution", builder_.digest(solution.file, *problem)));
      if (worth) kept_.keep(*one, asked.key);
    }
    const std::string words = fmt::format("{}, {}", problem->heading(), solution.name);
    progress_.step(words);
    const bool again = !alone && one->status == Status::time_limit_exceeded;  // by itself
    if (!is_right(one->status) && !one->taken_over && !again)
      progress_.tell(fmt::format("{}: {}", words, status_message(one->status)));
    result.solutions.push_back(std::move(*one));
  }
}

}  // namespace leetjudge
