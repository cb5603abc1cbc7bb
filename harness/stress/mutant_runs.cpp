#include "stress/mutant_runs.hpp"

#include <algorithm>

#include "compile/cache.hpp"
#include "paste/local_headers.hpp"
#include "paste/outline.hpp"
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

fs::path file_of(const std::string& mutant) { return fmt::format("mutant_{}.cpp", short_hash(mutant)); }

// Where a solution's mutants lie, with the headers beside it: in the cache, and always at the same place, so that what
// was compiled of them is found again.
fs::path folder_of(const std::vector<Mutant>& mutants, const Builder& builder, const fs::path& solution,
                   const std::string& text) {
  const std::vector<LocalHeader> headers = local_headers(solution, text);
  std::string all = text;
  for (const LocalHeader& one : headers) all += "\n" + one.path.string() + "\n" + one.text;
  for (const Mutant& one : mutants) all += "\n" + one.words();
  const fs::path folder = builder.cache() / ("mutants_" + short_hash(all));
  const fs::path beside = solution.parent_path().lexically_normal();
  ensure_folder(folder, all, [&]() -> MadeFrom {
    for (const LocalHeader& one : headers) {
      const fs::path copy = folder / one.path.lexically_relative(beside);
      fs::create_directories(copy.parent_path());
      write_file(copy, one.text);
    }
    for (const Mutant& one : mutants) write_file(folder / file_of(one.text(text)), one.text(text));
    return MadeFrom::value_type();
  });
  return folder;
}

}  // namespace

MutantRuns::MutantRuns(const Builder& builder, const Problem& problem, const std::vector<Case>& own,
                       const std::vector<Solution>& solutions, std::uint64_t seed, std::size_t most)
    : builder_(builder), problem_(problem) {
  for (std::size_t i = 0; i < solutions.size(); ++i) {
    double slowest_ms = 0;
    for (const CaseResult& one : judged(builder_, problem_, own, solutions[i], reference_options()).cases)
      slowest_ms = std::max(slowest_ms, one.runtime_ms);
    limits_ms_.push_back(std::max(least_limit_ms, slowest_ms * endless_factor));
    const std::string text = submitted_part(read_file(solutions[i].file));
    std::vector<Mutant> mutants = mutants_of(text);
    const fs::path folder = folder_of(mutants, builder, solutions[i].file, text);
    for (Mutant& one : mutants) {
      const fs::path file = folder / file_of(one.text(text));
      mutants_.push_back({i, std::move(one), file});
    }
  }
  Random(seed).shuffle(mutants_);
  if (mutants_.size() > most) mutants_.resize(most);
}

std::vector<std::vector<std::size_t>> MutantRuns::programs(const std::vector<std::size_t>& mutants,
                                                           unsigned at_a_time) const {
  std::vector<std::vector<std::size_t>> programs;
  const std::size_t most = std::min(mutants.size() / at_a_time + 1, Builder::most_together);
  for (const std::size_t one : mutants) {
    const std::size_t bytes = std::filesystem::file_size(mutants_[one].file);
    const auto open = std::ranges::find_if(programs, [&](const std::vector<std::size_t>& some) {
      return mutants_[some[0]].solution == mutants_[one].solution && some.size() < most &&
             (some.size() + 1) * bytes <= Builder::most_bytes_together;
    });
    if (open == programs.end())
      programs.push_back({one});
    else
      open->push_back(one);
  }
  return programs;
}

void MutantRuns::build(const std::vector<std::size_t>& program, Mode mode) const {
  std::vector<Builder::Source> sources;
  for (const std::size_t one : program) sources.push_back({mutants_[one].file, &problem_});
  try {
    builder_.build_together(sources, mode);
  } catch (const Interrupted&) {  // what is known stands
  }
}

std::vector<MutantRuns::Stop> MutantRuns::stops(std::size_t mutant, const std::vector<Case>& cases,
                                                JudgeOptions options) const {
  options.together = true;
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

JudgeOptions MutantRuns::quickly(std::size_t mutant) const {
  JudgeOptions options = reference_options();
  options.together = true;
  options.time_limit_ms = std::min(limits_ms_[mutants_[mutant].solution], problem_.limits.time_ms);
  return options;
}

}  // namespace leetjudge
