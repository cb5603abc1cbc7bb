#include "commands/results.hpp"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <vector>

#include "commands/showing.hpp"
#include "compare/baseline.hpp"
#include "compare/standing.hpp"
#include "problem/kit.hpp"
#include "results/json.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

constexpr double save_every_s = 3;
constexpr double most_saving = 50;  // so much longer it works than it saves

struct Format {
  std::string CommandLine::*file;
  std::string (*render)(const Report& report, const TableStyle& style);
};

constexpr Format formats[] = {
    {&CommandLine::json_file, [](const Report& report, const TableStyle&) { return results_json(report); }},
    {&CommandLine::csv_file, render_csv},
    {&CommandLine::markdown_file, render_markdown},
    {&CommandLine::junit_file, render_junit},
    {&CommandLine::html_file, render_html},
};

bool writes_to_stdout(const CommandLine& line) {
  for (const Format& format : formats) {
    if (line.*format.file == "-") return true;
  }
  return false;
}

double now_s() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Nobody means to lose a solution or puzzles, or one result to another.
void refuse_to_write_over_others(const CommandLine& line) {
  std::vector<std::filesystem::path> others;
  const auto add = [&](const std::filesystem::path& file) {
    const bool device = std::filesystem::exists(file) && !std::filesystem::is_regular_file(file);
    if (!file.empty() && file != "-" && !device) others.push_back(std::filesystem::weakly_canonical(file));
  };
  add(line.cases_file);
  for (const std::string& solution : line.solutions) add(solution);
  for (const Format& one : formats) {
    const std::string& file = line.*one.file;
    const auto same = std::find(others.begin(), others.end(), std::filesystem::weakly_canonical(file));
    if (file.ends_with(".cpp") || same != others.end())
      throw BadInput(fmt::format("{}: would be written over; name another file for this result", file));
    add(file);
  }
}

// With what was asked for. The files that are merged do not say; a whole is asked for then.
BaselineOptions baseline_options(const CommandLine& line) {
  BaselineOptions options = line.baseline;
  options.every_problem = line.problem.empty();
  options.every_solution = line.solutions.empty();
  options.every_case = line.cases_file.empty() && (line.set.empty() || line.set == "all") &&
                       line.case_names.empty() && !line.input && !line.sample && !line.shard;
  return options;
}

}  // namespace

std::optional<LoadedReport> prepare_results(const CommandLine& line) {
  int to_stdout = 0;
  for (const Format& one : formats) {
    const std::filesystem::path file = line.*one.file;
    to_stdout += file == "-";
    const std::filesystem::path folder = file.parent_path();
    if (!folder.empty() && !std::filesystem::is_directory(folder))
      throw BadInput(fmt::format("{}: there is no folder {}", file.string(), folder.string()));
    if (std::filesystem::is_directory(file)) throw BadInput(fmt::format("{}: is a folder", file.string()));
  }
  if (to_stdout > 1) throw BadInput("only one format can be written to standard output (-)");
  refuse_to_write_over_others(line);
  if (!line.html_file.empty()) render_html({}, {});  // or its parts are not there
  if (line.baseline_file.empty()) return std::nullopt;
  return load_report(line.baseline_file, Kit(line.kit));
}

Report empty_report(const CommandLine& line, const std::deque<Work>& work, const Toolchain& toolchain) {
  Report report;
  report.compiler = compiler_words(line, toolchain);
  report.processor = processor_words();
  report.shard = line.shard;
  for (const Work& one : work) {
    if (report.shard) report.shard_of += one.digest;
  }
  return report;
}

bool Saving::due() const {
  return !line_.json_file.empty() && line_.json_file != "-" && !failed_ && now_s() >= next_s_;
}

void Saving::save(const Report& report) {
  if (!due()) return;
  const double begin_s = now_s();
  Report partial = report;
  take_standings(partial);
  partial.partial = "it was still running";
  try {
    write_file(line_.json_file, results_json(partial));
  } catch (const BadInput&) {
    failed_ = true;
  }
  next_s_ = now_s() + std::max(save_every_s, most_saving * (now_s() - begin_s));
}

void Saving::save(const Report& report, ProblemResult& problem, const SolutionResult& so_far) {
  if (!due()) return;
  problem.solutions.push_back(so_far);
  save(report);
  problem.solutions.pop_back();
}

std::ostream& results_stream(const CommandLine& line) {
  return writes_to_stdout(line) ? std::cerr : std::cout;
}

TableStyle results_style(const CommandLine& line) {
  return table_style(line, writes_to_stdout(line) ? STDERR_FILENO : STDOUT_FILENO);
}

int finish(Report& report, const CommandLine& line, const TableStyle& style, Shown shown,
           const std::optional<LoadedReport>& baseline) {
  take_standings(report);
  std::ostream& out = results_stream(line);
  out << shown(report, style) << std::flush;
  std::string failures;  // one file that cannot be written is no reason to lose the others
  for (const Format& one : formats) {
    const std::string& file = line.*one.file;
    try {
      if (!file.empty()) write_file(file, one.render(report, style));
    } catch (const BadInput& error) {
      failures += (failures.empty() ? "" : "; ") + std::string(error.what());
    }
  }
  bool worse = false;
  if (baseline) {
    const Baseline found = compare_with_baseline(report, baseline->report, baseline_options(line));
    out << "\n" << baseline_text(found, display_path(line.baseline_file));
    worse = !found.regressions.empty();
    if (found.compared == 0 && !worse)
      failures += fmt::format("{}: holds nothing that could be compared", line.baseline_file);
  }
  out << std::flush;
  if (!out) throw BadInput("standard output cannot be written to");
  if (!failures.empty()) throw BadInput(failures);
  if (report.judge_failed() || !report.partial.empty()) return 2;
  return worse || (!report.all_right() && !line.only_regressions) ? 1 : 0;
}

}  // namespace leetjudge
