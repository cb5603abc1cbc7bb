#include "commands/folder_group.hpp"

#include <algorithm>

#include "commands/clangd.hpp"
#include "paste/local_headers.hpp"
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
      details_(details),
      state_(builder.state() + isolation_words(isolation())) {}

void FolderJudging::prepare(FolderGroup& group, bool anew) try {
  if (interrupted()) return;
  std::string text = read_file(group.problem->file);
  for (const fs::path& more : group.problem->more) text += read_file(more);
  Problem header = load_header(group.problem->file);
  group.basis = short_hash(state_ + words_of(judge_options()) + text + texts_of_references(header));
  for (const Candidate& one : group.files) {
    if (!has_method(one.text, header.written())) {
      group.without.push_back({one.name, "its class has not the method of the problem that its name or comment tells"});
      progress_.step();
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

void FolderJudging::judge(FolderGroup& group, bool alone, bool anew) try {
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

JudgeOptions FolderJudging::judge_options() const {
  JudgeOptions options = line_.judging.judge_options(1);
  options.every_expected = true;
  options.warnings = true;
  return options;
}

std::string FolderJudging::texts_of(const Solution& solution) {
  const std::string own = read_file(solution.file, most_source_bytes);
  std::string texts = own;
  for (const LocalHeader& header : local_headers(solution.file, own)) texts += "\n" + header.text;
  return texts;
}

std::string FolderJudging::texts_of_references(const Problem& problem) const try {
  std::string texts;
  for (const Solution& one :
       reference_.empty() ? kit_.references(problem) : std::vector{kit_.solution(problem, reference_)})
    texts += texts_of(one);
  return texts;
} catch (const BadInput&) {  // told where an answer is asked for
  return "";
}

std::string FolderJudging::take_as_reference(Problem& problem, const FolderGroup& group) const {
  for (const Solution& one : kit_.references(problem)) {
    if (one.name != problem.reference || &problem.stub_of(one.file) != &problem.stub) continue;
    const auto same = std::ranges::find(group.asked, short_hash(group.basis + texts_of(one)), &AskedSolution::digest);
    if (same == group.asked.end()) continue;
    problem.reference = same->solution.file.string();
    return same->digest;
  }
  return "";
}

bool FolderJudging::take_unchanged(const Problem& header, FolderGroup& group) {
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
    progress_.step(fmt::format("{}, {}", header.heading(), one.solution.name));
  result.cases = named.cases;
  result.problem = std::make_shared<const Problem>(std::move(named));
  group.result = std::move(result);
  group.result.forget_accepted();
  return true;
}

void FolderJudging::judge(const std::shared_ptr<const Problem>& problem, CaseList& cases, const std::string& by_itself,
                          bool alone, bool anew, FolderGroup& group) {
  ProblemResult& result = group.result;
  result = {problem, {}, {}};
  group.bad.clear();
  result.reference = expect_reference(reference_, kit_, *problem, cases, builder_, reference_options(), nullptr);
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
      progress_.step();
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
    progress_.step(words);
    const bool again = !alone && one->status == Status::time_limit_exceeded;  // by itself
    if (!is_right(one->status) && !one->taken_over && !again)
      progress_.tell(fmt::format("{}: {}", words, status_message(one->status)));
    result.solutions.push_back(std::move(*one));
  }
}

}  // namespace leetjudge
