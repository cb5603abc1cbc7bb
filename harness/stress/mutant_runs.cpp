#include "stress/mutant_runs.hpp"

#include <algorithm>
#include <chrono>

#include "inputs/rules.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/random.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;

constexpr double endless_factor = 10, least_limit_ms = 50;
constexpr std::size_t few_cases = 40, enough_stops = 10;
constexpr auto unused = std::chrono::hours(24);  // for which a mutant's file is kept

// Where mutants lie: always the same one at the same place, so that what was compiled is found again.
fs::path mutants_folder(const Builder& builder) {
  const fs::path folder = builder.cache() / "mutants";
  fs::create_directories(folder);
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    std::error_code error;  // another judge may be removing it
    if (fs::file_time_type::clock::now() - entry.last_write_time(error) > unused) fs::remove(entry.path(), error);
  }
  return folder;
}

}  // namespace

MutantRuns::MutantRuns(const Builder& builder, const Problem& problem, const std::vector<Solution>& solutions,
                       std::uint64_t seed, std::size_t most)
    : builder_(builder), problem_(problem), first_(solutions.front()), own_(problem.cases) {
  for (const Solution& one : solutions) {
    const SolutionResult result = judge_solution(builder_, problem_, own_, one, judging());
    if (!result.fault.empty()) throw JudgeFault(result.fault);
    double slowest_ms = 0;
    for (std::size_t i = 0; i < result.cases.size(); ++i) {
      slowest_ms = std::max(slowest_ms, result.cases[i].runtime_ms);
      if (!own_[i].expected && !problem_.rules->check) own_[i].expected = result.cases[i].answer;
    }
    limits_ms_.push_back(std::max(least_limit_ms, slowest_ms * endless_factor));
  }

  std::vector<std::string> texts;
  std::vector<std::vector<Mutant>> of_solution;
  for (std::size_t i = 0; i < solutions.size(); ++i) {
    texts.push_back(read_file(solutions[i].file));
    of_solution.push_back(mutants_of(texts.back()));
    Random random(seed, i);
    random.shuffle(of_solution.back());
  }
  for (bool any = true; any && mutants_.size() < most;) {
    any = false;
    for (std::size_t i = 0; i < of_solution.size() && mutants_.size() < most; ++i) {
      if (of_solution[i].empty()) continue;
      mutants_.push_back({i, std::move(of_solution[i].back())});
      of_solution[i].pop_back();
      any = true;
    }
  }
  const fs::path folder = mutants_folder(builder);
  for (const One& one : mutants_) {
    const std::string text = one.mutant.text(texts[one.solution]);
    files_.push_back(folder / fmt::format("mutant_{}.cpp", short_hash(text)));
    // Not written again: a compiler that another judge runs has access to the old file only.
    std::error_code none;
    fs::last_write_time(files_.back(), fs::file_time_type::clock::now(), none);
    if (none || read_file(files_.back()) != text) write_file(files_.back(), text);
  }
}

JudgeOptions MutantRuns::judging() const {
  JudgeOptions options;
  options.counting = JudgeOptions::Counting::none;
  options.check = JudgeOptions::Check::none;
  options.most_timeouts = 1;
  return options;
}

bool MutantRuns::compiles(std::size_t mutant) const {
  return builder_.build(files_[mutant], problem_, Mode::plain).ready();
}

std::vector<MutantRuns::Stop> MutantRuns::stops(std::size_t mutant, const std::vector<Case>& cases, bool whole) const {
  JudgeOptions options = judging();
  if (!whole) options.time_limit_ms = std::min(limit_ms(mutant), problem_.limits.time_ms);
  std::vector<Stop> stops;
  for (std::size_t begin = 0, count = few_cases; begin < cases.size() && stops.size() < enough_stops; begin += count) {
    if (begin > 0) count = cases.size() - begin;
    const auto first = cases.begin() + std::ptrdiff_t(begin);
    const std::vector<Case> some(first, first + std::ptrdiff_t(std::min(count, cases.size() - begin)));
    const SolutionResult result = judge_solution(builder_, problem_, some, solution(mutant), options);
    if (!result.fault.empty()) throw JudgeFault(result.fault);
    for (std::size_t i = 0; i < result.cases.size(); ++i) {
      const Status status = result.cases[i].status;
      if (!may_be_right(status) && status != Status::not_run) stops.push_back({begin + i, status});
    }
    if (!stops.empty() && stops.back().status == Status::time_limit_exceeded) break;
  }
  return stops;
}

std::vector<Case> MutantRuns::answered(std::vector<Case> cases) const {
  while (!cases.empty()) {
    try {
      const SolutionResult result = judge_solution(builder_, problem_, cases, first_, judging());
      if (!result.fault.empty()) throw JudgeFault(result.fault);
      std::vector<Case> good;
      for (std::size_t i = 0; i < result.cases.size(); ++i) {
        if (result.cases[i].status != Status::accepted) continue;
        if (!problem_.rules->check) cases[i].expected = result.cases[i].answer;
        good.push_back(std::move(cases[i]));
      }
      return good;
    } catch (const BadCase& refused) {
      if (std::erase_if(cases, [&](const Case& one) { return one.name == refused.name; }) == 0) throw;
    }
  }
  return cases;
}

}  // namespace leetjudge
