#include "stress/mutant_runs.hpp"

#include <algorithm>
#include <chrono>

#include "paste/local_headers.hpp"
#include "stress/reference.hpp"
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
constexpr auto most_age = std::chrono::hours(24);  // of a mutant's file

// Where mutants lie: always the same one at the same place, so that what was compiled is found again.
fs::path mutants_folder(const Builder& builder) {
  const fs::path folder = builder.cache() / "mutants";
  fs::create_directories(folder);
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    std::error_code error;  // another judge may be removing it
    if (fs::file_time_type::clock::now() - entry.last_write_time(error) > most_age) fs::remove_all(entry.path(), error);
  }
  return folder;
}

// Where those of one solution lie, with the headers beside it.
fs::path folder_beside_headers(const fs::path& mutants, const fs::path& solution, const std::string& text) {
  const std::vector<LocalHeader> headers = local_headers(solution, text);
  if (headers.empty()) return mutants;
  std::string all;
  for (const LocalHeader& one : headers) all += one.path.string() + "\n" + one.text;
  const fs::path folder = mutants / short_hash(all), beside = solution.parent_path().lexically_normal();
  for (const LocalHeader& one : headers) {
    const fs::path copy = folder / one.path.lexically_relative(beside);
    fs::create_directories(copy.parent_path());
    write_file(copy, one.text);
  }
  return folder;
}

}  // namespace

MutantRuns::MutantRuns(const Builder& builder, const Problem& problem, const std::vector<Case>& own,
                       const std::vector<Solution>& solutions, std::uint64_t seed, std::size_t most)
    : builder_(builder), problem_(problem) {
  const fs::path folder = mutants_folder(builder);
  for (std::size_t i = 0; i < solutions.size(); ++i) {
    double slowest_ms = 0;
    for (const CaseResult& one : judged(builder_, problem_, own, solutions[i], as_judged()).cases)
      slowest_ms = std::max(slowest_ms, one.runtime_ms);
    limits_ms_.push_back(std::max(least_limit_ms, slowest_ms * endless_factor));
    const std::string text = read_file(solutions[i].file);
    const fs::path beside = folder_beside_headers(folder, solutions[i].file, text);
    for (Mutant& one : mutants_of(text)) {
      fs::path file = beside / fmt::format("mutant_{}.cpp", short_hash(one.text(text)));
      mutants_.push_back({i, std::move(one), std::move(file)});
    }
  }
  Random(seed).shuffle(mutants_);
  if (mutants_.size() > most) mutants_.resize(most);
  for (const One& one : mutants_) {
    // Not written again: a compiler that another judge runs has access to the old file only.
    if (!fs::exists(one.file)) write_file(one.file, one.mutant.text(read_file(solutions[one.solution].file)));
    std::error_code error;
    fs::last_write_time(one.file, fs::file_time_type::clock::now(), error);  // so that it is not removed as an old one
    fs::last_write_time(one.file.parent_path(), fs::file_time_type::clock::now(), error);
  }
}

std::vector<MutantRuns::Stop> MutantRuns::stops(std::size_t mutant, const std::vector<Case>& cases,
                                                const JudgeOptions& options) const {
  std::vector<Stop> stops;
  for (std::size_t begin = 0, end = few_cases; begin < cases.size() && stops.size() < enough_stops;
       begin = end, end = cases.size()) {
    const auto last = cases.begin() + std::ptrdiff_t(std::min(end, cases.size()));
    const std::vector<Case> some(cases.begin() + std::ptrdiff_t(begin), last);
    const SolutionResult result = judge_solution(builder_, problem_, some, solution(mutant), options);
    if (!result.fault.empty()) throw JudgeFault(result.fault);
    if (result.cases.empty()) return {{0, result.status}};
    for (std::size_t i = 0; i < some.size(); ++i) {
      const Status status = result.cases[i].status;
      if (!may_be_right(status) && status != Status::not_run) stops.push_back({begin + i, status});
    }
    if (!stops.empty() && stops.back().status == Status::time_limit_exceeded) break;
  }
  return stops;
}

JudgeOptions MutantRuns::as_judged() {
  JudgeOptions options;
  options.counting = JudgeOptions::Counting::none;
  options.most_timeouts = 1;
  return options;
}

JudgeOptions MutantRuns::quickly(std::size_t mutant) const {
  JudgeOptions options = as_judged();
  options.time_limit_ms = std::min(limits_ms_[mutants_[mutant].solution], problem_.limits.time_ms);
  return options;
}

}  // namespace leetjudge
