#include <algorithm>
#include <map>
#include <set>

#include "results/json.hpp"
#include "util/error.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

struct Part {
  std::string file;
  Shard shard;  // the 0th of 1 where it is none
  const ProblemResult* problem;
};

void check(bool fits, const std::string& file, const std::string& why_not) {
  if (!fits) throw BadInput(file + why_not);
}

void add_words(std::string& all, const std::string& words) {
  if (all.find(words) == std::string::npos) all += (all.empty() ? "" : "; ") + words;
}

// What `part` holds of the solution besides its cases.
void add_part(SolutionResult& whole, const SolutionResult& part) {
  for (const auto words : {&SolutionResult::compile_error, &SolutionResult::fault, &SolutionResult::note,
                           &SolutionResult::isolation, &SolutionResult::not_timed})
    add_words(whole.*words, part.*words);
  whole.memory_kb = std::max(whole.memory_kb, part.memory_kb);
  if (whole.digest.empty()) whole.digest = part.digest, whole.judged = part.judged;
  if (part.failed_as_a_whole()) whole.status = part.status;
  if (part.rounds_ms.empty()) return;
  if (whole.rounds_ms.empty()) whole.rounds_ms.resize(part.rounds_ms.size());
  whole.rounds_ms.resize(std::min(whole.rounds_ms.size(), part.rounds_ms.size()));
  for (std::size_t i = 0; i < whole.rounds_ms.size(); ++i) whole.rounds_ms[i] += part.rounds_ms[i];
}

// Shards hold other cases of the same solutions, other runs other solutions on the same cases.
ProblemResult joined(const std::vector<Part>& parts) {
  ProblemResult whole{parts.front().problem->problem, {}, {}};
  std::map<std::size_t, Case> cases;  // by their places in the whole
  std::map<std::string, std::map<std::size_t, CaseResult>> results;
  for (const auto& [file, shard, part] : parts) {
    const auto place = [&own = shard](std::size_t index) { return index * own.count + own.index; };
    const std::optional<Rounds> rounds = shard.index > 0 || parts.size() == 1 ? part->rounds : std::nullopt;
    if (cases.empty()) whole.rounds = rounds;
    check(part->cases->empty() || rounds == whole.rounds, file,
          ": was not measured as another shard: another seed, more or fewer rounds (--rounds), or not at all");
    for (std::size_t i = 0; i < part->cases->size(); ++i) {
      const Case &here = (*part->cases)[i], &there = cases.try_emplace(place(i), here).first->second;
      check(here.name == there.name && here.input == there.input, file,
            ": was judged on other cases than another file");
    }
    for (const SolutionResult& one : part->solutions) {
      const std::string& name = one.solution.name;
      const std::string twice =
          fmt::format(" and another file both have a result of {} on {}", name, whole.problem->heading());
      check(shard.index > 0 || !whole.solution(name), file, twice);
      if (!whole.solution(name)) whole.solutions.emplace_back().solution = one.solution;
      add_part(*std::ranges::find(whole.solutions, name, [](auto& all) { return all.solution.name; }), one);
      for (std::size_t i = 0; i < one.cases.size(); ++i)
        check(results[name].try_emplace(place(i), one.cases[i]).second, file, twice);
    }
  }
  std::vector<Case> in_order;
  for (const auto& [place, test] : cases) in_order.push_back(test);
  whole.cases = std::move(in_order);
  for (SolutionResult& one : whole.solutions) {
    const std::map<std::size_t, CaseResult>& own = results[one.solution.name];
    for (const auto& [place, test] : cases) {
      const auto found = own.find(place);
      CaseResult& result = one.cases.emplace_back(found == own.end() ? CaseResult() : found->second);
      result.test = whole.cases.at(one.cases.size() - 1);
      if (found == own.end()) result.reason = "not run: in none of the files";
      if (!whole.rounds) result.time_us.reset();
    }
    if (one.status == Status::not_run) one.status = one.status_of_cases();
    if (one.status == Status::compile_error) one.cases.clear();
    if (!one.not_timed.empty() || !whole.rounds) one.rounds_ms.clear();
  }
  return whole;
}

// What shards share is there once.
void add_folder(std::optional<Folder>& whole, const Folder& part) {
  if (!whole) whole.emplace();
  for (const Folder::Without& one : part.without)
    if (!std::ranges::count(whole->without, one.file, &Folder::Without::file)) whole->without.push_back(one);
  for (const std::string& one : part.by_signature)
    if (!std::ranges::count(whole->by_signature, one)) whole->by_signature.push_back(one);
}

}  // namespace

Report merge_reports(const std::vector<Report>& parts) {
  const Report& first = parts.front();
  Report whole;
  whole.compiler = first.compiler;
  std::set<std::size_t> there;
  std::map<int, std::vector<Part>> problems;
  for (const Report& one : parts) {
    const std::string both = fmt::format("{} and {}", first.file, one.file);
    const Shard shard = one.shard.value_or(Shard{0, 1});
    const bool parts_of_cases = !shard.of_solutions;
    check(one.compiler == first.compiler, both, " were judged with other compilers: " + one.compiler);
    check(one.shard_of == first.shard_of && shard.count == first.shard.value_or(Shard{0, 1}).count, both,
          " are not shards of one run: other cases, other solutions, or another number of shards");
    there.insert(shard.index);
    add_words(whole.processor, one.processor);
    if (!one.partial.empty()) add_words(whole.partial, fmt::format("{}: {}", one.file, one.partial));
    for (const ProblemResult& problem : one.problems)
      problems[problem.problem->id].push_back({one.file, parts_of_cases ? shard : Shard{0, 1}, &problem});
    if (one.folder) add_folder(whole.folder, *one.folder);
  }
  std::string missing;
  for (std::size_t i = 1; first.shard && i <= first.shard->count && missing.size() < 60; ++i)  // or it is too long
    if (!there.contains(i)) missing += (missing.empty() ? "" : ", ") + std::to_string(i);
  if (!missing.empty())
    add_words(whole.partial, fmt::format("of {} shards these are missing: {}", first.shard->count, missing));
  for (const auto& [id, some] : problems) whole.problems.push_back(joined(some));
  return whole;
}

}  // namespace leetjudge
