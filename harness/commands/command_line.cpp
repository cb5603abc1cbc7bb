// The one place that includes CLI11.
#include "commands/command_line.hpp"

#include <CLI/CLI.hpp>
#include <cstdlib>

#include "util/error.hpp"

namespace leetjudge {
namespace {

const std::map<std::string, double> time_units = {{"ms", 1}, {"s", 1000}};
const std::map<std::string, double> memory_units = {{"MB", 1}, {"GB", 1024}};

std::string from_environment(const char* name, const char* otherwise) {
  const char* value = std::getenv(name);
  return value && *value ? value : otherwise;
}

void add_problem(CLI::App& app, CommandLine& line, bool required) {
  app.add_option("PROBLEM", line.problem, "its number or name: 36 or valid-sudoku")->required(required);
}

void add_cases(CLI::App& app, CommandLine& line) {
  app.add_option("--cases", line.cases_file,
                 "use the cases in FILE: JSON, or text puzzles; - is standard input")
      ->option_text("FILE");
}

void add_judging(CLI::App& app, CommandLine& line) {
  app.add_option("--time-limit", line.time_limit_ms,
                 "CPU time for each case, 500ms or 2s; plain numbers are ms")
      ->transform(CLI::AsNumberWithUnit(time_units, CLI::AsNumberWithUnit::CASE_INSENSITIVE) &
                  CLI::Range(1.0, 1e7))
      ->option_text("TIME");
  app.add_option("--total-time-limit", line.total_time_limit_ms,
                 "CPU time for all cases together, which is LeetCode's way; none by default")
      ->transform(CLI::AsNumberWithUnit(time_units, CLI::AsNumberWithUnit::CASE_INSENSITIVE) &
                  CLI::Range(1.0, 1e7))
      ->option_text("TIME");
  app.add_option("--memory-limit", line.memory_limit_mb,
                 "memory for the solution, 256MB or 1GB; plain numbers are MB")
      ->transform(CLI::AsNumberWithUnit(memory_units, CLI::AsNumberWithUnit::CASE_INSENSITIVE) &
                  CLI::Range(1.0, 1048576.0))
      ->option_text("SIZE");
  app.add_flag("--fresh", line.fresh, "a process of its own for every case");
  app.add_flag("--checked", line.checked, "judge with AddressSanitizer and UndefinedBehaviorSanitizer");
  app.add_flag("--valgrind", line.valgrind,
               "judge under valgrind, which finds uses of uninitialised memory; slow")
      ->excludes("--checked");
  app.add_option("--isolation", line.isolation,
                 "auto: as much as works; bubblewrap: that or nothing; filter: without bubblewrap")
      ->check(CLI::IsMember({"auto", "bubblewrap", "filter"}))
      ->option_text("KIND");
  app.add_flag("--keep-going", line.keep_going, "run all cases even when many run out of time");
}

void add_building(CLI::App& app, CommandLine& line) {
  app.add_option("--jobs", line.jobs,
                 "compile and judge N solutions at a time (by default one is judged at a time, so that "
                 "times are undisturbed)")
      ->check(CLI::Range(1, 1024))
      ->option_text("N");
  app.add_option("--compiler", line.compiler, "the g++ or clang++ that builds solutions (LEETJUDGE_COMPILER)")
      ->option_text("NAME");
  app.add_option("--kit", line.kit, "the folder that holds solutions/ and testcases/")->option_text("DIR");
  app.add_option("--cache", line.cache, "the folder for what is built")->option_text("DIR");
}

CLI::App* add_command(CLI::App& app, CommandLine& line, const char* name, const char* what,
                      const char* example) {
  CLI::App* command = app.add_subcommand(name, what);
  command->footer(std::string("Example:\n  ") + example);
  command->callback([&line, name] { line.command = name; });
  return command;
}

// "harness/judge 37 mine" is "harness/judge run 37 mine".
bool names_command(const CLI::App& app, const std::string& word) {
  if (word == "-h" || word == "--help" || word == "--version") return true;
  for (const CLI::App* command : app.get_subcommands(nullptr)) {
    if (command->get_name() == word) return true;
  }
  return false;
}

}  // namespace

CommandLine parse_command_line(int argc, char** argv) {
  CommandLine line;
  line.compiler = from_environment("LEETJUDGE_COMPILER", "");
  line.kit = from_environment("LEETJUDGE_KIT", LEETJUDGE_KIT_DIR);
  line.cache = from_environment("LEETJUDGE_CACHE", LEETJUDGE_CACHE_DIR);

  CLI::App app(
      "Judges LeetCode solutions in C++ on this machine. Without arguments: every shipped solution.");
  app.name("harness/judge");
  app.set_version_flag("--version", "leetjudge 1.0");
  app.require_subcommand(1);
  app.footer("\"harness/judge run --help\" lists the options of judging.");

  CLI::App* run = add_command(app, line, "run", "judge solutions (also without the word run)",
                              "harness/judge 37 ~/mine.cpp --case leetcode-example");
  add_problem(*run, line, false);
  run->add_option("SOLUTION", line.solutions,
                  "names in the problem's folder, or paths of any .cpp files; all if none");
  add_cases(*run, line);
  run->add_option("--set", line.set, "judge on a named set of the problem's cases, or on \"all\"")
      ->option_text("NAME")
      ->excludes("--cases");
  run->add_option("--case", line.case_names, "judge on this case only; may be repeated")
      ->option_text("NAME")
      ->allow_extra_args(false)
      ->take_all();
  run->add_option("--json", line.json_file, "write the results as JSON; - is standard output")
      ->option_text("FILE");
  run->add_flag("--counters", line.counters,
                "count placements, undos, reads, writes, calls and depth on every case");
  run->add_option("--failures", line.failures, "how many failed cases of a solution to show")
      ->option_text("N");
  add_judging(*run, line);
  add_building(*run, line);

  CLI::App* cases =
      add_command(app, line, "cases", "check the test cases themselves", "harness/judge cases 37");
  add_problem(*cases, line, false);
  add_cases(*cases, line);
  add_building(*cases, line);

  CLI::App* solve =
      add_command(app, line, "solve", "puzzles on stdin, answers on stdout, in the same text format",
                  "harness/judge solve 37 bitmask < puzzles.txt");
  add_problem(*solve, line, true);
  solve->add_option("SOLUTION", line.solutions, "the solution that answers")->required()->expected(1);
  add_judging(*solve, line);
  add_building(*solve, line);

  CLI::App* list = add_command(app, line, "list", "problems and solutions", "harness/judge list");
  add_problem(*list, line, false);
  add_building(*list, line);

  std::vector<std::string> words(argv + 1, argv + argc);
  if (words.empty() || !names_command(app, words.front())) words.insert(words.begin(), "run");
  std::reverse(words.begin(), words.end());  // as CLI11 wants them
  try {
    app.parse(words);
    for (const CLI::App* command : app.get_subcommands()) {
      for (const CLI::Option* option : command->get_options()) {
        if (option->count() > 0) line.typed.insert(option->get_name());
      }
    }
  } catch (const CLI::Success& done) {
    app.exit(done);
    line.command.clear();
  } catch (const CLI::ParseError& error) {
    throw BadInput(std::string(error.what()) + " (harness/judge --help)");
  }
  return line;
}

}  // namespace leetjudge
