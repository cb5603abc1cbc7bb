// What the user typed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "compare/baseline.hpp"
#include "results/results.hpp"

namespace leetjudge {

struct CommandLine {
  std::string command;  // "run", "cases", …; empty: everything was said already (--help)

  std::string problem;                 // empty: all
  std::vector<std::string> solutions;  // empty: all
  std::string cases_file;
  std::string set;                      // a named set of the problem, or "all"
  std::vector<std::string> case_names;  // empty: all of the set
  std::optional<std::string> input;     // what one types into LeetCode's box; "-" is standard input
  std::string keep_name;                // keep the case under this name
  std::string why;                      // what the kept case is for
  std::string reference;                // the solution to compare with; empty: the problem's own
  std::string folder;                   // for a new solution; empty: the problem's
  std::optional<std::uint64_t> seed;
  std::optional<std::size_t> count;
  double most_s = 30;
  std::string undos;                                     // "24" or "24-30"
  std::map<std::string, std::string> generator_options;  // of the problem's own (problem/rules.hpp)
  std::string debug_case;
  bool build_only = false;
  std::string debugger;
  std::string shell;
  std::vector<std::string> rest;  // behind --: for the debugger; what is to be completed
  std::string json_file, csv_file, markdown_file, junit_file, html_file;
  std::string baseline_file;  // results of an earlier run
  BaselineOptions baseline;
  bool only_regressions = false;      // fail only where something is worse than in the baseline
  std::vector<std::string> replays;   // cases to show step by step in the HTML
  std::optional<std::size_t> sample;  // only so many of the cases, drawn by the seed
  std::optional<Shard> shard;
  std::optional<std::size_t> rounds;  // of measurements
  std::vector<std::string> files;     // results to merge
  std::optional<double> time_limit_ms;
  std::optional<double> total_time_limit_ms;
  std::optional<double> memory_limit_mb;
  bool fresh = false;
  bool checked = false;
  bool fast = false;
  bool valgrind = false;
  bool counters = false;
  bool no_counters = false;
  bool keep_going = false;
  std::size_t failures = 3;
  std::size_t repeat = 1;  // judge so often
  std::optional<unsigned> jobs;
  std::string isolation = "auto";  // "bubblewrap": or exit; "filter": without bubblewrap
  std::string compiler;
  std::filesystem::path kit;
  std::filesystem::path cache;
  std::set<std::string> typed;  // the options among these that were typed, and not taken from the environment
};

// Prints help where it was asked for. Throws BadInput for what it does not understand.
CommandLine parse_command_line(int argc, char** argv);

// One command as it is defined, for completing words.
struct CommandWords {
  std::string name;
  std::map<std::string, bool> options;   // "--json", and whether a value follows
  std::vector<std::string> positionals;  // "PROBLEM", "SOLUTION"
};
std::vector<CommandWords> command_words();

}  // namespace leetjudge
