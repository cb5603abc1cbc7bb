#include "commands/shared_options.hpp"

#include <fcntl.h>
#include <sys/file.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <limits>
#include <thread>

#include "compile/toolchain.hpp"
#include "inputs/drawing.hpp"
#include "problem/typed_text.hpp"
#include "sandbox/descriptor.hpp"
#include "sandbox/isolation.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

std::string from_environment(const char* name, const char* otherwise) {
  const char* value = std::getenv(name);
  return value && *value ? value : otherwise;
}

std::vector<Case> named_set(const Problem& problem, const std::string& name) {
  if (name == "all") return all_cases(problem);
  if (const auto found = problem.named_sets.find(name); found != problem.named_sets.end()) return found->second;
  throw BadInput(fmt::format("no set \"{}\" of problem {}: {}", name, problem.id, suggest(name, set_names(problem))));
}

// Which of the constraints cases break that somebody gave: they are judged, but the problem never gives them.
void tell_what_breaks(const Problem& problem, const std::vector<Case>& cases) {
  constexpr std::size_t most_told = 5;
  const Constraints constraints = constraints_of(problem, false);
  std::size_t told = 0;
  for (const Case& one : cases) {
    const std::optional<std::string> broken = constraints.broken_by(one.input);
    if (broken && ++told <= most_told)
      std::cerr << fmt::format("judge: {}: the problem never gives this: {}\n", one.where, *broken);
  }
  if (told > most_told) std::cerr << fmt::format("judge: and {} more like these\n", told - most_told);
}

}  // namespace

std::vector<Case> all_cases(const Problem& problem) {
  std::vector<Case> all = problem.cases;
  for (const auto& [name, set] : problem.named_sets) all.insert(all.end(), set.begin(), set.end());
  return all;
}

std::vector<std::string> set_names(const Problem& problem) {
  std::vector<std::string> names = {"all"};
  for (const auto& [name, set] : problem.named_sets) names.push_back(name);
  return names;
}

CaseList pick(const CaseList& list, const std::vector<std::string>& names) {
  CaseList picked;
  for (const std::string& name : names) {
    const auto found = std::ranges::find(list.cases, name, &Case::name);
    const auto bad = std::ranges::find(list.bad, name, &BadCase::name);
    if (found == list.cases.end() && bad == list.bad.end())
      throw BadInput(fmt::format("no case \"{}\": {}", name, suggest(name, names_of(list.cases))));
    if (found == list.cases.end())
      picked.bad.push_back(*bad);
    else if (std::ranges::find(picked.cases, name, &Case::name) == picked.cases.end())
      picked.cases.push_back(*found);
  }
  return picked;
}

unsigned cores() { return std::max(1u, std::thread::hardware_concurrency()); }

KitOption::KitOption() : folder(from_environment("LEETJUDGE_KIT", LEETJUDGE_KIT_DIR)) {}

void KitOption::add(CLI::App& verb) {
  verb.option_defaults()->group("Building");
  option(verb, "--kit DIR", folder, "the folder that holds solutions/ and testcases/ (LEETJUDGE_KIT)");
}

BuildingOptions::BuildingOptions()
    : compiler(from_environment("LEETJUDGE_COMPILER", "")),
      cache(from_environment("LEETJUDGE_CACHE", LEETJUDGE_CACHE_DIR)) {}

void BuildingOptions::add(CLI::App& verb) {
  KitOption::add(verb);
  option(verb, "--jobs N", jobs,
         "compile and judge N solutions at a time (by default one is judged at a time, so that times are undisturbed)")
      ->check(CLI::Range(1, 1024));
  option(verb, "--compiler NAME", compiler, "the g++ or clang++ that builds solutions (LEETJUDGE_COMPILER)");
  option(verb, "--cache DIR", cache, "the folder that keeps what was built (LEETJUDGE_CACHE)");
  verb.add_flag("--unfenced", unfenced,
                "run solutions though nothing keeps them from your files (LEETJUDGE_UNFENCED=1)");
}

