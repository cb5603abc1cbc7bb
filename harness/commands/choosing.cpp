#include "commands/choosing.hpp"

#include <algorithm>
#include <numeric>

#include "problem/typed.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/random.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

std::vector<Case> all_cases(const Problem& problem) {
  std::vector<Case> all = problem.cases;
  for (const auto& [name, set] : problem.named_sets) all.insert(all.end(), set.begin(), set.end());
  return all;
}

std::vector<Case> named_set(const Problem& problem, const std::string& name) {
  if (name == "all") return all_cases(problem);
  if (const auto found = problem.named_sets.find(name); found != problem.named_sets.end())
    return found->second;
  std::vector<std::string> names = {"all"};
  for (const auto& [other, ignored] : problem.named_sets) names.push_back(other);
  throw BadInput(fmt::format("no set \"{}\" of problem {}: {}", name, problem.id, suggest(name, names)));
}

std::vector<Case> pick(const std::vector<Case>& cases, const std::vector<std::string>& names) {
  std::vector<Case> picked;
  for (const std::string& name : names) {
    const auto found =
        std::find_if(cases.begin(), cases.end(), [&](const Case& one) { return one.name == name; });
    if (found == cases.end()) {
      std::vector<std::string> known;
      for (const Case& one : cases) known.push_back(one.name);
      throw BadInput(fmt::format("no case \"{}\": {}", name, suggest(name, known)));
    }
    const bool again =
        std::any_of(picked.begin(), picked.end(), [&](const Case& one) { return one.name == name; });
    if (!again) picked.push_back(*found);
  }
  return picked;
}

}  // namespace

std::vector<Case> cases_to_judge(const Problem& problem, const CommandLine& line) {
  if (line.input) return typed_cases(*line.input == "-" ? read_standard_input() : *line.input, problem);
  std::vector<Case> cases = !line.cases_file.empty()   ? load_cases(line.cases_file, problem)
                            : !line.set.empty()        ? named_set(problem, line.set)
                            : !line.case_names.empty() ? all_cases(problem)
                                                       : problem.cases;
  if (!line.case_names.empty()) cases = pick(cases, line.case_names);
  refuse_bad_cases(problem, cases);
  if (cases.empty()) throw BadInput(fmt::format("problem {} has no cases", problem.id));
  return cases;
}

std::vector<Case> sample_of(std::vector<Case> cases, const CommandLine& line) {
  if (!line.sample || *line.sample >= cases.size()) return cases;
  std::vector<std::size_t> chosen(cases.size());
  std::iota(chosen.begin(), chosen.end(), 0);
  Random random(line.seed.value_or(1));
  random.shuffle(chosen);
  chosen.resize(*line.sample);
  std::sort(chosen.begin(), chosen.end());
  std::vector<Case> sample;
  for (const std::size_t i : chosen) sample.push_back(std::move(cases[i]));
  return sample;
}

std::vector<Case> shard_of(const std::vector<Case>& cases, const CommandLine& line) {
  const Shard shard = line.shard.value_or(Shard{});
  std::vector<Case> part;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    if (i % shard.count == shard.index - 1) part.push_back(cases[i]);
  }
  return part;
}

std::vector<std::string> cases_to_replay(const Problem& problem, const std::vector<Case>& cases,
                                         const CommandLine& line) {
  if (!line.replays.empty() && !problem.watch)
    throw BadInput(fmt::format("--replay: problem {} has no board to watch", problem.id));
  if (!line.replays.empty() && line.no_counters)
    throw BadInput("--replay: a replay is recorded while counting, and --no-counters forbids that");
  if (line.html_file.empty() || !problem.watch || cases.empty()) return {};
  if (!line.replays.empty()) {
    if (!line.shard) pick(cases, line.replays);  // or throws; another shard may have it
    return line.replays;
  }
  const auto counted =
      std::find_if(cases.begin(), cases.end(), [](const Case& one) { return !one.counters.empty(); });
  return {(counted == cases.end() ? cases.begin() : counted)->name};
}

}  // namespace leetjudge
