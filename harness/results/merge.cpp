#include <algorithm>
#include <map>
#include <set>

#include "results/json.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t most_named = 20;

using Part = std::pair<const Report*, const ProblemResult*>;

void check(bool fits, const std::string& file, const std::string& why_not) {
  if (!fits) throw BadInput(file + why_not);
}

void add_words(std::string& all, const std::string& words) {
  if (!words.empty() && !contains("; " + all + "; ", "; " + words + "; ")) all += (all.empty() ? "" : "; ") + words;
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
  ProblemResult whole{parts.front().second->problem, {}, {}};
  std::map<std::size_t, Case> cases;  // by their places in the whole
  std::map<std::string, std::map<std::size_t, CaseResult>> results;
  std::size_t unknown = 0;  // how many there are where none compiles
  for (const auto& [report, part] : parts) {
    const Shard shard = report->shard && !report->shard->of_solutions ? *report->shard : Shard{};
    unknown = std::max(part->cases->size(), shard.count > 1 ? unknown + part->cases->size() : unknown);
    if (cases.empty()) whole.rounds = shard.count > 1 || parts.size() == 1 ? part->rounds : std::nullopt;
    check(part->cases->empty() || shard.count == 1 || part->rounds == whole.rounds, report->file,
          ": was not measured as another shard: another seed, more or fewer rounds (--rounds), or not at all");
    for (const SolutionResult& one : part->solutions) {
      const auto [own, is_new] = results.try_emplace(one.solution.name);
      bool fits = is_new || shard.count > 1;
      if (is_new) whole.solutions.emplace_back().solution = one.solution;
      add_part(*std::ranges::find(whole.solutions, own->first, [](auto& all) { return all.solution.name; }), one);
      for (std::size_t i = 0; i < one.cases.size(); ++i) {
        const std::size_t place = i * shard.count + shard.index - 1;
        const Case& here = *one.cases[i].test;
        Case& there = cases.try_emplace(place, here).first->second;
        if (there.input.empty() && there.name == here.name) there = here;  // it was forgotten
        const bool alike = here.input == there.input || here.input.empty();
        check(here.name == there.name && alike, report->file, ": was judged on other cases");
        fits = own->second.try_emplace(place, one.cases[i]).second && fits;
      }
      check(fits, report->file,
            " and another file both have a result of " + own->first + " on " + whole.problem->heading());
    }
  }
  std::vector<Case> in_order(cases.empty() ? unknown : 0);
  for (const auto& [place, test] : cases) in_order.push_back(test);
  whole.cases = std::move(in_order);
  for (SolutionResult& one : whole.solutions) {
    for (const auto& [place, test] : cases) {
      CaseResult& result = one.cases.emplace_back(results[one.solution.name][place]);
      if (!result.test) result.reason = "not run: in none of the files";
      result.test = whole.cases.at(one.cases.size() - 1);
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
  const std::size_t count = first.shard.value_or(Shard{}).count;
  Report whole;
  whole.compiler = first.compiler;
  std::set<std::size_t> shards;
  std::map<std::pair<int, std::string>, std::vector<Part>> problems;
  for (const Report& one : parts) {
    const std::string both = first.file + " and " + one.file;
    check(one.compiler == first.compiler, both, " were judged with other compilers: " + one.compiler);
    check(one.shard_of == first.shard_of && one.shard.value_or(Shard{}).count == count, both,
          " are not shards of one run: other cases, other solutions, or another number of shards");
    shards.insert(one.shard.value_or(Shard{}).index);
    add_words(whole.processor, one.processor);
    if (!one.partial.empty()) add_words(whole.partial, one.file + ": " + one.partial);
    for (const ProblemResult& problem : one.problems)
      problems[identity_of(*problem.problem)].emplace_back(&one, &problem);
    if (one.folder) add_folder(whole.folder, *one.folder);
  }
  std::vector<std::string> missing;
  for (std::size_t i = 1; i <= count && missing.size() <= most_named; ++i)
    if (!shards.contains(i)) missing.push_back(missing.size() < most_named ? std::to_string(i) : "…");
  if (!missing.empty())
    add_words(whole.partial, fmt::format("of {} shards these are missing: {}", count, joined(missing)));
  for (const auto& [id, some] : problems) whole.problems.push_back(joined(some));
  return whole;
}

}  // namespace leetjudge
