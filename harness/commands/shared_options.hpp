// Options that several verbs have in common, and what they come to.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "commands/verbs.hpp"
#include "compile/builder.hpp"
#include "problem/kit.hpp"
#include "results/results.hpp"
#include "judging/judge.hpp"

namespace leetjudge {

// Which folder holds solutions/ and testcases/.
struct KitOption {
  std::string folder;
  KitOption();  // LEETJUDGE_KIT, otherwise the one that the judge was built in
  void add(CLI::App& verb);
  Kit kit() const { return Kit(folder); }
};

struct BuildingOptions : KitOption {
  std::optional<std::uint64_t> jobs;
  std::string compiler;
  std::string cache;
  bool unfenced = false;
  BuildingOptions();
  void add(CLI::App& verb);
  // Says on standard error what cannot be fenced here. Throws BadInput where that is solutions, unless the user allows
  // it.
  Builder builder() const;
  // How many things to do at a time.
  unsigned jobs_or(unsigned otherwise) const { return unsigned(jobs.value_or(otherwise)); }
};

// Which cases: those of a file, a set or by name, otherwise the problem's own.
struct CaseOptions {
  std::string file;
  std::string set;                   // a named set of the problem, or "all"
  std::vector<std::string> names;    // empty: all of the set
  std::optional<std::string> input;  // what one types into LeetCode's box; "-" is standard input
  std::optional<std::string> expect;
  std::string method;
  std::optional<Shard> shard;
  void add(CLI::App& verb);  // --cases
  void add_choice(CLI::App& verb);
  void add_input(CLI::App& verb);  // --input, --expect and --method, which exclude the others
  void add_shard(CLI::App& verb);  // which excludes --input
  MethodWish wish();               // reads standard input where that is the input
  std::string selection() const;   // " --set hard", where that chose them
  bool every() const { return file.empty() && (set.empty() || set == "all") && names.empty() && !input && !shard; }
  // There is one that is not bad. Throws BadInput for what is not there. What was given and breaks a constraint is said
  // on standard error.
  CaseList of(const Problem& problem) const;
  std::vector<Case> in_shard(const std::vector<Case>& cases) const;  // that may be none
};

void add_seed(CLI::App& verb, std::optional<std::uint64_t>& seed);
// GoogleTest's protocol, which ctest, Bazel and others speak: the same cases everywhere, each in one shard.
std::optional<Shard> shard_of_environment();

struct JudgingOptions {
  std::optional<double> time_limit_ms, memory_limit_mb;
  bool keep_going = false;
  bool fresh = false, checked = false, fast = false;
  int counters = 0;                  // more than 0: of every case; less: none
  void add_limits(CLI::App& verb);   // of a case
  void add_judging(CLI::App& verb);  // these, and how long and how far to go
  void add_modes(CLI::App& verb);
  void add_counters(CLI::App& verb, const char* what);
  // What they come to; `most_timeouts`: after so many cases the rest is not run, unless --keep-going.
  JudgeOptions judge_options(std::size_t most_timeouts = 10) const;
};

struct KeepingOptions {
  std::optional<std::string> name;
  std::string why;  // what the kept case is for
  void add(CLI::App& verb, const char* what = "add the case to the problem's test cases under this name");
};

CLI::Option* add_problem(CLI::App& verb, std::string& problem);
// As they were typed: "37 mine", or a file alone that names or carries its problem. Throws BadInput.
struct ProblemAndSolution {
  Problem problem;
  Solution solution;
};
ProblemAndSolution choose(const Kit& kit, const std::string& problem, const std::string& solution,
                          const MethodWish& wish = {});
void add_solutions(CLI::App& verb, std::vector<std::string>& solutions);
void add_reference(CLI::App& verb, std::string& reference);

// The problem's own, and then those of its sets.
std::vector<Case> all_cases(const Problem& problem);
// "all", and the names of its sets.
std::vector<std::string> set_names(const Problem& problem);

template <class Range>
std::vector<std::string> names_of(const Range& all) {
  std::vector<std::string> names;
  for (const auto& one : all) names.push_back(one.name);
  return names;
}

// Those with these names. Throws BadInput for a name that none has.
CaseList pick(const CaseList& list, const std::vector<std::string>& names);

unsigned cores();

// Adds `test` under the name `name`, with `why` as its reason, to the problem's file in testcases/, which stays
// as it was in all else and may be a link. Returns what was done, a line to print. Throws BadInput when the name
// is taken.
std::string keep_case(const Kit& kit, const Problem& problem, Case test, const std::string& name,
                      const std::string& why);

// Throws BadInput if the name cannot be that of a new case; before long work is done for it.
void refuse_bad_name(const Problem& problem, const std::string& name);

// Why a case of that input is not kept: it is there already. Empty where it is new.
std::string why_not_kept(const Problem& problem, const std::string& input);

}  // namespace leetjudge