Builder BuildingOptions::builder() const {
  refuse_tight_limits();
  if (unfenced || from_environment("LEETJUDGE_UNFENCED", "") == "1") allow_unfenced();
  if (!isolation().filter && !unfenced_allowed())
    throw BadInput(
        "nothing was run: system calls cannot be filtered here (seccomp), so nothing would keep a solution from your "
        "files; --unfenced or LEETJUDGE_UNFENCED=1 runs it all the same");
  if (!isolation().filter) std::cerr << "judge: solutions are not isolated: system calls cannot be filtered here\n";
  if (!isolation().landlock) std::cerr << "judge: compilers are not fenced: this system has no Landlock\n";
  const std::string most = from_environment("LEETJUDGE_CACHE_MB", "2048");
  if (most.size() > 8 || most.find_first_not_of("0123456789") != std::string::npos)
    throw BadInput("LEETJUDGE_CACHE_MB: a number of megabytes is expected, not " + most);
  return Builder(find_toolchain(compiler), LEETJUDGE_HOST_DIR, cache, {}, std::stoull(most) << 20);
}

void CaseOptions::add(CLI::App& verb) {
  verb.option_defaults()->group("Cases");
  option(verb, "--cases FILE", file, "use the cases in FILE: JSON, or text puzzles; - is standard input");
}

void CaseOptions::add_choice(CLI::App& verb) {
  option(verb, "--set NAME", set, "judge on a named set of the problem's cases, or on \"all\"")->excludes("--cases");
  option(verb, "--case NAME", names, "judge on this case only; may be repeated")->allow_extra_args(false)->take_all();
}

void CaseOptions::add_input(CLI::App& verb) {
  option(verb, "--input TEXT", input, "judge on what one types into LeetCode's test-case box; - is standard input")
      ->excludes("--cases")
      ->excludes("--set")
      ->excludes("--case");
  option(verb, "--expect ANSWER", expect, "the right answer to --input, as JSON")->needs("--input");
  option(verb, "--method NAME", method, "of a file without a known problem, the method to call, where it has several");
}

MethodWish CaseOptions::wish() {
  if (input == "-") input = read_standard_input("Paste a case");
  return {method, names_in(input.value_or(""))};
}

std::string CaseOptions::selection() const { return set.empty() ? "" : " --set " + shell_quoted(set); }

CaseList CaseOptions::of(const Problem& problem) const {
  CaseList list;
  std::vector<Case>& cases = list.cases;
  if (input) {
    cases = typed_cases(*input, problem, "--input");
    if (expect && cases.size() > 1) throw BadInput("--expect: one case at a time");
    if (expect) {
      cases[0].expected = answer_at({parse_json(*expect, "--expect"), "--expect"}, problem, cases[0].input);
      cases[0].typed += " --expect " + shell_quoted(*expect);
    }
  } else if (!file.empty()) {
    list = load_cases(file, problem);
  } else {
    cases = set.empty() && names.empty() ? problem.cases : named_set(problem, set.empty() ? "all" : set);
    list.bad = problem.bad_cases;
  }
  if (!names.empty()) list = pick(list, names);
  if (!input || expect) leave_out_bad_cases(problem, list);
  list.need_one();
  if (cases.empty() && !problem.typed.empty())
    throw BadInput(
        fmt::format("{}: its comments name no problem of this kit and hold no examples: harness/judge PROBLEM "
                    "{}, or --input",
                    problem.typed, problem.typed));
  if (cases.empty()) throw BadInput(fmt::format("problem {} has no cases", problem.id));
  if (input || !file.empty()) tell_what_breaks(problem, cases);
  return list;
}

void CaseOptions::add_shard(CLI::App& verb) {
  const auto refuse = [this](std::string& typed) {
    Shard part;
    char rest = 0;
    const bool digits = typed.find_first_not_of("0123456789/") == std::string::npos;
    const bool two = digits && std::sscanf(typed.c_str(), "%zu/%zu%c", &part.index, &part.count, &rest) == 2;
    if (!two || part.index < 1 || part.index > part.count) return "is I/N with I from 1 to N, not " + typed;
    shard = part;
    return std::string();
  };
  verb.option_defaults()->group("Cases");
  verb.add_option("--shard",
                  "the I-th of N parts of the cases (also GTEST_TOTAL_SHARDS and GTEST_SHARD_INDEX); merge joins them")
      ->option_text("I/N")
      ->check(CLI::Validator(refuse, ""));
}

