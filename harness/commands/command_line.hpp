// What the user typed.
#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace leetjudge {

struct CommandLine {
  std::string command;  // "run", "cases", …; empty: everything was said already (--help)

  std::string problem;                 // empty: all
  std::vector<std::string> solutions;  // empty: all
  std::string cases_file;
  std::string set;                      // a named set of the problem, or "all"
  std::vector<std::string> case_names;  // empty: all of the set
  std::string json_file;
  std::optional<double> time_limit_ms;
  std::optional<double> total_time_limit_ms;
  std::optional<double> memory_limit_mb;
  bool fresh = false;
  bool checked = false;
  bool valgrind = false;
  bool counters = false;
  bool keep_going = false;
  std::size_t failures = 3;
  std::optional<unsigned> jobs;
  std::string isolation = "auto";  // "bubblewrap": or exit; "filter": without bubblewrap
  std::string compiler;
  std::filesystem::path kit;
  std::filesystem::path cache;
  std::set<std::string> typed;  // the options among these that were typed, and not taken from the environment
};

// Prints help where it was asked for. Throws BadInput for what it does not understand.
CommandLine parse_command_line(int argc, char** argv);

}  // namespace leetjudge
