#include "compare/merge.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "util/error.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t longest_list = 60;  // of the numbers of missing shards

// Where the cases of the parts lie in the whole.
struct Layout {
  std::vector<const Case*> cases;               // of the whole
  std::vector<std::vector<std::size_t>> place;  // of each part's each case
};

// Throws unless the parts fit together. Shards come in order afterwards; returns whether they are shards at
// all.
bool put_in_order(std::vector<LoadedReport>& parts) {
  const Report& first = parts.front().report;
  for (const LoadedReport& part : parts) {
    const Report& one = part.report;
    if (one.compiler != first.compiler)
      throw BadInput(fmt::format("{} was judged with {}, {} with {}", parts.front().name, first.compiler, part.name,
                                 one.compiler));
    if (one.shard.has_value() != first.shard.has_value() || (one.shard && one.shard->count != first.shard->count))
      throw BadInput(fmt::format("{} and {} are not shards of one run", parts.front().name, part.name));
    if (one.shard_of != first.shard_of)
      throw BadInput(fmt::format("{} and {} are shards of different runs: other cases, or other solutions",
                                 parts.front().name, part.name));
  }
  if (!first.shard) return false;
  std::ranges::sort(parts, {}, [](const LoadedReport& part) { return part.report.shard->index; });
  for (std::size_t i = 1; i < parts.size(); ++i) {
    if (parts[i].report.shard->index == parts[i - 1].report.shard->index)
      throw BadInput(fmt::format("{} and {} are the same shard", parts[i - 1].name, parts[i].name));
  }
  return true;
}

class Merging {
 public:
  explicit Merging(std::vector<LoadedReport> parts) : parts_(std::move(parts)) {}

  LoadedReport run() {
    shards_ = put_in_order(parts_);
    const Report& first = parts_.front().report;
    out_.report.compiler = first.compiler;
    out_.report.processor = first.processor;
    for (const LoadedReport& part : parts_) {
      const Report& one = part.report;
      if (!one.partial.empty())
        out_.report.partial += fmt::format("{}{}: {}", out_.report.partial.empty() ? "" : "; ", part.name, one.partial);
      if (out_.report.processor.find(one.processor) == std::string::npos) out_.report.processor += "; " + one.processor;
    }
    if (shards_ && parts_.size() < first.shard->count)
      out_.report.partial += (out_.report.partial.empty() ? "" : "; ") + missing_text();
    std::map<int, Problem> problems;
    for (const LoadedReport& part : parts_) {
      for (const ProblemResult& one : part.report.problems) problems.emplace(one.problem->id, *one.problem);
    }
    for (const auto& [id, problem] : problems) merge_problem(problem);
    return std::move(out_);
  }

 private:
  // "of 4 shards these are missing: 2, 3"
  std::string missing_text() const {
    std::string missing;
    const std::size_t count = parts_.front().report.shard->count;
    for (std::size_t index = 1; index <= count; ++index) {
      if (std::ranges::any_of(parts_, [&](auto& part) { return part.report.shard->index == index; })) continue;
      if (missing.size() > longest_list) return fmt::format("of {} shards these are missing: {}, …", count, missing);
      missing += (missing.empty() ? "" : ", ") + std::to_string(index);
    }
    return fmt::format("of {} shards these are missing: {}", count, missing);
  }

  void merge_problem(const Problem& problem) {
    static const std::vector<Case> no_cases;
    static const ProblemResult absent{nullptr, &no_cases, {}};
    here_.clear();
    for (const LoadedReport& part : parts_) {
      const ProblemResult* found = part.report.problem(problem.id);
      here_.push_back(found ? found : &absent);
    }
    const Problem& owned = *out_.problems.emplace_back(std::make_unique<Problem>(problem));
    std::vector<Case>& cases = *out_.cases.emplace_back(std::make_unique<std::vector<Case>>());
    const Layout layout = layout_of_cases();
    for (const Case* one : layout.cases) cases.push_back(*one);
    ProblemResult& result = out_.report.problems.emplace_back(ProblemResult{&owned, &cases, {}});
    result.rounds = common_rounds();
    const std::vector<std::string> names = solution_names();
    if (result.rounds) find_untimed(names);
    for (const std::string& name : names)
      result.solutions.push_back(merge_solution(name, cases, layout, result.rounds.has_value()));
  }

  // Of shards the first case of each, then the second of each, …; otherwise as they come, each name once.
  Layout layout_of_cases() const {
    Layout layout;
    std::vector<std::pair<std::size_t, std::size_t>> order;  // the place in a part, and which part
    for (std::size_t part = 0; part < here_.size(); ++part) {
      const std::size_t count = here_[part]->cases->size();
      layout.place.emplace_back(count);
      for (std::size_t index = 0; index < count; ++index) order.emplace_back(index, part);
    }
    if (shards_) std::ranges::sort(order);
    std::map<std::string, std::size_t> by_name;
    for (const auto& [index, part] : order) {
      const Case& one = (*here_[part]->cases)[index];
      const auto known = by_name.find(one.name);
      if (!shards_ && known != by_name.end()) {
        if (layout.cases[known->second]->input != one.input)
          throw BadInput(
              fmt::format("{}: case {} has another input than in another file", parts_[part].name, one.name));
        layout.place[part][index] = known->second;
        continue;
      }
      by_name[one.name] = layout.place[part][index] = layout.cases.size();
      layout.cases.push_back(&one);
    }
    return layout;
  }

