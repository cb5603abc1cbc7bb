// What is done with results, by every verb that judges: shown, written in the formats that are asked for,
// compared with an earlier run.
#pragma once

#include <map>
#include <optional>
#include <ostream>
#include <string>

#include "commands/work.hpp"
#include "compare/baseline.hpp"
#include "compile/toolchain.hpp"
#include "report/report.hpp"
#include "results/json.hpp"

namespace leetjudge {

// For what is written to `descriptor`: colour and width as its terminal has them, and NO_COLOR honoured.
TableStyle terminal_style(int descriptor);

// How the user starts the judge, as a shell takes it.
std::string judge_command();

struct ResultOptions {
  std::map<std::string, std::string> files;  // by option, "--json"; those that were typed
  std::string baseline_file;                 // results of an earlier run
  BaselineOptions baseline;
  std::optional<std::uint64_t> failures;
  void add(CLI::App& verb);
  void add_file(CLI::App& verb, const char* option, const char* what);
  bool wants(const char* option) const { return files.contains(option); }
};

// What the options about results need before anything is judged: returns the baseline. No result is written over it,
// one of `inputs`, a source, or anything of the kit's or the library's. Throws BadInput when they cannot be kept.
std::optional<Report> prepare_results(const ResultOptions& options, const std::vector<std::string>& inputs,
                                      const KitOption& kit);

// What the verbs have in common that judge and then report.
struct ReportingOptions : Asked {
  std::string again;  // as Typed
  JudgingOptions judging;
  ResultOptions results;
  BuildingOptions building;

  CLI::Option* add_asked(CLI::App& verb);  // returns that of the problem
  std::optional<Report> baseline();        // as prepare_results()
  bool is_try() const;                     // all of the problem's own cases under its own limits
  // Which cases a page of results shows step by step: those that were named, otherwise the first that records counters,
  // or the first. None where there is no --html, or nothing to watch.
  std::vector<std::string> cases_to_replay(const Work& work) const;
  JudgeOptions judge_options(const Work& work, std::size_t most_timeouts = 10) const;
  TableStyle style() const;
  // With what is known before anything is judged.
  Report empty_report(const Toolchain& toolchain) const;
  // Of what was accepted with --checked, all cases were to be: otherwise the report is partial.
  void demand_checks(Report& report) const;
};

// Writes every file that is wanted and shows the results: of a folder, a comparison or verdicts. They are partial where
// some of what was asked for was `bad`. Returns the exit status: 2 for the judge's own fault and where somebody ended
// it early, 1 when a solution was not accepted, or where there is a baseline when something got worse, otherwise 0.
int finish(Report& report, const std::vector<BadCase>& bad, const ResultOptions& options, const TableStyle& style,
           const std::optional<Report>& baseline);

// Where finish() shows results: standard error where a file is written to standard output; and in which style.
std::ostream& results_stream(const ResultOptions& options);
TableStyle results_style(const ResultOptions& options);

}  // namespace leetjudge
