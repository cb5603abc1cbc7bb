// Options that several verbs have in common, and what they come to.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "commands/case_options.hpp"
#include "compile/builder.hpp"
#include "judging/judge.hpp"
#include "problem/kit.hpp"
#include "results/results.hpp"

namespace leetjudge {

// Which folder holds solutions/ and testcases/.
struct KitOption {
  static constexpr const char* workspace_mark = ".leetjudge";  // a file that `init` writes
  std::string folder;
  KitOption();  // LEETJUDGE_KIT, otherwise the workspace around the current folder, otherwise the judge's own folder
  explicit KitOption(std::string named) : folder(std::move(named)) {}
  void add(CLI::App& verb);
  Kit kit() const;            // with the user's library
  void make() const;          // the folder, where it is not there
  std::string again() const;  // " --kit DIR", what one has to type again; empty where that was not said
};

struct BuildingOptions : KitOption {
  std::optional<std::uint64_t> jobs;
  std::string compiler;
  std::string cache;
  bool unfenced = false;
  BuildingOptions();
  void add(CLI::App& verb);
  // Throws BadInput where this system lacks a fence, unless the user allows that.
  Builder builder() const;
  // How many things to do at a time.
  unsigned jobs_or(unsigned otherwise) const { return unsigned(jobs.value_or(otherwise)); }
};

void add_seed(CLI::App& verb, std::optional<std::uint64_t>& seed);
// --for: "500ms", "2s", "5min"; plain numbers are seconds.
CLI::Option* add_for(CLI::App& verb, std::optional<double>& most_s, const char* what);

struct JudgingOptions {
  std::optional<double> time_limit_ms, memory_limit_mb;
  bool keep_going = false;
  bool fresh = false, checked = false, fast = false;
  bool counters = false;             // of every case
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
  void add(CLI::App& verb);
};

CLI::Option* add_problem(CLI::App& verb, std::string& problem);
// As they were typed: "37 mine", or a file alone that names or carries its problem. Throws BadInput.
struct ProblemAndSolution {
  Problem problem;
  Solution solution;
};
ProblemAndSolution choose(const Kit& kit, const std::string& problem, const std::string& solution,
                          MethodWish wish = {});
void add_solutions(CLI::App& verb, std::vector<std::string>& solutions);
void add_reference(CLI::App& verb, std::string& reference);

// The value of an environment variable that is set to something.
std::string from_environment(const char* name, const char* otherwise);

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
