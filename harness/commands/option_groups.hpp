// Options that several commands have in common.
#pragma once

#include <map>
#include <string>

#include "commands/command_line.hpp"

namespace CLI {
class App;
class Validator;
}  // namespace CLI

namespace leetjudge {

// Units of times that are typed, in milliseconds and in seconds.
extern const std::map<std::string, double> time_units, long_units;

// A number that is one: CLI11 takes nan to lie in every range.
extern const CLI::Validator finite;

void add_problem(CLI::App& app, CommandLine& line, bool required);
void add_cases(CLI::App& app, CommandLine& line);
void add_choice(CLI::App& app, CommandLine& line);
void add_limits(CLI::App& app, CommandLine& line);
void add_modes(CLI::App& app, CommandLine& line);  // of judging
void add_judging(CLI::App& app, CommandLine& line);
void add_kit(CLI::App& app, CommandLine& line);
void add_building(CLI::App& app, CommandLine& line);
void add_reference(CLI::App& app, CommandLine& line);
void add_keeping(CLI::App& app, CommandLine& line);
void add_results(CLI::App& app, CommandLine& line);
void add_replays(CLI::App& app, CommandLine& line);
void add_parts(CLI::App& app, CommandLine& line);
void add_seed(CLI::App& app, CommandLine& line);
void add_failures(CLI::App& app, CommandLine& line, const char* what);
void add_one_solution(CLI::App& app, CommandLine& line, const char* what);

}  // namespace leetjudge
