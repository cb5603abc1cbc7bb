// The commands and their options, for parsing, help and completion alike.
#include "commands/options.hpp"

#include <CLI/CLI.hpp>

#include "commands/option_groups.hpp"
#include "problem/rules.hpp"

namespace leetjudge {
namespace {

CLI::App* add_command(CLI::App& app, CommandLine& line, const char* name, const char* what,
                      const char* example) {
  CLI::App* command = app.add_subcommand(name, what);
  command->footer(std::string("Example:\n  ") + example);
  command->callback([&line, name] { line.command = name; });
  return command;
}

void define_judging(CLI::App& app, CommandLine& line) {
  CLI::App* run = add_command(app, line, "run", "judge solutions (also without the word run)",
                              "harness/judge 37 ~/mine.cpp --case leetcode-example");
  add_problem(*run, line, false);
  run->add_option("SOLUTION", line.solutions,
                  "names in the problem's folder, or paths of any .cpp files; all if none");
  add_cases(*run, line);
  add_choice(*run, line);
  CLI::Option* input = run->add_option(
      "--input", line.input, "judge on what one types into LeetCode's test-case box; - is standard input");
  input->option_text("TEXT")->excludes("--cases")->excludes("--set")->excludes("--case");
  add_reference(*run, line);
  add_keeping(*run, line);
  run->get_option("--keep")->needs(input);
  add_results(*run, line);
  add_replays(*run, line);
  add_parts(*run, line);
  run->get_option("--shard")->excludes(input);
  add_seed(*run, line);
  run->add_flag("--counters", line.counters,
                "count placements, undos, reads, writes, calls and depth on every case");
  run->add_flag("--no-counters", line.no_counters, "count nothing: a verdict as fast as it gets")
      ->excludes("--counters");
  run->add_option("--repeat", line.repeat, "judge so often, and say what is not the same each time")
      ->check(CLI::Range(1, 1000000))
      ->option_text("N");
  add_failures(*run, line, "how many failed cases of a solution to show");
  add_judging(*run, line);
  add_modes(*run, line);
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
  add_one_solution(*solve, line, "the solution that answers");
  add_judging(*solve, line);
  add_modes(*solve, line);
  add_building(*solve, line);
}

void define_comparing(CLI::App& app, CommandLine& line) {
  CLI::App* compare =
      add_command(app, line, "compare", "solutions side by side: time, counters, and how sure it is",
                  "harness/judge compare 37 scan bitmask --set extreme --html report.html");
  add_problem(*compare, line, true);
  compare->add_option("SOLUTION", line.solutions,
                      "names in the problem's folder, or paths of any .cpp files; all if none");
  add_cases(*compare, line);
  add_choice(*compare, line);
  add_parts(*compare, line);
  add_seed(*compare, line);
  compare->add_option("--rounds", line.rounds, "measure so many times; 10 to 40 by default, as time allows")
      ->check(CLI::Range(1, 100000))
      ->option_text("N");
  compare
      ->add_option("--for", line.most_s,
                   "as many rounds as fit into that, all solutions together; 10s by default")
      ->transform(CLI::AsNumberWithUnit(long_units, CLI::AsNumberWithUnit::CASE_INSENSITIVE) &
                  CLI::Range(0.0, 1e7))
      ->option_text("TIME")
      ->excludes("--rounds");
  compare->add_flag("--counters", line.counters,
                    "count also where all cases together take longer than 5 s, in ten times that");
  compare->add_flag("--no-counters", line.no_counters, "count nothing")->excludes("--counters");
  add_results(*compare, line);
  add_replays(*compare, line);
  compare
      ->add_option(
          "--fail-slower", line.baseline.fail_slower,
          "with --baseline: also fail when a solution takes so many times as long, beyond doubt: 1.2")
      ->check(finite & CLI::Range(1.0, 1000.0))
      ->option_text("FACTOR")
      ->needs("--baseline");
  add_failures(*compare, line, "how many failed cases of a solution to show");
  add_judging(*compare, line);
  add_building(*compare, line);

  CLI::App* merge = add_command(app, line, "merge", "the --json of shards, or of several runs, as one",
                                "harness/judge merge shard-*.json --html report.html");
  merge->add_option("FILE", line.files, "results written with --json")->required();
  add_results(*merge, line);
  add_failures(*merge, line, "how many failed cases of a solution to show");
  add_kit(*merge, line);
}

void define_practice(CLI::App& app, CommandLine& line) {
  CLI::App* create = add_command(app, line, "new", "start a solution file from LeetCode's empty class",
                                 "harness/judge new 37 mine");
  add_problem(*create, line, true);
  add_one_solution(*create, line, "the name of the new file");
  create->add_option("--to", line.folder, "the folder to write it in; by default the problem's in solutions/")
      ->option_text("DIR");
  add_kit(*create, line);

  CLI::App* watch =
      add_command(app, line, "watch", "judge again on every save", "harness/judge watch 37 mine");
  add_problem(*watch, line, true);
  add_one_solution(*watch, line, "the solution that you are working on");
  add_cases(*watch, line);
  add_choice(*watch, line);
  watch->add_flag("--counters", line.counters, "all counters of every case");
  add_failures(*watch, line, "how many failed cases to show; one by default");
  add_judging(*watch, line);
  add_modes(*watch, line);
  add_building(*watch, line);

  CLI::App* stress =
      add_command(app, line, "stress", "random cases until one fails, then the smallest one that does",
                  "harness/judge stress 37 mine --seed 1 --keep found-by-stress");
  add_problem(*stress, line, true);
  add_one_solution(*stress, line, "the solution to try");
  add_seed(*stress, line);
  stress->add_option("--count", line.count, "try so many cases")
      ->check(CLI::Range(1, 1000000000))
      ->option_text("N");
  stress->add_option("--for", line.most_s, "try for so long, 30s by default; plain numbers are seconds")
      ->transform(CLI::AsNumberWithUnit(long_units, CLI::AsNumberWithUnit::CASE_INSENSITIVE) &
                  CLI::Range(0.0, 1e7))
      ->option_text("TIME");
  add_reference(*stress, line);
  add_keeping(*stress, line);
  add_limits(*stress, line);
  add_modes(*stress, line);
  add_building(*stress, line);

  CLI::App* debug = add_command(app, line, "debug", "start gdb or lldb on one case, stopped in the solution",
                                "harness/judge debug 37 mine leetcode-example");
  add_problem(*debug, line, true);
  add_one_solution(*debug, line, "the solution to look into");
  debug->add_option("CASE", line.debug_case, "the case; the problem's first if none");
  debug->add_option("--input", line.input, "a case as one types it into LeetCode's test-case box")
      ->excludes("CASE")
      ->option_text("TEXT");
  debug->add_flag("--build-only", line.build_only, "only build what a debugger needs, and say where it is");
  debug->add_option("--debugger", line.debugger, "gdb or lldb, or the path of one; the first that is there")
      ->option_text("NAME");
  add_building(*debug, line);
}

void define_helpers(CLI::App& app, CommandLine& line) {
  CLI::App* generate =
      add_command(app, line, "generate", "random valid cases",
                  "harness/judge generate 37 --count 1000 --seed 1 --clues 26-30 > puzzles.txt");
  add_problem(*generate, line, true);
  generate->add_option("--count", line.count, "how many; one by default")
      ->check(CLI::Range(1, 1000000000))
      ->option_text("N");
  add_seed(*generate, line);
  for (const GeneratorOption& one : all_generator_options()) {
    if (one.value)
      generate
          ->add_option_function<std::string>(
              one.name, [&line, one](const std::string& value) { line.generator_options[one.name] = value; },
              one.what)
          ->option_text(one.value);
    else
      generate->add_flag_callback(
          one.name, [&line, one] { line.generator_options[one.name] = ""; }, one.what);
  }
  CLI::Option* undos =
      generate->add_option("--undos", line.undos, "on which --by's solution undoes so many placements");
  undos->option_text("N[-M]");
  generate->add_option("--by", line.reference, "the solution whose undos count")
      ->option_text("SOLUTION")
      ->needs(undos);
  undos->needs("--by");
  add_building(*generate, line);

  CLI::App* list = add_command(app, line, "list", "problems and solutions", "harness/judge list");
  add_problem(*list, line, false);
  add_kit(*list, line);

  CLI::App* completion = add_command(app, line, "completion", "a script that completes words for bash or zsh",
                                     "source <(harness/judge completion bash)");
  completion->add_option("SHELL", line.shell, "bash or zsh")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh"}));

  CLI::App* complete = add_command(app, line, "complete", "what the last of the words behind -- may become",
                                   "harness/judge complete -- 37 s");
  complete->group("");  // only the scripts need it
}

}  // namespace

void define_options(CLI::App& app, CommandLine& line) {
  app.name("harness/judge");
  app.set_version_flag("--version", "leetjudge 1.0");
  app.require_subcommand(1);
  app.footer("\"harness/judge COMMAND --help\" lists a command's options, and has an example.");
  define_judging(app, line);
  define_comparing(app, line);
  define_practice(app, line);
  define_helpers(app, line);
}

}  // namespace leetjudge
