#include "commands/work.hpp"

#include <map>

#include "commands/choosing.hpp"
#include "compile/cache.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

// Two files of the same name go by their paths, and one that is named twice gets a number.
void tell_apart(std::vector<Solution>& solutions) {
  std::map<std::string, int> count, seen;
  for (const Solution& one : solutions) ++count[one.name];
  for (Solution& one : solutions) {
    if (count[one.name] > 1 && !one.shipped) one.name = one.typed;
    if (const int number = ++seen[one.name]; number > 1) one.name += fmt::format(" ({})", number);
  }
}

// Shards of which it is the same belong to one run.
std::string digest_of(const std::vector<Case>& cases, const std::vector<Solution>& solutions) {
  std::string all;
  for (const Case& one : cases) all += one.name + "\n" + one.input + "\n";
  for (const Solution& one : solutions) all += one.name + "\n" + short_hash(read_file(one.file)) + "\n";
  return short_hash(all);
}

}  // namespace

std::deque<Work> work_to_do(const CommandLine& line, std::vector<std::string>& bad_problems) {
  const Kit kit(line.kit);
  std::deque<Work> work;
  if (line.problem.empty()) {
    if (!line.cases_file.empty() || !line.set.empty() || !line.case_names.empty() || line.input) {
      throw BadInput("say which problem these cases are for: harness/judge PROBLEM …");
    }
    for (Problem& problem : kit.problems(&bad_problems)) {
      Work one{std::move(problem), {}, {}, {}};
      one.solutions = kit.solutions(one.problem);
      if (!one.solutions.empty()) work.push_back(std::move(one));
    }
  } else {
    Work one{kit.problem(line.problem), {}, {}, {}};
    for (const std::string& name : line.solutions) one.solutions.push_back(kit.solution(one.problem, name));
    if (line.solutions.empty()) one.solutions = kit.solutions(one.problem);
    work.push_back(std::move(one));
  }
  for (Work& one : work) {
    tell_apart(one.solutions);
    const std::vector<Case> cases = sample_of(cases_to_judge(one.problem, line), line);
    one.digest = digest_of(cases, one.solutions);
    one.cases = shard_of(cases, line);
  }
  if (work.empty() || work.front().solutions.empty()) {
    const std::filesystem::path folder = work.empty() ? "" : work.front().problem.slug;
    throw BadInput(
        fmt::format("{}: there is no solution to judge", display_path(kit.root() / "solutions" / folder)));
  }
  return work;
}

SolutionResult nothing_to_judge(const Solution& solution) {
  SolutionResult result;
  result.solution = solution;
  result.status = Status::accepted;
  return result;
}

}  // namespace leetjudge
