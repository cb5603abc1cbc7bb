#include "commands/output.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <set>
#include <vector>

#include "compare/standing.hpp"
#include "paste/local_headers.hpp"
#include "results/json.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {

std::string judge_command() { return shell_quoted(from_environment("LEETJUDGE_COMMAND", "harness/judge")); }

TableStyle terminal_style(int descriptor) {
  TableStyle style;
  const bool shown = isatty(descriptor);
  const bool plain = from_environment("TERM", "").starts_with("dumb") ||
                     contains(from_environment("INSIDE_EMACS", ""), "compile");  // "28.2,compile"
  style.colour = shown && !plain && from_environment("NO_COLOR", "").empty();
  winsize size{};
  if (shown && ioctl(descriptor, TIOCGWINSZ, &size) == 0) style.width = size.ws_col;
  style.command = judge_command();
  return style;
}

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_of_reason = 200;  // bytes

struct Format {
  const char* option;
  const char* what;
  std::string (*render)(const Report& report, const TableStyle& style);
};

constexpr Format formats[] = {
    {"--json", "write the results as JSON; - is standard output",
     [](const Report& report, const TableStyle&) { return results_json(report); }},
    {"--junit", "write a JUnit test for each solution and case", render_junit},
    {"--html", "write a page with the tables, plots and replays, which needs no network", render_html},
};

std::ptrdiff_t count_on_stdout(const ResultOptions& options) {
  return std::ranges::count(options.files, "-", &std::pair<const std::string, std::string>::second);
}

std::string shown(const Report& report, const TableStyle& style) {
  const auto measured = [](const ProblemResult& one) { return one.rounds.has_value(); };
  const bool compared = std::ranges::any_of(report.problems, measured);
  return (report.folder ? render_folder : compared ? render_comparison : render_table)(report, style);
}

// "AMD EPYC, 2 processors": what times were measured on.
std::string processor_words() {
  std::ifstream file("/proc/cpuinfo");
  std::string model = "an unknown processor";
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with("model name")) continue;
    model = trim(line.substr(line.find(':') + 1));
    break;
  }
  return fmt::format("{}, {}", escape_binary(model), plural(cores(), "processor"));
}

}  // namespace

void ResultOptions::add(CLI::App& verb) {
  verb.option_defaults()->group("Results");
  for (const Format& format : formats) add_file(verb, format.option, format.what);
  option(verb, "--baseline FILE", baseline_file,
         "compare with the --json of an earlier run: exit status 1 for what became worse, is gone, or fails and is not "
         "in it, and for nothing else");
  option(verb, "--failures N", failures, "how many failed cases of a solution to show; 1 by default");
}

void ResultOptions::add_file(CLI::App& verb, const char* name, const char* what) {
  const auto take = [this, name](const std::string& file) {
    if (!file.empty()) files[name] = file;
  };
  verb.add_option_function<std::string>(name, take, what)->transform(as_typed())->option_text("FILE");
}

std::optional<Report> prepare_results(const ResultOptions& options, const std::vector<std::string>& inputs,
                                      const KitOption& kit_option) {
  const Kit kit = kit_option.kit();
  if (count_on_stdout(options) > 1) throw BadInput("only one format can be written to standard output (-)");
  std::set<fs::path> taken;  // nobody means to lose a solution or puzzles, or one result to another
  for (const std::string& input : inputs)
    if (!input.empty() && input != "-") taken.insert(fs::weakly_canonical(input));
  if (!options.baseline_file.empty()) taken.insert(fs::weakly_canonical(options.baseline_file));
  for (const auto& [option, name] : options.files) {
    const fs::path file = name, whole = fs::weakly_canonical(file), folder = file.parent_path();
    if (!folder.empty() && !fs::is_directory(folder))
      throw BadInput(fmt::format("{}: there is no folder {}", file.string(), folder.string()));
    if (fs::is_directory(file)) throw BadInput(fmt::format("{}: is a folder", file.string()));
    const bool device = name == "-" || (fs::exists(file) && !fs::is_regular_file(file));
    if (named_as_source(file) || !(taken.insert(whole).second || device))
      throw BadInput(fmt::format("{}: would be written over; name another file for this result", name));
    for (const fs::path& kept : {kit.root() / "testcases", kit.root() / "solutions", kit.library()}) {
      if (!kept.empty() && is_below(whole, fs::weakly_canonical(kept)))
        throw BadInput(
            fmt::format("{}: results do not go among problems and solutions; name a file in another folder", name));
    }
  }
  if (options.wants("--html")) render_html({}, {});  // or its parts are not there
  if (options.baseline_file.empty()) return std::nullopt;
  return load_report(options.baseline_file, kit);
}

