#include "commands/shared_options.hpp"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <limits>
#include <thread>

#include "compile/toolchain.hpp"
#include "problem/page_file.hpp"
#include "sandbox/isolation.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {

std::string from_environment(const char* name, const char* otherwise) {
  const char* value = std::getenv(name);
  return value && *value ? value : otherwise;
}

unsigned cores() { return std::max(1u, std::thread::hardware_concurrency()); }

namespace {

// The workspace that the current folder lies in, otherwise the judge's own folder.
std::string folder_here() {
  std::error_code error;
  const std::filesystem::path here = std::filesystem::current_path(error);
  for (std::filesystem::path folder = here; folder.has_relative_path(); folder = folder.parent_path())
    if (std::filesystem::is_regular_file(folder / KitOption::workspace_mark, error)) return folder.string();
  return LEETJUDGE_KIT_DIR;
}

// Where programs of a user keep what they need: XDG_DATA_HOME or ~/.local/share; empty where there is no home.
std::string data_folder() {
  const std::string data = from_environment("XDG_DATA_HOME", ""), home = from_environment("HOME", "");
  const std::string share = data.starts_with('/') ? data : home.empty() ? "" : home + "/.local/share";
  return from_environment("LEETJUDGE_LIBRARY", share.empty() ? "" : (share + "/leetjudge").c_str());
}

}  // namespace

KitOption::KitOption() : folder(from_environment("LEETJUDGE_KIT", folder_here().c_str())) {}

Kit KitOption::kit() const {
  const bool workspace = std::filesystem::is_regular_file(std::filesystem::path(folder) / workspace_mark);
  return Kit(folder, data_folder(), workspace ? LEETJUDGE_KIT_DIR : "");
}

void KitOption::make() const {
  std::error_code error;
  if (std::filesystem::exists(folder, error)) return;
  for (const char* name : {"solutions", "testcases"})
    std::filesystem::create_directories(std::filesystem::path(folder) / name, error);
  if (error) throw BadInput(fmt::format("--kit: {}: cannot be made: {}", folder, error.message()));
}

void KitOption::add(CLI::App& verb) {
  verb.option_defaults()->group("Building");
  option(verb, "--kit DIR", folder, "the folder that holds solutions/ and testcases/ (LEETJUDGE_KIT)");
}

std::string KitOption::again() const { return folder == KitOption().folder ? "" : " --kit " + shell_quoted(folder); }

BuildingOptions::BuildingOptions()
    : compiler(from_environment("LEETJUDGE_COMPILER", "")),
      cache(from_environment("LEETJUDGE_CACHE", LEETJUDGE_CACHE_DIR)) {}

void BuildingOptions::add(CLI::App& verb) {
  KitOption::add(verb);
  option(
      verb, "--jobs N", jobs,
      "compile and judge N solutions at a time (by default one where times are told, otherwise one on each processor)")
      ->check(CLI::Range(1, 1024));
  option(verb, "--compiler NAME", compiler, "the g++ or clang++ that builds solutions (LEETJUDGE_COMPILER)");
  option(verb, "--cache DIR", cache, "the folder that keeps what was built (LEETJUDGE_CACHE)");
  verb.add_flag("--unfenced", unfenced,
                "run solutions though a fence between them and your files is missing (LEETJUDGE_UNFENCED=1)");
}

Builder BuildingOptions::builder() const {
  refuse_tight_limits();
  if (unfenced || from_environment("LEETJUDGE_UNFENCED", "") == "1") allow_unfenced();
  if (!isolation().whole() && !unfenced_allowed())
    throw BadInput(
        fmt::format("nothing was run: this system has no {}, so a solution could reach your files; --unfenced (or "
                    "LEETJUDGE_UNFENCED=1) runs it all the same",
                    isolation().filter ? "Landlock (Linux 5.13)" : "filter of system calls (seccomp)"));
  const std::string most = from_environment("LEETJUDGE_CACHE_MB", "2048");
  if (most.size() > 8 || most.find_first_not_of("0123456789") != std::string::npos)
    throw BadInput("LEETJUDGE_CACHE_MB: a number of megabytes is expected, not " + most);
  return Builder(find_toolchain(compiler, cache), LEETJUDGE_HOST_DIR, cache, {}, std::stoull(most) << 20);
}

void add_seed(CLI::App& verb, std::optional<std::uint64_t>& seed) {
  option(verb, "--seed S", seed, "the same seed draws the same, on every machine");
}

using Units = std::map<std::string, double>;

CLI::Option* add_for(CLI::App& verb, std::optional<double>& most_s, const char* what) {
  return option(verb, "--for TIME", most_s, what)
      ->transform(CLI::AsNumberWithUnit(Units{{"ms", 1e-3}, {"s", 1}, {"min", 60}, {"h", 3600}}))
      ->check(number_in(1e-3, 1e7));
}

