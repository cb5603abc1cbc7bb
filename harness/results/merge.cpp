#include <algorithm>
#include <map>

#include "results/json.hpp"
#include "util/error.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

struct Part {
  std::string file;
  const ProblemResult* problem;
};

void check(bool fits, const std::string& file, const std::string& why_not) {
  if (!fits) throw BadInput(file + why_not);
}

void add_words(std::string& all, const std::string& words) {
  if (all.find(words) == std::string::npos) all += (all.empty() ? "" : "; ") + words;
}

bool same_case(const Case& left, const Case& right) { return left.name == right.name && left.input == right.input; }

// What `part` holds of the solution besides its cases.
void add_part(SolutionResult& whole, const SolutionResult& part) {
  for (const auto words : {&SolutionResult::compile_error, &SolutionResult::fault, &SolutionResult::note,
                           &SolutionResult::isolation, &SolutionResult::not_timed})
    add_words(whole.*words, part.*words);
  whole.memory_kb = std::max(whole.memory_kb, part.memory_kb);
  if (part.failed_as_a_whole()) whole.status = part.status;
  if (part.rounds_ms.empty()) return;
  if (whole.rounds_ms.empty()) whole.rounds_ms.resize(part.rounds_ms.size());
  whole.rounds_ms.resize(std::min(whole.rounds_ms.size(), part.rounds_ms.size()));
  for (std::size_t i = 0; i < whole.rounds_ms.size(); ++i) whole.rounds_ms[i] += part.rounds_ms[i];
}

// Shards hold other cases of the same solutions, otherwise `parts` hold other solutions on the same cases.
void join(ProblemResult& whole, std::vector<Case>& cases, const std::vector<Part>& parts, bool shards) {
  std::vector<std::pair<std::size_t, const Part*>> places;  // of the cases: the first of each shard, the second, …
  std::vector<std::string> names;
  for (const Part& part : parts) {
    for (const SolutionResult& one : part.problem->solutions) {
      const bool known = std::ranges::count(names, one.solution.name) > 0;
      check(shards || !known, part.file,
            " and another file both have a result of " + one.solution.name + " on " + whole.problem->heading());
      if (!known) names.push_back(one.solution.name);
    }
    const std::vector<Case>& own = *part.problem->cases;
    if (own.empty()) continue;
    const std::optional<Rounds>& rounds = shards || parts.size() == 1 ? part.problem->rounds : std::nullopt;
    if (places.empty()) whole.rounds = rounds;
    check(rounds.has_value() == whole.rounds.has_value(), part.file,
          ": some shards were measured (compare), others were not");
    check(rounds == whole.rounds, part.file,
          ": was measured with another seed than the other shards, or in more or fewer rounds (--rounds)");
    check(shards || places.empty() || std::ranges::equal(own, *places[0].second->problem->cases, same_case), part.file,
          ": was judged on other cases than another file");
    for (std::size_t i = 0; i < own.size() && (shards || places.size() < own.size()); ++i)
      places.emplace_back(i, &part);
  }
  std::ranges::sort(places);
  for (const auto& [index, part] : places) cases.push_back((*part->problem->cases)[index]);
  for (const std::string& name : names) {
    SolutionResult& all = whole.solutions.emplace_back();
    all.solution.name = all.solution.typed = name;
    const SolutionResult* any = nullptr;
    for (const Part& part : parts) {
      if (const SolutionResult* one = part.problem->solution(name)) add_part(all, *(any = one));
    }
    const Status as_a_whole = all.status;
    for (std::size_t i = 0; i < cases.size(); ++i) {
      const SolutionResult* one = shards ? places[i].second->problem->solution(name) : any;
      const bool there = one && places[i].first < one->cases.size();
      CaseResult& result = all.cases.emplace_back(there ? one->cases[places[i].first] : CaseResult());
      result.test = &cases[i];
      if (!there) result.reason = "not run: in none of the files";
      if (!whole.rounds) result.time_us.reset();
    }
    if (as_a_whole == Status::not_run) all.status = all.status_of_cases();
    if (all.status == Status::compile_error) all.cases.clear();
    if (!all.not_timed.empty() || !whole.rounds) all.rounds_ms.clear();
  }
}

}  // namespace

LoadedReport merge_reports(std::vector<LoadedReport> parts) {
  const auto index_of = [](const LoadedReport& one) { return one.report.shard.value_or(Shard{0, 0}).index; };
  std::ranges::sort(parts, {}, index_of);
  LoadedReport whole;
  Report& all = whole.report;
  std::map<int, std::vector<Part>> problems;
  std::string missing;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Report &one = parts[i].report, &before = parts[i ? i - 1 : 0].report;
    const std::string both = fmt::format("{} and {}", parts[i ? i - 1 : 0].name, parts[i].name);
    check(one.compiler == before.compiler, both, " were judged with other compilers: " + one.compiler);
    check(one.shard.value_or(Shard{0, 0}).count == before.shard.value_or(Shard{0, 0}).count, both,
          " are not shards of one run");
    check(one.shard_of == before.shard_of, both, " are shards of different runs: other cases, or other solutions");
    check(!i || !one.shard || one.shard->index != before.shard->index, both, " are the same shard");
    add_words(all.processor, one.processor);
    if (!one.partial.empty()) add_words(all.partial, fmt::format("{}: {}", parts[i].name, one.partial));
    for (const ProblemResult& problem : one.problems)
      problems[problem.problem->id].push_back({parts[i].name, &problem});
  }
  all.compiler = parts.front().report.compiler;
  const std::optional<Shard> shard = parts.front().report.shard;
  for (std::size_t index = 1; shard && index <= shard->count && missing.size() < 60; ++index) {  // or it is too long
    if (!std::ranges::count(parts, index, index_of)) missing += (missing.empty() ? "" : ", ") + std::to_string(index);
  }
  if (!missing.empty())
    add_words(all.partial, fmt::format("of {} shards these are missing: {}", shard->count, missing));
  for (const auto& [id, some] : problems) {
    const Problem& problem = *whole.problems.emplace_back(std::make_unique<Problem>(*some.front().problem->problem));
    std::vector<Case>& cases = *whole.cases.emplace_back(std::make_unique<std::vector<Case>>());
    join(all.problems.emplace_back(ProblemResult{&problem, &cases, {}}), cases, some, shard.has_value());
  }
  return whole;
}

}  // namespace leetjudge