std::vector<Case> CaseOptions::in_shard(const std::vector<Case>& cases) const {
  const Shard part = shard.value_or(Shard{});
  std::vector<Case> some;
  for (std::size_t i = part.index - 1; i < cases.size(); i += part.count) some.push_back(cases[i]);
  return some;
}

void add_seed(CLI::App& verb, std::optional<std::uint64_t>& seed) {
  option(verb, "--seed S", seed, "the same seed draws the same, on every machine");
}

std::optional<Shard> shard_of_environment() {
  const std::string total = from_environment("GTEST_TOTAL_SHARDS", "");
  if (total.empty()) return std::nullopt;
  const std::string index = from_environment("GTEST_SHARD_INDEX", "");
  const Shard shard{std::size_t(std::strtoull(index.c_str(), nullptr, 10)) + 1,
                    std::size_t(std::strtoull(total.c_str(), nullptr, 10))};
  if (index != std::to_string(shard.index - 1) || total != std::to_string(shard.count) || shard.index > shard.count)
    throw BadInput(
        fmt::format("GTEST_TOTAL_SHARDS={}, GTEST_SHARD_INDEX={}: the index is 0 to the total - 1", total, index));
  if (const std::string file = from_environment("GTEST_SHARD_STATUS_FILE", ""); !file.empty()) write_file(file, "");
  return shard;
}

void JudgingOptions::add_limits(CLI::App& verb) {
  using Units = std::map<std::string, double>;
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

void JudgingOptions::add_counters(CLI::App& verb, const char* what) {
  verb.add_flag("--counters,!--no-counters", counters, what);
}

JudgeOptions JudgingOptions::judge_options(std::size_t most_timeouts) const {
  JudgeOptions options;
  options.fresh = fresh;
  options.check = checked ? JudgeOptions::Check::all
                  : fast  ? JudgeOptions::Check::crashes
                          : JudgeOptions::Check::within_budget;
  options.most_timeouts = keep_going ? std::numeric_limits<std::size_t>::max() : most_timeouts;
  options.time_limit_ms = time_limit_ms;
  if (memory_limit_mb) options.memory_limit_mb = std::max(1l, long(*memory_limit_mb));
  if (counters > 0) options.counting = JudgeOptions::Counting::all;
  if (counters < 0 || fast) options.counting = JudgeOptions::Counting::none;
  return options;
}

void KeepingOptions::add(CLI::App& verb, const char* what) {
  verb.option_defaults()->group("Keeping a case");
  const auto take = [this](const std::string& typed) {
    const std::size_t colon = typed.find(':');
    name = trim(typed.substr(0, colon));
    if (colon != std::string::npos) why = trim(typed.substr(colon + 1));
  };
  verb.add_option_function<std::string>("--keep", take, what)->option_text("NAME[: WHY]");
}

CLI::Option* add_problem(CLI::App& verb, std::string& problem) {
  return option(verb, "PROBLEM", problem, "its number, name or URL: 36 or valid-sudoku; or a .cpp file that names it");
}

ProblemAndSolution choose(const Kit& kit, const std::string& problem, const std::string& solution,
                          const MethodWish& wish) {
  if (solution.empty() && !is_path(problem)) throw BadInput("SOLUTION is required");
  Problem found = kit.problem(problem, wish);
  Solution chosen = kit.solution(found, solution.empty() ? problem : solution);
  return {std::move(found), std::move(chosen)};
}

void add_solutions(CLI::App& verb, std::vector<std::string>& solutions) {
  option(verb, "SOLUTION", solutions, "names in the problem's folder, or paths of any .cpp files; all if none");
}

void add_reference(CLI::App& verb, std::string& reference) {
  option(verb, "--reference SOLUTION", reference, "the solution to compare answers with, instead of the problem's own");
}

namespace fs = std::filesystem;

std::string keep_case(const Kit& kit, const Problem& problem, Case test, const std::string& name,
                      const std::string& why) {
  const fs::path file = kit.file_of(problem);
  const fs::path real = fs::canonical(file);
  const Descriptor folder(open(real.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  flock(folder.get(), LOCK_EX);  // two that keep a case at once keep both
  test.name = name;
  test.why = why;
  const fs::perms permissions = fs::status(real).permissions();
  write_file(real, with_case(read_file(real), display_path(file), problem, test));
  fs::permissions(real, permissions);
  return fmt::format("kept as the case {} in {}\n", name, display_path(file));
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