void JudgingOptions::add_limits(CLI::App& verb) {
  verb.option_defaults()->group("Limits");
  option(verb, "--time-limit TIME", time_limit_ms, "CPU time for each case, 500ms or 2s; plain numbers are ms")
      ->transform(CLI::AsNumberWithUnit(Units{{"ms", 1}, {"s", 1000}}))
      ->check(number_in(1, 1e7));
  option(verb, "--memory-limit SIZE", memory_limit_mb, "memory for the solution, 256MB or 1GB; plain numbers are MB")
      ->transform(CLI::AsNumberWithUnit(Units{{"MB", 1}, {"GB", 1024}}))
      ->check(number_in(1, 1 << 20));
}

void JudgingOptions::add_judging(CLI::App& verb) {
  add_limits(verb);
  verb.add_flag("--keep-going", keep_going, "run all cases even when many run out of time");
}

void JudgingOptions::add_modes(CLI::App& verb) {
  verb.option_defaults()->group("Checks and counters");
  verb.add_flag("--fresh", fresh, "a process of its own for every case");
  verb.add_flag("--fast", fast, "without checks and counters: the plain verdict only");
  verb.add_flag("--checked", checked, "check with the sanitizers however long that takes")->excludes("--fast");
}

void JudgingOptions::add_counters(CLI::App& verb, const char* what) { verb.add_flag("--counters", counters, what); }

JudgeOptions JudgingOptions::judge_options(std::size_t most_timeouts) const {
  JudgeOptions options;
  options.fresh = fresh;
  options.check = checked ? JudgeOptions::Check::all
                  : fast  ? JudgeOptions::Check::crashes
                          : JudgeOptions::Check::within_budget;
  options.most_timeouts = keep_going ? std::numeric_limits<std::size_t>::max() : most_timeouts;
  options.time_limit_ms = time_limit_ms;
  if (memory_limit_mb) options.memory_limit_mb = std::max(1l, long(*memory_limit_mb));
  if (counters) options.counting = JudgeOptions::Counting::all;
  if (fast) options.counting = JudgeOptions::Counting::none;
  return options;
}

void KeepingOptions::add(CLI::App& verb) {
  verb.option_defaults()->group("Keeping a case");
  const auto take = [this](const std::string& typed) {
    const std::size_t colon = typed.find(':');
    name = trim(typed.substr(0, colon));
    if (colon != std::string::npos) why = trim(typed.substr(colon + 1));
  };
  verb.add_option_function<std::string>("--keep", take, "add the case to the problem's test cases under this name")
      ->option_text("NAME[: WHY]");
}

CLI::Option* add_problem(CLI::App& verb, std::string& problem) {
  return option(verb, "PROBLEM", problem, "its number, name or URL: 36 or valid-sudoku; or a .cpp file that names it");
}

ProblemAndSolution choose(const Kit& kit, const std::string& problem, const std::string& solution, MethodWish wish) {
  if (solution.empty() && !is_path(problem)) throw BadInput("SOLUTION is required");
  Problem found = kit.problem(problem, wish);
  Solution chosen = kit.solution(found, solution.empty() ? problem : solution);
  return {std::move(found), std::move(chosen)};
}

void add_solutions(CLI::App& verb, std::vector<std::string>& solutions) {
  option(verb, "SOLUTION", solutions, "names in the problem's folder, or paths of any .cpp files; all if none");
}

void add_reference(CLI::App& verb, std::string& reference) {
  option(verb, "--reference SOLUTION", reference,
         "the solution that answers what has no \"expected\", instead of the problem's own");
}

namespace fs = std::filesystem;

std::string keep_case(const Kit& kit, const Problem& problem, Case test, const std::string& name,
                      const std::string& why) {
  const fs::path file = kit.file_of(problem);
  const fs::path real = fs::weakly_canonical(file);
  const FolderLock lock(real.parent_path());  // two that keep a case at once keep both
  test.name = name;
  test.why = why;
  const std::string before = fs::exists(real) ? read_file(real) : "";
  write_file(real, with_case(before, display_path(file), problem, test));
  const bool formatted = !before.empty() && file_text(parse_json(before, display_path(file))) != before;
  return fmt::format("kept as the case {} in {}{}\n", name, display_path(file),
                     formatted ? ", which is written in the judge's own form now" : "");
}

void refuse_bad_name(const Problem& problem, const std::string& name) {
  if (!problem.typed.empty())
    throw BadInput(fmt::format("--keep: there is no test-case file of {}: add its problem first", problem.typed));
  const bool dashes_between = ("-" + name + "-").find("--") == std::string::npos;
  if (!dashes_between || name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") != std::string::npos)
    throw BadInput(fmt::format(
        "--keep: \"{}\" is no name for a case: lower-case letters and digits, with dashes between words", name));
  if (std::ranges::count(all_cases(problem), name, &Case::name))
    throw BadInput(fmt::format("--keep: there is a case named \"{}\"; choose another name", name));
}

std::string why_not_kept(const Problem& problem, const std::string& input) {
  const std::vector<Case> all = all_cases(problem);
  const auto same = std::ranges::find(all, input, &Case::input);
  return same == all.end() ? "" : fmt::format("the same case is there already, as {}", same->name);
}

}  // namespace leetjudge
