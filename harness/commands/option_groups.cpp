#include "commands/option_groups.hpp"

#include <CLI/CLI.hpp>
#include <cstdio>

namespace leetjudge {
namespace {

const std::map<std::string, double> memory_units = {{"MB", 1}, {"GB", 1024}};

const CLI::Validator natural_number(
    [](const std::string& text) {
      const bool good =
          !text.empty() && text.size() < 20 && text.find_first_not_of("0123456789") == std::string::npos;
      return good ? "" : "a whole number of at most 19 digits is expected";
    },
    "");

const CLI::Validator percent(
    [](std::string& text) {
      if (text.ends_with("%")) text.pop_back();
      return std::string();
    },
    "");

std::vector<std::string> counter_names() {
  std::vector<std::string> names;
  for (const Counter& counter : all_counters) names.push_back(counter.name);
  return names;
}

}  // namespace

const CLI::Validator finite(
    [](std::string& text) {
      return text.find_first_of("nN") == std::string::npos ? std::string() : "a number is expected";
    },
    "");

const std::map<std::string, double> time_units = {{"ms", 1}, {"s", 1000}};
const std::map<std::string, double> long_units = {{"ms", 1e-3}, {"s", 1}, {"min", 60}, {"h", 3600}};

void add_problem(CLI::App& app, CommandLine& line, bool required) {
  app.add_option("PROBLEM", line.problem, "its number or name: 36 or valid-sudoku")->required(required);
}

void add_cases(CLI::App& app, CommandLine& line) {
  app.add_option("--cases", line.cases_file,
                 "use the cases in FILE: JSON, or text puzzles; - is standard input")
      ->option_text("FILE");
}

void add_choice(CLI::App& app, CommandLine& line) {
  app.add_option("--set", line.set, "judge on a named set of the problem's cases, or on \"all\"")
      ->option_text("NAME")
      ->excludes("--cases");
  app.add_option("--case", line.case_names, "judge on this case only; may be repeated")
      ->option_text("NAME")
      ->allow_extra_args(false)
      ->take_all();
}

void add_limits(CLI::App& app, CommandLine& line) {
  app.add_option("--time-limit", line.time_limit_ms,
                 "CPU time for each case, 500ms or 2s; plain numbers are ms")
      ->transform(CLI::AsNumberWithUnit(time_units, CLI::AsNumberWithUnit::CASE_INSENSITIVE) &
                  CLI::Range(1.0, 1e7))
      ->option_text("TIME");
  app.add_option("--memory-limit", line.memory_limit_mb,
                 "memory for the solution, 256MB or 1GB; plain numbers are MB")
      ->transform(CLI::AsNumberWithUnit(memory_units, CLI::AsNumberWithUnit::CASE_INSENSITIVE) &
                  CLI::Range(1.0, 1048576.0))
      ->option_text("SIZE");
  app.add_option("--isolation", line.isolation,
                 "auto: as much as works; bubblewrap: that or nothing; filter: without bubblewrap")
      ->check(CLI::IsMember({"auto", "bubblewrap", "filter"}))
      ->option_text("KIND");
}

void add_modes(CLI::App& app, CommandLine& line) {
  app.add_flag("--fresh", line.fresh, "a process of its own for every case");
  CLI::Option* fast =
      app.add_flag("--fast", line.fast, "without checks and counters: the plain verdict only");
  app.add_flag("--checked", line.checked, "check with the sanitizers however long that takes")
      ->excludes(fast);
  app.add_flag("--valgrind", line.valgrind,
               "judge under valgrind, which finds uses of uninitialised memory; slow")
      ->excludes("--checked");
}

void add_judging(CLI::App& app, CommandLine& line) {
  add_limits(app, line);
  app.add_option("--total-time-limit", line.total_time_limit_ms,
                 "CPU time for all cases together, which is LeetCode's way; none by default")
      ->transform(CLI::AsNumberWithUnit(time_units, CLI::AsNumberWithUnit::CASE_INSENSITIVE) &
                  CLI::Range(1.0, 1e7))
      ->option_text("TIME");
  app.add_flag("--keep-going", line.keep_going, "run all cases even when many run out of time");
}

void add_kit(CLI::App& app, CommandLine& line) {
  app.add_option("--kit", line.kit, "the folder that holds solutions/ and testcases/")->option_text("DIR");
}

void add_building(CLI::App& app, CommandLine& line) {
  app.add_option("--jobs", line.jobs,
                 "compile and judge N solutions at a time (by default one is judged at a time, so that "
                 "times are undisturbed)")
      ->check(CLI::Range(1, 1024))
      ->option_text("N");
  app.add_option("--compiler", line.compiler, "the g++ or clang++ that builds solutions (LEETJUDGE_COMPILER)")
      ->option_text("NAME");
  add_kit(app, line);
  app.add_option("--cache", line.cache, "the folder for what is built")->option_text("DIR");
}

void add_reference(CLI::App& app, CommandLine& line) {
  app.add_option("--reference", line.reference,
                 "the solution to compare answers with, instead of the problem's own")
      ->option_text("SOLUTION");
}

void add_keeping(CLI::App& app, CommandLine& line) {
  app.add_option("--keep", line.keep_name, "add the case to the problem's test cases under this name")
      ->option_text("NAME");
  app.add_option("--why", line.why, "what the kept case is for")->option_text("TEXT")->needs("--keep");
}

void add_results(CLI::App& app, CommandLine& line) {
  const auto add = [&](const char* name, std::string& file, const char* what) {
    app.add_option(name, file, what)->option_text("FILE");
  };
  add("--json", line.json_file, "write the results as JSON, also while it runs; - is standard output");
  add("--csv", line.csv_file, "write a row for each solution and case");
  add("--markdown", line.markdown_file, "write the tables as Markdown");
  add("--junit", line.junit_file, "write a JUnit test for each solution and case");
  add("--html", line.html_file, "write a page with the tables, plots and replays, which needs no network");
  app.add_option(
         "--baseline", line.baseline_file,
         "compare with the --json of an earlier run; what became worse or is lacking is exit status 1")
      ->option_text("FILE");
  app.add_flag("--only-regressions", line.only_regressions,
               "exit status 0 when nothing is worse than in the --baseline, whatever failed there, too")
      ->needs("--baseline");
  app.add_option("--baseline-counters", line.baseline.counters,
                 "counters that may not grow at all: placements,undos,…; by default all count")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->check(CLI::IsMember(counter_names()))
      ->option_text("NAMES")
      ->needs("--baseline");
  app.add_option("--tolerance", line.baseline.tolerance,
                 "the others (of all: reads, writes, calls, depth) may grow by so much: 2%")
      ->transform(percent & finite & CLI::Range(0.0, 1000.0))
      ->option_text("PERCENT")
      ->needs("--baseline");
}

void add_replays(CLI::App& app, CommandLine& line) {
  CLI::Option* html = app.get_option("--html");
  app.add_option(
         "--replay", line.replays,
         "a case to show step by step in the HTML; may be repeated; the first that records counters if none")
      ->option_text("CASE")
      ->allow_extra_args(false)
      ->take_all()
      ->needs(html);
}

void add_parts(CLI::App& app, CommandLine& line) {
  app.add_option("--sample", line.sample, "only N of the cases, drawn by --seed")
      ->check(CLI::Range(1, 1000000000))
      ->option_text("N");
  app.add_option_function<std::string>(
         "--shard",
         [&line](const std::string& text) {
           Shard shard;
           char rest = 0;
           const bool digits = text.find_first_not_of("0123456789/") == std::string::npos;
           if (!digits || std::sscanf(text.c_str(), "%zu/%zu%c", &shard.index, &shard.count, &rest) != 2 ||
               shard.index < 1 || shard.index > shard.count)
             throw CLI::ValidationError("--shard", "is I/N with I from 1 to N, not " + text);
           line.shard = shard;
         },
         "the I-th of N parts of the cases (also GTEST_TOTAL_SHARDS and GTEST_SHARD_INDEX); merge joins them")
      ->option_text("I/N");
}

void add_seed(CLI::App& app, CommandLine& line) {
  app.add_option("--seed", line.seed, "the same seed draws the same, on every machine")
      ->check(natural_number)
      ->option_text("S");
}

void add_failures(CLI::App& app, CommandLine& line, const char* what) {
  app.add_option("--failures", line.failures, what)->check(natural_number)->option_text("N");
}

void add_one_solution(CLI::App& app, CommandLine& line, const char* what) {
  app.add_option_function<std::string>(
         "SOLUTION", [&line](const std::string& name) { line.solutions = {name}; }, what)
      ->required();
}

}  // namespace leetjudge