CLI::Option* ReportingOptions::add_asked(CLI::App& verb) {
  CLI::Option* first = add_problem(verb, problem);
  add_solutions(verb, solutions);
  cases.add(verb);
  cases.add_choice(verb);
  return first;
}

std::optional<Report> ReportingOptions::baseline() {
  results.baseline.every_problem = problem.empty();
  results.baseline.every_solution = solutions.empty();
  std::vector<std::string> inputs = solutions;
  inputs.push_back(cases.file);
  return prepare_results(results, inputs, building);
}

bool ReportingOptions::is_try() const {
  return cases.all() && !judging.time_limit_ms && !judging.memory_limit_mb && !judging.fast;
}

std::vector<std::string> ReportingOptions::cases_to_replay(const Work& work) const {
  if (!results.wants("--html") || !work.problem->watch || work.cases.empty()) return {};
  if (!cases.names.empty()) return cases.names;
  const auto counted = std::ranges::find_if(work.cases, [](const Case& one) { return !one.counters.empty(); });
  return {(counted == work.cases.end() ? work.cases.begin() : counted)->name};
}

JudgeOptions ReportingOptions::judge_options(const Work& work, std::size_t most_timeouts) const {
  JudgeOptions options = judging.judge_options(most_timeouts);
  options.replays = cases_to_replay(work);
  options.every_expected = results.wants("--json");
  return options;
}

TableStyle ReportingOptions::style() const {
  TableStyle style = results_style(results);
  style.options = again;
  style.selection = cases.selection();
  style.alone = solutions.size() + (is_path(problem) ? 1 : 0) == 1;
  style.one_case = cases.names.size() == 1 || cases.input;
  style.counters = judging.counters || cases.input;
  style.prints = cases.input || !cases.names.empty();
  return style;
}

Report ReportingOptions::empty_report(const Toolchain& toolchain) const {
  Report report;
  report.compiler = fmt::format("{} {} -O2", toolchain.name, toolchain.dialect);
  report.processor = processor_words();
  return report;
}

void ReportingOptions::demand_checks(Report& report) const {
  const auto all = report.solutions();
  const auto unchecked = std::ranges::count_if(all, [](const auto& one) {
    return is_right(one.second->status) && !one.second->cases.empty() && one.second->checks() != Checks::passed;
  });
  if (judging.checked && unchecked > 0 && report.partial.empty())
    report.partial =
        fmt::format("--checked, but {} not checked on every case", plural(std::size_t(unchecked), "right solution"));
}

std::ostream& results_stream(const ResultOptions& options) { return count_on_stdout(options) ? std::cerr : std::cout; }

TableStyle results_style(const ResultOptions& options) {
  TableStyle style = terminal_style(count_on_stdout(options) ? STDERR_FILENO : STDOUT_FILENO);
  style.failures_shown = options.failures.value_or(style.failures_shown);
  return style;
}

int finish(Report& report, const std::vector<BadCase>& bad, const ResultOptions& options, const TableStyle& style,
           const std::optional<Report>& baseline) {
  if (report.partial.empty() && !bad.empty())
    report.partial = fmt::format("{} of the cases or problems could not be judged: {}{}", bad.size(),
                                 shortened(bad[0].what(), most_of_reason), bad.size() > 1 ? "; …" : "");
  const bool nothing = report.solutions().empty();
  if (report.partial.empty() && nothing) report.partial = "nothing was judged";
  take_standings(report);
  std::ostream& out = results_stream(options);
  out << shown(report, style) << std::flush;
  std::optional<Baseline> found;
  if (baseline) found = compare_with_baseline(report, *baseline, options.baseline);
  std::string failures;  // one file that cannot be written is no reason to lose the others
  const bool worse = found && !(found->regressions.empty() && found->unknown.empty());
  const bool useless = found && found->compared == 0 && !worse;
  if (useless && !nothing) failures = fmt::format("{}: holds nothing that could be compared", options.baseline_file);
  TableStyle plain = style;
  plain.colour = false;
  plain.width = 0;
  for (const Format& one : formats) {
    if (!options.wants(one.option)) continue;
    try {
      write_file(options.files.at(one.option), one.render(report, plain));
    } catch (const BadInput& error) {
      failures += (failures.empty() ? "" : "; ") + std::string(error.what());
    }
  }
  if (found) out << "\n" << baseline_text(*found, display_path(options.baseline_file)) << std::flush;
  if (!failures.empty()) throw BadInput(failures);
  if (report.judge_failed() || !report.partial.empty()) return 2;
  if (worse || (!found && !report.all_right())) return 1;
  return 0;
}

}  // namespace leetjudge