  std::vector<std::string> solution_names() const {
    std::vector<std::string> names;
    for (const ProblemResult* problem : here_) {
      for (const SolutionResult& one : problem->solutions) {
        if (!std::ranges::count(names, one.solution.name)) names.push_back(one.solution.name);
      }
    }
    return names;
  }

  // Those of all parts, where they are parts of one measurement.
  std::optional<Rounds> common_rounds() const {
    std::optional<Rounds> rounds;
    bool first = true;
    for (std::size_t p = 0; p < parts_.size(); ++p) {
      if (here_[p]->cases->empty()) continue;
      const std::optional<Rounds>& mine = here_[p]->rounds;
      if (parts_.size() > 1 && !shards_) return std::nullopt;
      if (!std::exchange(first, false) && mine.has_value() != rounds.has_value())
        throw BadInput(fmt::format("{}: some shards were measured (compare), others were not", parts_[p].name));
      if (rounds && rounds->seed != mine->seed)
        throw BadInput(fmt::format("{}: was measured with another seed than the other shards", parts_[p].name));
      if (rounds && rounds->wanted != mine->wanted)
        throw BadInput(fmt::format("{}: was measured in {}, other shards in {} (--rounds makes them equal)",
                                   parts_[p].name, plural(mine->wanted, "round"), rounds->wanted));
      rounds = mine;
    }
    return rounds;
  }

  // Shards in which some solution ran out of time on every case, or no case was left for all: in one run
  // these cases count nowhere. Throws where the shards did not measure the same solutions.
  void find_untimed(const std::vector<std::string>& names) {
    untimed_.assign(parts_.size(), false);
    for (std::size_t p = 0; p < parts_.size(); ++p) {
      if (here_[p]->cases->empty()) continue;
      for (const std::string& name : names) {
        const SolutionResult* one = here_[p]->solution(name);
        if (!one)
          throw BadInput(fmt::format("{}: {} was not measured there, but in another shard", parts_[p].name, name));
        untimed_[p] = untimed_[p] || (!one->not_timed.empty() && only_ran_out_of_time(*one));
      }
    }
  }

  // And did not fail otherwise either, in being measured.
  static bool only_ran_out_of_time(const SolutionResult& result) {
    return !result.failed_as_a_whole() && std::ranges::all_of(result.cases, [](const CaseResult& one) {
      return one.status == Status::accepted || one.status == Status::time_limit_exceeded;
    });
  }

  SolutionResult merge_solution(const std::string& name, const std::vector<Case>& cases, const Layout& layout,
                                bool measured) {
    SolutionResult whole;
    whole.solution.name = whole.solution.typed = name;
    for (const Case& test : cases) {
      CaseResult& one = whole.cases.emplace_back();
      one.test = &test;
      one.reason = "not run: in none of the files";
    }
    std::optional<Status> no_verdict;  // it did not compile, or the judge failed
    for (std::size_t p = 0; p < parts_.size(); ++p) {
      const SolutionResult* part = here_[p]->solution(name);
      if (!part) continue;
      take_words(whole, *part);
      if (part->status == Status::internal_error || part->failed_as_a_whole()) no_verdict = part->status;
      for (std::size_t index = 0; index < part->cases.size(); ++index) {
        const std::size_t place = layout.place[p][index];
        CaseResult& one = whole.cases[place];
        const bool known = one.status != Status::not_run;
        if (part->cases[index].status == Status::not_run && known) continue;
        if (known)
          throw BadInput(
              fmt::format("{} and another file both have a result of {} on {}", parts_[p].name, name, one.test->name));
        one = part->cases[index];
        one.test = &cases[place];
        if (!measured || untimed_[p]) one.time_us.reset();
      }
      if (measured && !part->cases.empty() && !untimed_[p]) add_rounds(whole, *part);
    }
    if (!whole.not_timed.empty() || !measured) whole.rounds_ms.clear();
    if (measured && whole.rounds_ms.empty() && whole.not_timed.empty())
      whole.not_timed = "there is no case that all solutions answer in time";
    whole.status = no_verdict.value_or(whole.status_of_cases());
    if (no_verdict == Status::compile_error) whole.cases.clear();
    return whole;
  }

  static void take_words(SolutionResult& whole, const SolutionResult& part) {
    if (part.memory_kb) whole.memory_kb = std::max(whole.memory_kb.value_or(0), *part.memory_kb);
    if (whole.compile_error.empty()) whole.compile_error = part.compile_error;
    if (whole.fault.empty()) whole.fault = part.fault;
    if (whole.isolation.empty()) whole.isolation = part.isolation;
    if (whole.not_timed.empty() && !only_ran_out_of_time(part)) whole.not_timed = part.not_timed;
    if (whole.note.find(part.note) == std::string::npos) whole.add_note(part.note);
  }

  // A pass over all cases takes as long as those over its parts.
  static void add_rounds(SolutionResult& whole, const SolutionResult& part) {
    if (whole.rounds_ms.empty()) whole.rounds_ms.assign(part.rounds_ms.size(), 0);
    whole.rounds_ms.resize(std::min(whole.rounds_ms.size(), part.rounds_ms.size()));
    for (std::size_t i = 0; i < whole.rounds_ms.size(); ++i) whole.rounds_ms[i] += part.rounds_ms[i];
  }

  std::vector<LoadedReport> parts_;
  bool shards_ = false;
  std::vector<const ProblemResult*> here_;  // the problem that is being merged, in each part; one without cases else
  std::vector<bool> untimed_;               // by part
  LoadedReport out_;
};

}  // namespace

LoadedReport merge_reports(std::vector<LoadedReport> parts) { return Merging(std::move(parts)).run(); }

}  // namespace leetjudge
