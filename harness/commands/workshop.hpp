// What several commands need: the builder, judge options, and doing things side by side.
#pragma once

#include <functional>
#include <vector>

#include "commands/command_line.hpp"
#include "compile/builder.hpp"
#include "verdict/judge.hpp"

namespace leetjudge {

// Says on standard error which problems could not be read. Returns the exit status: 2, or `otherwise` if
// there are none.
int tell_of(const std::vector<std::string>& bad_problems, int otherwise);

Builder make_builder(const CommandLine& line);

JudgeOptions judge_options(const CommandLine& line);

// How many things to do at a time: --jobs, otherwise `otherwise`; at least 1.
unsigned jobs(const CommandLine& line, unsigned otherwise);
unsigned cores();

// Calls task(0) … task(count - 1), `at_a_time` at a time. Rethrows the exception of the first that threw.
void do_side_by_side(std::size_t count, unsigned at_a_time, const std::function<void(std::size_t)>& task);

// What judging the solution comes to after so many calls of CaseDone, for a progress bar: "scan, case
// inkala".
std::string step_words(const Solution& solution, const std::vector<Case>& cases, std::size_t done);

// Compiles what the judging of `solutions` will need, on all cores. Errors come again when it is judged.
void build_ahead(const Builder& builder, const Problem& problem, const std::vector<Solution>& solutions,
                 const std::vector<Mode>& modes, unsigned at_a_time);

// Whether the solution can be built in that mode; otherwise says on standard error why not.
bool compiles(const Builder& builder, const Problem& problem, const Solution& solution, Mode mode);

}  // namespace leetjudge
