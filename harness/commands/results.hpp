// What is done with results, by every command that judges: shown, written in the formats that are asked for,
// compared with an earlier run.
#pragma once

#include <optional>
#include <ostream>
#include <string>

#include "commands/command_line.hpp"
#include "commands/work.hpp"
#include "compile/toolchain.hpp"
#include "report/report.hpp"
#include "results/load.hpp"

namespace leetjudge {

// What the options about results need before anything is judged; the run may write over the baseline's file.
// Throws BadInput when they cannot be kept.
std::optional<LoadedReport> prepare_results(const CommandLine& line);

// With what is known before anything is judged.
Report empty_report(const CommandLine& line, const std::deque<Work>& work, const Toolchain& toolchain);

// How `report` is shown to people.
using Shown = std::string (*)(const Report& report, const TableStyle& style);

// Writes the --json file as far as there are results, marked as partial, but not more often than every few
// seconds: long runs call it as they go.
class Saving {
 public:
  explicit Saving(const CommandLine& line) : line_(line) {}
  void save(const Report& report);
  // The same, with what a solution of `problem`, which is in `report`, has come to while it is judged.
  void save(const Report& report, ProblemResult& problem, const SolutionResult& so_far);

 private:
  bool due() const;

  const CommandLine& line_;
  double next_s_ = 0;
  bool failed_ = false;  // finish() says so: it is no reason to end a run
};

// Writes every file that is wanted and shows the results. Returns the exit status: 2 for the judge's own
// fault and where somebody ended it early, 1 when a solution was not accepted or is worse than in the
// --baseline, otherwise 0.
int finish(Report& report, const CommandLine& line, const TableStyle& style, Shown shown,
           const std::optional<LoadedReport>& baseline);

// Where finish() shows results: standard error where a file is written to standard output.
std::ostream& results_stream(const CommandLine& line);

// The style for the stream that finish() shows results on.
TableStyle results_style(const CommandLine& line);

}  // namespace leetjudge
